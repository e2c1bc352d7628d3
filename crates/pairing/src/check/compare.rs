//! A pairing of the system beside the table.

use shashki_tournament::{Colour, Event, StartNumber};

use super::difference::{Decided, Difference, Instead, Stands, WhyNot};
use super::table::Table;
use super::{Comparison, Pair};
use crate::reason::Why;
use crate::{Explanation, Observer, Pairing, PassedOver, Reason, Step};

/// Whether pairs and bye are the table's, and whether the colours of the pairs in both are.
pub(crate) fn agree(pairing: &Pairing, table: &Table) -> (bool, bool) {
    let players = 2 * pairing.boards.len() + usize::from(pairing.bye.is_some());
    let pairs = players == table.len()
        && pairing.boards.iter().all(|board| table.meets(board.white, board.black))
        && pairing.bye.is_none_or(|player| table.has_bye(player));
    (pairs, turned(pairing, table).next().is_none())
}

/// The pairs in both whose colours are known and the other way round; White of the system first.
fn turned(pairing: &Pairing, table: &Table) -> impl Iterator<Item = (StartNumber, StartNumber)> {
    let boards = pairing.boards.iter().map(|board| (board.white, board.black));
    boards.filter(|&(white, black)| turned_pair(table, white, black))
}

fn turned_pair(table: &Table, white: StartNumber, black: StartNumber) -> bool {
    table.meets(white, black) && table.colour(white) == Some(Colour::Black)
}

impl Comparison {
    /// The two side by side; the steps are those of the pairing.
    pub(crate) fn new(event: &Event, pairing: &Pairing, steps: &[Step], table: &Table) -> Self {
        let (pairs, colours) = agree(pairing, table);
        let mut of_system: Vec<Pair> = pairing
            .boards
            .iter()
            .map(|board| (board.white.min(board.black), Some(board.white.max(board.black))))
            .chain(pairing.bye.map(|player| (player, None)))
            .collect();
        of_system.sort_unstable();
        let of_table: Vec<Pair> = table.pairs().collect();
        let without = |all: &[Pair], others: &[Pair]| {
            let other = |pair: &&Pair| others.binary_search(pair).is_err(); // both ascend
            all.iter().filter(other).copied().collect()
        };
        Self {
            pairs,
            colours,
            table_only: without(&of_table, &of_system),
            system_only: without(&of_system, &of_table),
            turned: turned(pairing, table).collect(),
            first: first_difference(event, pairing, steps, table).map(Box::new),
        }
    }
}

fn first_difference(
    event: &Event,
    pairing: &Pairing,
    steps: &[Step],
    table: &Table,
) -> Option<Difference> {
    let mut follower = Follower::new(event, table);
    for (place, step) in steps.iter().enumerate() {
        if let Some(decided) = follower.read(step) {
            let instead = instead(&decided, &follower, &steps[..place]);
            let reasons = reasons(&decided, pairing, steps);
            return Some(Difference { decided, instead, reasons });
        }
    }
    None
}

/// Follows the engine's steps with the table in hand.
pub(crate) struct Follower<'t> {
    event: &'t Event,
    table: &'t Table,
    residents: Vec<StartNumber>,
    floaters: Vec<StartNumber>,
    /// Who was last left over, and in which pool.
    handed_on: Option<(StartNumber, usize)>,
}

impl<'t> Follower<'t> {
    pub(crate) fn new(event: &'t Event, table: &'t Table) -> Self {
        let (residents, floaters) = (Vec::new(), Vec::new());
        Self { event, table, residents, floaters, handed_on: None }
    }

    /// The decision of this step, if it isn't in the table.
    pub(crate) fn read(&mut self, step: &Step) -> Option<Decided> {
        let table = self.table;
        match *step {
            Step::GroupOpened { ref residents, ref floaters, .. } => {
                self.residents.clone_from(residents);
                self.floaters.clone_from(floaters);
                None
            }
            Step::Forced { first, second } => {
                let there = second.map_or_else(|| table.has_bye(first), |b| table.meets(first, b));
                (!there).then_some(Decided::Fixed { first, second })
            }
            Step::Compulsory { first, second } => (!table.meets(first, second))
                .then_some(Decided::Fixed { first, second: Some(second) }),
            Step::HandedOn { player } => self.handed_on(player),
            Step::Bye { player } => (!table.has_bye(player)).then_some(Decided::Bye { player }),
            Step::FloaterMeets { floater, resident } => (!table.meets(floater, resident))
                .then_some(Decided::FloaterMeets { floater, resident }),
            Step::FloaterGoesOn { floater } => self
                .meets_one(floater, |other| self.residents.contains(&other))
                .then_some(Decided::FloaterGoesOn { floater }),
            Step::Leaves { player, .. } => self
                .meets_one(player, |other| self.inside(other))
                .then_some(Decided::Leaves { player }),
            Step::Meets { player, candidate } => {
                (!table.meets(player, candidate)).then_some(Decided::Meets { player, candidate })
            }
            Step::Colours { white, black, .. } => {
                turned_pair(table, white, black).then_some(Decided::Colours { white, black })
            }
            _ => None,
        }
    }

