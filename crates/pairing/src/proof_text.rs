//! The proof that no valid pairing exists, in words (P28).

use shashki_base::Lang;
use shashki_tournament::StartNumber;

use crate::proof::{FailingPool, HandedOn, Member, Shortage, Witness};

impl Member {
    /// Its number, or what it is.
    pub fn message(self, lang: Lang) -> String {
        match self {
            Self::Player(start) => start.to_string(),
            Self::LeftOver => {
                lang.pick("the one left over before", "лишний из прежних подгрупп").to_owned()
            }
            Self::Bye => lang.pick("the bye", "«плюс»").to_owned(),
        }
    }
}

impl Witness {
    /// The proof in words.
    pub fn message(&self, lang: Lang) -> String {
        match &self.pool {
            None => self.shortage.message(lang),
            Some(pool) => self.message_of_pool(pool, lang),
        }
    }

    fn message_of_pool(&self, failing: &FailingPool, lang: Lang) -> String {
        let whole = lang.pick(
            "all players together could be paired, but not pool by pool",
            "всех участников вместе можно было бы разбить на пары, но не по подгруппам",
        );
        let before: String = failing.before.iter().map(|pool| pool.message(lang) + "; ").collect();
        let pool = pool_name(failing.pool.as_deref(), lang);
        let by_rights = if failing.hands_on {
            lang.pick(", where one alone may be left over", ", а лишним вправе быть только один")
        } else {
            ""
        };
        let shortage = self.shortage.message(lang);
        lang.pick(
            format!("{whole}: {before}in {pool}, {shortage}{by_rights}"),
            format!("{whole}: {before}{pool}: {shortage}{by_rights}"),
        )
    }
}

impl HandedOn {
    /// Who can be left over, and why nobody else.
    pub fn message(&self, lang: Lang) -> String {
        let pool = pool_name(self.pool.as_deref(), lang);
        let candidates = list(&self.candidates);
        let why = if self.shortage.others.is_empty() && self.shortage.pieces.len() == 1 {
            // The pool is one piece: whoever goes, the rest can be paired.
            String::new()
        } else {
            format!(" ({})", self.shortage.constraint(lang))
        };
        lang.pick(
            format!("from {pool} only {candidates} can be left over{why}"),
            format!("{pool}: лишним может остаться только {candidates}{why}"),
        )
    }
}

impl Shortage {
    /// The proof in words.
    pub fn message(&self, lang: Lang) -> String {
        let left_over = self.left_over();
        match self.pieces.as_slice() {
            [piece] if piece.as_slice() == [Member::Bye] && self.others.is_empty() => lang
                .pick(
                    "the number of players is odd and nobody may have the bye (5.4.10.2)",
                    "число участников нечётное, и «плюс» не может получить никто (п. 5.4.10.2)",
                )
                .to_owned(),
            _ => {
                let constraint = self.constraint(lang);
                lang.pick(
                    format!("{constraint}; so at least {left_over} must stay unpaired"),
                    format!("{constraint}; без пары остаётся не меньше: {left_over}"),
                )
            }
        }
    }

    /// Who may meet whom alone.
    fn constraint(&self, lang: Lang) -> String {
        let bye_alone = |piece: &&Vec<Member>| piece.as_slice() == [Member::Bye];
        let pieces: Vec<&Vec<Member>> = self.pieces.iter().filter(|p| !bye_alone(p)).collect();
        let singles = pieces.iter().all(|piece| piece.len() == 1);
        let words: Vec<String> = pieces.iter().map(|piece| members(piece, lang)).collect();
        let (who, how) = match (singles, lang) {
            (true, Lang::En) => (
                format!("players {}", words.join(", ")),
                "no two of them may meet, and their only other opponents are",
            ),
            (false, Lang::En) => (
                format!("the groups ({})", words.join("), (")),
                "each is odd, no two players of different groups may meet, and their only opponents outside are",
            ),
            (true, Lang::Ru) => (
                format!("участники {}", words.join(", ")),
                "между собой играть не могут, а прочие возможные соперники у них только",
            ),
            (false, Lang::Ru) => (
                format!("группы ({})", words.join("), (")),
                "в каждой нечётное число, участники разных групп между собой играть не могут, а прочие возможные соперники у них только",
            ),
        };
        let rivals: Vec<String> = self.others.iter().map(|member| member.message(lang)).collect();
        let opponents = if rivals.is_empty() {
            lang.pick("nobody", "никто").to_owned()
        } else {
            rivals.join(", ")
        };
        let bye = if pieces.len() == self.pieces.len() {
            ""
        } else if rivals.is_empty() {
            lang.pick(
                "; and nobody may have the bye that an odd number needs",
                "; а «плюс», нужный при нечётном числе, не может получить никто",
            )
        } else {
            lang.pick(
                "; nobody but these may have the bye that an odd number needs",
                "; «плюс», нужный при нечётном числе, может получить только кто-то из последних",
            )
        };
        format!("{who}: {how}: {opponents}{bye}")
    }
}

/// Players first, then "and the bye".
fn members(piece: &[Member], lang: Lang) -> String {
    let players: Vec<StartNumber> = piece.iter().filter_map(|member| member.player()).collect();
    let rest = piece.iter().filter(|member| member.player().is_none());
    let and = lang.pick("and", "и");
    let mut parts = Vec::new();
    if !players.is_empty() {
        parts.push(list(&players));
    }
    parts.extend(rest.map(|member| member.message(lang)));
    parts.join(&format!(" {and} "))
}

fn pool_name(name: Option<&str>, lang: Lang) -> String {
    match (name, lang) {
        (Some(name), Lang::En) => format!("pool {name}"),
        (Some(name), Lang::Ru) => format!("подгруппа {name}"),
        (None, Lang::En) => "the group of those in no pool".to_owned(),
        (None, Lang::Ru) => "участники вне подгрупп".to_owned(),
    }
}

fn list(players: &[StartNumber]) -> String {
    players.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ")
}
