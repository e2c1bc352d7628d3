//! Comment lines that other programs keep and we read: `### key: value`, `### key R: value`.

use super::line::{Line, trim};
use super::player::number;
use super::positions::ResultPoints;
use super::problem::Problem;
use super::quote::{Token, text, token, tokens};
use super::reader::Reader;
use super::report::At;
use crate::{
    Decision, ForcedPair, Format, GroupScope, Lot, MAX_ROUNDS, MeetUntil, NotBefore, Place, Pool,
    Soft, StartNumber,
};
use shashki_base::{ALGORITHM, Seed};
use std::collections::{BTreeMap, BTreeSet};

/// What waits until the whole file is read.
#[derive(Debug, Default)]
pub(super) struct Later {
    /// The first gap in the start numbers: where, what stands there, what is missing.
    pub(super) gap: Option<(At, String, StartNumber)>,
    pub(super) format: Option<Format>,
    pub(super) results: Vec<ResultPoints>,
    /// The groups by name, and who stands in which.
    pub(super) groups: BTreeMap<String, usize>,
    pub(super) grouped: BTreeSet<(usize, StartNumber)>,
    pub(super) games: Vec<Games>,
    pub(super) boards: Vec<(u16, Vec<(StartNumber, At)>)>,
    /// Lists of the event's data that a directive has begun to replace.
    pub(super) replaced: BTreeSet<&'static str>,
}

/// The games of one micro-match.
#[derive(Clone, Debug)]
pub(super) struct Games {
    pub(super) round: u16,
    pub(super) white: StartNumber,
    pub(super) black: StartNumber,
    pub(super) decisions: Vec<Decision>,
    pub(super) at: At,
}

/// A directive: its key, what the key needs to look like, and how it is read.
struct Key {
    word: &'static str,
    /// Whether a round may stand behind the key.
    round: RoundInKey,
    expected: &'static str,
    read: fn(&mut Reader, Directive<'_>) -> Option<()>,
}

#[derive(Copy, Clone, PartialEq, Eq)]
enum RoundInKey {
    No,
    Optional,
    Required,
}

const KEYS: [Key; 22] = {
    use RoundInKey::{No, Optional, Required};
    const fn key(
        word: &'static str,
        round: RoundInKey,
        expected: &'static str,
        read: fn(&mut Reader, Directive<'_>) -> Option<()>,
    ) -> Key {
        Key { word, round, expected, read }
    }
    [
        key("lot", Optional, "### lot [ROUND]: NUMBERS", Reader::lot),
        key("seed", No, "### seed: ALGORITHM NUMBER", Reader::seed),
        key("opt", No, "### opt: NAME=VALUE", Reader::option),
        key("force", No, "### force: A-B [C-D ...] [because REASON]", Reader::force),
        key("pool", No, "### pool: NAME NUMBERS", Reader::pool),
        key("group", No, "### group: NAME NUMBERS", Reader::group),
        key("meet-until", No, "### meet-until: ROUND [NAME ...]", Reader::meet_until),
        key("not-before", No, "### not-before: ROUND [soft] [NAME ...]", Reader::not_before),
        key("soft", No, "### soft: A-B [C-D ...]", Reader::soft),
        key("absent", No, "### absent: F|H|Z NUMBERS", Reader::absent_words),
        key(
            "national",
            No,
            "### national: NUMBER CODE RATING TITLE NAME ID",
            Reader::national_words,
        ),
        key("enters", No, "### enters: ROUND NUMBERS", Reader::enters),
        key("withdrawn", No, "### withdrawn: ROUND NUMBERS", Reader::withdrawn),
        key("club", No, "### club: NAME NUMBERS", Reader::club),
        key("player", No, "### player: NUMBER FIELD TEXT", Reader::player_field),
        key("info", No, "### info: FIELD TEXT", Reader::info_field),
        key("format", No, "### format: swiss | round-robin", Reader::format_word),
        key("paired-by", No, "### paired-by: program | hand", Reader::paired_by),
        key("micro-match", No, "### micro-match: by-match | by-game", Reader::micro_match),
        key("games", Required, "### games ROUND: A-B 1=0x | -", Reader::games),
        key("boards", Required, "### boards ROUND: NUMBERS", Reader::boards),
        key(
            "decision",
            Required,
            "### decision ROUND: CHANGE CLAUSE BY AT REASON [A-B C-D ... E-0]",
            Reader::decision,
        ),
    ]
};

/// The one directive that is about other lines: team records are kept and make no groups.
const TEAMS: &str = "teams: kept";

/// A directive as it stands in a line.
#[derive(Copy, Clone)]
pub(super) struct Directive<'l> {
    pub(super) line: &'l Line<'l>,
    pub(super) round: Option<u16>,
    /// What follows the colon, to the end of the line.
    pub(super) value: &'l str,
}

impl<'l> Directive<'l> {
    /// The column in which a rest of the value starts.
    pub(super) fn column(self, rest: &str) -> usize {
        (self.line.width() + 1).saturating_sub(rest.chars().count())
    }

