//! A result that stood otherwise, or may have (5.4.10.12; P25, P27).

use core::fmt;
use core::str::FromStr;

use shashki_base::Lang;
use shashki_tournament::{Decision, Draft, Event, GameKind, Meeting, MeetingResult, StartNumber};

/// A game of an earlier round with another result than the one that stands in the event.
///
/// It is written `ROUND:A-B=RESULT`; the result is seen by A, whatever his colour:
///
/// | result | written |
/// |---|---|
/// | A won, a draw, B won | `1-0` `1/2` `0-1`; also `1` `=` `0`, `2-0` `1-1` `0-2` and `1/2-1/2` |
/// | both lost | `0-0` |
/// | forfeit: won by A, by B, lost by both | `+--` `--+` `---`; also `+` `-` `--`, `+-` and `-+` |
/// | no result yet | `*` |
/// | a micro-match, game by game | the same with commas: `1-0,1/2` |
///
/// ```
/// use shashki_pairing::ChangedResult;
/// let change: ChangedResult = "4:40-60=1/2".parse().unwrap();
/// assert_eq!((change.round, change.first.get(), change.second.get()), (4, 40, 60));
/// assert_eq!(change.to_string(), "4:40-60=1/2");
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ChangedResult {
    /// The round of the game.
    pub round: u16,
    /// One of the two.
    pub first: StartNumber,
    /// The other.
    pub second: StartNumber,
    /// The result as if the first had White.
    pub result: MeetingResult,
}

/// The event has no such game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NoSuchGame {
    /// The game looked for.
    pub change: ChangedResult,
}

impl NoSuchGame {
    /// The error in words.
    pub fn message(&self, lang: Lang) -> String {
        let ChangedResult { round, first, second, .. } = &self.change;
        lang.pick(
            format!("{first} and {second} have no game in round {round}"),
            format!("у участников {first} и {second} нет встречи в туре {round}"),
        )
    }
}

impl fmt::Display for NoSuchGame {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message(Lang::En))
    }
}

impl std::error::Error for NoSuchGame {}

impl ChangedResult {
    /// Puts the result into a draft. Colours that were played stay; where a forfeit without colours
    /// becomes a game, the first has White.
    pub fn apply(&self, draft: &mut Draft) -> Result<(), NoSuchGame> {
        let row = usize::from(self.round).checked_sub(1);
        let meetings = row.and_then(|row| draft.rounds.get_mut(row)).map(|r| &mut r.meetings);
        let Some(meeting) = meetings.into_iter().flatten().find(|meeting| self.is_of(meeting))
        else {
            return Err(NoSuchGame { change: self.clone() });
        };
        if !meeting.colours_known && self.result.kind() != GameKind::Forfeit {
            meeting.colours_known = true;
            (meeting.white, meeting.black) = (self.first, self.second);
        }
        meeting.result = self.result_in(meeting);
        Ok(())
    }

    /// The result of the same game as it stands in a draft.
    pub(crate) fn as_it_stands(&self, draft: &Draft) -> Result<Self, NoSuchGame> {
        let row = usize::from(self.round).checked_sub(1);
        let meetings = row.and_then(|row| draft.rounds.get(row)).map(|r| &r.meetings);
        let Some(meeting) = meetings.into_iter().flatten().find(|meeting| self.is_of(meeting))
        else {
            return Err(NoSuchGame { change: self.clone() });
        };
        let turned = meeting.white != self.first;
        let result = if turned { turn(&meeting.result) } else { meeting.result.clone() };
        Ok(Self { result, ..self.clone() })
    }

    /// Where the meeting stands in its round, and its other result, if nothing but that changes.
    pub(super) fn in_place(&self, event: &Event) -> Option<(usize, MeetingResult)> {
        let meetings = &event.rounds().get(usize::from(self.round).checked_sub(1)?)?.meetings;
        let at = meetings.iter().position(|meeting| self.is_of(meeting))?;
        Some((at, self.result_in(&meetings[at])))
    }

    fn is_of(&self, meeting: &Meeting) -> bool {
        let both = [self.first, self.second];
        self.first != self.second && both.contains(&meeting.white) && both.contains(&meeting.black)
    }

    /// The result as White and Black of the meeting had it.
    fn result_in(&self, meeting: &Meeting) -> MeetingResult {
        if meeting.white == self.first { self.result.clone() } else { turn(&self.result) }
    }
}

/// The result seen from the other side.
fn turn(result: &MeetingResult) -> MeetingResult {
    let other = |decision: &Decision| match decision {
        Decision::White => Decision::Black,
        Decision::Black => Decision::White,
        &same => same,
    };
    match result {
        MeetingResult::Played(decision) => MeetingResult::Played(other(decision)),
        MeetingResult::Unrated(decision) => MeetingResult::Unrated(other(decision)),
        MeetingResult::Forfeit(decision) => MeetingResult::Forfeit(other(decision)),
        MeetingResult::Unfinished => MeetingResult::Unfinished,
        MeetingResult::MicroMatch(games) => {
            MeetingResult::MicroMatch(games.iter().map(other).collect())
        }
    }
}

