//! Every tie-break: its codes, names, definition, source, modifiers and direction.
//!
//! This table is the one place where they stand. Codes are read by it, errors suggest from it, and
//! the table in the book is written from it.

use shashki_base::Lang;

/// How a tie-break is computed.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(crate) enum Method {
    Points,
    Buchholz,
    TruncatedSequence,
    OpponentsBuchholz,
    AverageBuchholz,
    CurrentBuchholz,
    Berger,
    Koya,
    Shmulyan,
    /// Games won over the board; forfeits never.
    Wins,
    /// The same, in a round robin with forfeits (15.2).
    GamesWon,
    RoundsWon,
    BlackGames,
    BlackWon,
    Progress,
    Participation,
    StandardPoints,
    StartNumber,
    AverageRating,
    Performance,
    PerfectPerformance,
    AveragePerformance,
    AveragePerfect,
    Rating,
    Encounter,
}

/// What may stand behind a code.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Modifier {
    /// `/Cn`: without the n lowest (of PS the first n rounds).
    Cut,
    /// `/Mn`: without the n lowest and the n highest.
    Median,
    /// `/P`: forfeits count as played.
    ForfeitsPlayed,
    /// `/F`: from FB instead of BH.
    Fore,
    /// `/L+n`, `/L-n`: the limit shifted by n half points.
    Limit,
    /// `/Un`: an unrated player counts with this rating.
    Unrated,
    /// `/Vyear`: by this edition of C.07.
    Version,
    /// `/R`: the other way round.
    Reversed,
}

impl Modifier {
    /// How it is written.
    pub const fn form(self) -> &'static str {
        match self {
            Self::Cut => "/Cn",
            Self::Median => "/Mn",
            Self::ForfeitsPlayed => "/P",
            Self::Fore => "/F",
            Self::Limit => "/L+n /L-n",
            Self::Unrated => "/Un",
            Self::Version => "/V2023 /V2024 /V2026",
            Self::Reversed => "/R",
        }
    }
}

/// A tie-break of the catalogue.
#[derive(Debug)]
#[non_exhaustive]
pub struct Definition {
    /// The code as it is written and printed.
    pub code: &'static str,
    /// Other codes of the same.
    pub aliases: &'static [&'static str],
    name: [&'static str; 2],
    formula: [&'static str; 2],
    /// Where it is defined: a clause, an article, a decision.
    pub source: &'static str,
    /// What may stand behind the code.
    pub modifiers: &'static [Modifier],
    /// Whether the lower number is the better one.
    pub low_is_better: bool,
    pub(crate) method: Method,
    /// Lowest and highest that the code itself cuts.
    pub(crate) cuts: (u16, u16),
    pub(crate) fore: bool,
}

impl Definition {
    /// The name.
    pub fn name(&self, lang: Lang) -> &'static str {
        lang.pick(self.name[0], self.name[1])
    }

    /// What it is, in one line.
    pub fn formula(&self, lang: Lang) -> &'static str {
        lang.pick(self.formula[0], self.formula[1])
    }

    /// Whether the code is one of this tie-break.
    pub(crate) fn is_called(&self, code: &str) -> bool {
        self.code == code || self.aliases.contains(&code)
    }

    const fn cutting(mut self, low: u16, high: u16) -> Self {
        self.cuts = (low, high);
        self
    }

    const fn fore(mut self) -> Self {
        self.fore = true;
        self
    }

    const fn low(mut self) -> Self {
        self.low_is_better = true;
        self
    }

    const fn also(mut self, aliases: &'static [&'static str]) -> Self {
        self.aliases = aliases;
        self
    }

    const fn with(mut self, modifiers: &'static [Modifier]) -> Self {
        self.modifiers = modifiers;
        self
    }
}

