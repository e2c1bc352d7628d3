//! Why these two play, and why with these colours (P26).

use std::collections::BTreeMap;
use std::fmt::Write;

use shashki_base::Lang;
use shashki_tournament::{Points, StartNumber};

use crate::reason::Why;
use crate::{Pairing, PassedOver, Reason, Step};

/// Everything that speaks for one board, in the order in which it was decided.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BoardReasons {
    /// Who has White.
    pub white: StartNumber,
    /// Who has Black.
    pub black: StartNumber,
    /// The reasons.
    pub reasons: Vec<Reason>,
}

/// The explanation of a draw, board by board.
///
/// ```
/// use shashki_pairing::{Explanation, FirstColour, Request, System, pair};
/// use shashki_tournament::{Colour, Draft, Player, StartNumber};
/// use shashki_base::Lang;
/// let players = (1..=3).map(|n| Player::new(StartNumber::new(n).unwrap(), "")).collect();
/// let event = Draft { players, ..Draft::default() }.check().unwrap();
/// let mut request = Request::new(System::Coefficient);
/// request.first_colour = Some(FirstColour::Given(Colour::White));
/// let mut steps = Vec::new();
/// let pairing = pair(&event, &request, &mut steps).unwrap();
/// let explanation = Explanation::new(&pairing, &steps);
/// assert_eq!(explanation.boards().len(), 1);
/// assert!(explanation.bye()[0].message(Lang::En).contains("last of the classification"));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Explanation {
    boards: Vec<BoardReasons>,
    bye: Vec<Reason>,
}

impl Explanation {
    /// The explanation of a pairing, from the steps that its observer kept.
    pub fn new(pairing: &Pairing, steps: &[Step]) -> Self {
        let mut reader = Reader::new(pairing);
        reader.drawn_numbers();
        for step in steps {
            reader.read(step);
        }
        let reasons = |white: StartNumber, black: StartNumber| {
            reader.pairs.get(&key(white, black)).cloned().unwrap_or_default()
        };
        let boards = pairing.boards.iter().map(|board| BoardReasons {
            white: board.white,
            black: board.black,
            reasons: reasons(board.white, board.black),
        });
        Self { boards: boards.collect(), bye: reader.bye.clone() }
    }

    /// Why the bye went where it did; empty where there is none.
    pub fn bye(&self) -> &[Reason] {
        &self.bye
    }

    /// The boards in their order.
    pub fn boards(&self) -> &[BoardReasons] {
        &self.boards
    }

    /// The whole explanation as text; `name` gives a player's name.
    pub fn text(&self, lang: Lang, name: &dyn Fn(StartNumber) -> String) -> String {
        let mut text = String::new();
        // Writing to a string can't fail.
        for (number, board) in (1..).zip(&self.boards) {
            let (white, black) = (board.white, board.black);
            let word = lang.pick("Board", "Доска");
            let _ = writeln!(
                text,
                "{word} {number}: {white} {} - {black} {}",
                name(white),
                name(black)
            );
            write_reasons(&mut text, &board.reasons, lang);
        }
        if !self.bye.is_empty() {
            let _ = writeln!(text, "{}", lang.pick("Bye", "«Плюс»"));
            write_reasons(&mut text, &self.bye, lang);
        }
        text
    }
}

fn write_reasons(text: &mut String, reasons: &[Reason], lang: Lang) {
    for reason in reasons {
        let clause = lang.pick("", "п. ");
        let message = reason.message(lang);
        let _ = writeln!(text, "  - {message} [{clause}{}; {}]", reason.clause, reason.decision);
    }
}

fn key(a: StartNumber, b: StartNumber) -> (StartNumber, StartNumber) {
    (a.min(b), a.max(b))
}

/// Puts the steps together by pair.
struct Reader<'p> {
    pairing: &'p Pairing,
    pairs: BTreeMap<(StartNumber, StartNumber), Vec<Reason>>,
    bye: Vec<Reason>,
    /// Why somebody came out of a pool before.
    handed_on: BTreeMap<StartNumber, Vec<Reason>>,
    /// Why somebody came down into the group being read.
    came_down: BTreeMap<StartNumber, Vec<Reason>>,
    /// The same for the next group.
    goes_down: BTreeMap<StartNumber, Vec<Reason>>,
    group: Option<Reason>,
    points: Points,
    passed: Vec<(StartNumber, PassedOver)>,
    stayed: Vec<(StartNumber, PassedOver)>,
}

impl<'p> Reader<'p> {
    fn new(pairing: &'p Pairing) -> Self {
        Self {
            pairing,
            pairs: BTreeMap::new(),
            bye: Vec::new(),
            handed_on: BTreeMap::new(),
            came_down: BTreeMap::new(),
            goes_down: BTreeMap::new(),
            group: None,
            points: Points::ZERO,
            passed: Vec::new(),
            stayed: Vec::new(),
        }
    }

