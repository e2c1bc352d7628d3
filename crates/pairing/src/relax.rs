//! The smallest relaxations with which a round that can't be paired could be (P28).
//!
//! The round is a graph: who may meet whom, and with an odd number of players the bye as a vertex of
//! its own. A pair that is barred and allowed all the same is one more edge. It helps exactly if one
//! maximum matching leaves out both its ends; then two players fewer stay unpaired. So a round in
//! which two stay unpaired needs one relaxation, one in which four do needs two, and so on.

use shashki_base::Lang;
use shashki_tournament::{Colour, Event, ForcedPair, StartNumber};

use crate::bars::{Bars, Source};
use crate::bracket::greedy;
use crate::draw::{Setting, not_fixed};
use crate::field::Field;
use crate::matching::Graph;
use crate::{Bar, Member, PairError, Pairing, Request, Witness, forced, history, pair};

/// A search looks at no more than so many players as one end of a pair to be allowed.
const MOST_ENDS: usize = 400;

/// A search looks at about so many pairs of players, the same ones again and again: a second or two.
/// With a hundred players nothing is left out; with thousands the first that are found will do.
const MOST_PAIRS: usize = 200_000_000;

/// A search for two relaxations tries no more than so many as the first; one by pools no more at all.
const MOST_FIRST: usize = 60;

/// One rule that could yield, for one pair or one player.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Relaxation {
    /// These two meet in spite of what bars them.
    Pair {
        /// The higher of the two in the classification.
        first: StartNumber,
        /// The other.
        second: StartNumber,
        /// All that bars them.
        bars: Vec<Bar>,
        /// Who would have which colour a fourth time running, if one would.
        fourth: Option<(StartNumber, Colour)>,
    },
    /// This player gets a second win without play (P3).
    SecondPlus {
        /// Who.
        player: StartNumber,
        /// The round of the first.
        round: u16,
    },
    /// The pools are drawn as one (P5).
    PoolsTogether,
}

impl Relaxation {
    /// It in words: `if ...`.
    pub fn message(&self, lang: Lang) -> String {
        match self {
            Self::PoolsTogether => lang
                .pick("if the pools are drawn as one", "если подгруппы жеребить вместе")
                .to_owned(),
            Self::SecondPlus { player, round } => lang.pick(
                format!("if {player} gets a second plus (the first was in round {round})"),
                format!("если {player} получит второй «плюс» (первый был в {round} туре)"),
            ),
            Self::Pair { first, second, bars, fourth } => {
                let one = |bar: &Bar| one_bar(*first, *second, *bar, *fourth, lang);
                let all: Vec<String> = bars.iter().map(one).collect();
                let word = lang.pick("if", "если");
                format!("{word} {}", all.join(lang.pick(" and ", " и ")))
            }
        }
    }

    /// What speaks against it least comes first: the fewest rules, the host's own before the text's.
    fn weight(&self) -> (usize, u8) {
        match self {
            Self::PoolsTogether => (1, 0),
            Self::SecondPlus { .. } => (1, 4),
            Self::Pair { bars, .. } => {
                let rank = |bar: &Bar| match bar {
                    Bar::Forbidden | Bar::Soft => 0,
                    Bar::NotBefore { .. } => 1,
                    Bar::ThirdColour { .. } => 2,
                    Bar::Met { .. } => 3,
                };
                (bars.len(), bars.iter().map(rank).max().unwrap_or(0))
            }
        }
    }

    /// What forces the relaxation in a request: the pair or bye with its reason (5.4.10.12). None
    /// for the pools.
    pub fn forced(&self, reason: &str) -> Option<ForcedPair> {
        let because = Some(reason.to_owned());
        match *self {
            Self::Pair { first, second, .. } => {
                Some(ForcedPair { first, second: Some(second), because })
            }
            Self::SecondPlus { player, .. } => {
                Some(ForcedPair { first: player, second: None, because })
            }
            Self::PoolsTogether => None,
        }
    }
}

