//! The players in order, those level so far together.

use core::ops::Range;
use std::sync::Arc;

use shashki_tournament::StartNumber;

use crate::column::Column;
use crate::{Standing, Values};

/// The players in order, those level so far together.
pub(crate) struct Order {
    /// Indices; inside a class by start number.
    players: Vec<usize>,
    /// Whether a class begins at this place.
    begins: Vec<bool>,
    /// The classes of several members: nothing changes any more in the others.
    open: Vec<Range<usize>>,
}

impl Order {
    /// Everyone level.
    pub(crate) fn new(players: usize) -> Self {
        let mut begins = vec![false; players];
        if let Some(first) = begins.first_mut() {
            *first = true;
        }
        let everyone = 0..players;
        let open = if players > 1 { vec![everyone] } else { Vec::new() };
        Self { players: (0..players).collect(), begins, open }
    }

    /// Those level so far, where they are several.
    pub(crate) fn classes(&self) -> impl Iterator<Item = &[usize]> {
        self.open.iter().map(|class| &self.players[class.clone()])
    }

    /// Splits every class by the values of one more criterion.
    pub(crate) fn refine(&mut self, column: &Column, low: bool) {
        for class in core::mem::take(&mut self.open) {
            // Stable: inside a class the start numbers stay in order.
            column.sort(&mut self.players[class.clone()], low);
            let mut first = class.start;
            for at in class.start + 1..class.end {
                if column.compare(self.players[at - 1], self.players[at], low).is_ne() {
                    self.begins[at] = true;
                    self.leave_open(first..at);
                    first = at;
                }
            }
            self.leave_open(first..class.end);
        }
    }

    fn leave_open(&mut self, class: Range<usize>) {
        if class.len() > 1 {
            self.open.push(class);
        }
    }

    /// The rows with their places (1224, T10); the start numbers are by index.
    pub(crate) fn rows(&self, starts: &[StartNumber], columns: Vec<Column>) -> Vec<Standing> {
        let columns: Arc<[Column]> = columns.into();
        let mut rank = 0;
        let places = (1..).zip(self.players.iter().zip(&self.begins));
        places
            .map(|(place, (&index, &begins))| {
                if begins {
                    rank = place;
                }
                let values = Values::new(&columns, index);
                Standing { rank, index, start: starts[index], values }
            })
            .collect()
    }
}