impl fmt::Display for ChangedResult {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}-{}=", self.round, self.first, self.second)?;
        let game = |decision: &Decision| match decision {
            Decision::White => "1-0",
            Decision::Draw => "1/2",
            Decision::Black => "0-1",
            Decision::BothLose => "0-0",
        };
        match &self.result {
            MeetingResult::Played(decision) | MeetingResult::Unrated(decision) => {
                f.write_str(game(decision))
            }
            MeetingResult::Forfeit(Decision::White) => f.write_str("+--"),
            MeetingResult::Forfeit(Decision::Black) => f.write_str("--+"),
            MeetingResult::Forfeit(_) => f.write_str("---"),
            MeetingResult::Unfinished => f.write_str("*"),
            MeetingResult::MicroMatch(games) => {
                let games: Vec<&str> = games.iter().map(game).collect();
                f.write_str(&games.join(","))
            }
        }
    }
}

/// The text is no changed result.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct NoChangedResult;

impl fmt::Display for NoChangedResult {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(
            "expected ROUND:A-B=RESULT, seen from A: 1, 1/2, 0, 0-0 (both lost), +, -, -- (by forfeit) or *",
        )
    }
}

impl std::error::Error for NoChangedResult {}

impl FromStr for ChangedResult {
    type Err = NoChangedResult;

    fn from_str(s: &str) -> Result<Self, NoChangedResult> {
        let read = || {
            let (round, rest) = s.split_once(':')?;
            let (pair, result) = rest.split_once('=')?;
            let (first, second) = pair.split_once('-')?;
            let start = |text: &str| text.trim().parse().ok().and_then(StartNumber::new);
            Some(Self {
                round: round.trim().parse().ok()?,
                first: start(first)?,
                second: start(second)?,
                result: result_of(result.trim())?,
            })
        };
        read().ok_or(NoChangedResult)
    }
}

fn result_of(text: &str) -> Option<MeetingResult> {
    Some(match text {
        "+--" | "+-" | "+" => MeetingResult::Forfeit(Decision::White),
        "--+" | "-+" | "-" => MeetingResult::Forfeit(Decision::Black),
        "---" | "--" => MeetingResult::Forfeit(Decision::BothLose),
        "*" => MeetingResult::Unfinished,
        games if games.contains(',') => {
            let games = games.split(',').map(|game| game_of(game.trim()));
            MeetingResult::MicroMatch(games.collect::<Option<_>>()?)
        }
        game => MeetingResult::Played(game_of(game)?),
    })
}

fn game_of(text: &str) -> Option<Decision> {
    Some(match text {
        "1-0" | "2-0" | "1" => Decision::White,
        "1/2" | "1/2-1/2" | "1-1" | "=" => Decision::Draw,
        "0-1" | "0-2" | "0" => Decision::Black,
        "0-0" => Decision::BothLose,
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_form_is_read_and_written() {
        for (text, written) in [
            ("4:40-60=1/2", "4:40-60=1/2"),
            ("4:40-60=1-1", "4:40-60=1/2"),
            ("4:40-60==", "4:40-60=1/2"),
            ("1:2-3=2-0", "1:2-3=1-0"),
            ("1:2-3=0-2", "1:2-3=0-1"),
            ("1:2-3=0-0", "1:2-3=0-0"),
            ("1:2-3=+--", "1:2-3=+--"),
            ("1:2-3=--+", "1:2-3=--+"),
            ("1:2-3=---", "1:2-3=---"),
            ("1:2-3=*", "1:2-3=*"),
            ("1:2-3=1-0,1/2", "1:2-3=1-0,1/2"),
            ("4:12-3=1", "4:12-3=1-0"),
            ("4:12-3=0", "4:12-3=0-1"),
            ("1:2-1=+", "1:2-1=+--"),
            ("1:2-1=+-", "1:2-1=+--"),
            ("1:2-1=-", "1:2-1=--+"),
            ("1:2-1=-+", "1:2-1=--+"),
            ("1:2-1=--", "1:2-1=---"),
            ("1:2-1=1,0", "1:2-1=1-0,0-1"),
        ] {
            assert_eq!(text.parse::<ChangedResult>().unwrap().to_string(), written);
        }
        for wrong in [
            "",
            "1",
            "1:2-3",
            "1:2-3=",
            "1:2=1-0",
            "x:2-3=1-0",
            "1:0-3=1-0",
            "1:2-3=3-0",
            "1:2-3=2",
        ] {
            assert_eq!(wrong.parse::<ChangedResult>(), Err(NoChangedResult), "{wrong}");
        }
    }
}
