//! Maximum cardinality matching over an implicit graph, kept warm while pairs are fixed.
//!
//! The search grows one alternating tree (Edmonds' algorithm with a union-find for the blossoms)
//! from a *root*, and never lists edges: vertices that no tree has reached stand in a linked list,
//! and each outer vertex walks that list once. In a nearly complete graph the first few steps find
//! what is looked for, so that a question costs a few operations; only where the answer is no does
//! a tree grow to its full size.
//!
//! **One tree answers many questions.** Let `u` be matched to `m` in a perfect matching. The graph
//! without `u` and `v` has a perfect matching exactly if, in the graph without `u`, an even
//! alternating path leads from `m` to `v` (then `v` is an *outer* vertex of `m`'s tree). So the tree
//! of `m` is grown only as far as a question needs it and serves for every candidate `v`.

use super::Graph;

const NONE: u32 = u32::MAX;

#[derive(Copy, Clone, PartialEq, Eq)]
enum Label {
    Free,
    Outer,
    Inner,
}

/// A matching on the vertices of a graph, some of which may have been fixed (taken out in pairs).
pub(crate) struct Matching {
    mate: Vec<u32>,
    /// Linked list of the vertices that are neither fixed nor in the current tree.
    unreached: List,
    tree: Tree,
}

impl Matching {
    /// The empty matching on `vertices` vertices.
    pub(crate) fn new(vertices: usize) -> Self {
        Self {
            mate: vec![NONE; vertices],
            unreached: List::full(vertices),
            tree: Tree::new(vertices),
        }
    }

    /// Whom a vertex is matched to.
    pub(crate) fn mate(&self, v: usize) -> Option<usize> {
        let mate = self.mate[v];
        (mate != NONE).then_some(mate as usize)
    }

    /// Matches two unmatched vertices.
    pub(crate) fn join(&mut self, a: usize, b: usize) {
        self.mate[a] = index(b);
        self.mate[b] = index(a);
    }

    /// Adds a vertex that is matched to nobody.
    pub(crate) fn push(&mut self) {
        self.end_tree();
        self.mate.push(NONE);
        self.unreached.push();
        self.tree.push();
    }

    /// Makes the matching as large as possible and says how many vertices it leaves out.
    pub(crate) fn maximise(&mut self, graph: &impl Graph) -> usize {
        self.end_tree();
        let mut exposed = self.exposed();
        let mut left_out = exposed.len();
        // Of an odd number one is always left out: the search that would only prove it is saved.
        let parity = left_out % 2;
        let mut frozen = Vec::new();
        while left_out > parity
            && let Some(root) = exposed.pop()
        {
            if self.mate[root] != NONE {
                continue;
            }
            self.start_tree(root, None);
            if let Some(end) = self.grow(graph, Goal::Exposed) {
                self.flip(end);
                left_out -= 2;
                self.end_tree();
            } else {
                // No path will ever lead through a tree that found nothing: it stays out of the
                // searches to come.
                frozen.append(&mut self.tree.taken);
                self.tree.clear();
            }
        }
        while let Some(v) = frozen.pop() {
            self.unreached.restore(v as usize);
        }
        left_out
    }

    /// The vertices that the matching leaves out, the last first in the way they are popped.
    pub(crate) fn exposed(&self) -> Vec<usize> {
        let left_out = |&v: &usize| self.mate[v] == NONE && self.unreached.contains(v);
        (0..self.mate.len()).rev().filter(left_out).collect()
    }

    /// Whether a perfect matching of all that is left contains the pair `u`, `v`. The present
    /// matching must be perfect and the two joined.
    pub(crate) fn can_fix(&mut self, graph: &impl Graph, u: usize, v: usize) -> bool {
        if self.mate[u] == index(v) {
            return true;
        }
        let (Some(root), Some(other)) = (self.mate(u), self.mate(v)) else { return false };
        if graph.joined(root, other) {
            return true; // the two mates can be partners instead
        }
        if self.tree.owner != index(u) {
            self.end_tree();
            self.start_tree(root, Some(u));
        }
        self.tree.label[v] == Label::Outer || self.grow(graph, Goal::Outer(v)).is_some()
    }