fn one_bar(
    first: StartNumber,
    second: StartNumber,
    bar: Bar,
    fourth: Option<(StartNumber, Colour)>,
    lang: Lang,
) -> String {
    match (bar, fourth) {
        (Bar::Met { round }, _) => lang.pick(
            format!("{first} - {second} may meet again (they met in round {round})"),
            format!("{first} - {second} встретятся снова (встречались в {round} туре)"),
        ),
        (Bar::ThirdColour { .. }, Some((player, colour))) => {
            let other = if player == first { second } else { first };
            match colour {
                Colour::White => lang.pick(
                    format!("{player} has White a fourth time running, against {other}"),
                    format!("у {player} будут белые четвёртый раз подряд, против {other}"),
                ),
                Colour::Black => lang.pick(
                    format!("{player} has Black a fourth time running, against {other}"),
                    format!("у {player} будут чёрные четвёртый раз подряд, против {other}"),
                ),
            }
        }
        (Bar::ThirdColour { .. }, None) => lang.pick(
            format!("{first} or {second} has the same colour a fourth time running"),
            format!("у {first} или {second} будет один цвет четвёртый раз подряд"),
        ),
        (Bar::Forbidden | Bar::Soft, _) => lang.pick(
            format!("the prohibition {first} - {second} is lifted"),
            format!("снять запрет {first} - {second}"),
        ),
        (Bar::NotBefore { round }, _) => lang.pick(
            format!("{first} - {second}, of one group, may meet before round {round}"),
            format!("{first} - {second} из одной группы встретятся раньше {round} тура"),
        ),
    }
}

/// What would make a round pairable.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Relaxations {
    /// How many rules have to yield at least; 0 where the round can be paired as it is.
    pub needed: usize,
    /// Each of these sets will do; none is larger than needed. Empty where more than two are needed.
    pub sets: Vec<Vec<Relaxation>>,
    /// Whether there may be more sets than stand here.
    pub cut: bool,
}

/// Looks for the smallest relaxations that would do, `limit` of them at most (P28).
///
/// Each that is given has been tried: the round was drawn with it.
///
/// ```
/// use shashki_pairing::{Request, System, relax};
/// use shashki_tournament::{
///     Decision, Draft, Meeting, MeetingResult, Player, Round, StartNumber,
/// };
/// use shashki_base::Lang;
/// let n = |number| StartNumber::new(number).unwrap();
/// let game = Meeting::new(n(1), n(2), MeetingResult::Played(Decision::Draw));
/// let event = Draft {
///     players: (1..=2).map(|i| Player::new(n(i), "")).collect(),
///     rounds: vec![Round { meetings: vec![game], unpaired: vec![] }],
///     ..Draft::default()
/// };
/// let found = relax(&event.check().unwrap(), &Request::new(System::Coefficient), 10).unwrap();
/// assert_eq!(found.needed, 1);
/// let text = found.sets[0][0].message(Lang::En);
/// assert_eq!(text, "if 2 - 1 may meet again (they met in round 1)");
/// ```
pub fn relax(event: &Event, request: &Request, limit: usize) -> Result<Relaxations, PairError> {
    let witness = match pair(event, request, &mut ()) {
        Err(PairError::NoValidPairing { witness }) => witness,
        Err(error) => return Err(error),
        Ok(_) => return Ok(Relaxations::default()),
    };
    let mut notes = Vec::new();
    let setting = Setting::new(event, request, &mut notes)?;
    let field = Field::in_any_order(event, setting.clone(), &mut notes)?;
    let source = Source::new(event, request, &setting);
    let forced = event.constraints().forced.iter().filter(|_| !setting.replay);
    let fixed = forced::fix(&source, &field, forced.chain(&request.forced), &mut notes)?;
    let order: Vec<usize> = field.places.iter().map(|entrant| entrant.index).collect();
    let bars = Bars::new(&source, &order);
    let rest = not_fixed(&field, &fixed);
    let bye = rest.len() % 2 == 1;
    let round = Round { field: &field, bars: &bars, rest, bye, extra: Vec::new(), apart: None };
    let search = Search { event, request, source: &source, limit, found: Relaxations::default() };
    if witness.by_pools() { Ok(search.by_pools(&round, &witness)) } else { search.run(&round) }
}