    /// The drawn numbers of every board, and of who has the bye (5.4.10.4).
    fn drawn_numbers(&mut self) {
        let Some(order) = &self.pairing.lot else { return };
        let by_player: BTreeMap<StartNumber, usize> = order.iter().copied().zip(1..).collect();
        let why = |players: &[StartNumber]| Why::Drawn {
            numbers: players
                .iter()
                .filter_map(|player| Some((*player, *by_player.get(player)?)))
                .collect(),
        };
        for board in &self.pairing.boards {
            self.add(board.white, board.black, why(&[board.white, board.black]));
        }
        if let Some(bye) = self.pairing.bye {
            let reason = self.reason(why(&[bye]));
            self.bye.push(reason);
        }
    }

    fn reason(&self, why: Why) -> Reason {
        Reason::new(self.pairing.system, self.pairing.profile, why)
    }

    fn add(&mut self, a: StartNumber, b: StartNumber, why: Why) {
        let reason = self.reason(why);
        self.pairs.entry(key(a, b)).or_default().push(reason);
    }

    fn read(&mut self, step: &Step) {
        match step {
            Step::Classified { .. } | Step::Search { .. } => {}
            Step::Forced { first, second: Some(second) } => self.add(*first, *second, Why::Forced),
            Step::Compulsory { first, second } => self.add(*first, *second, Why::Compulsory),
            Step::HandedOn { player } => {
                let passed = core::mem::take(&mut self.passed);
                let reason = self.reason(Why::HandedOn { player: *player, passed });
                self.handed_on.insert(*player, vec![reason]);
            }
            Step::Forced { second: None, .. } => {
                let reason = self.reason(Why::Forced);
                self.bye.push(reason);
            }
            Step::NoBye { player, why } => self.passed.push((*player, *why)),
            Step::Bye { player } => {
                let passed = core::mem::take(&mut self.passed);
                let reason = self.reason(Why::Bye { player: *player, passed });
                self.bye.push(reason);
            }
            Step::GroupOpened { points, residents, floaters, leaving } => {
                self.points = *points;
                self.group = Some(self.reason(Why::Group {
                    points: *points,
                    residents: residents.len(),
                    floaters: floaters.clone(),
                    leaving: *leaving,
                }));
                self.came_down = core::mem::take(&mut self.goes_down);
                self.passed.clear();
                self.stayed.clear();
            }
            Step::FloaterPassed { resident: other, why, .. }
            | Step::Passed { candidate: other, why, .. } => self.passed.push((*other, *why)),
            Step::FloaterMeets { floater, resident } => self.floater_meets(*floater, *resident),
            Step::FloaterGoesOn { floater } => self.goes_on(*floater),
            Step::Stays { player, why } => self.stayed.push((*player, *why)),
            Step::Leaves { player, meets_next, spared } => {
                self.leaves(*player, *meets_next, *spared);
            }
            Step::Meets { player, candidate } => self.meets(*player, *candidate),
            Step::Colours { white, black, reason } => {
                let why = Why::Colours { white: *white, black: *black, reason: *reason };
                self.add(*white, *black, why);
            }
        }
    }

    fn open(&mut self, a: StartNumber, b: StartNumber) {
        if let Some(group) = self.group.clone() {
            self.pairs.entry(key(a, b)).or_default().push(group);
        }
    }

    fn floater_meets(&mut self, floater: StartNumber, resident: StartNumber) {
        self.open(floater, resident);
        let came = self.handed_on.remove(&floater).unwrap_or_default();
        self.pairs.entry(key(floater, resident)).or_default().extend(came);
        let came = self.came_down.remove(&floater).unwrap_or_default();
        self.pairs.entry(key(floater, resident)).or_default().extend(came);
        let passed = core::mem::take(&mut self.passed);
        self.add(floater, resident, Why::FloaterMeets { floater, resident, passed });
    }

    fn goes_on(&mut self, floater: StartNumber) {
        let mut reasons = self.came_down.remove(&floater).unwrap_or_default();
        let passed = core::mem::take(&mut self.passed);
        reasons.push(self.reason(Why::GoesOn { floater, points: self.points, passed }));
        self.goes_down.insert(floater, reasons);
    }

    fn leaves(&mut self, player: StartNumber, meets_next: bool, spared: bool) {
        let why = Why::Leaves {
            player,
            points: self.points,
            meets_next,
            spared,
            stayed: self.stayed.clone(),
        };
        let reason = self.reason(why);
        self.goes_down.insert(player, vec![reason]);
    }

    fn meets(&mut self, player: StartNumber, candidate: StartNumber) {
        self.open(player, candidate);
        let passed = core::mem::take(&mut self.passed);
        self.add(player, candidate, Why::Meets { player, candidate, passed });
    }
}
