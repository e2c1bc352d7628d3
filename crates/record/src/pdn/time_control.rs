//! How long players may think: the tags `TimeControl`, `TimeControlWhite` and `TimeControlBlack`.

use core::fmt;
use core::str::FromStr;

/// The most periods that a time control can have here.
const MOST: usize = 16;

/// A period of a time control. Times are in seconds.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Period {
    /// So many moves in so much time: `40/7200`.
    Moves {
        /// The moves.
        moves: u32,
        /// The time for all of them.
        seconds: u32,
    },
    /// Time for the rest of the game, and more for every move: `300+3`.
    Increment {
        /// The time.
        seconds: u32,
        /// What every move adds.
        increment: u32,
    },
    /// Time for the rest of the game: `3600`.
    SuddenDeath {
        /// The time.
        seconds: u32,
    },
    /// So much time for every move, as by a sand-glass: `*180`.
    SandGlass {
        /// The time.
        seconds: u32,
    },
}

/// The value of a tag `TimeControl`.
///
/// ```
/// use shashki_record::pdn::{Period, TimeControl};
/// let control: TimeControl = "40/7200:3600".parse().unwrap();
/// let TimeControl::Periods(periods) = &control else { panic!() };
/// assert_eq!(periods[0], Period::Moves { moves: 40, seconds: 7_200 });
/// assert_eq!(periods[1], Period::SuddenDeath { seconds: 3_600 });
/// assert_eq!(control.to_string(), "40/7200:3600");
/// assert!("3600:40/7200".parse::<TimeControl>().is_err(), "the rest of the game comes last");
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum TimeControl {
    /// `?`: not known.
    Unknown,
    /// `-`: none.
    None,
    /// One period after another. Only the last one is for the rest of the game.
    Periods(Vec<Period>),
}

/// A text that is no time control.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct NoTimeControl {
    /// The period that is wrong, from 1.
    pub period: usize,
}

impl fmt::Display for NoTimeControl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "period {}: expected moves/seconds, or seconds, seconds+seconds or *seconds as \
            the last",
            self.period
        )
    }
}

impl core::error::Error for NoTimeControl {}

impl Period {
    fn read(text: &str) -> Option<Self> {
        let number = |digits: &str| {
            digits.bytes().all(|byte| byte.is_ascii_digit()).then(|| digits.parse().ok())?
        };
        if let Some((moves, seconds)) = text.split_once('/') {
            let moves = number(moves).filter(|&moves| moves > 0)?;
            Some(Self::Moves { moves, seconds: number(seconds)? })
        } else if let Some((seconds, increment)) = text.split_once('+') {
            Some(Self::Increment { seconds: number(seconds)?, increment: number(increment)? })
        } else if let Some(seconds) = text.strip_prefix('*') {
            Some(Self::SandGlass { seconds: number(seconds)? })
        } else {
            Some(Self::SuddenDeath { seconds: number(text)? })
        }
    }
}

impl FromStr for TimeControl {
    type Err = NoTimeControl;

    fn from_str(text: &str) -> Result<Self, NoTimeControl> {
        match text {
            "?" => return Ok(Self::Unknown),
            "-" => return Ok(Self::None),
            _ => {}
        }
        let count = text.split(':').count();
        let mut periods = Vec::new();
        for (number, text) in (1..).zip(text.split(':')) {
            let read = Period::read(text);
            let fits = |period: &Period| number == count || matches!(period, Period::Moves { .. });
            match read.filter(fits) {
                Some(period) if number <= MOST => periods.push(period),
                _ => return Err(NoTimeControl { period: number }),
            }
        }
        Ok(Self::Periods(periods))
    }
}

impl fmt::Display for Period {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Moves { moves, seconds } => write!(f, "{moves}/{seconds}"),
            Self::Increment { seconds, increment } => write!(f, "{seconds}+{increment}"),
            Self::SuddenDeath { seconds } => write!(f, "{seconds}"),
            Self::SandGlass { seconds } => write!(f, "*{seconds}"),
        }
    }
}

impl fmt::Display for TimeControl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Unknown => f.write_str("?"),
            Self::None => f.write_str("-"),
            Self::Periods(periods) => periods.iter().enumerate().try_for_each(|(at, period)| {
                let colon = if at > 0 { ":" } else { "" };
                write!(f, "{colon}{period}")
            }),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_kind_of_period() {
        for text in ["?", "-", "3600", "300+3", "*180", "40/7200", "40/7200:20/3600:900+10"] {
            assert_eq!(text.parse::<TimeControl>().map(|c| c.to_string()).as_deref(), Ok(text));
        }
        let last = "45/5400:*30".parse();
        let periods =
            vec![Period::Moves { moves: 45, seconds: 5_400 }, Period::SandGlass { seconds: 30 }];
        assert_eq!(last, Ok(TimeControl::Periods(periods)));
    }

    #[test]
    fn what_is_none_names_its_period() {
        for (text, period) in [
            ("", 1),
            ("1h", 1),
            ("0/60", 1),
            ("40/", 1),
            ("40/60:", 2),
            ("*60:60", 1),
            ("60+1:40/60", 1),
            ("-60", 1),
            ("+5", 1),
            ("40/60:x:60", 2),
            ("99999999999", 1),
        ] {
            assert_eq!(text.parse::<TimeControl>(), Err(NoTimeControl { period }), "{text}");
        }
    }
}
