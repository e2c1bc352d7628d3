//! Checking a finished event, or a bare list for a round (P27).

use core::ffi::c_char;
use std::fmt::Write;
use std::sync::Arc;

use shashki_base::Lang;
use shashki_pairing::{
    ChangedResult, Comparison, ListReport, Outcome, Replay, Report, Request, RoundList, RuleBreak,
    Verdict, check, check_list, document,
};
use shashki_tournament::Event;

use super::fail::{from_check_error, from_list_error, from_pair_error};
use super::options::{request, shk_pair_options};
use crate::error::{Fail, call, call_with, shk_error};
use crate::event::{count, event, no_such_round, round, shk_event, shk_text, texts};
use crate::memory::{Buffer, Out, free, give, read};
use crate::sized::{Options, options_or_none};
use crate::status::shk_status;
use crate::text::{TextOut, language, text};

/// The round isn't the system's.
pub const SHK_VERDICT_DIFFERS: u32 = 0;
/// It is.
pub const SHK_VERDICT_AGREES: u32 = 1;
/// It is, with the changed results that were told.
pub const SHK_VERDICT_AGREES_IF: u32 = 2;
/// By lot, and neither a drawn order nor a seed is recorded: nothing to compare with.
pub const SHK_VERDICT_LOT_UNKNOWN: u32 = 3;
/// Nobody met anybody.
pub const SHK_VERDICT_NOBODY_MET: u32 = 4;

/// What is checked of an event. `SHK_CHECK_OPTIONS_INIT` in C; all fields but the size may be 0.
#[repr(C)]
#[derive(Copy, Clone, Debug)]
pub struct shk_check_options {
    /// `sizeof(shk_check_options)`.
    pub struct_size: u32,
    /// The first round; 0: all that are paired.
    pub from: u32,
    /// The last round; 0: the same as `from`.
    pub to: u32,
    /// Other than 0: where a round differs, a single changed result is looked for. That takes long.
    pub find: u32,
    /// Results that may have stood when a round was paired, `ROUND:A-B=RESULT` seen by A: `1-0`,
    /// `1/2`, `0-1`; `0-0` both lost; by forfeit `+--`, `--+`, `---`; `*` none yet; a micro-match
    /// game by game with commas.
    pub changes: *const shk_text,
    /// How many.
    pub change_count: usize,
}

// SAFETY: a size, then numbers and pointers.
unsafe impl Options for shk_check_options {
    const FIRST_SIZE: usize = size_of::<Self>();
}

/// The verdict on a round.
#[repr(C)]
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub struct shk_verdict {
    /// The round.
    pub round: u32,
    /// `SHK_VERDICT_...`.
    pub verdict: u32,
    /// Whether pairs and bye are the system's: 1 or 0.
    pub pairs: u32,
    /// Whether the colours are, in the pairs that both have: 1 or 0.
    pub colours: u32,
    /// How many rules the table's own pairs break, whatever the system would have done.
    pub break_count: u32,
    /// 0.
    pub reserved: u32,
}

/// What came out of a check. It belongs to the caller, who frees it with `shk_report_free`, and
/// doesn't need the event any more. Several threads may read one at once.
#[derive(Debug)]
pub struct shk_report {
    event: Arc<Event>,
    request: Request,
    found: Found,
}

#[derive(Debug)]
enum Found {
    Replay(Report),
    List(ListReport),
}

/// Results written as `ROUND:A-B=RESULT`.
///
/// # Safety
///
/// As for [`texts`].
pub(super) unsafe fn changes(
    pointer: *const shk_text,
    count: usize,
) -> Result<Vec<ChangedResult>, Fail> {
    // SAFETY: as the caller promises.
    let all = unsafe { texts(pointer, count, "changes") }?;
    let one = |text: String| {
        text.trim().parse().map_err(|_| {
            let form = "ROUND:A-B=RESULT (4:40-60=1/2)";
            Fail::argument("changes", form, form)
        })
    };
    all.into_iter().map(one).collect()
}

