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
//! | `proof`, `pool_proof` | why there is no valid pairing, in a form that a person can check |
//! | `systems` | each system as a table of orders |
//! | `engine`, `bracket` | the walk through the score groups, and one of them |
//! | `search` | who asks whom first |
//! | `slots`, `crossing` | whether a choice can still be completed |
//! | `check` | a finished event against the system, a bare list, one result that stood otherwise |
//! | `correction` | what a corrected result changes in later rounds |
//! | `relax` | the smallest relaxations of a round that can't be paired |
//! | `repair` | a published round with the fewest touched |
//! | `decision`, `late` | what the arbiter decides: a round in force changed, a late entry |
//! | `colours` | who has White; knows nothing of brackets |
//! | `matching` | matching in graphs; knows nothing of players |
//! | `start_list`, `groups`, `ahead` | before round 1: the numbers, who belongs together, how many rounds |
//! | `generate` | random events |
//! | `document` | what came out, as JSON (feature `json`) |
//!
//! Depends on `shashki-base`, `shashki-tournament` and `shashki-tiebreak`.

/// The README's examples, held in the tests.
#[cfg(doctest)]
#[doc = include_str!("../../../README.md")]
struct Readme;

mod ahead;
mod bars;
mod bracket;
mod bye;
mod check;
mod colours;
mod correction;
mod crossing;
mod decision;
#[cfg(feature = "json")]
pub mod document;
mod draw;
mod engine;
mod error;
mod explanation;
mod field;
mod floats;
mod forced;
mod generate;
mod groups;
mod history;
mod late;
mod matching;
mod note;
mod pairing;
mod pool_proof;
mod proof;
mod proof_text;
mod reason;
mod relax;
mod repair;
mod request;
mod search;
mod slots;
mod stages;
mod start_list;
mod step;
mod system;
mod systems;
mod wishes;

pub use ahead::sure_rounds;
pub use bars::Bar;
pub use check::{
    Broken, ChangedResult, CheckError, Comparison, Decided, Difference, Instead, ListError,
    ListReport, NoChangedResult, NoSuchGame, Outcome, Pair, Possibility, Progress, Replay, Report,
    RoundList, RuleBreak, Stands, Verdict, WhyNot, check, check_list,
};
pub use colours::ColourReason;
pub use correction::{Choice, Correction, LaterRound, Moved, RoundState, correct};
pub use decision::{DecisionBy, DecisionError, DrawState, RoundDraw};
pub use draw::pair;
pub use error::PairError;
pub use explanation::{BoardReasons, Explanation};
pub use generate::{
    ClubRule, Ending, GenerateError, Generated, Plan, Rates, Ratings, expected_score, generate,
};
pub use groups::{GroupBy, groups};
pub use late::{LateEntry, LateError, enter_late};
pub use note::{ColourSource, Note};
pub use pairing::{Board, Pairing};
pub use proof::{FailingPool, HandedOn, Member, Shortage, Witness};
pub use reason::Reason;
pub use relax::{Relaxation, Relaxations, relax};
pub use repair::{Changes, NewBoard, NewDraw, Published, Remark, Repair, RepairError, Why, repair};
pub use request::{FirstColour, Request};
pub use start_list::{PlacedBy, StartList, StartListError, StartOrder, StartPlace, start_list};
pub use step::{Observer, PassedOver, Step};
pub use system::{Profile, System, UnknownName};
