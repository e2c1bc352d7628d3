//! What a command line adds to an event, and the draw itself.

use std::collections::hash_map::RandomState;
use std::hash::{BuildHasher, Hasher};

use shashki_base::{ALGORITHM, Lang, Seed};
use shashki_pairing::{Explanation, Observer, PairError, Pairing, Request, Step, pair};
use shashki_tournament::{Draft, Event, ForbiddenPairs, StartNumber};

use crate::exit::Failure;
use crate::output;
use crate::wishes::Standing;

/// Seeds drawn here stay below this, so that a person can copy them and every JSON reader keeps
/// them whole.
const SEEDS: u64 = 1_000_000_000_000;

/// What is asked for beside the event.
#[derive(Debug)]
pub(crate) struct Wishes {
    pub(crate) request: Request,
    /// Players who must not meet in the round being paired.
    pub(crate) forbid: Vec<Vec<StartNumber>>,
    /// Wishes for this round and the later ones.
    pub(crate) standing: Standing,
    pub(crate) explain: bool,
}

impl Wishes {
    pub(crate) fn new(request: Request) -> Self {
        Self { request, forbid: Vec::new(), standing: Standing::default(), explain: false }
    }
}

/// A paired round and what it was paired from.
#[derive(Debug)]
pub(crate) struct Drawn {
    /// The event with the wishes that stay on record.
    pub(crate) event: Event,
    pub(crate) pairing: Pairing,
    pub(crate) explanation: Option<Explanation>,
}

impl Drawn {
    /// Pairs the round. A seed that is needed and not given is drawn.
    pub(crate) fn new(event: Event, wishes: &Wishes, lang: Lang) -> Result<Self, Failure> {
        let event = record(event, wishes, lang)?;
        let drawn = match run(&event, &wishes.request, wishes.explain) {
            Err(PairError::SeedMissing) => {
                let request = Request { seed: Some(fresh_seed()), ..wishes.request.clone() };
                run(&event, &request, wishes.explain)
            }
            other => other,
        };
        let (pairing, explanation) =
            drawn.map_err(|error| Failure::from_pair_error(&error, lang))?;
        Ok(Self { event, pairing, explanation })
    }

    /// The seed as it is printed, with the name of its generator.
    pub(crate) fn seed_text(&self) -> Option<String> {
        self.pairing.seed.map(seed_text)
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

/// Writes the host's wishes into the event, where they stay on record.
fn record(event: Event, wishes: &Wishes, lang: Lang) -> Result<Event, Failure> {
    let round = wishes.request.round.unwrap_or(event.paired_rounds() + 1);
    if round == 0 || (wishes.forbid.is_empty() && wishes.standing.is_empty()) {
        return Ok(event); // a round 0 is refused by the draw itself
    }
    let mut draft: Draft = event.into_draft();
    forbid(&mut draft, &wishes.forbid, round);
    wishes.standing.enter(&mut draft, lang)?;
    draft.check().map_err(|faults| Failure::from_faults(&faults, lang))
}

/// Enters players who must not meet in a round.
pub(crate) fn forbid(draft: &mut Draft, forbid: &[Vec<StartNumber>], round: u16) {
    let all = forbid.iter().cloned();
    let all = all.map(|players| ForbiddenPairs { from: round, to: Some(round), players });
    draft.constraints.forbidden.extend(all);
}

/// A seed as it is printed, with the name of its generator.
pub(crate) fn seed_text(seed: Seed) -> String {
    format!("{seed} ({ALGORITHM})")
}

/// A seed from the operating system.
pub(crate) fn fresh_seed() -> Seed {
    Seed(RandomState::new().build_hasher().finish() % SEEDS)
}
