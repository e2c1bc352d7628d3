"""A file of games in memory, its games and what is wrong in it; `shashki.pdn` has it all."""

from __future__ import annotations

import ctypes
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any, NamedTuple, Optional, Union

from . import _call
from . import _declarations as c
from . import game as played
from ._library import library
from .board import Position

ENCODINGS = {
    "utf-8": c.SHK_PDN_UTF8,
    "cp1251": c.SHK_PDN_CP1251,
    "koi8-r": c.SHK_PDN_KOI8R,
    "cp866": c.SHK_PDN_CP866,
    "iso-8859-5": c.SHK_PDN_ISO8859_5,
    "latin1": c.SHK_PDN_LATIN1,
    "utf-16le": c.SHK_PDN_UTF16LE,
    "utf-16be": c.SHK_PDN_UTF16BE,
}
_DETECT = {**ENCODINGS, "detect": c.SHK_PDN_DETECT}
_NOTATIONS = {
    "short": c.SHK_PDN_SHORT,
    "full": c.SHK_PDN_FULL,
    "half": c.SHK_PDN_HALF,
    "numeric": c.SHK_PDN_NUMERIC,
    "numeric-short": c.SHK_PDN_NUMERIC_SHORT,
    "as-written": c.SHK_PDN_AS_WRITTEN,
}
_SCORES = {None: c.SHK_PDN_SCORES_BY_KIND, "1-0": c.SHK_PDN_SCORES_ONES, "2-0": c.SHK_PDN_SCORES_TWOS}
_KINDS = {
    c.SHK_PDN_MOVE: "move",
    c.SHK_PDN_UNKNOWN: "unknown",
    c.SHK_PDN_NAG: "nag",
    c.SHK_PDN_COMMENT: "comment",
    c.SHK_PDN_SETUP: "setup",
    c.SHK_PDN_BEGIN_VARIATION: "(",
    c.SHK_PDN_END_VARIATION: ")",
    c.SHK_PDN_BEGIN_GAME: "begin",
    c.SHK_PDN_TAG: "tag",
    c.SHK_PDN_END_GAME: "end",
    c.SHK_PDN_DIAGNOSTIC: "diagnostic",
}
_OUTCOMES = {
    c.SHK_OUTCOME_NONE: None,
    c.SHK_OUTCOME_WHITE: "white",
    c.SHK_OUTCOME_BLACK: "black",
    c.SHK_OUTCOME_DRAW: "draw",
    c.SHK_OUTCOME_BOTH_LOST: "both lost",
}


def _choice(names: dict[Any, int], name: Any, what: str) -> int:
    if name not in names:
        raise ValueError(f"{what}: expected one of {', '.join(map(str, names))}, not {name!r}")
    return names[name]


@dataclass(frozen=True)
class Options:
    """How a file is read.

    `lenient` accepts what archives write, with warnings. `replay` plays the games by the rules;
    without it the grammar alone is judged, of whatever draughts game. `encoding` is one of `ENCODINGS`
    or `detect`, a guess. `from_a1`: in numeric notation 1 is a1, not b8. Limits are in bytes, but for
    `depth_limit`, the nesting of variations; 0 is the default.
    """

    lenient: bool = False
    replay: bool = True
    as_russian: bool = False
    variations: bool = False
    from_a1: bool = False
    encoding: str = "utf-8"
    comment_limit: int = 0
    tag_limit: int = 0
    depth_limit: int = 0

    def _raw(self, more: int = 0) -> c.shk_pdn_options:
        flags = more
        flags |= c.SHK_PDN_LENIENT if self.lenient else 0
        flags |= c.SHK_PDN_REPLAY if self.replay else 0
        flags |= c.SHK_PDN_AS_RUSSIAN if self.as_russian else 0
        flags |= c.SHK_PDN_VARIATIONS if self.variations else 0
        flags |= c.SHK_PDN_FROM_A1 if self.from_a1 else 0
        encoding = _choice(_DETECT, self.encoding, "encoding")
        limits = (self.comment_limit, self.tag_limit, self.depth_limit)
        return c.shk_pdn_options(ctypes.sizeof(c.shk_pdn_options), flags, encoding, *limits)


