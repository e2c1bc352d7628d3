//! Perfect matching of the least cost in a general graph (Edmonds' primal-dual method).
//!
//! Costs are whole numbers from 0. Every vertex has a price `y`, every blossom a price `z` from 0;
//! the *slack* of an edge is its cost less the prices of its ends and is never negative. Trees grow
//! from all unmatched vertices along edges without slack; where they can't, prices change by the
//! largest step that keeps every slack. Costs are doubled inside, so that half steps stay whole.
//!
//! No table of edges is kept. Every vertex remembers the outer vertex nearest to it by slack: the
//! prices of outer vertices all rise by the same steps, so the nearest one stays the nearest until
//! both are in one blossom. So a step is found by looking at the vertices, not at all pairs, and a
//! phase takes about as many operations as there are pairs, however many different costs there are.

use super::Graph;

const NONE: usize = usize::MAX;

/// A graph whose edges have costs.
pub(crate) trait Costs: Graph {
    /// The cost, from 0, of an edge between two joined vertices.
    fn cost(&self, a: usize, b: usize) -> i64;
}

#[derive(Copy, Clone, PartialEq, Eq)]
enum Label {
    Free,
    Outer,
    Inner,
}

/// A node is a vertex (`0 .. vertices`) or a blossom (from `vertices` on).
type Node = usize;

/// An edge seen from a node: its end outside or in the node before, its end inside.
type Link = (usize, usize);

#[derive(Clone, Default)]
struct Blossom {
    /// The nodes of the odd cycle; the first holds the base, then each two are matched.
    children: Vec<Node>,
    /// The edge from each child to the next, the last back to the first.
    links: Vec<Link>,
    price: i64,
}

/// A perfect matching of the least cost.
pub(crate) struct Solution {
    /// The partner of every vertex.
    pub(crate) mate: Vec<usize>,
    /// The price of every vertex, in halves. Every edge of a perfect matching of the least cost
    /// costs what its ends' prices add up to less the prices of the blossoms around both. Where no
    /// blossom has a price, every perfect matching of such edges has the least cost.
    pub(crate) prices: Vec<i64>,
    /// The blossoms with a price: their vertices, their price in halves.
    pub(crate) blossoms: Vec<(Vec<usize>, i64)>,
}

/// The search for a perfect matching of the least cost.
pub(crate) struct Solver<'c, C> {
    costs: &'c C,
    vertices: usize,
    mate: Vec<usize>,
    price: Vec<i64>,
    /// The outermost node that holds a vertex.
    top: Vec<Node>,
    /// By node: the vertex whose partner is outside the node.
    base: Vec<usize>,
    label: Vec<Label>,
    /// By inner node: the edge by which the tree reached it, from outside to inside.
    entry: Vec<Link>,
    blossoms: Vec<Blossom>,
    /// Numbers of blossoms that are no more.
    spare: Vec<Node>,
    queue: Vec<usize>,
    /// By vertex: the outer vertex nearest to it, outside its own node.
    nearest: Vec<usize>,
    /// By vertex: the slack to the nearest one, had neither price changed in this phase.
    distance: Vec<i64>,
    /// By how much the prices of outer vertices rose in this phase.
    risen: i64,
}

impl<'c, C: Costs> Solver<'c, C> {
    /// Starts from pairs that must be joined at no cost and disjoint.
    pub(crate) fn new(costs: &'c C, pairs: impl IntoIterator<Item = (usize, usize)>) -> Self {
        let vertices = costs.vertices();
        let mut mate = vec![NONE; vertices];
        for (a, b) in pairs {
            mate[a] = b;
            mate[b] = a;
        }
        Self {
            costs,
            vertices,
            mate,
            price: vec![0; vertices],
            top: (0..vertices).collect(),
            base: (0..vertices).collect(),
            label: vec![Label::Free; vertices],
            entry: vec![(NONE, NONE); vertices],
            blossoms: Vec::new(),
            spare: Vec::new(),
            queue: Vec::new(),
            nearest: vec![NONE; vertices],
            distance: vec![i64::MAX; vertices],
            risen: 0,
        }
    }

