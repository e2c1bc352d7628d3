//! Re-pairing a published round so that the fewest are touched (5.4.10.8, 5.4.10.12; P23).
//!
//! "Повторная жеребьевка (в случае ее необходимости) должна затрагивать минимальное число
//! участников." Given the event as it stands after the change and the pairs as they were published:
//!
//! 1. the fewest participants get another opponent or bye; who leaves or comes isn't counted;
//! 2. among those pairings, the least total difference in points inside new pairs; a new bye counts
//!    with the points of who gets it;
//! 3. among those, the lexicographically least sorted list of new pairs as places in the
//!    classification.
//!
//! Hard prohibitions (P1 to P5, P34), forced pairs and the soft prohibitions that the published
//! draw kept bind; the walk to the bye (P6), pools and compulsory meetings don't. A soft prohibition
//! counts as kept if no published pair breaks it, and still yields where the round couldn't be
//! paired with it and those before it (P33).
//!
//! The result is exact at any size. Time grows with the square of the players for every participant
//! who has lost his opponent or bye; where points are so many and so fine that costs could pass 63
//! bits, the answer is [`RepairError::TooLarge`], never an approximation.

mod boards;
mod changes;
mod error;
mod ground;
mod published;
mod remark;
mod why;

pub use changes::Changes;
pub use error::RepairError;
pub use published::Published;
pub use remark::Remark;
pub use why::Why;

use shashki_base::{Generator, Lang, Seed};
use shashki_tournament::{Event, Points, StartNumber};

use crate::bars::{Bars, Source};
use crate::draw::{self, Setting};
use crate::field::Field;
use crate::forced::{self, Fixed};
use crate::{FirstColour, Note, PairError, Pairing, Request, System, pair, wishes};
use ground::Ground;
use published::Partners;

/// A round paired anew with the fewest participants touched (P23).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Repair {
    /// The whole round as it stands now; its boards in their order (P22).
    pub pairing: Pairing,
    /// The round as it was published.
    pub published: Published,
    /// Who gets another opponent or bye, by start number.
    pub touched: Vec<StartNumber>,
    /// Who wasn't in the published round, by start number.
    pub came: Vec<StartNumber>,
    /// Who was in it and takes no part any more, by start number.
    pub gone: Vec<StartNumber>,
    /// The boards that weren't published, in the order of the boards, a new bye last.
    pub new_boards: Vec<NewBoard>,
    /// The boards kept with other colours, as they are now: one would have had his a fourth time
    /// running (P2).
    pub swapped: Vec<(StartNumber, StartNumber)>,
    /// The total difference in points inside the new boards.
    pub points_difference: Points,
    /// What the arbiter should know about the re-pairing beside the notes of the pairing.
    pub remarks: Vec<Remark>,
    /// The full new draw, which 5.4.10.12 allows as well, to set beside it.
    pub new_draw: Result<NewDraw, PairError>,
}

/// A board, or a bye, that wasn't published.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewBoard {
    /// White, or who has the bye.
    pub first: StartNumber,
    /// Black; none for the bye.
    pub second: Option<StartNumber>,
    /// Why each of them isn't where he was published.
    pub why: Vec<Why>,
}

/// The round drawn anew as a whole (5.4.10.12).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewDraw {
    /// The round.
    pub pairing: Pairing,
    /// Who would get another opponent or bye than was published, by start number.
    pub touched: Vec<StartNumber>,
    /// The boards that weren't published, White first, in their order; the bye last, without a
    /// second.
    pub new_boards: Vec<(StartNumber, Option<StartNumber>)>,
}

impl Repair {
    /// Remarks and notes in words, one each, `warning: ` or `note: ` before them.
    pub fn said(&self, lang: Lang) -> Vec<String> {
        let kind = |warning| {
            if warning {
                lang.pick("warning", "предупреждение")
            } else {
                lang.pick("note", "примечание")
            }
        };
        let remarks = self.remarks.iter();
        let remarks = remarks.map(|r| format!("{}: {}", kind(r.is_warning()), r.message(lang)));
        let notes = self.pairing.notes.iter();
        let notes = notes.map(|n| format!("{}: {}", kind(n.is_warning()), n.message(lang)));
        remarks.chain(notes).collect()
    }
}

