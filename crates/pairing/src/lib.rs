//! The Swiss systems of the Russian draughts rules (clauses 5.4.10.1 to 5.4.10.12).
//!
//! [`pair`] takes an [`Event`](shashki_tournament::Event) and a [`Request`] and gives a [`Pairing`]
//! or a [`PairError`]; where no valid pairing exists, with a proof ([`Witness`]). An [`Observer`]
//! sees every decision ([`Step`]).
//!
//! How it works, from the top down:
//!
//! | module | what it knows |
//! |---|---|
//! | `draw` | the order of the stages: field, forced pairs, bye, brackets, colours, boards |
//! | `field` | who takes part, and the classification |
//! | `bars`, `wishes` | who may not meet whom |
//! | `stages` | soft prohibitions, compulsory meetings, pools, the bye |
//! | `systems` | each system as a table of orders |
//! | `engine`, `bracket` | the walk through the score groups, and one of them |
//! | `search` | who asks whom first |
//! | `slots`, `crossing` | whether a choice can still be completed |
//! | `repair` | a published round with the fewest touched |
//! | `decision`, `late` | what the arbiter decides: a round in force changed, a late entry |
//! | `colours` | who has White; knows nothing of brackets |
//! | `matching` | matching in graphs; knows nothing of players |
//!
//! Depends on `shashki-base`, `shashki-tournament` and `shashki-tiebreak`.

mod bars;
mod bracket;
mod bye;
mod colours;
mod crossing;
mod decision;
mod draw;
mod engine;
mod error;
mod explanation;
mod field;
mod floats;
mod forced;
mod history;
mod late;
mod matching;
mod note;
mod pairing;
mod proof;
mod reason;
mod repair;
mod request;
mod search;
mod slots;
mod stages;
mod step;
mod system;
mod systems;
mod wishes;

pub use bars::Bar;
pub use colours::ColourReason;
pub use decision::{Decided, DecisionError, DrawState, RoundDraw};
pub use draw::pair;
pub use error::PairError;
pub use explanation::{BoardReasons, Explanation};
pub use late::{LateEntry, LateError, enter_late};
pub use note::{ColourSource, Note};
pub use pairing::{Board, Pairing};
pub use proof::Witness;
pub use reason::Reason;
pub use repair::{
    Changes, Correction, NewBoard, NewDraw, Published, Remark, Repair, RepairError, Why, repair,
};
pub use request::{FirstColour, Request};
pub use step::{Observer, PassedOver, Step};
pub use system::{Profile, System, UnknownName};
