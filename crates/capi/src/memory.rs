//! What lies behind the pointers of a call.

use crate::error::Fail;

/// The struct or handle behind a pointer.
///
/// # Safety
///
/// The pointer is NULL or points to a `T` that lives and isn't changed while the reference does.
pub(crate) unsafe fn read<'a, T>(pointer: *const T, name: &'static str) -> Result<&'a T, Fail> {
    // SAFETY: as the caller promises.
    unsafe { pointer.as_ref() }.ok_or_else(|| Fail::null(name))
}

/// The same to be changed.
///
/// # Safety
///
/// The pointer is NULL or points to a `T` that lives and that nobody else reads meanwhile.
pub(crate) unsafe fn change<'a, T>(pointer: *mut T, name: &'static str) -> Result<&'a mut T, Fail> {
    // SAFETY: as the caller promises.
    unsafe { pointer.as_mut() }.ok_or_else(|| Fail::null(name))
}

/// Takes a handle back to free it; NULL is allowed.
///
/// # Safety
///
/// The pointer is NULL or came from [`give`] and isn't used any more.
pub(crate) unsafe fn free<T>(pointer: *mut T) {
    if !pointer.is_null() {
        // SAFETY: as the caller promises.
        drop(unsafe { Box::from_raw(pointer) });
    }
}

/// Gives a new handle to the caller.
pub(crate) fn give<T>(place: &Out<*mut T>, handle: T) {
    place.set(Box::into_raw(Box::new(handle)));
}

/// The place of an output.
pub(crate) struct Out<T>(*mut T);

impl<T> Out<T> {
    /// The place behind a pointer, which may be NULL nowhere.
    ///
    /// # Safety
    ///
    /// The pointer is NULL or may be written to.
    pub(crate) unsafe fn new(pointer: *mut T, name: &'static str) -> Result<Self, Fail> {
        if pointer.is_null() { Err(Fail::null(name)) } else { Ok(Self(pointer)) }
    }

    /// Writes the output.
    pub(crate) fn set(&self, value: T) {
        // SAFETY: `new` was promised that the place may be written to. What lay there is not
        // dropped: it is the caller's memory, as a rule not set yet.
        unsafe { self.0.write(value) }
    }
}

/// An array of the caller's; NULL with no elements is the empty one.
///
/// # Safety
///
/// The pointer is NULL or points to `count` elements that live and aren't changed while the slice does.
pub(crate) unsafe fn slice<'a, T>(
    pointer: *const T,
    count: usize,
    name: &'static str,
) -> Result<&'a [T], Fail> {
    if pointer.is_null() {
        return if count == 0 { Ok(&[]) } else { Err(Fail::null(name)) };
    }
    fits::<T>(count, name)?;
    // SAFETY: as the caller promises; the size has been looked at.
    Ok(unsafe { core::slice::from_raw_parts(pointer, count) })
}

/// An array of the caller's that is written to; what stands in it isn't read.
pub(crate) struct Buffer<T> {
    pointer: *mut T,
    capacity: usize,
}

impl<T: Copy> Buffer<T> {
    /// The array behind a pointer; NULL with no elements is the empty one.
    ///
    /// # Safety
    ///
    /// The pointer is NULL or points to room for `capacity` elements.
    pub(crate) unsafe fn new(
        pointer: *mut T,
        capacity: usize,
        name: &'static str,
    ) -> Result<Self, Fail> {
        if pointer.is_null() && capacity > 0 {
            return Err(Fail::null(name));
        }
        fits::<T>(capacity, name)?;
        Ok(Self { pointer, capacity })
    }

    /// Whether so many elements have room.
    pub(crate) fn holds(&self, count: usize) -> bool {
        count <= self.capacity
    }

    /// Writes one element; what has no room is left out.
    pub(crate) fn put(&self, at: usize, value: T) {
        if at < self.capacity {
            // SAFETY: `new` was promised room for `capacity` elements.
            unsafe { self.pointer.add(at).write(value) }
        }
    }

    /// Copies the elements if all of them have room.
    pub(crate) fn copy(&self, values: &[T]) {
        if self.holds(values.len()) && !values.is_empty() {
            // SAFETY: `new` was promised room for `capacity` elements; ours don't lie in the caller's.
            unsafe { self.pointer.copy_from_nonoverlapping(values.as_ptr(), values.len()) }
        }
    }

    /// Writes how many elements there are, and then the elements if all of them have room.
    pub(crate) fn give(
        &self,
        count: &Out<usize>,
        values: impl IntoIterator<Item = T, IntoIter: ExactSizeIterator>,
    ) -> Result<(), Fail> {
        let values = values.into_iter();
        let length = values.len();
        count.set(length);
        if !self.holds(length) {
            return Err(Fail::too_small(length));
        }
        values.enumerate().for_each(|(at, value)| self.put(at, value));
        Ok(())
    }
}

/// No array of more bytes than half the address space exists.
fn fits<T>(count: usize, name: &'static str) -> Result<(), Fail> {
    let most = isize::MAX as usize / size_of::<T>().max(1);
    if count <= most {
        Ok(())
    } else {
        Err(Fail::argument(name, "too many elements", "слишком много элементов"))
    }
}
