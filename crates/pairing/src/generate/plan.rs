//! What a random event is to be like.

use core::fmt;
use core::str::FromStr;

use shashki_base::Seed;
use shashki_tournament::{MAX_CELLS, MAX_PLAYERS, MAX_RATING, MAX_ROUNDS, PairingOptions, Scoring};

use super::GenerateError;
use crate::{Profile, System, UnknownName};

/// How strong the players are.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Ratings {
    /// The rating in the middle.
    pub mean: u16,
    /// Half of the players or more are within this of the middle, none is beyond its double.
    pub spread: u16,
}

impl Default for Ratings {
    fn default() -> Self {
        Self { mean: 2_000, spread: 200 }
    }
}

/// How often things happen, in thousandths.
///
/// ```
/// use shashki_pairing::Rates;
/// let mut rates = Rates::default();
/// rates.set("forfeit", 20).unwrap();
/// assert_eq!(rates.pairs().find(|pair| pair.0 == "forfeit"), Some(("forfeit", 20)));
/// assert!(rates.set("luck", 1).is_err());
/// ```
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Rates {
    /// A game of equals is drawn.
    pub draw: u16,
    /// One of a pair doesn't come.
    pub forfeit: u16,
    /// Neither comes (5.4.14.1).
    pub double_forfeit: u16,
    /// A player has announced before the event, for a round, an absence that gets half a point.
    pub half_bye: u16,
    /// The same for no points.
    pub zero_bye: u16,
    /// A player announces before a round that he won't play in it.
    pub absence: u16,
    /// A player leaves the event after a round.
    pub withdrawal: u16,
    /// A player enters after round 1 (P24).
    pub late: u16,
    /// A player has no rating.
    pub unrated: u16,
}

impl Default for Rates {
    /// A third of the games of equals drawn, one player in ten without a rating, nothing else.
    fn default() -> Self {
        Self {
            draw: 333,
            forfeit: 0,
            double_forfeit: 0,
            half_bye: 0,
            zero_bye: 0,
            absence: 0,
            withdrawal: 0,
            late: 0,
            unrated: 100,
        }
    }
}

impl Rates {
    /// The names of the rates.
    pub const NAMES: [&'static str; 9] = [
        "draw",
        "forfeit",
        "double-forfeit",
        "half-bye",
        "zero-bye",
        "absence",
        "withdrawal",
        "late",
        "unrated",
    ];

    fn slots(&mut self) -> [&mut u16; 9] {
        [
            &mut self.draw,
            &mut self.forfeit,
            &mut self.double_forfeit,
            &mut self.half_bye,
            &mut self.zero_bye,
            &mut self.absence,
            &mut self.withdrawal,
            &mut self.late,
            &mut self.unrated,
        ]
    }

    /// Sets a rate by name.
    pub fn set(&mut self, name: &str, thousandths: u16) -> Result<(), UnknownName> {
        let slot = self.slots().into_iter().zip(Self::NAMES).find(|slot| slot.1 == name);
        let (slot, _) = slot.ok_or(UnknownName {
            expected: "a rate: draw, forfeit, double-forfeit, half-bye, zero-bye, absence, \
                       withdrawal, late or unrated",
        })?;
        *slot = thousandths;
        Ok(())
    }

    /// Every rate with its name.
    pub fn pairs(mut self) -> impl Iterator<Item = (&'static str, u16)> {
        let values = self.slots().map(|slot| *slot);
        Self::NAMES.into_iter().zip(values)
    }
}

/// What is asked of players of one club (5.4.10.9).
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub enum ClubRule {
    /// Nothing.
    #[default]
    None,
    /// Compulsory meetings in rounds 1 to this (P5).
    MeetUntil(u16),
    /// No meeting before this round (P34).
    NotBefore(u16),
    /// The same as a wish (P33).
    NotBeforeSoft(u16),
    /// They never meet (P5).
    Apart,
}

impl fmt::Display for ClubRule {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::None => f.write_str("none"),
            Self::MeetUntil(round) => write!(f, "meet-until={round}"),
            Self::NotBefore(round) => write!(f, "not-before={round}"),
            Self::NotBeforeSoft(round) => write!(f, "not-before={round},soft"),
            Self::Apart => f.write_str("apart"),
        }
    }
}

