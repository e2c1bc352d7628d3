//! What stands in a file, told piece by piece.

use core::ffi::{c_char, c_void};
use std::ops::ControlFlow;

use shashki_record::pdn::{At, Diagnostic, GameEnd, MoveText, Nag, Score, Severity, Tag, Visitor};

use crate::game::{
    SHK_OUTCOME_BLACK, SHK_OUTCOME_BOTH_LOST, SHK_OUTCOME_DRAW, SHK_OUTCOME_NONE, SHK_OUTCOME_WHITE,
};

/// A move: `text` as it is written.
pub const SHK_PDN_MOVE: u32 = 0;
/// A move that isn't known, `- -`; the next one is White's.
pub const SHK_PDN_UNKNOWN: u32 = 1;
/// An annotation of the move before: `number` is that of the standard, 1 for `!`.
pub const SHK_PDN_NAG: u32 = 2;
/// A comment: `text` without its braces.
pub const SHK_PDN_COMMENT: u32 = 3;
/// A set-up in the movetext: `text` without its slashes, `FEN "..."`.
pub const SHK_PDN_SETUP: u32 = 4;
/// A variation to the last move begins.
pub const SHK_PDN_BEGIN_VARIATION: u32 = 5;
/// It is over.
pub const SHK_PDN_END_VARIATION: u32 = 6;
/// A game begins.
pub const SHK_PDN_BEGIN_GAME: u32 = 7;
/// A tag: `text` is its name, `value` its value as it stands between the quotation marks, with its
/// backslashes.
pub const SHK_PDN_TAG: u32 = 8;
/// A game is over: `text` is what ended it, `number` the outcome (`SHK_OUTCOME_...`) that it stands for,
/// `ply` the moves of the main line, `sound` whether no error of the grammar was met.
pub const SHK_PDN_END_GAME: u32 = 9;
/// Something is wrong (`number` 1) or odd (0) in the grammar: `text` is the message in English, `value`
/// the name by which programs know it.
pub const SHK_PDN_DIAGNOSTIC: u32 = 10;

/// A part of a game file. The texts are of the bytes that `length` says, without a NUL behind them, in
/// UTF-8 unless the file isn't, and live only as long as the callback runs.
#[repr(C)]
#[derive(Copy, Clone, Debug)]
pub struct shk_pdn_event {
    /// `SHK_PDN_MOVE` and so on.
    pub kind: u32,
    /// Moves of the line up to here, this one included.
    pub ply: u32,
    /// The number of the game in the file, from 1.
    pub game: u64,
    /// The offset of the byte where it begins, from 0, in the text as it is decoded.
    pub offset: u64,
    /// The text, by kind; NULL where there is none.
    pub text: *const c_char,
    /// Its bytes.
    pub text_length: usize,
    /// The value, by kind; NULL where there is none.
    pub value: *const c_char,
    /// Its bytes.
    pub value_length: usize,
    /// By kind.
    pub number: i32,
    /// By kind: 1 for yes.
    pub sound: u32,
}

/// A host's function, as the calls that take one spell it out.
pub(super) type Listener =
    Option<unsafe extern "C" fn(context: *mut c_void, event: *const shk_pdn_event) -> i32>;

/// The listener of the call that is running, if any.
#[derive(Debug)]
pub(super) struct Events {
    listener: Listener,
    context: *mut c_void,
    stopped: bool,
}

impl Default for Events {
    fn default() -> Self {
        Self { listener: None, context: core::ptr::null_mut(), stopped: false }
    }
}

pub(super) fn outcome(score: Option<Score>) -> i32 {
    match score {
        Some(Score::White) => SHK_OUTCOME_WHITE,
        Some(Score::Black) => SHK_OUTCOME_BLACK,
        Some(Score::Draw) => SHK_OUTCOME_DRAW,
        Some(Score::BothLost) => SHK_OUTCOME_BOTH_LOST,
        Some(Score::Open) | None => SHK_OUTCOME_NONE,
    }
}

