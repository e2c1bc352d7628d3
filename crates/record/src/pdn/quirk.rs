//! What archives write and the standard does not.

use shashki_base::Lang;

/// Something that only lenient reading accepts, with a warning; strict reading makes an error of
/// it (R13).
///
/// ```
/// use shashki_base::Lang;
/// use shashki_record::pdn::Quirk;
/// assert_eq!(Quirk::StrayDot.text(Lang::En), "a dot without a number");
/// ```
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
#[repr(u8)]
pub enum Quirk {
    /// A comment from `;` to the end of the line, as in PGN.
    SemicolonComment,
    /// A move in the scoresheet's form: `cd4`, `c:e5`.
    ShortMove,
    /// Two numbers of two digits without a mark: `3228`.
    GluedNumbers,
    /// Cyrillic letters that look like Latin ones, or capitals.
    LookAlike,
    /// Another sign in the place of `-`, `:` or `x`.
    OddMark,
    /// A result with `½`, blanks or odd signs.
    OddResult,
    /// A result that the standard does not know, as the tag has it: `4-6`.
    TagResult,
    /// A blank that is none of space, tab and line end.
    OddBlank,
    /// A move number with a blank before its dot, with too few dots or with none.
    OddNumber,
    /// A move number that no move follows, or an empty game: `1. 2-0`.
    DanglingNumber,
    /// A dot without a number.
    StrayDot,
    /// A move that is not known: `- -`.
    UnknownMove,
    /// `+`, `=` and the like after a move.
    OddSign,
    /// A tag pair without or with too many quotation marks, or whose name begins in lower case.
    OddTag,
    /// A game that neither `*` nor a result ends, and that another one follows.
    MissingSeparator,
    /// `*` or a result that ends no game.
    StraySeparator,
    /// A result inside a variation.
    ResultInVariation,
    /// A variation without a move.
    EmptyVariation,
    /// A variation that is not closed before its game ends.
    UnclosedVariation,
    /// A tag `GameType` or `FEN` whose value the standard does not allow.
    OddTagValue,
}

