//! Clause 5.4.10.11 (T5): the plus counts for the lowest number of points, who left is credited
//! with the average of his score group.

use shashki_tournament::{Outcome, UnpairedKind};

use super::{Counted, SPECIAL, Why, ZERO, fmjd, of_player};
use crate::crosstable::{Crosstable, Entry, What};
use crate::manual_options::{EmptyGroup, ForfeitEntry, LastRound, LaterLeavers, LeaverTotal, Plus};
use crate::{Exact, ManualOptions};

/// The caller's word on who left, by index.
#[derive(Clone, Debug, Default)]
pub(crate) struct Leaving {
    pub(crate) named: Vec<bool>,
    pub(crate) not_left: Vec<bool>,
}

/// One who left.
#[derive(Clone, Debug)]
struct Leaver {
    /// The last round in which he sat at a board or had the plus; 0 for none.
    after: u16,
    /// How many were in his group.
    group: u32,
}

#[derive(Debug)]
pub(crate) struct Manual {
    options: ManualOptions,
    leavers: Vec<Option<Leaver>>,
}

/// The last round with a played game or the plus; 0 for none.
fn stopped_after(table: &Crosstable<'_>, player: usize) -> u16 {
    table.backwards(player).find(|(_, entry)| entry.takes_part()).map_or(0, |(round, _)| round)
}

/// A later round with one of these speaks against leaving, though he didn't play in it.
fn speaks_against(entry: Entry) -> bool {
    match entry.what {
        What::Forfeit(outcome) => outcome == Outcome::Win,
        What::Alone(kind) => matches!(
            kind,
            UnpairedKind::HalfPointBye | UnpairedKind::FullPointBye | UnpairedKind::ForfeitWin
        ),
        What::Played(_) | What::Unfinished | What::Absent => false,
    }
}

/// Whether the results alone say that he left after round `stopped`.
fn seems_to_have_left(
    table: &Crosstable<'_>,
    player: usize,
    stopped: u16,
    last_round: LastRound,
) -> bool {
    if stopped >= table.rounds {
        return false;
    }
    if stopped + 1 == table.rounds && last_round == LastRound::Stays {
        return false;
    }
    !table.row(player)[usize::from(stopped)..].iter().any(|&entry| speaks_against(entry))
}

impl Manual {
    pub(crate) fn new(
        table: &Crosstable<'_>,
        options: ManualOptions,
        leaving: &Leaving,
    ) -> (Exact, Vec<Exact>, Self) {
        let players = table.players();
        let stopped: Vec<u16> = (0..players).map(|p| stopped_after(table, p)).collect();
        let left: Vec<bool> = (0..players)
            .map(|p| {
                let says = |list: &[bool]| list.get(p).copied().unwrap_or(false);
                let seems = seems_to_have_left(table, p, stopped[p], options.last_round);
                !says(&leaving.not_left) && (says(&leaving.named) || seems)
            })
            .collect();
        let mut totals = fmjd::totals(table);
        let mut leavers = vec![None; players];
        if options.leaver == LeaverTotal::Average {
            credit(table, options, &stopped, &left, &mut totals, &mut leavers);
            Exact::share_denominator(&mut totals);
        }
        let plus = plus(table, options.plus, &left);
        (plus, totals, Self { options, leavers })
    }

    /// What a round counts for.
    #[inline]
    pub(crate) fn entry(&self, entry: Entry) -> Counted {
        let Some(opponent) = entry.opponent() else { return self.alone(entry) };
        if matches!(entry.what, What::Forfeit(_)) && self.options.forfeit == ForfeitEntry::Zero {
            return Counted::of(ZERO, Why::NoOpponent);
        }
        let why = match &self.leavers[opponent] {
            None => fmjd::why(entry.what),
            Some(Leaver { after, group: 0 }) => Why::OpponentLeftAlone { after: *after },
            Some(Leaver { after, group }) => Why::OpponentLeft { after: *after, group: *group },
        };
        Counted::of(of_player(opponent), why)
    }

    fn alone(&self, entry: Entry) -> Counted {
        match (entry.what, self.options.plus) {
            (What::Alone(UnpairedKind::PairingBye), Plus::Zero) => Counted::of(ZERO, Why::Plus),
            (What::Alone(UnpairedKind::PairingBye), _) => Counted::of(SPECIAL, Why::PlusLowest),
            _ => Counted::of(ZERO, Why::NoOpponent),
        }
    }

    pub(crate) fn left_alone(&self) -> Vec<usize> {
        let alone = |leaver: &Option<Leaver>| leaver.as_ref().is_some_and(|l| l.group == 0);
        (0..self.leavers.len()).filter(|&player| alone(&self.leavers[player])).collect()
    }
}

