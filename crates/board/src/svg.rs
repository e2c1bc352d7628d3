//! Boards as SVG pictures.

use core::fmt;

use shashki_base::Lang;

use crate::{Bitboard, Kind, Piece, Position, Setup, Side, Square};

/// The width of a square; all other lengths follow from it.
const CELL: i32 = 40;
/// The margin that holds the coordinates.
const MARGIN: i32 = 24;

/// A board as an SVG picture (decision B14); the methods choose what it shows.
///
/// It prints well in black and white, names itself to readers that cannot show it, and refers to
/// nothing outside itself.
///
/// ```
/// use shashki_board::{Position, Square};
/// let svg = Position::initial().svg().arrows(&[(Square::C3, Square::D4)]).to_string();
/// assert!(svg.starts_with("<svg xmlns=\"http://www.w3.org/2000/svg\""));
/// assert!(svg.contains("<title id=\"shashki-title\">White to move."));
/// ```
#[derive(Copy, Clone, Debug)]
pub struct SvgBoard<'a> {
    setup: Setup,
    flipped: bool,
    plain: bool,
    lang: Lang,
    marks: Bitboard,
    arrows: &'a [(Square, Square)],
}

impl Position {
    /// The board as an SVG picture, White below.
    ///
    /// ```
    /// use shashki_board::Position;
    /// assert!(Position::initial().svg().to_string().ends_with("</svg>\n"));
    /// ```
    pub fn svg(&self) -> SvgBoard<'static> {
        Setup::from(*self).svg()
    }
}

impl Setup {
    /// The board as an SVG picture, White below.
    ///
    /// ```
    /// use shashki_board::{Setup, Side};
    /// let svg = Setup::empty(Side::White).svg().to_string();
    /// assert!(!svg.contains("<use"), "no piece");
    /// ```
    pub const fn svg(&self) -> SvgBoard<'static> {
        SvgBoard {
            setup: *self,
            flipped: false,
            plain: false,
            lang: Lang::En,
            marks: Bitboard::EMPTY,
            arrows: &[],
        }
    }
}

