//! What an arbiter should know about a re-pairing.

use shashki_base::Lang;
use shashki_tournament::{Event, MeetingResult, StartNumber};

use super::{NewBoard, NewDraw};
use crate::PairError;
use crate::forced::Fixed;

/// A remark on a re-pairing.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Remark {
    /// No published participant gets another opponent or bye: the published pairs stand.
    NobodyTouched,
    /// The bye goes to him because that touches the fewest; the walk of P6, which binds a draw and
    /// not a re-pairing, leads to another.
    ByeOffTheWalk {
        /// Who gets the bye.
        player: StartNumber,
        /// To whom the walk leads; none where there is no full new draw.
        walk: Option<StartNumber>,
    },
    /// A new pair is of two pools, which bind a draw and not a re-pairing.
    AcrossPools {
        /// One of the two.
        first: StartNumber,
        /// The other.
        second: StartNumber,
    },
    /// The event holds a result of the round: it has begun, and a game played stands (5.4.10.12).
    Begun {
        /// White of the first such game.
        white: StartNumber,
        /// Black.
        black: StartNumber,
    },
}

impl Remark {
    /// Whether the arbiter should do something about it.
    pub const fn is_warning(self) -> bool {
        matches!(self, Self::Begun { .. } | Self::AcrossPools { .. })
    }

    /// The remark in words.
    pub fn message(self, lang: Lang) -> String {
        match self {
            Self::NobodyTouched => lang
                .pick(
                    "nobody who was published gets another opponent or bye: the published pairs stand (5.4.10.8)",
                    "никто из опубликованных участников не получает другого соперника или «плюс»: пары остаются в силе (п. 5.4.10.8)",
                )
                .to_owned(),
            Self::ByeOffTheWalk { player, walk: Some(walk) } => lang.pick(
                format!("player {player} gets the bye whatever his score, because that touches the fewest; a full new draw would give it to {walk} (P6)"),
                format!("участник {player} получает «плюс» независимо от очков: так затронуто меньше всего участников; новая жеребьёвка дала бы его участнику {walk} (P6)"),
            ),
            Self::ByeOffTheWalk { player, walk: None } => lang.pick(
                format!("player {player} gets the bye whatever his score, because that touches the fewest"),
                format!("участник {player} получает «плюс» независимо от очков: так затронуто меньше всего участников"),
            ),
            Self::AcrossPools { first, second } => lang.pick(
                format!("{first} - {second} are of two pools: pools don't bind a re-pairing"),
                format!("{first} и {second} из разных подгрупп: подгруппы не ограничивают повторную жеребьёвку"),
            ),
            Self::Begun { white, black } => lang.pick(
                format!("the round has begun: {white} - {black} has a result"),
                format!("тур уже начался: у партии {white} - {black} есть результат"),
            ),
        }
    }
}

/// A game of the round that already has a result, if the round stands in the event.
pub(super) fn begun(event: &Event, round: u16) -> Option<Remark> {
    let meetings = &event.rounds().get(usize::from(round).checked_sub(1)?)?.meetings;
    let decided = meetings.iter().find(|meeting| meeting.result != MeetingResult::Unfinished)?;
    Some(Remark::Begun { white: decided.white, black: decided.black })
}

pub(super) fn remarks(
    event: &Event,
    touched: &[StartNumber],
    new_boards: &[NewBoard],
    fixed: &Fixed,
    new_draw: &Result<NewDraw, PairError>,
) -> Vec<Remark> {
    let mut remarks = Vec::new();
    if touched.is_empty() {
        remarks.push(Remark::NobodyTouched);
    }
    let walk = new_draw.as_ref().ok().and_then(|draw| draw.pairing.bye);
    let bye = new_boards.iter().find(|board| board.second.is_none() && fixed.bye.is_none());
    if let Some(board) = bye.filter(|board| walk != Some(board.first)) {
        remarks.push(Remark::ByeOffTheWalk { player: board.first, walk });
    }
    let pools = &event.constraints().pools;
    let pool = |start| pools.iter().position(|pool| pool.players.contains(&start));
    for board in new_boards {
        if let Some(second) = board.second.filter(|&second| pool(second) != pool(board.first)) {
            remarks.push(Remark::AcrossPools { first: board.first, second });
        }
    }
    remarks
}