const fn define(
    code: &'static str,
    method: Method,
    name: [&'static str; 2],
    formula: [&'static str; 2],
    source: &'static str,
) -> Definition {
    Definition {
        code,
        aliases: &[],
        name,
        formula,
        source,
        modifiers: &[],
        low_is_better: false,
        method,
        cuts: (0, 0),
        fore: false,
    }
}

use Modifier::{Cut, Fore, ForfeitsPlayed, Limit, Median, Reversed, Unrated, Version};

const SUMS: &[Modifier] = &[Cut, Median, ForfeitsPlayed, Version];
const UNCUT: &[Modifier] = &[ForfeitsPlayed, Version];

/// Every tie-break, the draughts family first.
pub static CATALOGUE: [Definition; 29] = [
    define(
        "PTS",
        Method::Points,
        ["Points", "Очки"],
        [
            "the points of the event's scoring, adjustments included",
            "очки по системе подсчёта турнира, с поправками",
        ],
        "T4",
    ),
    define(
        "SOLK",
        Method::Buchholz,
        ["Solkoff (Buchholz)", "Солкоф (Бухгольц)"],
        ["sum of the opponents' points", "сумма очков соперников"],
        "5.4.10.11, 5.4.10.12 (T5, T6); C.07 8.1",
    )
    .with(SUMS),
    define(
        "SOLK-1",
        Method::Buchholz,
        ["Truncated Solkoff", "Усечённый Солкоф"],
        ["SOLK less the lowest opponent", "SOLK без худшего соперника"],
        "5.4.10.6.2",
    )
    .with(UNCUT)
    .cutting(1, 0),
    define(
        "SOLK-TRUNC",
        Method::TruncatedSequence,
        ["Full truncated Solkoff", "Полный усечённый Солкоф"],
        [
            "SOLK less the lowest, less the two lowest ... down to the best single opponent",
            "SOLK без худшего, без двух худших… до одного лучшего соперника",
        ],
        "T3",
    )
    .with(UNCUT),
    define(
        "SOLK-MED",
        Method::Buchholz,
        ["Median Solkoff", "Медианный Солкоф"],
        [
            "SOLK less the lowest and the highest opponent",
            "SOLK без худшего и без лучшего соперника",
        ],
        "the draughts family",
    )
    .with(UNCUT)
    .cutting(1, 1),
    define(
        "SOLK+",
        Method::OpponentsBuchholz,
        ["Sum of the opponents' Solkoff", "Сумма Солкофов соперников"],
        [
            "sum of the opponents' SOLK; the plus gives nothing",
            "сумма SOLK соперников; «плюс» ничего не даёт",
        ],
        "T5",
    )
    .with(UNCUT),
    define(
        "CUR-BUCH",
        Method::CurrentBuchholz,
        ["Current Buchholz", "Текущий Бухгольц"],
        [
            "the coefficient by which the next round would be paired",
            "коэффициент, по которому составлялся бы следующий тур",
        ],
        "5.4.10.7.6",
    ),
    define(
        "SB",
        Method::Berger,
        ["Sonneborn-Berger", "Зоннеборн-Бергер"],
        [
            "sum of the opponent's points times the points made against him",
            "сумма произведений очков соперника на очки, набранные против него",
        ],
        "T5, T6; C.07 9.1",
    )
    .with(SUMS),
    define(
        "SHMU",
        Method::Shmulyan,
        ["Shmulyan", "Шмульян"],
        [
            "points of those beaten less points of those lost to",
            "очки побеждённых минус очки тех, кому проиграл",
        ],
        "T5, T6",
    )
    .with(UNCUT),
    define(
        "WINS",
        Method::Wins,
        ["Wins", "Число побед"],
        ["games won over the board", "победы за доской"],
        "the draughts family",
    ),
    define(
        "DE",
        Method::Encounter,
        ["Direct encounter", "Личная встреча"],
        ["the order of those level by their own games", "порядок равных по играм между ними"],
        "C.07 6; T3, T8a",
    )
    .with(&[ForfeitsPlayed]),
    define(
        "PROG",
        Method::Progress,
        ["Progressive score", "Прогрессирующий"],
        ["sum of the running totals after each round", "сумма очков после каждого тура"],
        "C.07 7.5",
    )
    .also(&["PS"])
    .with(&[Cut]),
    define(
        "BH",
        Method::Buchholz,
        ["Buchholz", "Бухгольц"],
        ["SOLK by FIDE's code", "SOLK под кодом ФИДЕ"],
        "C.07 8.1",
    )
    .with(SUMS),
    define(
        "FB",
        Method::Buchholz,
        ["Fore Buchholz", "Предварительный Бухгольц"],
        [
            "BH as if the paired games of the last round had been drawn",
            "BH, как если бы все партии последнего тура кончились вничью",
        ],
        "C.07 8.3",
    )
    .with(SUMS)
    .fore(),
    define(
        "AOB",
        Method::AverageBuchholz,
        ["Average of opponents' Buchholz", "Средний Бухгольц соперников"],
        [
            "average BH of the opponents met over the board",
            "среднее BH соперников, с которыми игра состоялась",
        ],
        "C.07 8.2",
    )
    .with(&[Fore, ForfeitsPlayed, Version]),
    define(
        "KS",
        Method::Koya,
        ["Koya", "Койя"],
        [
            "points against those who made half of the possible points or more",
            "очки против набравших не менее половины возможных",
        ],
        "C.07 9.2",
    )
    .with(&[Limit, ForfeitsPlayed]),
    define(
        "WIN",
        Method::RoundsWon,
        ["Rounds won", "Выигранные туры"],
        [
            "rounds, played or not, with the points of a win",
            "туры с очками победы, сыгранные или нет",
        ],
        "C.07 7.1",
    ),
    define(
        "WON",
        Method::GamesWon,
        ["Games won", "Выигранные партии"],
        ["games won over the board", "победы за доской"],
        "C.07 7.2, 15.2",
    ),
    define(
        "BPG",
        Method::BlackGames,
        ["Games with Black", "Партии чёрными"],
        ["games played over the board with Black", "партии, сыгранные чёрными"],
        "C.07 7.3",
    ),
    define(
        "BWG",
        Method::BlackWon,
        ["Wins with Black", "Победы чёрными"],
        ["games won over the board with Black", "победы за доской чёрными"],
        "C.07 7.4",
    ),
    define(
        "REP",
        Method::Participation,
        ["Rounds elected to play", "Туры без отказа от игры"],
        [
            "rounds less half-point byes, absences and losses by forfeit",
            "туры за вычетом половинных отгулов, отсутствий и поражений неявкой",
        ],
        "C.07 7.6",
    )
    .also(&["GE"]),
    define(
        "STD",
        Method::StandardPoints,
        ["Standard points", "Стандартные очки"],
        [
            "1 for a round with more points than the opponent's (unplayed: than a draw), 1/2 for as many",
            "1 за тур с большими очками, чем у соперника (без игры: чем за ничью), 1/2 при равных",
        ],
        "C.07 7.7 (2026)",
    ),
    define(
        "TPN",
        Method::StartNumber,
        ["Start number", "Порядковый номер"],
        ["the start number", "порядковый номер"],
        "C.07 7.8 (2026)",
    )
    .with(&[Reversed])
    .low(),
    define(
        "ARO",
        Method::AverageRating,
        ["Average rating of opponents", "Средний рейтинг соперников"],
        [
            "average rating of the opponents met over the board, nearest whole number",
            "средний рейтинг соперников, с которыми игра состоялась, до целого",
        ],
        "C.07 10.1",
    )
    .with(&[Cut, Median, Unrated]),
    define(
        "TPR",
        Method::Performance,
        ["Performance", "Турнирный результат"],
        ["ARO + dp of the percentage scored", "ARO + dp доли набранных очков"],
        "C.07 10.2",
    )
    .with(&[Unrated]),
    define(
        "PTP",
        Method::PerfectPerformance,
        ["Perfect performance", "Точный турнирный результат"],
        [
            "the least rating whose expected score is no less than the score made",
            "наименьший рейтинг, ожидаемый результат которого не ниже набранного",
        ],
        "C.07 10.3",
    )
    .with(&[Unrated]),
    define(
        "APRO",
        Method::AveragePerformance,
        ["Average performance of opponents", "Средний турнирный результат соперников"],
        ["average TPR of the opponents met over the board", "среднее TPR соперников за доской"],
        "C.07 10.4",
    )
    .with(&[Unrated]),
    define(
        "APPO",
        Method::AveragePerfect,
        ["Average perfect performance of opponents", "Средний точный результат соперников"],
        ["average PTP of the opponents met over the board", "среднее PTP соперников за доской"],
        "C.07 10.5",
    )
    .with(&[Unrated]),
    define(
        "RTNG",
        Method::Rating,
        ["Rating", "Рейтинг"],
        ["the player's own rating", "рейтинг самого участника"],
        "C.07 10.6 (2026)",
    )
    .with(&[Reversed, Unrated]),
];

/// Codes that are known and refused: of teams, or defined nowhere that could be read.
pub(crate) static REFUSED: [(&str, [&str; 2]); 21] = {
    const TEAM: [&str; 2] = ["for team events", "для командных соревнований"];
    [
        ("MPTS", TEAM),
        ("GPTS", TEAM),
        ("MPVGP", TEAM),
        ("EDE", TEAM),
        ("EDEC", TEAM),
        ("EDET", TEAM),
        ("EDEB", TEAM),
        ("EDEBT", TEAM),
        ("EDEBB", TEAM),
        ("EMMSB", TEAM),
        ("EMGSB", TEAM),
        ("EGMSB", TEAM),
        ("EGGSB", TEAM),
        ("ESB", TEAM),
        ("BC", TEAM),
        ("TBR", TEAM),
        ("BBE", TEAM),
        ("SSSC", TEAM),
        ("BH#C1", ["the older spelling; write BH/C1", "прежнее написание; пишите BH/C1"]),
        ("BH#M1", ["the older spelling; write BH/M1", "прежнее написание; пишите BH/M1"]),
        ("RND", ["a lot is no tie-break of results", "жребий не показатель результатов"]),
    ]
};
