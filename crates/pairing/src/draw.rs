//! A round from the event to the boards.

use core::cmp::Reverse;

use shashki_base::{Generator, Seed};
use shashki_tournament::{Colour, Event, MeetingResult, PairingOptions, Round, StartNumber};

use crate::ahead::sure_rounds;
use crate::bars::{Bars, Source};
use crate::colours::{ColourReason, Colours};
use crate::engine::Engine;
use crate::field::{Entrant, Field};
use crate::note::ColourSource;
use crate::request::{FirstColour, Request};
use crate::step::{Observer, Step};
use crate::system::Table;
use crate::{Board, Note, PairError, Pairing, Profile, System, forced, stages, wishes};

/// The stream of the seed from which the first colour is drawn; rounds draw their lots from the
/// streams with their own numbers.
const FIRST_COLOUR_STREAM: u64 = 0;

/// What a draw goes by, once the request and the event have been put together.
#[derive(Clone)]
pub(crate) struct Setting {
    pub(crate) round: u16,
    /// Whether the round stands in the event already.
    pub(crate) replay: bool,
    pub(crate) system: System,
    pub(crate) profile: Profile,
    pub(crate) table: &'static Table,
    pub(crate) options: PairingOptions,
    pub(crate) seed: Option<Seed>,
    pub(crate) lot_order: Option<Vec<StartNumber>>,
}

impl Setting {
    pub(crate) fn new(
        event: &Event,
        request: &Request,
        notes: &mut Vec<Note>,
    ) -> Result<Self, PairError> {
        let (profile, system) = (request.profile, request.system);
        let table =
            Table::of(system, profile).ok_or(PairError::ProfileMismatch { profile, system })?;
        let round = round(event, request, notes)?;
        let replay = event.rounds().get(usize::from(round) - 1).is_some_and(Round::is_paired);
        if replay {
            notes.push(Note::Replayed { round });
        }
        Ok(Self {
            round,
            replay,
            system,
            profile,
            table,
            options: request.options.or(event.draw().options),
            seed: request.seed.or(event.draw().seed),
            lot_order: request.lot_order.clone(),
        })
    }
}

fn round(event: &Event, request: &Request, notes: &mut Vec<Note>) -> Result<u16, PairError> {
    let next = event.paired_rounds() + 1;
    let round = request.round.unwrap_or(next);
    if round == 0 || round > next {
        return Err(PairError::NoSuchRound { round, last: next });
    }
    if let Some(planned) = event.planned_rounds().filter(|&planned| round > planned) {
        return Err(PairError::BeyondPlan { round, planned });
    }
    if request.round.is_none() {
        notes.push(Note::RoundInferred { round });
    }
    Ok(round)
}