    /// A perfect matching of the least cost, if there is a perfect one.
    pub(crate) fn solve(mut self) -> Option<Solution> {
        while self.mate.contains(&NONE) {
            if !self.phase() {
                return None;
            }
        }
        let mut blossoms = Vec::new();
        for node in self.top_blossoms() {
            self.priced(node, &mut blossoms);
        }
        Some(Solution { mate: self.mate, prices: self.price, blossoms })
    }

    /// The node, if it is a blossom with a price, and those inside it.
    fn priced(&self, node: Node, into: &mut Vec<(Vec<usize>, i64)>) {
        let Some(number) = node.checked_sub(self.vertices) else { return };
        let blossom = &self.blossoms[number];
        if blossom.price > 0 {
            let mut inside = Vec::new();
            self.vertices_of(node, &mut inside);
            into.push((inside, blossom.price));
        }
        for &child in &blossom.children {
            self.priced(child, into);
        }
    }

    fn slack(&self, u: usize, v: usize) -> i64 {
        2 * self.costs.cost(u, v) - self.price[u] - self.price[v]
    }

    /// Grows trees from every unmatched vertex until one path is found and turned over.
    fn phase(&mut self) -> bool {
        self.label.fill(Label::Free);
        self.queue.clear();
        self.nearest.fill(NONE);
        self.distance.fill(i64::MAX);
        self.risen = 0;
        for v in 0..self.vertices {
            if self.mate[v] == NONE {
                self.make_outer(self.top[v]);
            }
        }
        loop {
            while let Some(u) = self.queue.pop() {
                if self.look_around(u) {
                    self.dissolve_worthless();
                    return true;
                }
            }
            if !self.change_prices() {
                return false;
            }
        }
    }

    fn make_outer(&mut self, node: Node) {
        self.label[node] = Label::Outer;
        let mut inside = Vec::new();
        self.vertices_of(node, &mut inside);
        self.queue.append(&mut inside);
    }

    fn vertices_of(&self, node: Node, into: &mut Vec<usize>) {
        if node < self.vertices {
            into.push(node);
        } else {
            for &child in &self.blossoms[node - self.vertices].children {
                self.vertices_of(child, into);
            }
        }
    }

    /// Follows every edge without slack from an outer vertex; true when a path was turned over.
    fn look_around(&mut self, u: usize) -> bool {
        for v in 0..self.vertices {
            let node = self.top[v];
            if node == self.top[u] || !self.costs.joined(u, v) {
                continue;
            }
            let slack = self.slack(u, v);
            self.remember(u, v, slack);
            if slack != 0 || self.label[node] == Label::Inner {
                continue;
            }
            if self.label[node] == Label::Free {
                self.label[node] = Label::Inner;
                self.entry[node] = (u, v);
                let partner = self.mate[self.base[node]];
                self.make_outer(self.top[partner]);
            } else if let Some(meeting) = self.meeting_point(self.top[u], node) {
                self.contract(u, v, meeting);
            } else {
                self.turn_over(u, v);
                self.turn_over(v, u);
                return true;
            }
        }
        false
    }

    /// Takes note of the slack from an outer vertex to another.
    fn remember(&mut self, outer: usize, v: usize, slack: i64) {
        let distance = slack + self.price[v] + self.risen;
        if distance < self.distance[v] {
            self.distance[v] = distance;
            self.nearest[v] = outer;
        }
    }

    /// The slack between a vertex and the outer one nearest to it, if any is joined to it.
    fn least_slack(&mut self, v: usize) -> Option<i64> {
        let nearest = self.nearest[v];
        if nearest != NONE && self.top[nearest] == self.top[v] {
            self.look_for_nearest(v); // both are in one blossom by now
        }
        (self.nearest[v] != NONE).then(|| self.distance[v] - self.price[v] - self.risen)
    }

    fn look_for_nearest(&mut self, v: usize) {
        (self.nearest[v], self.distance[v]) = (NONE, i64::MAX);
        for u in 0..self.vertices {
            let node = self.top[u];
            if node != self.top[v] && self.label[node] == Label::Outer && self.costs.joined(u, v) {
                let slack = self.slack(u, v);
                self.remember(u, v, slack);
            }
        }
    }

