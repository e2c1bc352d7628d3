//! The start list: who gets which number before round 1 (5.4.10.5.1; P29).

mod renumber;

use core::cmp::Reverse;
use core::fmt;
use core::str::FromStr;

use shashki_base::{Generator, Lang, Seed};
use shashki_tournament::{Event, Faults, Player, StartNumber};

use crate::UnknownName;

/// The stream of the seed from which the start list is drawn: above those of the rounds, of which
/// there are 999 at most.
const START_LIST_STREAM: u64 = 1_000;

/// By what the start numbers are given.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub enum StartOrder {
    /// By rating, the highest first; equal ratings by lot; then the unrated, by lot.
    #[default]
    Rating,
    /// All by lot ("без учета рейтингов"; the blind lot, 5.4.10.4).
    Lot,
    /// As the event gives them; gaps are closed.
    Given,
}

impl StartOrder {
    /// The name as it stands on a command line.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Rating => "rating",
            Self::Lot => "lot",
            Self::Given => "given",
        }
    }
}

impl fmt::Display for StartOrder {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

impl FromStr for StartOrder {
    type Err = UnknownName;

    fn from_str(s: &str) -> Result<Self, UnknownName> {
        [Self::Rating, Self::Lot, Self::Given]
            .into_iter()
            .find(|order| order.name() == s)
            .ok_or(UnknownName { expected: "rating, lot or given" })
    }
}

/// What put a player on his place.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum PlacedBy {
    /// His rating, which nobody else has; or he alone has none.
    Rating,
    /// The lot, among those with the same rating, or without any, or among all.
    Lot,
    /// The event.
    Given,
}

impl PlacedBy {
    /// The name, the same in every language.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Rating => "rating",
            Self::Lot => "lot",
            Self::Given => "given",
        }
    }

    /// In words.
    pub const fn text(self, lang: Lang) -> &'static str {
        match (self, lang) {
            (_, Lang::En) => self.name(),
            (Self::Rating, Lang::Ru) => "рейтинг",
            (Self::Lot, Lang::Ru) => "жребий",
            (Self::Given, Lang::Ru) => "задано",
        }
    }
}

/// A place of the start list.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct StartPlace {
    /// The start number.
    pub start: StartNumber,
    /// The number under which the event knew the player before.
    pub before: StartNumber,
    /// His rating.
    pub rating: Option<u16>,
    /// What put him there.
    pub by: PlacedBy,
}

/// The start list of an event.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StartList {
    /// By what it was made.
    pub order: StartOrder,
    /// The seed, if something was drawn from it.
    pub seed: Option<Seed>,
    /// The places, start number 1 first.
    pub places: Vec<StartPlace>,
}

/// Why there is no start list.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum StartListError {
    /// Round 1 is paired: the numbers stay to the end of the event (5.4.10.5.1).
    RoundOneInForce,
    /// Places have to be drawn and no seed is given.
    SeedMissing,
    /// The list is not one of this event.
    OtherEvent,
    /// Lines of a file that nothing here understands may hold start numbers.
    KeptLines {
        /// The first of them.
        line: String,
    },
    /// The event with the new numbers contradicts itself.
    Faults(Faults),
}

impl StartListError {
    /// The error in words.
    pub fn message(&self, lang: Lang) -> String {
        match self {
            Self::RoundOneInForce => lang.pick(
                "round 1 is paired: start numbers stay to the end of the event (5.4.10.5.1)",
                "первый тур составлен: порядковые номера закреплены до конца турнира (п. 5.4.10.5.1)",
            ).to_owned(),
            Self::SeedMissing => lang
                .pick("places have to be drawn: a seed is needed", "нужен жребий: задайте зерно")
                .to_owned(),
            Self::OtherEvent => lang
                .pick("the start list belongs to another event", "это список другого турнира")
                .to_owned(),
            Self::KeptLines { line } => lang.pick(
                format!("the file has lines that may hold start numbers and can't be renumbered: {line}"),
                format!("в файле есть строки, где могут быть номера, а изменить их нельзя: {line}"),
            ),
            Self::Faults(faults) => faults.message(lang),
        }
    }
}