/// The graph of the round: the rest, then the bye.
#[derive(Clone)]
struct Round<'b> {
    field: &'b Field,
    bars: &'b Bars,
    rest: Vec<usize>,
    bye: bool,
    /// The edges that relaxations add.
    extra: Vec<Edge>,
    /// A vertex that is kept without a partner.
    apart: Option<usize>,
}

type Edge = (usize, usize);

impl Graph for Round<'_> {
    fn vertices(&self) -> usize {
        self.rest.len() + usize::from(self.bye)
    }

    fn joined(&self, a: usize, b: usize) -> bool {
        let (a, b) = if a < b { (a, b) } else { (b, a) };
        if self.apart == Some(a) || self.apart == Some(b) {
            return false;
        }
        if self.extra.contains(&(a, b)) {
            return true;
        }
        match self.rest.get(b) {
            Some(&place) => !self.bars.barred(self.rest[a], place),
            None => self.field.places[self.rest[a]].won_without_play.is_none(),
        }
    }
}

impl Round<'_> {
    /// The vertices of a proof's members; one left over from a pool before has none of his own.
    fn of(&self, members: &[Member]) -> Vec<usize> {
        let vertex = |member: &Member| match member {
            Member::Player(start) => {
                self.rest.iter().position(|&place| self.field.places[place].start == *start)
            }
            Member::Bye => self.bye.then_some(self.rest.len()),
            Member::LeftOver => None,
        };
        members.iter().filter_map(vertex).collect()
    }

    /// How many vertices a maximum matching leaves out, and which of them one of them does.
    fn left_out(&self) -> (usize, Vec<usize>) {
        let mut matching = greedy(self);
        let left_out = matching.maximise(self);
        let exposable = matching.exposable(self);
        (left_out, (0..self.vertices()).filter(|&v| exposable[v]).collect())
    }

    /// How many maximum matchings a search may look for; each costs as much as there are pairs.
    fn matchings(&self) -> usize {
        MOST_PAIRS / (self.vertices() * self.vertices()).max(1)
    }

    /// Every edge that is missing and whose ends one maximum matching leaves out together, for so
    /// many players as one end. Says too whether it looked at all of them.
    fn helpful(&self, most_ends: usize) -> (Vec<Edge>, bool) {
        let most_ends = most_ends.clamp(1, MOST_ENDS);
        let (_, ends) = self.left_out();
        let all = ends.len() <= most_ends;
        let mut round = self.clone();
        let mut edges = Vec::new();
        for &u in ends.iter().take(most_ends) {
            round.apart = Some(u);
            let (_, others) = round.left_out();
            edges.extend(others.into_iter().filter(|&v| v > u).map(|v| (u, v)));
        }
        (edges, all)
    }
}

struct Search<'s> {
    event: &'s Event,
    request: &'s Request,
    source: &'s Source<'s>,
    limit: usize,
    found: Relaxations,
}