    /// Takes the pair `u`, `v` out, after [`Matching::can_fix`] has said yes, and repairs the rest.
    pub(crate) fn fix(&mut self, graph: &impl Graph, u: usize, v: usize) {
        self.make_partners(graph, u, v);
        for gone in [u, v] {
            self.mate[gone] = NONE;
            self.unreached.remove(gone);
        }
    }

    /// Makes `u` and `v` partners, after [`Matching::can_fix`] has said yes, without taking them
    /// out, and repairs the rest.
    pub(crate) fn make_partners(&mut self, graph: &impl Graph, u: usize, v: usize) {
        if self.mate[u] != index(v)
            && let (Some(root), Some(other)) = (self.mate(u), self.mate(v))
        {
            if graph.joined(root, other) {
                self.join(root, other);
            } else {
                self.flip(other);
            }
            self.join(u, v);
        }
        self.end_tree();
    }

    /// Parts two partners whom the graph no longer joins and repairs the matching; if it can't be
    /// repaired they stay partners and the answer is no.
    pub(crate) fn part(&mut self, graph: &impl Graph, a: usize, b: usize) -> bool {
        self.end_tree();
        (self.mate[a], self.mate[b]) = (NONE, NONE);
        self.start_tree(a, None);
        let end = self.grow(graph, Goal::Exposed);
        match end {
            Some(end) => self.flip(end),
            None => self.join(a, b),
        }
        self.end_tree();
        end.is_some()
    }

    /// The vertices that some maximum matching leaves out, given that the present matching is
    /// maximum: the outer vertices of the trees of all that it leaves out (Gallai, Edmonds).
    pub(crate) fn exposable(&mut self, graph: &impl Graph) -> Vec<bool> {
        let mut exposable = vec![false; self.mate.len()];
        self.end_tree();
        for root in self.exposed() {
            self.end_tree();
            self.start_tree(root, None);
            self.grow(graph, Goal::Nothing);
            for &v in &self.tree.reached {
                exposable[v as usize] |= self.tree.label[v as usize] == Label::Outer;
            }
        }
        self.end_tree();
        exposable
    }

    fn start_tree(&mut self, root: usize, owner: Option<usize>) {
        self.tree.owner = owner.map_or(NONE, index);
        self.tree.root = index(root);
        if let Some(owner) = owner {
            // Out of the graph while its tree stands.
            self.unreached.remove(owner);
            self.tree.taken.push(index(owner));
        }
        self.reach(root, Label::Outer);
        self.tree.queue.push(index(root));
        self.tree.separate = 1;
        self.tree.cursor = self.unreached.first();
    }

    fn end_tree(&mut self) {
        while let Some(v) = self.tree.taken.pop() {
            self.unreached.restore(v as usize);
        }
        self.tree.clear();
    }

    fn reach(&mut self, v: usize, label: Label) {
        self.unreached.remove(v);
        self.tree.taken.push(index(v));
        self.tree.label[v] = label;
        self.tree.reached.push(index(v));
    }

    /// The mate of a vertex in the tree; the root has none there.
    fn tree_mate(&self, v: u32) -> u32 {
        if v == self.tree.root { NONE } else { self.mate[v as usize] }
    }

    /// Grows the tree until the goal is reached, and gives the vertex from which
    /// [`Matching::flip`] leads back to the root.
    fn grow(&mut self, graph: &impl Graph, goal: Goal) -> Option<usize> {
        while self.tree.head < self.tree.queue.len() {
            if let Some(found) = self.scan(graph, goal) {
                return Some(found);
            }
            self.tree.head += 1;
            self.tree.cursor = self.unreached.first();
        }
        None
    }

    /// Lets the outer vertex at the head of the queue look at everybody it is joined to. Can be
    /// left at any point and taken up again.
    fn scan(&mut self, graph: &impl Graph, goal: Goal) -> Option<usize> {
        let u = self.tree.queue[self.tree.head] as usize;
        while self.tree.cursor != NONE {
            let x = self.tree.cursor as usize;
            self.tree.cursor = self.unreached.after(x);
            if graph.joined(u, x)
                && let Some(found) = self.extend(u, x, goal)
            {
                return Some(found);
            }
        }
        self.contract_from(graph, u, goal)
    }

