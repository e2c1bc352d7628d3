//! The words for a [`Problem`] and a [`Repair`], English and Russian.

use super::{Problem, Quantity, Repair};
use crate::MAX_ROUNDS;
use shashki_base::Lang;

impl Problem {
    /// What is wrong, in words.
    pub fn message(&self, lang: Lang) -> String {
        let (en, ru) = match self {
            Self::NotUtf8 { offset } => {
                return lang.pick(
                    format!("not UTF-8 at byte {offset}"),
                    format!("не UTF-8: байт {offset}"),
                );
            }
            Self::ControlCharacter { found } => {
                let code = u32::from(*found);
                return lang.pick(
                    format!("control character U+{code:04X}"),
                    format!("управляющий символ U+{code:04X}"),
                );
            }
            Self::DuplicateStart { first_line } => {
                return lang.pick(
                    format!("the start number of line {first_line} once more"),
                    format!("тот же порядковый номер, что в строке {first_line}"),
                );
            }
            Self::MissingStart { missing } => {
                return lang.pick(
                    format!("no player has start number {missing}"),
                    format!("нет участника с порядковым номером {missing}"),
                );
            }
            Self::PointsDiffer { expected } => {
                return lang.pick(
                    format!("the points are not those of the results: {expected}"),
                    format!("очки не равны сумме результатов: {expected}"),
                );
            }
            Self::NotMirrored { other_line } => {
                return lang.pick(
                    format!("the opponent's line {other_line} doesn't name this player"),
                    format!("в строке соперника ({other_line}) этот участник не указан"),
                );
            }
            Self::ResultsContradict { other_line } => {
                return lang.pick(
                    format!(
                        "the result doesn't go with the one in the opponent's line {other_line}"
                    ),
                    format!(
                        "результат не сходится с результатом в строке соперника ({other_line})"
                    ),
                );
            }
            Self::ColoursContradict { other_line } => {
                return lang.pick(
                    format!("the same colour as in the opponent's line {other_line}"),
                    format!("тот же цвет, что в строке соперника ({other_line})"),
                );
            }
            Self::SecondValue { first_line } => {
                return lang.pick(
                    format!("line {first_line} says something else"),
                    format!("в строке {first_line} сказано другое"),
                );
            }
            Self::BadNumber { what } => {
                let (en, ru) = what.text();
                return lang.pick(format!("no {en}"), format!("это не {ru}"));
            }
            Self::Option(error) => return option_text(error, lang),
            Self::Fault(fault) => return fault.message(lang),
            plain => plain.plain_text(),
        };
        lang.pick(en, ru).to_owned()
    }

    /// The texts without numbers in them.
    const fn plain_text(&self) -> (&'static str, &'static str) {
        match self {
            Self::NotTrf => {
                ("no TRF file: no line has a known code", "это не файл TRF: нет известных кодов")
            }
            Self::Separator => ("text between two fields", "текст между двумя полями"),
            Self::BadStart => ("no start number", "нет порядкового номера"),
            Self::StartTooLarge => (
                "a start number above 9999, the highest a TRF has room for",
                "порядковый номер больше 9999, наибольшего в TRF",
            ),
            Self::BadRating => ("the rating is no number", "рейтинг — не число"),
            Self::RatingTooLarge => (
                "a rating above 9999, the highest a TRF has room for",
                "рейтинг больше 9999, наибольшего в TRF",
            ),
            Self::BadPoints => ("the points are no number", "очки — не число"),
            Self::BadPlace => ("the place is no number", "место — не число"),
            Self::BadOpponent => ("the opponent is no number", "номер соперника — не число"),
            Self::UnknownOpponent => ("the opponent has no line", "у соперника нет строки"),
            Self::OwnOpponent => ("the player is his own opponent", "участник играет сам с собой"),
            Self::BadColour => ("no colour", "это не цвет"),
            Self::MissingColour => ("a game without a colour", "партия без цвета"),
            Self::ColourWithoutOpponent => ("a colour without an opponent", "цвет без соперника"),
            Self::BadResult => ("no result", "это не результат"),
            Self::ResultWithoutOpponent => {
                ("the result of a game, but no opponent", "результат партии без соперника")
            }
            Self::ByeWithOpponent => (
                "a bye or an absence, but an opponent",
                "отсутствие или «плюс», но указан соперник",
            ),
            Self::TooManyRounds => {
                ("more rounds than the format has room for", "туров больше, чем вмещает формат")
            }
            Self::BadLetter { .. } => {
                ("a letter that the record doesn't have", "такой буквы в этой записи нет")
            }
            Self::UnknownPlayer => ("no player has this number", "нет участника с таким номером"),
            Self::NoPlayers => ("no players", "нет участников"),
            Self::ForeignResult => {
                ("the player doesn't have this result", "у участника нет такого результата")
            }
            Self::BadScoringCode => {
                ("no result of the scoring", "в системе очков нет такого результата")
            }
            Self::BadDirective { .. } => ("the directive can't be read", "директива не читается"),
            Self::NoSuchMeeting => {
                ("no such meeting in this round", "в этом туре нет такой встречи")
            }
            Self::UnknownAlgorithm => {
                ("the seed of an unknown generator", "начальное число неизвестного генератора")
            }
            _ => ("", ""),
        }
    }

