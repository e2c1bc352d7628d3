//! How games not played count.

use core::ffi::c_char;

use shashki_tiebreak::{Edition, ManualOptions, Profile};

use crate::error::{Fail, call};
use crate::event::{event, shk_event};
use crate::memory::Out;
use crate::status::{SHK_BAD_ARGUMENT, shk_status};
use crate::text::{TextOut, language, text};

/// As the event says: 5.4.10.11 for one paired by hand, else as the international federation's
/// program counts (5.4.10.12 leaves it to the program).
pub const SHK_UNPLAYED_OF_EVENT: u32 = 0;
/// As the international federation's program counts (T6), `fmjd`.
pub const SHK_UNPLAYED_FMJD: u32 = 1;
/// Clause 5.4.10.11 (T5), `rules-manual`.
pub const SHK_UNPLAYED_RULES_MANUAL: u32 = 2;
/// FIDE's C.07 in force from 1 September 2023 (T7), `fide-2023`.
pub const SHK_UNPLAYED_FIDE_2023: u32 = 3;
/// FIDE's C.07 in force from 1 August 2024, `fide-2024`.
pub const SHK_UNPLAYED_FIDE_2024: u32 = 4;
/// FIDE's C.07 for events that start on 1 March 2026 or later, `fide-2026`.
pub const SHK_UNPLAYED_FIDE_2026: u32 = 5;

/// The profile of a number; none for that of the event.
pub(super) fn profile(code: u32) -> Result<Option<Profile>, Fail> {
    Ok(Some(match code {
        SHK_UNPLAYED_OF_EVENT => return Ok(None),
        SHK_UNPLAYED_FMJD => Profile::Fmjd,
        SHK_UNPLAYED_RULES_MANUAL => Profile::RulesManual(ManualOptions::default()),
        SHK_UNPLAYED_FIDE_2023 => Profile::Fide(Edition::Fide2023),
        SHK_UNPLAYED_FIDE_2024 => Profile::Fide(Edition::Fide2024),
        SHK_UNPLAYED_FIDE_2026 => Profile::Fide(Edition::Fide2026),
        _ => {
            let (en, ru) = ("one of SHK_UNPLAYED_...", "одно из SHK_UNPLAYED_...");
            return Err(Fail::argument("unplayed", en, ru));
        }
    }))
}

pub(super) fn profile_code(profile: Profile) -> u32 {
    match profile {
        Profile::Fmjd => SHK_UNPLAYED_FMJD,
        Profile::RulesManual(_) => SHK_UNPLAYED_RULES_MANUAL,
        Profile::Fide(Edition::Fide2023) => SHK_UNPLAYED_FIDE_2023,
        Profile::Fide(Edition::Fide2024) => SHK_UNPLAYED_FIDE_2024,
        Profile::Fide(Edition::Fide2026) => SHK_UNPLAYED_FIDE_2026,
        _ => SHK_UNPLAYED_OF_EVENT,
    }
}

/// Sets readings of 5.4.10.11, `plus=zero leaver=own`.
pub(super) fn read_readings(profile: &mut Profile, readings: &str) -> Result<(), Fail> {
    for reading in readings.split_whitespace() {
        let Profile::RulesManual(options) = profile else {
            return Err(Fail::new(
                SHK_BAD_ARGUMENT,
                format!("{reading}: only the profile rules-manual has readings"),
                format!("{reading}: прочтения есть только у профиля rules-manual"),
            )
            .named("no-readings"));
        };
        let (name, value) = reading.split_once('=').unwrap_or((reading, ""));
        let wrong = |error: shashki_tiebreak::ManualOptionError| {
            Fail::told(SHK_BAD_ARGUMENT, |lang| error.message(lang)).named("reading")
        };
        options.set(name, value).map_err(wrong)?;
    }
    Ok(())
}

