//! Which game a file is of.

/// What a `GameType` tag says (section 4 of the standard's tags): the number of the game, and the
/// rest of the value, which says nothing about the rules and is left aside.
///
/// ```
/// use shashki_record::pdn::GameType;
/// assert_eq!(GameType::read("25,W,8,8,A0,0"), Some(GameType::RUSSIAN));
/// // Until 2014 the standard gave another letter for the Russian board: the number decides.
/// assert_eq!(GameType::read("25,W,8,8,A1,0"), Some(GameType::RUSSIAN));
/// assert_eq!(GameType::read("20"), Some(GameType(20)));
/// assert_eq!(GameType(29).name(), Some(("Czech draughts", "чешские шашки")));
/// assert_eq!(GameType::read("Russian"), None);
/// ```
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub struct GameType(pub u16);

/// The games that the standard knows by number, in English and in Russian.
const NAMES: [(u16, &str, &str); 16] = [
    (20, "international draughts", "международные шашки"),
    (21, "English draughts", "английские шашки"),
    (22, "Italian draughts", "итальянские шашки"),
    (23, "American pool checkers", "американский пул"),
    (24, "Spanish draughts", "испанские шашки"),
    (25, "Russian draughts", "русские шашки"),
    (26, "Brazilian draughts", "бразильские шашки"),
    (27, "Canadian draughts", "канадские шашки"),
    (28, "Portuguese draughts", "португальские шашки"),
    (29, "Czech draughts", "чешские шашки"),
    (30, "Turkish draughts", "турецкие шашки"),
    (31, "Thai draughts", "тайские шашки"),
    (40, "Frisian draughts", "фризские шашки"),
    (41, "Spantsireti draughts", "шашки Спанцирети"),
    (96, "breakthrough", "брейкстру"),
    (99, "antidraughts", "обратные шашки (поддавки)"),
];

impl GameType {
    /// Russian draughts.
    pub const RUSSIAN: Self = Self(25);

    /// Reads a tag's value: a number, alone or followed by a comma and the description of the
    /// board.
    pub fn read(value: &str) -> Option<Self> {
        let number = value.split(',').next()?.trim();
        let digits = !number.is_empty() && number.bytes().all(|byte| byte.is_ascii_digit());
        digits.then(|| number.parse().ok().map(Self))?
    }

    /// The game's name in English and in Russian, if its number is known.
    pub fn name(self) -> Option<(&'static str, &'static str)> {
        NAMES
            .iter()
            .find(|(number, ..)| *number == self.0)
            .map(|(_, english, russian)| (*english, *russian))
    }
}
