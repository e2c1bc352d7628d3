//! What is asked of the pairing beside the event itself.

use shashki_base::Seed;
use shashki_tournament::{Colour, ForbiddenPairs, ForcedPair, PairingOptions, StartNumber};

use crate::{Profile, System};

/// Who says which colour the odd start numbers have in round 1 (P18).
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum FirstColour {
    /// The caller.
    Given(Colour),
    /// The lot, even where the event records a colour.
    Lot,
}

/// A round to be paired.
///
/// ```
/// use shashki_pairing::{Request, System};
/// let request = Request { round: Some(4), ..Request::new(System::TruncatedSolkoff) };
/// assert_eq!(request.profile.name(), "rules");
/// ```
#[derive(Clone, Debug)]
pub struct Request {
    /// The system.
    pub system: System,
    /// The profile.
    pub profile: Profile,
    /// The round, from 1; none: the next one. Later rounds that stand in the event are ignored.
    pub round: Option<u16>,
    /// The first colour; none: what the event records.
    pub first_colour: Option<FirstColour>,
    /// The seed of whatever has to be drawn; none: the event's.
    pub seed: Option<Seed>,
    /// Options; they win over the event's.
    pub options: PairingOptions,
    /// Prohibitions beside the event's.
    pub forbidden: Vec<ForbiddenPairs>,
    /// Forced pairs beside the event's.
    pub forced: Vec<ForcedPair>,
    /// The drawn order (system lot); none: the event's, else drawn from the seed.
    pub lot_order: Option<Vec<StartNumber>>,
}

impl Request {
    /// The next round by this system, everything else as the event says.
    pub fn new(system: System) -> Self {
        Self {
            system,
            profile: Profile::default(),
            round: None,
            first_colour: None,
            seed: None,
            options: PairingOptions::default(),
            forbidden: Vec::new(),
            forced: Vec::new(),
            lot_order: None,
        }
    }
}
