//! Appeals (5.4.16.5).

use shashki_record::{Appeal, AppealError};

use super::committee::{committee, shk_committee};
use super::protest::{filer, protest, ruling_number, shk_protest};
use crate::error::{Fail, call, call_with, shk_error};
use crate::handle::Handle;
use crate::memory::{Out, change, free, give, read};
use crate::status::{SHK_REFUSED, shk_status};

/// An appeal against the chief arbiter's decision on a protest. It belongs to the caller, who frees it with
/// `shk_appeal_free`; it refers to nothing else. Several threads may read it at once, one may change it.
#[derive(Debug)]
pub struct shk_appeal(Handle<Appeal>);

pub(crate) fn refused(error: AppealError) -> Fail {
    let told = Fail::told(SHK_REFUSED, |lang| error.message(lang));
    told.named(error.name()).clause("5.4.16.5")
}

/// Accepts an appeal of somebody (`SHK_FILER_...`) to a committee, which is NULL where the competition has
/// none.
///
/// Refused (`SHK_REFUSED`) as `not-entitled`, `protest-pending`, `no-committee`, `too-few-can-sit`, or with
/// the name of a fault of the committee.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_appeal_file(
    protest: *const shk_protest,
    by: i32,
    committee: *const shk_committee,
    appeal: *mut *mut shk_appeal,
    error: *mut *mut shk_error,
) -> shk_status {
    let run = || {
        // SAFETY: as the contract says.
        let (protest, committee, out) = unsafe {
            let committee =
                if committee.is_null() { None } else { Some(self::committee(committee)?) };
            (self::protest(protest)?, committee, Out::new(appeal, "appeal")?)
        };
        let appeal = Appeal::file(protest, filer(by)?, committee.as_ref()).map_err(refused)?;
        give(&out, shk_appeal(Handle::new(appeal)));
        Ok(())
    };
    // SAFETY: as the contract says.
    unsafe { call_with(error, run) }
}

/// Frees an appeal; NULL is allowed.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_appeal_free(appeal: *mut shk_appeal) {
    // SAFETY: as the contract says.
    unsafe { free(appeal) }
}

/// The committee decides by so many votes for the appeal; `*ruling` is `SHK_RULING_UPHELD` or
/// `SHK_RULING_REJECTED`, and final. Refused (`SHK_REFUSED`) as `final`, `too-many-votes`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_appeal_decide(
    appeal: *mut shk_appeal,
    votes_for: u32,
    ruling: *mut i32,
    error: *mut *mut shk_error,
) -> shk_status {
    let run = || {
        // SAFETY: as the contract says.
        let (handle, out) = unsafe { (change(appeal, "appeal")?, Out::new(ruling, "ruling")?) };
        let decide = |appeal: &mut Appeal| appeal.decide(votes_for as usize).map_err(refused);
        out.set(ruling_number(Some(handle.0.alter(decide)?)));
        Ok(())
    };
    // SAFETY: as the contract says.
    unsafe { call_with(error, run) }
}

/// Where an appeal stands: `*ruling` is `SHK_RULING_...`, `*voters` how many vote.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_appeal_describe(
    appeal: *const shk_appeal,
    ruling: *mut i32,
    voters: *mut u32,
) -> shk_status {
    call(|| {
        // SAFETY: as the contract says.
        let (appeal, ruling, voters) = unsafe {
            let (ruling, voters) = (Out::new(ruling, "ruling")?, Out::new(voters, "voters")?);
            (read(appeal, "appeal")?.0.get()?, ruling, voters)
        };
        ruling.set(ruling_number(appeal.ruling()));
        voters.set(u32::try_from(appeal.voters()).unwrap_or(u32::MAX));
        Ok(())
    })
}