    /// The outer node above an outer node in its tree, with the inner one between.
    fn above(&self, outer: Node) -> Option<(Node, Node)> {
        let partner = self.mate[self.base[outer]];
        if partner == NONE {
            return None;
        }
        let inner = self.top[partner];
        Some((inner, self.top[self.entry[inner].0]))
    }

    /// The first outer node that the ways of two outer nodes to their roots share, if any.
    fn meeting_point(&self, a: Node, b: Node) -> Option<Node> {
        let way = |from: Node| {
            core::iter::successors(Some(from), |&node| self.above(node).map(|(_, outer)| outer))
        };
        let first: Vec<Node> = way(a).collect();
        way(b).find(|node| first.contains(node))
    }

    /// The nodes from an outer node up to (not including) `end`, each with the edge that leads on
    /// upwards from it (from inside to outside).
    fn way_up(&self, from: Node, end: Node) -> Vec<(Node, Link)> {
        let mut way = Vec::new();
        let mut outer = from;
        while outer != end
            && let Some((inner, next)) = self.above(outer)
        {
            let inside = self.base[outer];
            way.push((outer, (inside, self.mate[inside])));
            let (above, entered) = self.entry[inner];
            way.push((inner, (entered, above)));
            outer = next;
        }
        way
    }

    /// Makes a blossom of the odd cycle that the edge `u`, `v` closes.
    fn contract(&mut self, u: usize, v: usize, meeting: Node) {
        let down = self.way_up(self.top[u], meeting);
        let up = self.way_up(self.top[v], meeting);
        let mut children = vec![meeting];
        let mut links = Vec::new();
        for &(node, (inside, outside)) in down.iter().rev() {
            children.push(node);
            links.push((outside, inside));
        }
        links.push((u, v));
        for (node, link) in up {
            children.push(node);
            links.push(link);
        }
        let node = self.new_node();
        self.base[node] = self.base[meeting];
        self.label[node] = Label::Outer;
        let mut inside = Vec::new();
        for &child in &children {
            let before = inside.len();
            self.vertices_of(child, &mut inside);
            if self.label[child] == Label::Inner {
                self.queue.extend_from_slice(&inside[before..]);
            }
        }
        for vertex in inside {
            self.top[vertex] = node;
        }
        self.blossoms[node - self.vertices] = Blossom { children, links, price: 0 };
    }

    fn new_node(&mut self) -> Node {
        if let Some(node) = self.spare.pop() {
            return node;
        }
        self.blossoms.push(Blossom::default());
        self.base.push(NONE);
        self.label.push(Label::Free);
        self.entry.push((NONE, NONE));
        self.base.len() - 1
    }

    /// Matches `u`, in an outer node, to `v`, and turns over the way from there to the root.
    fn turn_over(&mut self, u: usize, v: usize) {
        let (mut inside, mut partner) = (u, v);
        loop {
            let outer = self.top[inside];
            let above = self.above(outer);
            self.rebase(outer, inside);
            self.mate[inside] = partner;
            let Some((inner, _)) = above else { return };
            let (outside, entered) = self.entry[inner];
            self.rebase(inner, entered);
            self.mate[entered] = outside;
            (inside, partner) = (outside, entered);
        }
    }

    /// Rematches the inside of a node so that `vertex` becomes its base.
    fn rebase(&mut self, node: Node, vertex: usize) {
        if node < self.vertices {
            return;
        }
        let number = node - self.vertices;
        let place = self.child_with(number, vertex);
        self.rebase(self.blossoms[number].children[place], vertex);
        let count = self.blossoms[number].children.len();
        // The children between the old base and the new one are matched the other way round.
        let (first, last) =
            if place.is_multiple_of(2) { (0, place) } else { (place + 1, count + 1) };
        for i in (first..last).step_by(2) {
            let (x, y) = self.blossoms[number].links[i % count];
            self.rebase(self.blossoms[number].children[i % count], x);
            self.rebase(self.blossoms[number].children[(i + 1) % count], y);
            self.mate[x] = y;
            self.mate[y] = x;
        }
        self.blossoms[number].children.rotate_left(place);
        self.blossoms[number].links.rotate_left(place);
        self.base[node] = vertex;
    }