/// The profile with a name such as `rules-manual`, into `*unplayed` (`SHK_UNPLAYED_...`).
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_unplayed_by_name(
    name: *const c_char,
    length: usize,
    unplayed: *mut u32,
) -> shk_status {
    call(|| {
        // SAFETY: as the contract says.
        let (name, out) = unsafe { (text(name, length, "name")?, Out::new(unplayed, "unplayed")?) };
        let found = name.parse::<Profile>().map_err(|error| {
            Fail::told(SHK_BAD_ARGUMENT, |lang| format!("{name}: {}", error.message(lang)))
        })?;
        out.set(profile_code(found));
        Ok(())
    })
}

/// The name of a profile (`SHK_UNPLAYED_...`, that of the event excepted), as text out.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_unplayed_name(
    unplayed: u32,
    buffer: *mut c_char,
    capacity: usize,
    needed: *mut usize,
) -> shk_status {
    // SAFETY: as the contract says.
    call(|| unsafe { TextOut::new(buffer, capacity, needed)?.give(known(unplayed)?.name()) })
}

/// Where a profile (`SHK_UNPLAYED_...`, that of the event excepted) is laid down, as text out.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_unplayed_source(
    unplayed: u32,
    lang: i32,
    buffer: *mut c_char,
    capacity: usize,
    needed: *mut usize,
) -> shk_status {
    call(|| {
        // SAFETY: as the contract says.
        let out = unsafe { TextOut::new(buffer, capacity, needed) }?;
        out.give(known(unplayed)?.source(language(lang)?))
    })
}

fn known(code: u32) -> Result<Profile, Fail> {
    profile(code)?.ok_or_else(|| {
        Fail::argument(
            "unplayed",
            "a profile, not that of the event",
            "профиль, а не как в турнире",
        )
    })
}

/// The readings of 5.4.10.11 that `SHK_UNPLAYED_RULES_MANUAL` leaves open, as text out: a line each,
/// the name and its values, the default first: `plus=lowest|lowest-of-stayed|zero`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_unplayed_readings(
    buffer: *mut c_char,
    capacity: usize,
    needed: *mut usize,
) -> shk_status {
    call(|| {
        // SAFETY: as the contract says.
        let out = unsafe { TextOut::new(buffer, capacity, needed) }?;
        let line = |(name, values): (&str, Vec<&str>)| format!("{name}={}\n", values.join("|"));
        out.give(&ManualOptions::all().map(line).collect::<String>())
    })
}

/// The profile that an event's standings are computed by if nothing else is asked for, into
/// `*unplayed` (`SHK_UNPLAYED_...`): by how it was paired.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_event_unplayed(
    event: *const shk_event,
    unplayed: *mut u32,
) -> shk_status {
    call(|| {
        // SAFETY: as the contract says.
        let (event, out) = unsafe { (self::event(event)?, Out::new(unplayed, "unplayed")?) };
        out.set(profile_code(Profile::default_for(event)));
        Ok(())
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_profile_has_a_number() {
        for name in Profile::NAMES {
            let named: Profile = name.parse().unwrap();
            assert_eq!(profile(profile_code(named)).ok().flatten(), Some(named));
        }
        assert!(profile(6).is_err() && known(SHK_UNPLAYED_OF_EVENT).is_err());
    }

    #[test]
    fn readings() {
        let mut profile = Profile::RulesManual(ManualOptions::default());
        assert!(read_readings(&mut profile, " plus=zero  leaver=own ").is_ok());
        let Profile::RulesManual(options) = profile else { panic!("{profile}") };
        assert_eq!(options.pairs().count(), 2);
        for wrong in ["plus", "plus=two", "x=y", "=zero"] {
            assert!(read_readings(&mut profile, wrong).is_err(), "{wrong}");
        }
        assert!(read_readings(&mut Profile::Fmjd, "plus=zero").is_err());
        assert!(read_readings(&mut Profile::Fmjd, " ").is_ok());
    }
}
