//! What can be wrong with a game in a file.

use shashki_base::Lang;
use shashki_board::{PositionError, Refusal};

use super::{GameType, Quirk};

/// What is wrong with a game, or odd about it.
///
/// ```
/// use shashki_base::Lang;
/// use shashki_record::pdn::Problem;
/// assert_eq!(Problem::UnclosedComment.text(Lang::En), "the comment is not closed");
/// assert_eq!(Problem::UnclosedComment.expected(Lang::Ru).as_deref(), Some("'}'"));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Problem {
    /// Text that is no part of a game.
    Unexpected,
    /// Text in UTF-16, read as if it were UTF-8.
    Utf16,
    /// A comment without its end, or one that would run over the next game's tags.
    UnclosedComment,
    /// A comment longer than [`Limits::comment`](super::Limits::comment).
    CommentTooLong,
    /// `}` without a comment: comments do not nest.
    StrayBrace,
    /// A tag pair without its closing quotation mark or bracket.
    UnclosedString,
    /// `[` that begins no tag pair, or one longer than [`Limits::tag`](super::Limits::tag).
    BadTag,
    /// `/` that begins no set-up.
    UnclosedSetup,
    /// `)` without a variation.
    StrayParenthesis,
    /// Variations nested deeper than [`Limits::depth`](super::Limits::depth).
    TooDeep,
    /// What the standard does not allow and archives write: a warning in lenient reading.
    Quirk(Quirk),
    /// The game is of another kind: its moves cannot be judged.
    NotRussian(GameType),
    /// The start position, or a set-up in the movetext, is none of Russian draughts.
    BadFen(PositionError),
    /// A set-up in the movetext has not the form `FEN "..."`.
    BadSetup,
    /// The move is not legal, or fits several moves.
    Illegal(Box<Refusal>),
    /// The result at the game's end is not that of its tag: a warning.
    ResultsDiffer,
    /// The tag `PlyCount` has another number than the game has moves: a warning.
    PlyCountDiffers,
    /// A move that is not known: what follows cannot be played.
    UnknownMove,
    /// A set-up after moves were made: a game on the board has none.
    SetupInGame,
    /// The game is longer than [`Game::MAX_PLIES`](crate::Game::MAX_PLIES).
    TooLong,
}

impl Problem {
    /// What is wrong, in the language asked for.
    pub fn text(&self, lang: Lang) -> String {
        let (english, russian) = match self {
            Self::Unexpected => ("this is no part of a game", "это не часть записи партии"),
            Self::Utf16 => ("this looks like UTF-16", "похоже на UTF-16"),
            Self::UnclosedComment => ("the comment is not closed", "комментарий не закрыт"),
            Self::CommentTooLong => {
                ("the comment is longer than the limit", "комментарий длиннее допустимого")
            }
            Self::StrayBrace => (
                "'}' without a comment (comments do not nest)",
                "'}' вне комментария (комментарии не вкладываются)",
            ),
            Self::UnclosedString => ("the tag is not closed", "тег не закрыт"),
            Self::BadTag => ("'[' begins no tag", "'[' не начинает тег"),
            Self::UnclosedSetup => ("'/' begins no set-up", "'/' не начинает расстановку"),
            Self::StrayParenthesis => ("')' without a variation", "')' вне варианта"),
            Self::TooDeep => {
                ("the variations are nested too deep", "слишком глубоко вложенные варианты")
            }
            Self::Quirk(quirk) => return quirk.text(lang).to_owned(),
            Self::NotRussian(game) => return not_russian(*game, lang),
            Self::BadFen(error) => return error.message(lang).to_string(),
            Self::BadSetup => ("this is no set-up", "это не расстановка"),
            Self::Illegal(refusal) => return refusal.message(lang).to_string(),
            Self::PlyCountDiffers => (
                "the game has another number of plies than its tag says",
                "число полуходов не совпадает с указанным в теге",
            ),
            Self::UnknownMove => ("the move is not known", "ход неизвестен"),
            Self::SetupInGame => {
                ("a set-up after moves were made", "расстановка после сделанных ходов")
            }
            Self::TooLong => ("the game is too long", "партия слишком длинна"),
            Self::ResultsDiffer => {
                ("the result is not that of the tag", "результат не совпадает с указанным в теге")
            }
        };
        lang.pick(english, russian).to_owned()
    }

