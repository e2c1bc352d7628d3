//! Commands in comments: `[%clk 0:03:20]`, `[%clock w0:05:00 B0:04:58]` and the like.

use core::fmt;

/// A command in a comment, as it stands there.
///
/// ```
/// use shashki_record::pdn::commands;
/// let found: Vec<_> = commands("good [%clk 0:03:20] and [%csl Ga1]").collect();
/// assert_eq!(found.len(), 2);
/// assert_eq!((found[0].name, found[0].value), ("clk", "0:03:20"));
/// ```
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Command<'a> {
    /// The name, without its `%`.
    pub name: &'a str,
    /// What follows it, without the blanks around.
    pub value: &'a str,
}

/// The commands of a comment in their order.
pub fn commands(comment: &str) -> impl Iterator<Item = Command<'_>> {
    let mut rest = comment;
    core::iter::from_fn(move || {
        let (_, inside) = rest.split_once("[%")?;
        let (command, after) = inside.split_once(']')?;
        rest = after;
        let end = command.find(char::is_whitespace).unwrap_or(command.len());
        let (name, value) = command.split_at_checked(end)?;
        Some(Command { name, value: value.trim() })
    })
}

/// The time on a clock, in seconds.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub struct Clock {
    /// The time left.
    pub seconds: u32,
    /// Whether the clock is running.
    pub running: bool,
}

/// The clocks after a move.
///
/// ```
/// use shashki_record::pdn::Clocks;
/// let clocks = Clocks::read("[%clock w0:05:00 B0:04:58]").unwrap();
/// assert_eq!(clocks.white.unwrap().seconds, 300);
/// assert!(clocks.black.unwrap().running);
/// assert_eq!(clocks.to_string(), "[%clock w0:05:00 B0:04:58]");
/// assert_eq!(Clocks::read("[%clk 1:02:03]").unwrap().mover, Some(3_723));
/// assert!(Clocks::read("a good move").is_none());
/// ```
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Clocks {
    /// White's clock, of a command `%clock`.
    pub white: Option<Clock>,
    /// Black's.
    pub black: Option<Clock>,
    /// The time left to the player who moved, of a command `%clk`, in seconds.
    pub mover: Option<u32>,
}

impl Clocks {
    /// The clocks that a comment gives, if its commands give any.
    pub fn read(comment: &str) -> Option<Self> {
        let mut clocks = Self::default();
        for command in commands(comment) {
            match command.name {
                "clk" => clocks.mover = time(command.value).or(clocks.mover),
                "clock" => clocks.both(command.value),
                _ => {}
            }
        }
        (clocks != Self::default()).then_some(clocks)
    }

    fn both(&mut self, value: &str) {
        // The two may stand together without a blank.
        let mut rest = value;
        while let Some(letter) = rest.chars().next() {
            let after = rest.get(letter.len_utf8()..).unwrap_or_default();
            let end = after.find(|c: char| !c.is_ascii_digit() && c != ':').unwrap_or(after.len());
            let Some((digits, next)) = after.split_at_checked(end) else { return };
            rest = next.trim_start();
            let Some(seconds) = time(digits) else { continue };
            let clock = Some(Clock { seconds, running: letter.is_ascii_uppercase() });
            match letter.to_ascii_lowercase() {
                'w' => self.white = clock,
                'b' => self.black = clock,
                _ => {}
            }
        }
    }
}

impl fmt::Display for Clocks {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut gap = "";
        if let Some(seconds) = self.mover {
            write!(f, "[%clk {}]", Hours(seconds))?;
            gap = " ";
        }
        if self.white.is_none() && self.black.is_none() {
            return Ok(());
        }
        write!(f, "{gap}[%clock")?;
        for (clock, idle, runs) in [(self.white, 'w', 'W'), (self.black, 'b', 'B')] {
            if let Some(clock) = clock {
                let letter = if clock.running { runs } else { idle };
                write!(f, " {letter}{}", Hours(clock.seconds))?;
            }
        }
        f.write_str("]")
    }
}

/// Seconds as hours, minutes and seconds.
struct Hours(u32);

impl fmt::Display for Hours {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{:02}:{:02}", self.0 / 3_600, self.0 / 60 % 60, self.0 % 60)
    }
}

/// `h:mm:ss`, `m:ss` or seconds, as seconds.
fn time(text: &str) -> Option<u32> {
    let mut parts = text.split(':');
    let mut seconds = 0_u32;
    for part in parts.by_ref().take(3) {
        let digits = !part.is_empty() && part.bytes().all(|byte| byte.is_ascii_digit());
        let value: u32 = digits.then(|| part.parse().ok())??;
        seconds = seconds.checked_mul(60)?.checked_add(value)?;
    }
    parts.next().is_none().then_some(seconds)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_no_time() {
        for text in ["", ":", "1:", "1:2:3:4", "a", "-1", "99999999999"] {
            assert_eq!(time(text), None, "{text}");
        }
        assert_eq!(time("2:05"), Some(125));
    }

    #[test]
    fn clocks_without_a_blank_and_one_alone() {
        let both = Clocks::read("[%clock W0:00:10b0:00:09]").unwrap();
        assert_eq!(both.white, Some(Clock { seconds: 10, running: true }));
        assert_eq!(both.black, Some(Clock { seconds: 9, running: false }));
        let one = Clocks::read("x [%clock b1:00:00] y").unwrap();
        assert_eq!((one.white, one.black.unwrap().seconds), (None, 3_600));
        assert_eq!(Clocks::read("[%clock x1:00:00]"), None);
    }

    #[test]
    fn a_command_without_end_is_none() {
        assert_eq!(commands("[%clk 1:00 {").count(), 0);
        assert_eq!(commands("[%]").count(), 1);
    }
}
