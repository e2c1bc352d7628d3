//! What can change between the publication of a round and its beginning.

use shashki_tournament::{
    Absence, AbsenceKind, Cell, Draft, Event, Round, StartNumber, Unpaired, UnpairedKind,
};

use super::{Published, Repair, RepairError, remark};
use crate::{ChangedResult, Request};

/// What has changed since a round was published.
///
/// ```
/// use shashki_pairing::Changes;
/// use shashki_tournament::{Draft, Player, StartNumber};
/// let number = |n| StartNumber::new(n).unwrap();
/// let players = (1..=3).map(|n| Player::new(number(n), "")).collect();
/// let event = Draft { players, ..Draft::default() }.check().unwrap();
/// let changes = Changes { absent: vec![number(2)], ..Changes::default() };
/// let changed = changes.apply(&event, 1).unwrap();
/// assert_eq!(changed.absences().len(), 1);
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Changes {
    /// Who doesn't play in the round (5.4.10.2: a loss).
    pub absent: Vec<StartNumber>,
    /// Who plays in it after all.
    pub arrived: Vec<StartNumber>,
    /// Results of earlier rounds that were wrong (5.4.10.12).
    pub corrected: Vec<ChangedResult>,
}

impl Changes {
    /// Re-pairs the round of an event as it was before the change ([`repair`](crate::repair())), with the
    /// event after it. Without a round in the request it is [`Published::round_in`] the event.
    ///
    /// A round that has begun is re-paired all the same, with a warning.
    ///
    /// ```
    /// use shashki_pairing::{Changes, Published, Request, System};
    /// use shashki_tournament::{Draft, Player, StartNumber};
    /// let number = |n| StartNumber::new(n).unwrap();
    /// let players = (1..=4).map(|n| Player::new(number(n), "")).collect();
    /// let event = Draft { players, ..Draft::default() }.check().unwrap();
    /// let published = Published::from_list("2\n1 3\n4 2\n").unwrap();
    /// let changes = Changes { absent: vec![number(4)], ..Changes::default() };
    /// let request = Request::new(System::Coefficient);
    /// let (_, repair) = changes.repair(&event, &published, &request).unwrap();
    /// assert_eq!(repair.pairing.list(), "2\n1 3\n2 0\n");
    /// ```
    pub fn repair(
        &self,
        event: &Event,
        published: &Published,
        request: &Request,
    ) -> Result<(Event, Repair), RepairError> {
        let round = published.round_in(event, request.round);
        let changed = self.apply(event, round)?;
        let request = Request { round: Some(round), ..request.clone() };
        let mut repair = super::repair(&changed, published, &request)?;
        repair.remarks.extend(remark::begun(event, round)); // the change took the results away
        Ok((changed, repair))
    }

    /// The event after the change, without the pairs of this round.
    pub fn apply(&self, event: &Event, round: u16) -> Result<Event, RepairError> {
        let mut draft: Draft = unpublished(event, round)?.into_draft();
        for &player in self.absent.iter().chain(&self.arrived) {
            if event.index_of(player).is_none() {
                return Err(RepairError::UnknownPlayer { player });
            }
        }
        for &player in &self.arrived {
            arrive(&mut draft, player, round);
        }
        for &player in &self.absent {
            forget(&mut draft, player, round);
            let round = Some(round);
            draft.absences.push(Absence { player, round, kind: AbsenceKind::Zero });
        }
        for correction in &self.corrected {
            correct(correction, &mut draft, round)?;
        }
        Ok(draft.check()?)
    }
}

/// Only rounds before the one to be re-paired can be corrected here.
fn correct(change: &ChangedResult, draft: &mut Draft, before: u16) -> Result<(), RepairError> {
    let &ChangedResult { round, first, second, .. } = change;
    let missing = RepairError::NoSuchMeeting { round, first, second };
    if round >= before {
        return Err(missing);
    }
    change.apply(draft).map_err(|_| missing)
}

/// Takes back whatever is announced of a player for the round.
fn forget(draft: &mut Draft, player: StartNumber, round: u16) {
    let of_round = |other: Option<u16>| other.is_none_or(|other| other == round);
    draft.absences.retain(|absence| absence.player != player || !of_round(absence.round));
    if let Some(round) = draft.rounds.get_mut(usize::from(round) - 1) {
        round.unpaired.retain(|unpaired| unpaired.player != player);
    }
}

fn arrive(draft: &mut Draft, player: StartNumber, round: u16) {
    forget(draft, player, round);
    for player in draft.players.iter_mut().filter(|other| other.start == player) {
        player.withdrew_after = player.withdrew_after.filter(|&last| last >= round);
        player.enters_in = player.enters_in.map(|first| first.min(round));
    }
}

/// The event as it was when the round was to be paired: its pairs and what came later dropped. Who
/// stood in a paired round without opponent stays absent from it, and so does one without a cell,
/// unless the round is the one he enters in.
pub(super) fn unpublished(event: &Event, round: u16) -> Result<Event, RepairError> {
    let Some(before) = usize::from(round).checked_sub(1) else { return Ok(event.clone()) };
    if event.rounds().len() <= before {
        return Ok(event.clone());
    }
    let mut draft: Draft = event.draft().clone();
    draft.rounds.truncate(before + 1);
    if let Some(standing) = draft.rounds.last_mut().filter(|standing| standing.is_paired()) {
        let mut unpaired = standing.unpaired.clone();
        unpaired.retain(|unpaired| {
            !matches!(unpaired.kind, UnpairedKind::PairingBye | UnpairedKind::ForfeitWin)
        });
        unpaired.extend(without_cell(event, round));
        *standing = Round { meetings: Vec::new(), unpaired };
    }
    Ok(draft.check()?)
}

fn without_cell(event: &Event, round: u16) -> Vec<Unpaired> {
    let blank = event.players().iter().enumerate().filter(|&(index, player)| {
        let takes_part = player.enters_in.is_none_or(|first| first < round)
            && player.withdrew_after.is_none_or(|last| last >= round);
        takes_part && event.cell(index, round) == Cell::Empty
    });
    let absent = UnpairedKind::ZeroPointBye;
    blank.map(|(_, player)| Unpaired { player: player.start, kind: absent }).collect()
}
