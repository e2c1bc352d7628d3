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
    if pointer.is_null() {
        return Err(Fail::null(name));
    }
    // SAFETY: the first field is the size, as `Options` promises.
    let said = unsafe { pointer.cast::<u32>().read() } as usize;
    let known = size_of::<T>();
    if said < T::FIRST_SIZE || said > MOST_BYTES {
        return Err(wrong_size(name));
    }
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
}
