//! The diagonals that have names (clause 6.1.2).

use core::fmt;

use shashki_base::Lang;

use crate::{Bitboard, Square};

/// One of the thirteen named diagonals: every dark diagonal of two squares and more (decision B2).
///
/// ```
/// use shashki_base::Lang;
/// use shashki_board::{Diagonal, Square};
/// let road = Diagonal::BolshayaDoroga;
/// assert_eq!(road.squares().len(), 8);
/// assert!(road.squares().contains(Square::D4));
/// assert_eq!(road.name(Lang::Ru), "большая дорога");
/// ```
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Diagonal {
    /// a1-h8.
    BolshayaDoroga,
    /// c1-h6.
    LowerTroynik,
    /// a3-f8.
    UpperTroynik,
    /// a3-c1.
    LowerTroynichok,
    /// f8-h6.
    UpperTroynichok,
    /// a7-g1.
    LowerDvoynik,
    /// b8-h2.
    UpperDvoynik,
    /// g1-h2.
    LowerDvoynichok,
    /// a7-b8.
    UpperDvoynichok,
    /// a5-e1.
    LowerKosyak,
    /// d8-h4.
    UpperKosyak,
    /// e1-h4.
    LowerKosyachok,
    /// a5-d8.
    UpperKosyachok,
}

impl Diagonal {
    /// All thirteen, the largest first, as the clause names them.
    ///
    /// ```
    /// assert_eq!(shashki_board::Diagonal::ALL.len(), 13);
    /// ```
    pub const ALL: [Self; 13] = [
        Self::BolshayaDoroga,
        Self::LowerTroynik,
        Self::UpperTroynik,
        Self::LowerTroynichok,
        Self::UpperTroynichok,
        Self::LowerDvoynik,
        Self::UpperDvoynik,
        Self::LowerDvoynichok,
        Self::UpperDvoynichok,
        Self::LowerKosyak,
        Self::UpperKosyak,
        Self::LowerKosyachok,
        Self::UpperKosyachok,
    ];

    /// The two squares at its ends, the one on the file nearer to a first.
    ///
    /// ```
    /// use shashki_board::{Diagonal, Square};
    /// assert_eq!(Diagonal::UpperKosyak.ends(), (Square::D8, Square::H4));
    /// ```
    pub const fn ends(self) -> (Square, Square) {
        use Square as S;
        match self {
            Self::BolshayaDoroga => (S::A1, S::H8),
            Self::LowerTroynik => (S::C1, S::H6),
            Self::UpperTroynik => (S::A3, S::F8),
            Self::LowerTroynichok => (S::A3, S::C1),
            Self::UpperTroynichok => (S::F8, S::H6),
            Self::LowerDvoynik => (S::A7, S::G1),
            Self::UpperDvoynik => (S::B8, S::H2),
            Self::LowerDvoynichok => (S::G1, S::H2),
            Self::UpperDvoynichok => (S::A7, S::B8),
            Self::LowerKosyak => (S::A5, S::E1),
            Self::UpperKosyak => (S::D8, S::H4),
            Self::LowerKosyachok => (S::E1, S::H4),
            Self::UpperKosyachok => (S::A5, S::D8),
        }
    }

    /// Its squares.
    ///
    /// ```
    /// use shashki_board::{Bitboard, Diagonal, Square};
    /// let squares = Diagonal::LowerDvoynichok.squares();
    /// assert_eq!(squares, Bitboard::from_iter([Square::G1, Square::H2]));
    /// ```
    pub const fn squares(self) -> Bitboard {
        let (left, right) = self.ends();
        let mut squares = Bitboard::EMPTY;
        let mut file = left.file();
        while file <= right.file() {
            let steps = file - left.file();
            let rising = right.rank() > left.rank();
            let rank = if rising { left.rank() + steps } else { left.rank() - steps };
            if let Some(square) = Square::from_coordinates(file, rank) {
                squares.insert(square);
            }
            file += 1;
        }
        squares
    }

    /// Its name in the language asked for; the game's own names have no English ones.
    ///
    /// ```
    /// use shashki_base::Lang;
    /// use shashki_board::Diagonal;
    /// assert_eq!(Diagonal::UpperKosyachok.name(Lang::Ru), "верхний косячок");
    /// assert_eq!(Diagonal::UpperKosyachok.to_string(), "upper kosyachok");
    /// ```
    pub const fn name(self, lang: Lang) -> &'static str {
        let (en, ru) = match self {
            Self::BolshayaDoroga => ("bolshaya doroga", "большая дорога"),
            Self::LowerTroynik => ("lower troynik", "нижний тройник"),
            Self::UpperTroynik => ("upper troynik", "верхний тройник"),
            Self::LowerTroynichok => ("lower troynichok", "нижний тройничок"),
            Self::UpperTroynichok => ("upper troynichok", "верхний тройничок"),
            Self::LowerDvoynik => ("lower dvoynik", "нижний двойник"),
            Self::UpperDvoynik => ("upper dvoynik", "верхний двойник"),
            Self::LowerDvoynichok => ("lower dvoynichok", "нижний двойничок"),
            Self::UpperDvoynichok => ("upper dvoynichok", "верхний двойничок"),
            Self::LowerKosyak => ("lower kosyak", "нижний косяк"),
            Self::UpperKosyak => ("upper kosyak", "верхний косяк"),
            Self::LowerKosyachok => ("lower kosyachok", "нижний косячок"),
            Self::UpperKosyachok => ("upper kosyachok", "верхний косячок"),
        };
        match lang {
            Lang::En => en,
            Lang::Ru => ru,
        }
    }
}

impl fmt::Display for Diagonal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name(Lang::En))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The lengths that the clause gives, no diagonal twice, and none left out.
    #[test]
    fn every_diagonal_once() {
        let lengths = Diagonal::ALL.map(|diagonal| diagonal.squares().len());
        assert_eq!(lengths, [8, 6, 6, 3, 3, 7, 7, 2, 2, 5, 5, 4, 4]);
        for (place, one) in Diagonal::ALL.iter().enumerate() {
            for other in &Diagonal::ALL[place + 1..] {
                assert!((one.squares() & other.squares()).len() <= 1, "{one}, {other}");
            }
        }
        // Each square lies on one rising and one falling diagonal; a1 and h8 have no falling one.
        for square in Square::all() {
            let through = Diagonal::ALL.iter().filter(|d| d.squares().contains(square)).count();
            let expected = if [Square::A1, Square::H8].contains(&square) { 1 } else { 2 };
            assert_eq!(through, expected, "{square}");
        }
    }
}
