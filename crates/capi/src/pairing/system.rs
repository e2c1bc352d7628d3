//! Systems and profiles, by number and by name.

use core::ffi::c_char;

use shashki_pairing::{Profile, System};

use crate::error::{Fail, call};
use crate::memory::Out;
use crate::status::shk_status;
use crate::text::{TextOut, language, text};

/// The blind lot (5.4.10.4), `lot`.
pub const SHK_SYSTEM_LOT: u32 = 1;
/// Individual coefficients, the start numbers (5.4.10.5), `coefficient`.
pub const SHK_SYSTEM_COEFFICIENT: u32 = 2;
/// Truncated Solkoff (5.4.10.6), `truncated-solkoff`.
pub const SHK_SYSTEM_TRUNCATED_SOLKOFF: u32 = 3;
/// Current Buchholz (5.4.10.7), `current-buchholz`.
pub const SHK_SYSTEM_CURRENT_BUCHHOLZ: u32 = 4;

/// The text of the rules, `rules`.
pub const SHK_PROFILE_RULES: u32 = 0;
/// What the international federation's program was seen to do in one event; truncated Solkoff alone,
/// as observed and never official, `fmjd-program`.
pub const SHK_PROFILE_FMJD_PROGRAM: u32 = 1;

pub(crate) fn system(code: u32) -> Result<System, Fail> {
    let place = usize::try_from(code).ok().and_then(|code| code.checked_sub(1));
    let found = place.and_then(|place| System::ALL.get(place)).copied();
    found.ok_or_else(|| Fail::argument("system", "one of SHK_SYSTEM_...", "одно из SHK_SYSTEM_..."))
}

pub(crate) fn system_code(system: System) -> u32 {
    System::ALL.iter().zip(1..).find(|(known, _)| **known == system).map_or(0, |(_, code)| code)
}

pub(crate) fn profile(code: u32) -> Result<Profile, Fail> {
    match code {
        SHK_PROFILE_RULES => Ok(Profile::Rules),
        SHK_PROFILE_FMJD_PROGRAM => Ok(Profile::FmjdProgram),
        _ => Err(Fail::argument("profile", "one of SHK_PROFILE_...", "одно из SHK_PROFILE_...")),
    }
}

pub(crate) fn profile_code(profile: Profile) -> u32 {
    if profile == Profile::FmjdProgram { SHK_PROFILE_FMJD_PROGRAM } else { SHK_PROFILE_RULES }
}

/// The system with a name such as `truncated-solkoff`, into `*system` (`SHK_SYSTEM_...`).
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_system_by_name(
    name: *const c_char,
    length: usize,
    system: *mut u32,
) -> shk_status {
    call(|| {
        // SAFETY: as the contract says.
        let (name, out) = unsafe { (text(name, length, "name")?, Out::new(system, "system")?) };
        let found: System = name.parse().map_err(|_| {
            let names = System::ALL.map(System::name).join(", ");
            Fail::argument("name", &names, &names)
        })?;
        out.set(system_code(found));
        Ok(())
    })
}

/// The name of a system as it stands in files, as text out.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_system_name(
    system: u32,
    buffer: *mut c_char,
    capacity: usize,
    needed: *mut usize,
) -> shk_status {
    call(|| {
        // SAFETY: as the contract says.
        unsafe { TextOut::new(buffer, capacity, needed) }?.give(self::system(system)?.name())
    })
}

/// The name of a system in words, as text out.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_system_title(
    system: u32,
    lang: i32,
    buffer: *mut c_char,
    capacity: usize,
    needed: *mut usize,
) -> shk_status {
    call(|| {
        // SAFETY: as the contract says.
        let out = unsafe { TextOut::new(buffer, capacity, needed) }?;
        out.give(self::system(system)?.title(language(lang)?))
    })
}

/// The clause that describes a system, as text out.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_system_clause(
    system: u32,
    buffer: *mut c_char,
    capacity: usize,
    needed: *mut usize,
) -> shk_status {
    call(|| {
        // SAFETY: as the contract says.
        unsafe { TextOut::new(buffer, capacity, needed) }?.give(self::system(system)?.clause())
    })
}

/// How many rounds can be paired for certain with so many players, each of whom plays or has the bye
/// in every round (5.4.10.2, 5.4.10.8); prohibitions and pools left aside.
#[unsafe(no_mangle)]
pub extern "C" fn shk_sure_rounds(players: u32) -> u32 {
    u32::from(shashki_pairing::sure_rounds(players as usize))
}
