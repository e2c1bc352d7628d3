//! Protests (5.4.16.1 to 5.4.16.4).

use core::ffi::c_char;

use shashki_record::{
    Deposit, DepositGoes, Filer, Minutes, Pace, Paper, Protest, ProtestError, RoundTimes, Ruling,
};

use crate::error::{Fail, call, call_with, shk_error};
use crate::event::{shk_text, texts};
use crate::handle::Handle;
use crate::memory::{Out, change, free, give, read};
use crate::sized::{Options, options};
use crate::status::{SHK_REFUSED, shk_status};
use crate::text::text;

/// Classical time control.
pub const SHK_PACE_CLASSICAL: i32 = 0;
/// "Быстрая игра" or "молниеносная игра".
pub const SHK_PACE_FAST: i32 = 1;

/// The player.
pub const SHK_FILER_PLAYER: i32 = 0;
/// The player's representative.
pub const SHK_FILER_REPRESENTATIVE: i32 = 1;
/// A representative of the team.
pub const SHK_FILER_TEAM: i32 = 2;
/// Anybody else; he may not.
pub const SHK_FILER_OTHER: i32 = 3;

/// Not ruled on yet.
pub const SHK_RULING_PENDING: i32 = 0;
/// It is right.
pub const SHK_RULING_UPHELD: i32 = 1;
/// It is not.
pub const SHK_RULING_REJECTED: i32 = 2;

/// There is no deposit, or nothing is ruled yet.
pub const SHK_DEPOSIT_NOWHERE: i32 = 0;
/// The deposit goes back to who paid it.
pub const SHK_DEPOSIT_BACK: i32 = 1;
/// It goes to the prize fund.
pub const SHK_DEPOSIT_TO_PRIZE_FUND: i32 = 2;

/// The times of a round, as far as they set the time for a protest. Moments are minutes from any beginning
/// that a host chooses for the whole event. `SHK_ROUND_TIMES_INIT` in C.
#[repr(C)]
#[derive(Copy, Clone, Debug, Default)]
pub struct shk_round_times {
    /// `sizeof(shk_round_times)`.
    pub struct_size: u32,
    /// The kind of discipline, `SHK_PACE_...`.
    pub pace: i32,
    /// Other than 0: there is a next round.
    pub has_next: u32,
    /// 0.
    pub reserved: u32,
    /// When the round ended.
    pub end: i64,
    /// When the next round begins.
    pub next_start: i64,
}

// SAFETY: a size, then numbers.
unsafe impl Options for shk_round_times {
    const FIRST_SIZE: usize = size_of::<Self>();
}

impl shk_round_times {
    fn times(self) -> Result<RoundTimes, Fail> {
        let pace = match self.pace {
            SHK_PACE_CLASSICAL => Pace::Classical,
            SHK_PACE_FAST => Pace::Fast,
            _ => return Err(Fail::argument("pace", "one of SHK_PACE_...", "одно из SHK_PACE_...")),
        };
        let next_start = (self.has_next != 0).then_some(Minutes(self.next_start));
        Ok(RoundTimes { pace, end: Minutes(self.end), next_start })
    }
}

/// The bit of `shk_paper.flags`: it is not written.
pub const SHK_PAPER_NOT_WRITTEN: u32 = 1;
/// The bit: it is not addressed to the chief arbiter.
pub const SHK_PAPER_NOT_TO_CHIEF_ARBITER: u32 = 2;

/// A protest as it is handed in. `SHK_PAPER_INIT` in C.
#[repr(C)]
#[derive(Copy, Clone, Debug)]
pub struct shk_paper {
    /// `sizeof(shk_paper)`.
    pub struct_size: u32,
    /// Who hands it in, `SHK_FILER_...`.
    pub by: i32,
    /// `SHK_PAPER_...` bits.
    pub flags: u32,
    /// The deposit paid, in roubles.
    pub deposit: u32,
    /// When it is handed in, in minutes.
    pub at: i64,
    /// The clauses of the rules or regulations that are said to be broken.
    pub clauses: *const shk_text,
    /// How many they are.
    pub clause_count: usize,
}

