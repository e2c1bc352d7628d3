//! The values of one player.

use core::fmt;
use std::sync::Arc;

use crate::Value;
use crate::column::Column;

/// The values of one player, one for each criterion.
///
/// They stay packed with those of the other players; a [`Value`] is made when it is asked for.
///
/// ```
/// use shashki_tiebreak::{Criterion, Standings, StandingsRequest, Value, Exact};
/// # use shashki_tournament::trf::{read, ReadOptions};
/// # let text = "\
/// # 162  W 2.0    D 1.0    L 0.0
/// # 001    1      Ivanova, Anna                                                      2.0          2 w 1
/// # 001    2      Petrov, Pyotr                                                      0.0          1 b 0
/// # ";
/// # let event = read(text, &ReadOptions::default()).unwrap().event;
/// let request = StandingsRequest::new(Criterion::list("PTS,SOLK").unwrap());
/// let standings = Standings::new(&event, &request).unwrap();
/// let first = &standings.rows[0].values;
/// assert_eq!(first.get(0), Some(Value::Number(Exact::whole(2))));
/// assert_eq!(first.iter().map(|value| value.to_string()).collect::<Vec<_>>(), ["2", "0"]);
/// ```
#[derive(Clone)]
pub struct Values {
    columns: Arc<[Column]>,
    player: usize,
}

impl Values {
    pub(crate) fn new(columns: &Arc<[Column]>, player: usize) -> Self {
        Self { columns: Arc::clone(columns), player }
    }

    /// The value of a criterion, by its place in the list.
    pub fn get(&self, criterion: usize) -> Option<Value> {
        self.columns.get(criterion).map(|column| column.value(self.player))
    }

    /// The value of the first criterion.
    pub fn first(&self) -> Option<Value> {
        self.get(0)
    }

    /// How many there are.
    pub fn len(&self) -> usize {
        self.columns.len()
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.columns.is_empty()
    }

    /// The values in the order of the criteria.
    pub fn iter(&self) -> impl ExactSizeIterator<Item = Value> + use<'_> {
        self.columns.iter().map(|column| column.value(self.player))
    }
}

impl PartialEq for Values {
    fn eq(&self, other: &Self) -> bool {
        self.iter().eq(other.iter())
    }
}

impl Eq for Values {}

impl fmt::Debug for Values {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}
