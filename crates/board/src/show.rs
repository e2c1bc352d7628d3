//! Text written by a closure, without allocation.

use core::fmt;

struct Show<F>(F);

impl<F: Fn(&mut fmt::Formatter<'_>) -> fmt::Result> fmt::Display for Show<F> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0(f)
    }
}

/// Something to print: what the closure writes.
pub(crate) fn show<F: Fn(&mut fmt::Formatter<'_>) -> fmt::Result>(write: F) -> impl fmt::Display {
    Show(write)
}
