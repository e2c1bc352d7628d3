//! A random event, round by round.

use std::collections::BTreeSet;

use shashki_base::Generator;
use shashki_tournament::{
    Absence, AbsenceKind, Decision, Draft, Event, Meeting, MeetingResult, Player, StartNumber,
};

use super::model::{game, happens};
use super::{Ending, GenerateError, Generated, Plan, people, streams};
use crate::{PairError, Request, pair};

/// Plays the event.
pub(super) fn play(plan: &Plan, mut progress: impl FnMut(u16)) -> Result<Generated, GenerateError> {
    let (mut draft, strengths) = people::people(plan)?;
    requests(plan, &mut draft);
    let mut event = draft.check().map_err(GenerateError::Faults)?;
    for round in 1..=plan.rounds {
        progress(round);
        event = absences(plan, event, round)?;
        let request =
            Request { profile: plan.profile, options: plan.options, ..Request::new(plan.system) };
        let pairing = match pair(&event, &request, &mut ()) {
            Ok(pairing) => pairing,
            Err(PairError::NoValidPairing { witness }) => {
                return Ok(ended(event, Ending::NoValidPairing { round, witness }));
            }
            Err(error) => return Err(GenerateError::Pairing { round, error }),
        };
        if pairing.boards.is_empty() {
            return Ok(ended(event, Ending::NobodyToPair { round }));
        }
        let paired = pairing.apply(&event).map_err(GenerateError::Faults)?;
        event = played(plan, paired, round, &strengths)?;
    }
    Ok(Generated { event, ended: None })
}

fn ended(event: Event, ending: Ending) -> Generated {
    Generated { event, ended: Some(ending) }
}

fn enters(player: &Player) -> u16 {
    player.enters_in.unwrap_or(1)
}

fn absence(player: StartNumber, round: u16, kind: AbsenceKind) -> Absence {
    Absence { player, round: Some(round), kind }
}

/// The absences that are announced before the event.
fn requests(plan: &Plan, draft: &mut Draft) {
    if plan.rates.half_bye == 0 && plan.rates.zero_bye == 0 {
        return;
    }
    let mut generator = Generator::new(plan.seed, streams::REQUESTS);
    for player in &draft.players {
        for round in enters(player)..=plan.rounds {
            let kind = if happens(&mut generator, plan.rates.half_bye) {
                AbsenceKind::Half
            } else if happens(&mut generator, plan.rates.zero_bye) {
                AbsenceKind::Zero
            } else {
                continue;
            };
            draft.absences.push(absence(player.start, round, kind));
        }
    }
}

/// The absences that are announced before a round.
fn absences(plan: &Plan, event: Event, round: u16) -> Result<Event, GenerateError> {
    if plan.rates.absence == 0 {
        return Ok(event);
    }
    let mut generator = Generator::new(plan.seed, streams::ABSENCES + u64::from(round));
    let mut draft = event.into_draft();
    let of_round = draft.absences.iter().filter(|absence| absence.round == Some(round));
    let announced: BTreeSet<StartNumber> = of_round.map(|absence| absence.player).collect();
    for player in &draft.players {
        let stays = enters(player) <= round && player.withdrew_after.is_none();
        if stays
            && !announced.contains(&player.start)
            && happens(&mut generator, plan.rates.absence)
        {
            draft.absences.push(absence(player.start, round, AbsenceKind::Zero));
        }
    }
    draft.check().map_err(GenerateError::Faults)
}

/// The event with the results of the round, and without those who leave after it.
fn played(
    plan: &Plan,
    paired: Event,
    round: u16,
    strengths: &[u16],
) -> Result<Event, GenerateError> {
    let mut draft = paired.into_draft();
    let mut generator = Generator::new(plan.seed, streams::RESULTS + u64::from(round));
    for meeting in draft.rounds.last_mut().into_iter().flat_map(|round| &mut round.meetings) {
        meeting.result = result(plan, meeting, strengths, &mut generator);
    }
    let mut generator = Generator::new(plan.seed, streams::WITHDRAWALS + u64::from(round));
    for player in &mut draft.players {
        let stays = enters(player) <= round && player.withdrew_after.is_none();
        if stays && round < plan.rounds && happens(&mut generator, plan.rates.withdrawal) {
            player.withdrew_after = Some(round);
        }
    }
    draft.check().map_err(GenerateError::Faults)
}

fn result(
    plan: &Plan,
    meeting: &Meeting,
    strengths: &[u16],
    generator: &mut Generator,
) -> MeetingResult {
    if happens(generator, plan.rates.double_forfeit) {
        return MeetingResult::Forfeit(Decision::BothLose);
    }
    if happens(generator, plan.rates.forfeit) {
        let white = generator.below(2) == 0;
        return MeetingResult::Forfeit(if white { Decision::White } else { Decision::Black });
    }
    // Start numbers have no gaps here.
    let strength = |start: StartNumber| {
        strengths.get(start.get() as usize - 1).map_or(0, |&strength| i32::from(strength))
    };
    let difference = strength(meeting.white) - strength(meeting.black);
    let mut one = || game(generator, difference, plan.rates.draw);
    if plan.games == 1 {
        return MeetingResult::Played(one());
    }
    MeetingResult::MicroMatch((0..plan.games).map(|_| one()).collect())
}