    /// What should stand there, where that can be said in a few words.
    pub fn expected(&self, lang: Lang) -> Option<String> {
        let (en, ru) = match self {
            Self::NotUtf8 { .. } => {
                ("UTF-8, or the name of the file's encoding", "UTF-8 или название кодировки файла")
            }
            Self::NotTrf => ("records such as 012 and 001", "записи, например 012 и 001"),
            Self::ControlCharacter { .. } | Self::Separator => ("a blank", "пробел"),
            Self::BadStart | Self::StartTooLarge => {
                ("a number from 1 to 9999 in columns 5-8", "число от 1 до 9999 в колонках 5-8")
            }
            Self::DuplicateStart { .. } => ("every number once", "каждый номер один раз"),
            Self::MissingStart { .. } => ("numbers without gaps", "номера без пропусков"),
            Self::BadRating | Self::RatingTooLarge => (
                "a number up to 9999 in columns 49-52, or blanks",
                "число до 9999 в колонках 49-52 или пробелы",
            ),
            Self::BadPoints => {
                ("points such as 11.5 in columns 81-84", "очки, например 11.5, в колонках 81-84")
            }
            Self::BadPlace => {
                ("a number in columns 86-89, or blanks", "число в колонках 86-89 или пробелы")
            }
            Self::BadOpponent => {
                ("a start number, 0000 or blanks", "порядковый номер, 0000 или пробелы")
            }
            Self::BadColour => ("w, b, - or a blank", "w, b, - или пробел"),
            Self::MissingColour => ("w or b", "w или b"),
            Self::ColourWithoutOpponent => ("- or a blank", "- или пробел"),
            Self::BadResult => {
                ("1 = 0 W D L + - H F Z U, or a blank", "1 = 0 W D L + - H F Z U или пробел")
            }
            Self::ResultWithoutOpponent => ("U F H Z + - or a blank", "U F H Z + - или пробел"),
            Self::ByeWithOpponent => ("1 = 0 W D L + - or a blank", "1 = 0 W D L + - или пробел"),
            Self::TooManyRounds => {
                return Some(lang.pick(
                    format!("{MAX_ROUNDS} rounds at most"),
                    format!("не больше {MAX_ROUNDS} туров"),
                ));
            }
            Self::BadNumber { what } => what.expected(),
            Self::BadScoringCode => (
                "W D L A P X (162); WW BW WD BD WL BL ZPB HPB FPB PAB FW FL W D (XXS)",
                "W D L A P X (162); WW BW WD BD WL BL ZPB HPB FPB PAB FW FL W D (XXS)",
            ),
            Self::UnknownAlgorithm => (shashki_base::ALGORITHM, shashki_base::ALGORITHM),
            Self::BadLetter { expected } | Self::BadDirective { expected } => {
                (*expected, *expected)
            }
            _ => return None,
        };
        Some(lang.pick(en, ru).to_owned())
    }
}

fn option_text(error: &crate::OptionError, lang: Lang) -> String {
    use crate::OptionError as E;
    match (lang, error) {
        (Lang::Ru, E::UnknownName { name }) => {
            let names = crate::PairingOptions::NAMES.join(", ");
            format!("нет параметра «{name}»: ожидается {names}")
        }
        (Lang::Ru, E::UnknownValue { name, value, expected }) => {
            format!("у параметра {name} нет значения «{value}»: ожидается {}", expected.join(", "))
        }
        (Lang::Ru, E::TwoValues { name }) => format!("параметр {name} задан дважды по-разному"),
        (_, error) => error.to_string(),
    }
}

impl Quantity {
    const fn text(self) -> (&'static str, &'static str) {
        match self {
            Self::Round => ("round", "номер тура"),
            Self::Rounds => ("number of rounds", "число туров"),
            Self::Points => ("number of points", "число очков"),
            Self::Player => ("start number", "порядковый номер"),
            Self::Rating => ("rating", "рейтинг"),
        }
    }

    const fn expected(self) -> (&'static str, &'static str) {
        match self {
            Self::Round | Self::Rounds => ("a number from 1 to 999", "число от 1 до 999"),
            Self::Points => ("points such as 11.5", "очки, например 11.5"),
            Self::Player => ("a number from 1 to 9999", "число от 1 до 9999"),
            Self::Rating => ("a number up to 9999", "число до 9999"),
        }
    }
}

impl Repair {
    /// What was done, in words.
    pub const fn message(self, lang: Lang) -> &'static str {
        let (en, ru) = match self {
            Self::ControlCharacter => ("read as blanks", "прочитано как пробелы"),
            Self::Separator => ("not read", "не прочитано"),
            Self::Gap => ("numbers with gaps are allowed", "допущены номера с пропусками"),
            Self::Rating => ("the player counts as unrated", "участник считается без рейтинга"),
            Self::PointsColumn => ("the results hold", "действуют результаты"),
            Self::PlaceColumn => ("the place is not read", "место не прочитано"),
            Self::Colour => ("taken from the opponent's line", "взято из строки соперника"),
            Self::ColourWithoutOpponent => ("the colour is not read", "цвет не прочитан"),
            Self::UnknownResult => ("no result is read", "результат не прочитан"),
            Self::ResultWithoutOpponent => {
                ("read as a bye of the same points", "прочитано как отсутствие с теми же очками")
            }
            Self::ByeWithOpponent => (
                "Z is read as -, F and U as +, H as unfinished",
                "Z прочитано как -, F и U как +, H как неоконченная партия",
            ),
            Self::Mirror => ("the two lines are made to agree", "строки приведены в согласие"),
            Self::UnknownPlayer => ("the number is left out", "номер пропущен"),
            Self::SecondValue => ("the first of the two holds", "действует первое"),
            Self::ForeignResult => ("the player is left out", "участник пропущен"),
        };
        match lang {
            Lang::En => en,
            Lang::Ru => ru,
        }
    }
}
