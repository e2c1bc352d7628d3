//! Why a call failed.

use core::ffi::c_char;

use shashki_base::Lang;

use crate::memory::{free, read};
use crate::status::{
    SHK_BAD_ARGUMENT, SHK_BAD_INPUT, SHK_BUFFER_TOO_SMALL, SHK_INTERNAL, SHK_OK, guard, shk_status,
};
use crate::text::{TextOut, language};

/// Why a call failed: the status, the message in both languages, and where known the clause of the
/// rules and the place.
///
/// It belongs to the caller, who frees it with `shk_error_free`; it doesn't refer to anything else.
/// Several threads may read it at once.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct shk_error {
    status: shk_status,
    messages: [String; 2],
    clause: String,
    name: String,
    place: Place,
}

/// Where an error lies; 0 where there is no such place or it isn't known.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Place {
    pub(crate) line: u64,
    pub(crate) column: u64,
    /// From 0; means something where there is a line.
    pub(crate) offset: u64,
    pub(crate) round: u32,
    pub(crate) player: u32,
    pub(crate) ply: u32,
}

/// The failure of a call, inside the library.
#[derive(Clone, Debug)]
pub(crate) struct Fail(Box<shk_error>);

impl Fail {
    pub(crate) fn new(status: shk_status, en: impl Into<String>, ru: impl Into<String>) -> Self {
        let messages = [en.into(), ru.into()];
        Self(Box::new(shk_error { status, messages, ..shk_error::default() }))
    }

    /// A failure whose message exists in both languages.
    pub(crate) fn told<M: Into<String>>(status: shk_status, message: impl Fn(Lang) -> M) -> Self {
        Self::new(status, message(Lang::En), message(Lang::Ru))
    }

    pub(crate) fn input<M: Into<String>>(message: impl Fn(Lang) -> M) -> Self {
        Self::told(SHK_BAD_INPUT, message)
    }

    pub(crate) fn argument(name: &'static str, expected_en: &str, expected_ru: &str) -> Self {
        Self::new(
            SHK_BAD_ARGUMENT,
            format!("{name}: expected {expected_en}"),
            format!("{name}: ожидается {expected_ru}"),
        )
    }

    pub(crate) fn null(name: &'static str) -> Self {
        let (en, ru) = (format!("{name} is NULL"), format!("{name}: NULL"));
        Self::new(SHK_BAD_ARGUMENT, en, ru)
    }

    pub(crate) fn not_utf8(name: &'static str, at: usize) -> Self {
        Self::new(
            SHK_BAD_ARGUMENT,
            format!("{name} is not UTF-8 at byte {at}"),
            format!("{name}: не UTF-8, байт {at}"),
        )
    }

    pub(crate) fn too_small(needed: usize) -> Self {
        Self::new(
            SHK_BUFFER_TOO_SMALL,
            format!("the buffer is too small: {needed} needed"),
            format!("буфер мал: нужно {needed}"),
        )
    }

    /// A defect of ours: what can't be, such as an event that can't be written as JSON.
    pub(crate) fn internal(what: &str) -> Self {
        let (en, ru) = (format!("internal error: {what}"), format!("внутренняя ошибка: {what}"));
        Self::new(SHK_INTERNAL, en, ru)
    }

    #[must_use]
    pub(crate) fn clause(mut self, clause: impl Into<String>) -> Self {
        self.0.clause = clause.into();
        self
    }

    /// The name of the reason, as programs exchange it.
    #[must_use]
    pub(crate) fn named(mut self, name: impl Into<String>) -> Self {
        self.0.name = name.into();
        self
    }

    #[must_use]
    pub(crate) fn at(mut self, place: Place) -> Self {
        self.0.place = place;
        self
    }

    pub(crate) fn status(&self) -> shk_status {
        self.0.status
    }

    /// The object as the caller gets it, who frees it.
    pub(crate) fn into_raw(self) -> *mut shk_error {
        Box::into_raw(self.0)
    }
}

/// Runs a call whose failure is told by its status alone.
pub(crate) fn call(call: impl FnOnce() -> Result<(), Fail>) -> shk_status {
    guard(|| match call() {
        Ok(()) => SHK_OK,
        Err(fail) => fail.status(),
    })
}

