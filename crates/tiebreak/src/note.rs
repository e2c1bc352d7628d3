//! What stands below the standings.

use shashki_base::Lang;
use shashki_tournament::StartNumber;

/// Something that whoever reads the standings should know.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum StandingsNote {
    /// The event goes on: figures and places are not final (T5).
    Provisional {
        /// After which round they stand.
        round: u16,
        /// How many rounds are scheduled, where more are than were counted.
        scheduled: Option<u16>,
        /// Games without a result.
        unfinished: usize,
    },
    /// Who left with nobody else in his score group: he counts with his own points (T5).
    LeftAlone {
        /// Who.
        start: StartNumber,
    },
    /// A criterion of ratings was left out, for somebody who played has none (C.07 Article 10).
    Unrated {
        /// The code.
        code: String,
    },
    /// Article 8 doesn't want it in a round robin.
    BuchholzInRoundRobin {
        /// The code.
        code: String,
    },
}

impl StandingsNote {
    /// The message.
    pub fn message(&self, lang: Lang) -> String {
        match self {
            Self::Provisional { round, scheduled, unfinished } => {
                provisional(*round, *scheduled, *unfinished, lang)
            }
            Self::LeftAlone { start } => lang.pick(
                format!(
                    "player {start} left and nobody else was in the score group: own points \
                     count (5.4.10.11)"
                ),
                format!(
                    "участник {start} выбыл, и больше в его очковой группе никого не было: \
                     засчитаны его собственные очки (п. 5.4.10.11)"
                ),
            ),
            Self::Unrated { code } => lang.pick(
                format!("{code} was left out: not everyone who played has a rating; {code}/U1400 gives one"),
                format!("{code} не применялся: не у всех игравших есть рейтинг; {code}/U1400 его задаёт"),
            ),
            Self::BuchholzInRoundRobin { code } => lang.pick(
                format!("{code}: FIDE's Article 8 excludes it in a round robin"),
                format!("{code}: статья 8 ФИДЕ исключает его в круговом турнире"),
            ),
        }
    }
}

fn provisional(round: u16, scheduled: Option<u16>, unfinished: usize, lang: Lang) -> String {
    let mut text = lang.pick(
        format!("provisional, after round {round}"),
        format!("предварительно, после {round} тура"),
    );
    if let Some(scheduled) = scheduled {
        text += &lang.pick(format!(" of {scheduled}"), format!(" из {scheduled}"));
    }
    if unfinished > 0 {
        text += &lang.pick(
            format!("; games without a result: {unfinished}"),
            format!("; партий без результата: {unfinished}"),
        );
    }
    text
}
