//! A tournament in which nothing contradicts anything else.

use crate::check::check;
use crate::settle::settle;
use crate::{
    Absence, Adjustment, Cell, Constraints, Decision, DecisionRecord, Draft, Draw, Faults, Format,
    GameKind, Info, MeetingResult, PairedBy, Player, Points, Round, Scoring, StartNumber,
};

/// A checked event.
///
/// Players stand in the order of their start numbers; where a method takes or gives an *index*, it
/// is a place in [`Event::players`], from 0. Rounds are counted from 1, as people do.
#[derive(Clone, Debug)]
pub struct Event {
    draft: Draft,
    /// By round, then by index.
    cells: Vec<Vec<Cell>>,
    /// Total points after 0, 1, 2 ... rounds, by index.
    totals: Vec<Vec<Points>>,
    contiguous: bool,
}

fn add(adjustments: &[(usize, Points)], totals: &mut [Points]) {
    for &(player, points) in adjustments {
        totals[player] += points;
    }
}

impl PartialEq for Event {
    fn eq(&self, other: &Self) -> bool {
        self.draft == other.draft // the rest is computed from it
    }
}

impl Eq for Event {}

impl Event {
    /// The event that the draft describes, or everything that is wrong with it.
    ///
    /// What can be written in several ways gets one form: players by start number, who is unpaired
    /// by number, absences by round, player and kind (each once), no empty rounds at the end, the
    /// lower number first in a forfeit without colours, a rating or place of 0 as none.
    pub fn new(mut draft: Draft) -> Result<Self, Faults> {
        settle(&mut draft);
        check(&draft)?;
        let contiguous = draft
            .players
            .last()
            .is_none_or(|last| last.start.get() as usize == draft.players.len());
        let mut event = Self { draft, cells: Vec::new(), totals: Vec::new(), contiguous };
        event.compute();
        Ok(event)
    }

    fn compute(&mut self) {
        let count = self.draft.players.len();
        let mut totals = vec![Points::ZERO; count];
        let adjustments = self.adjustments();
        add(&adjustments[0], &mut totals);
        self.totals.push(totals.clone());
        for (index, round) in self.draft.rounds.iter().enumerate() {
            let mut cells = vec![Cell::Empty; count];
            self.compute_round(round, &mut cells, &mut totals);
            add(&adjustments[index + 1], &mut totals);
            self.cells.push(cells);
            self.totals.push(totals.clone());
        }
    }

    fn compute_round(&self, round: &Round, cells: &mut [Cell], totals: &mut [Points]) {
        for meeting in &round.meetings {
            let (Some(white), Some(black)) =
                (self.index_of(meeting.white), self.index_of(meeting.black))
            else {
                continue; // `check` lets no such meeting through
            };
            let (points_white, points_black) = self.draft.scoring.meeting(&meeting.result);
            totals[white] += points_white;
            totals[black] += points_black;
            [cells[white], cells[black]] = meeting.cells();
        }
        for unpaired in &round.unpaired {
            let Some(player) = self.index_of(unpaired.player) else { continue };
            totals[player] += self.draft.scoring.unpaired(unpaired.kind);
            cells[player] = Cell::Unpaired(unpaired.kind);
        }
    }

    /// The adjustments of every round that stands in the event, those of no round at place 0, each
    /// with the player's index. One of a round that isn't there yet counts once it is.
    fn adjustments(&self) -> Vec<Vec<(usize, Points)>> {
        let mut by_round = vec![Vec::new(); self.draft.rounds.len() + 1];
        for adjustment in &self.draft.adjustments {
            let round = by_round.get_mut(usize::from(adjustment.round.unwrap_or(0)));
            if let Some((round, player)) = round.zip(self.index_of(adjustment.player)) {
                round.push((player, adjustment.points));
            }
        }
        by_round
    }