/// Pairs a published round anew with the fewest participants touched (P23).
///
/// `event` is the event after the change ([`Changes::repair`] makes it first). If the round stands in it, its
/// pairs are dropped and whoever stood in it without any stays absent; a player without a cell in
/// it has come if the round is the one he enters in, and stays away otherwise.
///
/// ```
/// use shashki_pairing::{Published, Request, System, repair};
/// use shashki_tournament::{Absence, AbsenceKind, Draft, Player, StartNumber};
/// let number = |n| StartNumber::new(n).unwrap();
/// let mut draft = Draft::default();
/// draft.players = (1..=4).map(|n| Player::new(number(n), "")).collect();
/// draft.absences.push(Absence { player: number(4), round: None, kind: AbsenceKind::Zero });
/// let event = draft.check().unwrap();
/// let published = Published::from_list("2\n1 3\n4 2\n").unwrap();
/// let repair = repair(&event, &published, &Request::new(System::Coefficient)).unwrap();
/// assert_eq!(repair.pairing.list(), "2\n1 3\n2 0\n"); // player 4 is gone: 2 gets the bye
/// assert_eq!(repair.touched, [number(2)]);
/// ```
pub fn repair(
    event: &Event,
    published: &Published,
    request: &Request,
) -> Result<Repair, RepairError> {
    let partners = published.partners(event)?;
    let round = published.round_in(event, request.round);
    let begun = remark::begun(event, round);
    let event = &changes::unpublished(event, round)?;
    let (request, seed) = &as_published(event, published, request, round);
    let mut notes = Vec::new();
    let setting = Setting::new(event, request, &mut notes)?;
    draw::refuse_acceleration(event, setting.round)?;
    let field = Field::new(event, &setting, &mut notes)?;
    draw::note_unfinished(event, &setting, &mut notes);
    let source = Source::new(event, request, &setting);
    let forced = event.constraints().forced.iter().chain(&request.forced);
    let fixed = forced::fix(&source, &field, forced, &mut notes)?;
    let hall = Hall { event, request, setting: &setting, field: &field, source: &source };
    let mut work = Work { hall, partners: &partners, fixed: &fixed, seed: *seed, notes };
    let (pairs, bye) = work.pairs()?;
    let mut repair = work.finish(&pairs, bye, published)?;
    repair.remarks.extend(begun);
    Ok(repair)
}

/// What a round is re-paired in.
#[derive(Copy, Clone)]
struct Hall<'a> {
    event: &'a Event,
    request: &'a Request,
    setting: &'a Setting,
    field: &'a Field,
    source: &'a Source<'a>,
}

/// A re-pairing on its way.
struct Work<'a> {
    hall: Hall<'a>,
    partners: &'a Partners,
    fixed: &'a Fixed,
    /// The seed from which the published lot was drawn again.
    seed: Option<Seed>,
    notes: Vec<Note>,
}