@dataclass(frozen=True)
class Diagnostic:
    """Something wrong (`error`) or odd in a file; `str()` is the message in English.

    `name` is the same in every language: `unclosed-comment`, or of an illegal move that of its reason,
    `capture-compulsory`, with the `clause` of the rules. Lines, columns, games and plies are from 1, the
    offset in bytes from 0.
    """

    error: bool
    name: str
    message: str
    message_ru: str
    found: str
    game: int
    ply: int
    line: int
    column: int
    offset: int
    clause: Optional[str] = None

    def __str__(self) -> str:
        return self.message


class Part(NamedTuple):
    """A part of the movetext: `kind` is `move`, `unknown`, `nag`, `comment`, `setup`, `(` or `)`."""

    kind: str
    text: str
    depth: int
    number: int


def _bytes(raw: ctypes.Structure, field: str, length: int) -> bytes:
    """The bytes that a pointer of a struct points to; they have no NUL behind them."""
    if not length:
        return b""
    place = ctypes.c_void_p.from_buffer(raw, getattr(type(raw), field).offset)
    return ctypes.string_at(place.value or 0, length)


class File:
    """Games with what is wrong or odd in them: of a whole file (`load`), or those that a reader had."""

    def __init__(self, handle: ctypes.c_void_p) -> None:
        self.handle = _call.owned(self, handle, library.shk_pdn_free)
        self._diagnostics: Optional[tuple[Diagnostic, ...]] = None

    def text(self, function: Callable[..., int], *arguments: Any) -> str:
        return _call.text(function, self.handle, *arguments)

    @property
    def diagnostics(self) -> tuple[Diagnostic, ...]:
        """What is wrong or odd, in the order of the file."""
        if self._diagnostics is None:
            raw = _call.array(c.shk_pdn_diagnostic, library.shk_pdn_diagnostics, self.handle)
            self._diagnostics = tuple(self._diagnostic(at, one) for at, one in enumerate(raw))
        return self._diagnostics

    def _diagnostic(self, at: int, raw: c.shk_pdn_diagnostic) -> Diagnostic:
        def part(field: int) -> str:
            return self.text(library.shk_pdn_diagnostic_text, at, field, c.SHK_EN)

        return Diagnostic(
            bool(raw.error),
            part(c.SHK_PDN_TEXT_NAME),
            self.text(library.shk_pdn_diagnostic_message, at, c.SHK_EN),
            self.text(library.shk_pdn_diagnostic_message, at, c.SHK_RU),
            part(c.SHK_PDN_TEXT_FOUND),
            raw.game,
            raw.ply,
            raw.line,
            raw.column,
            raw.offset,
            part(c.SHK_PDN_TEXT_CLAUSE) or None,
        )

    @property
    def encoding(self) -> str:
        """The encoding in which the file was read: the one that was named, or the one that was guessed."""
        number = _call.number(ctypes.c_uint32, library.shk_pdn_encoding, self.handle)
        return next(name for name, known in ENCODINGS.items() if known == number)

    def table(self, lang: str = "en") -> str:
        """A line for each game, parted by tabs: number, plies, result, final FEN, first error."""
        return self.text(library.shk_pdn_rows_text, _call.language(lang))

    def report(self, lang: str = "en") -> str:
        """What is wrong or odd, a line each."""
        return self.text(library.shk_pdn_diagnostics_text, _call.language(lang))

    def __len__(self) -> int:
        return int(library.shk_pdn_count(self.handle))

    def __iter__(self) -> Iterator[Game]:
        return self.games()

    def games(self) -> Iterator[Game]:
        """The games in their order."""
        for at, row in enumerate(_call.array(c.shk_pdn_row, library.shk_pdn_rows, self.handle)):
            yield Game(self, at + 1, row)


