//! Values of the command line that are ours alone.

use std::fmt;
use std::str::FromStr;

use shashki_base::Lang;
use shashki_pairing::FirstColour;
use shashki_tournament::{Colour, PairingOptions, StartNumber};

use crate::exit::Failure;

/// A text that is no value of the kind expected.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(crate) struct Expected(&'static str);

impl fmt::Display for Expected {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "expected {}", self.0)
    }
}

impl std::error::Error for Expected {}

fn start(text: &str) -> Option<StartNumber> {
    text.trim().parse().ok().and_then(StartNumber::new)
}

fn starts(text: &str) -> Option<Vec<StartNumber>> {
    text.split(',').map(start).collect()
}

/// A start number.
pub(crate) fn player(s: &str) -> Result<StartNumber, Expected> {
    start(s).ok_or(Expected("a start number"))
}

/// Players who must not meet: two start numbers or more.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Forbid(pub(crate) Vec<StartNumber>);

impl FromStr for Forbid {
    type Err = Expected;

    fn from_str(s: &str) -> Result<Self, Expected> {
        let players = starts(s).filter(|players| players.len() >= 2);
        players.map(Self).ok_or(Expected("two start numbers or more: A,B or A,B,C"))
    }
}

/// The drawn order of a lot.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct LotOrder(pub(crate) Vec<StartNumber>);

impl FromStr for LotOrder {
    type Err = Expected;

    fn from_str(s: &str) -> Result<Self, Expected> {
        starts(s).map(Self).ok_or(Expected("start numbers in drawn order: 7,1,4"))
    }
}

/// A pair that the arbiter fixes: `A,B`, `A,0` for the bye, `!` behind it to override the rules.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Force {
    pub(crate) first: StartNumber,
    pub(crate) second: Option<StartNumber>,
    pub(crate) overrides: bool,
}

impl FromStr for Force {
    type Err = Expected;

    fn from_str(s: &str) -> Result<Self, Expected> {
        let expected =
            Expected("A,B (two start numbers), A,0 (the bye), A,B! (in spite of the rules)");
        let (pair, overrides) = s.strip_suffix('!').map_or((s, false), |pair| (pair, true));
        let (first, second) = pair.split_once(',').ok_or(expected)?;
        let first = start(first).ok_or(expected)?;
        let second = match second.trim() {
            "0" => None,
            second => Some(start(second).ok_or(expected)?),
        };
        Ok(Self { first, second, overrides })
    }
}

/// Players who are drawn among themselves: `NAME:1,2,3`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct PoolOf {
    pub(crate) name: String,
    pub(crate) players: Vec<StartNumber>,
}

impl FromStr for PoolOf {
    type Err = Expected;

    fn from_str(s: &str) -> Result<Self, Expected> {
        let expected = Expected("NAME:1,2,3 (a name and start numbers)");
        let (name, players) = s.rsplit_once(':').ok_or(expected)?;
        let (name, players) = (name.trim().to_owned(), starts(players).ok_or(expected)?);
        if name.is_empty() { Err(expected) } else { Ok(Self { name, players }) }
    }
}

/// Two who should not meet: `A,B`.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(crate) struct SoftPair(pub(crate) StartNumber, pub(crate) StartNumber);

impl FromStr for SoftPair {
    type Err = Expected;

    fn from_str(s: &str) -> Result<Self, Expected> {
        match starts(s).as_deref() {
            Some(&[first, second]) if first != second => Ok(Self(first, second)),
            _ => Err(Expected("A,B (two start numbers)")),
        }
    }
}

/// A round before which players of one group don't meet: `K`, or `K,soft` where it may yield.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(crate) struct ApartUntil {
    pub(crate) round: u16,
    pub(crate) soft: bool,
}

impl FromStr for ApartUntil {
    type Err = Expected;

    fn from_str(s: &str) -> Result<Self, Expected> {
        let expected = Expected("K or K,soft (a round)");
        let (round, soft) = match s.split_once(',') {
            Some((round, "soft")) => (round, true),
            Some(_) => return Err(expected),
            None => (s, false),
        };
        round.trim().parse().map(|round| Self { round, soft }).map_err(|_| expected)
    }
}

/// Who says which colour the odd numbers have in round 1.
pub(crate) fn first_colour(s: &str) -> Result<FirstColour, Expected> {
    match s {
        "white" => Ok(FirstColour::Given(Colour::White)),
        "black" => Ok(FirstColour::Given(Colour::Black)),
        "lot" => Ok(FirstColour::Lot),
        _ => Err(Expected("white, black or lot")),
    }
}

/// The options that `--opt` gives.
pub(crate) fn options(texts: &[String], lang: Lang) -> Result<PairingOptions, Failure> {
    let mut options = PairingOptions::default();
    for option in texts {
        let Some((name, value)) = option.split_once('=') else {
            let expected = lang.pick("expected NAME=VALUE", "ожидается ИМЯ=ЗНАЧЕНИЕ");
            return Err(Failure::bad_input(format!("--opt {option}: {expected}")));
        };
        options
            .set(name.trim(), value.trim())
            .map_err(|error| Failure::bad_input(format!("--opt {option}: {error}")))?;
    }
    Ok(options)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn number(n: u32) -> StartNumber {
        StartNumber::new(n).unwrap()
    }

    #[test]
    fn forced_pairs() {
        let plain = Force { first: number(3), second: Some(number(12)), overrides: false };
        assert_eq!("3,12".parse(), Ok(plain.clone()));
        assert_eq!("3,12!".parse(), Ok(Force { overrides: true, ..plain }));
        let bye = Force { first: number(3), second: None, overrides: false };
        assert_eq!("3,0".parse(), Ok(bye));
        for wrong in ["", "3", "0,3", "3,-1", "3,4,5", "3;4", "3,4!!", "a,b", "3,4294967296"] {
            assert!(wrong.parse::<Force>().is_err(), "{wrong}");
        }
    }

    #[test]
    fn lists() {
        assert_eq!("1, 2".parse(), Ok(Forbid(vec![number(1), number(2)])));
        for wrong in ["", "1", "1,", "0,1", "1 2"] {
            assert!(wrong.parse::<Forbid>().is_err(), "{wrong}");
        }
        assert_eq!("A:1,2".parse::<PoolOf>().map(|pool| pool.players.len()), Ok(2));
        for wrong in ["A", "A:", ":1,2", "A:1,x"] {
            assert!(wrong.parse::<PoolOf>().is_err(), "{wrong}");
        }
        assert_eq!("2,1".parse(), Ok(SoftPair(number(2), number(1))));
        for wrong in ["1", "1,1", "1,2,3", "1,0"] {
            assert!(wrong.parse::<SoftPair>().is_err(), "{wrong}");
        }
        assert_eq!("3,soft".parse(), Ok(ApartUntil { round: 3, soft: true }));
        assert_eq!("3".parse(), Ok(ApartUntil { round: 3, soft: false }));
        for wrong in ["soft", "3,hard", "3,", "-1"] {
            assert!(wrong.parse::<ApartUntil>().is_err(), "{wrong}");
        }
        assert_eq!("5".parse(), Ok(LotOrder(vec![number(5)])));
        assert!("5,0".parse::<LotOrder>().is_err());
    }
}
