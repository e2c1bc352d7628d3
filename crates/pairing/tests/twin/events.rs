//! Small random events: dense, odd, and as full of everything as a file may be.
//!
//! Their rounds are paired by no system: any pairs that P1 and P2 allow. So the histories are
//! stranger than those of real events, and often enough no valid pairing is left. What the host
//! asks for stands in [`host`](super::host).

use core::fmt;
use proptest::strategy::Strategy;
use shashki_tournament::{
    Absence, AbsenceKind, Adjustment, ByeEntry, Cell, Colour, Decision, Draft, Event, Forfeits,
    GameKind, Halves, Lot, Meeting, MeetingResult, Outcome, PairingOptions, Player, Points, Round,
    Scoring, StartNumber, TieOrder, Unpaired, UnpairedKind,
};

/// What the host asks for beside the rules.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(crate) enum Wishes {
    /// Nothing.
    None,
    /// Forbidden and forced pairs.
    Pairs,
    /// Pools, groups and soft prohibitions too.
    All,
}

/// An event and the round of it to be paired. The drawn order, the first colour (in round 1 always)
/// and the options stand in the event.
#[derive(Clone)]
pub(crate) struct Case {
    pub(crate) event: Event,
    pub(crate) round: u16,
}

/// Events of 2 to 14 players after 0 to 15 rounds; numbers of players and rounds shrink.
pub(crate) fn cases(wishes: Wishes) -> impl Strategy<Value = Case> {
    let seed = proptest::num::u64::ANY.no_shrink();
    let recipe = (2_u32..=14).prop_flat_map(move |players| {
        // Mostly so few that the round can be paired.
        let rounds = proptest::prop_oneof![4 => 0..=players / 2 + 1, 1 => 0..=players + 1];
        (proptest::strategy::Just(players), rounds, seed)
    });
    recipe.prop_map(move |(players, rounds, seed)| case(players, rounds, seed, wishes))
}

/// The event of this recipe: the same on every machine.
pub(crate) fn case(players: u32, rounds: u32, seed: u64, wishes: Wishes) -> Case {
    // A recipe that Event::new refuses would be a mistake in here; the next seed stands in for it.
    (0..64)
        .find_map(|more| Maker::new(players, rounds, seed.wrapping_add(more), wishes).case())
        .unwrap_or_else(|| Case { event: empty(), round: 1 })
}

fn empty() -> Event {
    #[allow(clippy::expect_used)] // nothing stands in it that could be wrong
    Draft::default().check().expect("an event without players")
}

impl fmt::Debug for Case {
    /// A line a player, round by round as a TRF would have it, then what the host says.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "round {} of an event of {}", self.round, self.event.players().len())?;
        for (index, player) in self.event.players().iter().enumerate() {
            let points = self.event.points_after(index, self.round - 1);
            write!(f, "{:>3} {points:>5}", player.start)?;
            for round in 1..=self.round {
                write!(f, " {:>5}", cell_text(self.event.cell(index, round)))?;
            }
            if let Some(first) = player.enters_in {
                write!(f, " from {first}")?;
            }
            if let Some(last) = player.withdrew_after {
                write!(f, " to {last}")?;
            }
            writeln!(f)?;
        }
        writeln!(f, "{:?}", self.event.absences())?;
        writeln!(f, "{:?}", self.event.draft().adjustments)?;
        writeln!(f, "{:?}", self.event.constraints())?;
        writeln!(f, "{:?}", self.event.draw())
    }
}

fn cell_text(cell: Cell) -> String {
    match cell {
        Cell::Empty => String::new(),
        Cell::Unpaired(kind) => match kind {
            UnpairedKind::PairingBye => "U",
            UnpairedKind::FullPointBye => "F",
            UnpairedKind::HalfPointBye => "H",
            UnpairedKind::ZeroPointBye => "Z",
            UnpairedKind::ForfeitWin => "+",
            UnpairedKind::ForfeitLoss => "-",
        }
        .into(),
        Cell::Game { opponent, colour, kind, outcome } => {
            let colour = colour.map_or('-', |c| if c == Colour::White { 'w' } else { 'b' });
            let result = match (outcome, kind) {
                (None, _) => '*',
                (Some(Outcome::Win), GameKind::Forfeit) => '+',
                (Some(_), GameKind::Forfeit) => '-',
                (Some(Outcome::Win), _) => '1',
                (Some(Outcome::Draw), _) => '=',
                (Some(Outcome::Loss), _) => '0',
            };
            format!("{opponent}{colour}{result}")
        }
    }
}