impl SvgBoard<'_> {
    /// With Black below.
    ///
    /// ```
    /// use shashki_board::Position;
    /// let board = Position::initial().svg();
    /// assert_ne!(board.flipped().to_string(), board.to_string());
    /// ```
    #[must_use]
    pub const fn flipped(self) -> Self {
        Self { flipped: true, ..self }
    }

    /// Without coordinates.
    ///
    /// ```
    /// use shashki_board::Position;
    /// assert!(!Position::initial().svg().plain().to_string().contains("<text"));
    /// ```
    #[must_use]
    pub const fn plain(self) -> Self {
        Self { plain: true, ..self }
    }

    /// With its title in another language.
    ///
    /// ```
    /// use shashki_base::Lang;
    /// use shashki_board::Position;
    /// let svg = Position::initial().svg().lang(Lang::Ru).to_string();
    /// assert!(svg.contains("Ход белых."));
    /// ```
    #[must_use]
    pub const fn lang(self, lang: Lang) -> Self {
        Self { lang, ..self }
    }

    /// With marked squares.
    ///
    /// ```
    /// use shashki_board::{Position, Square};
    /// let svg = Position::initial().svg().marks(Square::C3.into()).to_string();
    /// assert_eq!(svg.matches("class=\"mark\"").count(), 1);
    /// ```
    #[must_use]
    pub const fn marks(self, marks: Bitboard) -> Self {
        Self { marks, ..self }
    }

    /// With arrows from square to square.
    ///
    /// ```
    /// use shashki_board::{Position, Square};
    /// let arrows = [(Square::C3, Square::D4), (Square::B6, Square::C5)];
    /// let svg = Position::initial().svg().arrows(&arrows).to_string();
    /// assert_eq!(svg.matches("class=\"arrow\"").count(), 2);
    /// ```
    #[must_use]
    pub const fn arrows(self, arrows: &[(Square, Square)]) -> SvgBoard<'_> {
        let Self { setup, flipped, plain, lang, marks, arrows: _ } = self;
        SvgBoard { setup, flipped, plain, lang, marks, arrows }
    }

    const fn margin(&self) -> i32 {
        if self.plain { 2 } else { MARGIN }
    }

    /// The left upper corner of a cell, column and row counted from 0 as on a board with White
    /// below.
    fn corner(&self, file: u8, rank: u8) -> (i32, i32) {
        let (column, row) = (i32::from(file), 8 - i32::from(rank));
        let (column, row) = if self.flipped { (7 - column, 7 - row) } else { (column, row) };
        (self.margin() + column * CELL, self.margin() + row * CELL)
    }

    fn centre(&self, square: Square) -> (i32, i32) {
        let (x, y) = self.corner(square.file(), square.rank());
        (x + CELL / 2, y + CELL / 2)
    }

    fn head(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let size = 8 * CELL + 2 * self.margin();
        write!(f, "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {size} {size}\" ")?;
        write!(f, "width=\"{size}\" height=\"{size}\" class=\"shashki\" role=\"img\" ")?;
        writeln!(f, "aria-labelledby=\"shashki-title\" lang=\"{}\">", self.lang)?;
        f.write_str("<title id=\"shashki-title\">")?;
        self.title(f)?;
        f.write_str("</title>\n")?;
        f.write_str(STYLE)?;
        f.write_str(PIECES)
    }

    /// What the picture shows, in words.
    fn title(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match (self.setup.side(), self.lang) {
            (Side::White, Lang::En) => "White to move.",
            (Side::Black, Lang::En) => "Black to move.",
            (Side::White, Lang::Ru) => "Ход белых.",
            (Side::Black, Lang::Ru) => "Ход чёрных.",
        })?;
        for (side, en, ru) in [(Side::White, "White", "Белые"), (Side::Black, "Black", "Чёрные")]
        {
            write!(f, " {}:", self.lang.pick(en, ru))?;
            let men = self.setup.pieces(Piece { side, kind: Kind::Man });
            let kings = self.setup.pieces(Piece { side, kind: Kind::King });
            if (men | kings).is_empty() {
                write!(f, " {}", self.lang.pick("none", "нет"))?;
            }
            let mut comma = "";
            for (squares, en, ru) in [(men, "", ""), (kings, "king ", "дамка ")] {
                for square in squares {
                    write!(f, "{comma} {}{square}", self.lang.pick(en, ru))?;
                    comma = ",";
                }
            }
            f.write_str(".")?;
        }
        Ok(())
    }

    fn board(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (at, size) = (self.margin(), 8 * CELL);
        writeln!(
            f,
            "<rect class=\"light\" x=\"{at}\" y=\"{at}\" width=\"{size}\" height=\"{size}\"/>"
        )?;
        f.write_str("<path class=\"dark\" d=\"")?;
        for square in Square::all() {
            let (x, y) = self.corner(square.file(), square.rank());
            write!(f, "M{x} {y}h{CELL}v{CELL}h-{CELL}z")?;
        }
        f.write_str("\"/>\n")?;
        for square in self.marks {
            let (x, y) = self.corner(square.file(), square.rank());
            let (x, y, size) = (x + 2, y + 2, CELL - 4);
            writeln!(
                f,
                "<rect class=\"mark\" x=\"{x}\" y=\"{y}\" width=\"{size}\" height=\"{size}\"/>"
            )?;
        }
        writeln!(
            f,
            "<rect class=\"frame\" x=\"{at}\" y=\"{at}\" width=\"{size}\" height=\"{size}\"/>"
        )
    }

    fn coordinates(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.plain {
            return Ok(());
        }
        let below = self.margin() + 8 * CELL + MARGIN / 2;
        for line in 0..8 {
            let (x, _) = self.corner(line, 1);
            let x = x + CELL / 2;
            writeln!(f, "<text x=\"{x}\" y=\"{below}\">{}</text>", char::from(b'a' + line))?;
            let (_, y) = self.corner(0, line + 1);
            let (x, y) = (MARGIN / 2, y + CELL / 2);
            writeln!(f, "<text x=\"{x}\" y=\"{y}\">{}</text>", line + 1)?;
        }
        Ok(())
    }

    fn pieces(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sorts = [
            (Piece::WHITE_MAN, "white", "man"),
            (Piece::WHITE_KING, "white", "king"),
            (Piece::BLACK_MAN, "black", "man"),
            (Piece::BLACK_KING, "black", "king"),
        ];
        for (piece, class, shape) in sorts {
            for square in self.setup.pieces(piece) {
                let (x, y) = self.centre(square);
                writeln!(
                    f,
                    "<use href=\"#shashki-{shape}\" class=\"{class}\" x=\"{x}\" y=\"{y}\"/>"
                )?;
            }
        }
        Ok(())
    }

    /// An arrow ends short of the middle of its square, so that its head covers no piece wholly.
    fn arrows_between(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for &(from, to) in self.arrows {
            let ((x1, y1), (x2, y2)) = (self.centre(from), self.centre(to));
            let (dx, dy) = (x2 - x1, y2 - y1);
            let longest = dx.abs().max(dy.abs()).max(1);
            let (x2, y2) = (x2 - dx * 8 / longest, y2 - dy * 8 / longest);
            let line = "<line class=\"arrow\" marker-end=\"url(#shashki-head)\"";
            writeln!(f, "{line} x1=\"{x1}\" y1=\"{y1}\" x2=\"{x2}\" y2=\"{y2}\"/>")?;
        }
        Ok(())
    }
}

