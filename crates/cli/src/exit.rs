//! What the program ends with: one code for every kind of failure.

use std::any::Any;
use std::panic::{self, UnwindSafe};
use std::process::ExitCode;

use shashki_base::Lang;
use shashki_pairing::{PairError, document::DocumentError};
use shashki_tiebreak::document;
use shashki_tournament::Faults;

use crate::output;

/// Why the program ends.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
#[repr(u8)]
pub(crate) enum Exit {
    /// Done.
    Done = 0,
    /// No valid pairing exists.
    NoValidPairing = 1,
    /// A defect of the program.
    Internal = 2,
    /// The input or the command line is wrong.
    BadInput = 3,
    /// A limit of the program or of a file format.
    Limit = 4,
    /// A file can't be read or written.
    FileAccess = 5,
    /// Checked, and different.
    Differs = 6,
}

impl From<Exit> for ExitCode {
    fn from(exit: Exit) -> Self {
        Self::from(exit as u8)
    }
}

/// The codes as `--help` prints them.
pub(crate) const HELP: &str = "\
Exit codes:
  0  done
  1  no valid pairing exists
  2  internal error: please report it
  3  bad input or usage
  4  a limit (a TRF ends at start number 9999, for instance)
  5  a file can't be read or written
  6  checked, and different";

/// A failure: the code, and what is printed on stderr. Without text nothing is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Failure {
    pub(crate) exit: Exit,
    pub(crate) text: String,
}

impl Failure {
    pub(crate) fn new(exit: Exit, text: impl Into<String>) -> Self {
        Self { exit, text: text.into() }
    }

    /// A command line or an input that can't be right.
    pub(crate) fn bad_input(text: impl Into<String>) -> Self {
        Self::new(Exit::BadInput, text)
    }

    pub(crate) fn from_faults(faults: &Faults, lang: Lang) -> Self {
        let exit = if faults.is_limit() { Exit::Limit } else { Exit::BadInput };
        Self::new(exit, faults.message(lang))
    }

    pub(crate) fn from_pair_error(error: &PairError, lang: Lang) -> Self {
        let message = error.message(lang);
        match error {
            // Host programs look for the English words whatever the language.
            PairError::NoValidPairing { .. } if lang != Lang::En => {
                Self::new(Exit::NoValidPairing, format!("No valid pairing exists\n{message}"))
            }
            PairError::NoValidPairing { .. } => Self::new(Exit::NoValidPairing, message),
            PairError::Internal { .. } => Self::new(Exit::Internal, message),
            _ => Self::bad_input(message),
        }
    }
}

impl From<DocumentError> for Failure {
    fn from(error: DocumentError) -> Self {
        Self::new(Exit::Internal, error.to_string())
    }
}

impl From<document::DocumentError> for Failure {
    fn from(error: document::DocumentError) -> Self {
        Self::new(Exit::Internal, error.to_string())
    }
}

/// Runs the program; whatever happens in it, a panic included, becomes an [`Exit`].
pub(crate) fn guard(run: impl FnOnce() -> Result<(), Failure> + UnwindSafe) -> Exit {
    panic::set_hook(Box::new(|_| {})); // reported below, in our own words
    match panic::catch_unwind(run) {
        Ok(Ok(())) => Exit::Done,
        Ok(Err(failure)) => {
            output::complain(&failure.text);
            failure.exit
        }
        Err(payload) => {
            output::complain(&format!(
                "internal error: {}\n\
                 внутренняя ошибка программы\n\
                 please report it, with the command line and the file (version {})",
                panic_text(payload.as_ref()),
                env!("CARGO_PKG_VERSION"),
            ));
            Exit::Internal
        }
    }
}

fn panic_text(payload: &(dyn Any + Send)) -> &str {
    let text = payload.downcast_ref::<&str>().copied();
    text.or_else(|| payload.downcast_ref::<String>().map(String::as_str)).unwrap_or("unknown")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_panic_is_an_internal_error() {
        assert_eq!(guard(|| panic!("out of bounds")), Exit::Internal);
        assert_eq!(guard(|| Ok(())), Exit::Done);
        assert_eq!(guard(|| Err(Failure::new(Exit::Limit, ""))), Exit::Limit);
    }

    #[test]
    fn an_internal_error_of_the_engine_is_one_of_the_program() {
        let error = PairError::Internal { place: "bracket" };
        let failure = Failure::from_pair_error(&error, Lang::Ru);
        assert_eq!(failure.exit, Exit::Internal);
        assert!(failure.text.contains("bracket"));
    }

    #[test]
    fn the_panic_text_is_kept() {
        let payload = panic::catch_unwind(|| panic!("place {}", 7)).unwrap_err();
        assert_eq!(panic_text(payload.as_ref()), "place 7");
    }
}
