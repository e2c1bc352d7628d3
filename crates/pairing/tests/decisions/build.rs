//! Events from a few lines of text, and draws as text.

use core::fmt::Write;

use shashki_base::Seed;
use shashki_pairing::{
    ColourReason, Explanation, Note, PairError, Pairing, Profile, Request, Step, System, pair,
};
use shashki_tournament::{
    Absence, AbsenceKind, Adjustment, Colour, Decision, Draft, Event, ForbiddenPairs, ForcedPair,
    Lot, Meeting, MeetingResult, Player, Points, Round, StartNumber, Unpaired, UnpairedKind,
};

pub(crate) fn number(value: u32) -> StartNumber {
    StartNumber::new(value).unwrap_or_else(|| panic!("{value} is no start number"))
}

pub(crate) fn numbers(values: &[u32]) -> Vec<StartNumber> {
    values.iter().copied().map(number).collect()
}

/// An event in the making.
#[derive(Clone)]
pub(crate) struct Table {
    pub(crate) draft: Draft,
}

/// Players 1 to `players`; odd numbers have White in round 1.
pub(crate) fn table(players: u32) -> Table {
    let player = |n| Player::new(number(n), format!("Player {n}"));
    let mut draft = Draft { players: (1..=players).map(player).collect(), ..Draft::default() };
    draft.draw.first_colour = Some(Colour::White);
    Table { draft }
}

impl Table {
    /// A round, one word a meeting, White first:
    ///
    /// | word | result |
    /// |---|---|
    /// | `1>2` `1=2` `1<2` | played: White won, a draw, Black won |
    /// | `1W2` `1D2` `1L2` | the same, not rated |
    /// | `1+2` `1-2` `1x2` | forfeit: won by White, by Black, lost by both |
    /// | `1*2` | no result yet |
    /// | `1[wdb]2` | a micro-match: decisions as if White had White in every game |
    /// | `3U` `3F` `3H` `3Z` `3+` `3-` | no opponent: plus, full, half, zero, forfeit won, lost |
    pub(crate) fn round(mut self, text: &str) -> Self {
        let mut round = Round::default();
        for word in text.split_whitespace() {
            read_word(word, &mut round);
        }
        self.draft.rounds.push(round);
        self
    }

    /// Points beside the results, from before round 1 on.
    pub(crate) fn points(mut self, points: &[(u32, i32)]) -> Self {
        let adjustment = |&(player, points): &(u32, i32)| Adjustment {
            player: number(player),
            round: None,
            points: Points::whole(points),
        };
        self.draft.adjustments.extend(points.iter().map(adjustment));
        self
    }

    /// These may not meet each other.
    pub(crate) fn forbid(mut self, players: &[u32]) -> Self {
        self.draft.constraints.forbidden.push(forbidden(players, 1, None));
        self
    }

    /// The one may meet none of the others.
    pub(crate) fn keep_apart(self, one: u32, others: &[u32]) -> Self {
        others.iter().fold(self, |table, &other| table.forbid(&[one, other]))
    }

    pub(crate) fn absent(mut self, player: u32, round: Option<u16>, kind: AbsenceKind) -> Self {
        self.draft.absences.push(Absence { player: number(player), round, kind });
        self
    }

    /// The drawn order of the round to be paired.
    pub(crate) fn lot(mut self, order: &[u32]) -> Self {
        self.draft.draw.lots = vec![Lot { round: None, order: numbers(order) }];
        self
    }

    pub(crate) fn option(mut self, name: &str, value: &str) -> Self {
        self.draft.draw.options.set(name, value).expect("an option");
        self
    }

    pub(crate) fn change(mut self, change: impl FnOnce(&mut Draft)) -> Self {
        change(&mut self.draft);
        self
    }

    pub(crate) fn event(&self) -> Event {
        self.draft.clone().check().unwrap_or_else(|faults| panic!("{faults}"))
    }

    /// The draw of the next round: board by board, White first, then the bye.
    pub(crate) fn boards(&self, system: System) -> String {
        boards(&self.draw(&Request::new(system)))
    }

    /// The pairs of the next round, whatever the colours and the boards.
    pub(crate) fn pairs(&self, system: System) -> String {
        pairs(&self.draw(&Request::new(system)))
    }

    /// The same by the observed program.
    pub(crate) fn fmjd_pairs(&self) -> String {
        pairs(&self.draw(&fmjd()))
    }

    /// The classification before the next round.
    pub(crate) fn order(&self, request: &Request) -> String {
        let mut steps: Vec<Step> = Vec::new();
        pair(&self.event(), request, &mut steps).unwrap_or_else(|error| panic!("{error}"));
        let order = steps.iter().find_map(|step| match step {
            Step::Classified { order } => Some(order),
            _ => None,
        });
        let order = order.expect("a classification").iter();
        order.map(|(player, _)| player.to_string()).collect::<Vec<_>>().join(" ")
    }

    pub(crate) fn draw(&self, request: &Request) -> Pairing {
        self.try_draw(request).unwrap_or_else(|error| panic!("{error}"))
    }

    pub(crate) fn try_draw(&self, request: &Request) -> Result<Pairing, PairError> {
        pair(&self.event(), request, &mut ())
    }

    pub(crate) fn refused(&self, request: &Request) -> PairError {
        self.try_draw(request).expect_err("a refusal")
    }

