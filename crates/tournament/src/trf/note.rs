//! What a reader of the file should know without anything being wrong.

use crate::Points;
use shashki_base::Lang;

/// Something worth knowing about a file that was read.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Note {
    /// Team records (013, 310) served as groups: the file has no `### group:` of its own.
    TeamsAsGroups,
    /// Team records (013, 310) were kept, but nothing uses them.
    TeamsNotUsed,
    /// Full-point byes (letter F): other programs may give such a player a bye besides (P3).
    FullPointBye,
    /// Accelerated points other than 0 (250, XXA): no Russian system has them.
    Acceleration,
    /// `XXC rank`: the line order is not used for the pairing, the start numbers are.
    RankOrder,
    /// Points for an unknown result (162 X): an unfinished game counts for nobody here.
    UnknownResultPoints {
        /// The points.
        points: Points,
    },
    /// Match points of a team event (299): not used.
    MatchPoints,
    /// The number of players in the file's head (062) is not the number of its player records.
    PlayerCount {
        /// How many player records there are.
        found: usize,
    },
    /// The points column is 0 for everybody: the host doesn't fill it in, the results hold.
    PointsNotFilledIn,
    /// A game without a result: it counts for nobody, standings are provisional.
    Unfinished,
}

impl Note {
    /// The note in words.
    pub fn message(self, lang: Lang) -> String {
        let (en, ru) = match self {
            Self::TeamsAsGroups => {
                ("the team records serve as groups", "записи команд взяты как группы")
            }
            Self::TeamsNotUsed => {
                ("the team records are kept, but not used", "записи команд сохранены, но не нужны")
            }
            Self::FullPointBye => (
                "a full-point bye (F): it counts as a plus here, elsewhere perhaps not",
                "полное очко без игры (F): здесь это «плюс», в других программах — не всегда",
            ),
            Self::Acceleration => (
                "accelerated points: no Russian system has them",
                "ускоренная жеребьёвка: в российских системах её нет",
            ),
            Self::RankOrder => (
                "XXC rank: start numbers are used, not the order of the lines",
                "XXC rank: действуют порядковые номера, а не порядок строк",
            ),
            Self::UnknownResultPoints { points } => {
                return lang.pick(
                    format!("162 X {points}: an unfinished game counts for nobody here"),
                    format!("162 X {points}: неоконченная партия здесь очков не даёт"),
                );
            }
            Self::MatchPoints => ("match points are not used", "командные очки не нужны"),
            Self::PlayerCount { found } => {
                return lang.pick(
                    format!("the file has {found} player records"),
                    format!("записей участников в файле: {found}"),
                );
            }
            Self::PointsNotFilledIn => (
                "the points column is 0 for everybody: the results hold",
                "колонка очков у всех нулевая: действуют результаты",
            ),
            Self::Unfinished => (
                "a game without a result counts for nobody",
                "партия без результата никому не даёт очков",
            ),
        };
        lang.pick(en, ru).to_owned()
    }
}