    /// Puts another result into a meeting, given by its place in its round, and gives the one that
    /// stood there: for those who try many results on one event, which need not be checked again
    /// each time. None, and nothing is changed, where there is no such meeting or the result would be
    /// a fault (a game whose colours nobody knows, a drawn forfeit).
    ///
    /// ```
    /// use shashki_tournament::{
    ///     Decision, Draft, Meeting, MeetingResult, Player, Points, Round, StartNumber,
    /// };
    /// let n = |number| StartNumber::new(number).unwrap();
    /// let won = MeetingResult::Played(Decision::White);
    /// let draft = Draft {
    ///     players: (1..=2).map(|i| Player::new(n(i), "")).collect(),
    ///     rounds: vec![Round { meetings: vec![Meeting::new(n(1), n(2), won.clone())], unpaired: vec![] }],
    ///     ..Draft::default()
    /// };
    /// let mut event = draft.check().unwrap();
    /// let drawn = MeetingResult::Played(Decision::Draw);
    /// assert_eq!(event.replace_result(1, 0, drawn), Some(won));
    /// assert_eq!(event.points_after(1, 1), Points::whole(1));
    /// ```
    pub fn replace_result(
        &mut self,
        round: u16,
        meeting: usize,
        result: MeetingResult,
    ) -> Option<MeetingResult> {
        let row = usize::from(round).checked_sub(1)?;
        let found = self.draft.rounds.get(row)?.meetings.get(meeting)?;
        let forfeit = result.kind() == GameKind::Forfeit;
        if result == MeetingResult::Forfeit(Decision::Draw) || !(found.colours_known || forfeit) {
            return None;
        }
        let players = [self.index_of(found.white)?, self.index_of(found.black)?];
        let (before, after) =
            (self.draft.scoring.meeting(&found.result), self.draft.scoring.meeting(&result));
        let gains = [after.0 - before.0, after.1 - before.1];
        let found = self.draft.rounds.get_mut(row)?.meetings.get_mut(meeting)?;
        let old = core::mem::replace(&mut found.result, result);
        for (cell, player) in found.cells().into_iter().zip(players) {
            self.cells[row][player] = cell;
        }
        for totals in &mut self.totals[row + 1..] {
            for (gain, player) in gains.into_iter().zip(players) {
                totals[player] += gain;
            }
        }
        Some(old)
    }

    /// The event as plain data, to be changed and checked again.
    pub fn into_draft(self) -> Draft {
        self.draft
    }

    /// The event as plain data.
    pub fn draft(&self) -> &Draft {
        &self.draft
    }

    /// The players by ascending start number.
    pub fn players(&self) -> &[Player] {
        &self.draft.players
    }

    /// The place of a start number in [`Event::players`].
    #[inline]
    pub fn index_of(&self, start: StartNumber) -> Option<usize> {
        let guess = start.get() as usize - 1;
        if self.contiguous {
            return (guess < self.draft.players.len()).then_some(guess);
        }
        self.draft.players.binary_search_by_key(&start, |player| player.start).ok()
    }

    /// The player with a start number.
    pub fn player(&self, start: StartNumber) -> Option<&Player> {
        self.index_of(start).map(|index| &self.draft.players[index])
    }

    /// The rounds that stand in the event; the last may hold absences alone.
    pub fn rounds(&self) -> &[Round] {
        &self.draft.rounds
    }

    /// How many rounds are paired: the last in which somebody has an opponent or a win by forfeit.
    pub fn paired_rounds(&self) -> u16 {
        let last = self.draft.rounds.iter().rposition(Round::is_paired);
        last.map_or(0, |place| u16::try_from(place + 1).unwrap_or(u16::MAX))
    }

    /// What the player at this index did in a round; [`Cell::Empty`] beyond the rounds there are.
    #[inline]
    pub fn cell(&self, index: usize, round: u16) -> Cell {
        let cells = usize::from(round).checked_sub(1).and_then(|row| self.cells.get(row));
        cells.and_then(|cells| cells.get(index)).copied().unwrap_or_default()
    }

    /// The points of the player at this index after a round, adjustments included; after the last
    /// one beyond the rounds there are, before the first for round 0.
    #[inline]
    pub fn points_after(&self, index: usize, round: u16) -> Points {
        let row = usize::from(round).min(self.totals.len() - 1);
        self.totals[row].get(index).copied().unwrap_or_default()
    }

    /// The points that the player at this index made in a round, without adjustments.
    pub fn points_in(&self, index: usize, round: u16) -> Points {
        let Some(player) = self.draft.players.get(index) else { return Points::ZERO };
        if round == 0 || usize::from(round) > self.cells.len() {
            return Points::ZERO;
        }
        let of_round = |a: &&Adjustment| a.round == Some(round) && a.player == player.start;
        let adjusted: Points =
            self.draft.adjustments.iter().filter(of_round).map(|a| a.points).sum();
        self.points_after(index, round) - self.points_after(index, round - 1) - adjusted
    }

    /// What a result is worth.
    pub fn scoring(&self) -> &Scoring {
        &self.draft.scoring
    }

    /// The host's wishes.
    pub fn constraints(&self) -> &Constraints {
        &self.draft.constraints
    }

    /// Seeds, lots, options.
    pub fn draw(&self) -> &Draw {
        &self.draft.draw
    }

    /// Decisions that changed published rounds (P30).
    pub fn decisions(&self) -> &[DecisionRecord] {
        &self.draft.decisions
    }

    /// Announced absences.
    pub fn absences(&self) -> &[Absence] {
        &self.draft.absences
    }

    /// Names, dates, officials.
    pub fn info(&self) -> &Info {
        &self.draft.info
    }

    /// Swiss or round robin.
    pub fn format(&self) -> Format {
        self.draft.format
    }

    /// By program or by hand.
    pub fn paired_by(&self) -> PairedBy {
        self.draft.paired_by
    }

    /// How many rounds are planned, if the event says so.
    pub fn planned_rounds(&self) -> Option<u16> {
        self.draft.planned_rounds
    }
}
