//! 5.4.10.6: truncated Solkoff from round 3 on, before that as 5.4.10.5.

use crate::system::{Coefficient, ColourRule, Direction, GroupOrder, NumberOrder, Search, Table};

pub(crate) static TRUNCATED_SOLKOFF: Table = Table {
    orders: &[
        // 5.4.10.6.1
        (1, GroupOrder::StartNumbers(NumberOrder::ByRound)),
        // 5.4.10.6.2; the direction of equal ones is P14
        (3, GroupOrder::Coefficients(&[Coefficient::TruncatedSolkoff], NumberOrder::ByOption)),
    ],
    // 5.4.10.5.4, in force by 5.4.10.6.1
    floater_order: Direction::LastToFirst,
    meeting_order: Direction::FirstToLast,
    // 5.4.10.5.5, in force by 5.4.10.6.1
    search: Search::Fold,
    spares_floaters: false,
    colours: ColourRule::Alternation,
    takes_options: true,
};
