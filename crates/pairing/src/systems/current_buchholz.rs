//! 5.4.10.7: current Buchholz from round 3 on.

use crate::system::{Coefficient, ColourRule, Direction, GroupOrder, NumberOrder, Search, Table};

pub(crate) static CURRENT_BUCHHOLZ: Table = Table {
    orders: &[
        // 5.4.10.7.2, .7.3
        (1, GroupOrder::StartNumbers(NumberOrder::Ascending)),
        // 5.4.10.7.6
        (3, GroupOrder::Coefficients(&[Coefficient::Buchholz], NumberOrder::Ascending)),
    ],
    // 5.4.10.7.4 "первый участник опускается ... и встречается с последним"
    floater_order: Direction::FirstToLast,
    meeting_order: Direction::LastToFirst,
    // 5.4.10.7.5 "первый играет с последним"
    search: Search::Ends,
    spares_floaters: false,
    colours: ColourRule::Alternation,
    takes_options: true,
};