    /// Where the whole value stands.
    pub(super) fn at(self) -> At {
        let width = self.line.width();
        At::columns(self.line.number, self.column(self.value).min(width), width)
    }

    /// The first word, and what follows it.
    pub(super) fn first(self) -> Option<(Token<'l>, &'l str)> {
        let (first, rest) = token(self.value)?;
        (first.quoted || !first.text.is_empty()).then_some((first, rest))
    }

    /// The first word as a round, and what follows it.
    fn first_round(self) -> Option<(u16, &'l str)> {
        let (first, rest) = self.first()?;
        Some((round(&first.text)?, rest))
    }
}

/// A round: 1 to 999.
fn round(text: &str) -> Option<u16> {
    let round = number(text).and_then(|round| u16::try_from(round).ok());
    round.filter(|round| (1..=MAX_ROUNDS).contains(round))
}

/// Whether a kept comment would be read as a directive.
pub(super) fn is_directive(comment: &str) -> bool {
    let comment = trim(comment);
    comment == TEAMS
        || comment.split_once(':').is_some_and(|(key, _)| {
            let mut words = key.split(' ').filter(|word| !word.is_empty());
            let known = words.next().is_some_and(|w| KEYS.iter().any(|key| key.word == w));
            known && words.nth(1).is_none()
        })
}

impl Reader {
    /// A comment. Gives back whether it is a directive; others are kept.
    pub(super) fn directive(&mut self, line: &Line<'_>) -> bool {
        let comment = line.from(4);
        if !is_directive(comment) {
            return false;
        }
        if trim(comment) == TEAMS {
            self.teams.not_used = true;
            return true;
        }
        let Some((head, value)) = comment.split_once(':') else { return false };
        let mut words = head.split(' ').filter(|word| !word.is_empty());
        let name = words.next().unwrap_or_default();
        let Some(key) = KEYS.iter().find(|key| key.word == name) else { return false };
        let number = words.next();
        let number_read = number.map(round);
        let directive =
            Directive { line, round: number_read.flatten(), value: value.trim_start_matches(' ') };
        let number_fits = match (key.round, number_read) {
            (RoundInKey::No | RoundInKey::Optional, None) => true,
            (RoundInKey::Optional | RoundInKey::Required, Some(round)) => round.is_some(),
            _ => false,
        };
        if !number_fits || (key.read)(self, directive).is_none() {
            let problem = Problem::BadDirective { expected: key.expected };
            self.report.problem(directive.at(), directive.value, problem);
        }
        true
    }

    /// The players named in a rest of the value, where at least one must be.
    pub(super) fn named(
        &mut self,
        directive: Directive<'_>,
        rest: &str,
        place: Place,
    ) -> Vec<StartNumber> {
        let players = self.players_from(directive.line, directive.column(rest), place);
        players.into_iter().map(|(player, _)| player).collect()
    }

    /// An order that unknown numbers made empty orders nobody.
    fn lot(&mut self, directive: Directive<'_>) -> Option<()> {
        let order = self.named(directive, directive.value, Place::Lot);
        if order.is_empty() {
            return Some(());
        }
        let lots = &mut self.draft.draw.lots;
        match lots.iter().find(|lot| lot.round == directive.round) {
            None => lots.push(Lot { round: directive.round, order }),
            Some(first) if first.order == order => {}
            Some(_) => return None,
        }
        Some(())
    }

    fn seed(&mut self, directive: Directive<'_>) -> Option<()> {
        let (algorithm, rest) = directive.first()?;
        let seed: Seed = trim(rest).parse().ok()?;
        if algorithm.text != ALGORITHM {
            self.report.problem(directive.at(), &algorithm.text, Problem::UnknownAlgorithm);
            return Some(());
        }
        let same = self.draft.draw.seed == Some(seed);
        if self.once("seed", directive.line, same) {
            self.draft.draw.seed = Some(seed);
        }
        Some(())
    }

    fn option(&mut self, directive: Directive<'_>) -> Option<()> {
        let (name, value) = directive.value.split_once('=')?;
        if let Err(error) = self.draft.draw.options.set(trim(name), trim(value)) {
            self.report.problem(directive.at(), directive.value, Problem::Option(error));
        }
        Some(())
    }

    /// A pair of numbers `A-B`; the second is 0 where that is allowed, and then none.
    pub(super) fn pair(
        &mut self,
        word: &str,
        at: At,
        place: Place,
    ) -> Option<(StartNumber, Option<StartNumber>)> {
        let (first, second) = word.split_once('-')?;
        let (first, zero) = (super::player::start_in(first)?, number(second)? == 0);
        let second = if zero { None } else { Some(super::player::start_in(second)?) };
        let known = self.uses(first, place, at);
        let both = second.is_none_or(|second| self.uses(second, place, at)) && known;
        both.then_some((first, second))
    }