    /// Whoever is left over in a pool meets nobody of it, nor who came into it from those before.
    fn handed_on(&mut self, player: StartNumber) -> Option<Decided> {
        let pool = match self.handed_on {
            // He came into the next pool, and is left over there once more.
            Some((before, pool)) if before == player => pool + 1,
            _ => self.pool(player),
        };
        self.handed_on = Some((player, pool));
        self.meets_one(player, |other| self.pool(other) <= pool)
            .then_some(Decided::HandedOn { player })
    }

    /// Whether the player's opponent in the table is of this kind; one whom the table doesn't have
    /// at all is no less a difference.
    fn meets_one(&self, player: StartNumber, kind: impl Fn(StartNumber) -> bool) -> bool {
        self.table.opponent(player).is_none_or(kind)
    }

    fn inside(&self, player: StartNumber) -> bool {
        self.residents.contains(&player) || self.floaters.contains(&player)
    }

    /// The number of a player's pool; those in none form a last one.
    fn pool(&self, player: StartNumber) -> usize {
        let pools = &self.event.constraints().pools;
        pools.iter().position(|pool| pool.players.contains(&player)).unwrap_or(pools.len())
    }
}

/// What the table has in the place of a decision; the steps are those before it.
fn instead(decided: &Decided, follower: &Follower<'_>, before: &[Step]) -> Vec<Instead> {
    let table = follower.table;
    let plain = |player| Instead { player, stands: stands(table, player), why_not: None };
    match *decided {
        Decided::NoValidPairing { .. } => Vec::new(),
        Decided::Colours { white, black } => {
            vec![Instead { player: black, stands: Stands::White(white), why_not: None }]
        }
        Decided::Bye { player } => {
            let holders = table.byes().map(|holder| {
                let why = passed(before, |step| match *step {
                    Step::NoBye { player, why } if player == holder => Some(why),
                    _ => None,
                });
                Instead { why_not: Some(later_unless(why)), ..plain(holder) }
            });
            holders.chain([plain(player)]).collect()
        }
        Decided::Leaves { player } => {
            let others = leave_in_table(follower, before).into_iter().map(|other| {
                let why = passed(before, |step| match *step {
                    Step::Stays { player, why } if player == other => Some(why),
                    _ => None,
                });
                Instead { why_not: Some(later_unless(why)), ..plain(other) }
            });
            core::iter::once(plain(player)).chain(others).collect()
        }
        Decided::HandedOn { player: a }
        | Decided::FloaterGoesOn { floater: a }
        | Decided::Fixed { first: a, second: None } => {
            let why_not = passed_opponent(before, a, table).map(WhyNot::PassedOver);
            vec![Instead { why_not, ..plain(a) }]
        }
        Decided::Fixed { first: a, second: Some(b) } => vec![plain(a), plain(b)],
        Decided::FloaterMeets { floater: a, resident: b }
        | Decided::Meets { player: a, candidate: b } => {
            let why_not = why_not_met(follower, before, a);
            vec![Instead { why_not, ..plain(a) }, plain(b)]
        }
    }
}

fn stands(table: &Table, player: StartNumber) -> Stands {
    match table.opponent(player) {
        Some(other) => Stands::Meets(other),
        None if table.has_bye(player) => Stands::HasBye,
        None => Stands::Nowhere,
    }
}

fn later_unless(passed: Option<PassedOver>) -> WhyNot {
    passed.map_or(WhyNot::Later, WhyNot::PassedOver)
}

