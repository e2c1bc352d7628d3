//! Who takes part in the round, and in which order (the *classification*).

use shashki_base::{Generator, Seed};
use shashki_tiebreak::{Current, Product};
use shashki_tournament::{
    AbsenceKind, ByeEntry, Cell, Event, PairingOptions, Points, StartNumber, TieOrder, UnpairedKind,
};

use crate::draw::Setting;
use crate::system::{Coefficient, GroupOrder, NumberOrder};
use crate::{Note, PairError};

/// One who takes part.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Entrant {
    /// His index in the event.
    pub(crate) index: usize,
    pub(crate) start: StartNumber,
    /// His points before the round.
    pub(crate) points: Points,
    /// The round in which he won without play, if he did (P3).
    pub(crate) won_without_play: Option<u16>,
    /// His number in the drawn order, from 1 (system lot).
    pub(crate) drawn: Option<u32>,
}

/// The players of the round.
pub(crate) struct Field {
    /// In the order of the classification: the number of a *place*, from 0, is the index here.
    pub(crate) places: Vec<Entrant>,
    /// Who isn't there, by ascending start number.
    pub(crate) absent: Vec<(StartNumber, UnpairedKind)>,
    /// Who was given the bye beforehand (P4).
    pub(crate) assigned_bye: Option<StartNumber>,
    /// The drawn order used, comers at its end (system lot).
    pub(crate) lot: Option<Vec<StartNumber>>,
    /// The seed from which that order was drawn, if it wasn't given.
    pub(crate) lot_seed: Option<Seed>,
}

/// How a player stands to the round.
enum Presence {
    Here,
    HasBye,
    /// The bye was given to one who isn't there.
    HasByeAbsent,
    Absent(UnpairedKind),
    /// Not entered yet, or gone.
    NoPart,
}

impl Field {
    /// Finds out who is there and classifies them.
    pub(crate) fn new(
        event: &Event,
        setting: &Setting,
        notes: &mut Vec<Note>,
    ) -> Result<Self, PairError> {
        let mut field = Self {
            places: Vec::new(),
            absent: Vec::new(),
            assigned_bye: None,
            lot: None,
            lot_seed: None,
        };
        let announced = announced(event, setting);
        for (index, player) in event.players().iter().enumerate() {
            match presence(event, setting, index, announced[index]) {
                Presence::NoPart => {}
                Presence::HasByeAbsent => {
                    return Err(PairError::ByeForAbsent { player: player.start });
                }
                Presence::Absent(kind) => {
                    if matches!(kind, UnpairedKind::HalfPointBye | UnpairedKind::FullPointBye) {
                        notes.push(Note::PaidAbsence { player: player.start });
                    }
                    field.absent.push((player.start, kind));
                }
                here => {
                    if matches!(here, Presence::HasBye) {
                        field.assign_bye(player.start)?;
                    }
                    field.places.push(entrant(event, setting.round, index));
                }
            }
        }
        field.classify(event, setting)?;
        Ok(field)
    }

    /// The same where the order inside score groups doesn't matter: a lot that isn't known is
    /// replaced by the start numbers.
    pub(crate) fn in_any_order(
        event: &Event,
        mut setting: Setting,
        notes: &mut Vec<Note>,
    ) -> Result<Self, PairError> {
        match Self::new(event, &setting, notes) {
            Err(PairError::SeedMissing) => {
                setting.lot_order = Some(event.players().iter().map(|p| p.start).collect());
                Self::new(event, &setting, notes)
            }
            field => field,
        }
    }

    fn assign_bye(&mut self, player: StartNumber) -> Result<(), PairError> {
        match self.assigned_bye.replace(player) {
            Some(before) => Err(PairError::TwoByes { first: before, second: player }),
            None => Ok(()),
        }
    }

    fn classify(&mut self, event: &Event, setting: &Setting) -> Result<(), PairError> {
        match setting.table.order(setting.round) {
            GroupOrder::Drawn => {
                let (mut order, seed) = self.drawn_order(event, setting)?;
                let mut numbers = drawn_numbers(event, &order)?;
                // One who came after the draw stands at its end, by his start number.
                for entrant in &self.places {
                    if numbers[entrant.index].is_none() {
                        order.push(entrant.index);
                        numbers[entrant.index] = u32::try_from(order.len()).ok();
                    }
                }
                for entrant in &mut self.places {
                    entrant.drawn = numbers[entrant.index];
                }
                self.lot = Some(order.iter().map(|&index| event.players()[index].start).collect());
                self.lot_seed = seed;
                self.places.sort_by_key(|e| (core::cmp::Reverse(e.points), e.drawn));
            }
            GroupOrder::StartNumbers(direction) => {
                let ascending = setting.ascending(direction);
                self.places.sort_by_key(|e| (core::cmp::Reverse(e.points), number(*e, ascending)));
            }
            GroupOrder::Coefficients(coefficients, direction) => {
                let ascending = setting.ascending(direction);
                let current = Current::new(event, setting.round, setting.bye_entry());
                let values = |e: &Entrant| {
                    let value = |c: &Coefficient| c.value(current, e.index);
                    let mut values = coefficients.iter().map(value);
                    (values.next().unwrap_or_default(), values.next().unwrap_or_default())
                };
                // The keys are large; only their numbers are moved about.
                let key = |e: &Entrant| {
                    (core::cmp::Reverse((e.points, values(e))), number(*e, ascending))
                };
                let keys: Vec<_> = self.places.iter().map(key).collect();
                let mut order: Vec<usize> = (0..keys.len()).collect();
                order.sort_unstable_by_key(|&at| &keys[at]);
                self.places = order.into_iter().map(|at| self.places[at]).collect();
            }
        }
        Ok(())
    }