/// 2-1-0, the format's own 1-0.5-0, or 3-1-0; sometimes with half for a plus.
fn scoring(dice: &mut Dice) -> Scoring {
    let three = Scoring::simple(Points::whole(3), Points::whole(1), Points::ZERO);
    let mut scoring = match dice.below(4) {
        0 => three,
        1 => Scoring::ONE_HALF_ZERO,
        _ => Scoring::TWO_ONE_ZERO,
    };
    if dice.one_in(6) {
        scoring.pairing_bye = scoring.half_point_bye;
    }
    scoring
}

/// Numbers by `SplitMix64`.
pub(crate) struct Dice(u64);

impl Dice {
    pub(crate) fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        z ^ (z >> 31)
    }

    /// A number below this one; 0 below 0.
    pub(crate) fn below(&mut self, end: usize) -> usize {
        let end = u64::try_from(end.max(1)).unwrap_or(1);
        usize::try_from(self.next() % end).unwrap_or(0)
    }

    pub(crate) fn one_in(&mut self, count: usize) -> bool {
        self.below(count) == 0
    }

    pub(crate) fn pick<T: Copy>(&mut self, from: &[T]) -> T {
        from[self.below(from.len())]
    }

    pub(crate) fn shuffle<T>(&mut self, list: &mut [T]) {
        for last in (1..list.len()).rev() {
            list.swap(last, self.below(last + 1));
        }
    }
}

/// How wild the event is.
#[allow(clippy::struct_excessive_bools)] // each is thrown for by itself
struct Habits {
    absences: bool,
    forfeits: bool,
    micro_matches: bool,
    /// Of how many games one is drawn.
    draws: usize,
    /// Colours fall as they like up to three running, or alternate where they can.
    wild_colours: bool,
}

/// An event in the making.
pub(crate) struct Maker {
    pub(crate) dice: Dice,
    habits: Habits,
    pub(crate) draft: Draft,
    wishes: Wishes,
    /// The rounds played.
    pub(crate) past: u16,
}

impl Maker {
    fn new(players: u32, rounds: u32, seed: u64, wishes: Wishes) -> Self {
        let mut dice = Dice(seed);
        let habits = Habits {
            absences: dice.one_in(2),
            forfeits: dice.one_in(2),
            micro_matches: dice.one_in(12),
            draws: 1 + dice.below(5),
            wild_colours: dice.one_in(2),
        };
        let mut draft = Draft { scoring: scoring(&mut dice), ..Draft::default() };
        draft.gaps_allowed = dice.one_in(8);
        let mut number = 0;
        for _ in 0..players {
            number += if draft.gaps_allowed && dice.one_in(4) { 2 } else { 1 };
            let start = StartNumber::new(number);
            draft.players.extend(start.map(|start| Player::new(start, format!("P{number}"))));
        }
        let past = u16::try_from(rounds).unwrap_or(0);
        Self { dice, habits, draft, wishes, past }
    }

    fn case(mut self) -> Option<Case> {
        if self.habits.absences {
            self.comings_and_goings();
        }
        if self.wishes != Wishes::None {
            self.pair_wishes();
        }
        if self.wishes == Wishes::All {
            self.group_wishes();
        }
        for number in 1..=self.past {
            let played = self.played_round(number);
            self.draft.rounds.push(played);
        }
        // A column without a pair would be the round to pair.
        while self.draft.rounds.last().is_some_and(|last| !last.is_paired()) {
            self.draft.rounds.pop();
            self.past -= 1;
        }
        let round = self.past + 1;
        self.coming_round();
        self.draws();
        if self.dice.one_in(10) {
            self.adjust();
        }
        Some(Case { event: self.draft.check().ok()?, round })
    }

    pub(crate) fn starts(&self) -> Vec<StartNumber> {
        self.draft.players.iter().map(|player| player.start).collect()
    }

    /// Late entries and withdrawals, a few.
    fn comings_and_goings(&mut self) {
        let rounds = usize::from(self.past) + 2;
        for player in &mut self.draft.players {
            if self.dice.one_in(10) {
                player.enters_in = u16::try_from(1 + self.dice.below(rounds)).ok();
            }
            if self.dice.one_in(10) {
                let first = player.enters_in.unwrap_or(1);
                let stays = u16::try_from(self.dice.below(rounds)).unwrap_or(0);
                player.withdrew_after = Some(first - 1 + stays);
            }
        }
    }