impl Quirk {
    /// What it is, in the language asked for.
    pub fn text(self, lang: Lang) -> &'static str {
        let [(english, russian), _] = self.texts();
        lang.pick(english, russian)
    }

    /// What the standard has in its place.
    pub fn expected(self, lang: Lang) -> &'static str {
        let [_, (english, russian)] = self.texts();
        lang.pick(english, russian)
    }

    /// The name by which programs tell quirks apart.
    pub const fn name(self) -> &'static str {
        match self {
            Self::SemicolonComment => "semicolon-comment",
            Self::ShortMove => "short-move",
            Self::GluedNumbers => "glued-numbers",
            Self::LookAlike => "look-alike",
            Self::OddMark => "odd-mark",
            Self::OddResult => "odd-result",
            Self::TagResult => "tag-result",
            Self::OddBlank => "odd-blank",
            Self::OddNumber => "odd-number",
            Self::DanglingNumber => "dangling-number",
            Self::StrayDot => "stray-dot",
            Self::UnknownMove => "unknown-move",
            Self::OddSign => "odd-sign",
            Self::OddTag => "odd-tag",
            Self::MissingSeparator => "missing-separator",
            Self::StraySeparator => "stray-separator",
            Self::ResultInVariation => "result-in-variation",
            Self::EmptyVariation => "empty-variation",
            Self::UnclosedVariation => "unclosed-variation",
            Self::OddTagValue => "odd-tag-value",
        }
    }

    /// Its bit in a set.
    pub(super) const fn bit(self) -> Quirks {
        Quirks(1 << self as u8)
    }

    /// What it is, and what was expected, each in English and in Russian.
    const fn texts(self) -> [(&'static str, &'static str); 2] {
        match self {
            Self::SemicolonComment => [
                ("a comment that begins with ';'", "комментарий, начатый знаком ';'"),
                ("{...} or %", "{...} или %"),
            ],
            Self::ShortMove => [
                ("a move in short notation", "ход в краткой записи"),
                ("both squares, c3-d4", "оба поля, c3-d4"),
            ],
            Self::GluedNumbers => [
                ("two square numbers without a mark", "два номера полей без знака между ними"),
                ("'-' or 'x' between them", "'-' или 'x' между ними"),
            ],
            Self::LookAlike => [
                (
                    "letters that only look like those of squares",
                    "буквы, лишь похожие на обозначения полей",
                ),
                ("Latin letters a to h", "латинские буквы от a до h"),
            ],
            Self::OddMark => [
                ("an unusual mark between squares", "необычный знак между полями"),
                ("'-', ':' or 'x'", "'-', ':' или 'x'"),
            ],
            Self::OddResult => [
                ("an unusual way to write a result", "необычная запись результата"),
                (
                    "1-0, 1/2-1/2, 0-1, 2-0, 1-1, 0-2 or 0-0",
                    "1-0, 1/2-1/2, 0-1, 2-0, 1-1, 0-2 или 0-0",
                ),
            ],
            Self::TagResult => [
                ("a result that the standard does not know", "результат, неизвестный стандарту"),
                (
                    "1-0, 1/2-1/2, 0-1, 2-0, 1-1, 0-2, 0-0 or *",
                    "1-0, 1/2-1/2, 0-1, 2-0, 1-1, 0-2, 0-0 или *",
                ),
            ],
            Self::OddBlank => [
                ("an unusual blank", "необычный пробел"),
                ("a space, a tab or a line end", "пробел, табуляция или конец строки"),
            ],
            Self::OddNumber => [
                ("an unusual move number", "необычный номер хода"),
                ("12. or 12...", "12. или 12..."),
            ],
            Self::DanglingNumber => [
                ("a move number without a move", "номер хода, за которым нет хода"),
                ("a move", "ход"),
            ],
            Self::StrayDot => [
                ("a dot without a number", "точка без номера"),
                ("a move, a comment or a result", "ход, комментарий или результат"),
            ],
            Self::UnknownMove => {
                [("a move that is not known", "неизвестный ход"), ("a move", "ход")]
            }
            Self::OddSign => [
                ("a sign that no move has", "посторонний знак после хода"),
                ("'!', '?' or a blank", "'!', '?' или пробел"),
            ],
            Self::OddTag => [
                ("an unusual tag pair", "необычная запись тега"),
                ("[Name \"value\"]", "[Имя \"значение\"]"),
            ],
            Self::MissingSeparator => [
                ("the game before has no end", "предыдущая партия не закончена"),
                ("a result or *", "результат или *"),
            ],
            Self::StraySeparator => [
                ("a result or '*' that ends no game", "результат или '*' без партии"),
                ("a tag or a move", "тег или ход"),
            ],
            Self::ResultInVariation => [
                ("a result in a variation", "результат внутри варианта"),
                ("a move or ')'", "ход или ')'"),
            ],
            Self::EmptyVariation => {
                [("a variation without moves", "вариант без ходов"), ("a move", "ход")]
            }
            Self::UnclosedVariation => {
                [("a variation that is not closed", "незакрытый вариант"), ("')'", "')'")]
            }
            Self::OddTagValue => [
                ("a value that the tag cannot have", "недопустимое значение тега"),
                ("a value of the standard's form", "значение по стандарту"),
            ],
        }
    }

    pub(super) const ALL: [Self; 20] = [
        Self::SemicolonComment,
        Self::ShortMove,
        Self::GluedNumbers,
        Self::LookAlike,
        Self::OddMark,
        Self::OddResult,
        Self::TagResult,
        Self::OddBlank,
        Self::OddNumber,
        Self::DanglingNumber,
        Self::StrayDot,
        Self::UnknownMove,
        Self::OddSign,
        Self::OddTag,
        Self::MissingSeparator,
        Self::StraySeparator,
        Self::ResultInVariation,
        Self::EmptyVariation,
        Self::UnclosedVariation,
        Self::OddTagValue,
    ];
}

/// A set of quirks.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Quirks(u32);

impl Quirks {
    pub(super) const NONE: Self = Self(0);

    pub(super) fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub(super) fn add(&mut self, other: Self) {
        self.0 |= other.0;
    }

    /// Those that are not in `others`.
    pub(super) fn without(self, others: Self) -> impl Iterator<Item = Quirk> {
        Quirk::ALL.into_iter().filter(move |quirk| (self.0 & !others.0) & quirk.bit().0 != 0)
    }
}