/// Runs a call whose failure is told by an error object.
///
/// # Safety
///
/// `error` is NULL or may be written to.
pub(crate) unsafe fn call_with(
    error: *mut *mut shk_error,
    call: impl FnOnce() -> Result<(), Fail>,
) -> shk_status {
    let mut told = None;
    let status = guard(|| match call() {
        Ok(()) => SHK_OK,
        Err(fail) => {
            let status = fail.status();
            told = Some(fail.0);
            status
        }
    });
    if status == SHK_INTERNAL && told.is_none() {
        let fail = Fail::new(
            SHK_INTERNAL,
            "a defect of the library: please report it",
            "внутренняя ошибка библиотеки: сообщите о ней",
        );
        told = Some(fail.0);
    }
    if !error.is_null() {
        let object = told.map_or(core::ptr::null_mut(), Box::into_raw);
        // SAFETY: the caller promises that it may be written to.
        unsafe { error.write(object) }
    }
    status
}

/// Frees an error; NULL is allowed.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_error_free(error: *mut shk_error) {
    // SAFETY: as the contract says.
    unsafe { free(error) }
}

/// The status of the call that failed; `SHK_OK` for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_error_status(error: *const shk_error) -> shk_status {
    // SAFETY: as the contract says.
    unsafe { error.as_ref() }.map_or(SHK_OK, |error| error.status)
}

/// The message in a language (`SHK_EN`, `SHK_RU`), as text out.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_error_message(
    error: *const shk_error,
    lang: i32,
    buffer: *mut c_char,
    capacity: usize,
    needed: *mut usize,
) -> shk_status {
    call(|| {
        // SAFETY: as the contract says.
        let (error, out) =
            unsafe { (read(error, "error")?, TextOut::new(buffer, capacity, needed)?) };
        let [en, ru] = &error.messages;
        out.give(language(lang)?.pick(en, ru))
    })
}

/// The clause of the rules that the error stands for, as text out; empty where there is none.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_error_clause(
    error: *const shk_error,
    buffer: *mut c_char,
    capacity: usize,
    needed: *mut usize,
) -> shk_status {
    call(|| {
        // SAFETY: as the contract says.
        unsafe { TextOut::new(buffer, capacity, needed)?.give(&read(error, "error")?.clause) }
    })
}

/// The name of the reason by which programs tell reasons apart (`capture-compulsory`), as text out;
/// empty where it has none.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_error_name(
    error: *const shk_error,
    buffer: *mut c_char,
    capacity: usize,
    needed: *mut usize,
) -> shk_status {
    call(|| {
        // SAFETY: as the contract says.
        unsafe { TextOut::new(buffer, capacity, needed)?.give(&read(error, "error")?.name) }
    })
}

/// The line of the text that was read, from 1; 0 where there is none, and for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_error_line(error: *const shk_error) -> u64 {
    // SAFETY: as the contract says.
    unsafe { error.as_ref() }.map_or(0, |error| error.place.line)
}

/// The column in that line, from 1; 0 where there is none, and for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_error_column(error: *const shk_error) -> u64 {
    // SAFETY: as the contract says.
    unsafe { error.as_ref() }.map_or(0, |error| error.place.column)
}

/// The offset of the byte in that text, from 0; 0 where there is no line, and for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_error_offset(error: *const shk_error) -> u64 {
    // SAFETY: as the contract says.
    unsafe { error.as_ref() }.map_or(0, |error| error.place.offset)
}

/// The round; 0 where there is none, and for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_error_round(error: *const shk_error) -> u32 {
    // SAFETY: as the contract says.
    unsafe { error.as_ref() }.map_or(0, |error| error.place.round)
}

/// The start number of a player; 0 where there is none, and for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_error_player(error: *const shk_error) -> u32 {
    // SAFETY: as the contract says.
    unsafe { error.as_ref() }.map_or(0, |error| error.place.player)
}

/// The ply of a game, from 1; 0 where there is none, and for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_error_ply(error: *const shk_error) -> u32 {
    // SAFETY: as the contract says.
    unsafe { error.as_ref() }.map_or(0, |error| error.place.ply)
}
