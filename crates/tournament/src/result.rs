//! How a meeting ended.

/// What one side got out of a game.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Outcome {
    /// A win.
    Win,
    /// A draw.
    Draw,
    /// A loss.
    Loss,
}

/// How a game was decided, seen by both sides.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum Decision {
    /// White won.
    White,
    /// A draw.
    Draw,
    /// Black won.
    Black,
    /// Both lost (5.4.14.1: "поражение засчитывается обоим участникам").
    BothLose,
}

impl Decision {
    /// What White and Black got.
    pub const fn outcomes(self) -> (Outcome, Outcome) {
        match self {
            Self::White => (Outcome::Win, Outcome::Loss),
            Self::Draw => (Outcome::Draw, Outcome::Draw),
            Self::Black => (Outcome::Loss, Outcome::Win),
            Self::BothLose => (Outcome::Loss, Outcome::Loss),
        }
    }
}

/// What kind of game stands behind a [`MeetingResult`].
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum GameKind {
    /// Played over the board.
    Played,
    /// Played, but shorter than a move and not rated (TRF letters W, D, L). The two have met and
    /// the colours count.
    Unrated,
    /// Not played: somebody did not come or came too late.
    Forfeit,
    /// Begun or only paired; no result stands.
    Unfinished,
    /// A micro-match: several games in one meeting.
    MicroMatch,
}

/// How a meeting of two players ended, or that it hasn't.
///
/// In a micro-match *white* is the player who has White in its first game; its decisions are
/// written as if he had White in every one of them (`White` is his win whichever his colour was).
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum MeetingResult {
    /// One game, played.
    Played(Decision),
    /// One game, shorter than a move, not rated.
    Unrated(Decision),
    /// No game; a draw is no possible decision of a forfeit.
    Forfeit(Decision),
    /// No result yet.
    Unfinished,
    /// The games of a micro-match in order, the first with the meeting's colours.
    MicroMatch(Vec<Decision>),
}

impl MeetingResult {
    /// The kind of game.
    pub const fn kind(&self) -> GameKind {
        match self {
            Self::Played(_) => GameKind::Played,
            Self::Unrated(_) => GameKind::Unrated,
            Self::Forfeit(_) => GameKind::Forfeit,
            Self::Unfinished => GameKind::Unfinished,
            Self::MicroMatch(_) => GameKind::MicroMatch,
        }
    }

    /// The decision of the meeting as a whole, if there is one. A micro-match goes to who won more
    /// of its games; one without games has no decision, one in which both lost every game is lost
    /// by both.
    pub fn decision(&self) -> Option<Decision> {
        match self {
            Self::Played(decision) | Self::Unrated(decision) | Self::Forfeit(decision) => {
                Some(*decision)
            }
            Self::Unfinished => None,
            Self::MicroMatch(games) => match_decision(games),
        }
    }
}

fn match_decision(games: &[Decision]) -> Option<Decision> {
    if games.is_empty() {
        return None;
    }
    if games.iter().all(|&game| game == Decision::BothLose) {
        return Some(Decision::BothLose);
    }
    let wins = |of: Decision| games.iter().filter(|&&game| game == of).count();
    Some(match wins(Decision::White).cmp(&wins(Decision::Black)) {
        core::cmp::Ordering::Greater => Decision::White,
        core::cmp::Ordering::Equal => Decision::Draw,
        core::cmp::Ordering::Less => Decision::Black,
    })
}
