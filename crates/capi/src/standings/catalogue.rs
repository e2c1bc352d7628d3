//! The catalogue of tie-breaks.

use core::ffi::c_char;

use shashki_tiebreak::{CATALOGUE, Definition, Modifier};

use crate::error::{Fail, call};
use crate::event::{count, no_such};
use crate::memory::Out;
use crate::status::shk_status;
use crate::text::{TextOut, language};

/// `/Cn`: without the n lowest (of PS the first n rounds).
pub const SHK_MODIFIER_CUT: u32 = 1;
/// `/Mn`: without the n lowest and the n highest.
pub const SHK_MODIFIER_MEDIAN: u32 = 2;
/// `/P`: forfeits count as played.
pub const SHK_MODIFIER_FORFEITS_PLAYED: u32 = 4;
/// `/F`: from FB instead of BH.
pub const SHK_MODIFIER_FORE: u32 = 8;
/// `/L+n`, `/L-n`: the limit shifted by n half points.
pub const SHK_MODIFIER_LIMIT: u32 = 16;
/// `/Un`: an unrated player counts with this rating.
pub const SHK_MODIFIER_UNRATED: u32 = 32;
/// `/Vyear`: by this edition of C.07.
pub const SHK_MODIFIER_VERSION: u32 = 64;
/// `/R`: the other way round.
pub const SHK_MODIFIER_REVERSED: u32 = 128;

/// The code, `SOLK-1`.
pub const SHK_CATALOGUE_CODE: u32 = 0;
/// Other codes of the same, with commas between them.
pub const SHK_CATALOGUE_ALIASES: u32 = 1;
/// The name, in a language.
pub const SHK_CATALOGUE_NAME: u32 = 2;
/// What it is, in one line, in a language.
pub const SHK_CATALOGUE_FORMULA: u32 = 3;
/// Where it is defined: a clause, an article, a decision.
pub const SHK_CATALOGUE_SOURCE: u32 = 4;
/// What may stand behind the code, with blanks between: `/Cn /Mn /P`.
pub const SHK_CATALOGUE_MODIFIERS: u32 = 5;

/// A tie-break of the catalogue in numbers; its texts are in `shk_catalogue_text`.
#[repr(C)]
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub struct shk_definition {
    /// Whether the lower number is the better one: 1 or 0.
    pub low_is_better: u32,
    /// What may stand behind the code: a sum of `SHK_MODIFIER_...`.
    pub modifiers: u32,
    /// How many other codes it has.
    pub alias_count: u32,
    /// 0.
    pub reserved: u32,
}

fn bit(modifier: Modifier) -> u32 {
    match modifier {
        Modifier::Cut => SHK_MODIFIER_CUT,
        Modifier::Median => SHK_MODIFIER_MEDIAN,
        Modifier::ForfeitsPlayed => SHK_MODIFIER_FORFEITS_PLAYED,
        Modifier::Fore => SHK_MODIFIER_FORE,
        Modifier::Limit => SHK_MODIFIER_LIMIT,
        Modifier::Unrated => SHK_MODIFIER_UNRATED,
        Modifier::Version => SHK_MODIFIER_VERSION,
        Modifier::Reversed => SHK_MODIFIER_REVERSED,
        _ => 0,
    }
}

fn entry(index: usize) -> Result<&'static Definition, Fail> {
    CATALOGUE.get(index).ok_or_else(|| no_such("tie-break", "нет такого показателя"))
}

/// How many tie-breaks there are, the draughts family first.
#[unsafe(no_mangle)]
pub extern "C" fn shk_catalogue_count() -> usize {
    CATALOGUE.len()
}

/// A tie-break of the catalogue by its index from 0, in numbers.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_catalogue_entry(
    index: usize,
    definition: *mut shk_definition,
) -> shk_status {
    call(|| {
        // SAFETY: as the contract says.
        let out = unsafe { Out::new(definition, "definition") }?;
        let entry = entry(index)?;
        out.set(shk_definition {
            low_is_better: entry.low_is_better.into(),
            modifiers: entry.modifiers.iter().map(|&modifier| bit(modifier)).sum(),
            alias_count: count(entry.aliases.len()),
            reserved: 0,
        });
        Ok(())
    })
}

/// A text (`SHK_CATALOGUE_...`) of a tie-break of the catalogue by its index from 0, as text out.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_catalogue_text(
    index: usize,
    field: u32,
    lang: i32,
    buffer: *mut c_char,
    capacity: usize,
    needed: *mut usize,
) -> shk_status {
    call(|| {
        // SAFETY: as the contract says.
        let out = unsafe { TextOut::new(buffer, capacity, needed) }?;
        let (entry, lang) = (entry(index)?, language(lang)?);
        match field {
            SHK_CATALOGUE_CODE => out.give(entry.code),
            SHK_CATALOGUE_ALIASES => out.give(&entry.aliases.join(",")),
            SHK_CATALOGUE_NAME => out.give(entry.name(lang)),
            SHK_CATALOGUE_FORMULA => out.give(entry.formula(lang)),
            SHK_CATALOGUE_SOURCE => out.give(entry.source),
            SHK_CATALOGUE_MODIFIERS => {
                let forms = entry.modifiers.iter().map(|modifier| modifier.form());
                out.give(&forms.collect::<Vec<_>>().join(" "))
            }
            _ => {
                let names = "SHK_CATALOGUE_...";
                Err(Fail::argument("field", names, names))
            }
        }
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_modifier_has_a_bit() {
        let all = CATALOGUE.iter().flat_map(|entry| entry.modifiers);
        let bits = all.fold(0, |bits, &modifier| bits | bit(modifier));
        assert_eq!(bits, 255);
    }
}
