//! What a host in C would write around the calls.

use core::ffi::c_char;
use core::ptr::null_mut;

use shashki_capi::*;

/// A text out, asked for twice as a host does.
pub fn text(
    mut call: impl FnMut(*mut c_char, usize, *mut usize) -> shk_status,
) -> Result<String, i32> {
    let mut needed = 0;
    match call(null_mut(), 0, &raw mut needed) {
        SHK_BUFFER_TOO_SMALL => {}
        status => return Err(status),
    }
    let mut buffer = vec![0_u8; needed];
    let status = call(buffer.as_mut_ptr().cast(), needed, &raw mut needed);
    assert_eq!(status, SHK_OK);
    assert_eq!(buffer.pop(), Some(0));
    Ok(String::from_utf8(buffer).expect("texts are UTF-8"))
}

/// An array out, asked for twice.
pub fn array<T: Clone>(
    empty: T,
    call: impl Fn(*mut T, usize, *mut usize) -> shk_status,
) -> Result<Vec<T>, i32> {
    let mut needed = 0;
    match call(null_mut(), 0, &raw mut needed) {
        SHK_BUFFER_TOO_SMALL | SHK_OK => {}
        status => return Err(status),
    }
    let mut values = vec![empty; needed];
    match call(values.as_mut_ptr(), needed, &raw mut needed) {
        SHK_OK => Ok(values),
        status => Err(status),
    }
}

/// An error that a host looks at and frees.
#[derive(Debug, PartialEq, Eq)]
pub struct Told {
    pub status: shk_status,
    pub english: String,
    pub russian: String,
    pub name: String,
    pub clause: String,
    pub line: u64,
    pub column: u64,
    pub offset: u64,
    pub round: u32,
    pub player: u32,
}

/// Runs a call with an error object.
pub fn told(call: impl FnOnce(*mut *mut shk_error) -> shk_status) -> Result<(), Told> {
    let mut error = null_mut();
    let status = call(&raw mut error);
    if status == SHK_OK {
        assert!(error.is_null());
        return Ok(());
    }
    assert!(!error.is_null(), "status {status} without an error");
    let told = unsafe {
        let message = |lang| text(|b, c, n| shk_error_message(error, lang, b, c, n)).unwrap();
        assert_eq!(shk_error_status(error), status);
        Told {
            status,
            english: message(SHK_EN),
            russian: message(SHK_RU),
            name: text(|b, c, n| shk_error_name(error, b, c, n)).unwrap(),
            clause: text(|b, c, n| shk_error_clause(error, b, c, n)).unwrap(),
            line: shk_error_line(error),
            column: shk_error_column(error),
            offset: shk_error_offset(error),
            round: shk_error_round(error),
            player: shk_error_player(error),
        }
    };
    unsafe { shk_error_free(error) };
    Err(told)
}

/// A text inside a struct.
pub fn span(text: &str) -> shk_text {
    shk_text { data: text.as_ptr().cast(), length: text.len() }
}

/// Bytes of 0, as `memset` leaves them.
pub fn zeroed<T: Copy>() -> T {
    unsafe { core::mem::zeroed() }
}

/// An event that frees itself.
pub struct Event(pub *mut shk_event);

impl Drop for Event {
    fn drop(&mut self) {
        unsafe { shk_event_free(self.0) }
    }
}

/// A draft that frees itself.
pub struct Draft(pub *mut shk_draft);

impl Drop for Draft {
    fn drop(&mut self) {
        unsafe { shk_draft_free(self.0) }
    }
}

/// A pairing that frees itself.
pub struct Pairing(pub *mut shk_pairing);

impl Drop for Pairing {
    fn drop(&mut self) {
        unsafe { shk_pairing_free(self.0) }
    }
}

pub fn read(text: &str) -> Result<Event, Told> {
    let mut event = null_mut();
    told(|error| unsafe {
        shk_event_read(text.as_ptr().cast(), text.len(), core::ptr::null(), &raw mut event, error)
    })?;
    Ok(Event(event))
}

pub fn written(event: &Event, form: u32) -> String {
    text(|b, c, n| unsafe { shk_event_write(event.0, form, b, c, n, null_mut()) }).unwrap()
}

/// A draft with so many players, "P1", "P2" ...
pub fn draft(players: u32) -> Draft {
    let mut draft = null_mut();
    assert_eq!(unsafe { shk_draft_new(&raw mut draft) }, SHK_OK);
    let draft = Draft(draft);
    let names: Vec<String> = (1..=players).map(|n| format!("P{n}")).collect();
    let all: Vec<shk_player> =
        names.iter().map(|name| shk_player { name: span(name), ..zeroed() }).collect();
    told(|error| unsafe { shk_draft_add_players(draft.0, all.as_ptr(), all.len(), error) })
        .unwrap();
    draft
}

pub fn checked(draft: &Draft) -> Result<Event, Told> {
    let mut event = null_mut();
    told(|error| unsafe { shk_draft_check(draft.0, &raw mut event, error) })?;
    Ok(Event(event))
}

/// Options for a system, odd numbers White in round 1.
pub fn options(system: u32) -> shk_pair_options {
    shk_pair_options {
        struct_size: u32::try_from(size_of::<shk_pair_options>()).unwrap(),
        system,
        first_colour: SHK_COLOUR_WHITE,
        ..zeroed()
    }
}

pub fn pair(event: &Event, options: &shk_pair_options) -> Result<Pairing, Told> {
    let mut pairing = null_mut();
    told(|error| unsafe { shk_pair(event.0, options, &raw mut pairing, error) })?;
    Ok(Pairing(pairing))
}

pub fn applied(pairing: &Pairing) -> Event {
    let mut event = null_mut();
    told(|error| unsafe { shk_pairing_apply(pairing.0, core::ptr::null(), &raw mut event, error) })
        .unwrap();
    Event(event)
}

pub fn list(pairing: &Pairing) -> String {
    text(|b, c, n| unsafe { shk_pairing_list(pairing.0, b, c, n) }).unwrap()
}

pub fn facts(event: &Event) -> shk_event_facts {
    let mut facts = shk_event_facts::default();
    assert_eq!(unsafe { shk_event_describe(event.0, &raw mut facts) }, SHK_OK);
    facts
}

pub fn points(event: &Event, round: u32) -> Vec<i64> {
    array(0, |out, capacity, needed| unsafe {
        shk_event_points(event.0, round, out, capacity, needed)
    })
    .unwrap()
}

pub fn game(white: u32, black: u32, decision: u8) -> shk_meeting {
    shk_meeting { white, black, kind: SHK_KIND_PLAYED, decision, ..zeroed() }
}

pub fn record(event: &Event, round: u32, results: &[shk_meeting]) -> Result<(), Told> {
    told(|error| unsafe {
        shk_event_record_results(event.0, round, results.as_ptr(), results.len(), error)
    })
}
