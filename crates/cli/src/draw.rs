//! What a command line adds to an event, and the draw itself.

use std::collections::hash_map::RandomState;
use std::hash::{BuildHasher, Hasher};

use shashki_base::{ALGORITHM, Lang, Seed};
use shashki_pairing::{
    ColourSource, Explanation, Note, Observer, PairError, Pairing, Request, Step, System, pair,
};
use shashki_tournament::{Draft, Event, Faults, ForbiddenPairs, Lot, StartNumber};

use crate::exit::Failure;
use crate::output;

/// Seeds drawn here stay below this, so that a person can copy them and every JSON reader keeps
/// them whole.
const SEEDS: u64 = 1_000_000_000_000;

/// What is asked for beside the event.
#[derive(Debug)]
pub(crate) struct Wishes {
    pub(crate) request: Request,
    /// Players who must not meet in the round being paired.
    pub(crate) forbid: Vec<Vec<StartNumber>>,
    pub(crate) explain: bool,
}

impl Wishes {
    pub(crate) fn new(request: Request) -> Self {
        Self { request, forbid: Vec::new(), explain: false }
    }
}

/// A paired round and what it was paired from.
#[derive(Debug)]
pub(crate) struct Drawn {
    /// The event with the wishes that stay on record: prohibitions, seed, drawn order.
    pub(crate) event: Event,
    pub(crate) pairing: Pairing,
    pub(crate) explanation: Option<Explanation>,
    /// The seed, if something was drawn from it.
    pub(crate) seed: Option<Seed>,
}

impl Drawn {
    /// Pairs the round. A seed that is needed and not given is drawn.
    pub(crate) fn new(event: Event, wishes: &Wishes, lang: Lang) -> Result<Self, Failure> {
        let faults = |faults| Failure::from_faults(&faults, lang);
        let mut event = record(event, wishes).map_err(faults)?;
        let mut request = wishes.request.clone();
        let drawn = match run(&event, &request, wishes.explain) {
            Err(PairError::SeedMissing) => {
                let seed = Seed(RandomState::new().build_hasher().finish() % SEEDS);
                request.seed = Some(seed);
                event = with_seed(event, seed).map_err(faults)?;
                run(&event, &request, wishes.explain)
            }
            other => other,
        };
        let (pairing, explanation) =
            drawn.map_err(|error| Failure::from_pair_error(&error, lang))?;
        let seed = used_seed(&event, &request, &pairing);
        Ok(Self { event, pairing, explanation, seed })
    }

    /// The seed as it is printed, with the name of its generator.
    pub(crate) fn seed_text(&self) -> Option<String> {
        self.seed.map(|seed| format!("{seed} ({ALGORITHM})"))
    }

    /// Says on stderr what the sheet would have said below the boards.
    pub(crate) fn notes_aside(&self, lang: Lang) {
        for note in &self.pairing.notes {
            let kind = if note.is_warning() {
                lang.pick("warning", "предупреждение")
            } else {
                lang.pick("note", "примечание")
            };
            output::complain(&format!("{kind}: {}", note.message(lang)));
        }
        if let Some(seed) = self.seed_text() {
            output::complain(&format!("{}: {seed}", lang.pick("seed", "зерно")));
        }
    }
}

fn run(
    event: &Event,
    request: &Request,
    explain: bool,
) -> Result<(Pairing, Option<Explanation>), PairError> {
    if !explain {
        return Ok((observed(event, request, &mut ())?, None));
    }
    let mut steps: Vec<Step> = Vec::new();
    let pairing = observed(event, request, &mut steps)?;
    let explanation = Explanation::new(&pairing, &steps);
    Ok((pairing, Some(explanation)))
}

fn observed<O: Observer>(
    event: &Event,
    request: &Request,
    observer: &mut O,
) -> Result<Pairing, PairError> {
    pair(event, request, observer)
}

/// Writes into the event what has to stand there for the round to be drawn again one day: the
/// prohibitions of this round, the seed, the drawn order.
fn record(event: Event, wishes: &Wishes) -> Result<Event, Faults> {
    let request = &wishes.request;
    let round = request.round.unwrap_or(event.paired_rounds() + 1);
    let lot = lot(&event, request, round);
    if round == 0 || (wishes.forbid.is_empty() && request.seed.is_none() && lot.is_none()) {
        return Ok(event);
    }
    let mut draft: Draft = event.into_draft();
    for players in &wishes.forbid {
        let players = players.clone();
        draft.constraints.forbidden.push(ForbiddenPairs { from: round, to: Some(round), players });
    }
    if request.seed.is_some() {
        draft.draw.seed = request.seed;
    }
    if let Some(lot) = lot {
        draft.draw.lots.retain(|other| other.round.is_some() && other.round != lot.round);
        draft.draw.lots.push(lot);
    }
    draft.check()
}

/// The drawn order that was given for the round, as the order of that round and no other.
fn lot(event: &Event, request: &Request, round: u16) -> Option<Lot> {
    if request.system != System::Lot {
        return None;
    }
    let lots = &event.draw().lots;
    let recorded = lots.iter().any(|lot| lot.round == Some(round));
    let waiting = || {
        let waits = !recorded && round > event.paired_rounds();
        lots.iter().find(|lot| waits && lot.round.is_none()).map(|lot| lot.order.clone())
    };
    let order = request.lot_order.clone().or_else(waiting)?;
    Some(Lot { round: Some(round), order })
}

fn with_seed(event: Event, seed: Seed) -> Result<Event, Faults> {
    let mut draft = event.into_draft();
    draft.draw.seed = Some(seed);
    draft.check()
}

fn used_seed(event: &Event, request: &Request, pairing: &Pairing) -> Option<Seed> {
    let drawn_colour = pairing.notes.iter().find_map(|note| match note {
        Note::FirstColour { source: ColourSource::Drawn(seed), .. } => Some(*seed),
        _ => None,
    });
    let has_order = event.draw().lots.iter().any(|lot| lot.round == Some(pairing.round));
    let drawn_order = (pairing.system == System::Lot && !has_order)
        .then(|| request.seed.or(event.draw().seed))
        .flatten();
    drawn_colour.or(drawn_order)
}
