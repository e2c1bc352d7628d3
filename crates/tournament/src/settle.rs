//! One form for what a draft can say in several ways, so that equal events are equal.

use crate::{Decision, Draft, Meeting, MeetingResult, Points, Round};

/// Brings a draft into its settled form. Nothing that it says is changed.
///
/// Players stand by start number, who is unpaired in a round by number, absences by round, player
/// and kind, each once; rounds after the last in which anything stands are dropped; of a forfeit
/// without colours the lower number is written first; a rating or place of 0 is none, an
/// acceleration by 0 too.
pub(crate) fn settle(draft: &mut Draft) {
    draft.players.sort_by_key(|player| player.start);
    for player in &mut draft.players {
        player.rating = player.rating.filter(|&rating| rating > 0);
        player.place = player.place.filter(|&place| place > 0);
        for national in &mut player.national {
            national.rating = national.rating.filter(|&rating| rating > 0);
        }
    }
    draft.acceleration.retain(|span| span.points != Points::ZERO);
    draft.absences.sort_by_key(|absence| (absence.round, absence.player, absence.kind));
    draft.absences.dedup();
    while draft.rounds.last().is_some_and(|round| *round == Round::default()) {
        draft.rounds.pop();
    }
    for round in &mut draft.rounds {
        round.unpaired.sort_unstable();
        round.meetings.iter_mut().for_each(settle_meeting);
    }
}

fn settle_meeting(meeting: &mut Meeting) {
    if meeting.colours_known || meeting.white <= meeting.black {
        return;
    }
    core::mem::swap(&mut meeting.white, &mut meeting.black);
    if let MeetingResult::Forfeit(decision) = &mut meeting.result {
        *decision = match *decision {
            Decision::White => Decision::Black,
            Decision::Black => Decision::White,
            other => other,
        };
    }
}
