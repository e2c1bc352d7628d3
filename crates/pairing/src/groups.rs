//! Groups of players who have something in common (5.4.10.9).

use std::collections::BTreeMap;

use core::str::FromStr;
use shashki_tournament::{Group, Player};

use crate::UnknownName;

/// What the players of a group have in common.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum GroupBy {
    /// The club.
    Club,
    /// The federation or region.
    Federation,
}

impl FromStr for GroupBy {
    type Err = UnknownName;

    fn from_str(s: &str) -> Result<Self, UnknownName> {
        match s {
            "club" => Ok(Self::Club),
            "federation" => Ok(Self::Federation),
            _ => Err(UnknownName { expected: "club or federation" }),
        }
    }
}

/// The groups of two players or more, by name; players without a club or federation are in none.
/// [`MeetUntil`](shashki_tournament::MeetUntil) and [`NotBefore`](shashki_tournament::NotBefore)
/// can refer to them (P5, P34).
///
/// ```
/// use shashki_pairing::{GroupBy, groups};
/// use shashki_tournament::{Player, StartNumber};
/// let player = |number, club: &str| Player {
///     club: club.to_owned(),
///     ..Player::new(StartNumber::new(number).unwrap(), "")
/// };
/// let found = groups(&[player(1, "Neva"), player(2, "Oka"), player(3, "Neva")], GroupBy::Club);
/// assert_eq!(found.len(), 1);
/// assert_eq!((found[0].name.as_str(), found[0].players.len()), ("Neva", 2));
/// ```
pub fn groups(players: &[Player], by: GroupBy) -> Vec<Group> {
    let mut found: BTreeMap<&str, Vec<_>> = BTreeMap::new();
    for player in players {
        let name = match by {
            GroupBy::Club => player.club.trim(),
            GroupBy::Federation => player.federation.trim(),
        };
        if !name.is_empty() {
            found.entry(name).or_default().push(player.start);
        }
    }
    let several = found.into_iter().filter(|(_, players)| players.len() > 1);
    several.map(|(name, players)| Group { name: name.to_owned(), players }).collect()
}