    /// Takes the unreached vertex `x`, joined to the outer vertex `u`, into the tree.
    fn extend(&mut self, u: usize, x: usize, goal: Goal) -> Option<usize> {
        self.tree.parent[x] = index(u);
        let Some(y) = self.mate(x) else {
            return match goal {
                Goal::Exposed => Some(x),
                Goal::Outer(_) | Goal::Nothing => None,
            };
        };
        // The cursor must not stand on a place that leaves the list.
        if self.tree.cursor == index(y) {
            self.tree.cursor = self.unreached.after(y);
        }
        self.reach(x, Label::Inner);
        self.reach(y, Label::Outer);
        self.tree.queue.push(index(y));
        self.tree.separate += 1;
        (goal == Goal::Outer(y)).then_some(x)
    }

    /// Contracts every blossom that an edge from `u` to another outer vertex closes.
    fn contract_from(&mut self, graph: &impl Graph, u: usize, goal: Goal) -> Option<usize> {
        let mut place = 0;
        while self.tree.separate > 1 && place < self.tree.queue.len() {
            let w = self.tree.queue[place] as usize;
            place += 1;
            if self.tree.base(u) != self.tree.base(w) && graph.joined(u, w) {
                self.contract(u, w);
            }
        }
        match goal {
            Goal::Outer(v) if self.tree.label[v] == Label::Outer => self.mate(v),
            _ => None,
        }
    }

    fn contract(&mut self, u: usize, w: usize) {
        let base = self.meeting_point(u, w);
        self.fold_side(u, w, base);
        self.fold_side(w, u, base);
    }

    /// The base of the blossom that the edge `u`, `w` closes: where their ways to the root meet.
    fn meeting_point(&mut self, u: usize, w: usize) -> usize {
        self.tree.stamp += 1;
        let mut here = index(self.tree.base(u));
        let mut there = index(self.tree.base(w));
        loop {
            if here != NONE {
                if self.tree.mark[here as usize] == self.tree.stamp {
                    return here as usize;
                }
                self.tree.mark[here as usize] = self.tree.stamp;
                let inner = self.tree_mate(here);
                here = if inner == NONE {
                    NONE
                } else {
                    let parent = self.tree.parent[inner as usize] as usize;
                    index(self.tree.base(parent))
                };
            }
            core::mem::swap(&mut here, &mut there);
        }
    }

    /// Takes the way from `u` up to `base` into the blossom; `w` is `u`'s end of the closing edge.
    fn fold_side(&mut self, mut u: usize, mut w: usize, base: usize) {
        while self.tree.base(u) != base {
            self.tree.parent[u] = index(w);
            w = self.mate[u] as usize;
            if self.tree.label[w] == Label::Inner {
                self.tree.label[w] = Label::Outer;
                self.tree.queue.push(index(w));
            }
            if self.tree.absorb(u, base) {
                self.tree.separate -= 1;
            }
            self.tree.absorb(w, base);
            u = self.tree.parent[w] as usize;
        }
    }

    /// Exchanges matched and unmatched edges on the way from `end` to the root.
    fn flip(&mut self, end: usize) {
        let mut end = index(end);
        while end != NONE {
            let outer = self.tree.parent[end as usize];
            let next = self.tree_mate(outer);
            self.mate[outer as usize] = end;
            self.mate[end as usize] = outer;
            end = next;
        }
    }
}

/// What a tree is grown for.
#[derive(Copy, Clone, PartialEq, Eq)]
enum Goal {
    /// Any unmatched vertex.
    Exposed,
    /// That this vertex becomes an outer one.
    Outer(usize),
    /// Its full size.
    Nothing,
}

struct Tree {
    /// The vertex that is out of the graph while the tree stands.
    owner: u32,
    root: u32,
    label: Vec<Label>,
    /// For an inner vertex the outer one that reached it; inside blossoms the way around.
    parent: Vec<u32>,
    /// Union-find over blossoms; the representative is the base.
    joint: Vec<u32>,
    mark: Vec<u32>,
    stamp: u32,
    /// Outer vertices in the order in which they look around; `head` is the one that does.
    queue: Vec<u32>,
    head: usize,
    /// How far the one at the head has got in the list of the unreached.
    cursor: u32,
    /// How many blossoms (single outer vertices included) the tree has.
    separate: u32,
    reached: Vec<u32>,
    taken: Vec<u32>,
}

