//! The way through a file.

use std::io::{self, Read};
use std::ops::ControlFlow;

use memchr::memchr2;

use super::lexer::{Context, Fault, Lexed, lex};
use super::place::At;
use super::source::Source;
use super::state::State;
use super::{Limits, Problem, Visitor};

/// How exact a file has to be (R13).
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Hash)]
pub enum Mode {
    /// The standard's grammar for reading; every [`Quirk`](super::Quirk) is an error.
    #[default]
    Strict,
    /// What archives write is accepted, each quirk with one warning a game.
    Lenient,
}

/// How a file is read.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub struct ReadOptions {
    /// Strict or lenient.
    pub mode: Mode,
    /// How long its parts may be.
    pub limits: Limits,
}

impl ReadOptions {
    /// Strict reading.
    pub fn strict() -> Self {
        Self::default()
    }

    /// Lenient reading.
    pub fn lenient() -> Self {
        Self { mode: Mode::Lenient, ..Self::default() }
    }
}

/// What was found in a file.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub struct Summary {
    /// Games, bad ones included.
    pub games: u64,
    /// Games with an error.
    pub bad: u64,
    /// Errors of the grammar.
    pub errors: u64,
    /// Warnings of the grammar.
    pub warnings: u64,
}

/// What is looked at when a token is read; more only for long tokens.
const WINDOW: usize = 2 * Limits::SHORT_TOKEN;

/// A brace of which it is known that no other closes it.
const UNCLOSED: Result<Lexed<'static>, Fault> =
    Err(Fault::Bad { problem: Problem::UnclosedComment, length: 1 });

/// What is shown of something that is no token: the word, or for a single sign what follows too.
fn found(ahead: &[u8], length: usize) -> &[u8] {
    if length > 1 { ahead.get(..length).unwrap_or_default() } else { ahead }
}

/// Whether some bytes look like UTF-16: a byte order mark, or two characters of ASCII in it.
#[cold]
fn is_wide(ahead: &[u8]) -> bool {
    match *ahead {
        [0xFF, 0xFE, ..] | [0xFE, 0xFF, ..] => true,
        [a, b, c, d, ..] => [a == 0, b == 0] == [c == 0, d == 0] && (a == 0) != (b == 0),
        _ => false,
    }
}

/// A reader of game files.
///
/// Memory is the buffer that the [`Limits`] ask for, whatever the length of the file. The text is
/// taken for UTF-8, and for ASCII wherever the grammar is concerned; `Decoded` (feature
/// `encoding`) stands before a reader to read other encodings.
///
/// ```
/// use shashki_record::pdn::{ReadOptions, Reader};
/// let damaged = b"[White \"A\"] 1. c3-d4 zz 1-0\n\n[White \"B\"] 1. c3-d4 1-0";
/// let summary = Reader::new(&damaged[..], ReadOptions::strict()).read(&mut ()).unwrap();
/// assert_eq!((summary.games, summary.bad), (2, 1));
/// ```
pub struct Reader<R> {
    source: Source<R>,
    state: State,
    limits: Limits,
    /// No brace opens a comment before this offset.
    barren: u64,
    /// Whether a byte order mark was looked for.
    begun: bool,
    /// Whether the rest of a line is being passed over.
    in_line: bool,
    /// How many bytes the next token is known to need.
    wanted: usize,
}

impl<R: Read> Reader<R> {
    /// A reader of this file; no buffer is needed around it.
    pub fn new(file: R, options: ReadOptions) -> Self {
        let limits = options.limits.settled();
        let source = Source::new(file, limits.longest());
        let state = State::new(options.mode, limits.depth);
        let (begun, in_line, wanted) = (false, false, WINDOW);
        Self { source, state, limits, barren: 0, begun, in_line, wanted }
    }

    /// Reads the file to its end, or until the visitor breaks off.
    pub fn read<V: Visitor>(mut self, visitor: &mut V) -> io::Result<Summary> {
        self.read_on(visitor)
    }