/// Checks a finished event round by round: each is drawn anew from the rounds before it, with the
/// players who stand in it, and compared. Round and forced pairs of `options` aren't used; `what` may
/// be NULL: all rounds.
///
/// A round that differs is no failure of the call. `SHK_NOT_FOUND`: no such rounds, or no such game
/// among the changes.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_check(
    event: *const shk_event,
    options: *const shk_pair_options,
    what: *const shk_check_options,
    report: *mut *mut shk_report,
    error: *mut *mut shk_error,
) -> shk_status {
    let run = || {
        // SAFETY: as the contract says.
        let (event, (request, _), replay, out) = unsafe {
            let (event, asked) = (self::event(event)?, request(options)?);
            let replay = replay(options_or_none(what, "what")?, asked.0.clone())?;
            (event, asked, replay, Out::new(report, "report")?)
        };
        let found = check(event, &replay, &mut |_| ()).map_err(|e| from_check_error(&e))?;
        let event = Arc::clone(event);
        give(&out, shk_report { event, request, found: Found::Replay(found) });
        Ok(())
    };
    // SAFETY: as the contract says.
    unsafe { call_with(error, run) }
}

/// # Safety
///
/// The array of changes is as it says.
unsafe fn replay(what: Option<shk_check_options>, draw: Request) -> Result<Replay, Fail> {
    let Some(what) = what else { return Ok(Replay::new(draw)) };
    let from = round(what.from, "from")?;
    let to = if what.to == 0 { from } else { round(what.to, "to")? };
    Ok(Replay {
        rounds: (from > 0 || to > 0).then_some((from, to)),
        // SAFETY: as the caller promises.
        changes: unsafe { changes(what.changes, what.change_count) }?,
        find: what.find != 0,
        ..Replay::new(draw)
    })
}

/// Checks a bare list for a round, as `shk_pairing_list` writes it: whether it breaks a rule, and
/// whether it is the system's.
///
/// A list that differs is no failure of the call; a text that is no list is (`SHK_BAD_INPUT`).
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_check_list(
    event: *const shk_event,
    options: *const shk_pair_options,
    list: *const c_char,
    length: usize,
    report: *mut *mut shk_report,
    error: *mut *mut shk_error,
) -> shk_status {
    let run = || {
        // SAFETY: as the contract says.
        let (event, (request, _), list, out) = unsafe {
            let list = text(list, length, "list")?;
            (self::event(event)?, request(options)?, list, Out::new(report, "report")?)
        };
        let list: RoundList = list.parse().map_err(|error| from_list_error(&error))?;
        let found = check_list(event, &request, &list).map_err(|e| from_pair_error(&e))?;
        let event = Arc::clone(event);
        give(&out, shk_report { event, request, found: Found::List(found) });
        Ok(())
    };
    // SAFETY: as the contract says.
    unsafe { call_with(error, run) }
}

/// Frees a report; NULL is allowed.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_report_free(report: *mut shk_report) {
    // SAFETY: as the contract says.
    unsafe { free(report) }
}

impl shk_report {
    fn rows(&self) -> Vec<shk_verdict> {
        match &self.found {
            Found::Replay(report) => report.verdicts.iter().map(of_round).collect(),
            Found::List(report) => vec![of_list(report)],
        }
    }

    /// What there is to say of a round.
    fn told(&self, round: u32, lang: Lang) -> Option<String> {
        let (comparison, breaks) = match &self.found {
            Found::List(report) if u32::from(report.round) == round => {
                (report.comparison.as_ref(), &report.breaks)
            }
            Found::List(_) => return None,
            Found::Replay(report) => {
                let found = report.verdicts.iter().find(|v| u32::from(v.round) == round)?;
                match &found.outcome {
                    Outcome::Compared { comparison, breaks, .. } => (Some(comparison), breaks),
                    _ => return Some(String::new()),
                }
            }
        };
        Some(lines(comparison, breaks, lang))
    }
}