/// The lowest number of points that anyone made.
fn plus(table: &Crosstable<'_>, plus: Plus, left: &[bool]) -> Exact {
    let counts = |player: &usize| plus != Plus::LowestOfStayed || !left[*player];
    let totals = (0..table.players()).filter(counts).map(|player| table.total(player));
    Exact::hundredths(totals.min().unwrap_or(0))
}

/// A score group: the sum of what its members count for, and how many they are.
#[derive(Default)]
struct Group {
    /// In hundredths. A million members can't outgrow it.
    whole: i128,
    /// Of those who count with a fraction: apart, for adding to a long fraction is slow.
    fractions: Exact,
    size: u32,
}

impl Group {
    fn add(&mut self, counts: &Exact) {
        match counts.over(100) {
            Some(hundredths) => self.whole += i128::from(hundredths),
            None => self.fractions += counts,
        }
        self.size += 1;
    }

    fn average(&self) -> Exact {
        (&Exact::fitted(self.whole, 100) + &self.fractions).divided_by(u64::from(self.size))
    }
}

/// Credits those who left, the last to leave first: who is in his group has left later or stayed.
fn credit(
    table: &Crosstable<'_>,
    options: ManualOptions,
    stopped: &[u16],
    left: &[bool],
    totals: &mut [Exact],
    leavers: &mut [Option<Leaver>],
) {
    // Who left with nothing to come keeps what he has.
    let leaves = |p: usize| left[p] && stopped[p] < table.rounds;
    let mut rounds: Vec<u16> =
        (0..stopped.len()).filter(|&p| leaves(p)).map(|p| stopped[p]).collect();
    rounds.sort_unstable();
    rounds.dedup();
    for after in rounds.into_iter().rev() {
        let leaving = |&p: &usize| leaves(p) && stopped[p] == after;
        let leaving: Vec<usize> = (0..stopped.len()).filter(leaving).collect();
        let mut groups = Groups::new(table, options, after, &leaving);
        for player in (0..stopped.len()).filter(|&p| stopped[p] > after) {
            match options.later_leavers {
                LaterLeavers::Out if leaves(player) => {}
                LaterLeavers::Own => groups.add(player, &Exact::hundredths(table.total(player))),
                LaterLeavers::Credited | LaterLeavers::Out => groups.add(player, &totals[player]),
            }
        }
        for player in leaving {
            let group = groups.of(player, options.empty_group);
            leavers[player] = Some(Leaver { after, group: group.map_or(0, |group| group.size) });
            if let Some(group) = group {
                totals[player] = group.average();
            }
        }
    }
}

/// The groups of those who leave after a round.
struct Groups<'t, 'e> {
    table: &'t Crosstable<'e>,
    after: u16,
    /// In the order of their points.
    by_points: Vec<(i64, Group)>,
    /// All who played on, if anyone may ask for them.
    everyone: Option<Group>,
}

impl<'t, 'e> Groups<'t, 'e> {
    /// Those that the leaving ask for, with nobody in them yet.
    fn new(
        table: &'t Crosstable<'e>,
        options: ManualOptions,
        after: u16,
        leaving: &[usize],
    ) -> Self {
        let everyone = options.empty_group == EmptyGroup::Everyone;
        let everyone = everyone.then(Group::default);
        let mut groups = Self { table, after, by_points: Vec::new(), everyone };
        let mut points: Vec<i64> = leaving.iter().map(|&player| groups.points(player)).collect();
        points.sort_unstable();
        points.dedup();
        groups.by_points = points.into_iter().map(|points| (points, Group::default())).collect();
        groups
    }

    /// The points after the round; before round 1 everyone is in one group.
    fn points(&self, player: usize) -> i64 {
        if self.after == 0 { 0 } else { self.table.after(player, self.after) }
    }

    fn find(&self, player: usize) -> Option<usize> {
        let points = self.points(player);
        self.by_points.binary_search_by_key(&points, |&(points, _)| points).ok()
    }

    fn add(&mut self, player: usize, counts: &Exact) {
        if let Some(at) = self.find(player) {
            self.by_points[at].1.add(counts);
        }
        if let Some(everyone) = &mut self.everyone {
            everyone.add(counts);
        }
    }

    /// The group of one who leaves, if anyone is in it.
    fn of(&self, player: usize, empty: EmptyGroup) -> Option<&Group> {
        let own = self.find(player).map(|at| &self.by_points[at].1).filter(|group| group.size > 0);
        match empty {
            EmptyGroup::Own => own,
            EmptyGroup::Everyone => own.or(self.everyone.as_ref()).filter(|group| group.size > 0),
        }
    }
}