/// Pairs a round (5.4.10.1).
///
/// The observer takes note of every decision; `&mut ()` for none, a `Vec<Step>` to explain it.
///
/// ```
/// use shashki_pairing::{pair, FirstColour, Request, System};
/// use shashki_tournament::{Colour, Draft, Player, StartNumber};
/// let mut draft = Draft::default();
/// for number in 1..=4 {
///     draft.players.push(Player::new(StartNumber::new(number).unwrap(), ""));
/// }
/// let event = draft.check().unwrap();
/// let mut request = Request::new(System::TruncatedSolkoff);
/// request.first_colour = Some(FirstColour::Given(Colour::White));
/// let pairing = pair(&event, &request, &mut ()).unwrap();
/// let boards: Vec<_> = pairing.boards.iter().map(|b| (b.white.get(), b.black.get())).collect();
/// assert_eq!(boards, [(1, 3), (4, 2)]); // upper half against lower half, 5.4.10.5.2
/// ```
pub fn pair<O: Observer>(
    event: &Event,
    request: &Request,
    observer: &mut O,
) -> Result<Pairing, PairError> {
    let mut notes = Vec::new();
    let setting = Setting::new(event, request, &mut notes)?;
    refuse_acceleration(event, setting.round)?;
    let field = Field::new(event, &setting, &mut notes)?;
    note_unfinished(event, &setting, &mut notes);
    let source = Source::new(event, request, &setting);
    observer.saw(|| Step::Classified {
        order: field.places.iter().map(|e| (e.start, e.points)).collect(),
    });
    let forced = event.constraints().forced.iter().filter(|_| !setting.replay);
    let fixed = forced::fix(&source, &field, forced.chain(&request.forced), &mut notes)?;
    for &(first, second) in &fixed.pairs {
        let (first, second) = (field.places[first].start, field.places[second].start);
        observer.saw(|| Step::Forced { first, second: Some(second) });
    }
    if let Some(place) = fixed.bye {
        observer.saw(|| Step::Forced { first: field.places[place].start, second: None });
    }
    note_forced_soft(event, &setting, &field, &fixed, &mut notes);
    let order: Vec<usize> = field.places.iter().map(|entrant| entrant.index).collect();
    let mut bars = Bars::new(&source, &order);
    let rest = not_fixed(&field, &fixed);
    let plan = stages::settle(event, setting.round, &field, &mut bars, rest, &mut notes, observer)?;
    let mut engine = Engine {
        event,
        setting: &setting,
        field: &field,
        bars: &bars,
        source: &source,
        observer,
        pairs: fixed.pairs,
    };
    engine.pairs.extend(&plan.compulsory);
    for pool in &plan.pools {
        engine.pair_pool(pool)?;
    }
    let pairs = engine.pairs;
    let boards = boards(event, request, &setting, &field, &pairs, &mut notes, observer)?;
    look_ahead(event, &setting, field.places.len(), &mut notes);
    Ok(Pairing {
        round: setting.round,
        system: setting.system,
        profile: setting.profile,
        options: setting.options,
        boards,
        bye: plan.bye.or(fixed.bye).map(|place| field.places[place].start),
        absent: field.absent,
        seed: field.lot_seed.or(notes.iter().find_map(Note::drawn_seed)),
        lot: field.lot,
        notes,
    })
}

/// Points pretended for a round would change its score groups; no system of 5.4.10 knows them.
pub(crate) fn refuse_acceleration(event: &Event, round: u16) -> Result<(), PairError> {
    let mut holding = event.draft().acceleration.iter().filter(|a| a.holds_in(round));
    match holding.next() {
        Some(a) => Err(PairError::Acceleration { player: a.first, points: a.points }),
        None => Ok(()),
    }
}

/// Says so where more rounds are planned than are sure to be pairable.
fn look_ahead(event: &Event, setting: &Setting, players: usize, notes: &mut Vec<Note>) {
    let sure = sure_rounds(players);
    let planned = event.planned_rounds().filter(|&planned| planned > sure.max(setting.round));
    if let Some(planned) = planned.filter(|_| players > 1 && !setting.replay) {
        notes.push(Note::LookAhead { players, sure, planned });
    }
}

pub(crate) fn note_unfinished(event: &Event, setting: &Setting, notes: &mut Vec<Note>) {
    let past = event.rounds().iter().take(usize::from(setting.round) - 1);
    for (round, past) in (1..).zip(past) {
        for meeting in &past.meetings {
            if meeting.result == MeetingResult::Unfinished {
                let (white, black) = (meeting.white, meeting.black);
                notes.push(Note::Unfinished { round, white, black });
            }
        }
    }
}

/// The places that are neither forced nor have the bye beforehand.
pub(crate) fn not_fixed(field: &Field, fixed: &forced::Fixed) -> Vec<usize> {
    let mut free = vec![true; field.places.len()];
    for place in fixed.pairs.iter().flat_map(|&(a, b)| [a, b]).chain(fixed.bye) {
        free[place] = false;
    }
    (0..field.places.len()).filter(|&place| free[place]).collect()
}

/// The soft prohibition of a pair that the host forces himself yields.
pub(crate) fn note_forced_soft(
    event: &Event,
    setting: &Setting,
    field: &Field,
    fixed: &forced::Fixed,
    notes: &mut Vec<Note>,
) {
    for (first, second) in wishes::soft_pairs(event.constraints(), setting.round) {
        let both = |&(a, b): &(usize, usize)| {
            let (a, b) = (field.places[a].start, field.places[b].start);
            (a.min(b), a.max(b)) == (first, second)
        };
        if fixed.pairs.iter().any(both) {
            notes.push(Note::Yielded { first, second });
        }
    }
}