    /// The draw with its explanation.
    pub(crate) fn explained(&self, request: &Request) -> (Pairing, Explanation) {
        let mut steps: Vec<Step> = Vec::new();
        let pairing = pair(&self.event(), request, &mut steps);
        let pairing = pairing.unwrap_or_else(|error| panic!("{error}"));
        let explanation = Explanation::new(&pairing, &steps);
        (pairing, explanation)
    }

    /// The board of two players, White first, and why they have these colours.
    pub(crate) fn board(&self, request: &Request, one: u32, other: u32) -> (String, ColourReason) {
        let mut steps: Vec<Step> = Vec::new();
        pair(&self.event(), request, &mut steps).unwrap_or_else(|error| panic!("{error}"));
        let both = [number(one), number(other)];
        let colours = steps.iter().find_map(|step| match *step {
            Step::Colours { white, black, reason }
                if both.contains(&white) && both.contains(&black) =>
            {
                Some((format!("{white}-{black}"), reason))
            }
            _ => None,
        });
        colours.expect("the two meet")
    }
}

fn read_word(word: &str, round: &mut Round) {
    let digits = word.find(|c: char| !c.is_ascii_digit()).expect("a word such as 1=2 or 3U");
    let first = number(word[..digits].parse().expect("a number"));
    let rest = &word[digits..];
    let second = rest.rfind(|c: char| !c.is_ascii_digit()).expect("a sign") + 1;
    let (sign, second) = rest.split_at(second);
    if second.is_empty() {
        round.unpaired.push(Unpaired { player: first, kind: unpaired(sign) });
    } else {
        let second = number(second.parse().expect("a number"));
        round.meetings.push(Meeting::new(first, second, result(sign)));
    }
}

fn unpaired(sign: &str) -> UnpairedKind {
    match sign {
        "U" => UnpairedKind::PairingBye,
        "F" => UnpairedKind::FullPointBye,
        "H" => UnpairedKind::HalfPointBye,
        "Z" => UnpairedKind::ZeroPointBye,
        "+" => UnpairedKind::ForfeitWin,
        "-" => UnpairedKind::ForfeitLoss,
        _ => panic!("{sign} says nothing of one without an opponent"),
    }
}

fn result(sign: &str) -> MeetingResult {
    match sign {
        ">" => MeetingResult::Played(Decision::White),
        "=" => MeetingResult::Played(Decision::Draw),
        "<" => MeetingResult::Played(Decision::Black),
        "W" => MeetingResult::Unrated(Decision::White),
        "D" => MeetingResult::Unrated(Decision::Draw),
        "L" => MeetingResult::Unrated(Decision::Black),
        "+" => MeetingResult::Forfeit(Decision::White),
        "-" => MeetingResult::Forfeit(Decision::Black),
        "x" => MeetingResult::Forfeit(Decision::BothLose),
        "*" => MeetingResult::Unfinished,
        games => {
            let inside = games.strip_prefix('[').and_then(|games| games.strip_suffix(']'));
            MeetingResult::MicroMatch(inside.expect("a result").chars().map(game).collect())
        }
    }
}

fn game(letter: char) -> Decision {
    match letter {
        'w' => Decision::White,
        'd' => Decision::Draw,
        'b' => Decision::Black,
        _ => panic!("{letter} is no decision"),
    }
}

pub(crate) fn forbidden(players: &[u32], from: u16, to: Option<u16>) -> ForbiddenPairs {
    ForbiddenPairs { from, to, players: numbers(players) }
}

/// A forced pair; 0 as the second player: the bye.
pub(crate) fn forced(first: u32, second: u32, because: Option<&str>) -> ForcedPair {
    ForcedPair {
        first: number(first),
        second: StartNumber::new(second),
        because: because.map(str::to_owned),
    }
}

/// A request with forced pairs.
pub(crate) fn forcing(system: System, pairs: &[ForcedPair]) -> Request {
    Request { forced: pairs.to_vec(), ..Request::new(system) }
}

/// The observed program.
pub(crate) fn fmjd() -> Request {
    Request { profile: Profile::FmjdProgram, ..Request::new(System::TruncatedSolkoff) }
}

pub(crate) fn in_round(system: System, round: u16) -> Request {
    Request { round: Some(round), ..Request::new(system) }
}

pub(crate) fn seeded(system: System, seed: u64) -> Request {
    Request { seed: Some(Seed(seed)), ..Request::new(system) }
}

/// Board by board, White first; the bye last: `1-3 4-2 bye 5`.
pub(crate) fn boards(pairing: &Pairing) -> String {
    let boards = pairing.boards.iter().map(|board| format!("{}-{}", board.white, board.black));
    with_bye(&boards.collect::<Vec<_>>().join(" "), pairing)
}

/// The pairs in ascending order, the lower number first; the bye last.
pub(crate) fn pairs(pairing: &Pairing) -> String {
    let pair = |w: StartNumber, b: StartNumber| (w.min(b), w.max(b));
    let mut pairs: Vec<_> = pairing.boards.iter().map(|b| pair(b.white, b.black)).collect();
    pairs.sort_unstable();
    let pairs: Vec<String> = pairs.iter().map(|(a, b)| format!("{a}-{b}")).collect();
    with_bye(&pairs.join(" "), pairing)
}

fn with_bye(pairs: &str, pairing: &Pairing) -> String {
    let mut text = pairs.to_owned();
    if let Some(bye) = pairing.bye {
        write!(text, " bye {bye}").expect("a string takes everything");
    }
    text.trim_start().to_owned()
}

/// The notes that the arbiter has to do something about.
pub(crate) fn warnings(pairing: &Pairing) -> Vec<&Note> {
    pairing.notes.iter().filter(|note| note.is_warning()).collect()
}