// SAFETY: a size, then numbers and a pointer.
unsafe impl Options for shk_paper {
    const FIRST_SIZE: usize = size_of::<Self>();
}

pub(crate) fn filer(number: i32) -> Result<Filer, Fail> {
    match number {
        SHK_FILER_PLAYER => Ok(Filer::Player),
        SHK_FILER_REPRESENTATIVE => Ok(Filer::Representative),
        SHK_FILER_TEAM => Ok(Filer::Team),
        SHK_FILER_OTHER => Ok(Filer::Other),
        _ => Err(Fail::argument("by", "one of SHK_FILER_...", "одно из SHK_FILER_...")),
    }
}

pub(crate) const fn ruling_number(ruling: Option<Ruling>) -> i32 {
    match ruling {
        None => SHK_RULING_PENDING,
        Some(Ruling::Upheld) => SHK_RULING_UPHELD,
        Some(Ruling::Rejected) => SHK_RULING_REJECTED,
    }
}

fn refused(error: ProtestError) -> Fail {
    let told = Fail::told(SHK_REFUSED, |lang| error.message(lang));
    told.named(error.name()).clause(error.clause())
}

/// A protest that was accepted. It belongs to the caller, who frees it with `shk_protest_free`; several
/// threads may read it at once, one may change it.
#[derive(Debug)]
pub struct shk_protest(Handle<Protest>);

/// The protest behind a pointer.
///
/// # Safety
///
/// As for [`read`].
pub(crate) unsafe fn protest<'a>(pointer: *const shk_protest) -> Result<&'a Protest, Fail> {
    // SAFETY: as the caller promises.
    unsafe { read(pointer, "protest") }?.0.get()
}

/// The kind of a discipline, `SHK_PACE_...`, by the words in its name ("русские шашки (быстрая игра)").
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_pace_of_discipline(
    name: *const c_char,
    length: usize,
    pace: *mut i32,
) -> shk_status {
    call(|| {
        // SAFETY: as the contract says.
        let (name, out) = unsafe { (text(name, length, "name")?, Out::new(pace, "pace")?) };
        out.set(match Pace::of_discipline(name) {
            Pace::Classical => SHK_PACE_CLASSICAL,
            Pace::Fast => SHK_PACE_FAST,
        });
        Ok(())
    })
}

/// The last minute for a protest: classical one hour after the round; fast the beginning of the next round,
/// or 30 minutes after the last one (5.4.16.1).
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_protest_until(
    times: *const shk_round_times,
    until: *mut i64,
) -> shk_status {
    call(|| {
        // SAFETY: as the contract says.
        let (times, out) = unsafe { (options(times, "times")?, Out::new(until, "until")?) };
        out.set(times.times()?.protest_until().0);
        Ok(())
    })
}

/// Accepts a protest, or refuses it (`SHK_REFUSED`) with the first thing that is wrong, by name:
/// `not-entitled`, `not-written`, `not-to-chief-arbiter`, `no-clauses`, `too-late`, `deposit-missing`.
///
/// `deposit` is what the regulations set, in roubles, 0 where they set none; more than 5,000 is refused as
/// `deposit-too-high` (5.4.16.4).
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_protest_file(
    paper: *const shk_paper,
    times: *const shk_round_times,
    deposit: u32,
    protest: *mut *mut shk_protest,
    error: *mut *mut shk_error,
) -> shk_status {
    let run = || {
        // SAFETY: as the contract says.
        let (paper, times, clauses, out) = unsafe {
            let (paper, times) = (options(paper, "paper")?, options(times, "times")?);
            let clauses = texts(paper.clauses, paper.clause_count, "paper.clauses")?;
            (paper, times.times()?, clauses, Out::new(protest, "protest")?)
        };
        let paper = Paper {
            by: filer(paper.by)?,
            written: paper.flags & SHK_PAPER_NOT_WRITTEN == 0,
            to_chief_arbiter: paper.flags & SHK_PAPER_NOT_TO_CHIEF_ARBITER == 0,
            clauses,
            at: Minutes(paper.at),
            deposit: paper.deposit,
        };
        let deposit = Deposit::new(deposit).map_err(refused)?;
        let protest = Protest::file(&paper, &times, deposit).map_err(refused)?;
        give(&out, shk_protest(Handle::new(protest)));
        Ok(())
    };
    // SAFETY: as the contract says.
    unsafe { call_with(error, run) }
}

