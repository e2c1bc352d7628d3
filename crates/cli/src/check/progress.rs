//! How far long work has come, on a terminal.

use std::io::{self, IsTerminal, Write};
use std::time::{Duration, Instant};

use shashki_base::Lang;
use shashki_pairing::Progress;

/// Work shorter than this shows nothing.
const PATIENCE: Duration = Duration::from_millis(500);
/// The time between two updates.
const BETWEEN: Duration = Duration::from_millis(100);

/// A line on stderr that says how far the work has come; nothing where stderr is no terminal.
pub(crate) struct Bar {
    terminal: bool,
    lang: Lang,
    next: Instant,
    shown: bool,
}

impl Bar {
    pub(crate) fn new(lang: Lang) -> Self {
        let terminal = io::stderr().is_terminal();
        Self { terminal, lang, next: Instant::now() + PATIENCE, shown: false }
    }

    pub(crate) fn show(&mut self, progress: Progress) {
        if !self.terminal || Instant::now() < self.next {
            return;
        }
        self.next = Instant::now() + BETWEEN;
        self.shown = true;
        let Progress { done, of } = progress;
        let word = self.lang.pick("checking", "проверка");
        // There is nobody left to tell that stderr can't be written.
        let _ = write!(io::stderr().lock(), "\r{word}: {done} / {of}  ");
    }

    /// Takes the line away.
    pub(crate) fn clear(&self) {
        if self.shown {
            let _ = write!(io::stderr().lock(), "\r\x1b[K");
        }
    }
}
