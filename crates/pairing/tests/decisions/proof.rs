//! Holds a proof that no valid pairing exists (P28) against an event, by code of its own, and tries
//! everything where it doubts.

use std::collections::BTreeSet;

use shashki_pairing::{HandedOn, Member, Shortage, Witness};
use shashki_tournament::{Colour, Decision, Draft, MeetingResult, StartNumber};

use crate::build::{Table, number};

/// What may be, worked out from the rounds as they stand.
pub(crate) struct May {
    players: Vec<u32>,
    barred: BTreeSet<(u32, u32)>,
    had_a_win: BTreeSet<u32>,
    /// Those in no pool come last, without a name.
    pools: Vec<(Option<String>, Vec<u32>)>,
}

impl May {
    pub(crate) fn of(table: &Table) -> Self {
        let draft = &table.draft;
        let players: Vec<u32> = draft.players.iter().map(|player| player.start.get()).collect();
        let pools = pools(draft, &players);
        let mut may = Self { players, barred: BTreeSet::new(), had_a_win: BTreeSet::new(), pools };
        for round in &draft.rounds {
            for meeting in &round.meetings {
                let (white, black) = (meeting.white.get(), meeting.black.get());
                match meeting.result {
                    MeetingResult::Forfeit(Decision::White) => drop(may.had_a_win.insert(white)),
                    MeetingResult::Forfeit(Decision::Black) => drop(may.had_a_win.insert(black)),
                    MeetingResult::Forfeit(_) => {}
                    _ => may.bar(white, black),
                }
            }
            // The tests here have pluses and full points alone.
            may.had_a_win.extend(round.unpaired.iter().map(|unpaired| unpaired.player.get()));
        }
        for list in &draft.constraints.forbidden {
            may.bar_all(&list.players.iter().map(|start| start.get()).collect::<Vec<_>>());
        }
        for colour in [Colour::White, Colour::Black] {
            let runs = may.players.iter().copied().filter(|&p| run(draft, p) == Some(colour));
            may.bar_all(&runs.collect::<Vec<_>>());
        }
        may
    }

    fn bar(&mut self, a: u32, b: u32) {
        self.barred.insert((a.min(b), a.max(b)));
    }

    fn bar_all(&mut self, players: &[u32]) {
        for (place, &a) in players.iter().enumerate() {
            players[place + 1..].iter().for_each(|&b| self.bar(a, b));
        }
    }

    fn meet(&self, a: u32, b: u32) -> bool {
        !self.barred.contains(&(a.min(b), a.max(b)))
    }

    fn have_bye(&self, player: u32) -> bool {
        !self.had_a_win.contains(&player)
    }

    /// Tries everything.
    fn pairable(&self, players: &[u32], bye: bool) -> bool {
        let Some((&first, rest)) = players.split_first() else { return true };
        let without = |other: u32| rest.iter().copied().filter(|&p| p != other).collect::<Vec<_>>();
        (bye && self.have_bye(first) && self.pairable(rest, false))
            || rest
                .iter()
                .any(|&other| self.meet(first, other) && self.pairable(&without(other), bye))
    }

    pub(crate) fn any_pairing(&self) -> bool {
        self.pairable(&self.players, self.players.len() % 2 == 1)
    }

    /// Tries everything, pool by pool.
    pub(crate) fn any_pairing_by_pools(&self) -> bool {
        self.pool_by_pool(0, None)
    }

    fn pool_by_pool(&self, number: usize, left_over: Option<u32>) -> bool {
        let Some((_, own)) = self.pools.get(number) else {
            return left_over.is_none_or(|player| self.have_bye(player));
        };
        let all: Vec<u32> = own.iter().copied().chain(left_over).collect();
        if all.len().is_multiple_of(2) {
            return self.pairable(&all, false) && self.pool_by_pool(number + 1, None);
        }
        all.iter().any(|&over| {
            let rest: Vec<u32> = all.iter().copied().filter(|&p| p != over).collect();
            self.pairable(&rest, false) && self.pool_by_pool(number + 1, Some(over))
        })
    }

    /// Why the witness proves nothing; none if it proves that there is no pairing.
    pub(crate) fn objection(&self, witness: &Witness) -> Option<String> {
        let (room, by_rights) = match &witness.pool {
            None => (Room { own: &self.players, candidates: &[], bye: odd(&self.players) }, 0),
            Some(failing) => {
                let before = match self.before(&failing.before) {
                    Ok(candidates) => candidates,
                    Err(objection) => return Some(objection),
                };
                let number = self.pools.iter().position(|pool| pool.0 == failing.pool)?;
                let before_it: usize = self.pools[..number].iter().map(|pool| pool.1.len()).sum();
                if (before_it % 2 == 1) == before.is_empty() {
                    return Some("somebody is left over before, or nobody".to_owned());
                }
                let own = &self.pools[number].1;
                let last = number + 1 == self.pools.len();
                let uneven = (own.len() + usize::from(!before.is_empty())) % 2 == 1;
                if failing.hands_on != (uneven && !last) {
                    return Some("hands on".to_owned());
                }
                let room = Room { own, candidates: &before.clone(), bye: uneven && last };
                let objection = self.objection_in(&room, &witness.shortage);
                return objection.or_else(|| too_few(witness, usize::from(failing.hands_on)));
            }
        };
        self.objection_in(&room, &witness.shortage).or_else(|| too_few(witness, by_rights))
    }

