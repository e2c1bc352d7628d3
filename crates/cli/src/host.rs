//! The command line, as host programs write it: `shashki --truncated-solkoff FILE -p [OUT]`.

use std::ffi::OsString;
use std::path::PathBuf;

use shashki_base::Lang;
use shashki_base::encoding::Encoding;
use shashki_pairing::{Request, System};

use crate::args::InputArgs;
use crate::draw::{Drawn, Wishes};
use crate::exit::Failure;
use crate::input::Input;
use crate::output;

/// For the long help.
pub(crate) const HELP: &str = "\
Host programs may call it as they call other engines; FILE is a TRF (or JSON), read strictly:
  shashki --truncated-solkoff FILE -p [OUT]
  shashki --coefficient FILE -p [OUT]
  shashki --lot FILE -p [OUT]
  shashki --current-buchholz FILE -p [OUT]
It writes the number of pairs, then a pair a line, White first; a bye as \"number 0\".";

/// A call of a host program.
#[derive(Debug)]
pub(crate) struct Call {
    system: System,
    input: InputArgs,
    out: Option<PathBuf>,
}

impl Call {
    /// The call, if the command line begins as one; a failure where it then goes on otherwise.
    pub(crate) fn recognise(words: &[OsString]) -> Option<Result<Self, Failure>> {
        let (first, rest) = words.split_first()?;
        let system: System = first.to_str()?.strip_prefix("--")?.parse().ok()?;
        let (file, out) = match rest {
            [file, p] if p == "-p" => (file, None),
            [file, p, out] if p == "-p" => (file, Some(PathBuf::from(out))),
            _ => {
                let usage = format!("usage: shashki --{system} FILE -p [OUT]");
                return Some(Err(Failure::bad_input(usage)));
            }
        };
        let input =
            InputArgs { file: PathBuf::from(file), lenient: false, encoding: Encoding::Utf8 };
        Some(Ok(Self { system, input, out }))
    }
}

/// Pairs the next round and writes the list.
pub(crate) fn run(call: &Call) -> Result<(), Failure> {
    let lang = Lang::En;
    let input = Input::read(&call.input, lang)?;
    input.warn(lang);
    let wishes = Wishes::new(Request::new(call.system));
    let drawn = Drawn::new(input.event, &wishes, lang)?;
    drawn.notes_aside(lang);
    output::write(call.out.as_deref(), &drawn.pairing.list(), lang)
}