    /// The name by which programs tell problems apart: of an illegal move, of a quirk that of its
    /// reason.
    ///
    /// ```
    /// use shashki_record::pdn::{Problem, Quirk};
    /// assert_eq!(Problem::UnclosedComment.name(), "unclosed-comment");
    /// assert_eq!(Problem::Quirk(Quirk::StrayDot).name(), "stray-dot");
    /// ```
    pub fn name(&self) -> &'static str {
        match self {
            Self::Unexpected => "unexpected",
            Self::Utf16 => "utf-16",
            Self::UnclosedComment => "unclosed-comment",
            Self::CommentTooLong => "comment-too-long",
            Self::StrayBrace => "stray-brace",
            Self::UnclosedString => "unclosed-string",
            Self::BadTag => "bad-tag",
            Self::UnclosedSetup => "unclosed-setup",
            Self::StrayParenthesis => "stray-parenthesis",
            Self::TooDeep => "too-deep",
            Self::Quirk(quirk) => quirk.name(),
            Self::NotRussian(_) => "not-russian",
            Self::BadFen(_) => "bad-fen",
            Self::BadSetup => "bad-setup",
            Self::Illegal(refusal) => refusal.reason().name(),
            Self::ResultsDiffer => "results-differ",
            Self::PlyCountDiffers => "ply-count-differs",
            Self::UnknownMove => "unknown-move",
            Self::SetupInGame => "setup-in-game",
            Self::TooLong => "too-long",
        }
    }

    /// The clause of the rules that a move breaks; none for anything else.
    pub fn clause(&self) -> Option<&'static str> {
        match self {
            Self::Illegal(refusal) => Some(refusal.reason().clause()),
            _ => None,
        }
    }

    /// What was expected; none where the text itself says it.
    pub fn expected(&self, lang: Lang) -> Option<String> {
        let (english, russian) = match self {
            Self::Unexpected => (
                "a tag, a move, a comment, a variation or a result",
                "тег, ход, комментарий, вариант или результат",
            ),
            Self::Utf16 => (
                "UTF-8, or the name of the file's encoding (--encoding utf-16le, utf-16be)",
                "UTF-8 или название кодировки файла (--encoding utf-16le, utf-16be)",
            ),
            Self::UnclosedComment | Self::CommentTooLong => ("'}'", "'}'"),
            Self::UnclosedString => ("'\"]'", "'\"]'"),
            Self::BadTag => ("[Name \"value\"]", "[Имя \"значение\"]"),
            Self::UnclosedSetup | Self::BadSetup => ("/FEN \"...\"/", "/FEN \"...\"/"),
            Self::StrayBrace | Self::StrayParenthesis => {
                ("a move, a comment or a result", "ход, комментарий или результат")
            }
            Self::TooDeep => ("fewer variations within variations", "меньше вложенных вариантов"),
            Self::Quirk(quirk) => return Some(quirk.expected(lang).to_owned()),
            Self::NotRussian(_) => ("GameType 25", "GameType 25"),
            Self::BadFen(_)
            | Self::Illegal(_)
            | Self::ResultsDiffer
            | Self::PlyCountDiffers
            | Self::UnknownMove
            | Self::SetupInGame
            | Self::TooLong => return None,
        };
        Some(lang.pick(english, russian).to_owned())
    }
}

fn not_russian(game: GameType, lang: Lang) -> String {
    let text = lang.pick("not Russian draughts", "не русские шашки");
    match game.name() {
        Some((english, russian)) => format!("{text}: {}", lang.pick(english, russian)),
        None => format!("{text}: GameType {}", game.0),
    }
}
