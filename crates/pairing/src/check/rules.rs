//! Which rules a round breaks, pair by pair, whatever the system would have done (P1 to P5).

use std::collections::{BTreeMap, BTreeSet};

use shashki_base::Lang;
use shashki_tournament::{Colour, Event, ForcedPair, StartNumber};

use crate::bars::{Bar, Source};
use crate::draw::Setting;
use crate::field::{Entrant, Field};
use crate::{PairError, PassedOver, Request, forced, history};

/// What is wrong with a pair, or with a player.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Broken {
    /// The two can't be paired (P1, P2, P5, P34).
    Barred(Bar),
    /// The first of the pair gets this colour for the fourth time running (5.4.10.2; P2).
    FourthColour {
        /// The colour.
        colour: Colour,
    },
    /// A second win without play (5.4.10.2; P3).
    SecondWin {
        /// The round of the first.
        round: u16,
    },
    /// The player isn't there (5.4.10.2; P4).
    Absent,
    /// The event has no such player.
    Unknown,
    /// The player stands in more than one pair.
    Twice,
    /// The player stands in no pair (5.4.10.8).
    Missing,
    /// The number of players is even, or there is another bye already (5.4.10.2).
    NeedlessBye,
    /// The host fixed this pair (none as the second: the bye), and it isn't there (5.4.10.9; P5).
    NotAsFixed,
    /// The pair, or the bye, crosses from a pool into a later one, and no more than the one left over
    /// may (5.4.10.9; P5).
    AcrossPools,
}

/// A rule broken, and by whom.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct RuleBreak {
    /// The player, or the first of the pair.
    pub first: StartNumber,
    /// The other of the pair, where it is about a pair.
    pub second: Option<StartNumber>,
    /// What is wrong.
    pub broken: Broken,
}

impl RuleBreak {
    /// The decision of the project's documentation, such as `P1`.
    pub const fn decision(&self) -> &'static str {
        match self.broken {
            Broken::Barred(bar) => bar.decision(),
            Broken::FourthColour { .. } => "P2",
            Broken::SecondWin { .. } => "P3",
            Broken::Absent | Broken::Unknown => "P4",
            Broken::NotAsFixed | Broken::AcrossPools => "P5",
            Broken::Twice | Broken::Missing => "P8",
            Broken::NeedlessBye => "P6",
        }
    }

    /// It in words.
    pub fn message(&self, lang: Lang) -> String {
        let who = match self.second {
            Some(second) => format!("{} - {second}", self.first),
            None => self.first.to_string(),
        };
        let first = self.first;
        let what = match self.broken {
            Broken::Barred(bar) => PassedOver::Barred(bar).text(lang),
            Broken::FourthColour { colour: Colour::White } => lang.pick(
                format!("{first} has White for the fourth time running"),
                format!("у {first} белые четвёртый раз подряд"),
            ),
            Broken::FourthColour { colour: Colour::Black } => lang.pick(
                format!("{first} has Black for the fourth time running"),
                format!("у {first} чёрные четвёртый раз подряд"),
            ),
            Broken::SecondWin { round } => lang.pick(
                format!("a bye, after a win without play in round {round}"),
                format!("«плюс» после выигрыша без игры в {round} туре"),
            ),
            Broken::Absent => lang.pick("isn't there", "отсутствует").to_owned(),
            Broken::Unknown => {
                lang.pick("there is no such player", "нет такого участника").to_owned()
            }
            Broken::Twice => lang
                .pick("stands in more than one pair", "стоит больше чем в одной паре")
                .to_owned(),
            Broken::Missing => lang.pick("has no opponent", "остаётся без соперника").to_owned(),
            Broken::NeedlessBye => {
                lang.pick("a bye that nobody needs", "«плюс», который не нужен").to_owned()
            }
            Broken::NotAsFixed => lang
                .pick(
                    "fixed by the host, but not paired",
                    "назначено до жеребьёвки, но не составлено",
                )
                .to_owned(),
            Broken::AcrossPools => lang
                .pick(
                    "out of one pool into another, where none or one alone may be left over",
                    "из одной подгруппы в другую, а лишним вправе быть один или никто",
                )
                .to_owned(),
        };
        format!("{who}: {what} ({})", self.decision())
    }
}

/// A pair as it is listed.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Listed {
    pub(crate) white: StartNumber,
    /// None: the bye.
    pub(crate) black: Option<StartNumber>,
    /// Whether the colours are known.
    pub(crate) coloured: bool,
}

/// Every rule that the pairs of a round break, pair by pair; then who stands in none.
pub(crate) fn breaks_of_pairs(
    event: &Event,
    request: &Request,
    pairs: &[Listed],
) -> Result<Vec<RuleBreak>, PairError> {
    let mut notes = Vec::new();
    let setting = Setting::new(event, request, &mut notes)?;
    let field = Field::in_any_order(event, setting.clone(), &mut notes)?;
    let source = Source::new(event, request, &setting);
    let mut judge = Judge {
        source,
        entrants: field.places.iter().map(|entrant| (entrant.start, entrant)).collect(),
        seen: BTreeSet::new(),
        byes: 0,
        breaks: Vec::new(),
    };
    let assigned = forced::assigned(&field);
    let forced = event.constraints().forced.iter().chain(&request.forced);
    let all: Vec<&ForcedPair> =
        forced.filter(|_| !setting.replay).chain(assigned.as_ref()).collect();
    let fixed = forced::distinct(&all);
    for pair in pairs {
        let same = |f: &&ForcedPair| is_pair(pair, f.first, f.second);
        let overridden = fixed.iter().copied().find(same).is_some_and(|f| f.because.is_some());
        judge.pair(pair, overridden);
    }
    judge.pools(pairs, &fixed);
    for forced in fixed {
        if !pairs.iter().any(|pair| is_pair(pair, forced.first, forced.second)) {
            judge.add(forced.first, forced.second, Broken::NotAsFixed);
        }
    }
    judge.missing();
    Ok(judge.breaks)
}

