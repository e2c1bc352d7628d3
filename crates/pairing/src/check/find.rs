//! Looking for the one result that stood otherwise when a round was paired (P27).
//!
//! Every game of an earlier round is tried with each other result; nothing is assumed about which
//! games matter. A trial ends at the first decision that isn't in the table, so that most of them
//! cost a classification and a few score groups; the event is checked once and takes each result in
//! its place.

use std::collections::BTreeMap;

use shashki_tournament::{Decision, Draft, Event, Meeting, MeetingResult};

use super::change::ChangedResult;
use super::compare::{Watcher, agree};
use super::table::Table;
use super::{CheckError, Progress, Replay, Verdict, request, up_to};
use crate::{Request, pair};

const DECISIONS: [Decision; 3] = [Decision::White, Decision::Draw, Decision::Black];

/// A single changed result with which rounds would agree that differ as the event stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Possibility {
    /// The result that may have stood.
    pub change: ChangedResult,
    /// The rounds that agree with it.
    pub mends: Vec<u16>,
}

/// Every single change that mends a round which differs; those that mend most come first.
pub(super) fn find(
    base: &Draft,
    replay: &Replay,
    verdicts: &[Verdict],
    progress: &mut dyn FnMut(Progress),
) -> Result<Vec<Possibility>, CheckError> {
    let differing: Vec<u16> =
        verdicts.iter().filter(|v| v.agrees() == Some(false)).map(|v| v.round).collect();
    let trials: Vec<Vec<(usize, ChangedResult)>> =
        differing.iter().map(|&round| candidates(base, round)).collect();
    let of = trials.iter().map(Vec::len).sum();
    let mut done = 0;
    // By place among the candidates of the whole event, so that the order is the table's.
    let mut found: BTreeMap<usize, Possibility> = BTreeMap::new();
    for (&round, candidates) in differing.iter().zip(trials) {
        let draft = up_to(base, round);
        let Some(table) = draft.rounds.last().map(Table::of_round) else { continue };
        let mut event = draft.check()?;
        let request = request(replay, round);
        for (place, change) in candidates {
            progress(Progress { done, of });
            done += 1;
            if mended(&mut event, &change, &request, &table)? {
                let possibility =
                    found.entry(place).or_insert(Possibility { change, mends: Vec::new() });
                possibility.mends.push(round);
            }
        }
    }
    let mut found: Vec<Possibility> = found.into_values().collect();
    found.sort_by_key(|possibility| core::cmp::Reverse(possibility.mends.len()));
    Ok(found)
}

/// Whether pairs and colours of a round are the table's in this state of the event.
pub(super) fn mends(draft: Draft, request: &Request, table: &Table) -> Result<bool, CheckError> {
    Ok(agrees(&draft.check()?, request, table))
}

/// The same for one change, which is taken back.
fn mended(
    event: &mut Event,
    change: &ChangedResult,
    request: &Request,
    table: &Table,
) -> Result<bool, CheckError> {
    if let Some((at, result)) = change.in_place(event)
        && let Some(old) = event.replace_result(change.round, at, result)
    {
        let agrees = agrees(event, request, table);
        event.replace_result(change.round, at, old);
        return Ok(agrees);
    }
    // Colours change with it: a forfeit that becomes a game.
    let mut changed = event.draft().clone();
    change.apply(&mut changed)?;
    mends(changed, request, table)
}

fn agrees(event: &Event, request: &Request, table: &Table) -> bool {
    let mut watcher = Watcher::new(event, table);
    // A round that can't be drawn with the change isn't mended by it.
    let Ok(pairing) = pair(event, request, &mut watcher) else { return false };
    !watcher.differs() && agree(&pairing, table) == (true, true)
}

/// Every other result of every game before a round, numbered in the order of the event.
fn candidates(base: &Draft, round: u16) -> Vec<(usize, ChangedResult)> {
    let earlier = (1..round).zip(&base.rounds);
    let all = earlier.flat_map(|(round, past)| {
        past.meetings.iter().flat_map(move |meeting| other_results(round, meeting))
    });
    all.enumerate().collect()
}

/// A game's other results: win, draw, loss. A forfeit may have been a game; in a micro-match one
/// game is changed at a time.
fn other_results(round: u16, meeting: &Meeting) -> Vec<ChangedResult> {
    let change =
        |result| ChangedResult { round, first: meeting.white, second: meeting.black, result };
    let others = |now: Option<Decision>| DECISIONS.into_iter().filter(move |&d| Some(d) != now);
    match &meeting.result {
        MeetingResult::Played(now) => {
            others(Some(*now)).map(|d| change(MeetingResult::Played(d))).collect()
        }
        MeetingResult::Unrated(now) => {
            others(Some(*now)).map(|d| change(MeetingResult::Unrated(d))).collect()
        }
        MeetingResult::Unfinished => {
            others(None).map(|d| change(MeetingResult::Played(d))).collect()
        }
        MeetingResult::Forfeit(_) => {
            let games: Vec<ChangedResult> =
                others(None).map(|d| change(MeetingResult::Played(d))).collect();
            if meeting.colours_known {
                return games;
            }
            // Nobody knows who had White: both ways.
            let turned = games.clone().into_iter().map(|game| ChangedResult {
                first: game.second,
                second: game.first,
                ..game
            });
            games.iter().cloned().chain(turned).collect()
        }
        MeetingResult::MicroMatch(games) => {
            let one = |at: usize| {
                others(games.get(at).copied()).map(move |decision| {
                    let mut changed = games.clone();
                    changed[at] = decision;
                    change(MeetingResult::MicroMatch(changed))
                })
            };
            (0..games.len()).flat_map(one).collect()
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use shashki_tournament::StartNumber;

    fn texts(result: MeetingResult, colours_known: bool) -> Vec<String> {
        let n = |number| StartNumber::new(number).unwrap();
        let meeting = Meeting { colours_known, ..Meeting::new(n(1), n(2), result) };
        other_results(3, &meeting).iter().map(ToString::to_string).collect()
    }

    #[test]
    fn a_game_has_two_other_results() {
        let game = MeetingResult::Played(Decision::White);
        assert_eq!(texts(game, true), ["3:1-2=1/2", "3:1-2=0-1"]);
    }

    #[test]
    fn a_forfeit_may_have_been_a_game() {
        let forfeit = MeetingResult::Forfeit(Decision::Black);
        assert_eq!(texts(forfeit.clone(), true), ["3:1-2=1-0", "3:1-2=1/2", "3:1-2=0-1"]);
        assert_eq!(texts(forfeit, false).len(), 6);
    }

    #[test]
    fn one_game_of_a_micro_match_changes_at_a_time() {
        let games = MeetingResult::MicroMatch(vec![Decision::White, Decision::Draw]);
        let expected = ["3:1-2=1/2,1/2", "3:1-2=0-1,1/2", "3:1-2=1-0,1-0", "3:1-2=1-0,0-1"];
        assert_eq!(texts(games, true), expected);
    }
}
