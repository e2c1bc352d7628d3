//! Long runs: threads, a table, progress.

use core::ops::ControlFlow;
use core::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc;
use std::vec::Vec;
use std::{panic, thread};

use super::search::{NoTable, Table, count_below};
use super::table::Shared;
use crate::{Position, Route};

/// A perft run with everything that a long one wants.
///
/// ```
/// use shashki_board::{Perft, Position};
/// let position = Position::initial();
/// assert_eq!(Perft::new(7).run(&position), 190_146);
/// assert_eq!(Perft::new(8).hash(4).threads(2).run(&position), 929_899);
/// assert_eq!(Perft::new(8).routes(true).run(&position), 929_905);
/// ```
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Perft {
    depth: u32,
    routes: bool,
    bulk: bool,
    megabytes: usize,
    threads: usize,
}

/// How far a run has come.
///
/// ```
/// use shashki_board::{Perft, Position, Progress};
/// let mut last = None;
/// Perft::new(6).divide(&Position::initial(), |progress| last = Some(progress));
/// let Progress { done, parts, nodes, .. } = last.unwrap();
/// assert_eq!((done, nodes), (parts, 37_986));
/// ```
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Progress {
    /// How many parts of the work are done.
    pub done: usize,
    /// How many parts there are.
    pub parts: usize,
    /// What has been counted in the parts that are done.
    pub nodes: u64,
}

/// The count under one move (or route) of the root.
///
/// ```
/// use shashki_board::{Perft, Position};
/// let counts = Perft::new(2).divide(&Position::initial(), |_| {});
/// assert_eq!(counts.len(), 7);
/// assert_eq!(counts[0].nodes, 7);
/// ```
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct RootCount {
    /// The move, by one of its routes; where moves are counted, by the canonical one.
    pub route: Route,
    /// What is below it.
    pub nodes: u64,
}

/// A piece of the work: a position, and the root move that it lies under.
struct Part {
    root: usize,
    position: Position,
    depth: u32,
}

/// Parts for each thread: enough that none waits long for the last one.
const PARTS: usize = 64;

/// Below this depth a part is not split further.
const SMALLEST: u32 = 5;

impl Perft {
    /// The largest table that [`Perft::hash`] takes, in megabytes; more is taken for this.
    pub const MAX_HASH: usize = 65_536;

    /// The largest number that [`Perft::threads`] takes.
    pub const MAX_THREADS: usize = 256;

    /// A run to this depth: moves, one thread, no table.
    ///
    /// ```
    /// use shashki_board::{Perft, Position};
    /// assert_eq!(Perft::new(3).run(&Position::initial()), 302);
    /// ```
    pub const fn new(depth: u32) -> Self {
        Self { depth, routes: false, bulk: true, megabytes: 0, threads: 1 }
    }

    /// Whether routes are counted instead of moves (decision B6).
    ///
    /// ```
    /// use shashki_board::{Perft, Position};
    /// let position: Position = "W:WK12:B7,8,19,25".parse().unwrap();
    /// assert_eq!(Perft::new(1).routes(true).run(&position), 5);
    /// ```
    #[must_use]
    pub const fn routes(self, routes: bool) -> Self {
        Self { routes, ..self }
    }

    /// Whether the last ply is counted as a set (the default) or every move of it made: the latter
    /// measures what a host pays that plays each move.
    ///
    /// ```
    /// use shashki_board::{Perft, Position};
    /// assert_eq!(Perft::new(4).bulk(false).run(&Position::initial()), 1469);
    /// ```
    #[must_use]
    pub const fn bulk(self, bulk: bool) -> Self {
        Self { bulk, ..self }
    }

    /// The size of the transposition table in megabytes; without one at 0, the default. Counts
    /// stay exact: the table holds whole positions.
    ///
    /// ```
    /// use shashki_board::{Perft, Position};
    /// assert_eq!(Perft::new(6).hash(1).run(&Position::initial()), 37_986);
    /// ```
    #[must_use]
    pub const fn hash(self, megabytes: usize) -> Self {
        let megabytes = if megabytes > Self::MAX_HASH { Self::MAX_HASH } else { megabytes };
        Self { megabytes, ..self }
    }

    /// How many threads share the work; 0 is taken for 1, more than [`Perft::MAX_THREADS`] for these.
    ///
    /// ```
    /// use shashki_board::{Perft, Position};
    /// assert_eq!(Perft::new(6).threads(2).run(&Position::initial()), 37_986);
    /// ```
    #[must_use]
    pub const fn threads(self, threads: usize) -> Self {
        let threads = if threads > Self::MAX_THREADS { Self::MAX_THREADS } else { threads };
        Self { threads, ..self }
    }

    /// The count.
    ///
    /// ```
    /// use shashki_board::{Perft, Position};
    /// assert_eq!(Perft::new(0).run(&Position::initial()), 1);
    /// ```
    pub fn run(&self, position: &Position) -> u64 {
        if self.depth == 0 {
            return 1;
        }
        self.divide(position, |_| {}).iter().map(|count| count.nodes).sum()
    }