impl Work<'_> {
    /// All pairs of the round and its bye, as places.
    fn pairs(&mut self) -> Result<ground::Pairs, RepairError> {
        let Hall { field, source, .. } = self.hall;
        let order: Vec<usize> = field.places.iter().map(|entrant| entrant.index).collect();
        let mut bars = Bars::new(source, &order);
        let rest = draw::not_fixed(field, self.fixed);
        self.keep_soft(&mut bars, &rest)?;
        let ground = Ground::new(field, &bars, rest, self.partners)?;
        let (mut pairs, bye) = ground.least()?;
        pairs.extend(&self.fixed.pairs);
        Ok((pairs, bye.or(self.fixed.bye)))
    }

    /// P33, for those soft prohibitions that no published pair breaks.
    fn keep_soft(&mut self, bars: &mut Bars, rest: &[usize]) -> Result<(), RepairError> {
        let Hall { event, field, setting, .. } = self.hall;
        let soft = wishes::soft_pairs(event.constraints(), setting.round);
        if soft.is_empty() {
            return Ok(());
        }
        draw::note_forced_soft(event, setting, field, self.fixed, &mut self.notes);
        let broken = |&(first, second): &(StartNumber, StartNumber)| {
            self.partners.get(&first) == Some(&Some(second))
        };
        let (yielded, wished): (Vec<_>, Vec<_>) = soft.into_iter().partition(broken);
        let ground = Ground::new(field, bars, rest.to_vec(), self.partners)?;
        let (kept, dropped) = ground.keep_soft(&wished)?;
        bars.add_soft(&kept);
        let both_here = |&(first, second): &(StartNumber, StartNumber)| {
            let here = |start| field.places.iter().any(|entrant| entrant.start == start);
            here(first) && here(second)
        };
        let named = yielded.into_iter().filter(both_here).chain(dropped);
        for (first, second) in named {
            let note = Note::Yielded { first, second };
            if !self.notes.contains(&note) {
                self.notes.push(note);
            }
        }
        Ok(())
    }

    fn finish(
        mut self,
        pairs: &[(usize, usize)],
        bye: Option<usize>,
        published: &Published,
    ) -> Result<Repair, RepairError> {
        let Hall { event, request, setting, field, .. } = self.hall;
        let made = boards::make(self.hall, published, self.partners, pairs, &mut self.notes)?;
        let bye = bye.map(|place| field.places[place].start);
        let here = |start: &StartNumber| field.places.iter().any(|e| e.start == *start);
        let mut came: Vec<StartNumber> = field.places.iter().map(|e| e.start).collect();
        came.retain(|start| !self.partners.contains_key(start));
        came.sort_unstable();
        let gone = self.partners.keys().copied().filter(|start| !here(start)).collect();
        let touched = published::touched(self.partners, &made.boards, bye);
        let new = published::new_boards(self.partners, &made.boards, bye);
        let reasons = why::Reasons { hall: self.hall, partners: self.partners, fixed: self.fixed };
        let new_boards: Vec<NewBoard> = new
            .into_iter()
            .map(|(first, second)| NewBoard { first, second, why: reasons.of(first, second) })
            .collect();
        let points_difference = boards::points_difference(field, &new_boards);
        let new_draw = pair(event, request, &mut ()).map(|pairing| NewDraw {
            touched: published::touched(self.partners, &pairing.boards, pairing.bye),
            new_boards: published::new_boards(self.partners, &pairing.boards, pairing.bye),
            pairing,
        });
        let remarks = remark::remarks(event, &touched, &new_boards, self.fixed, &new_draw);
        let pairing = Pairing {
            round: setting.round,
            system: setting.system,
            profile: setting.profile,
            options: setting.options,
            boards: made.boards,
            bye,
            absent: field.absent.clone(),
            seed: field.lot_seed.or(self.seed),
            lot: field.lot.clone(),
            notes: self.notes,
        };
        Ok(Repair {
            pairing,
            published: published.clone(),
            touched,
            came,
            gone,
            new_boards,
            swapped: made.swapped,
            points_difference,
            remarks,
            new_draw,
        })
    }
}

/// The request with what the published round tells of its draw: the first colour, and the drawn
/// order of those who were there, so that who comes stands at its end; with the seed of that order.
fn as_published(
    event: &Event,
    published: &Published,
    request: &Request,
    round: u16,
) -> (Request, Option<Seed>) {
    let mut request = Request { round: Some(round), ..request.clone() };
    if request.system == System::Lot {
        let lots = &event.draw().lots;
        let given = lots.iter().any(|lot| lot.round.is_none_or(|of| of == round));
        let seed = request.seed.or(event.draw().seed).filter(|_| !given);
        if let (None, Some(seed)) = (&request.lot_order, seed) {
            let mut order = published.players();
            order.sort_unstable();
            Generator::new(seed, u64::from(round)).shuffle(&mut order);
            request.lot_order = Some(order);
            return (request, Some(seed));
        }
    } else if round == 1 && request.first_colour.is_none() && event.draw().first_colour.is_none() {
        request.first_colour = published.first_colour().map(FirstColour::Given);
    }
    (request, None)
}