impl Search<'_> {
    fn run(mut self, round: &Round<'_>) -> Result<Relaxations, PairError> {
        let (left_out, _) = round.left_out();
        self.found.needed = left_out / 2;
        match self.found.needed {
            0 => return Err(PairError::Internal { place: "no pairing and nothing to relax" }),
            1 => {
                let (edges, all) = round.helpful(round.matchings());
                self.found.cut |= !all;
                let sets: Vec<Vec<Edge>> = edges.into_iter().map(|edge| vec![edge]).collect();
                self.keep(round, &sets);
            }
            2 => self.twos(round),
            _ => self.found.cut = true,
        }
        Ok(self.found)
    }

    /// Where the pools stand in the way: drawing them as one, and every single rule whose yielding
    /// joins two pieces of the proof in the pool that fails.
    fn by_pools(mut self, round: &Round<'_>, witness: &Witness) -> Relaxations {
        self.found.needed = 1;
        if self.limit > 0 {
            self.found.sets.push(vec![Relaxation::PoolsTogether]);
        }
        if witness.left_over() > 2 {
            return self.found; // one pair is not enough for them
        }
        let pieces: Vec<Vec<usize>> = witness.shortage.pieces.iter().map(|p| round.of(p)).collect();
        let mut edges = Vec::new();
        for (number, piece) in pieces.iter().enumerate() {
            for other in pieces[number + 1..].iter().flatten() {
                edges.extend(piece.iter().map(|&one| (one.min(*other), one.max(*other))));
            }
        }
        self.found.cut = edges.len() > MOST_FIRST;
        let sets: Vec<Vec<Edge>> = edges.into_iter().take(MOST_FIRST).map(|e| vec![e]).collect();
        self.keep(round, &sets);
        self.found
    }

    fn twos(&mut self, round: &Round<'_>) {
        let matchings = round.matchings();
        let (first, all) = round.helpful(matchings / 4);
        let most_first = matchings.isqrt().clamp(2, MOST_FIRST);
        self.found.cut |= !all || first.len() > most_first;
        let mut sets = Vec::new();
        for &edge in first.iter().take(most_first) {
            let mut with = round.clone();
            with.extra.push(edge);
            let (second, all) = with.helpful(matchings / most_first);
            self.found.cut |= !all;
            sets.extend(second.into_iter().filter(|&other| other > edge).map(|o| vec![edge, o]));
        }
        self.keep(round, &sets);
    }

    /// Keeps the lightest sets with which the round can really be drawn.
    fn keep(&mut self, round: &Round<'_>, sets: &[Vec<Edge>]) {
        let mut sets: Vec<Vec<Relaxation>> = sets
            .iter()
            .map(|set| set.iter().map(|&edge| self.relaxation(round, edge)).collect())
            .collect();
        sets.sort_by_cached_key(|set| {
            let weights = set.iter().map(Relaxation::weight);
            weights.fold((0, 0), |(count, rank), (more, other)| (count + more, rank.max(other)))
        });
        for mut set in sets {
            if self.found.sets.len() == self.limit {
                self.found.cut = true;
                return;
            }
            if let Some(pairing) = self.drawn(&set) {
                for one in &mut set {
                    self.name_colour(one, &pairing);
                }
                self.found.sets.push(set);
            }
        }
    }

    fn relaxation(&self, round: &Round<'_>, (a, b): Edge) -> Relaxation {
        let first = &round.field.places[round.rest[a]];
        match round.rest.get(b) {
            Some(&place) => {
                let second = &round.field.places[place];
                let bars = self.source.reasons(first.index, second.index).collect();
                Relaxation::Pair { first: first.start, second: second.start, bars, fourth: None }
            }
            None => Relaxation::SecondPlus {
                player: first.start,
                round: first.won_without_play.unwrap_or_default(),
            },
        }
    }

    /// The draw with the relaxations in force; with pools there may be none all the same.
    fn drawn(&self, set: &[Relaxation]) -> Option<Pairing> {
        let mut request = self.request.clone();
        request.forced.extend(set.iter().filter_map(|one| one.forced("relaxed")));
        pair(self.event, &request, &mut ()).ok()
    }

    /// Who has a colour a fourth time running in the draw.
    fn name_colour(&self, one: &mut Relaxation, pairing: &Pairing) {
        let Relaxation::Pair { first, second, fourth, .. } = one else { return };
        let both = [*first, *second];
        let board = pairing
            .boards
            .iter()
            .find(|board| both.contains(&board.white) && both.contains(&board.black));
        let Some(board) = board else { return };
        let sides = [(board.white, Colour::White), (board.black, Colour::Black)];
        *fourth = sides.into_iter().find(|&(player, colour)| {
            let index = self.event.index_of(player);
            let run = |index| history::run_of_three(self.event, index, self.source.round);
            index.and_then(run) == Some(colour)
        });
    }
}
