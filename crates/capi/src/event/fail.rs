//! What can be wrong with an event, as failures of a call.

use shashki_tournament::trf::{TrfErrors, WriteError};
use shashki_tournament::{Faults, ReadAnyError, json::JsonError};

use crate::error::{Fail, Place};
use crate::status::{SHK_BAD_INPUT, SHK_LIMIT, shk_status};

const fn input(is_limit: bool) -> shk_status {
    if is_limit { SHK_LIMIT } else { SHK_BAD_INPUT }
}

/// All faults, one a line; the place is that of the first.
pub(crate) fn from_faults(faults: &Faults) -> Fail {
    let first = faults.list().first();
    let place = Place {
        round: first.and_then(shashki_tournament::Fault::round).map_or(0, u32::from),
        player: first
            .and_then(shashki_tournament::Fault::start)
            .map_or(0, shashki_tournament::StartNumber::get),
        ..Place::default()
    };
    Fail::told(input(faults.is_limit()), |lang| faults.message(lang)).named("faults").at(place)
}

/// Where a text couldn't be read.
pub(super) fn from_read(error: &ReadAnyError, text: &str) -> Fail {
    match error {
        ReadAnyError::Trf(errors) => from_trf(errors, text),
        ReadAnyError::Json(error) => from_json(error, text),
        error => Fail::told(input(error.is_limit()), |lang| error.message(lang)),
    }
}

pub(super) fn from_trf(errors: &TrfErrors, text: &str) -> Fail {
    let fail = Fail::told(input(errors.is_limit()), |lang| errors.message(lang)).named("trf");
    let Some(at) = errors.list().first().map(|error| error.at).filter(|at| at.line > 0) else {
        return fail;
    };
    let column = at.columns.map_or(0, |(first, _)| first);
    let text = Text(text);
    let offset = text.line(at.line).map_or(0, |(begins, line)| {
        let before = line.chars().take(column.saturating_sub(1)).map(char::len_utf8).sum::<usize>();
        begins + before
    });
    fail.at(place(at.line, column, offset))
}

pub(super) fn from_json(error: &JsonError, text: &str) -> Fail {
    if let JsonError::Faults(faults) = error {
        return from_faults(faults);
    }
    let fail = Fail::told(input(error.is_limit()), |lang| error.message(lang)).named("json");
    match error {
        JsonError::Syntax { line, column, .. } | JsonError::Data { line, column, .. } => {
            let begins = text.split_inclusive('\n').take(line.saturating_sub(1)).map(str::len);
            let offset = begins.sum::<usize>() + column.saturating_sub(1);
            fail.at(place(*line, *column, offset.min(text.len())))
        }
        _ => fail,
    }
}

pub(super) fn from_write(error: &WriteError) -> Fail {
    Fail::told(input(error.is_limit()), |lang| error.message(lang)).named("trf")
}

fn place(line: usize, column: usize, offset: usize) -> Place {
    Place { line: line as u64, column: column as u64, offset: offset as u64, ..Place::default() }
}

/// The lines of a TRF, which end with any of the three line ends.
struct Text<'t>(&'t str);

impl<'t> Text<'t> {
    /// Where a line begins, and the line.
    fn line(&self, number: usize) -> Option<(usize, &'t str)> {
        let mut begins = self.0.len() - self.0.trim_start_matches('\u{FEFF}').len();
        for _ in 1..number {
            let rest = self.0.get(begins..)?;
            let end = rest.find(['\r', '\n'])?;
            begins += end + if rest.get(end..)?.starts_with("\r\n") { 2 } else { 1 };
        }
        Some((begins, self.0.get(begins..)?))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_end_as_they_like() {
        let text = Text("\u{FEFF}a\rb\r\nc\nd");
        let begins = |number| text.line(number).map(|(begins, _)| begins);
        assert_eq!([1, 2, 3, 4].map(begins), [Some(3), Some(5), Some(8), Some(10)]);
        assert_eq!(begins(5), None);
    }
}
