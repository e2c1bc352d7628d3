//! What the games of one event do to a rating.

use super::performance::average;
use super::rules::{NewPlayer, RatingRules};
use super::table::{expected_score, percentage, rating_difference};
use crate::Exact;

/// Rated games of one player: the opponents' ratings, and twice the score.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct RatedGames {
    /// The ratings of the opponents who have one, a game each.
    pub opponents: Vec<i32>,
    /// Twice the score against them.
    pub half_points: u32,
}

impl RatedGames {
    /// How many.
    pub fn count(&self) -> u32 {
        u32::try_from(self.opponents.len()).unwrap_or(u32::MAX)
    }

    /// The sum of the expected scores of one with this rating, in hundredths.
    ///
    /// ```
    /// use shashki_tiebreak::rating::{RatedGames, RatingRules};
    /// let games = RatedGames { opponents: vec![2000, 2100], half_points: 2 };
    /// assert_eq!(games.expected(2000, &RatingRules::default()), 50 + 36);
    /// ```
    pub fn expected(&self, rating: u16, rules: &RatingRules) -> u64 {
        let capped = rules.capped_below.is_none_or(|below| rating < below);
        let cap = if capped { i32::from(rules.difference_cap) } else { i32::MAX };
        let score = |opponent: &i32| {
            let difference = i32::from(rating).saturating_sub(*opponent);
            u64::from(expected_score(difference.clamp(-cap, cap)))
        };
        self.opponents.iter().map(score).sum()
    }

    /// How the rating changes with this factor under a time control: the factor is lowered until
    /// factor times games keeps to the cap.
    ///
    /// ```
    /// use shashki_tiebreak::rating::{RatedGames, RatingRules};
    /// let games = RatedGames { opponents: vec![2000, 2100], half_points: 3 };
    /// // Made 1.5, expected 0.86.
    /// let change = games.change(2000, 20, (1, 1), &RatingRules::default());
    /// assert_eq!(change.to_string(), "12.8");
    /// ```
    pub fn change(
        &self,
        rating: u16,
        factor: u16,
        tempo: (u16, u16),
        rules: &RatingRules,
    ) -> Exact {
        let made = 50 * i64::from(self.half_points);
        let expected = i64::try_from(self.expected(rating, rules)).unwrap_or(i64::MAX);
        let k = i64::from(self.capped_factor(factor, rules)) * i64::from(tempo.0);
        Exact::ratio((made - expected).saturating_mul(k), 100 * i64::from(tempo.1))
    }

    /// The factor, lowered so far that factor times games keeps to the cap.
    pub fn capped_factor(&self, factor: u16, rules: &RatingRules) -> u16 {
        let most = u32::from(rules.k_games_cap).checked_div(self.count());
        let most = most.and_then(|most| u16::try_from(most).ok()).unwrap_or(u16::MAX);
        factor.min(most)
    }

    /// The first rating of a new player; none with too few games, without a point, or below the
    /// lowest.
    ///
    /// ```
    /// use shashki_tiebreak::rating::{RatedGames, RatingRules};
    /// let games = RatedGames { opponents: vec![2000; 5], half_points: 5 };
    /// // (5 x 2000 + 2 x 1800) / 7 = 1942.9; half of the points: dp = 0.
    /// assert_eq!(games.first_rating(&RatingRules::default().new_player), Some(1943));
    /// ```
    pub fn first_rating(&self, rules: &NewPlayer) -> Option<u16> {
        if self.count() < u32::from(rules.games) || self.half_points == 0 {
            return None;
        }
        let mut opponents = self.opponents.clone();
        let hypothetical = i32::from(rules.hypothetical_rating);
        opponents.extend((0..rules.hypothetical).map(|_| hypothetical));
        let games = u32::try_from(opponents.len()).ok()?;
        let half_points = self.half_points + u32::from(rules.hypothetical);
        let rating = average(&opponents)? + rating_difference(percentage(half_points, games)?);
        let rating = u16::try_from(rating).ok()?.min(rules.highest);
        (rating >= rules.lowest).then_some(rating)
    }
}

/// The rating after a change, the nearest whole number, a half away from 0 (of the change).
///
/// ```
/// use shashki_tiebreak::{Exact, rating::changed_rating};
/// assert_eq!(changed_rating(2000, &Exact::ratio(25, 2)), 2013);
/// assert_eq!(changed_rating(2000, &Exact::ratio(-25, 2)), 1987);
/// ```
pub fn changed_rating(rating: u16, change: &Exact) -> i64 {
    let whole = if *change < Exact::ZERO {
        (-change).rounded_up().map(|up| -up)
    } else {
        change.rounded_up()
    };
    i64::from(rating) + whole.unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn differences_beyond_the_cap() {
        let rules = RatingRules::default();
        let games = RatedGames { opponents: vec![1500], half_points: 2 };
        assert_eq!(games.expected(2300, &rules), 92); // 800 counts as 400
        assert_eq!(games.expected(2650, &rules), 100); // not for those at the top
    }

    #[test]
    fn factor_times_games_keeps_to_the_cap() {
        let rules = RatingRules::default();
        let games = RatedGames { opponents: vec![2000; 19], half_points: 20 };
        assert_eq!(games.capped_factor(40, &rules), 36); // 36 x 19 = 684, 37 x 19 = 703
        assert_eq!(games.change(2000, 40, (1, 1), &rules).to_string(), "18");
        assert_eq!(games.change(2000, 40, (1, 2), &rules).to_string(), "9");
        assert_eq!(RatedGames::default().capped_factor(40, &rules), 40);
    }

    #[test]
    fn first_ratings() {
        let rules = RatingRules::default().new_player;
        let games =
            |rating, count, half_points| RatedGames { opponents: vec![rating; count], half_points };
        assert_eq!(games(2000, 4, 4).first_rating(&rules), None); // too few
        assert_eq!(games(2000, 5, 0).first_rating(&rules), None); // nothing made
        assert_eq!(games(2300, 9, 18).first_rating(&rules), Some(2200)); // the highest
        assert_eq!(games(1200, 5, 1).first_rating(&rules), None); // below the lowest
        // 1.5 of 7: 21 %: dp = -230; (5 x 1800 + 2 x 1800) / 7 = 1800.
        assert_eq!(games(1800, 5, 1).first_rating(&rules), Some(1570));
    }
}
