//! The proof that no valid pairing exists (P28), in data; `proof_text` puts it into words.

use shashki_tournament::StartNumber;

use crate::matching::witness::Barrier;

/// One of those who have to find somebody.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Member {
    /// A player.
    Player(StartNumber),
    /// The one left over from a pool before this one (P5): any of those in
    /// [`HandedOn::candidates`], so that he may meet whoever one of them may meet.
    LeftOver,
    /// The bye: whoever gets it has found it.
    Bye,
}

impl Member {
    /// The player, where it is one who is known.
    pub const fn player(self) -> Option<StartNumber> {
        match self {
            Self::Player(start) => Some(start),
            _ => None,
        }
    }
}

/// A set of players who have between them too few possible opponents (Tutte, Berge).
///
/// Set `others` aside. Those left in `pieces` can be paired inside their own piece alone, or with
/// `others`; each piece has an odd number of members, so each needs one of `others`, and there are
/// fewer of these than pieces. Whoever doubts it checks that no pair across two pieces, nor between
/// a piece and somebody named nowhere here, is allowed.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Shortage {
    /// Those that all pieces compete for.
    pub others: Vec<Member>,
    /// The pieces, each of an odd number of members.
    pub pieces: Vec<Vec<Member>>,
}

impl Shortage {
    /// How many pieces find nobody outside: of each, one member goes without.
    pub fn without(&self) -> usize {
        self.pieces.len().saturating_sub(self.others.len())
    }

    /// At least so many players stay without an opponent and without the bye.
    pub fn left_over(&self) -> usize {
        let without = self.without();
        // One of those who go without may be the bye itself; then somebody is left over all the
        // same, for the number is odd.
        let bye = without > 0 && self.pieces.iter().flatten().any(|&m| m == Member::Bye);
        (without - usize::from(bye)).max(usize::from(bye))
    }

    /// The barrier of a graph, its vertices given their names.
    pub(crate) fn of(barrier: &Barrier, name: impl Fn(usize) -> Member) -> Self {
        let named = |vertices: &Vec<usize>| {
            let mut members: Vec<Member> = vertices.iter().map(|&v| name(v)).collect();
            // The vertices follow the classification, and so do the players; they stay in front.
            members.sort_by_key(|member| member.player().is_none());
            members
        };
        Self {
            others: named(&barrier.separator),
            pieces: barrier.pieces.iter().map(named).collect(),
        }
    }
}

/// A pool with an odd number to pair: who alone can be left over from it (P5).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HandedOn {
    /// The pool's name; none for those who are in no pool.
    pub pool: Option<String>,
    /// Who can be left over, if all others of the pool are to be paired.
    pub candidates: Vec<StartNumber>,
    /// Why nobody else: with one piece more than others, exactly one member of a piece goes without.
    pub shortage: Shortage,
}

/// Where the players as a whole could be paired, but not pool by pool: the pool that fails.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FailingPool {
    /// The pools before it, from the first one that hands a player on to this one.
    pub before: Vec<HandedOn>,
    /// The pool's name; none for those who are in no pool.
    pub pool: Option<String>,
    /// Whether one of the pool is left over by rights, its number being odd.
    pub hands_on: bool,
}

/// The proof that a round can't be paired.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Witness {
    /// Who has too few possible opponents, among all who are to be paired or in one pool.
    pub shortage: Shortage,
    /// The pool whose members `shortage` is about; none: all players.
    pub pool: Option<FailingPool>,
}

impl Witness {
    /// At least so many players stay without an opponent who should have one.
    pub fn left_over(&self) -> usize {
        let by_rights = self.pool.as_ref().is_some_and(|pool| pool.hands_on);
        self.shortage.left_over().saturating_sub(usize::from(by_rights))
    }

    /// Whether the pools alone stand in the way.
    pub const fn by_pools(&self) -> bool {
        self.pool.is_some()
    }
}
