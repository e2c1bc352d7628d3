//! What the counters of a profile show (R6).

use crate::counter::Reading;
use crate::repetition::THREE;
use crate::{DrawProfile, DrawRule, EndReason, Game, Unit};

/// A counter of a profile in the present position, as it is shown to the players and the arbiter.
///
/// A reached count is a ground for a claim, which the arbiter judges; it ends no game.
///
/// ```
/// use shashki_record::{DrawProfile, DrawRule, Game};
/// let game = Game::from_position("W:WKc1,Ke1,Kg1:BKh8".parse().unwrap());
/// let rows: Vec<_> = game.rows(DrawProfile::Fsr).map(|row| (row.rule, row.limit)).collect();
/// assert_eq!(rows, [
///     (DrawRule::ThreeKings, 15), (DrawRule::KingsOnly, 15),
///     (DrawRule::Pieces4To5, 30), (DrawRule::MainRoad, 5),
/// ]);
/// ```
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Row {
    /// The rule.
    pub rule: DrawRule,
    /// How far the count is.
    pub count: u16,
    /// How many moves the rule wants.
    pub limit: u16,
    /// What is counted.
    pub unit: Unit,
    /// The ply at which the count was 0.
    pub since: u16,
    /// Whether the count goes on; where not, it is kept but gives no claim.
    pub running: bool,
    /// Whether the side to move may claim.
    pub claimable: bool,
}

impl Game {
    /// The counters of a profile whose conditions hold, in the order of its table.
    ///
    /// ```
    /// use shashki_record::{DrawProfile, DrawRule, Game};
    /// let rows: Vec<_> = Game::new().rows(DrawProfile::Fsr).collect();
    /// assert_eq!(rows.len(), 1);
    /// assert_eq!((rows[0].rule, rows[0].count), (DrawRule::KingsOnly, 0));
    /// ```
    pub fn rows(&self, profile: DrawProfile) -> impl Iterator<Item = Row> + use<> {
        let (state, over) = (self.now, self.result().is_some());
        profile.entries().iter().filter_map(move |entry| {
            let reading = state.counters.read(entry, &state.position);
            let claimable = reading.reached() && !over;
            let Reading { rule, limit, unit, since, count, running, applies } = reading;
            applies.then_some(Row { rule, count, limit, unit, since, running, claimable })
        })
    }

    /// A profile's counter for one rule, where its condition holds.
    ///
    /// ```
    /// use shashki_record::{DrawProfile, DrawRule, Game};
    /// assert!(Game::new().row(DrawProfile::Fsr, DrawRule::MainRoad).is_none());
    /// ```
    pub fn row(&self, profile: DrawProfile, rule: DrawRule) -> Option<Row> {
        self.rows(profile).find(|row| row.rule == rule)
    }

    /// Whether a draw by the rule was reached at a ply, whoever might claim it.
    fn reached_at(&self, ply: usize, profile: DrawProfile, reason: EndReason) -> bool {
        let Some(state) = self.state(ply) else { return false };
        match reason {
            EndReason::Repetition => state.occurrences >= THREE,
            EndReason::Rule(rule) => profile
                .entry(rule)
                .is_some_and(|entry| state.counters.read(entry, &state.position).reached()),
            _ => false,
        }
    }

    /// The draws that the rules give in the present position: counted rules in the order of the
    /// table, then repetition.
    ///
    /// ```
    /// use shashki_record::{DrawProfile, Game};
    /// assert_eq!(Game::new().draws(DrawProfile::Fsr).count(), 0);
    /// ```
    pub fn draws(&self, profile: DrawProfile) -> impl Iterator<Item = EndReason> + use<> {
        let repeated = self.may_claim_standing().then_some(EndReason::Repetition);
        let counted = self.rows(profile).filter(|row| row.claimable);
        counted.map(|row| EndReason::Rule(row.rule)).chain(repeated)
    }

    /// The draw at which an engine that plays without an arbiter may end the game: of those in
    /// [`draws`](Self::draws) the one that was reached first, then in their order. No game ends by
    /// itself; an engine has to ask (R5).
    ///
    /// ```
    /// use shashki_record::{DrawProfile, DrawRule, EndReason, Game};
    /// let mut game = Game::from_position("W:WKc1,Kg1:BKb8".parse().unwrap());
    /// for m in "g1-f2 b8-a7 f2-g1 a7-b8 g1-f2 b8-a7 f2-g1 a7-b8 g1-f2 b8-a7".split(' ') {
    ///     game.push_text(m).unwrap();
    /// }
    /// assert_eq!(game.automatic_draw(DrawProfile::Fsr), Some(EndReason::Repetition));
    /// assert_eq!(game.draws(DrawProfile::Fsr).count(), 2);
    /// ```
    pub fn automatic_draw(&self, profile: DrawProfile) -> Option<EndReason> {
        let reached_since = |&reason: &EndReason| {
            let plies = (0..=self.ply()).rev();
            plies.take_while(|&ply| self.reached_at(ply, profile, reason)).last()
        };
        self.draws(profile).min_by_key(reached_since)
    }
}
