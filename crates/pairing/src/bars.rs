//! Who may not meet whom in a round: P1, P2 and P5.
//!
//! Players are *places* here: their positions in the classification of the round, from 0.

use shashki_tournament::{Colour, Event, Forfeits, StartNumber};

use crate::draw::Setting;
use crate::wishes::Prohibition;
use crate::{Request, history, wishes};

/// Why two players can't be paired.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Bar {
    /// They have met (5.4.10.2; P1).
    Met {
        /// In this round.
        round: u16,
    },
    /// Both had this colour in their last three games (5.4.10.2; P2).
    ThirdColour {
        /// The colour.
        colour: Colour,
    },
    /// The host forbids it (5.4.10.9; P5).
    Forbidden,
    /// The two are of one group, whose members don't meet before this round (5.4.10.9; P34).
    NotBefore {
        /// The round.
        round: u16,
    },
    /// A soft prohibition that is kept (5.4.10.9; P33).
    Soft,
}

impl Bar {
    /// The decision of the project's documentation, such as `P1`.
    pub const fn decision(self) -> &'static str {
        match self {
            Self::Met { .. } => "P1",
            Self::ThirdColour { .. } => "P2",
            Self::Forbidden => "P5",
            Self::NotBefore { .. } => "P34",
            Self::Soft => "P33",
        }
    }

    /// The clause that stands behind it.
    pub const fn clause(self) -> &'static str {
        match self {
            Self::Met { .. } | Self::ThirdColour { .. } => "5.4.10.2",
            Self::Forbidden | Self::NotBefore { .. } | Self::Soft => "5.4.10.9",
        }
    }
}

/// Prohibitions of more players than this are kept as groups, not as pairs.
const LONGEST_LIST_OF_PAIRS: usize = 12;

/// What bars players of a round from meeting.
pub(crate) struct Bars {
    /// By place: where its list begins in `barred`.
    begins: Vec<u32>,
    /// The places that each place has met or that are forbidden to it.
    barred: Vec<u32>,
    /// The colour of a place's last three games, if it was the same.
    runs: Vec<Option<Colour>>,
    /// By place: the large prohibitions it is in; empty if there are none.
    groups: Vec<Vec<u32>>,
    /// By place: the others whom a soft prohibition keeps from it; empty if there are none.
    soft: Vec<Vec<u32>>,
    /// How many others a place can be barred from, runs apart.
    bounds: Vec<u32>,
    /// How many places have a run of White, of Black.
    run_sizes: [u32; 2],
}

/// What [`Bars`] are made of.
pub(crate) struct Source<'a> {
    pub(crate) event: &'a Event,
    pub(crate) round: u16,
    pub(crate) forfeits: Forfeits,
    /// Every prohibition in force, the event's and the caller's.
    pub(crate) prohibitions: Vec<Prohibition<'a>>,
}

impl<'a> Source<'a> {
    pub(crate) fn new(event: &'a Event, request: &'a Request, setting: &Setting) -> Self {
        let round = setting.round;
        Self {
            event,
            round,
            forfeits: setting.options.forfeits.unwrap_or_default(),
            prohibitions: wishes::prohibitions(event.constraints(), &request.forbidden, round),
        }
    }
}

impl Source<'_> {
    fn past(&self) -> core::ops::RangeInclusive<u16> {
        1..=self.round - 1
    }

    /// The opponent of a round, if meeting him again is barred by it.
    fn met(&self, index: usize, round: u16) -> Option<StartNumber> {
        let cell = self.event.cell(index, round);
        match self.forfeits {
            Forfeits::NoMeeting => cell.played_opponent(),
            Forfeits::Meeting => cell.scheduled_opponent(),
        }
    }

    /// Every reason why two players, given by their indices in the event, can't be paired.
    pub(crate) fn reasons(&self, a: usize, b: usize) -> impl Iterator<Item = Bar> {
        self.meeting(a, b).into_iter().chain(self.third_colour(a, b)).chain(self.prohibited(a, b))
    }

    fn meeting(&self, a: usize, b: usize) -> Option<Bar> {
        let other = self.event.players()[b].start;
        let round = self.past().find(|&round| self.met(a, round) == Some(other))?;
        Some(Bar::Met { round })
    }

    fn third_colour(&self, a: usize, b: usize) -> Option<Bar> {
        let run = |index| history::run_of_three(self.event, index, self.round);
        let colour = run(a)?;
        (run(b) == Some(colour)).then_some(Bar::ThirdColour { colour })
    }

    fn prohibited(&self, a: usize, b: usize) -> impl Iterator<Item = Bar> {
        let players = self.event.players();
        let both = [players[a].start, players[b].start];
        let holds = move |p: &&Prohibition<'_>| both.iter().all(|start| p.players.contains(start));
        self.prohibitions.iter().filter(holds).map(|prohibition| prohibition.bar)
    }
}

