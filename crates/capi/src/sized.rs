//! Options structs, which begin with their own size so that they can grow.

use core::mem::MaybeUninit;

use crate::error::Fail;

/// No options struct will ever be larger; a larger size is a mistake.
const MOST_BYTES: usize = 4096;

/// A struct that begins with its size as a `u32`.
///
/// # Safety
///
/// The struct is `repr(C)`, its first field is that size, and bytes of 0 are a value of it.
pub(crate) unsafe trait Options: Copy {
    /// Its size in the first version of the library: what came later a caller may not know.
    const FIRST_SIZE: usize;
}

/// The options behind a pointer: fields that the caller doesn't know are 0, fields that the library
/// doesn't know have to be.
///
/// # Safety
///
/// The pointer is NULL or points to a struct of as many bytes as its first field says.
pub(crate) unsafe fn options<T: Options>(pointer: *const T, name: &'static str) -> Result<T, Fail> {
    // SAFETY: as the caller promises.
    let (said, known) = (unsafe { size_said(pointer, name)? }, size_of::<T>());
    // SAFETY: the caller promises `said` bytes; what is copied is at most that and at most `known`,
    // and the rest is 0, which `Options` promises to be a value.
    let (value, tail) = unsafe {
        let mut value = MaybeUninit::<T>::zeroed();
        let bytes = pointer.cast::<u8>();
        value.as_mut_ptr().cast::<u8>().copy_from_nonoverlapping(bytes, said.min(known));
        let tail =
            core::slice::from_raw_parts(bytes.add(said.min(known)), said.saturating_sub(known));
        (value.assume_init(), tail)
    };
    if tail.iter().any(|&byte| byte != 0) { Err(wrong_size(name)) } else { Ok(value) }
}

/// The same where NULL stands for options that are all 0.
///
/// # Safety
///
/// As for [`options`].
pub(crate) unsafe fn options_or_none<T: Options>(
    pointer: *const T,
    name: &'static str,
) -> Result<Option<T>, Fail> {
    if pointer.is_null() {
        return Ok(None);
    }
    // SAFETY: as the caller promises.
    unsafe { options(pointer, name) }.map(Some)
}

/// Fills the struct behind a pointer, as far as the caller knows it; what he knows beyond is set to 0.
/// Its size stays as he said it.
///
/// # Safety
///
/// As for [`options`], and the struct may be written to.
pub(crate) unsafe fn fill<T: Options>(
    pointer: *mut T,
    value: T,
    name: &'static str,
) -> Result<(), Fail> {
    const SIZE: usize = size_of::<u32>();
    // SAFETY: as the caller promises.
    let said = unsafe { size_said(pointer, name)? };
    let known = said.min(size_of::<T>());
    // SAFETY: the caller promises `said` bytes, and `known` are at most that and at most the value's.
    // Both begin with the size, which is not copied.
    unsafe {
        let (from, to) = ((&raw const value).cast::<u8>(), pointer.cast::<u8>());
        to.add(SIZE).copy_from_nonoverlapping(from.add(SIZE), known - SIZE);
        to.add(known).write_bytes(0, said - known);
    }
    Ok(())
}

/// What the struct says of its own size.
///
/// # Safety
///
/// As for [`options`].
unsafe fn size_said<T: Options>(pointer: *const T, name: &'static str) -> Result<usize, Fail> {
    if pointer.is_null() {
        return Err(Fail::null(name));
    }
    // SAFETY: the first field is the size, as `Options` promises.
    let said = unsafe { pointer.cast::<u32>().read() } as usize;
    if said < T::FIRST_SIZE || said > MOST_BYTES { Err(wrong_size(name)) } else { Ok(said) }
}

fn wrong_size(name: &'static str) -> Fail {
    Fail::argument(
        name,
        "struct_size to be the size of the struct, and 0 in what this version doesn't know",
        "в struct_size размер структуры и 0 в том, чего эта версия не знает",
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[repr(C)]
    #[derive(Copy, Clone, Debug)]
    struct Two {
        struct_size: u32,
        old: u32,
        new: u32,
        newest: u32,
    }

    // SAFETY: a size, then numbers.
    unsafe impl Options for Two {
        const FIRST_SIZE: usize = 8;
    }

    fn read(value: [u32; 6], size: u32) -> Result<Two, Fail> {
        let mut bytes = value;
        bytes[0] = size;
        // SAFETY: the array has 24 bytes, more than any size tried here that is read.
        unsafe { options(bytes.as_ptr().cast::<Two>(), "options") }
    }

    #[test]
    fn a5_smaller_sizes_are_filled_up_and_larger_ones_need_zeros() {
        let two = read([0, 7, 8, 9, 0, 0], 16).unwrap();
        assert_eq!((two.old, two.new, two.newest), (7, 8, 9));
        let two = read([0, 7, 8, 9, 0, 0], 8).unwrap();
        assert_eq!((two.old, two.new, two.newest), (7, 0, 0));
        assert!(read([0, 7, 8, 9, 0, 0], 24).is_ok());
        assert!(read([0, 7, 8, 9, 0, 1], 24).is_err());
        for size in [0, 4, 7, 4097, u32::MAX] {
            assert!(read([0, 7, 8, 9, 0, 0], size).is_err(), "{size}");
        }
        // SAFETY: NULL is looked at.
        assert!(unsafe { options::<Two>(core::ptr::null(), "options") }.is_err());
    }

    #[test]
    fn a_struct_is_filled_as_far_as_the_caller_knows_it() {
        let value = Two { struct_size: 0, old: 7, new: 8, newest: 9 };
        let filled = |size: u32| {
            let mut words = [size, 1, 1, 1, 1, 1];
            // SAFETY: no size that is accepted is larger than the words.
            let filled = unsafe { fill(words.as_mut_ptr().cast(), value, "options") };
            filled.map(|()| words)
        };
        assert_eq!(filled(8).ok(), Some([8, 7, 1, 1, 1, 1]));
        assert_eq!(filled(16).ok(), Some([16, 7, 8, 9, 1, 1]));
        assert_eq!(filled(24).ok(), Some([24, 7, 8, 9, 0, 0]));
        assert!(filled(7).is_err() && filled(4097).is_err());
        // SAFETY: NULL is looked at.
        assert!(unsafe { fill::<Two>(core::ptr::null_mut(), value, "options") }.is_err());
    }
}
