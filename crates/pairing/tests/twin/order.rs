//! The classification: P14, P15, the lot's drawn order, and the profile's own.

use super::facts::Facts;
use super::{Refusal, System};
use shashki_tournament::{ByeEntry, Points, StartNumber, TieOrder};

/// The order of all players before the round, and the drawn one.
pub(crate) struct Order {
    /// All players, the first first.
    pub(crate) players: Vec<usize>,
    /// The drawn order of all players; start numbers ascending if nothing was drawn.
    pub(crate) drawn: Vec<usize>,
}

impl Order {
    pub(crate) fn new(facts: &Facts<'_>) -> Result<Self, Refusal> {
        let drawn = drawn_order(facts)?;
        let mut players: Vec<usize> = (0..facts.question.event.players().len()).collect();
        // Each key ascending; what the text orders descending stands negated.
        players.sort_by_key(|&player| {
            let inside = inside_group(facts, &drawn, player);
            (-i128::from(facts.points(player).hundredths()), inside)
        });
        Ok(Self { players, drawn })
    }

    /// The place in the classification, from 0.
    pub(crate) fn place(&self, player: usize) -> usize {
        position(&self.players, player)
    }

    /// The place in the drawn order, from 1: the drawn number.
    pub(crate) fn drawn_number(&self, player: usize) -> usize {
        position(&self.drawn, player) + 1
    }

    /// These players in classification order.
    pub(crate) fn sorted(&self, mut players: Vec<usize>) -> Vec<usize> {
        players.sort_by_key(|&player| self.place(player));
        players
    }
}

fn position(list: &[usize], player: usize) -> usize {
    list.iter().position(|&other| other == player).unwrap_or(list.len())
}

/// The order inside a score group: a key, the smaller the higher.
fn inside_group(facts: &Facts<'_>, drawn: &[usize], player: usize) -> [i128; 3] {
    let round = facts.question.round;
    let ascending = i128::from(facts.start(player).get());
    let by_round = if round.is_multiple_of(2) { -ascending } else { ascending };
    let early = round <= 2;
    match facts.question.system {
        System::Lot => [0, 0, i128::try_from(position(drawn, player)).unwrap_or(0)],
        System::Coefficient => [0, 0, by_round],
        System::TruncatedSolkoff if facts.question.is_fmjd() => {
            if early {
                [0, 0, ascending]
            } else {
                [-buchholz(facts, player), -sonneborn_berger(facts, player), ascending]
            }
        }
        System::TruncatedSolkoff if early => [0, 0, by_round],
        System::TruncatedSolkoff => {
            let ties = match facts.question.ties() {
                TieOrder::ByRound => by_round,
                TieOrder::Ascending => ascending,
            };
            [-truncated_solkoff(facts, player), 0, ties]
        }
        System::CurrentBuchholz if early => [0, 0, ascending],
        System::CurrentBuchholz => [-buchholz(facts, player), 0, ascending],
    }
}

/// P15: one entry for every past round, the scheduled opponent's points now; without an opponent 0,
/// or with `bye-entry = none` no entry.
fn entries(facts: &Facts<'_>, player: usize) -> Vec<i128> {
    let event = facts.question.event;
    let mut entries = Vec::new();
    for cell in facts.cells(player) {
        match cell.scheduled_opponent().and_then(|start| event.index_of(start)) {
            Some(opponent) => entries.push(i128::from(facts.points(opponent).hundredths())),
            None if facts.question.is_fmjd() => entries.push(0),
            None => match facts.question.bye_entry() {
                ByeEntry::Zero => entries.push(0),
                ByeEntry::None => {}
            },
        }
    }
    entries
}

fn buchholz(facts: &Facts<'_>, player: usize) -> i128 {
    entries(facts, player).iter().sum()
}

/// Less the smallest; one entry or none: 0.
fn truncated_solkoff(facts: &Facts<'_>, player: usize) -> i128 {
    let mut entries = entries(facts, player);
    entries.sort_unstable();
    entries.iter().skip(1).sum()
}

/// The opponent's points now times the points made against him.
fn sonneborn_berger(facts: &Facts<'_>, player: usize) -> i128 {
    let event = facts.question.event;
    let mut sum = 0;
    for round in facts.question.past() {
        let opponent = event.cell(player, round).scheduled_opponent();
        if let Some(opponent) = opponent.and_then(|start| event.index_of(start)) {
            let made: Points = event.points_in(player, round);
            sum += i128::from(facts.points(opponent).hundredths()) * i128::from(made.hundredths());
        }
    }
    sum
}

/// The drawn order of the round: those given here, or by the event for this round, or by the event
/// for the round to pair; "a comer stands at its end".
fn drawn_order(facts: &Facts<'_>) -> Result<Vec<usize>, Refusal> {
    let question = facts.question;
    let lots = &question.event.draw().lots;
    let of_round = lots.iter().find(|lot| lot.round == Some(question.round));
    let of_event = of_round.or_else(|| lots.iter().find(|lot| lot.round.is_none()));
    let given: &[StartNumber] = match of_event {
        _ if !question.lot.is_empty() => &question.lot,
        Some(lot) => &lot.order,
        None if question.system == System::Lot => {
            return Err(Refusal::BadInput("no drawn order".into()));
        }
        None => &[],
    };
    let mut drawn = Vec::new();
    for &start in given {
        let player = question.event.index_of(start);
        drawn.push(player.ok_or_else(|| Refusal::BadInput(format!("lot: no {start}")))?);
    }
    let comers = (0..question.event.players().len()).filter(|player| !drawn.contains(player));
    let comers: Vec<usize> = comers.collect();
    drawn.extend(comers);
    Ok(drawn)
}