/// Colours (P18 to P21) and the order of the boards (P22).
fn boards<O: Observer>(
    event: &Event,
    request: &Request,
    setting: &Setting,
    field: &Field,
    pairs: &[(usize, usize)],
    notes: &mut Vec<Note>,
    observer: &mut O,
) -> Result<Vec<Board>, PairError> {
    let (odd, source) = first_colour(event, request, setting)?;
    let colours = colours(event, setting, odd);
    let places = &field.places;
    let pairs = board_order(places, pairs);
    let mut first_colour_used = setting.round == 1 && setting.system != System::Lot;
    let mut boards = Vec::with_capacity(pairs.len());
    for (a, b) in pairs {
        let (colour, reason) = colours.decide(&places[a], &places[b]);
        first_colour_used |= reason == ColourReason::FirstColour && setting.system != System::Lot;
        let board = board(&places[a], &places[b], colour);
        observer.saw(|| Step::Colours { white: board.white, black: board.black, reason });
        boards.push(board);
    }
    if first_colour_used {
        notes.push(Note::FirstColour { colour: odd, source });
    }
    Ok(boards)
}

/// What colours are given by in this round.
pub(crate) fn colours<'e>(event: &'e Event, setting: &Setting, odd: Colour) -> Colours<'e> {
    Colours {
        event,
        round: setting.round,
        rule: setting.table.colours,
        odd,
        by_lot: setting.system == System::Lot && setting.round == 1,
    }
}

/// The pairs in the order of the boards, the higher classified of each first (P22).
pub(crate) fn board_order(places: &[Entrant], pairs: &[(usize, usize)]) -> Vec<(usize, usize)> {
    let mut pairs: Vec<(usize, usize)> = pairs.iter().map(|&(a, b)| (a.min(b), a.max(b))).collect();
    pairs.sort_by_cached_key(|&(a, b)| {
        let (first, second) = (places[a].points, places[b].points);
        (Reverse(first.max(second)), Reverse(first + second), a)
    });
    pairs
}

pub(crate) fn board(a: &Entrant, b: &Entrant, colour_of_a: Colour) -> Board {
    let (white, black) = if colour_of_a == Colour::White { (a, b) } else { (b, a) };
    Board { white: white.start, black: black.start, points: [white.points, black.points] }
}

/// P18: the colour of the odd numbers, and where it comes from.
pub(crate) fn first_colour(
    event: &Event,
    request: &Request,
    setting: &Setting,
) -> Result<(Colour, ColourSource), PairError> {
    if setting.system == System::Lot {
        return Ok((Colour::White, ColourSource::Given)); // 5.4.10.4
    }
    match (request.first_colour, event.draw().first_colour) {
        (Some(FirstColour::Given(colour)), _) => Ok((colour, ColourSource::Given)),
        (None, Some(colour)) => Ok((colour, ColourSource::Recorded)),
        (Some(FirstColour::Lot), _) => draw_colour(setting),
        (None, None) if setting.round == 1 && !setting.replay => draw_colour(setting),
        (None, None) => Ok(read_off(event)),
    }
}

fn draw_colour(setting: &Setting) -> Result<(Colour, ColourSource), PairError> {
    let seed = setting.seed.ok_or(PairError::SeedMissing)?;
    let heads = Generator::new(seed, FIRST_COLOUR_STREAM).below(2) == 0;
    let colour = if heads { Colour::White } else { Colour::Black };
    Ok((colour, ColourSource::Drawn(seed)))
}

/// The colour of the lowest odd start number that played in round 1; White if there is none.
fn read_off(event: &Event) -> (Colour, ColourSource) {
    let odd = event.players().iter().enumerate().filter(|(_, player)| player.start.is_odd());
    let mut played = odd.filter_map(|(index, player)| {
        event.cell(index, 1).played_colour().map(|colour| (colour, player.start))
    });
    match played.next() {
        Some((colour, start)) => (colour, ColourSource::ReadOff(start)),
        None => (Colour::White, ColourSource::Assumed),
    }
}