/// Why the one whose turn it was didn't take his opponent in the table.
fn why_not_met(follower: &Follower<'_>, before: &[Step], player: StartNumber) -> Option<WhyNot> {
    let opponent = follower.table.opponent(player)?;
    if let Some(why) = passed_opponent(before, player, follower.table) {
        return Some(WhyNot::PassedOver(why));
    }
    if follower.residents.contains(&opponent) {
        return Some(WhyNot::Later);
    }
    let order = before.iter().find_map(|step| match step {
        Step::Classified { order } => Some(order),
        _ => None,
    });
    let of_opponent = order?.iter().find(|(start, _)| *start == opponent);
    of_opponent.map(|&(player, points)| WhyNot::OtherGroup { player, points })
}

/// The residents who leave the group by the table and haven't by the system.
fn leave_in_table(follower: &Follower<'_>, before: &[Step]) -> Vec<StartNumber> {
    let leaves = |player: StartNumber| {
        let opponent = follower.table.opponent(player);
        opponent.is_some_and(|opponent| !follower.inside(opponent))
    };
    let residents = follower.residents.iter().copied();
    residents.filter(|&player| leaves(player) && !left_before(before, player)).collect()
}

/// Whether the player left the bracket that the steps end in.
fn left_before(before: &[Step], player: StartNumber) -> bool {
    let bracket = before.iter().rev().take_while(|step| !matches!(step, Step::GroupOpened { .. }));
    let mut gone = bracket.filter_map(|step| match step {
        Step::Leaves { player, .. } => Some(*player),
        _ => None,
    });
    gone.any(|gone| gone == player)
}

fn passed(before: &[Step], why: impl Fn(&Step) -> Option<PassedOver>) -> Option<PassedOver> {
    before.iter().rev().find_map(why)
}

/// Why the one whose turn it was passed over his opponent in the table.
fn passed_opponent(before: &[Step], player: StartNumber, table: &Table) -> Option<PassedOver> {
    let opponent = table.opponent(player)?;
    passed(before, |step| match *step {
        Step::Passed { player: a, candidate: b, why }
        | Step::FloaterPassed { floater: a, resident: b, why }
            if (a, b) == (player, opponent) =>
        {
            Some(why)
        }
        _ => None,
    })
}

/// The reasons of a decision, out of the explanation of the whole draw.
fn reasons(decided: &Decided, pairing: &Pairing, steps: &[Step]) -> Vec<Reason> {
    let explanation = Explanation::new(pairing, steps);
    let players = decided.players();
    let Some(&one) = players.first() else { return Vec::new() };
    if matches!(decided, Decided::Bye { .. } | Decided::Fixed { second: None, .. }) {
        return explanation.bye().to_vec();
    }
    let mut boards = explanation.boards().iter();
    let board = boards.find(|board| board.white == one || board.black == one);
    let all = board.map(|board| board.reasons.as_slice()).unwrap_or_default();
    all.iter().filter(|reason| belongs(reason, decided, one)).cloned().collect()
}

fn belongs(reason: &Reason, decided: &Decided, one: StartNumber) -> bool {
    match (decided, &reason.why) {
        (Decided::Colours { .. }, why) => matches!(why, Why::Colours { .. }),
        (_, Why::Colours { .. }) => false,
        (Decided::Leaves { .. }, why) => {
            matches!(why, Why::Leaves { player, .. } if *player == one)
        }
        (Decided::HandedOn { .. }, why) => {
            matches!(why, Why::HandedOn { player, .. } if *player == one)
        }
        (Decided::FloaterGoesOn { .. }, why) => {
            matches!(why, Why::GoesOn { floater, .. } if *floater == one)
        }
        _ => true,
    }
}

/// Watches a draw until it makes a decision that isn't in the table.
pub(crate) struct Watcher<'t> {
    follower: Follower<'t>,
    differs: bool,
}

impl<'t> Watcher<'t> {
    pub(crate) fn new(event: &'t Event, table: &'t Table) -> Self {
        Self { follower: Follower::new(event, table), differs: false }
    }

    pub(crate) fn differs(&self) -> bool {
        self.differs
    }
}

impl Observer for Watcher<'_> {
    fn saw(&mut self, step: impl FnOnce() -> Step) {
        if !self.differs {
            self.differs = self.follower.read(&step()).is_some();
        }
    }

    fn watches(&self) -> bool {
        false // why somebody was passed over is of no interest here
    }

    fn seen_enough(&self) -> bool {
        self.differs
    }
}