impl FromStr for ClubRule {
    type Err = UnknownName;

    fn from_str(s: &str) -> Result<Self, UnknownName> {
        let unknown = UnknownName {
            expected: "none, apart, meet-until=K, not-before=K or not-before=K,soft",
        };
        let Some((name, value)) = s.split_once('=') else {
            return match s {
                "none" => Ok(Self::None),
                "apart" => Ok(Self::Apart),
                _ => Err(unknown),
            };
        };
        let (round, soft) = value.strip_suffix(",soft").map_or((value, false), |r| (r, true));
        match (name, round.parse(), soft) {
            ("meet-until", Ok(round), false) => Ok(Self::MeetUntil(round)),
            ("not-before", Ok(round), false) => Ok(Self::NotBefore(round)),
            ("not-before", Ok(round), true) => Ok(Self::NotBeforeSoft(round)),
            _ => Err(unknown),
        }
    }
}

/// A random event to be made. The same plan makes the same event on every machine.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Plan {
    /// How many players, those who enter late included.
    pub players: u32,
    /// How many rounds.
    pub rounds: u16,
    /// The system that pairs every round.
    pub system: System,
    /// Its profile.
    pub profile: Profile,
    /// Its options.
    pub options: PairingOptions,
    /// The seed of everything: of the event's own lots too.
    pub seed: Seed,
    /// How strong the players are.
    pub ratings: Ratings,
    /// How often things happen.
    pub rates: Rates,
    /// Over how many clubs the players are spread; 0: they have none.
    pub clubs: u32,
    /// What is asked of players of one club.
    pub club_rule: ClubRule,
    /// What a result is worth.
    pub scoring: Scoring,
    /// Games a meeting; 2 or more make it a micro-match (P32).
    pub games: u8,
}

impl Plan {
    /// An ordinary event: see [`Rates::default`], [`Ratings::default`]; no clubs, 2-1-0, one game a
    /// meeting.
    pub fn new(players: u32, rounds: u16, system: System, seed: Seed) -> Self {
        Self {
            players,
            rounds,
            system,
            profile: Profile::default(),
            options: PairingOptions::default(),
            seed,
            ratings: Ratings::default(),
            rates: Rates::default(),
            clubs: 0,
            club_rule: ClubRule::default(),
            scoring: Scoring::default(),
            games: 1,
        }
    }

    pub(super) fn check(&self) -> Result<(), GenerateError> {
        let (players, rounds) = (self.players as usize, self.rounds);
        if !(2..=MAX_PLAYERS).contains(&players) {
            return Err(GenerateError::Players { players: self.players });
        }
        if !(1..=MAX_ROUNDS).contains(&rounds) || players * usize::from(rounds) > MAX_CELLS {
            return Err(GenerateError::Rounds { rounds });
        }
        if self.games == 0 {
            return Err(GenerateError::NoGames);
        }
        if !(1..=MAX_RATING).contains(&self.ratings.mean) || self.ratings.spread > MAX_RATING {
            return Err(GenerateError::Ratings);
        }
        if self.clubs == 0 && self.club_rule != ClubRule::None {
            return Err(GenerateError::NoClubs);
        }
        match self.rates.pairs().find(|&(_, value)| value > 1_000) {
            Some((name, value)) => Err(GenerateError::Rate { name, value }),
            None => Ok(()),
        }
    }

    /// The plan as one line: what has to be asked for to get the same event again. Scoring and
    /// options stand in the event itself.
    pub(super) fn line(&self) -> String {
        let rates: Vec<String> =
            self.rates.pairs().map(|(name, value)| format!("{name}={value}")).collect();
        format!(
            "players {} rounds {} system {} profile {} seed {} rating {} spread {} clubs {} \
             club-rule {} games {} rates {}",
            self.players,
            self.rounds,
            self.system,
            self.profile,
            self.seed,
            self.ratings.mean,
            self.ratings.spread,
            self.clubs,
            self.club_rule,
            self.games,
            rates.join(","),
        )
    }
}
