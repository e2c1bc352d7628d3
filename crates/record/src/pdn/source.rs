//! A file of any length seen through a buffer of fixed size.

use std::io::{self, ErrorKind, Read};

use super::place::Lines;
use super::plain::View;

/// What is read at once; the buffer has it beyond the room for the longest token.
const BLOCK: usize = 1 << 16;
/// So many bytes may lie behind without their lines counted: what a place costs.
const UNCOUNTED: usize = 1 << 12;

/// The file and the part of it that is in memory.
pub(super) struct Source<R> {
    input: R,
    buffer: Box<[u8]>,
    /// The bytes not yet consumed: `start..end` of the buffer.
    start: usize,
    end: usize,
    /// How far lines have been counted in the buffer, and the line there.
    counted: usize,
    lines: Lines,
    ended: bool,
}

impl<R: Read> Source<R> {
    /// A source whose buffer has room for a token of this length.
    pub(super) fn new(input: R, longest: usize) -> Self {
        let buffer = vec![0; longest + BLOCK].into_boxed_slice();
        Self { input, buffer, start: 0, end: 0, counted: 0, lines: Lines::default(), ended: false }
    }

    pub(super) fn input_mut(&mut self) -> &mut R {
        &mut self.input
    }

    /// What lies ahead and is in memory.
    pub(super) fn ahead(&self) -> &[u8] {
        self.buffer.get(self.start..self.end).unwrap_or_default()
    }

    /// Whether nothing follows [`ahead`](Self::ahead).
    pub(super) fn is_last(&self) -> bool {
        self.ended
    }

    /// The bytes last consumed, and the line at which they begin.
    pub(super) fn behind(&self) -> (&[u8], &Lines) {
        (self.buffer.get(self.counted..self.start).unwrap_or_default(), &self.lines)
    }

    /// All that is in memory from where lines were last counted, and where in it plain tokens may
    /// begin: with so many bytes ahead of each.
    #[inline]
    pub(super) fn view(&self, window: usize) -> View<'_> {
        let bytes = self.buffer.get(self.counted..self.end).unwrap_or_default();
        View {
            bytes,
            begin: self.start - self.counted,
            end: bytes.len().saturating_sub(window).min(UNCOUNTED),
            lines: &self.lines,
        }
    }

    #[inline]
    pub(super) fn consume(&mut self, bytes: usize) {
        self.start = (self.start + bytes).min(self.end);
        if self.start - self.counted > UNCOUNTED {
            self.count();
        }
    }

    #[cold]
    fn count(&mut self) {
        self.lines.pass(self.buffer.get(self.counted..self.start).unwrap_or_default());
        self.counted = self.start;
    }

    /// Reads until so many bytes lie ahead, or the file ends.
    #[inline]
    pub(super) fn fill(&mut self, wanted: usize) -> io::Result<()> {
        if self.end - self.start >= wanted || self.ended { Ok(()) } else { self.refill(wanted) }
    }

    #[cold]
    fn refill(&mut self, wanted: usize) -> io::Result<()> {
        self.count();
        if self.start > 0 {
            self.buffer.copy_within(self.start..self.end, 0);
            self.end -= self.start;
            (self.start, self.counted) = (0, 0);
        }
        while self.end - self.start < wanted {
            // Block by block, however large the buffer: what was just read is still in the cache.
            let most = self.buffer.len().min(self.end + BLOCK);
            let Some(room) = self.buffer.get_mut(self.end..most).filter(|room| !room.is_empty())
            else {
                return Ok(());
            };
            match self.input.read(room) {
                Ok(0) => {
                    self.ended = true;
                    return Ok(());
                }
                Ok(read) => self.end = (self.end + read).min(self.buffer.len()),
                Err(error) if error.kind() == ErrorKind::Interrupted => {}
                Err(error) => return Err(error),
            }
        }
        Ok(())
    }
}
