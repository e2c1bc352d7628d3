//! The rating figures of a whole event.

use core::fmt;
use std::collections::BTreeMap;

use shashki_base::Lang;
use shashki_tournament::{Decision, Event, MeetingResult, Outcome, Player, StartNumber};

use super::change::{RatedGames, changed_rating};
use super::performance::{average, perfect_performance, performance};
use super::rules::{PlayerFacts, RatingRules};
use super::titles::Titles;
use crate::Exact;

/// What the figures of an event are computed by.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct RatingRequest {
    /// The rules.
    pub rules: RatingRules,
    /// Norms and titles.
    pub titles: Titles,
    /// The time control; none: as rated, K as it stands.
    pub tempo: Option<String>,
    /// What is known of players beside the event.
    pub facts: BTreeMap<StartNumber, PlayerFacts>,
    /// After which round; none: all.
    pub round: Option<u16>,
}

impl Default for RatingRequest {
    fn default() -> Self {
        Self {
            rules: RatingRules::default(),
            titles: Titles::built_in(),
            tempo: None,
            facts: BTreeMap::new(),
            round: None,
        }
    }
}

/// The figures can't be had.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum RatingError {
    /// The rules don't name this time control.
    Tempo {
        /// What was asked for.
        found: String,
        /// Those they name.
        known: Vec<String>,
    },
    /// The round does not stand in the event.
    Round {
        /// The round asked for.
        round: u16,
        /// The last there is.
        last: u16,
    },
    /// Facts of a player who isn't in the event.
    Player {
        /// The number.
        start: StartNumber,
    },
}

impl RatingError {
    /// The message.
    pub fn message(&self, lang: Lang) -> String {
        match self {
            Self::Tempo { found, known } => {
                let known = known.join(", ");
                lang.pick(
                    format!("the rules name no time control {found:?}; expected one of {known}"),
                    format!("в правилах нет контроля «{found}»; есть {known}"),
                )
            }
            Self::Round { round, last } => lang.pick(
                format!("round {round} isn't in the event; expected 0 to {last}"),
                format!("тура {round} в турнире нет; возможны от 0 до {last}"),
            ),
            Self::Player { start } => lang.pick(
                format!("no player has start number {start}"),
                format!("нет участника с порядковым номером {start}"),
            ),
        }
    }
}

impl fmt::Display for RatingError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message(Lang::En))
    }
}

impl core::error::Error for RatingError {}

/// The figures of one player. Only games over the board against rated opponents count.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct RatedPlayer {
    /// The player's index in [`Event::players`].
    pub index: usize,
    /// The start number.
    pub start: StartNumber,
    /// The rating, if any.
    pub rating: Option<u16>,
    /// The games.
    pub games: RatedGames,
    /// The average rating of the opponents.
    pub average: Option<i32>,
    /// The performance (TPR).
    pub performance: Option<i32>,
    /// The perfect performance (PTP).
    pub perfect: Option<i32>,
    /// The sum of the expected scores, in hundredths.
    pub expected: Option<u64>,
    /// The factor K, before the cap of K times games and the time control.
    pub factor: Option<u16>,
    /// The change.
    pub change: Option<Exact>,
    /// The new rating, or a first one.
    pub new_rating: Option<i64>,
    /// The title of which a norm was made.
    pub norm: Option<String>,
}

/// The year at the beginning of a date.
fn year(date: &str) -> Option<u16> {
    let mut parts = date.split(|c: char| !c.is_ascii_digit()).filter(|part| part.len() == 4);
    parts.next()?.parse().ok().filter(|&year| year > 0)
}