    /// The counts of the root's moves (or routes), in the order of their squares, and word of the
    /// progress made from time to time. Empty at depth 0 and where there is no move.
    ///
    /// ```
    /// use shashki_board::{Perft, Position};
    /// let counts = Perft::new(3).divide(&Position::initial(), |_| {});
    /// assert_eq!(counts.iter().map(|count| count.nodes).sum::<u64>(), 302);
    /// assert_eq!(counts[0].route.to_string(), "a3-b4");
    /// ```
    pub fn divide(
        &self,
        position: &Position,
        mut progress: impl FnMut(Progress),
    ) -> Vec<RootCount> {
        if self.depth == 0 {
            return Vec::new();
        }
        let mut counts = self.roots(position);
        let parts = self.parts(position, &counts);
        let mut state = Progress { done: 0, parts: parts.len(), nodes: 0 };
        self.count(&parts, |part, nodes| {
            if let Some(count) = counts.get_mut(part.root) {
                count.nodes += nodes;
            }
            state.done += 1;
            state.nodes += nodes;
            progress(state);
        });
        counts
    }

    fn roots(&self, position: &Position) -> Vec<RootCount> {
        let mut counts = Vec::new();
        if self.routes {
            let _ = position.visit_routes(|route| -> ControlFlow<()> {
                counts.push(RootCount { route, nodes: 0 });
                ControlFlow::Continue(())
            });
        } else {
            let _ = position.visit_moves(|m| -> ControlFlow<()> {
                let route = position.canonical_route(m);
                counts.extend(route.map(|route| RootCount { route, nodes: 0 }));
                ControlFlow::Continue(())
            });
        }
        counts.sort_by_cached_key(|count| {
            let m = count.route.to_move();
            (m.from(), m.to(), m.captured().to_u32(), count.route.squares())
        });
        counts
    }

    /// The work below the roots, split until there is enough for all threads.
    fn parts(&self, position: &Position, roots: &[RootCount]) -> Vec<Part> {
        let depth = self.depth - 1;
        let position = |root: &RootCount| position.play_unchecked(root.route.to_move());
        let mut parts: Vec<_> = roots
            .iter()
            .enumerate()
            .map(|(root, count)| Part { root, position: position(count), depth })
            .collect();
        let wanted = self.threads.max(1).saturating_mul(PARTS);
        while parts.len() < wanted && parts.iter().any(|part| part.depth > SMALLEST) {
            parts = parts.iter().flat_map(|part| self.split(part)).collect();
        }
        parts
    }

    fn split(&self, part: &Part) -> Vec<Part> {
        let &Part { root, position, depth } = part;
        let mut next = Vec::new();
        let mut add = |m| {
            next.push(Part { root, position: position.play_unchecked(m), depth: depth - 1 });
            ControlFlow::<()>::Continue(())
        };
        let _ = if self.routes {
            position.visit_routes(|route| add(route.to_move()))
        } else {
            position.visit_moves(add)
        };
        next
    }

    fn count(&self, parts: &[Part], done: impl FnMut(&Part, u64)) {
        if self.megabytes == 0 {
            self.count_with(parts, &NoTable, done);
        } else {
            self.count_with(parts, &Shared::new(self.megabytes), done);
        }
    }

    fn count_with<T: Table + Sync>(
        &self,
        parts: &[Part],
        table: &T,
        mut done: impl FnMut(&Part, u64),
    ) {
        let count = |part: &Part| {
            let Part { position, depth, .. } = part;
            match (self.routes, self.bulk) {
                (false, true) => count_below::<false, true, T>(position, *depth, table),
                (true, true) => count_below::<true, true, T>(position, *depth, table),
                (false, false) => count_below::<false, false, T>(position, *depth, table),
                (true, false) => count_below::<true, false, T>(position, *depth, table),
            }
        };
        if self.threads <= 1 {
            for part in parts {
                done(part, count(part));
            }
        } else {
            share(parts, self.threads, &count, done);
        }
    }
}

/// Counts the parts in several threads; this one reports.
fn share(
    parts: &[Part],
    threads: usize,
    count: &(impl Fn(&Part) -> u64 + Sync),
    mut done: impl FnMut(&Part, u64),
) {
    let next = AtomicUsize::new(0);
    let (sender, receiver) = mpsc::channel();
    thread::scope(|scope| {
        let start = |sender: mpsc::Sender<_>| {
            let next = &next;
            scope.spawn(move || {
                while let Some(part) = parts.get(next.fetch_add(1, Ordering::Relaxed)) {
                    // The other end lives until every sender is gone.
                    let _ = sender.send((part, count(part)));
                }
            })
        };
        let counters: Vec<_> =
            (0..threads.min(parts.len())).map(|_| start(sender.clone())).collect();
        drop(sender);
        for (part, nodes) in receiver {
            done(part, nodes);
        }
        // The scope waits for the counting alone. A host may unload the library next, so wait for
        // the threads themselves.
        for counter in counters {
            if let Err(panic) = counter.join() {
                panic::resume_unwind(panic);
            }
        }
    });
}