const STYLE: &str = "\
<style>
.shashki .light{fill:#f6ecd6}.shashki .dark{fill:#b98b5e}
.shashki .frame{fill:none;stroke:#3b2a1a;stroke-width:2}
.shashki .mark{fill:#f2d94e;fill-opacity:.75}
.shashki .white{fill:#fffdf7;stroke:#1c1c1c;color:#1c1c1c}
.shashki .black{fill:#2b2b2b;stroke:#000;color:#e9e2d0}
.shashki .arrow{stroke:#1560a8;stroke-width:5;stroke-opacity:.85;stroke-linecap:round}
.shashki .tip{fill:#1560a8}
.shashki text{font:13px sans-serif;fill:#3b2a1a;text-anchor:middle;dominant-baseline:central}
@media print{.shashki .light{fill:#fff}.shashki .dark{fill:#c8c8c8}
.shashki .frame{stroke:#000}.shashki .mark{fill:#888}}
</style>
";

const PIECES: &str = "\
<defs>
<g id=\"shashki-man\"><circle r=\"15\" stroke-width=\"1.5\"/>\
<circle r=\"10\" fill=\"none\" stroke=\"currentColor\" stroke-width=\"1\"/></g>
<g id=\"shashki-king\"><circle r=\"15\" cy=\"3\" stroke-width=\"1.5\"/>\
<circle r=\"15\" cy=\"-3\" stroke-width=\"1.5\"/>\
<path transform=\"translate(0 -3)\" fill=\"currentColor\" stroke=\"none\" \
d=\"M-9 5.5L-10-4L-4.5 0L0-7L4.5 0L10-4L9 5.5z\"/></g>
<marker id=\"shashki-head\" viewBox=\"0 0 10 10\" refX=\"4\" refY=\"5\" markerWidth=\"3.4\" \
markerHeight=\"3.4\" orient=\"auto\"><path class=\"tip\" d=\"M0 0L10 5L0 10z\"/></marker>
</defs>
";

impl fmt::Display for SvgBoard<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.head(f)?;
        self.board(f)?;
        self.coordinates(f)?;
        self.pieces(f)?;
        self.arrows_between(f)?;
        f.write_str("</svg>\n")
    }
}