class Game:
    """A game of a file. What it tells beside its row is asked for when it is wanted."""

    __slots__ = ("_file", "_at", "_row")

    def __init__(self, file: File, at: int, row: c.shk_pdn_row) -> None:
        self._file, self._at, self._row = file, at, row

    def __repr__(self) -> str:
        return f"<Game {self.number}: {self.plies} plies, {self.result}>"

    @property
    def number(self) -> int:
        """In the file, from 1."""
        return int(self._row.number)

    @property
    def plies(self) -> int:
        """Moves of the main line, both players' counted, up to the first that isn't legal or known."""
        return int(self._row.plies)

    @property
    def good(self) -> bool:
        """Whether there is no error in it."""
        return bool(self._row.flags & c.SHK_PDN_GOOD)

    @property
    def outcome(self) -> Optional[str]:
        """`white`, `black`, `draw`, `both lost`; None for a result that is open or unknown."""
        return _OUTCOMES[self._row.outcome]

    @property
    def result(self) -> str:
        """As the file has it."""
        return self._file.text(library.shk_pdn_result, self._at)

    @property
    def position(self) -> Optional[Position]:
        """Behind the last move that was played; None where the game wasn't."""
        if not self._row.flags & c.SHK_PDN_PLAYED:
            return None
        return Position._of(c.shk_position.from_buffer_copy(self._row.position))

    @property
    def error(self) -> Optional[Diagnostic]:
        """The first error in it."""
        at = self._row.first_error
        return self._file.diagnostics[at] if at >= 0 else None

    @property
    def diagnostics(self) -> list[Diagnostic]:
        """Everything wrong or odd in it."""
        return [one for one in self._file.diagnostics if one.game == self.number]

    @property
    def tags(self) -> dict[str, str]:
        """Its tags; of two with one name the first."""
        pairs = _call.array(c.shk_pdn_tag_pair, library.shk_pdn_tags, self._file.handle, self._at)
        tags: dict[str, str] = {}
        for pair in pairs:
            name = _bytes(pair, "name", pair.name_length).decode("utf-8")
            tags.setdefault(name, _bytes(pair, "value", pair.value_length).decode("utf-8"))
        return tags

    def tag(self, name: str) -> str:
        """The value of one tag. NotFound where the game hasn't it."""
        given = name.encode("utf-8")
        return self._file.text(library.shk_pdn_tag, self._at, given, len(given))

    def to_game(self) -> played.Game:
        """The game on the board, to be played on or claimed in: start, moves and, where the file names
        its reason, the result. BadInput, with the ply, where there is an error in it."""
        return played.Game(_handle=_call.new(library.shk_pdn_game, self._file.handle, self._at))

    @property
    def parts(self) -> list[Part]:
        """Its movetext."""
        raw = _call.array(c.shk_pdn_part, library.shk_pdn_parts, self._file.handle, self._at)
        return [
            Part(_KINDS[p.kind], _bytes(p, "text", p.length).decode("utf-8"), p.depth, p.number)
            for p in raw
        ]

    @property
    def moves(self) -> list[str]:
        """The moves of the main line as they are written."""
        return [part.text for part in self.parts if part.kind == "move" and part.depth == 0]

    def write(
        self,
        *,
        notation: str = "short",
        mark: str = ":",
        results: Optional[str] = None,
        repeat_result: bool = False,
        width: int = 80,
    ) -> str:
        """The game as PDN. BadInput where it can't be written: the ply of a move that isn't legal."""
        how = _writing(notation, mark, results, repeat_result, width, "utf-8")
        return _call.text_or_error(
            library.shk_pdn_write_game, self._file.handle, self._at, ctypes.byref(how)
        )

    def _repr_svg_(self) -> Optional[str]:
        position = self.position
        return position.svg() if position is not None else None


def _writing(
    notation: str,
    mark: str,
    results: Optional[str],
    repeat_result: bool,
    width: int,
    encoding: str,
) -> c.shk_pdn_write_options:
    return c.shk_pdn_write_options(
        ctypes.sizeof(c.shk_pdn_write_options),
        _choice(_NOTATIONS, notation, "notation"),
        _choice({":": 0, "x": 1}, mark, "mark"),
        _choice(_SCORES, results, "results"),
        int(repeat_result),
        width,
        _choice(ENCODINGS, encoding, "encoding"),
        0,
    )