    /// The round with random pairs: of several tries the one that leaves the fewest over.
    fn played_round(&mut self, number: u16) -> Round {
        let mut here: Vec<StartNumber> = Vec::new();
        let mut round = Round::default();
        for start in self.taking_part(number) {
            if self.habits.absences && self.dice.one_in(8) {
                self.stand_out(&mut round, start);
            } else {
                here.push(start);
            }
        }
        let tries: Vec<_> = (0..12).map(|_| self.random_pairs(&mut here)).collect();
        let Some((pairs, over)) = tries.into_iter().min_by_key(|(_, over)| over.len()) else {
            return round;
        };
        for (white, black) in pairs {
            let meeting = self.meeting(number, white, black);
            round.meetings.push(meeting);
        }
        self.left_over(&mut round, over);
        round
    }

    fn taking_part(&self, round: u16) -> Vec<StartNumber> {
        let takes_part = |player: &&Player| {
            player.enters_in.is_none_or(|first| first <= round)
                && player.withdrew_after.is_none_or(|last| round <= last)
        };
        self.draft.players.iter().filter(takes_part).map(|player| player.start).collect()
    }

    /// One of those left over may get the plus, the others get anything.
    fn left_over(&mut self, round: &mut Round, over: Vec<StartNumber>) {
        for (place, player) in over.into_iter().enumerate() {
            if place == 0 && !self.dice.one_in(6) && !self.had_plus(player) {
                round.unpaired.push(Unpaired { player, kind: UnpairedKind::PairingBye });
            } else {
                self.stand_out(round, player);
            }
        }
    }

    fn had_plus(&self, player: StartNumber) -> bool {
        self.cells(player).any(Cell::won_without_play)
    }

    /// The player's cells so far.
    fn cells(&self, player: StartNumber) -> impl DoubleEndedIterator<Item = Cell> {
        self.draft.rounds.iter().map(move |round| {
            let of_meeting = |meeting: &Meeting| {
                let [white, black] = meeting.cells();
                let black_cell = (meeting.black == player).then_some(black);
                (meeting.white == player).then_some(white).or(black_cell)
            };
            let unpaired = round.unpaired.iter().find(|unpaired| unpaired.player == player);
            let cell = round.meetings.iter().find_map(of_meeting);
            cell.or(unpaired.map(|unpaired| Cell::Unpaired(unpaired.kind))).unwrap_or_default()
        })
    }

    /// A round without an opponent: sometimes nothing stands there at all.
    fn stand_out(&mut self, round: &mut Round, player: StartNumber) {
        let zero = UnpairedKind::ZeroPointBye;
        let kinds = [zero, zero, zero, UnpairedKind::HalfPointBye, UnpairedKind::FullPointBye];
        let kind = match self.dice.below(12) {
            0 => return,
            1 => UnpairedKind::ForfeitLoss,
            2 => UnpairedKind::ForfeitWin,
            _ => self.dice.pick(&kinds),
        };
        round.unpaired.push(Unpaired { player, kind });
    }

    /// Goes through the players in random order and gives each the first he may meet.
    fn random_pairs(
        &mut self,
        players: &mut [StartNumber],
    ) -> (Vec<(StartNumber, StartNumber)>, Vec<StartNumber>) {
        self.dice.shuffle(players);
        let (mut pairs, mut left, mut over) = (Vec::new(), players.to_vec(), Vec::new());
        while let Some(player) = left.pop() {
            let partner = left.iter().position(|&other| self.orders(player, other) != [false; 2]);
            match partner.map(|place| left.remove(place)) {
                Some(other) => pairs.push(self.coloured(player, other)),
                None => over.push(player),
            }
        }
        (pairs, over)
    }

    /// Whether the first may have White, and whether Black (P1, P2).
    fn orders(&self, first: StartNumber, second: StartNumber) -> [bool; 2] {
        let met = self.cells(first).any(|cell| cell.played_opponent() == Some(second));
        let fourth = |player, colour| {
            let played = self.cells(player).rev().filter_map(Cell::played_colour);
            played.take(3).filter(|&had| had == colour).count() == 3
        };
        [Colour::White, Colour::Black]
            .map(|colour| !met && !fourth(first, colour) && !fourth(second, !colour))
    }

    fn coloured(&mut self, a: StartNumber, b: StartNumber) -> (StartNumber, StartNumber) {
        let last = |player| self.cells(player).rev().find_map(Cell::played_colour);
        let due_black = last(a) == Some(Colour::White) || last(b) == Some(Colour::Black);
        let white = match self.orders(a, b) {
            [white, true] if white && self.habits.wild_colours => self.dice.one_in(2),
            [white, true] if white => !due_black,
            [white, _] => white,
        };
        if white { (a, b) } else { (b, a) }
    }

