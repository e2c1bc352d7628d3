//! Whether a draft is an event: every contradiction, all at once.

use crate::fault::Place;
use crate::{
    Absence, Decision, Draft, Fault, Faults, ForcedPair, GroupScope, MAX_CELLS, MAX_PLAYERS,
    MAX_RATING, MAX_ROUNDS, Meeting, MeetingResult, Player, Round, Soft, StartNumber, Unpaired,
    UnpairedKind,
};
use std::collections::BTreeSet;

/// Checks a draft in its settled form ([`settle`](crate::settle::settle)).
pub(crate) fn check(draft: &Draft) -> Result<(), Faults> {
    let groups = draft.constraints.groups.iter().map(|group| group.name.as_str()).collect();
    let mut checker = Checker { draft, groups, faults: Vec::new() };
    if checker.limits() {
        checker.players();
        checker.rounds();
        checker.round_numbers();
        checker.constraints();
        checker.lots();
        checker.decisions();
    }
    Faults::from_list(checker.faults)
}

struct Checker<'d> {
    draft: &'d Draft,
    /// The names of the groups.
    groups: BTreeSet<&'d str>,
    faults: Vec<Fault>,
}

impl Checker<'_> {
    /// Beyond the limits nothing else is looked at.
    fn limits(&mut self) -> bool {
        let (players, rounds) = (self.draft.players.len(), self.draft.rounds.len());
        if players > MAX_PLAYERS {
            self.faults.push(Fault::TooManyPlayers { count: players });
        }
        if rounds > usize::from(MAX_ROUNDS) {
            self.faults.push(Fault::TooManyRounds { count: rounds });
        }
        let cells = players.saturating_mul(rounds);
        if self.faults.is_empty() && cells > MAX_CELLS {
            self.faults.push(Fault::TooLarge { cells });
        }
        self.faults.is_empty()
    }

    fn players(&mut self) {
        let mut expected = 1;
        let mut gap_reported = self.draft.gaps_allowed;
        for player in &self.draft.players {
            let number = player.start.get();
            if number < expected {
                self.faults.push(Fault::DuplicateStart { start: player.start });
                continue;
            }
            if number > expected && !gap_reported {
                gap_reported = true;
                if let Some(start) = StartNumber::new(expected) {
                    self.faults.push(Fault::MissingStart { start });
                }
            }
            expected = number.saturating_add(1);
            let national = player.national.iter().filter_map(|national| national.rating);
            for rating in player.rating.into_iter().chain(national).filter(|&r| r > MAX_RATING) {
                self.faults.push(Fault::RatingTooHigh { start: player.start, rating });
            }
        }
    }

    fn player(&self, start: StartNumber) -> Option<&Player> {
        let players = &self.draft.players;
        let place = players.binary_search_by_key(&start, |player| player.start).ok()?;
        players.get(place)
    }

    fn known(&mut self, start: StartNumber, place: Place) {
        if self.player(start).is_none() {
            self.faults.push(Fault::UnknownPlayer { start, place });
        }
    }

    /// Everyone in a list is known and stands there once.
    fn known_once(&mut self, list: impl IntoIterator<Item = StartNumber>, place: Place) {
        let mut seen: Vec<StartNumber> = list.into_iter().collect();
        seen.sort_unstable();
        for (i, &start) in seen.iter().enumerate() {
            if i > 0 && seen[i - 1] == start {
                if i < 2 || seen[i - 2] != start {
                    self.faults.push(Fault::Repeated { start, place });
                }
            } else {
                self.known(start, place);
            }
        }
    }

    fn rounds(&mut self) {
        let mut paired = 0;
        for (number, round) in (1_u16..).zip(&self.draft.rounds) {
            if round.is_paired() {
                paired = number;
            }
            self.round(number, round);
        }
        if let Some(planned) = self.draft.planned_rounds.filter(|&planned| planned < paired) {
            self.faults.push(Fault::MoreRoundsThanPlanned { played: paired, planned });
        }
    }

    fn round(&mut self, number: u16, round: &Round) {
        let place = Place::Round(number);
        for meeting in &round.meetings {
            self.meeting(number, meeting);
        }
        let others = round.meetings.iter().filter(|meeting| meeting.white != meeting.black);
        let paired = others.flat_map(|meeting| [meeting.white, meeting.black]);
        self.known_once(paired.chain(round.unpaired.iter().map(|u| u.player)), place);
        self.taking_part(number, round);
        self.byes(number, round);
    }

    fn meeting(&mut self, round: u16, meeting: &Meeting) {
        let white = meeting.white;
        if white == meeting.black {
            let place = Place::Round(round);
            self.faults.push(Fault::PairedWithHimself { start: white, place });
        }
        if meeting.result == MeetingResult::Forfeit(Decision::Draw) {
            self.faults.push(Fault::DrawnForfeit { round, white });
        }
        if !meeting.colours_known && !matches!(meeting.result, MeetingResult::Forfeit(_)) {
            self.faults.push(Fault::ColoursMissing { round, white });
        }
    }

    /// Before his entry and after he left a player has no opponent and no plus; absences, and
    /// points that the event gives for missed rounds (P24), may stand there.
    fn taking_part(&mut self, number: u16, round: &Round) {
        let plus =
            |u: &&Unpaired| matches!(u.kind, UnpairedKind::PairingBye | UnpairedKind::ForfeitWin);
        let paired = round.meetings.iter().flat_map(|meeting| [meeting.white, meeting.black]);
        for start in paired.chain(round.unpaired.iter().filter(plus).map(|u| u.player)) {
            let Some(player) = self.player(start) else { continue };
            let early = player.enters_in.is_some_and(|first| number < first);
            let late = player.withdrew_after.is_some_and(|last| number > last);
            if early || late {
                self.faults.push(Fault::NotTakingPart { round: number, start });
            }
        }
    }

    /// At most one plus a round, or one a pool where there are pools.
    fn byes(&mut self, number: u16, round: &Round) {
        let allowed = self.draft.constraints.pools.len().max(1);
        let byes = round.unpaired.iter().filter(|u| u.kind == UnpairedKind::PairingBye);
        for unpaired in byes.skip(allowed) {
            self.faults.push(Fault::TwoByes { round: number, start: unpaired.player });
        }
    }

    fn round_number(&mut self, round: u16, place: Place) {
        if !(1..=MAX_ROUNDS).contains(&round) {
            self.faults.push(Fault::BadRound { round, place });
        }
    }

    fn round_numbers(&mut self) {
        self.absences();
        for span in &self.draft.acceleration {
            self.span(span.from, Some(span.to), Place::Acceleration);
            self.known(span.first, Place::Acceleration);
            self.known(span.last, Place::Acceleration);
        }
        for adjustment in &self.draft.adjustments {
            self.known(adjustment.player, Place::Adjustments);
            if let Some(round) = adjustment.round {
                self.round_number(round, Place::Adjustments);
            }
        }
        for player in &self.draft.players {
            self.stay(player);
        }
        if let Some(planned) = self.draft.planned_rounds {
            self.round_number(planned, Place::PlannedRounds);
        }
    }

    /// Entry and leave are rounds, and nobody leaves long before he comes.
    fn stay(&mut self, player: &Player) {
        if let Some(round) = player.enters_in {
            self.round_number(round, Place::Players);
        }
        if let Some(round) = player.withdrew_after {
            let before_entry = player.enters_in.is_some_and(|first| round + 1 < first);
            if round > MAX_ROUNDS || before_entry {
                self.faults.push(Fault::BadRound { round, place: Place::Players });
            }
        }
    }

    /// The absences stand by player within a round.
    fn absences(&mut self) {
        let mut before: Option<Absence> = None;
        for &absence in &self.draft.absences {
            self.known(absence.player, Place::Absences);
            if let Some(round) = absence.round {
                self.round_number(round, Place::Absences);
            }
            let (start, round) = (absence.player, absence.round);
            if before.is_some_and(|b| b.player == start && b.round == round) {
                self.faults.push(Fault::TwoAbsences { start, round });
            }
            before = Some(absence);
        }
    }

    /// Rounds from one to another.
    fn span(&mut self, from: u16, to: Option<u16>, place: Place) {
        self.round_number(from, place);
        if let Some(round) = to.filter(|&to| to < from || to > MAX_ROUNDS) {
            self.faults.push(Fault::BadRound { round, place });
        }
    }

    fn constraints(&mut self) {
        let constraints = &self.draft.constraints;
        for forbidden in &constraints.forbidden {
            self.known_once(forbidden.players.iter().copied(), Place::Forbidden);
            self.span(forbidden.from, forbidden.to, Place::Forbidden);
            if forbidden.players.len() < 2 {
                self.faults.push(Fault::TooFewPlayers { place: Place::Forbidden });
            }
        }
        self.forced(&constraints.forced);
        let pooled = constraints.pools.iter().flat_map(|pool| &pool.players);
        self.known_once(pooled.copied(), Place::Pools);
        let empty = constraints.pools.iter().filter(|pool| pool.players.is_empty()).count();
        let too_few = Fault::TooFewPlayers { place: Place::Pools };
        self.faults.extend(core::iter::repeat_n(too_few, empty));
        for group in &constraints.groups {
            self.known_once(group.players.iter().copied(), Place::Groups);
        }
        self.names(constraints.pools.iter().map(|pool| pool.name.as_str()), Place::Pools);
        self.names(constraints.groups.iter().map(|group| group.name.as_str()), Place::Groups);
        for meet in &constraints.meet_until {
            self.round_number(meet.until, Place::MeetUntil);
            self.scope(&meet.groups, Place::MeetUntil);
        }
        for not_before in &constraints.not_before {
            self.round_number(not_before.round, Place::NotBefore);
            self.scope(&not_before.groups, Place::NotBefore);
        }
        for soft in &constraints.soft {
            match soft {
                Soft::Pair(first, second) => self.pair(*first, Some(*second), Place::Soft),
                Soft::NotBefore(not_before) => {
                    self.round_number(not_before.round, Place::Soft);
                    self.scope(&not_before.groups, Place::Soft);
                }
            }
        }
    }

    fn pair(&mut self, first: StartNumber, second: Option<StartNumber>, place: Place) {
        self.known(first, place);
        match second {
            Some(second) if second == first => {
                self.faults.push(Fault::PairedWithHimself { start: first, place });
            }
            Some(second) => self.known(second, place),
            None => {}
        }
    }

    fn forced(&mut self, forced: &[ForcedPair]) {
        let himself = |pair: &&ForcedPair| pair.second == Some(pair.first);
        for pair in forced.iter().filter(himself) {
            self.pair(pair.first, pair.second, Place::Forced);
        }
        let players = forced
            .iter()
            .filter(|pair| !himself(pair))
            .flat_map(|pair| core::iter::once(pair.first).chain(pair.second));
        self.known_once(players, Place::Forced);
        let blank = |reason: &String| reason.trim().is_empty();
        for pair in forced.iter().filter(|pair| pair.because.as_ref().is_some_and(blank)) {
            self.faults.push(Fault::NoReason { start: pair.first });
        }
    }

    /// Every name stands once.
    fn names<'n>(&mut self, names: impl Iterator<Item = &'n str>, place: Place) {
        let mut seen = BTreeSet::new();
        for name in names {
            if !seen.insert(name) {
                self.faults.push(Fault::DuplicateName { name: name.to_owned(), place });
            }
        }
    }

    fn scope(&mut self, scope: &GroupScope, place: Place) {
        let GroupScope::Named(names) = scope else { return };
        if names.is_empty() {
            self.faults.push(Fault::NoGroupNamed { place });
        }
        for name in names {
            if !self.groups.contains(name.as_str()) {
                self.faults.push(Fault::UnknownGroup { name: name.clone(), place });
            }
        }
    }

    /// P30: who decided and why is never missing.
    fn decisions(&mut self) {
        for record in &self.draft.decisions {
            let players = record.before.iter();
            let players = players.flat_map(|&(first, second)| [Some(first), second]);
            self.known_once(players.flatten(), Place::Decisions);
            self.round_number(record.round, Place::Decisions);
            if record.by.trim().is_empty() || record.reason.trim().is_empty() {
                self.faults.push(Fault::IncompleteDecision { round: record.round });
            }
        }
    }

    fn lots(&mut self) {
        let mut seen = BTreeSet::new();
        for lot in &self.draft.draw.lots {
            if !seen.insert(lot.round) {
                self.faults.push(Fault::TwoLots { round: lot.round });
            }
            self.known_once(lot.order.iter().copied(), Place::Lot);
            if lot.order.is_empty() {
                self.faults.push(Fault::TooFewPlayers { place: Place::Lot });
            }
            if let Some(round) = lot.round {
                self.round_number(round, Place::Lot);
            }
        }
    }
}
