//! The results of the counted rounds, laid out for adding up.

use core::cell::OnceCell;

use shashki_tournament::{
    Cell, Colour, Event, Format, GameKind, Outcome, Scoring, StartNumber, UnpairedKind,
};

use crate::opponents::Opponents;

/// No opponent.
const NOBODY: u32 = u32::MAX;

/// How a player stood in a round.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(crate) enum What {
    /// Over the board; letters W, D, L and micro-matches too.
    Played(Outcome),
    /// Paired; no result yet.
    Unfinished,
    /// A forfeit with a scheduled opponent.
    Forfeit(Outcome),
    /// Without an opponent.
    Alone(UnpairedKind),
    /// Nothing stands there.
    Absent,
}

/// One player in one round.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Entry {
    /// What the round brought, in hundredths of a point.
    pub(crate) points: i64,
    opponent: u32,
    pub(crate) what: What,
    pub(crate) colour: Option<Colour>,
}

impl Entry {
    const ABSENT: Self = Self { points: 0, opponent: NOBODY, what: What::Absent, colour: None };

    /// The scheduled opponent's index, whether they played or not.
    #[inline]
    pub(crate) fn opponent(self) -> Option<usize> {
        (self.opponent != NOBODY).then_some(self.opponent as usize)
    }

    /// The opponent of a game over the board that has a result.
    #[inline]
    pub(crate) fn played_opponent(self) -> Option<usize> {
        if matches!(self.what, What::Played(_)) { self.opponent() } else { None }
    }

    /// Whether the player sat down at a board or had the plus: he had not stopped playing (T5).
    pub(crate) fn takes_part(self) -> bool {
        matches!(
            self.what,
            What::Played(_) | What::Unfinished | What::Alone(UnpairedKind::PairingBye)
        )
    }
}

/// The counted rounds of an event: who had whom, and what it brought.
#[derive(Debug)]
pub(crate) struct Crosstable<'e> {
    pub(crate) event: &'e Event,
    /// r of T8.
    pub(crate) rounds: u16,
    /// R of T8; never below `rounds`.
    pub(crate) scheduled: u16,
    pub(crate) round_robin: bool,
    /// By player, then by round.
    entries: Vec<Entry>,
    /// By player, in hundredths.
    totals: Vec<i64>,
    /// By player: the adjustments of no round, in hundredths.
    beside: Vec<i64>,
    /// By player.
    pub(crate) starts: Vec<StartNumber>,
    /// By player.
    pub(crate) ratings: Vec<Option<u16>>,
    paired: OnceCell<Opponents>,
    met: OnceCell<Opponents>,
    /// The most games that one meeting counts for: above 1 where micro-matches count by game.
    pub(crate) games_a_meeting: i64,
}

impl<'e> Crosstable<'e> {
    pub(crate) fn new(event: &'e Event, rounds: u16, format: Format) -> Self {
        let players = event.players().len();
        let mut table = Self {
            event,
            rounds,
            scheduled: event.planned_rounds().unwrap_or(0).max(rounds),
            round_robin: format == Format::RoundRobin,
            entries: vec![Entry::ABSENT; players * usize::from(rounds)],
            totals: (0..players).map(|p| event.points_after(p, rounds).hundredths()).collect(),
            beside: (0..players).map(|p| event.points_after(p, 0).hundredths()).collect(),
            starts: event.players().iter().map(|player| player.start).collect(),
            ratings: event.players().iter().map(|player| player.rating).collect(),
            paired: OnceCell::new(),
            met: OnceCell::new(),
            games_a_meeting: 1,
        };
        for (place, round) in event.rounds().iter().take(usize::from(rounds)).enumerate() {
            for meeting in &round.meetings {
                let sides = (event.index_of(meeting.white), event.index_of(meeting.black));
                let (Some(white), Some(black)) = sides else { continue };
                let points = event.scoring().meeting(&meeting.result);
                let [white_cell, black_cell] = meeting.cells();
                table.set(white, place, Some(black), white_cell, points.0.hundredths());
                table.set(black, place, Some(white), black_cell, points.1.hundredths());
                table.note_games(event.scoring(), &meeting.result);
            }
            for unpaired in &round.unpaired {
                let Some(player) = event.index_of(unpaired.player) else { continue };
                let points = event.scoring().unpaired(unpaired.kind).hundredths();
                table.set(player, place, None, Cell::Unpaired(unpaired.kind), points);
            }
        }
        table
    }