    /// The round's drawn order, as indices in the event, and the seed if it was drawn now (P17).
    fn drawn_order(
        &self,
        event: &Event,
        setting: &Setting,
    ) -> Result<(Vec<usize>, Option<Seed>), PairError> {
        let lots = &event.draw().lots;
        let of_round = lots.iter().find(|lot| lot.round == Some(setting.round));
        let of_next = lots.iter().find(|lot| lot.round.is_none() && !setting.replay);
        let given = setting.lot_order.as_deref();
        let given = given.or(of_round.or(of_next).map(|lot| lot.order.as_slice()));
        if let Some(order) = given {
            let index = |&start: &StartNumber| {
                event.index_of(start).ok_or(PairError::UnknownPlayer { player: start })
            };
            return Ok((order.iter().map(index).collect::<Result<_, _>>()?, None));
        }
        let seed = setting.seed.ok_or(PairError::SeedMissing)?;
        let mut order: Vec<usize> = self.places.iter().map(|entrant| entrant.index).collect();
        Generator::new(seed, u64::from(setting.round)).shuffle(&mut order);
        Ok((order, Some(seed)))
    }
}

/// By index in the event: the number of each player in a drawn order, from 1.
fn drawn_numbers(event: &Event, order: &[usize]) -> Result<Vec<Option<u32>>, PairError> {
    let mut numbers = vec![None; event.players().len()];
    for (number, &index) in (1..).zip(order) {
        if numbers[index].replace(number).is_some() {
            return Err(PairError::TwiceInLot { player: event.players()[index].start });
        }
    }
    Ok(numbers)
}

impl Coefficient {
    fn value(self, current: Current<'_>, index: usize) -> Product {
        let sum = |points: Points| Product(i128::from(points.hundredths()));
        match self {
            Self::TruncatedSolkoff => sum(current.truncated_solkoff(index)),
            Self::Buchholz => sum(current.buchholz(index)),
            Self::SonnebornBerger => current.sonneborn_berger(index),
        }
    }
}

impl Setting {
    fn ascending(&self, direction: NumberOrder) -> bool {
        match direction {
            NumberOrder::Ascending => true,
            NumberOrder::ByRound => self.round % 2 == 1,
            NumberOrder::ByOption => match self.options.ties.unwrap_or_default() {
                TieOrder::ByRound => self.round % 2 == 1,
                TieOrder::Ascending => true,
            },
        }
    }

    fn bye_entry(&self) -> ByeEntry {
        if self.table.takes_options {
            self.options.bye_entry.unwrap_or_default()
        } else {
            PairingOptions::default().bye_entry.unwrap_or_default()
        }
    }
}

fn number(entrant: Entrant, ascending: bool) -> i64 {
    let number = i64::from(entrant.start.get());
    if ascending { number } else { -number }
}

fn entrant(event: &Event, round: u16, index: usize) -> Entrant {
    Entrant {
        index,
        start: event.players()[index].start,
        points: event.points_after(index, round - 1),
        won_without_play: (1..round).find(|&past| event.cell(index, past).won_without_play()),
        drawn: None,
    }
}

/// By index: what was announced for the round beside its own column.
fn announced(event: &Event, setting: &Setting) -> Vec<Option<UnpairedKind>> {
    let mut announced = vec![None; event.players().len()];
    if setting.replay {
        return announced; // who was absent is read off the round itself (P27)
    }
    for absence in event.absences() {
        if absence.round.is_none_or(|round| round == setting.round)
            && let Some(index) = event.index_of(absence.player)
        {
            // More than one record of the same absence: the one that gives the most.
            let kind = announced[index].get_or_insert(AbsenceKind::Zero.unpaired());
            *kind = (*kind).min(absence.kind.unpaired());
        }
    }
    announced
}

fn presence(
    event: &Event,
    setting: &Setting,
    index: usize,
    announced: Option<UnpairedKind>,
) -> Presence {
    let player = &event.players()[index];
    let not_yet = player.enters_in.is_some_and(|first| setting.round < first);
    let gone = player.withdrew_after.is_some_and(|last| setting.round > last);
    if not_yet || gone {
        return Presence::NoPart;
    }
    match event.cell(index, setting.round) {
        Cell::Game { .. } | Cell::Unpaired(UnpairedKind::ForfeitWin) => Presence::Here,
        Cell::Unpaired(UnpairedKind::PairingBye) if setting.replay => Presence::Here,
        Cell::Unpaired(UnpairedKind::PairingBye) if announced.is_some() => Presence::HasByeAbsent,
        Cell::Unpaired(UnpairedKind::PairingBye) => Presence::HasBye,
        Cell::Unpaired(kind) => Presence::Absent(kind),
        Cell::Empty if setting.replay => Presence::NoPart,
        Cell::Empty => announced.map_or(Presence::Here, Presence::Absent),
    }
}