fn is_pair(pair: &Listed, first: StartNumber, second: Option<StartNumber>) -> bool {
    (pair.white, pair.black) == (first, second)
        || second.is_some_and(|second| (pair.white, pair.black) == (second, Some(first)))
}

struct Judge<'e> {
    source: Source<'e>,
    /// Who is there.
    entrants: BTreeMap<StartNumber, &'e Entrant>,
    seen: BTreeSet<StartNumber>,
    byes: usize,
    breaks: Vec<RuleBreak>,
}

impl Judge<'_> {
    fn add(&mut self, first: StartNumber, second: Option<StartNumber>, broken: Broken) {
        self.breaks.push(RuleBreak { first, second, broken });
    }

    /// The index of a player who is there; whoever isn't is a break of its own.
    fn present(&mut self, player: StartNumber) -> Option<usize> {
        if !self.seen.insert(player) {
            self.add(player, None, Broken::Twice);
        }
        let index = self.source.event.index_of(player);
        if index.is_none() {
            self.add(player, None, Broken::Unknown);
        } else if !self.entrants.contains_key(&player) {
            self.add(player, None, Broken::Absent);
            return None;
        }
        index
    }

    fn pair(&mut self, pair: &Listed, overridden: bool) {
        let first = self.present(pair.white);
        let Some(black) = pair.black else {
            return self.bye(pair.white, overridden);
        };
        let second = self.present(black);
        let (Some(first), Some(second)) = (first, second) else { return };
        if overridden || first == second {
            return; // the host answers for it; or it is listed as standing twice
        }
        let bars: Vec<Bar> = self.source.reasons(first, second).collect();
        let by_colour = bars.iter().any(|bar| matches!(bar, Bar::ThirdColour { .. }));
        for bar in bars {
            self.add(pair.white, Some(black), Broken::Barred(bar));
        }
        if pair.coloured && !by_colour {
            self.fourth(first, (pair.white, black), Colour::White);
            self.fourth(second, (black, pair.white), Colour::Black);
        }
    }

    fn fourth(&mut self, index: usize, pair: (StartNumber, StartNumber), colour: Colour) {
        let run = history::run_of_three(self.source.event, index, self.source.round);
        if run == Some(colour) {
            self.add(pair.0, Some(pair.1), Broken::FourthColour { colour });
        }
    }

    fn bye(&mut self, player: StartNumber, overridden: bool) {
        self.byes += 1;
        if self.byes > 1 || self.entrants.len().is_multiple_of(2) {
            self.add(player, None, Broken::NeedlessBye);
        }
        let entrant = self.entrants.get(&player);
        if let Some(round) = entrant.and_then(|entrant| entrant.won_without_play)
            && !overridden
        {
            self.add(player, None, Broken::SecondWin { round });
        }
    }

    /// From the pools up to each one to those behind it, the bye beyond the last, one player is handed
    /// on where their number is odd, and nobody where it is even; forced pairs aside.
    fn pools(&mut self, pairs: &[Listed], fixed: &[&ForcedPair]) {
        let pools = &self.source.event.constraints().pools;
        let pool = |player: StartNumber| {
            pools.iter().position(|pool| pool.players.contains(&player)).unwrap_or(pools.len())
        };
        let is_fixed = |player: StartNumber| {
            fixed.iter().any(|f| f.first == player || f.second == Some(player))
        };
        let own = |player: &StartNumber| self.entrants.contains_key(player) && !is_fixed(*player);
        let here: Vec<usize> =
            self.entrants.keys().filter(|start| own(start)).map(|&start| pool(start)).collect();
        let listed = pairs.iter().filter(|p| own(&p.white) && p.black.as_ref().is_none_or(own));
        let listed: Vec<(usize, usize, &Listed)> = listed
            .map(|pair| {
                let (a, b) = (pool(pair.white), pair.black.map_or(usize::MAX, pool));
                (a.min(b), a.max(b), pair)
            })
            .collect();
        let mut across = vec![false; listed.len()];
        for last in 0..pools.len() {
            let crosses = |&(from, to, _): &(usize, usize, _)| from <= last && last < to;
            let handed_on = here.iter().filter(|&&pool| pool <= last).count() % 2;
            if listed.iter().filter(|pair| crosses(pair)).count() > handed_on {
                across.iter_mut().zip(&listed).for_each(|(one, pair)| *one |= crosses(pair));
            }
        }
        let wrong: Vec<&Listed> = listed
            .iter()
            .zip(across)
            .filter(|(_, across)| *across)
            .map(|(pair, _)| pair.2)
            .collect();
        for pair in wrong {
            self.add(pair.white, pair.black, Broken::AcrossPools);
        }
    }

    fn missing(&mut self) {
        let there = self.entrants.keys().copied();
        let missing: Vec<StartNumber> = there.filter(|start| !self.seen.contains(start)).collect();
        for player in missing {
            self.add(player, None, Broken::Missing);
        }
    }
}
