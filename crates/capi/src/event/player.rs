//! Players of a draft.

use shashki_tournament::{National, Player, Sex};

use super::draft::{draft_mut, shk_draft};
use super::kind::{round, start};
use super::span::shk_text;
use crate::error::{Fail, Place, call_with, shk_error};
use crate::event::no_such;
use crate::memory::slice;
use crate::status::shk_status;

/// The bit of `shk_player.flags` that says that the player has left: `withdrew_after` means
/// something.
pub const SHK_PLAYER_WITHDREW: u32 = 1;

/// A sex that isn't known.
pub const SHK_SEX_NONE: u8 = 0;
/// Male.
pub const SHK_SEX_MALE: u8 = 1;
/// Female.
pub const SHK_SEX_FEMALE: u8 = 2;

/// A player as he is given to a draft. Everything but the start number may be 0.
#[repr(C)]
#[derive(Copy, Clone, Debug)]
pub struct shk_player {
    /// The start number, from 1; 0: the next one free above all others.
    pub start: u32,
    /// The rating, 1 to 9999; 0: none.
    pub rating: u32,
    /// The first round that he takes part in, if not the first; 0: from the beginning.
    pub enters_in: u32,
    /// The last round that he took part in, if `flags` says that he left; 0: before round 1.
    pub withdrew_after: u32,
    /// The place as a file gave it; nothing is computed from it; 0: none.
    pub place: u32,
    /// `SHK_PLAYER_WITHDREW` or 0.
    pub flags: u32,
    /// `SHK_SEX_...`.
    pub sex: u8,
    /// 0.
    pub reserved: [u8; 7],
    /// The name as it is printed.
    pub name: shk_text,
    /// The title, free text.
    pub title: shk_text,
    /// The federation or region.
    pub federation: shk_text,
    /// The club.
    pub club: shk_text,
    /// The number in the federation's register.
    pub id: shk_text,
    /// The birth date as it stands in a file.
    pub birth_date: shk_text,
    /// What national federations' registers say of him (TRF26 NRS).
    pub national: *const shk_national,
    /// How many.
    pub national_count: usize,
}

/// What one national federation's register says of a player (TRF26 NRS).
#[repr(C)]
#[derive(Copy, Clone, Debug)]
pub struct shk_national {
    /// The code of the federation, three capital letters.
    pub federation: shk_text,
    /// The national title.
    pub title: shk_text,
    /// The name in the register, where it is another one.
    pub name: shk_text,
    /// The number in the register.
    pub id: shk_text,
    /// The national rating (in Russia the individual coefficient), 1 to 9999; 0: none.
    pub rating: u32,
    /// 0.
    pub reserved: u32,
}

fn rating(number: u32) -> Result<Option<u16>, Fail> {
    let rating = u16::try_from(number)
        .map_err(|_| Fail::argument("rating", "a rating to 9999", "рейтинг до 9999"))?;
    Ok(Some(rating).filter(|&rating| rating > 0))
}

impl shk_national {
    /// # Safety
    ///
    /// The texts are as they say.
    unsafe fn get(&self) -> Result<National, Fail> {
        // SAFETY: as the caller promises.
        unsafe {
            Ok(National {
                federation: self.federation.get("federation")?.to_owned(),
                title: self.title.get("title")?.to_owned(),
                name: self.name.get("name")?.to_owned(),
                id: self.id.get("id")?.to_owned(),
                rating: rating(self.rating)?,
            })
        }
    }
}

impl shk_player {
    /// The player; `next` is his number where none is given.
    ///
    /// # Safety
    ///
    /// The texts and the array are as they say.
    pub(crate) unsafe fn get(&self, next: u32) -> Result<Player, Fail> {
        let number = if self.start == 0 { next } else { self.start };
        // SAFETY: as the caller promises.
        let player = unsafe { self.described(number) };
        let place = Place { player: number, ..Place::default() };
        player.map_err(|fail| fail.at(place))
    }

    /// # Safety
    ///
    /// As for [`shk_player::get`].
    unsafe fn described(&self, number: u32) -> Result<Player, Fail> {
        // SAFETY: as the caller promises.
        let (texts, national) = unsafe {
            let texts = self.texts()?;
            let national = slice(self.national, self.national_count, "national")?;
            (texts, national.iter().map(|one| one.get()).collect::<Result<Vec<_>, _>>()?)
        };
        let [name, title, federation, club, id, birth_date] = texts;
        Ok(Player {
            sex: sex(self.sex)?,
            title,
            rating: rating(self.rating)?,
            federation,
            id,
            birth_date,
            club,
            national,
            place: Some(self.place).filter(|&place| place > 0),
            enters_in: Some(round(self.enters_in, "enters_in")?).filter(|&round| round > 0),
            withdrew_after: if self.flags & SHK_PLAYER_WITHDREW == 0 {
                None
            } else {
                Some(round(self.withdrew_after, "withdrew_after")?)
            },
            ..Player::new(start(number, "start")?, name)
        })
    }

