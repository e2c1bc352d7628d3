//! 5.4.10.4: the blind lot.

use crate::system::{ColourRule, Direction, GroupOrder, Search, Table};

pub(crate) static LOT: Table = Table {
    // "пары ... определяются жребием между участниками, имеющими одинаковое ... количество очков"
    orders: &[(1, GroupOrder::Drawn)],
    floater_order: Direction::LastToFirst,
    meeting_order: Direction::FirstToLast,
    // "встречаются №1 с №2, №3 с №4"
    search: Search::Neighbours,
    spares_floaters: false,
    colours: ColourRule::Alternation,
    takes_options: true,
};