/// Frees a protest; NULL is allowed.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_protest_free(protest: *mut shk_protest) {
    // SAFETY: as the contract says.
    unsafe { free(protest) }
}

/// When the technical results are approved, where that is known.
///
/// # Safety
///
/// The pointer is NULL or points to a number.
unsafe fn approved(approval: *const i64) -> Option<Minutes> {
    // SAFETY: as the caller promises.
    unsafe { approval.as_ref() }.copied().map(Minutes)
}

/// By when a protest has to be decided: 24 hours after it was handed in, or before the technical results are
/// approved, where that is earlier (5.4.16.3). `approval` is when they are, NULL where that isn't known.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_protest_decide_before(
    protest: *const shk_protest,
    approval: *const i64,
    before: *mut i64,
) -> shk_status {
    call(|| {
        // SAFETY: as the contract says.
        let (protest, approval, out) =
            unsafe { (self::protest(protest)?, approved(approval), Out::new(before, "before")?) };
        out.set(protest.decide_before(approval).0);
        Ok(())
    })
}

/// The chief arbiter's decision, `SHK_RULING_UPHELD` or `SHK_RULING_REJECTED`, made at a minute; `approval`
/// as for `shk_protest_decide_before`. It is final but for an appeal.
///
/// Refused (`SHK_REFUSED`) as `decided`, `before-filed`, `decided-too-late`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_protest_decide(
    protest: *mut shk_protest,
    ruling: i32,
    at: i64,
    approval: *const i64,
    error: *mut *mut shk_error,
) -> shk_status {
    let run = || {
        let ruling = match ruling {
            SHK_RULING_UPHELD => Ruling::Upheld,
            SHK_RULING_REJECTED => Ruling::Rejected,
            _ => {
                let expected = "SHK_RULING_UPHELD, SHK_RULING_REJECTED";
                return Err(Fail::argument("ruling", expected, expected));
            }
        };
        // SAFETY: as the contract says.
        let (handle, approval) = unsafe { (change(protest, "protest")?, approved(approval)) };
        let decide =
            |protest: &mut Protest| protest.decide(ruling, Minutes(at), approval).map_err(refused);
        handle.0.alter(decide)
    };
    // SAFETY: as the contract says.
    unsafe { call_with(error, run) }
}

/// Where a protest stands.
#[repr(C)]
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub struct shk_protest_facts {
    /// `SHK_RULING_...`.
    pub ruling: i32,
    /// Where the deposit goes, `SHK_DEPOSIT_...` (5.4.16.4).
    pub deposit_goes: i32,
    /// How many roubles go there; 0 with `SHK_DEPOSIT_NOWHERE`.
    pub deposit: u32,
    /// 0.
    pub reserved: u32,
}

/// Where a protest stands.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_protest_describe(
    protest: *const shk_protest,
    facts: *mut shk_protest_facts,
) -> shk_status {
    call(|| {
        // SAFETY: as the contract says.
        let (protest, out) = unsafe { (self::protest(protest)?, Out::new(facts, "facts")?) };
        let (deposit_goes, deposit) = match protest.deposit() {
            None => (SHK_DEPOSIT_NOWHERE, 0),
            Some((DepositGoes::Back, roubles)) => (SHK_DEPOSIT_BACK, roubles),
            Some((DepositGoes::ToPrizeFund, roubles)) => (SHK_DEPOSIT_TO_PRIZE_FUND, roubles),
        };
        let ruling = ruling_number(protest.ruling());
        out.set(shk_protest_facts { ruling, deposit_goes, deposit, reserved: 0 });
        Ok(())
    })
}
