//! A player who comes after the event has begun (P24).

use core::fmt;

use shashki_base::Lang;
use shashki_tournament::{Event, Faults, Player, Round, StartNumber, Unpaired, UnpairedKind};

/// A late entry.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LateEntry {
    /// The player; his start number is given by [`enter_late`].
    pub player: Player,
    /// The first round that he plays in.
    pub from: u16,
    /// What he gets for the rounds he missed, from round 1 on; a loss where nothing is said.
    pub missed: Vec<UnpairedKind>,
}

/// Why a player can't enter late.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum LateError {
    /// The first round is 0 or lies behind a round in which nobody has played yet.
    NoSuchRound {
        /// The round given.
        from: u16,
        /// The last one that he can enter in.
        last: u16,
    },
    /// More is said of missed rounds than he missed.
    NotMissed {
        /// The round.
        round: u16,
    },
    /// There is no start number left.
    NoNumberLeft,
    /// The event with him contradicts itself.
    Event(Faults),
}

impl LateError {
    /// The error in words.
    pub fn message(&self, lang: Lang) -> String {
        match self {
            Self::NoSuchRound { from, last } => lang.pick(
                format!("round {from}: a player can enter in rounds 1 to {last}"),
                format!("тур {from}: вступить в соревнование можно в турах с 1 по {last}"),
            ),
            Self::NotMissed { round } => lang.pick(
                format!("round {round} is not one that the player missed"),
                format!("тур {round} участник не пропустил"),
            ),
            Self::NoNumberLeft => {
                lang.pick("no start number is left", "порядковых номеров больше нет").to_owned()
            }
            Self::Event(faults) => faults.message(lang),
        }
    }
}

impl fmt::Display for LateError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message(Lang::En))
    }
}

impl std::error::Error for LateError {}

/// The event with a player who comes late: he gets the next start number and, for the rounds he
/// missed, a loss or what the event says. Numbers already given don't move (5.4.10.5.1; P24).
///
/// ```
/// use shashki_pairing::{LateEntry, enter_late};
/// use shashki_tournament::{Draft, Player, StartNumber};
/// let one = StartNumber::new(1).unwrap();
/// let draft = Draft { players: vec![Player::new(one, "First")], ..Draft::default() };
/// let entry = LateEntry { player: Player::new(one, "Late"), from: 1, missed: Vec::new() };
/// let (event, number) = enter_late(&draft.check().unwrap(), entry).unwrap();
/// assert_eq!(number.get(), 2);
/// assert_eq!(event.players()[0].name, "First");
/// ```
pub fn enter_late(event: &Event, entry: LateEntry) -> Result<(Event, StartNumber), LateError> {
    let LateEntry { mut player, from, missed } = entry;
    // A round published but not begun is one that he can still enter.
    let last = event.paired_rounds() + 1;
    if from == 0 || from > last {
        return Err(LateError::NoSuchRound { from, last });
    }
    let rounds_missed = usize::from(from) - 1;
    if missed.len() > rounds_missed {
        return Err(LateError::NotMissed { round: from });
    }
    let before = event.players().last().map_or(0, |last| last.start.get());
    let number = before.checked_add(1).and_then(StartNumber::new).ok_or(LateError::NoNumberLeft)?;
    player.start = number;
    player.enters_in = (from > 1).then_some(from);
    let mut draft = event.draft().clone();
    draft.players.push(player);
    if draft.rounds.len() < rounds_missed {
        draft.rounds.resize(rounds_missed, Round::default());
    }
    let said = missed.into_iter().chain(core::iter::repeat(UnpairedKind::ZeroPointBye));
    for (round, kind) in draft.rounds.iter_mut().take(rounds_missed).zip(said) {
        round.unpaired.push(Unpaired { player: number, kind });
    }
    let event = draft.check().map_err(LateError::Event)?;
    Ok((event, number))
}
