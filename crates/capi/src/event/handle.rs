//! The handle of an event.

use std::sync::Arc;

use shashki_tournament::Event;

use crate::error::Fail;
use crate::handle::Handle;
use crate::memory::{change, free, read};

/// A tournament in which nothing contradicts anything else.
///
/// It belongs to the caller, who frees it with `shk_event_free`; pairings, drafts and reports made
/// from it don't need it any more. Several threads may read one at once.
#[derive(Debug)]
pub struct shk_event {
    pub(super) event: Handle<Arc<Event>>,
    pub(super) warnings: Vec<Warning>,
}

/// What the reader had to say.
#[derive(Clone, Debug)]
pub(super) struct Warning {
    pub(super) line: u64,
    pub(super) messages: [String; 2],
}

impl shk_event {
    pub(crate) fn new(event: Event) -> Self {
        Self { event: Handle::new(Arc::new(event)), warnings: Vec::new() }
    }

    /// The event with something to say of it as a whole.
    pub(crate) fn with_warnings(
        event: Event,
        warnings: impl IntoIterator<Item = [String; 2]>,
    ) -> Self {
        let warning = |messages| Warning { line: 0, messages };
        Self { warnings: warnings.into_iter().map(warning).collect(), ..Self::new(event) }
    }

    pub(crate) fn shared(&self) -> Result<&Arc<Event>, Fail> {
        self.event.get()
    }
}

/// The event behind a pointer.
///
/// # Safety
///
/// As for [`read`].
pub(crate) unsafe fn event<'a>(pointer: *const shk_event) -> Result<&'a Arc<Event>, Fail> {
    // SAFETY: as the caller promises.
    unsafe { read(pointer, "event") }?.shared()
}

/// The event behind a pointer, to be changed.
///
/// # Safety
///
/// As for [`change`].
pub(super) unsafe fn event_mut<'a>(pointer: *mut shk_event) -> Result<&'a mut shk_event, Fail> {
    // SAFETY: as the caller promises.
    unsafe { change(pointer, "event") }
}

/// Frees an event; NULL is allowed.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_event_free(event: *mut shk_event) {
    // SAFETY: as the contract says.
    unsafe { free(event) }
}
