//! A part of the players: women, juniors, a region.

use core::fmt;
use core::str::FromStr;

use shashki_base::Lang;
use shashki_tournament::{Event, Player, Sex};

use crate::{Standing, Standings};

/// Who belongs to a category.
///
/// ```
/// use shashki_tiebreak::Category;
/// assert_eq!("women".parse(), Ok(Category::Women));
/// assert_eq!("born-from:2008".parse(), Ok(Category::BornFrom(2008)));
/// assert_eq!("federation:TAT".parse(), Ok(Category::Federation("TAT".into())));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Category {
    /// Women.
    Women,
    /// Men.
    Men,
    /// Born in this year or later: juniors.
    BornFrom(u16),
    /// Born in this year or before: veterans.
    BornTo(u16),
    /// Of this federation or region.
    Federation(String),
    /// Of this club.
    Club(String),
    /// With this title.
    Title(String),
    /// Of a group that stands in the event (`### group: NAME ids`).
    Group(String),
}

/// The text is no category.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct UnknownCategory;

/// The forms of a category.
const FORMS: &str = "women, men, born-from:YEAR, born-to:YEAR, federation:CODE, club:NAME, \
                     title:TITLE, group:NAME";

impl UnknownCategory {
    /// The message: the forms there are.
    pub fn message(self, lang: Lang) -> String {
        format!("{} {FORMS}", lang.pick("expected one of", "ожидается одно из"))
    }
}

impl fmt::Display for UnknownCategory {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message(Lang::En))
    }
}

impl core::error::Error for UnknownCategory {}

impl FromStr for Category {
    type Err = UnknownCategory;

    fn from_str(s: &str) -> Result<Self, UnknownCategory> {
        let (kind, value) = s.split_once(':').unwrap_or((s, ""));
        let value = value.trim();
        let text = || Some(value).filter(|v| !v.is_empty()).map(str::to_owned);
        let year = || value.parse().ok().filter(|year| (1000..=9999).contains(year));
        let category = match kind.trim() {
            "women" if value.is_empty() => Some(Self::Women),
            "men" if value.is_empty() => Some(Self::Men),
            "born-from" => year().map(Self::BornFrom),
            "born-to" => year().map(Self::BornTo),
            "federation" => text().map(Self::Federation),
            "club" => text().map(Self::Club),
            "title" => text().map(Self::Title),
            "group" => text().map(Self::Group),
            _ => None,
        };
        category.ok_or(UnknownCategory)
    }
}

impl fmt::Display for Category {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Women => f.write_str("women"),
            Self::Men => f.write_str("men"),
            Self::BornFrom(year) => write!(f, "born-from:{year}"),
            Self::BornTo(year) => write!(f, "born-to:{year}"),
            Self::Federation(code) => write!(f, "federation:{code}"),
            Self::Club(name) => write!(f, "club:{name}"),
            Self::Title(title) => write!(f, "title:{title}"),
            Self::Group(name) => write!(f, "group:{name}"),
        }
    }
}

/// The year in which a player was born: the first four digits that stand together.
fn birth_year(player: &Player) -> Option<u16> {
    let parts = player.birth_date.split(|c: char| !c.is_ascii_digit());
    parts.filter(|part| part.len() == 4).find_map(|part| part.parse().ok().filter(|&y| y > 0))
}

fn same(text: &str, wanted: &str) -> bool {
    text.trim().to_lowercase() == wanted.to_lowercase()
}

impl Category {
    /// Whether a player belongs to it; one of whom the event doesn't say doesn't.
    pub fn contains(&self, event: &Event, player: &Player) -> bool {
        match self {
            Self::Women => player.sex == Some(Sex::Female),
            Self::Men => player.sex == Some(Sex::Male),
            Self::BornFrom(year) => birth_year(player).is_some_and(|born| born >= *year),
            Self::BornTo(year) => birth_year(player).is_some_and(|born| born <= *year),
            Self::Federation(code) => same(&player.federation, code),
            Self::Club(name) => same(&player.club, name),
            Self::Title(title) => same(&player.title, title),
            Self::Group(name) => {
                let groups = event.constraints().groups.iter();
                groups
                    .filter(|group| same(&group.name, name))
                    .any(|group| group.players.contains(&player.start))
            }
        }
    }

    /// The name as it is printed.
    pub fn name(&self, lang: Lang) -> String {
        match self {
            Self::Women => lang.pick("women", "женщины").to_owned(),
            Self::Men => lang.pick("men", "мужчины").to_owned(),
            Self::BornFrom(year) => {
                lang.pick(format!("born in {year} or later"), format!("{year} г. р. и моложе"))
            }
            Self::BornTo(year) => {
                lang.pick(format!("born in {year} or before"), format!("{year} г. р. и старше"))
            }
            Self::Federation(text) | Self::Club(text) | Self::Title(text) | Self::Group(text) => {
                text.clone()
            }
        }
    }
}

impl Standings {
    /// The standings of those who belong to all of the categories: values and order are those of
    /// the whole event, the places are counted among them.
    pub fn of(&self, event: &Event, categories: &[Category]) -> Vec<Standing> {
        let belongs = |row: &&Standing| {
            let player = &event.players()[row.index];
            categories.iter().all(|category| category.contains(event, player))
        };
        let mut rows: Vec<Standing> = self.rows.iter().filter(belongs).cloned().collect();
        let mut last: Option<(u32, u32)> = None;
        for (number, row) in (1..).zip(&mut rows) {
            let place = last.filter(|&(whole, _)| whole == row.rank).map_or(number, |(_, p)| p);
            last = Some((row.rank, place));
            row.rank = place;
        }
        rows
    }
}
