//! The appeals committee (5.4.16.5).

use core::ffi::c_char;

use shashki_record::{Committee, CommitteeFault, Juror};

use super::appeal::refused;
use crate::error::{Fail, call, call_with, shk_error};
use crate::event::shk_text;
use crate::memory::{Buffer, Out, read, slice};
use crate::sized::{Options, options};
use crate::status::shk_status;
use crate::text::{TextOut, language};

/// The bit of `shk_juror.flags`: an arbiter of the competition.
pub const SHK_JUROR_ARBITER: u32 = 1;
/// The bit: a player in the dispute.
pub const SHK_JUROR_PARTY: u32 = 2;
/// The bit: a personal interest may be supposed.
pub const SHK_JUROR_INTEREST: u32 = 4;

/// A person who may sit on the committee, with what is asked of him in one dispute.
#[repr(C)]
#[derive(Copy, Clone, Debug)]
pub struct shk_juror {
    /// The name.
    pub name: shk_text,
    /// The region (субъект Российской Федерации), empty where it isn't known.
    pub region: shk_text,
    /// Full years.
    pub age: u32,
    /// `SHK_JUROR_...` bits.
    pub flags: u32,
}

impl shk_juror {
    /// The person.
    ///
    /// # Safety
    ///
    /// As for [`shk_text::get`].
    unsafe fn juror(self) -> Result<Juror, Fail> {
        // SAFETY: as the caller promises.
        let (name, region) = unsafe { (self.name.get("name")?, self.region.get("region")?) };
        Ok(Juror {
            name: name.to_owned(),
            age: u8::try_from(self.age).unwrap_or(u8::MAX),
            region: (!region.is_empty()).then(|| region.to_owned()),
            arbiter: self.flags & SHK_JUROR_ARBITER != 0,
            party: self.flags & SHK_JUROR_PARTY != 0,
            interest: self.flags & SHK_JUROR_INTEREST != 0,
        })
    }
}

/// An appeals committee: a chair, members, two reserves. `SHK_COMMITTEE_INIT` in C.
#[repr(C)]
#[derive(Copy, Clone, Debug)]
pub struct shk_committee {
    /// `sizeof(shk_committee)`.
    pub struct_size: u32,
    /// 0.
    pub reserved: u32,
    /// The chair.
    pub chair: *const shk_juror,
    /// The other voting members, two or more.
    pub members: *const shk_juror,
    /// How many they are.
    pub member_count: usize,
    /// The two reserves, in the order in which they step in.
    pub reserves: *const shk_juror,
    /// How many they are.
    pub reserve_count: usize,
}

// SAFETY: a size, then numbers and pointers.
unsafe impl Options for shk_committee {
    const FIRST_SIZE: usize = size_of::<Self>();
}

/// The committee behind a pointer.
///
/// # Safety
///
/// As for [`options`], [`slice`] and [`shk_text::get`].
pub(crate) unsafe fn committee(pointer: *const shk_committee) -> Result<Committee, Fail> {
    // SAFETY: as the caller promises.
    unsafe {
        let raw = options(pointer, "committee")?;
        let all = |pointer: *const shk_juror, count, name| {
            let jurors = slice(pointer, count, name)?.iter().map(|juror| juror.juror());
            jurors.collect::<Result<Vec<_>, Fail>>()
        };
        Ok(Committee {
            chair: read(raw.chair, "committee.chair")?.juror()?,
            members: all(raw.members, raw.member_count, "committee.members")?,
            reserves: all(raw.reserves, raw.reserve_count, "committee.reserves")?,
        })
    }
}

/// There are fewer than two members beside the chair.
pub const SHK_COMMITTEE_TOO_FEW_MEMBERS: i32 = 0;
/// There are not two reserves.
pub const SHK_COMMITTEE_NOT_TWO_RESERVES: i32 = 1;
/// The number of those who vote is even.
pub const SHK_COMMITTEE_EVEN_VOTES: i32 = 2;
/// Somebody is younger than 21.
pub const SHK_COMMITTEE_TOO_YOUNG: i32 = 3;
/// Somebody is an arbiter of the competition.
pub const SHK_COMMITTEE_SERVING_ARBITER: i32 = 4;
/// Two have the same name: one person sits once.
pub const SHK_COMMITTEE_SITTING_TWICE: i32 = 5;
/// A fault that this version doesn't number.
pub const SHK_COMMITTEE_OTHER: i32 = -1;