    /// # Safety
    ///
    /// As for [`shk_player::get`].
    unsafe fn texts(&self) -> Result<[String; 6], Fail> {
        // SAFETY: as the caller promises.
        let texts = unsafe {
            [
                self.name.get("name")?,
                self.title.get("title")?,
                self.federation.get("federation")?,
                self.club.get("club")?,
                self.id.get("id")?,
                self.birth_date.get("birth_date")?,
            ]
        };
        Ok(texts.map(str::to_owned))
    }
}

fn sex(code: u8) -> Result<Option<Sex>, Fail> {
    match code {
        SHK_SEX_NONE => Ok(None),
        SHK_SEX_MALE => Ok(Some(Sex::Male)),
        SHK_SEX_FEMALE => Ok(Some(Sex::Female)),
        _ => Err(Fail::argument("sex", "one of SHK_SEX_...", "одно из SHK_SEX_...")),
    }
}

/// Adds `count` players. A start number of 0 is the next one above all that the draft has then.
///
/// With an error none is added; its place has the start number of the player that can't be.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_draft_add_players(
    draft: *mut shk_draft,
    players: *const shk_player,
    count: usize,
    error: *mut *mut shk_error,
) -> shk_status {
    let run = || {
        // SAFETY: as the contract says.
        let (draft, players) = unsafe { (draft_mut(draft)?, slice(players, count, "players")?) };
        draft.0.alter(|draft| {
            let mut last = draft.players.iter().map(|player| player.start.get()).max().unwrap_or(0);
            let mut added = Vec::new();
            for player in players {
                // SAFETY: as the contract says.
                let player = unsafe { player.get(last.saturating_add(1)) }?;
                last = last.max(player.start.get());
                added.push(player);
            }
            draft.players.extend(added);
            Ok(())
        })
    };
    // SAFETY: as the contract says.
    unsafe { call_with(error, run) }
}

/// Puts a player in the place of the one with the same start number (`SHK_NOT_FOUND`: nobody has it).
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_draft_set_player(
    draft: *mut shk_draft,
    player: *const shk_player,
    error: *mut *mut shk_error,
) -> shk_status {
    let run = || {
        // SAFETY: as the contract says.
        let (draft, player) =
            unsafe { (draft_mut(draft)?, crate::memory::read(player, "player")?.get(0)?) };
        draft.0.alter(|draft| {
            let found = draft.players.iter_mut().find(|other| other.start == player.start);
            let start = player.start.get();
            *found.ok_or_else(|| unknown(start))? = player;
            Ok(())
        })
    };
    // SAFETY: as the contract says.
    unsafe { call_with(error, run) }
}

/// Strikes a player off the list; whoever refers to him elsewhere is a fault of the draft.
/// `SHK_NOT_FOUND`: nobody has this start number.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_draft_remove_player(
    draft: *mut shk_draft,
    start: u32,
    error: *mut *mut shk_error,
) -> shk_status {
    let run = || {
        // SAFETY: as the contract says.
        let draft = unsafe { draft_mut(draft) }?;
        draft.0.alter(|draft| {
            let at = draft.players.iter().position(|player| player.start.get() == start);
            draft.players.remove(at.ok_or_else(|| unknown(start))?);
            Ok(())
        })
    };
    // SAFETY: as the contract says.
    unsafe { call_with(error, run) }
}

/// Says that a player left after a round (0: before round 1), without touching the rest of him.
/// `SHK_NOT_FOUND`: nobody has this start number.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_draft_withdraw(
    draft: *mut shk_draft,
    start: u32,
    after: u32,
    error: *mut *mut shk_error,
) -> shk_status {
    let run = || {
        // SAFETY: as the contract says.
        let draft = unsafe { draft_mut(draft) }?;
        let after = round(after, "after")?;
        draft.0.alter(|draft| {
            let found = draft.players.iter_mut().find(|player| player.start.get() == start);
            found.ok_or_else(|| unknown(start))?.withdrew_after = Some(after);
            Ok(())
        })
    };
    // SAFETY: as the contract says.
    unsafe { call_with(error, run) }
}

pub(crate) fn unknown(player: u32) -> Fail {
    no_such("player", "нет такого участника").at(Place { player, ..Place::default() })
}
