//! A bare list for a round: is it valid, and is it the system's (P27)?

use core::fmt;
use core::str::FromStr;

use shashki_base::Lang;
use shashki_tournament::{Colour, Event, StartNumber};

use super::rules::{Listed, RuleBreak, breaks_of_pairs};
use super::table::Table;
use super::{Comparison, compared};
use crate::{FirstColour, PairError, Request, System};

/// A list as host programs write it: the number of pairs, the bye included, then a pair a line,
/// White first; the bye as `number 0`.
///
/// ```
/// use shashki_pairing::RoundList;
/// let list: RoundList = "2\n2 1\n3 0\n".parse().unwrap();
/// assert_eq!(list.pairs.len(), 2);
/// assert_eq!(list.pairs[1].1, None); // the bye
/// assert!("3\n2 1\n3 0\n".parse::<RoundList>().is_err()); // three pairs were promised
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct RoundList {
    /// White and Black; none as Black: the bye.
    pub pairs: Vec<(StartNumber, Option<StartNumber>)>,
}

/// Why a text is no list.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum ListError {
    /// The first line isn't the number of pairs.
    NoCount {
        /// What stands there.
        found: String,
    },
    /// A line isn't two numbers.
    NoPair {
        /// The line, from 1.
        line: usize,
        /// What stands there.
        found: String,
    },
    /// Not as many pairs as the first line says.
    Count {
        /// So many are announced.
        said: usize,
        /// So many are there.
        found: usize,
    },
}

impl ListError {
    /// The error in words.
    pub fn message(&self, lang: Lang) -> String {
        match self {
            Self::NoCount { found } => lang.pick(
                format!("line 1: found {found:?}, expected the number of pairs"),
                format!("строка 1: «{found}», ожидается число пар"),
            ),
            Self::NoPair { line, found } => lang.pick(
                format!(
                    "line {line}: found {found:?}, expected two start numbers, White first, or a number and 0 for the bye"
                ),
                format!(
                    "строка {line}: «{found}», ожидаются два номера, сначала белые, или номер и 0 («плюс»)"
                ),
            ),
            Self::Count { said, found } => lang.pick(
                format!("line 1 announces {said} pairs, {found} are there"),
                format!("в строке 1 указано пар: {said}, в списке: {found}"),
            ),
        }
    }
}

impl fmt::Display for ListError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message(Lang::En))
    }
}

impl std::error::Error for ListError {}

impl FromStr for RoundList {
    type Err = ListError;

    fn from_str(text: &str) -> Result<Self, ListError> {
        Ok(Self { pairs: lines(text)?.into_iter().map(|(_, pair)| pair).collect() })
    }
}

/// White and Black; none as Black: the bye.
type ListedPair = (StartNumber, Option<StartNumber>);

/// The pairs of a list, each with the number of its line.
pub(crate) fn lines(text: &str) -> Result<Vec<(usize, ListedPair)>, ListError> {
    let text = text.strip_prefix('\u{FEFF}').unwrap_or(text);
    let mut lines = (1..).zip(text.lines().map(str::trim)).filter(|(_, line)| !line.is_empty());
    let head = lines.next().map_or("", |(_, line)| line);
    let said = head.parse().map_err(|_| ListError::NoCount { found: head.to_owned() })?;
    let pair = |(line, text): (usize, &str)| match read_pair(text) {
        Some(pair) => Ok((line, pair)),
        None => Err(ListError::NoPair { line, found: text.to_owned() }),
    };
    let pairs = lines.map(pair).collect::<Result<Vec<_>, _>>()?;
    let found = pairs.len();
    if found == said { Ok(pairs) } else { Err(ListError::Count { said, found }) }
}

fn read_pair(line: &str) -> Option<ListedPair> {
    let mut words = line.split_whitespace();
    let (first, second) = (words.next()?, words.next()?);
    if words.next().is_some() {
        return None;
    }
    let second: u32 = second.parse().ok()?;
    Some((StartNumber::new(first.parse().ok()?)?, StartNumber::new(second)))
}

/// What came out for a list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ListReport {
    /// The round.
    pub round: u16,
    /// Every rule that the list breaks, pair by pair (P1 to P5), and who stands in it wrongly or not
    /// at all (5.4.10.8).
    pub breaks: Vec<RuleBreak>,
    /// The list beside the system's own draw; none in the system lot where neither a drawn order
    /// nor a seed is known.
    pub comparison: Option<Comparison>,
}

impl ListReport {
    /// Whether the list breaks no rule and leaves nobody out.
    pub fn is_valid(&self) -> bool {
        self.breaks.is_empty()
    }

    /// Whether the list is valid and the system's.
    pub fn agrees(&self) -> bool {
        self.is_valid() && self.comparison.as_ref().is_some_and(Comparison::agrees)
    }
}

/// Checks a bare list for a round, without one given for the next (P27).
///
/// Where nothing gives the colour of the odd numbers in round 1, it is read off the list itself, by
/// the lowest odd start number that has an opponent in it (P18).
pub fn check_list(
    event: &Event,
    request: &Request,
    list: &RoundList,
) -> Result<ListReport, PairError> {
    let mut request = request.clone();
    let round = request.round.unwrap_or(event.paired_rounds() + 1);
    let silent = request.first_colour.is_none() && event.draw().first_colour.is_none();
    if round == 1 && silent && request.system != System::Lot {
        request.first_colour = read_off(list).map(FirstColour::Given);
    }
    let listed: Vec<Listed> = list
        .pairs
        .iter()
        .map(|&(white, black)| Listed { white, black, coloured: black.is_some() })
        .collect();
    let breaks = breaks_of_pairs(event, &request, &listed)?;
    let comparison = match compared(event, &request, &Table::of_pairs(&list.pairs)) {
        Ok(comparison) => Some(comparison),
        Err(PairError::SeedMissing) => None,
        Err(error) => return Err(error),
    };
    Ok(ListReport { round, breaks, comparison })
}

fn read_off(list: &RoundList) -> Option<Colour> {
    let pairs = list.pairs.iter().filter_map(|&(white, black)| Some((white, black?)));
    let sides = pairs.flat_map(|(w, b)| [(w, Colour::White), (b, Colour::Black)]);
    sides.filter(|(player, _)| player.is_odd()).min_by_key(|(player, _)| *player).map(|s| s.1)
}