fn fault_number(fault: CommitteeFault) -> i32 {
    match fault {
        CommitteeFault::TooFewMembers => SHK_COMMITTEE_TOO_FEW_MEMBERS,
        CommitteeFault::NotTwoReserves => SHK_COMMITTEE_NOT_TWO_RESERVES,
        CommitteeFault::EvenVotes => SHK_COMMITTEE_EVEN_VOTES,
        CommitteeFault::TooYoung => SHK_COMMITTEE_TOO_YOUNG,
        CommitteeFault::ServingArbiter => SHK_COMMITTEE_SERVING_ARBITER,
        CommitteeFault::SittingTwice => SHK_COMMITTEE_SITTING_TWICE,
        _ => SHK_COMMITTEE_OTHER,
    }
}

/// Everything that is wrong with a committee, before any dispute, into an array of `capacity`, as
/// `SHK_COMMITTEE_...`; `*count` is how many faults there are.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_committee_faults(
    committee: *const shk_committee,
    faults: *mut i32,
    capacity: usize,
    count: *mut usize,
) -> shk_status {
    call(|| {
        // SAFETY: as the contract says.
        let (committee, out, count) = unsafe {
            let out = Buffer::new(faults, capacity, "faults")?;
            (self::committee(committee)?, out, Out::new(count, "count")?)
        };
        let faults: Vec<i32> = committee.faults().into_iter().map(fault_number).collect();
        out.give(&count, faults)
    })
}

/// A fault of a committee (`SHK_COMMITTEE_...`) in words in a language (`SHK_EN`, `SHK_RU`), as text out.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_committee_fault_text(
    fault: i32,
    lang: i32,
    buffer: *mut c_char,
    capacity: usize,
    needed: *mut usize,
) -> shk_status {
    use CommitteeFault as F;
    call(|| {
        // SAFETY: as the contract says.
        let out = unsafe { TextOut::new(buffer, capacity, needed)? };
        let all = [
            F::TooFewMembers,
            F::NotTwoReserves,
            F::EvenVotes,
            F::TooYoung,
            F::ServingArbiter,
            F::SittingTwice,
        ];
        let known = all.into_iter().find(|&one| fault_number(one) == fault);
        let expected = "SHK_COMMITTEE_TOO_FEW_MEMBERS ... SHK_COMMITTEE_SITTING_TWICE";
        let known = known.ok_or_else(|| Fail::argument("fault", expected, expected))?;
        out.give(known.text(language(lang)?))
    })
}

/// The regions that more than one of a committee comes from, a line each, as text out: a note and no fault,
/// for they differ only "если возможно" (5.4.16.5).
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_committee_shared_regions(
    committee: *const shk_committee,
    buffer: *mut c_char,
    capacity: usize,
    needed: *mut usize,
) -> shk_status {
    call(|| {
        // SAFETY: as the contract says.
        let (committee, out) =
            unsafe { (self::committee(committee)?, TextOut::new(buffer, capacity, needed)?) };
        let lines = committee.shared_regions().into_iter().map(|region| format!("{region}\n"));
        out.give(&lines.collect::<String>())
    })
}

/// Those who vote in a dispute, the chair's place first, into an array of `capacity`: 0 stands for the chair,
/// 1 for the first member and so on, and the reserves come after the members. Whoever may not sit gives his
/// place to the next reserve who may. `*count` is how many vote.
///
/// Refused (`SHK_REFUSED`) with the name of a fault (`even-votes`), or `too-few-can-sit`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_committee_sit(
    committee: *const shk_committee,
    seated: *mut u32,
    capacity: usize,
    count: *mut usize,
    error: *mut *mut shk_error,
) -> shk_status {
    let run = || {
        // SAFETY: as the contract says.
        let (committee, out, count) = unsafe {
            let out = Buffer::new(seated, capacity, "seated")?;
            (self::committee(committee)?, out, Out::new(count, "count")?)
        };
        let all = || {
            let others = committee.members.iter().chain(&committee.reserves);
            (0_u32..).zip(core::iter::once(&committee.chair).chain(others))
        };
        let place =
            |juror: &Juror| all().find(|&(_, one)| core::ptr::eq(one, juror)).map(|(at, _)| at);
        let seated = committee.sit().map_err(refused)?;
        let seated: Vec<u32> = seated.into_iter().filter_map(place).collect();
        out.give(&count, seated)
    };
    // SAFETY: as the contract says.
    unsafe { call_with(error, run) }
}
