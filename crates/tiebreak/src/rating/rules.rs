//! How a rating changes: rules as data (T13).

use super::data_error::{DataError, lines};

/// What is known of a player beside the event.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub struct PlayerFacts {
    /// Rated games before the event; unknown: enough of them.
    pub games: Option<u32>,
    /// The highest rating so far; unknown: the rating itself.
    pub highest: Option<u16>,
    /// The event's year less the year of birth; unknown: grown up.
    pub age: Option<u16>,
}

/// A condition of a factor.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Condition {
    /// Fewer rated games before the event.
    GamesBelow(u32),
    /// Younger.
    AgeBelow(u16),
    /// Rated lower.
    RatingBelow(u16),
    /// Once rated as high, now or before.
    Reached(u16),
}

impl Condition {
    fn holds(self, rating: u16, facts: PlayerFacts) -> bool {
        match self {
            Self::GamesBelow(limit) => facts.games.is_some_and(|games| games < limit),
            Self::AgeBelow(limit) => facts.age.is_some_and(|age| age < limit),
            Self::RatingBelow(limit) => rating < limit,
            Self::Reached(limit) => rating.max(facts.highest.unwrap_or(0)) >= limit,
        }
    }
}

/// A factor K and when it holds.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Factor {
    /// K.
    pub k: u16,
    /// All of them have to hold.
    pub conditions: Vec<Condition>,
}

/// A time control and by what it multiplies K.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Tempo {
    /// Its name.
    pub name: String,
    /// Numerator and denominator; neither is 0.
    pub times: (u16, u16),
}

/// The rules of a first rating.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct NewPlayer {
    /// Games needed.
    pub games: u16,
    /// How many drawn games against hypothetical opponents are added.
    pub hypothetical: u16,
    /// Their rating.
    pub hypothetical_rating: u16,
    /// The highest first rating.
    pub highest: u16,
    /// The lowest.
    pub lowest: u16,
}

/// How ratings change.
///
/// ```
/// use shashki_tiebreak::rating::{PlayerFacts, RatingRules};
/// let rules = RatingRules::default();
/// let junior = PlayerFacts { age: Some(15), ..PlayerFacts::default() };
/// assert_eq!(rules.factor(2100, junior), 40);
/// assert_eq!(rules.factor(2100, PlayerFacts::default()), 20);
/// let text = "k 24\nk-games-cap 700\ndifference-cap 400\nnew-games 9\nnew-hypothetical 0 of 0\n\
///             new-highest 2400\nnew-lowest 1000\n";
/// assert_eq!(text.parse::<RatingRules>().unwrap().factor(2500, junior), 24);
/// assert!("k".parse::<RatingRules>().unwrap_err().to_string().contains("line 1"));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct RatingRules {
    /// What the rules are called.
    pub name: String,
    /// Where they come from.
    pub source: String,
    /// Differences above count as this one.
    pub difference_cap: u16,
    /// For players rated below; none: for all.
    pub capped_below: Option<u16>,
    /// The factors; the first whose conditions hold counts.
    pub factors: Vec<Factor>,
    /// K times the games of one event is no more.
    pub k_games_cap: u16,
    /// Time controls.
    pub tempos: Vec<Tempo>,
    /// First ratings.
    pub new_player: NewPlayer,
}

/// The text of the default rules, a pattern for files of one's own.
pub const DEFAULT_RATING_RULES: &str = include_str!("../../data/rating-rules.txt");

const FORMS: &str = "name, source, difference-cap N [below N], k N [games-below N] [age-below N] \
                     [rating-below N] [reached N], k-games-cap N, tempo NAME N[/N], new-games N, \
                     new-hypothetical N of N, new-highest N or new-lowest N";

impl Default for RatingRules {
    fn default() -> Self {
        // A test reads the default text: it can't fail.
        DEFAULT_RATING_RULES.parse().unwrap_or_else(|_| Draft::default().rules)
    }
}