impl Bars {
    /// The bars between players, given by their indices in the event in the order of their places.
    pub(crate) fn new(source: &Source<'_>, order: &[usize]) -> Self {
        let mut place_of = vec![u32::MAX; source.event.players().len()];
        for (place, &index) in (0..).zip(order) {
            place_of[index] = place;
        }
        let place = |start: StartNumber| {
            let index = source.event.index_of(start)?;
            Some(place_of[index]).filter(|&place| place != u32::MAX)
        };
        let mut lists: Vec<Vec<u32>> = Vec::new();
        let mut groups: Vec<Vec<u32>> = Vec::new();
        let mut group_bounds = vec![0; order.len()];
        for (number, prohibition) in (0..).zip(&source.prohibitions) {
            let players: Vec<u32> = prohibition.players.iter().filter_map(|&s| place(s)).collect();
            if players.len() > LONGEST_LIST_OF_PAIRS {
                groups.resize(order.len(), Vec::new());
                for &player in &players {
                    groups[player as usize].push(number);
                    group_bounds[player as usize] += saturating(players.len() - 1);
                }
            } else {
                lists.resize(order.len(), Vec::new());
                for &player in &players {
                    let others = players.iter().copied().filter(|&other| other != player);
                    lists[player as usize].extend(others);
                }
            }
        }
        let mut bars = Self {
            begins: Vec::with_capacity(order.len() + 1),
            barred: Vec::with_capacity(order.len() * usize::from(source.round)),
            runs: Vec::with_capacity(order.len()),
            groups,
            soft: Vec::new(),
            bounds: Vec::with_capacity(order.len()),
            run_sizes: [0; 2],
        };
        for (here, &index) in order.iter().enumerate() {
            let begin = bars.barred.len();
            bars.begins.push(saturating(begin));
            let met = source.past().filter_map(|round| place(source.met(index, round)?));
            bars.barred.extend(met);
            bars.barred.extend(lists.get(here).into_iter().flatten());
            bars.bounds.push(saturating(bars.barred.len() - begin) + group_bounds[here]);
            let run = history::run_of_three(source.event, index, source.round);
            if let Some(colour) = run {
                bars.run_sizes[colour as usize] += 1;
            }
            bars.runs.push(run);
        }
        bars.begins.push(saturating(bars.barred.len()));
        bars
    }

    /// Whether two places can't be paired.
    #[inline]
    pub(crate) fn barred(&self, a: usize, b: usize) -> bool {
        let list = &self.barred[self.begins[a] as usize..self.begins[a + 1] as usize];
        if list.contains(&saturating(b)) {
            return true;
        }
        if self.runs[a].is_some() && self.runs[a] == self.runs[b] {
            return true;
        }
        let grouped = !self.groups.is_empty()
            && self.groups[a].iter().any(|group| self.groups[b].contains(group));
        grouped || self.is_soft(a, b)
    }

    /// Whether a soft prohibition keeps two places from each other.
    #[inline]
    pub(crate) fn is_soft(&self, a: usize, b: usize) -> bool {
        !self.soft.is_empty() && self.soft[a].contains(&saturating(b))
    }

    /// Adds the soft prohibitions that are kept.
    pub(crate) fn add_soft(&mut self, pairs: &[(usize, usize)]) {
        if pairs.is_empty() {
            return;
        }
        self.soft.resize(self.bounds.len(), Vec::new());
        for &(a, b) in pairs {
            for (one, other) in [(a, b), (b, a)] {
                self.soft[one].push(saturating(other));
                self.bounds[one] += 1;
            }
        }
    }

    /// No more than so many others are barred to this place.
    pub(crate) fn bound(&self, place: usize) -> usize {
        let run = self.runs[place].map_or(0, |colour| self.run_sizes[colour as usize] - 1);
        (self.bounds[place] + run) as usize
    }
}

/// Counts here stay far below 2^32: a million players with 999 rounds.
fn saturating(count: usize) -> u32 {
    u32::try_from(count).unwrap_or(u32::MAX)
}