/// The figures of every player, by start number.
///
/// ```
/// use shashki_tiebreak::rating::{RatingRequest, rate_event};
/// # use shashki_tournament::trf::{read, ReadOptions};
/// let text = "\
/// 001    1      Ivanova, Anna                     2000                             1.0          2 w 1
/// 001    2      Petrov, Pyotr                     2100                             0.0          1 b 0
/// ";
/// let event = read(text, &ReadOptions::default()).unwrap().event;
/// let players = rate_event(&event, &RatingRequest::default()).unwrap();
/// assert_eq!(players[0].expected, Some(36)); // 0.36
/// assert_eq!(players[0].new_rating, Some(2013)); // 20 x 0.64 = 12.8
/// ```
pub fn rate_event(event: &Event, request: &RatingRequest) -> Result<Vec<RatedPlayer>, RatingError> {
    let rules = &request.rules;
    let tempo = match &request.tempo {
        None => (1, 1),
        Some(name) => rules.tempo(name).ok_or_else(|| RatingError::Tempo {
            found: name.clone(),
            known: rules.tempos.iter().map(|tempo| tempo.name.clone()).collect(),
        })?,
    };
    if let Some(&start) = request.facts.keys().find(|&&start| event.index_of(start).is_none()) {
        return Err(RatingError::Player { start });
    }
    let last = u16::try_from(event.rounds().len()).unwrap_or(u16::MAX);
    let round = request.round.unwrap_or(last);
    if round > last {
        return Err(RatingError::Round { round, last });
    }
    let games = games(event, round);
    let rated = event.players().iter().zip(games).enumerate().map(|(index, (player, games))| {
        let facts = facts(event, player, request);
        rate(index, player, games, facts, tempo, request)
    });
    Ok(rated.collect())
}

fn facts(event: &Event, player: &Player, request: &RatingRequest) -> PlayerFacts {
    let mut facts = request.facts.get(&player.start).copied().unwrap_or_default();
    let age = year(&event.info().start_date)
        .zip(year(&player.birth_date))
        .and_then(|(now, born)| now.checked_sub(born));
    facts.age = facts.age.or(age);
    facts
}

fn rate(
    index: usize,
    player: &Player,
    games: RatedGames,
    facts: PlayerFacts,
    tempo: (u16, u16),
    request: &RatingRequest,
) -> RatedPlayer {
    let rules = &request.rules;
    let performance = performance(&games.opponents, games.half_points);
    let mut rated = RatedPlayer {
        index,
        start: player.start,
        rating: player.rating,
        average: average(&games.opponents),
        performance,
        perfect: perfect_performance(&games.opponents, games.half_points),
        expected: None,
        factor: None,
        change: None,
        new_rating: None,
        norm: performance
            .and_then(|performance| request.titles.norm(games.count(), performance))
            .map(|norm| norm.title.clone()),
        games,
    };
    match player.rating {
        Some(rating) => {
            let factor = rules.factor(rating, facts);
            let change = rated.games.change(rating, factor, tempo, rules);
            rated.expected = Some(rated.games.expected(rating, rules));
            rated.factor = Some(factor);
            rated.new_rating = Some(changed_rating(rating, &change));
            rated.change = Some(change);
        }
        None => rated.new_rating = rated.games.first_rating(&rules.new_player).map(i64::from),
    }
    rated
}

/// The rated games of every player: over the board, letters W, D, L excepted; of a micro-match every
/// game.
fn games(event: &Event, round: u16) -> Vec<RatedGames> {
    let mut all = vec![RatedGames::default(); event.players().len()];
    let rating = |index: usize| event.players()[index].rating;
    for meeting in event.rounds().iter().take(usize::from(round)).flat_map(|r| &r.meetings) {
        let decisions: &[Decision] = match &meeting.result {
            MeetingResult::Played(decision) => core::slice::from_ref(decision),
            MeetingResult::MicroMatch(decisions) => decisions,
            MeetingResult::Unrated(_) | MeetingResult::Forfeit(_) | MeetingResult::Unfinished => {
                continue;
            }
        };
        let sides = (event.index_of(meeting.white), event.index_of(meeting.black));
        let (Some(white), Some(black)) = sides else { continue };
        for decision in decisions {
            let (first, second) = decision.outcomes();
            for (player, opponent, outcome) in [(white, black, first), (black, white, second)] {
                if let Some(rating) = rating(opponent) {
                    all[player].opponents.push(i32::from(rating));
                    all[player].half_points += half_points(outcome);
                }
            }
        }
    }
    all
}

const fn half_points(outcome: Outcome) -> u32 {
    match outcome {
        Outcome::Win => 2,
        Outcome::Draw => 1,
        Outcome::Loss => 0,
    }
}