    fn meeting(&mut self, round: u16, white: StartNumber, black: StartNumber) -> Meeting {
        let decision = self.decision();
        let mut meeting = Meeting::new(white, black, MeetingResult::Played(decision));
        if self.habits.micro_matches {
            let games = (0..2).map(|_| self.decision()).collect();
            meeting.result = MeetingResult::MicroMatch(games);
        } else if self.dice.one_in(20) {
            meeting.result = MeetingResult::Unrated(decision);
        } else if round == self.past && self.dice.one_in(60) {
            meeting.result = MeetingResult::Unfinished;
        }
        if self.habits.forfeits && self.dice.one_in(8) {
            let lost = [Decision::White, Decision::Black, Decision::BothLose];
            meeting.result = MeetingResult::Forfeit(self.dice.pick(&lost));
            meeting.colours_known = !self.dice.one_in(4);
        }
        meeting
    }

    fn decision(&mut self) -> Decision {
        if self.dice.one_in(self.habits.draws) {
            return Decision::Draw;
        }
        let decisive = [Decision::White, Decision::White, Decision::Black, Decision::Black];
        if self.dice.one_in(40) { Decision::BothLose } else { self.dice.pick(&decisive) }
    }

    /// Who is absent from the round to pair, and rarely a plus given beforehand.
    fn coming_round(&mut self) {
        let number = self.past + 1;
        let mut round = Round::default();
        for player in self.taking_part(number) {
            if !self.habits.absences || !self.dice.one_in(8) {
                continue;
            }
            let kind = self.dice.pick(&[AbsenceKind::Zero, AbsenceKind::Half, AbsenceKind::Full]);
            match self.dice.below(3) {
                0 => self.draft.absences.push(Absence { player, round: None, kind }),
                1 => self.draft.absences.push(Absence { player, round: Some(number), kind }),
                _ if self.dice.one_in(4) => {
                    round.unpaired.push(Unpaired { player, kind: UnpairedKind::ForfeitLoss });
                }
                _ => round.unpaired.push(Unpaired { player, kind: kind.unpaired() }),
            }
        }
        if self.dice.one_in(16) {
            self.plus_beforehand(&mut round);
        }
        if !round.unpaired.is_empty() {
            self.draft.rounds.push(round);
        }
    }

    /// Mostly only where the number is odd: else it is bad input.
    fn plus_beforehand(&mut self, round: &mut Round) {
        let absent = self.draft.absences.iter().map(|absence| absence.player);
        let away: Vec<_> = absent.chain(round.unpaired.iter().map(|u| u.player)).collect();
        let mut here = self.taking_part(self.past + 1);
        here.retain(|player| !away.contains(player));
        if here.len() % 2 == 1 || self.dice.one_in(6) {
            // For one whose bye is forced as well it would be said twice: no text decides that.
            let forced = &self.draft.constraints.forced;
            let said = |who| forced.iter().any(|pair| pair.first == who && pair.second.is_none());
            let player = here.into_iter().find(|&who| !self.had_plus(who) && !said(who));
            let kind = UnpairedKind::PairingBye;
            round.unpaired.extend(player.map(|player| Unpaired { player, kind }));
        }
    }

    /// The drawn order, the first colour, the options.
    fn draws(&mut self) {
        let mut order = self.starts();
        self.dice.shuffle(&mut order);
        if self.dice.one_in(10) {
            order.pop(); // a comer, who stands at the end
        }
        self.draft.draw.lots.push(Lot { round: Some(self.past + 1), order });
        let colour = self.dice.pick(&[Colour::White, Colour::Black]);
        let recorded = self.past == 0 || !self.dice.one_in(4);
        self.draft.draw.first_colour = recorded.then_some(colour);
        self.draft.draw.options = PairingOptions {
            forfeits: self.maybe(Forfeits::ALL),
            ties: self.maybe(TieOrder::ALL),
            bye_entry: self.maybe(ByeEntry::ALL),
            halves: self.maybe(Halves::ALL),
        };
    }

    fn maybe<T: Copy>(&mut self, from: &[T]) -> Option<T> {
        let value = self.dice.pick(from);
        self.dice.one_in(2).then_some(value)
    }

    fn adjust(&mut self) {
        let player = self.dice.pick(&self.starts());
        let round = u16::try_from(self.dice.below(usize::from(self.past) + 1)).unwrap_or(0);
        let points = self.dice.pick(&[Points::whole(-1), Points::whole(1)]);
        let round = (round > 0).then_some(round);
        self.draft.adjustments.push(Adjustment { player, round, points });
    }
}