    fn child_with(&self, number: usize, vertex: usize) -> usize {
        let holds = |&child: &Node| {
            let mut inside = Vec::new();
            self.vertices_of(child, &mut inside);
            inside.contains(&vertex)
        };
        self.blossoms[number].children.iter().position(holds).unwrap_or(0)
    }

    /// Changes the prices by the largest step possible; false if there is no end to it, which means
    /// that there is no perfect matching.
    fn change_prices(&mut self) -> bool {
        let Some(step) = self.step() else { return false };
        self.risen += step;
        for v in 0..self.vertices {
            match self.label[self.top[v]] {
                Label::Outer => self.price[v] += step,
                Label::Inner => self.price[v] -= step,
                Label::Free => {}
            }
        }
        for node in self.top_blossoms() {
            let price = &mut self.blossoms[node - self.vertices].price;
            match self.label[node] {
                Label::Outer => *price += 2 * step,
                Label::Inner => *price -= 2 * step,
                Label::Free => {}
            }
        }
        for node in self.top_blossoms() {
            if self.label[node] == Label::Inner && self.blossoms[node - self.vertices].price == 0 {
                self.expand(node);
            }
        }
        self.queue_tight();
        true
    }

    /// Lets those look around who have an edge without slack now.
    fn queue_tight(&mut self) {
        for v in 0..self.vertices {
            if self.label[self.top[v]] != Label::Inner
                && self.least_slack(v) == Some(0)
                && self.queue.last() != Some(&self.nearest[v])
            {
                self.queue.push(self.nearest[v]);
            }
        }
    }

    fn step(&mut self) -> Option<i64> {
        let mut least: Option<i64> = None;
        let mut offer = |step: i64| least = Some(least.map_or(step, |old| old.min(step)));
        for v in 0..self.vertices {
            let label = self.label[self.top[v]];
            if label == Label::Inner {
                continue;
            }
            if let Some(slack) = self.least_slack(v) {
                offer(if label == Label::Free { slack } else { slack / 2 });
            }
        }
        for node in self.top_blossoms() {
            if self.label[node] == Label::Inner {
                offer(self.blossoms[node - self.vertices].price / 2);
            }
        }
        least
    }

    fn top_blossoms(&self) -> Vec<Node> {
        let mut nodes: Vec<Node> =
            self.top.iter().copied().filter(|&node| node >= self.vertices).collect();
        nodes.sort_unstable();
        nodes.dedup();
        nodes
    }

    /// Takes an outermost blossom apart; its children become outermost and free.
    fn take_apart(&mut self, node: Node) -> Blossom {
        let blossom = core::mem::take(&mut self.blossoms[node - self.vertices]);
        for &child in &blossom.children {
            let mut inside = Vec::new();
            self.vertices_of(child, &mut inside);
            for vertex in inside {
                self.top[vertex] = child;
            }
            self.label[child] = Label::Free;
        }
        self.spare.push(node);
        blossom
    }

    /// Expands an inner blossom without price: the way from where the tree entered it to its base
    /// stays in the tree, the rest is free.
    fn expand(&mut self, node: Node) {
        let entry = self.entry[node];
        let place = self.child_with(node - self.vertices, entry.1);
        let blossom = self.take_apart(node);
        let count = blossom.children.len();
        let mut here = place;
        let mut link = entry;
        loop {
            let inner = blossom.children[here];
            self.label[inner] = Label::Inner;
            self.entry[inner] = link;
            if here == 0 {
                return;
            }
            // Children from the second on are matched in pairs; on to the partner, then beyond it.
            let (partner, next) =
                if place % 2 == 1 { (here + 1, (here + 2) % count) } else { (here - 1, here - 2) };
            self.make_outer(blossom.children[partner]);
            link = if place % 2 == 1 {
                blossom.links[partner]
            } else {
                let (x, y) = blossom.links[next];
                (y, x)
            };
            here = next;
        }
    }

    /// Between two phases blossoms without price serve nothing.
    fn dissolve_worthless(&mut self) {
        loop {
            let nodes = self.top_blossoms();
            let worthless =
                nodes.into_iter().find(|&node| self.blossoms[node - self.vertices].price == 0);
            match worthless {
                Some(node) => drop(self.take_apart(node)),
                None => return,
            }
        }
    }
}

#[cfg(test)]
mod tests;
