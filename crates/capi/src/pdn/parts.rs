//! The tags and the movetext of a game.

use core::ffi::c_char;

use shashki_record::pdn::Element;

use super::events::{
    SHK_PDN_BEGIN_VARIATION, SHK_PDN_COMMENT, SHK_PDN_END_VARIATION, SHK_PDN_MOVE, SHK_PDN_NAG,
    SHK_PDN_SETUP, SHK_PDN_UNKNOWN,
};
use super::file::shk_pdn;
use super::write::shk_pdn_tag_pair;
use crate::error::call;
use crate::memory::{Buffer, Out, read};
use crate::status::shk_status;

/// A part of a game's movetext. The text is UTF-8 of `length` bytes without a NUL behind it, and lives as
/// long as the `shk_pdn` that gave it.
#[repr(C)]
#[derive(Copy, Clone, Debug)]
pub struct shk_pdn_part {
    /// `SHK_PDN_MOVE` to `SHK_PDN_END_VARIATION`.
    pub kind: u32,
    /// How many variations it stands in; what begins or ends one stands outside of it.
    pub depth: u32,
    /// The number of an annotation.
    pub number: u32,
    /// 0.
    pub reserved: u32,
    /// The text of a move, a comment or a set-up; NULL otherwise.
    pub text: *const c_char,
    /// Its bytes.
    pub length: usize,
}

/// The tags of a game, counted from 1, in their order, into an array of `capacity`; `*count` is how many
/// there are. Where they have no room nothing is written but `*count` (`SHK_BUFFER_TOO_SMALL`). Their texts
/// have no NUL behind them and live as long as `pdn`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_pdn_tags(
    pdn: *const shk_pdn,
    number: usize,
    tags: *mut shk_pdn_tag_pair,
    capacity: usize,
    count: *mut usize,
) -> shk_status {
    call(|| {
        // SAFETY: as the contract says.
        let (pdn, out, count) = unsafe {
            let out = Buffer::new(tags, capacity, "tags")?;
            (read(pdn, "pdn")?, out, Out::new(count, "count")?)
        };
        let pairs = pdn.game(number)?.game.tags.iter().map(|tag| shk_pdn_tag_pair {
            name: tag.name.as_ptr().cast(),
            name_length: tag.name.len(),
            value: tag.value.as_ptr().cast(),
            value_length: tag.value.len(),
        });
        out.give(&count, pairs)
    })
}

/// The movetext of a game, counted from 1, part by part, in the same way. What stands in a variation
/// stands between its beginning and its end.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_pdn_parts(
    pdn: *const shk_pdn,
    number: usize,
    parts: *mut shk_pdn_part,
    capacity: usize,
    count: *mut usize,
) -> shk_status {
    call(|| {
        // SAFETY: as the contract says.
        let (pdn, out, count) = unsafe {
            let out = Buffer::new(parts, capacity, "parts")?;
            (read(pdn, "pdn")?, out, Out::new(count, "count")?)
        };
        let mut parts = Vec::new();
        flatten(&pdn.game(number)?.game.body, 0, &mut parts);
        out.give(&count, parts)
    })
}

/// How many parts a movetext has.
pub(super) fn count(body: &[Element]) -> usize {
    let inner = body.iter().map(|element| match element {
        Element::Variation(inner) => 2 + count(inner),
        _ => 1,
    });
    inner.sum()
}

fn part(kind: u32, depth: u32, text: Option<&str>) -> shk_pdn_part {
    let (text, length) =
        text.map_or((core::ptr::null(), 0), |text| (text.as_ptr().cast(), text.len()));
    shk_pdn_part { kind, depth, number: 0, reserved: 0, text, length }
}

fn flatten(body: &[Element], depth: u32, into: &mut Vec<shk_pdn_part>) {
    for element in body {
        let part = match element {
            Element::Move(m) => part(SHK_PDN_MOVE, depth, Some(&m.text)),
            Element::Nag(nag) => {
                shk_pdn_part { number: nag.0.into(), ..part(SHK_PDN_NAG, depth, None) }
            }
            Element::Comment(text) => part(SHK_PDN_COMMENT, depth, Some(text)),
            Element::Setup(text) => part(SHK_PDN_SETUP, depth, Some(text)),
            Element::Variation(inner) => {
                into.push(part(SHK_PDN_BEGIN_VARIATION, depth, None));
                flatten(inner, depth.saturating_add(1), into);
                part(SHK_PDN_END_VARIATION, depth, None)
            }
            _ => part(SHK_PDN_UNKNOWN, depth, None),
        };
        into.push(part);
    }
}
