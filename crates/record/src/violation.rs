//! The fourteen violations of clause 5.4.13.2, by name (R9).

use std::fmt;

use shashki_base::Lang;

/// A violation that the opponent can have corrected (5.4.13.2), in the order of the clause.
///
/// ```
/// use shashki_record::Violation;
/// assert_eq!(Violation::ALL.len(), 14);
/// assert_eq!(Violation::KingNotMarked.number(), 13);
/// ```
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum Violation {
    /// 1. An illegal move with a man or a king.
    WrongMove,
    /// 2. Two moves in a row.
    TwoMoves,
    /// 3. One piece was touched and another moved.
    OtherPieceMoved,
    /// 4. A move was taken back.
    MoveTakenBack,
    /// 5. A move with the opponent's man or king.
    OpponentsPieceMoved,
    /// 6. A move where a capture is due.
    CaptureIgnored,
    /// 7. Pieces of either side were removed without a reason.
    RemovedWithoutReason,
    /// 8. Pieces were removed wrongly while the last capture was not finished.
    RemovedDuringCapture,
    /// 9. Fewer or more pieces were removed after a capture than were to be taken.
    RemovedWrongNumber,
    /// 10. Pieces were removed after a capture that were not to be taken.
    RemovedWrongPieces,
    /// 11. The player stopped while removing the taken pieces.
    StoppedRemoving,
    /// 12. One's own pieces were removed after a capture.
    RemovedOwnPieces,
    /// 13. A man became a king and was not marked.
    KingNotMarked,
    /// 14. A king that was not marked moved as a king.
    UnmarkedKingMoved,
}

/// Names and words of the violations, in their order.
const FACTS: [(&str, &str, &str); 14] = [
    ("wrong-move", "an illegal move", "неправильный ход шашкой или дамкой"),
    ("two-moves", "two moves in a row", "два хода подряд"),
    (
        "other-piece-moved",
        "one piece was touched and another moved",
        "тронута одна шашка, ход сделан другой",
    ),
    ("move-taken-back", "a move was taken back", "ход взят обратно"),
    (
        "opponents-piece-moved",
        "a move with the opponent's piece",
        "ход шашкой или дамкой соперника",
    ),
    ("capture-ignored", "a move where a capture is due", "ход при обязательном взятии"),
    ("removed-without-reason", "pieces removed without a reason", "шашки сняты без причины"),
    (
        "removed-during-capture",
        "pieces removed while the capture was not finished",
        "шашки сняты во время незаконченного взятия",
    ),
    (
        "removed-wrong-number",
        "fewer or more pieces removed than were taken",
        "снято меньше или больше шашек, чем взято",
    ),
    (
        "removed-wrong-pieces",
        "pieces removed that were not taken",
        "сняты шашки, которые не должны были быть взяты",
    ),
    (
        "stopped-removing",
        "stopped while removing the taken pieces",
        "остановка в процессе снятия шашек",
    ),
    ("removed-own-pieces", "own pieces removed after a capture", "сняты собственные шашки"),
    ("king-not-marked", "a new king was not marked", "дамка не обозначена"),
    ("unmarked-king-moved", "a move with an unmarked king", "ход необозначенной дамкой"),
];

impl Violation {
    /// All of them, in the order of the clause.
    ///
    /// ```
    /// use shashki_record::Violation;
    /// assert_eq!(Violation::ALL[0], Violation::WrongMove);
    /// ```
    pub const ALL: [Self; 14] = [
        Self::WrongMove,
        Self::TwoMoves,
        Self::OtherPieceMoved,
        Self::MoveTakenBack,
        Self::OpponentsPieceMoved,
        Self::CaptureIgnored,
        Self::RemovedWithoutReason,
        Self::RemovedDuringCapture,
        Self::RemovedWrongNumber,
        Self::RemovedWrongPieces,
        Self::StoppedRemoving,
        Self::RemovedOwnPieces,
        Self::KingNotMarked,
        Self::UnmarkedKingMoved,
    ];

    /// Its number in the clause, 1 to 14.
    ///
    /// ```
    /// assert_eq!(shashki_record::Violation::TwoMoves.number(), 2);
    /// ```
    pub const fn number(self) -> usize {
        self as usize + 1
    }

    const fn facts(self) -> (&'static str, &'static str, &'static str) {
        FACTS[self as usize] // one line for each value
    }

    /// Its name, as programs exchange it.
    ///
    /// ```
    /// assert_eq!(shashki_record::Violation::WrongMove.name(), "wrong-move");
    /// ```
    pub const fn name(self) -> &'static str {
        self.facts().0
    }

    /// What happened, in the language asked for.
    ///
    /// ```
    /// use shashki_base::Lang;
    /// assert_eq!(shashki_record::Violation::TwoMoves.text(Lang::Ru), "два хода подряд");
    /// ```
    pub fn text(self, lang: Lang) -> &'static str {
        let (_, en, ru) = self.facts();
        lang.pick(en, ru)
    }

    /// Whether the opponent can still demand the correction after his reply: only that a king be
    /// marked.
    ///
    /// ```
    /// use shashki_record::Violation;
    /// assert!(Violation::KingNotMarked.outlives_a_reply());
    /// assert!(!Violation::UnmarkedKingMoved.outlives_a_reply());
    /// ```
    pub const fn outlives_a_reply(self) -> bool {
        matches!(self, Self::KingNotMarked)
    }
}

impl fmt::Display for Violation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}