fn lines(comparison: Option<&Comparison>, breaks: &[RuleBreak], lang: Lang) -> String {
    let mut text = String::new();
    let first = comparison.and_then(|comparison| comparison.first.as_ref());
    // Writing to a string can't fail.
    for broken in breaks {
        let _ = writeln!(text, "{}", broken.message(lang));
    }
    if let Some(difference) = first {
        let _ = writeln!(text, "{}", difference.message(lang));
    }
    text
}

fn of_round(verdict: &Verdict) -> shk_verdict {
    let row = shk_verdict { round: verdict.round.into(), ..shk_verdict::default() };
    match &verdict.outcome {
        Outcome::Compared { comparison, agrees_if, breaks } => shk_verdict {
            verdict: match agrees_if {
                _ if comparison.agrees() => SHK_VERDICT_AGREES,
                Some(_) => SHK_VERDICT_AGREES_IF,
                None => SHK_VERDICT_DIFFERS,
            },
            pairs: comparison.pairs.into(),
            colours: comparison.colours.into(),
            break_count: count(breaks.len()),
            ..row
        },
        Outcome::LotUnknown => shk_verdict { verdict: SHK_VERDICT_LOT_UNKNOWN, ..row },
        _ => shk_verdict { verdict: SHK_VERDICT_NOBODY_MET, ..row },
    }
}

fn of_list(report: &ListReport) -> shk_verdict {
    let comparison = report.comparison.as_ref();
    shk_verdict {
        round: report.round.into(),
        verdict: match comparison {
            None => SHK_VERDICT_LOT_UNKNOWN,
            Some(_) if report.agrees() => SHK_VERDICT_AGREES,
            Some(_) => SHK_VERDICT_DIFFERS,
        },
        pairs: comparison.is_some_and(|comparison| comparison.pairs).into(),
        colours: comparison.is_some_and(|comparison| comparison.colours).into(),
        break_count: count(report.breaks.len()),
        reserved: 0,
    }
}

/// The verdicts round by round, of a list one, into an array of `capacity`; `*needed` is how many
/// there are.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_report_verdicts(
    report: *const shk_report,
    verdicts: *mut shk_verdict,
    capacity: usize,
    needed: *mut usize,
) -> shk_status {
    call(|| {
        // SAFETY: as the contract says.
        let (report, out, needed) = unsafe {
            let out = Buffer::new(verdicts, capacity, "verdicts")?;
            (read(report, "report")?, out, Out::new(needed, "needed")?)
        };
        out.give(&needed, report.rows())
    })
}

/// What there is to say of a round, as text out: the rules that its pairs break, a line each, then
/// the first difference from the system; empty where there is nothing.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_report_text(
    report: *const shk_report,
    round: u32,
    lang: i32,
    buffer: *mut c_char,
    capacity: usize,
    needed: *mut usize,
) -> shk_status {
    call(|| {
        // SAFETY: as the contract says.
        let (report, out) =
            unsafe { (read(report, "report")?, TextOut::new(buffer, capacity, needed)?) };
        out.give(&report.told(round, language(lang)?).ok_or_else(|| no_such_round(round))?)
    })
}

/// The whole report as text out, JSON (`shashki-check` or `shashki-list-check`): every difference
/// with its reasons, and the changed results that were found.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_report_json(
    report: *const shk_report,
    lang: i32,
    buffer: *mut c_char,
    capacity: usize,
    needed: *mut usize,
) -> shk_status {
    call(|| {
        // SAFETY: as the contract says.
        let (report, out) =
            unsafe { (read(report, "report")?, TextOut::new(buffer, capacity, needed)?) };
        let shk_report { event, request, found } = report;
        let lang = language(lang)?;
        let text = match found {
            Found::Replay(found) => document::check(event, request, found, lang),
            Found::List(found) => document::list_check(event, request, found, lang),
        };
        out.give(&text.map_err(|error| Fail::internal(&error.to_string()))?)
    })
}