    /// The same for a file that comes piece by piece: an error of reading, such as
    /// [`WouldBlock`](io::ErrorKind::WouldBlock) where no more is there yet, loses nothing, and the
    /// next call reads on. After the end, or once the visitor broke off, there is nothing to read
    /// on.
    ///
    /// ```
    /// use std::io::{self, Read};
    /// use shashki_record::pdn::{ReadOptions, Reader};
    /// /// Gives one half of a file, then says that the other is not there yet, then gives it.
    /// struct Halves<'a>(Vec<&'a [u8]>);
    /// impl Read for Halves<'_> {
    ///     fn read(&mut self, into: &mut [u8]) -> io::Result<usize> {
    ///         match self.0.pop() {
    ///             Some(b"") => Err(io::ErrorKind::WouldBlock.into()),
    ///             Some(mut half) => half.read(into),
    ///             None => Ok(0),
    ///         }
    ///     }
    /// }
    /// let file = Halves(vec![b"-d4 1-0", b"", b"1. c3"]);
    /// let mut reader = Reader::new(file, ReadOptions::strict());
    /// assert!(reader.read_on(&mut ()).is_err());
    /// assert_eq!(reader.read_on(&mut ()).unwrap().games, 1);
    /// ```
    pub fn read_on<V: Visitor>(&mut self, visitor: &mut V) -> io::Result<Summary> {
        if !self.begun {
            self.byte_order_mark()?;
        }
        while self.blanks()? {
            let plain = self.state.plain(self.source.view(WINDOW), visitor);
            if plain > 0 {
                self.source.consume(plain);
            } else if self.token(visitor)?.is_break() {
                return Ok(self.state.summary());
            }
        }
        let (behind, lines) = self.source.behind();
        let at = At { behind, lines, game: 0, ply: 0 };
        let _ = self.state.end_of_file(at, visitor);
        Ok(self.state.summary())
    }

    /// What was found up to now.
    pub fn summary(&self) -> Summary {
        self.state.summary()
    }

    /// Where the bytes come from, to be given more of them.
    pub fn input_mut(&mut self) -> &mut R {
        self.source.input_mut()
    }

    fn byte_order_mark(&mut self) -> io::Result<()> {
        const MARK: &[u8] = b"\xEF\xBB\xBF";
        self.source.fill(WINDOW)?;
        if self.source.ahead().starts_with(MARK) {
            self.source.consume(MARK.len());
        }
        self.begun = true;
        Ok(())
    }

    /// Passes over blanks and comments to the end of the line; whether anything follows.
    #[inline]
    fn blanks(&mut self) -> io::Result<bool> {
        if self.in_line {
            self.line_comment()?;
        }
        loop {
            self.source.fill(WINDOW)?;
            let ahead = self.source.ahead();
            // One space is what nearly always stands between two tokens.
            if let &[b' ', next, ..] = ahead
                && next > b'%'
            {
                self.state.not_glued();
                self.source.consume(1);
                return Ok(true);
            }
            let passed = self.state.count_blanks(ahead);
            let next = ahead.get(passed).copied();
            if passed > 0 {
                self.state.not_glued();
                self.source.consume(passed);
            }
            match next {
                Some(b'%') => self.line_comment()?,
                Some(b'\r') => {}
                Some(_) => return Ok(true),
                None if self.source.is_last() => return Ok(false),
                None => {}
            }
        }
    }

    /// Passes over the rest of a line, of any length.
    #[cold]
    fn line_comment(&mut self) -> io::Result<()> {
        self.state.not_glued();
        self.in_line = true;
        loop {
            self.source.fill(WINDOW)?;
            let ahead = self.source.ahead();
            let end = memchr2(b'\n', b'\r', ahead);
            let length = ahead.len();
            self.source.consume(end.unwrap_or(length));
            if end.is_some() || self.source.is_last() {
                self.in_line = false;
                return Ok(());
            }
        }
    }

    /// One token, or one stretch of what is none.
    #[inline]
    fn token<V: Visitor>(&mut self, visitor: &mut V) -> io::Result<ControlFlow<()>> {
        loop {
            self.source.fill(self.wanted)?;
            let ahead = self.source.ahead();
            let (last, glued) = (self.source.is_last(), self.state.glued());
            let context = Context { last, glued, limits: self.limits };
            let (behind, lines) = self.source.behind();
            let at = At { behind, lines, game: 0, ply: 0 };
            let mut lost = ahead.first() == Some(&b';');
            let open = ahead.first() == Some(&b'{') && at.offset() < self.barren;
            let outcome = if open { UNCLOSED } else { lex(ahead, context) };
            // By reference: tokens are too large to be handed about.
            let (length, flow) = match &outcome {
                Ok(lexed) => (lexed.length, self.state.token(lexed, ahead, at, visitor)),
                Err(Fault::Bad { problem, length }) => {
                    let problem = if is_wide(ahead) { Problem::Utf16 } else { problem.clone() };
                    let flow = self.state.fault(problem, found(ahead, *length), at, visitor);
                    lost = self.state.loses_line(ahead);
                    (*length, flow)
                }
                Err(Fault::Unclosed { problem, reach }) => {
                    self.barren = at.offset() + *reach as u64;
                    (1, self.state.fault(problem.clone(), ahead, at, visitor))
                }
                Err(Fault::More) => {
                    self.wanted = 2 * ahead.len();
                    continue;
                }
            };
            self.source.consume(length);
            self.wanted = WINDOW;
            // The rest of the line is passed over with the blanks.
            self.in_line = lost;
            return Ok(flow);
        }
    }
}