fn event(kind: u32, text: Option<&[u8]>) -> shk_pdn_event {
    let (text, text_length) =
        text.map_or((core::ptr::null(), 0), |text| (text.as_ptr().cast(), text.len()));
    shk_pdn_event {
        kind,
        ply: 0,
        game: 0,
        offset: 0,
        text,
        text_length,
        value: core::ptr::null(),
        value_length: 0,
        number: 0,
        sound: 0,
    }
}

impl Events {
    pub(super) fn listen(&mut self, listener: Listener, context: *mut c_void) {
        (self.listener, self.context) = (listener, context);
    }

    pub(super) fn stopped(&self) -> bool {
        self.stopped
    }

    fn tell(&mut self, event: shk_pdn_event, at: At<'_>) {
        self.call(&shk_pdn_event { ply: at.ply(), game: at.game(), offset: at.offset(), ..event });
    }

    fn call(&mut self, event: &shk_pdn_event) {
        if let Some(listener) = self.listener
            && !self.stopped
        {
            // SAFETY: the caller's function, called as its type says; the event and its texts live
            // as long as it runs.
            self.stopped = unsafe { listener(self.context, event) } != 0;
        }
    }

    fn flow(&self) -> ControlFlow<()> {
        if self.stopped { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    }
}

impl Visitor for Events {
    fn begin_game(&mut self, at: At<'_>) {
        self.tell(event(SHK_PDN_BEGIN_GAME, None), at);
    }

    fn tag(&mut self, tag: &Tag<'_>, at: At<'_>) {
        let told = event(SHK_PDN_TAG, Some(tag.name()));
        let (value, value_length) = (tag.raw().as_ptr().cast(), tag.raw().len());
        self.tell(shk_pdn_event { value, value_length, ..told }, at);
    }

    fn move_text(&mut self, text: &MoveText<'_>, at: At<'_>) {
        self.tell(event(SHK_PDN_MOVE, Some(text.raw())), at);
    }

    fn unknown_move(&mut self, at: At<'_>) {
        self.tell(event(SHK_PDN_UNKNOWN, None), at);
    }

    fn nag(&mut self, nag: Nag, at: At<'_>) {
        self.tell(shk_pdn_event { number: nag.0.into(), ..event(SHK_PDN_NAG, None) }, at);
    }

    fn comment(&mut self, text: &[u8], at: At<'_>) {
        self.tell(event(SHK_PDN_COMMENT, Some(text)), at);
    }

    fn setup(&mut self, text: &[u8], at: At<'_>) {
        self.tell(event(SHK_PDN_SETUP, Some(text)), at);
    }

    fn begin_variation(&mut self, at: At<'_>) -> bool {
        if self.listener.is_none() {
            return false;
        }
        self.tell(event(SHK_PDN_BEGIN_VARIATION, None), at);
        true
    }

    fn end_variation(&mut self, at: At<'_>) {
        self.tell(event(SHK_PDN_END_VARIATION, None), at);
    }

    fn end_game(&mut self, end: GameEnd<'_>, at: At<'_>) -> ControlFlow<()> {
        let told = event(SHK_PDN_END_GAME, end.terminator.map(|terminator| terminator.raw()));
        let number = outcome(end.terminator.and_then(|terminator| terminator.score()));
        self.tell(shk_pdn_event { number, sound: end.sound.into(), ..told }, at);
        self.flow()
    }

    fn diagnostic(&mut self, diagnostic: Diagnostic) {
        if self.listener.is_none() {
            return;
        }
        let message = diagnostic.message(shashki_base::Lang::En);
        let name = diagnostic.problem.name();
        let place = diagnostic.place;
        self.call(&shk_pdn_event {
            ply: place.ply,
            game: place.game,
            offset: place.offset,
            value: name.as_ptr().cast(),
            value_length: name.len(),
            number: (diagnostic.severity == Severity::Error).into(),
            ..event(SHK_PDN_DIAGNOSTIC, Some(message.as_bytes()))
        });
    }
}
