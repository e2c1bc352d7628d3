//! What lies behind an opaque handle.

use crate::error::Fail;
use crate::status::SHK_POISONED;

/// A value that a host holds and may change. Should a defect panic while it is being changed, it is
/// left poisoned: it can be freed, and nothing else.
#[derive(Debug)]
pub(crate) struct Handle<T> {
    value: T,
    poisoned: bool,
}

impl<T> Handle<T> {
    pub(crate) const fn new(value: T) -> Self {
        Self { value, poisoned: false }
    }

    /// The value, to be read.
    pub(crate) fn get(&self) -> Result<&T, Fail> {
        if self.poisoned { Err(poisoned()) } else { Ok(&self.value) }
    }

    /// Changes the value; an error has to leave it as it was.
    pub(crate) fn alter<R>(
        &mut self,
        change: impl FnOnce(&mut T) -> Result<R, Fail>,
    ) -> Result<R, Fail> {
        if self.poisoned {
            return Err(poisoned());
        }
        self.poisoned = true; // stays so if `change` panics
        let result = change(&mut self.value);
        self.poisoned = false;
        result
    }
}

fn poisoned() -> Fail {
    Fail::new(
        SHK_POISONED,
        "the handle was left half changed by a defect in an earlier call",
        "объект повреждён внутренней ошибкой в прежнем вызове",
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::panic::{AssertUnwindSafe, catch_unwind};

    #[test]
    fn a_panic_poisons_and_an_error_does_not() {
        let mut handle = Handle::new(1);
        let refused = handle.alter(|_| -> Result<(), Fail> { Err(Fail::null("x")) });
        assert!(refused.is_err() && handle.get().is_ok());
        let panicked = catch_unwind(AssertUnwindSafe(|| {
            handle.alter(|value| -> Result<(), Fail> {
                *value = 2;
                std::panic::resume_unwind(Box::new("a defect"))
            })
        }));
        assert!(panicked.is_err());
        assert_eq!(handle.get().err().map(|fail| fail.status()), Some(SHK_POISONED));
        assert!(handle.alter(|_| Ok(())).is_err());
    }
}