    fn force(&mut self, directive: Directive<'_>) -> Option<()> {
        let mut rest = directive.value;
        let mut pairs = Vec::new();
        let mut because = None;
        while let Some((word, after)) = token(rest).filter(|_| !trim(rest).is_empty()) {
            if word.text == "because" {
                because = Some(text(after).filter(|reason| !trim(reason).is_empty())?);
                break;
            }
            let first = directive.column(rest);
            let last = first + word.text.chars().count().max(1) - 1;
            pairs.push((word, At::columns(directive.line.number, first, last)));
            rest = after.trim_start_matches(' ');
        }
        if pairs.is_empty() {
            return None;
        }
        for (word, at) in pairs {
            if !looks_like_pair(&word.text) {
                return None;
            }
            if let Some((first, second)) = self.pair(&word.text, at, Place::Forced) {
                let forced = ForcedPair { first, second, because: because.clone() };
                self.draft.constraints.forced.push(forced);
            }
        }
        Some(())
    }

    fn pool(&mut self, directive: Directive<'_>) -> Option<()> {
        let (name, rest) = directive.first()?;
        let players = self.named(directive, rest, Place::Pools);
        self.draft.constraints.pools.push(Pool { name: name.text.into_owned(), players });
        Some(())
    }

    /// Lines of one name add up.
    fn group(&mut self, directive: Directive<'_>) -> Option<()> {
        let (name, rest) = directive.first()?;
        self.teams.not_used = true;
        let empty = trim(rest).is_empty();
        let players = if empty { Vec::new() } else { self.named(directive, rest, Place::Groups) };
        self.add_group(name.text.into_owned(), players);
        Some(())
    }

    fn meet_until(&mut self, directive: Directive<'_>) -> Option<()> {
        let (until, rest) = directive.first_round()?;
        let groups = scope(&tokens(rest)?);
        self.name_place(Place::MeetUntil, directive);
        self.draft.constraints.meet_until.push(MeetUntil { until, groups });
        Some(())
    }

    fn not_before(&mut self, directive: Directive<'_>) -> Option<()> {
        let (round, rest) = directive.first_round()?;
        let names = tokens(rest)?;
        let soft = names.first().is_some_and(|word| !word.quoted && word.text == "soft");
        let groups = scope(&names[usize::from(soft)..]);
        let not_before = NotBefore { round, groups };
        if soft {
            self.name_place(Place::Soft, directive);
            self.draft.constraints.soft.push(Soft::NotBefore(not_before));
        } else {
            self.name_place(Place::NotBefore, directive);
            self.draft.constraints.not_before.push(not_before);
        }
        Some(())
    }

    fn soft(&mut self, directive: Directive<'_>) -> Option<()> {
        let mut any = false;
        for word in directive.line.words(directive.column(directive.value)) {
            any = true;
            if !looks_like_pair(word.text) {
                return None;
            }
            let at = At::columns(directive.line.number, word.columns.0, word.columns.1);
            match self.pair(word.text, at, Place::Soft) {
                Some((first, Some(second))) => {
                    self.draft.constraints.soft.push(Soft::Pair(first, second));
                }
                Some((_, None)) => return None,
                None => {}
            }
        }
        any.then_some(())
    }

    /// A micro-match: white's number, black's, and the games as White of the first saw them.
    fn games(&mut self, directive: Directive<'_>) -> Option<()> {
        let (pair, rest) = directive.first()?;
        let at = directive.at();
        if !looks_like_pair(&pair.text) {
            return None;
        }
        let games = match trim(rest) {
            "-" => Vec::new(),
            games => games.chars().map(decision_of).collect::<Option<Vec<_>>>()?,
        };
        let round = directive.round?;
        if let Some((white, black)) = self.pair(&pair.text, at, Place::Round(round)) {
            self.later.games.push(Games { round, white, black: black?, decisions: games, at });
        }
        Some(())
    }

    fn boards(&mut self, directive: Directive<'_>) -> Option<()> {
        let round = directive.round?;
        let column = directive.column(directive.value);
        let players = self.players_from(directive.line, column, Place::Round(round));
        self.later.boards.push((round, players));
        Some(())
    }
}

/// Two numbers with a hyphen between them.
pub(super) fn looks_like_pair(word: &str) -> bool {
    word.split_once('-').is_some_and(|(first, second)| {
        super::player::start_in(first).is_some()
            && (number(second) == Some(0) || super::player::start_in(second).is_some())
    })
}

fn scope(names: &[Token<'_>]) -> GroupScope {
    if names.is_empty() {
        return GroupScope::All;
    }
    GroupScope::Named(names.iter().map(|name| name.text.clone().into_owned()).collect())
}

/// A game of a micro-match.
pub(super) const fn decision_of(letter: char) -> Option<Decision> {
    Some(match letter {
        '1' => Decision::White,
        '=' => Decision::Draw,
        '0' => Decision::Black,
        'x' => Decision::BothLose,
        _ => return None,
    })
}

/// The letter for a game of a micro-match.
pub(super) const fn decision_letter(decision: Decision) -> char {
    match decision {
        Decision::White => '1',
        Decision::Draw => '=',
        Decision::Black => '0',
        Decision::BothLose => 'x',
    }
}