impl fmt::Display for StartListError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message(Lang::En))
    }
}

impl std::error::Error for StartListError {}

/// Gives the start numbers (5.4.10.5.1; P29); refused once round 1 is paired.
///
/// The lot is one shuffle of all players, taken by the numbers under which the event knows them,
/// from the stream 1000 of the seed; whoever has the same rating, or none, stands in that order.
/// [`Player::rating`] counts; national ratings don't.
///
/// ```
/// use shashki_pairing::{PlacedBy, StartOrder, start_list};
/// use shashki_tournament::{Draft, Player, StartNumber};
/// let ratings = [None, Some(2100), Some(2300)];
/// let player = |(number, rating)| Player {
///     rating,
///     ..Player::new(StartNumber::new(number).unwrap(), "")
/// };
/// let players = (1..).zip(ratings).map(player).collect();
/// let event = Draft { players, ..Draft::default() }.check().unwrap();
/// let list = start_list(&event, StartOrder::Rating, None).unwrap(); // nothing to draw: no seed
/// let before: Vec<_> = list.places.iter().map(|place| place.before.get()).collect();
/// assert_eq!(before, [3, 2, 1]);
/// assert_eq!(list.places[2].by, PlacedBy::Rating);
/// assert_eq!(list.apply(&event).unwrap().players()[0].rating, Some(2300));
/// ```
pub fn start_list(
    event: &Event,
    order: StartOrder,
    seed: Option<Seed>,
) -> Result<StartList, StartListError> {
    if event.paired_rounds() > 0 {
        return Err(StartListError::RoundOneInForce);
    }
    let mut players: Vec<&Player> = event.players().iter().collect();
    let rating = |player: &Player| player.rating.unwrap_or(0);
    if order == StartOrder::Rating {
        players.sort_by_key(|player| Reverse(rating(player)));
    }
    let equal = |a: &Player, b: &Player| order == StartOrder::Lot || rating(a) == rating(b);
    let to_draw =
        order != StartOrder::Given && players.windows(2).any(|pair| equal(pair[0], pair[1]));
    let seed = if to_draw { Some(seed.ok_or(StartListError::SeedMissing)?) } else { None };
    if let Some(seed) = seed {
        let drawn = drawn_order(event, seed);
        let key = |player: &Player| if order == StartOrder::Lot { 0 } else { rating(player) };
        let place = |player: &Player| event.index_of(player.start).map(|index| drawn[index]);
        players.sort_by_key(|player| (Reverse(key(player)), place(player)));
    }
    let by = |place: usize| {
        let player = players[place];
        let before = place.checked_sub(1).is_some_and(|other| equal(players[other], player));
        let behind = players.get(place + 1).is_some_and(|other| equal(player, other));
        match order {
            StartOrder::Given => PlacedBy::Given,
            _ if before || behind => PlacedBy::Lot,
            _ => PlacedBy::Rating,
        }
    };
    let places = (1..).zip(players.iter().enumerate()).filter_map(|(number, (place, player))| {
        let start = StartNumber::new(number)?;
        Some(StartPlace { start, before: player.start, rating: player.rating, by: by(place) })
    });
    Ok(StartList { order, seed, places: places.collect() })
}

/// By index in the event: the place in the drawn order of all.
fn drawn_order(event: &Event, seed: Seed) -> Vec<usize> {
    let mut order: Vec<usize> = (0..event.players().len()).collect();
    Generator::new(seed, START_LIST_STREAM).shuffle(&mut order);
    let mut places = vec![0; order.len()];
    for (place, index) in order.into_iter().enumerate() {
        places[index] = place;
    }
    places
}

