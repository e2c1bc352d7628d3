//! Truncated Solkoff as the international federation's program was seen to pair one event.
//!
//! As observed, never official: see the decisions in the project's documentation.

use crate::system::{Coefficient, ColourRule, Direction, GroupOrder, NumberOrder, Search, Table};

pub(crate) static FMJD_PROGRAM: Table = Table {
    orders: &[
        (1, GroupOrder::StartNumbers(NumberOrder::Ascending)),
        (
            3,
            GroupOrder::Coefficients(
                &[Coefficient::Buchholz, Coefficient::SonnebornBerger],
                NumberOrder::Ascending,
            ),
        ),
    ],
    floater_order: Direction::LastToFirst,
    meeting_order: Direction::FirstToLast,
    search: Search::Fold,
    spares_floaters: true,
    colours: ColourRule::Balance,
    takes_options: false,
};