struct Draft {
    rules: RatingRules,
    /// The rules that every file needs, and whether they stand.
    needed: [(&'static str, bool); 7],
}

impl Default for Draft {
    fn default() -> Self {
        let new_player =
            NewPlayer { games: 0, hypothetical: 0, hypothetical_rating: 0, highest: 0, lowest: 0 };
        let rules = RatingRules {
            name: String::new(),
            source: String::new(),
            difference_cap: 0,
            capped_below: None,
            factors: Vec::new(),
            k_games_cap: 0,
            tempos: Vec::new(),
            new_player,
        };
        let needed = [
            ("difference-cap", false),
            ("k", false),
            ("k-games-cap", false),
            ("new-games", false),
            ("new-hypothetical", false),
            ("new-highest", false),
            ("new-lowest", false),
        ];
        Self { rules, needed }
    }
}

impl Draft {
    /// Reads one line; none if it is no rule.
    fn line(&mut self, words: &[&str]) -> Option<()> {
        let (&key, rest) = words.split_first()?;
        let rules = &mut self.rules;
        match (key, rest) {
            ("name", _) => rules.name = rest.join(" "),
            ("source", _) => rules.source = rest.join(" "),
            ("difference-cap", [cap]) => rules.difference_cap = number(cap)?,
            ("difference-cap", [cap, "below", below]) => {
                rules.difference_cap = number(cap)?;
                rules.capped_below = Some(number(below)?);
            }
            ("k", [k, rest @ ..]) => {
                rules.factors.push(Factor { k: number(k)?, conditions: conditions(rest)? });
            }
            ("k-games-cap", [cap]) => rules.k_games_cap = number(cap)?,
            ("tempo", [name, times]) => {
                rules.tempos.push(Tempo { name: (*name).to_owned(), times: fraction(times)? });
            }
            ("new-games", [games]) => rules.new_player.games = number(games)?,
            ("new-hypothetical", [count, "of", rating]) => {
                rules.new_player.hypothetical = number(count)?;
                rules.new_player.hypothetical_rating = number(rating)?;
            }
            ("new-highest", [rating]) => rules.new_player.highest = number(rating)?,
            ("new-lowest", [rating]) => rules.new_player.lowest = number(rating)?,
            _ => return None,
        }
        for (needed, stands) in &mut self.needed {
            *stands |= *needed == key;
        }
        Some(())
    }
}

fn number<N: core::str::FromStr>(word: &str) -> Option<N> {
    word.parse().ok().filter(|_| word.bytes().all(|byte| byte.is_ascii_digit()))
}

fn fraction(word: &str) -> Option<(u16, u16)> {
    let (numerator, denominator) = word.split_once('/').unwrap_or((word, "1"));
    Some((number(numerator)?, number(denominator)?)).filter(|&(p, q)| p > 0 && q > 0)
}

fn conditions(words: &[&str]) -> Option<Vec<Condition>> {
    let pairs = words.chunks(2).map(|pair| {
        let &[name, limit] = pair else { return None };
        Some(match name {
            "games-below" => Condition::GamesBelow(number(limit)?),
            "age-below" => Condition::AgeBelow(number(limit)?),
            "rating-below" => Condition::RatingBelow(number(limit)?),
            "reached" => Condition::Reached(number(limit)?),
            _ => return None,
        })
    });
    pairs.collect()
}

impl core::str::FromStr for RatingRules {
    type Err = DataError;

    fn from_str(text: &str) -> Result<Self, DataError> {
        let mut draft = Draft::default();
        for (line, words) in lines(text) {
            let refuse = || DataError::Line { line, found: words.join(" "), expected: FORMS };
            draft.line(&words).ok_or_else(refuse)?;
        }
        match draft.needed.iter().find(|(_, stands)| !stands) {
            Some(&(expected, _)) => Err(DataError::Missing { expected }),
            None => Ok(draft.rules),
        }
    }
}

impl RatingRules {
    /// The factor K of a player; 0 where no line of the rules holds.
    pub fn factor(&self, rating: u16, facts: PlayerFacts) -> u16 {
        let holds = |factor: &&Factor| factor.conditions.iter().all(|c| c.holds(rating, facts));
        self.factors.iter().find(holds).map_or(0, |factor| factor.k)
    }

    /// By what a time control multiplies K; none if the rules don't name it.
    pub fn tempo(&self, name: &str) -> Option<(u16, u16)> {
        self.tempos.iter().find(|tempo| tempo.name == name).map(|tempo| tempo.times)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_default_rules_are_read() {
        let rules: RatingRules = DEFAULT_RATING_RULES.parse().unwrap();
        assert_eq!(rules.difference_cap, 400);
        assert_eq!(rules.capped_below, Some(2650));
        assert_eq!(rules.tempo("rapid"), Some((1, 2)));
        assert_eq!(rules.tempo("other"), None);
    }

    #[test]
    fn t13_the_first_factor_that_holds() {
        let rules = RatingRules::default();
        let facts = PlayerFacts::default();
        let new = PlayerFacts { games: Some(29), ..facts };
        let junior = PlayerFacts { age: Some(17), ..facts };
        let once = PlayerFacts { highest: Some(2410), ..facts };
        for (rating, facts, k) in [
            (2500, new, 40),
            (2299, junior, 40),
            (2300, junior, 20),
            (2399, facts, 20),
            (2400, facts, 10),
            (2350, once, 10),
            (2000, PlayerFacts { age: Some(18), ..facts }, 20),
        ] {
            assert_eq!(rules.factor(rating, facts), k, "{rating} {facts:?}");
        }
    }

    #[test]
    fn what_is_wrong_with_a_file_is_said() {
        let error = |text: &str| text.parse::<RatingRules>().unwrap_err().to_string();
        assert!(error("k 20 height-below 3").starts_with("line 1"));
        assert!(error("\n# k\nk 20 age-below").starts_with("line 3"));
        assert!(error("tempo rapid 1/0").starts_with("line 1"));
        assert!(error("k 20").contains("difference-cap"));
    }
}