impl StartList {
    /// The event with these start numbers everywhere, and the seed recorded.
    pub fn apply(&self, event: &Event) -> Result<Event, StartListError> {
        if event.paired_rounds() > 0 {
            return Err(StartListError::RoundOneInForce);
        }
        let known = |place: &StartPlace| event.index_of(place.before).is_some();
        if self.places.len() != event.players().len() || !self.places.iter().all(known) {
            return Err(StartListError::OtherEvent);
        }
        let moved = self.places.iter().any(|place| place.start != place.before);
        let comment = |line: &&String| !line.starts_with("###");
        if let Some(line) = event.draft().kept_lines.iter().find(comment).filter(|_| moved) {
            return Err(StartListError::KeptLines { line: line.clone() });
        }
        let mut draft = event.draft().clone();
        renumber::renumber(&mut draft, &self.places);
        draft.gaps_allowed = false;
        draft.draw.seed = self.seed.or(draft.draw.seed);
        draft.check().map_err(StartListError::Faults)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use shashki_tournament::{Draft, Meeting, MeetingResult, Round};

    fn number(n: u32) -> StartNumber {
        StartNumber::new(n).unwrap()
    }

    fn draft(ratings: &[u16]) -> Draft {
        let player = |(n, &rating): (u32, &u16)| Player {
            rating: Some(rating),
            ..Player::new(number(n), format!("P{n}"))
        };
        Draft { players: (1..).zip(ratings).map(player).collect(), ..Draft::default() }
    }

    fn before(list: &StartList) -> Vec<u32> {
        list.places.iter().map(|place| place.before.get()).collect()
    }

    /// The documentation's shuffle of 1 to 20 for seed 2025, stream 11, shows the method; here the
    /// order of equals is held to the shuffle of stream 1000 itself.
    #[test]
    fn p29_equals_stand_as_the_lot_has_them() {
        let event = draft(&[2000, 0, 2000, 2200, 0, 0, 2000]).check().unwrap();
        let seed = Seed(2025);
        let list = start_list(&event, StartOrder::Rating, Some(seed)).unwrap();
        let mut all: Vec<u32> = (1..=7).collect();
        Generator::new(seed, START_LIST_STREAM).shuffle(&mut all);
        let drawn = |of: &[u32]| all.iter().copied().filter(|n| of.contains(n)).collect::<Vec<_>>();
        assert_eq!(before(&list), [vec![4], drawn(&[1, 3, 7]), drawn(&[2, 5, 6])].concat());
        let by: Vec<&str> = list.places.iter().map(|place| place.by.name()).collect();
        assert_eq!(by, ["rating", "lot", "lot", "lot", "lot", "lot", "lot"]);
        assert_eq!(list.seed, Some(seed));
        let list = start_list(&event, StartOrder::Lot, Some(seed)).unwrap();
        assert_eq!(before(&list), all);
        assert!(list.places.iter().all(|place| place.by == PlacedBy::Lot));
    }

    #[test]
    fn p29_a_seed_is_needed_only_where_something_is_drawn() {
        let equal = draft(&[2000, 2000]).check().unwrap();
        assert_eq!(start_list(&equal, StartOrder::Rating, None), Err(StartListError::SeedMissing));
        let list = start_list(&equal, StartOrder::Given, None).unwrap();
        assert_eq!((before(&list), list.seed), (vec![1, 2], None));
        let list =
            start_list(&draft(&[1, 0, 2]).check().unwrap(), StartOrder::Rating, Some(Seed(1)));
        assert_eq!(list.map(|list| (before(&list), list.seed)), Ok((vec![3, 1, 2], None)));
    }

    #[test]
    fn p29_numbers_never_move_once_round_1_is_in_force() {
        let mut draft = draft(&[1, 2]);
        let event = draft.clone().check().unwrap();
        let list = start_list(&event, StartOrder::Rating, None).unwrap();
        let meeting = Meeting::new(number(1), number(2), MeetingResult::Unfinished);
        draft.rounds.push(Round { meetings: vec![meeting], unpaired: Vec::new() });
        let event = draft.check().unwrap();
        let refused = StartListError::RoundOneInForce;
        assert_eq!(start_list(&event, StartOrder::Rating, None), Err(refused.clone()));
        assert_eq!(list.apply(&event), Err(refused));
    }
}