    /// Who can be left over before the failing pool.
    fn before(&self, chain: &[HandedOn]) -> Result<Vec<u32>, String> {
        let mut candidates: Vec<u32> = Vec::new();
        let mut place = None;
        for link in chain {
            let number = self.pools.iter().position(|pool| pool.0 == link.pool).ok_or("no pool")?;
            let between = &self.pools[place.map_or(0, |place: usize| place + 1)..number];
            let skipped: usize = between.iter().map(|pool| pool.1.len()).sum();
            if (place.is_some() && skipped > 0) || skipped % 2 == 1 {
                return Err(format!("a pool before {:?} isn't looked at", link.pool));
            }
            let room = Room { own: &self.pools[number].1, candidates: &candidates, bye: false };
            if let Some(objection) = self.objection_in(&room, &link.shortage) {
                return Err(objection);
            }
            if link.shortage.pieces.len() != link.shortage.others.len() + 1 {
                return Err("not exactly one goes without".to_owned());
            }
            let may_go = link.shortage.pieces.iter().flatten();
            let named: BTreeSet<u32> = may_go.flat_map(|&member| room.who(member)).collect();
            let said: BTreeSet<u32> = numbers(&link.candidates).into_iter().collect();
            if named != said {
                return Err(format!("{named:?} can be left over, not {said:?}"));
            }
            candidates = said.into_iter().collect();
            place = Some(number);
        }
        Ok(candidates)
    }

    /// Why the shortage is none among these; how many pieces there are is looked at elsewhere.
    fn objection_in(&self, room: &Room<'_>, shortage: &Shortage) -> Option<String> {
        let pieces = &shortage.pieces;
        let named: Vec<Member> =
            shortage.others.iter().chain(pieces.iter().flatten()).copied().collect();
        let all = room.members();
        if named.iter().collect::<BTreeSet<_>>().len() < named.len() {
            return Some("somebody is named twice".to_owned());
        }
        if let Some(stranger) = named.iter().find(|member| !all.contains(member)) {
            return Some(format!("{stranger:?} isn't there"));
        }
        pieces.iter().find_map(|piece| {
            if piece.len() % 2 == 0 {
                return Some(format!("{piece:?} has an even number"));
            }
            let mut outside =
                all.iter().filter(|m| !piece.contains(m) && !shortage.others.contains(m));
            outside.find_map(|&stranger| {
                let member = piece.iter().find(|&&member| self.go(room, member, stranger))?;
                Some(format!("{member:?} of {piece:?} may meet {stranger:?}"))
            })
        })
    }

    fn go(&self, room: &Room<'_>, a: Member, b: Member) -> bool {
        let (a, b) = if a == Member::Bye { (b, a) } else { (a, b) };
        room.who(a).iter().any(|&one| match b {
            Member::Bye => self.have_bye(one),
            _ => room.who(b).iter().any(|&other| self.meet(one, other)),
        })
    }
}

/// Those among whom pairs are sought.
struct Room<'r> {
    own: &'r [u32],
    candidates: &'r [u32],
    bye: bool,
}

impl Room<'_> {
    fn members(&self) -> Vec<Member> {
        let left_over = (!self.candidates.is_empty()).then_some(Member::LeftOver);
        let players = self.own.iter().map(|&player| Member::Player(number(player)));
        players.chain(left_over).chain(self.bye.then_some(Member::Bye)).collect()
    }

    fn who(&self, member: Member) -> Vec<u32> {
        match member {
            Member::Player(start) => vec![start.get()],
            Member::LeftOver => self.candidates.to_vec(),
            Member::Bye => Vec::new(),
        }
    }
}

fn odd(players: &[u32]) -> bool {
    players.len() % 2 == 1
}

fn pools(draft: &Draft, players: &[u32]) -> Vec<(Option<String>, Vec<u32>)> {
    let named = draft.constraints.pools.iter();
    let mut pools: Vec<(Option<String>, Vec<u32>)> =
        named.map(|pool| (Some(pool.name.clone()), numbers(&pool.players))).collect();
    let in_none = |player: &u32| !pools.iter().any(|pool| pool.1.contains(player));
    let rest: Vec<u32> = players.iter().copied().filter(in_none).collect();
    if !rest.is_empty() {
        pools.push((None, rest));
    }
    pools
}

fn too_few(witness: &Witness, by_rights: usize) -> Option<String> {
    let needy = witness.shortage.pieces.len();
    let helpers = witness.shortage.others.len() + by_rights;
    // The bye may be the one that goes without; then an odd number leaves somebody over.
    let bye = usize::from(witness.shortage.pieces.iter().flatten().any(|&m| m == Member::Bye));
    (needy <= helpers || witness.left_over() != (needy - helpers - bye).max(bye))
        .then(|| format!("{needy} against {helpers}, {} left over", witness.left_over()))
}

pub(crate) fn numbers(list: &[StartNumber]) -> Vec<u32> {
    list.iter().map(|start| start.get()).collect()
}

/// The colour of the last three played games.
fn run(draft: &Draft, player: u32) -> Option<Colour> {
    let played = draft.rounds.iter().rev().flat_map(|round| &round.meetings);
    let played = played.filter(|m| !matches!(m.result, MeetingResult::Forfeit(_)));
    let colours = played.filter_map(|meeting| match number(player) {
        start if start == meeting.white => Some(Colour::White),
        start if start == meeting.black => Some(Colour::Black),
        _ => None,
    });
    let last: Vec<Colour> = colours.take(3).collect();
    (last.len() == 3 && last.iter().all(|&colour| colour == last[0])).then(|| last[0])
}
