//! Whether a draft is an event: every contradiction, all at once.

use crate::fault::Place;
use crate::{
    Decision, Draft, Fault, Faults, ForcedPair, GroupScope, MAX_PLAYERS, MAX_RATING, MAX_ROUNDS,
    MeetingResult, Player, Round, Soft, StartNumber, UnpairedKind,
};

/// Checks a draft whose players stand in ascending order.
pub(crate) fn check(draft: &Draft) -> Result<(), Faults> {
    let mut checker = Checker { draft, faults: Vec::new() };
    if checker.limits() {
        checker.players();
        checker.rounds();
        checker.round_numbers();
        checker.constraints();
        checker.lots();
    }
    Faults::from_list(checker.faults)
}

struct Checker<'d> {
    draft: &'d Draft,
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
            if let Some(rating) = player.rating.filter(|&rating| rating > MAX_RATING) {
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
        let paired = round.meetings.iter().flat_map(|m| [m.white, m.black]);
        let all = paired.chain(round.unpaired.iter().map(|u| u.player));
        let all: Vec<StartNumber> = all.collect();
        for meeting in &round.meetings {
            if meeting.white == meeting.black {
                self.faults.push(Fault::PairedWithHimself { start: meeting.white, place });
            }
            let white = meeting.white;
            if meeting.result == MeetingResult::Forfeit(Decision::Draw) {
                self.faults.push(Fault::DrawnForfeit { round: number, white });
            }
            if !meeting.colours_known && !matches!(meeting.result, MeetingResult::Forfeit(_)) {
                self.faults.push(Fault::ColoursMissing { round: number, white });
            }
        }
        let himself = |start: StartNumber| {
            round.meetings.iter().any(|m| m.white == start && m.black == start)
        };
        let without: Vec<_> = all.iter().copied().filter(|&start| !himself(start)).collect();
        self.known_once(without, place);
        self.taking_part(number, &all);
        self.byes(number, round);
    }

    fn taking_part(&mut self, number: u16, all: &[StartNumber]) {
        for &start in all {
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
        if round == 0 || round > MAX_ROUNDS {
            self.faults.push(Fault::BadRound { round, place });
        }
    }

    fn round_numbers(&mut self) {
        for absence in &self.draft.absences {
            self.known(absence.player, Place::Absences);
            if let Some(round) = absence.round {
                self.round_number(round, Place::Absences);
            }
        }
        for adjustment in &self.draft.adjustments {
            self.known(adjustment.player, Place::Adjustments);
            if let Some(round) = adjustment.round {
                self.round_number(round, Place::Adjustments);
            }
        }
        for player in &self.draft.players {
            if let Some(round) = player.enters_in {
                self.round_number(round, Place::Players);
            }
        }
        if let Some(planned) = self.draft.planned_rounds {
            self.round_number(planned, Place::Players);
        }
    }

    fn constraints(&mut self) {
        let constraints = &self.draft.constraints;
        for forbidden in &constraints.forbidden {
            self.known_once(forbidden.players.iter().copied(), Place::Forbidden);
            self.round_number(forbidden.from, Place::Forbidden);
            if let Some(round) = forbidden.to.filter(|&to| to < forbidden.from) {
                self.faults.push(Fault::BadRound { round, place: Place::Forbidden });
            }
            if forbidden.players.len() < 2 {
                self.faults.push(Fault::TooFewPlayers { place: Place::Forbidden });
            }
        }
        self.forced(&constraints.forced);
        let pooled = constraints.pools.iter().flat_map(|pool| &pool.players);
        self.known_once(pooled.copied(), Place::Pools);
        for group in &constraints.groups {
            self.known_once(group.players.iter().copied(), Place::Groups);
        }
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
    }

    fn scope(&mut self, scope: &GroupScope, place: Place) {
        let GroupScope::Named(names) = scope else { return };
        for name in names {
            if !self.draft.constraints.groups.iter().any(|group| group.name == *name) {
                self.faults.push(Fault::UnknownGroup { name: name.clone(), place });
            }
        }
    }

    fn lots(&mut self) {
        for lot in &self.draft.draw.lots {
            self.known_once(lot.order.iter().copied(), Place::Lot);
            if let Some(round) = lot.round {
                self.round_number(round, Place::Lot);
            }
        }
    }
}