impl Tree {
    fn new(vertices: usize) -> Self {
        Self {
            owner: NONE,
            root: NONE,
            label: vec![Label::Free; vertices],
            parent: vec![NONE; vertices],
            joint: (0..index(vertices)).collect(),
            mark: vec![0; vertices],
            stamp: 0,
            queue: Vec::new(),
            head: 0,
            cursor: NONE,
            separate: 0,
            reached: Vec::new(),
            taken: Vec::new(),
        }
    }

    fn push(&mut self) {
        self.joint.push(index(self.label.len()));
        self.label.push(Label::Free);
        self.parent.push(NONE);
        self.mark.push(0);
    }

    fn base(&mut self, v: usize) -> usize {
        let mut v = index(v);
        while self.joint[v as usize] != v {
            let above = self.joint[self.joint[v as usize] as usize];
            self.joint[v as usize] = above;
            v = above;
        }
        v as usize
    }

    /// Makes `base` the base of the blossom that `v` is the base of; says whether `v` was one.
    fn absorb(&mut self, v: usize, base: usize) -> bool {
        let was_base = self.joint[v] == index(v);
        if was_base {
            self.joint[v] = index(base);
        }
        was_base
    }

    fn clear(&mut self) {
        for v in self.reached.drain(..) {
            self.label[v as usize] = Label::Free;
            self.parent[v as usize] = NONE;
            self.joint[v as usize] = v;
        }
        self.queue.clear();
        self.head = 0;
        self.owner = NONE;
        self.root = NONE;
    }
}

/// A doubly linked list of the numbers `0 .. n` in ascending order, from which numbers are taken
/// and into which they return in the reverse order of leaving.
struct List {
    next: Vec<u32>,
    previous: Vec<u32>,
    inside: Vec<bool>,
    first: u32,
    last: u32,
}

impl List {
    fn full(n: usize) -> Self {
        let n32 = index(n);
        let next = (0..n32).map(|v| if v + 1 < n32 { v + 1 } else { NONE }).collect();
        let previous = (0..n32).map(|v| v.checked_sub(1).unwrap_or(NONE)).collect();
        let (first, last) = if n == 0 { (NONE, NONE) } else { (0, n32 - 1) };
        Self { next, previous, inside: vec![true; n], first, last }
    }

    fn push(&mut self) {
        let v = index(self.next.len());
        self.next.push(NONE);
        self.previous.push(self.last);
        self.inside.push(true);
        match self.last {
            NONE => self.first = v,
            last => self.next[last as usize] = v,
        }
        self.last = v;
    }

    fn contains(&self, v: usize) -> bool {
        self.inside[v]
    }

    fn first(&self) -> u32 {
        self.first
    }

    fn after(&self, v: usize) -> u32 {
        self.next[v]
    }

    fn remove(&mut self, v: usize) {
        if !self.inside[v] {
            return;
        }
        self.inside[v] = false;
        let (before, after) = (self.previous[v], self.next[v]);
        match before {
            NONE => self.first = after,
            before => self.next[before as usize] = after,
        }
        match after {
            NONE => self.last = before,
            after => self.previous[after as usize] = before,
        }
    }

    /// Puts back the number that left last of those outside.
    fn restore(&mut self, v: usize) {
        if self.inside[v] {
            return;
        }
        self.inside[v] = true;
        let (before, after) = (self.previous[v], self.next[v]);
        match before {
            NONE => self.first = index(v),
            before => self.next[before as usize] = index(v),
        }
        match after {
            NONE => self.last = index(v),
            after => self.previous[after as usize] = index(v),
        }
    }
}

/// A vertex number as it is stored. Graphs here have fewer than 2^32 - 1 vertices: events are
/// limited to a million players.
#[allow(clippy::cast_possible_truncation)]
const fn index(v: usize) -> u32 {
    v as u32
}

#[cfg(test)]
mod tests;
