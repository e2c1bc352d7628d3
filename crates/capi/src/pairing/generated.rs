//! Random events.

use core::ffi::c_void;

use shashki_base::{Lang, Seed};
use shashki_pairing::{ClubRule, GenerateError, Plan, Rates, Ratings, generate};
use shashki_tournament::{PairingOptions, Scoring};

use super::system::{profile, system};
use crate::error::{Fail, Place, call_with, shk_error};
use crate::event::{round, set_options, shk_event, shk_scoring, shk_text};
use crate::memory::{Out, give};
use crate::sized::{Options, options};
use crate::status::{SHK_BAD_ARGUMENT, SHK_LIMIT, shk_status};

/// What a random event is to be like. `SHK_PLAN_INIT` in C; where something may be 0 it says so.
#[repr(C)]
#[derive(Copy, Clone, Debug)]
pub struct shk_plan {
    /// `sizeof(shk_plan)`.
    pub struct_size: u32,
    /// How many players, those who enter late included; 2 or more.
    pub players: u32,
    /// How many rounds; 1 or more.
    pub rounds: u32,
    /// `SHK_SYSTEM_...`.
    pub system: u32,
    /// `SHK_PROFILE_...`.
    pub profile: u32,
    /// The rating in the middle; 0: 2000.
    pub rating_mean: u32,
    /// Half of the players or more are within this of the middle; 0: 200.
    pub rating_spread: u32,
    /// Over how many clubs the players are spread; 0: they have none.
    pub clubs: u32,
    /// Games a meeting; 2 or more make it a micro-match; 0: 1.
    pub games: u32,
    /// 0.
    pub reserved: u32,
    /// The seed of everything.
    pub seed: u64,
    /// As `shk_pair_options.options`; may be empty.
    pub options: shk_text,
    /// How often things happen, in thousandths: `draw=333 unrated=100`, with blanks between them;
    /// may be empty. Names: `draw`, `forfeit`, `double-forfeit`, `half-bye`, `zero-bye`, `absence`,
    /// `withdrawal`, `late`, `unrated`.
    pub rates: shk_text,
    /// What is asked of players of one club: `none`, `apart`, `meet-until=K`, `not-before=K`,
    /// `not-before=K,soft`; may be empty.
    pub club_rule: shk_text,
    /// What a result is worth; may be NULL: 2, 1, 0.
    pub scoring: *const shk_scoring,
}

// SAFETY: a size, then numbers and pointers.
unsafe impl Options for shk_plan {
    const FIRST_SIZE: usize = size_of::<Self>();
}

fn small(number: u32, name: &'static str, default: u16) -> Result<u16, Fail> {
    let number = u16::try_from(number)
        .map_err(|_| Fail::argument(name, "a number to 65535", "число до 65535"))?;
    Ok(if number == 0 { default } else { number })
}

fn rates(text: &str) -> Result<Rates, Fail> {
    let mut rates = Rates::default();
    for rate in text.split_whitespace() {
        let set = rate
            .split_once('=')
            .and_then(|(name, value)| rates.set(name, value.parse().ok()?).ok());
        let expected = || {
            let names = Rates::NAMES.join(", ");
            Fail::argument("rates", &format!("NAME=N of {names}"), &format!("ИМЯ=N из: {names}"))
        };
        set.ok_or_else(expected)?;
    }
    Ok(rates)
}

fn club_rule(text: &str) -> Result<ClubRule, Fail> {
    let rule = text.trim();
    if rule.is_empty() {
        return Ok(ClubRule::None);
    }
    let forms = "none, apart, meet-until=K, not-before=K, not-before=K,soft";
    rule.parse().map_err(|_| Fail::argument("club_rule", forms, forms))
}

/// # Safety
///
/// Texts and scoring are as they say.
unsafe fn plan(given: &shk_plan) -> Result<Plan, Fail> {
    let mut readings = PairingOptions::default();
    // SAFETY: as the caller promises.
    let (rates, club_rule, scoring) = unsafe {
        set_options(&mut readings, given.options.get("options")?)?;
        let scoring = given.scoring.as_ref().map(shk_scoring::get).transpose()?;
        (rates(given.rates.get("rates")?)?, club_rule(given.club_rule.get("club_rule")?)?, scoring)
    };
    let default = Ratings::default();
    let rounds = round(given.rounds, "rounds")?;
    Ok(Plan {
        profile: profile(given.profile)?,
        options: readings,
        ratings: Ratings {
            mean: small(given.rating_mean, "rating_mean", default.mean)?,
            spread: small(given.rating_spread, "rating_spread", default.spread)?,
        },
        rates,
        clubs: given.clubs,
        club_rule,
        scoring: scoring.unwrap_or(Scoring::default()),
        games: u8::try_from(given.games.max(1))
            .map_err(|_| Fail::argument("games", "at most 255", "не больше 255"))?,
        ..Plan::new(given.players, rounds, system(given.system)?, Seed(given.seed))
    })
}

/// Makes a random event: every round is paired by the system and played. The same plan makes the same
/// event on every machine.
///
/// Where the rules leave no valid pairing the event ends early, and its one warning
/// (`shk_event_warning`) says so. `progress`, which may be NULL, is told `context` and the number of
/// each round before it is paired; it must not call the library with the places of this call, nor
/// leave by an exception or a long jump.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_generate(
    plan: *const shk_plan,
    progress: Option<unsafe extern "C" fn(context: *mut c_void, round: u32)>,
    context: *mut c_void,
    event: *mut *mut shk_event,
    error: *mut *mut shk_error,
) -> shk_status {
    let run = || {
        // SAFETY: as the contract says.
        let (plan, out) =
            unsafe { (self::plan(&options(plan, "plan")?)?, Out::new(event, "event")?) };
        let tell = |round: u16| {
            if let Some(progress) = progress {
                // SAFETY: the caller's function, called as its type says.
                unsafe { progress(context, round.into()) }
            }
        };
        let made = generate(&plan, tell).map_err(|error| from_error(&error))?;
        let ended = made.ended.map(|end| [end.message(Lang::En), end.message(Lang::Ru)]);
        give(&out, shk_event::with_warnings(made.event, ended));
        Ok(())
    };
    // SAFETY: as the contract says.
    unsafe { call_with(error, run) }
}

fn from_error(error: &GenerateError) -> Fail {
    let round = match error {
        GenerateError::Pairing { round, .. } => *round,
        _ => 0,
    };
    let status = if error.is_limit() { SHK_LIMIT } else { SHK_BAD_ARGUMENT };
    let place = Place { round: round.into(), ..Place::default() };
    Fail::told(status, |lang| error.message(lang)).named("plan").at(place)
}
