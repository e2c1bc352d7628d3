//! The proof that no valid pairing exists (P28).

use shashki_base::Lang;
use shashki_tournament::StartNumber;

/// A set of players who have between them too few possible opponents.
///
/// Set `others` aside. Those left in `pieces` can be paired inside their own piece alone, or with
/// `others`; each piece has an odd number of members, so each needs one of `others`, and there are
/// fewer of these than pieces. Whoever doubts it checks that no pair across two pieces, nor between
/// a piece and a player named nowhere here, is allowed.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Witness {
    /// The players that all pieces compete for.
    pub others: Vec<StartNumber>,
    /// Whether the bye is among what they compete for.
    pub bye: bool,
    /// The pieces, each of an odd number of players; but see `piece_with_bye`.
    pub pieces: Vec<Vec<StartNumber>>,
    /// The piece, counted from 0, to which the bye belongs: its players, an even number, and the bye
    /// are an odd number together, and nobody outside it but `others` may have the bye.
    pub piece_with_bye: Option<usize>,
    /// Whether the bye stands as a piece of its own: nobody outside `others` may have it.
    pub nobody_for_bye: bool,
    /// The players as a whole could be paired, but not pool by pool with one left over in each odd
    /// pool; nothing else is filled in then.
    pub by_pools: bool,
}

fn list(players: &[StartNumber]) -> String {
    players.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ")
}

impl Witness {
    /// Nothing but the pools stands in the way.
    pub(crate) fn pools() -> Self {
        Self { by_pools: true, ..Self::default() }
    }

    /// At least so many players must stay without an opponent.
    pub fn left_over(&self) -> usize {
        if self.by_pools {
            return 2;
        }
        let pieces = self.pieces.len() + usize::from(self.nobody_for_bye);
        let without = pieces.saturating_sub(self.others.len() + usize::from(self.bye));
        // One of those who go without may be the bye itself.
        without - usize::from(without > 0 && (self.nobody_for_bye || self.piece_with_bye.is_some()))
    }

    fn pieces_in_words(&self, lang: Lang) -> Vec<String> {
        let with_bye = lang.pick(" and the bye", " и «плюс»");
        let pieces = self.pieces.iter().enumerate();
        pieces
            .map(|(number, piece)| {
                let bye = if self.piece_with_bye == Some(number) { with_bye } else { "" };
                format!("{}{bye}", list(piece))
            })
            .collect()
    }

    /// The proof in words.
    pub fn message(&self, lang: Lang) -> String {
        if self.by_pools {
            return lang
                .pick(
                    "all players together could be paired, but not pool by pool with one left over in each odd pool",
                    "всех участников вместе можно было бы разбить на пары, но не по подгруппам с одним лишним в каждой нечётной",
                )
                .to_owned();
        }
        if self.nobody_for_bye && self.pieces.is_empty() {
            return lang
                .pick(
                    "the number of players is odd and nobody may have the bye (5.4.10.2)",
                    "число участников нечётное, и «плюс» не может получить никто (п. 5.4.10.2)",
                )
                .to_owned();
        }
        match lang {
            Lang::En => self.english(),
            Lang::Ru => self.russian(),
        }
    }

    fn english(&self) -> String {
        let singles = self.pieces.iter().all(|piece| piece.len() == 1);
        let pieces = self.pieces_in_words(Lang::En);
        let mut rivals: Vec<String> = self.others.iter().map(ToString::to_string).collect();
        if self.bye {
            rivals.push("the bye".to_owned());
        }
        let (who, how) = if singles {
            (
                format!("players {}", pieces.join(", ")),
                "no two of them may meet, and their only other opponents are",
            )
        } else {
            (
                format!("the groups ({})", pieces.join("), (")),
                "each is odd, no two players of different groups may meet, and their only opponents outside are",
            )
        };
        let opponents = if rivals.is_empty() { "nobody".to_owned() } else { rivals.join(", ") };
        let bye = if self.nobody_for_bye {
            "; nobody but these may have the bye that an odd number needs"
        } else {
            ""
        };
        format!(
            "{who}: {how}: {opponents}{bye}; so at least {} must stay unpaired",
            self.left_over()
        )
    }

    fn russian(&self) -> String {
        let singles = self.pieces.iter().all(|piece| piece.len() == 1);
        let pieces = self.pieces_in_words(Lang::Ru);
        let mut rivals: Vec<String> = self.others.iter().map(ToString::to_string).collect();
        if self.bye {
            rivals.push("«плюс»".to_owned());
        }
        let (who, how) = if singles {
            (
                format!("участники {}", pieces.join(", ")),
                "между собой играть не могут, а прочие возможные соперники у них только",
            )
        } else {
            (
                format!("группы ({})", pieces.join("), (")),
                "в каждой нечётное число, участники разных групп между собой играть не могут, а прочие возможные соперники у них только",
            )
        };
        let opponents = if rivals.is_empty() { "никто".to_owned() } else { rivals.join(", ") };
        let bye = if self.nobody_for_bye {
            "; «плюс», нужный при нечётном числе, может получить только кто-то из последних"
        } else {
            ""
        };
        format!("{who}: {how}: {opponents}{bye}; без пары остаётся не меньше: {}", self.left_over())
    }
}
