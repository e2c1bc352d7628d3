//! 5.4.10.5: individual coefficients alone, which are the start numbers.

use crate::system::{ColourRule, Direction, GroupOrder, NumberOrder, Search, Table};

pub(crate) static COEFFICIENT: Table = Table {
    // 5.4.10.5.3 "во всех нечетных турах ... в порядке возрастания ..., а в четных - убывания"
    orders: &[(1, GroupOrder::StartNumbers(NumberOrder::ByRound))],
    // 5.4.10.5.4 "последний участник опускается ... и встречается с первым"
    floater_order: Direction::LastToFirst,
    meeting_order: Direction::FirstToLast,
    // 5.4.10.5.5
    search: Search::Fold,
    spares_floaters: false,
    colours: ColourRule::Alternation,
    takes_options: true,
};
