//! An event with a round put into it.

use shashki_base::Lang;
use shashki_pairing::Pairing;
use shashki_tournament::{DecisionRecord, Event};

use crate::args::Form;
use crate::convert;
use crate::exit::Failure;

/// The text of the event with the round, and with the record of a decision on it, if there is one.
pub(crate) fn in_event(
    event: &Event,
    pairing: &Pairing,
    decision: Option<DecisionRecord>,
    form: Form,
    lang: Lang,
) -> Result<String, Failure> {
    let faults = |faults| Failure::from_faults(&faults, lang);
    let mut draft = pairing.apply(event).map_err(faults)?.into_draft();
    draft.decisions.extend(decision);
    convert::text(&draft.check().map_err(faults)?, form, lang)
}