    fn set(
        &mut self,
        player: usize,
        place: usize,
        opponent: Option<usize>,
        cell: Cell,
        points: i64,
    ) {
        let (what, colour) = match cell {
            Cell::Empty => (What::Absent, None),
            Cell::Unpaired(kind) => (What::Alone(kind), None),
            Cell::Game { colour, kind, outcome, .. } => (of_game(kind, outcome), colour),
        };
        let opponent = opponent.and_then(|index| u32::try_from(index).ok()).unwrap_or(NOBODY);
        let at = player * usize::from(self.rounds) + place;
        if let Some(entry) = self.entries.get_mut(at) {
            *entry = Entry { points, opponent, what, colour };
        }
    }

    fn note_games(&mut self, scoring: &Scoring, result: &shashki_tournament::MeetingResult) {
        use shashki_tournament::{MeetingResult, MicroMatchPoints};
        if let MeetingResult::MicroMatch(games) = result
            && scoring.micro_match == MicroMatchPoints::ByGame
        {
            let games = i64::try_from(games.len()).unwrap_or(1);
            self.games_a_meeting = self.games_a_meeting.max(games);
        }
    }

    pub(crate) fn players(&self) -> usize {
        self.totals.len()
    }

    /// The rounds of one player, the first first.
    #[inline]
    pub(crate) fn row(&self, player: usize) -> &[Entry] {
        let rounds = usize::from(self.rounds);
        &self.entries[player * rounds..(player + 1) * rounds]
    }

    /// The rounds of one player with their numbers.
    #[inline]
    pub(crate) fn numbered(&self, player: usize) -> impl Iterator<Item = (u16, Entry)> {
        (1_u16..).zip(self.row(player).iter().copied())
    }

    /// The same from the last to the first.
    pub(crate) fn backwards(&self, player: usize) -> impl Iterator<Item = (u16, Entry)> {
        (1..=self.rounds).zip(self.row(player).iter().copied()).rev()
    }

    /// Everyone's scheduled opponents.
    pub(crate) fn paired(&self) -> &Opponents {
        let of = |entry: Entry| (entry.opponent != NOBODY).then_some(entry.opponent);
        self.paired.get_or_init(|| Opponents::new(self, of))
    }

    /// Everyone's opponents over the board.
    pub(crate) fn met(&self) -> &Opponents {
        let of = |entry: Entry| entry.played_opponent().map(|_| entry.opponent);
        self.met.get_or_init(|| Opponents::new(self, of))
    }

    /// The points after the counted rounds, in hundredths.
    #[inline]
    pub(crate) fn total(&self, player: usize) -> i64 {
        self.totals[player]
    }

    /// The points as they stood after a round: adjustments of no round belong to the last counted
    /// round alone.
    pub(crate) fn after(&self, player: usize, round: u16) -> i64 {
        if round >= self.rounds {
            return self.total(player);
        }
        self.event.points_after(player, round).hundredths() - self.beside[player]
    }

    /// What a game won is worth, in hundredths: the more of the two colours.
    pub(crate) fn win(&self) -> i64 {
        let [white, black] = self.event.scoring().win;
        white.max(black).hundredths()
    }

    /// What a game drawn is worth.
    pub(crate) fn draw(&self) -> i64 {
        let [white, black] = self.event.scoring().draw;
        white.max(black).hundredths()
    }

    /// What a game lost is worth: the less of the two colours.
    pub(crate) fn loss(&self) -> i64 {
        let [white, black] = self.event.scoring().loss;
        white.min(black).hundredths()
    }
}

fn of_game(kind: GameKind, outcome: Option<Outcome>) -> What {
    match (kind, outcome) {
        (_, None) => What::Unfinished,
        (GameKind::Forfeit, Some(outcome)) => What::Forfeit(outcome),
        (_, Some(outcome)) => What::Played(outcome),
    }
}
