//! Reading an event, in either of its forms, told apart by content.

use std::fs;
use std::io::{self, Read};
use std::path::Path;

use shashki_base::Lang;
use shashki_base::encoding::Encoding;
use shashki_tournament::trf::{self, ReadOptions};
use shashki_tournament::{Event, ReadAnyError, json, read_any};

use crate::args::{self, InputArgs};
use crate::exit::{Exit, Failure};
use crate::output;

/// The form of a file.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(crate) enum Form {
    Trf,
    Json,
}

impl Form {
    /// The form in which such a file is written again.
    pub(crate) const fn as_form(self) -> args::Form {
        match self {
            Self::Trf => args::Form::Trf26,
            Self::Json => args::Form::Json,
        }
    }
}

/// An event that was read.
pub(crate) struct Input {
    pub(crate) event: Event,
    pub(crate) form: Form,
    /// What the reader has to say about the file.
    pub(crate) warnings: Vec<String>,
}

impl Input {
    /// Reads the event that the command line names.
    pub(crate) fn read(args: &InputArgs, lang: Lang) -> Result<Self, Failure> {
        Self::read_as(args, false, lang)
    }

    /// Reads an event in which results may have been corrected by hand: that the points columns are
    /// still the old sums is a warning.
    pub(crate) fn read_corrected(args: &InputArgs, lang: Lang) -> Result<Self, Failure> {
        Self::read_as(args, true, lang)
    }

    fn read_as(args: &InputArgs, stale_points: bool, lang: Lang) -> Result<Self, Failure> {
        let bytes = bytes(&args.file, lang)?;
        let mut options = if args.lenient { ReadOptions::LENIENT } else { ReadOptions::STRICT };
        options.stale_points |= stale_points;
        let text = text(&bytes, args, options, lang)?;
        let form = if json::is_json(&text) { Form::Json } else { Form::Trf };
        match read_any(&text, &options) {
            Ok(read) => {
                let warnings = read.warnings.iter().map(|warning| warning.message(lang)).collect();
                Ok(Self { event: read.event, form, warnings })
            }
            Err(error) => Err(named(&args.file, &from_error(&error, args.lenient, lang))),
        }
    }

    /// Says on stderr what the reader has to say.
    pub(crate) fn warn(&self, lang: Lang) {
        for warning in &self.warnings {
            output::complain(&format!("{}: {warning}", lang.pick("warning", "предупреждение")));
        }
    }
}

fn bytes(file: &Path, lang: Lang) -> Result<Vec<u8>, Failure> {
    let mut bytes = Vec::new();
    let read = if file == Path::new("-") {
        io::stdin().lock().read_to_end(&mut bytes).map(|_| ())
    } else {
        fs::read(file).map(|content| bytes = content)
    };
    match read {
        Ok(()) => Ok(bytes),
        Err(error) => {
            let what = lang.pick("can't read", "не читается");
            let text = format!("{}: {what}: {}", file.display(), output::reason(&error, lang));
            Err(Failure::new(Exit::FileAccess, text))
        }
    }
}

fn text(
    bytes: &[u8],
    args: &InputArgs,
    options: ReadOptions,
    lang: Lang,
) -> Result<String, Failure> {
    args.encoding.decode(bytes).map_err(|error| {
        // The TRF reader knows the line and column of what isn't UTF-8.
        let failure = match trf::read_bytes(bytes, &options) {
            Err(errors) if args.encoding == Encoding::Utf8 => {
                let advice = lang.pick(
                    "(an old Russian file: try --encoding cp1251)",
                    "(старый русский файл: попробуйте --encoding cp1251)",
                );
                Failure::bad_input(format!("{}\n{advice}", errors.message(lang)))
            }
            _ => Failure::bad_input(error.to_string()),
        };
        named(&args.file, &failure)
    })
}

fn from_error(error: &ReadAnyError, lenient: bool, lang: Lang) -> Failure {
    let exit = if error.is_limit() { Exit::Limit } else { Exit::BadInput };
    let mut text = error.message(lang);
    if let ReadAnyError::Trf(errors) = error
        && !lenient
        && errors.list().len() == errors.count()
        && errors.list().iter().all(|error| error.problem.repair().is_some())
    {
        text.push_str(lang.pick(
            "\n(--lenient repairs this, and says how)",
            "\n(--lenient исправит это и сообщит, как именно)",
        ));
    }
    Failure::new(exit, text)
}

/// The failure with the file's name before each of its lines.
fn named(file: &Path, failure: &Failure) -> Failure {
    let line = |line: &str| {
        if line.starts_with('(') {
            return line.to_owned(); // advice, no fault of the file
        }
        format!("{}: {line}", file.display())
    };
    let lines: Vec<String> = failure.text.lines().map(line).collect();
    Failure::new(failure.exit, lines.join("\n"))
}
