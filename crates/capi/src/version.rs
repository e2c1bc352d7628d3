//! Versions of the library and of its binary interface, and the languages.

use core::ffi::c_char;

/// The version of the binary interface that the header was written for. Before 1.0 it grows whenever
/// something is removed or changed; additions leave it as it is.
pub const SHK_ABI_VERSION: u32 = 0;

/// A language of messages: English.
pub const SHK_EN: i32 = 0;
/// A language of messages: Russian.
pub const SHK_RU: i32 = 1;

/// The version of the binary interface of the library that is loaded; a host compares it with
/// `SHK_ABI_VERSION` of the header it was built with.
#[unsafe(no_mangle)]
pub extern "C" fn shk_abi_version() -> u32 {
    SHK_ABI_VERSION
}

/// The version of the library, "0.1.0": static text with a NUL behind it, never to be freed.
#[unsafe(no_mangle)]
pub extern "C" fn shk_version() -> *const c_char {
    const VERSION: &str = concat!(env!("CARGO_PKG_VERSION"), "\0");
    VERSION.as_ptr().cast()
}
