"""Game files (PDN): read in memory or from a file of any length, looked at, written anew.

    >>> from shashki import pdn
    >>> [game] = pdn.read(b"1. c3-d4 d6-c5 1-0")
    >>> game.plies, game.result, game.position.fen
    (2, '1-0', 'W:W18,21,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,11,12,14')
"""

from __future__ import annotations

import ctypes
import os
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from typing import Any, BinaryIO, NamedTuple, Optional, Union

from . import _call
from . import _declarations as c
from ._library import library
from .board import Position

#: Bytes, the path of a file, or a file opened for reading bytes.
Source = Union[bytes, bytearray, memoryview, str, "os.PathLike[str]", BinaryIO]

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
_BLOCK = 1 << 18


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


class Event(NamedTuple):
    """What a listener is told: as `Part`, and `begin`, `tag`, `end`, `diagnostic`."""

    kind: str
    game: int
    ply: int
    offset: int
    text: bytes
    value: bytes
    number: int
    sound: bool


def _bytes(raw: ctypes.Structure, field: str, length: int) -> bytes:
    """The bytes that a pointer of a struct points to; they have no NUL behind them."""
    if not length:
        return b""
    place = ctypes.c_void_p.from_buffer(raw, getattr(type(raw), field).offset)
    return ctypes.string_at(place.value or 0, length)


def _array(kind: Any, function: Callable[..., int], *arguments: Any) -> Any:
    """What a function gives as an array out: room, capacity, count."""
    count = ctypes.c_size_t()
    status = function(*arguments, None, 0, ctypes.byref(count))
    room = (kind * count.value)()
    if status == c.SHK_BUFFER_TOO_SMALL:
        status = function(*arguments, room, count.value, ctypes.byref(count))
    _call.check(status)
    return room


class _File:
    """A handle of games, freed with the last of them."""

    def __init__(self, handle: ctypes.c_void_p) -> None:
        self.handle = _call.owned(self, handle, library.shk_pdn_free)
        self._diagnostics: Optional[tuple[Diagnostic, ...]] = None

    def text(self, function: Callable[..., int], *arguments: Any) -> str:
        return _call.text(function, self.handle, *arguments)

    @property
    def diagnostics(self) -> tuple[Diagnostic, ...]:
        if self._diagnostics is None:
            raw = _array(c.shk_pdn_diagnostic, library.shk_pdn_diagnostics, self.handle)
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

    def games(self) -> Iterator[Game]:
        for at, row in enumerate(_array(c.shk_pdn_row, library.shk_pdn_rows, self.handle)):
            yield Game(self, at + 1, row)


class Game:
    """A game of a file. What it tells beside its row is asked for when it is wanted."""

    __slots__ = ("_file", "_at", "_row")

    def __init__(self, file: _File, at: int, row: c.shk_pdn_row) -> None:
        self._file, self._at, self._row = file, at, row

    def __repr__(self) -> str:
        return f"<Game {self.number}: {self.plies} plies, {self.result}>"

    @property
    def number(self) -> int:
        """In the file, from 1."""
        return self._row.number

    @property
    def plies(self) -> int:
        """Moves of the main line, both players' counted, up to the first that isn't legal or known."""
        return self._row.plies

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
        pairs = _array(c.shk_pdn_tag_pair, library.shk_pdn_tags, self._file.handle, self._at)
        tags: dict[str, str] = {}
        for pair in pairs:
            name = _bytes(pair, "name", pair.name_length).decode("utf-8")
            tags.setdefault(name, _bytes(pair, "value", pair.value_length).decode("utf-8"))
        return tags

    @property
    def parts(self) -> list[Part]:
        """Its movetext."""
        raw = _array(c.shk_pdn_part, library.shk_pdn_parts, self._file.handle, self._at)
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


@dataclass(frozen=True)
class Stats:
    """Counts of a file."""

    games: int
    bad: int
    errors: int
    warnings: int
    sound: int
    plies: int
    longest: int
    captures: int
    comments: int
    annotations: int
    variations: int
    unknown: int
    set_up: int
    results: dict[str, int]
    kinds: dict[str, int]


class Reader:
    """A file that comes piece by piece: `feed` bytes, take `games` that are complete, `finish`.

    Memory grows with what isn't taken, not with the file. A `listener` is told everything as it is
    read (`Event`); where it returns something true, the reading ends with `Stopped`.
    """

    def __init__(
        self,
        options: Options = Options(),  # noqa: B008 - it never changes
        *,
        listener: Optional[Callable[[Event], object]] = None,
        _flags: int = 0,
    ) -> None:
        raw = options._raw(_flags)
        handle = _call.new(library.shk_pdn_reader_new, ctypes.byref(raw))
        self._handle = _call.owned(self, handle, library.shk_pdn_reader_free)
        self._said = listener
        self._failed: Optional[BaseException] = None
        kind = library.shk_pdn_reader_feed.argtypes[3]
        self._listener = kind(self._tell) if listener is not None else kind()

    def _tell(self, _: Any, event: Any) -> int:
        raw = event.contents
        told = Event(
            _KINDS.get(raw.kind, "?"),
            raw.game,
            raw.ply,
            raw.offset,
            _bytes(raw, "text", raw.text_length),
            _bytes(raw, "value", raw.value_length),
            raw.number,
            bool(raw.sound),
        )
        try:
            return 1 if self._said is not None and self._said(told) else 0
        except BaseException as failure:  # it must not leave through the library
            self._failed = failure
            return 1

    def _run(self, function: Callable[..., int], *arguments: Any) -> None:
        error = ctypes.c_void_p()
        status = function(self._handle, *arguments, self._listener, None, ctypes.byref(error))
        if status == c.SHK_STOPPED:
            library.shk_error_free(error)
            failed, self._failed = self._failed, None
            raise failed if failed is not None else Stopped("the listener asked to stop")
        _call.check(status, error)

    def feed(self, data: Union[bytes, bytearray, memoryview]) -> None:
        """The next bytes of the file; it may be cut anywhere."""
        data = bytes(data)
        place = ctypes.cast(ctypes.c_char_p(data), ctypes.POINTER(ctypes.c_uint8))
        self._run(library.shk_pdn_reader_feed, place, len(data))

    def finish(self) -> None:
        """The file is over."""
        self._run(library.shk_pdn_reader_finish)

    def _take(self, most: int) -> Optional[_File]:
        handle = ctypes.c_void_p()
        status = library.shk_pdn_reader_take(self._handle, most, ctypes.byref(handle))
        if status == c.SHK_NOT_FOUND:
            return None
        _call.check(status)
        return _File(handle)

    def games(self) -> list[Game]:
        """The games that are complete; they are taken away."""
        file = self._take(2**31)
        return list(file.games()) if file is not None else []


class Stopped(Exception):
    """The listener asked to stop; the games up to there can be taken."""


def _blocks(source: Source) -> Iterator[bytes]:
    if isinstance(source, (bytes, bytearray, memoryview)):
        view = memoryview(source).cast("B")
        for at in range(0, len(view), _BLOCK):
            yield bytes(view[at : at + _BLOCK])
    elif isinstance(source, (str, os.PathLike)):
        with open(source, "rb") as file:
            yield from _blocks(file)
    else:
        while block := source.read(_BLOCK):
            yield block


def _files(source: Source, options: Options, flags: int = 0) -> Iterator[_File]:
    reader = Reader(options, _flags=flags)
    for block in _blocks(source):
        reader.feed(block)
        file = reader._take(2**31)
        if file is not None:
            yield file
    reader.finish()
    file = reader._take(2**31)
    if file is not None:
        yield file


def _options(options: Optional[Options], fields: dict[str, Any]) -> Options:
    if options is not None and fields:
        raise ValueError("either options or fields of them")
    return options if options is not None else Options(**fields)


def read(source: Source, options: Optional[Options] = None, **fields: Any) -> Iterator[Game]:
    """The games of a file, one after another as it is read: `read("games.pdn", lenient=True)`.

    `source` is bytes, a path, or a file opened for bytes. A game with an error is given too: `good`
    and `error` say so.
    """
    for file in _files(source, _options(options, fields)):
        yield from file.games()


def check(source: Source, options: Optional[Options] = None, **fields: Any) -> list[Diagnostic]:
    """Everything wrong or odd in a file."""
    chosen = _options(options, fields)
    return [one for file in _files(source, chosen, c.SHK_PDN_NO_GAMES) for one in file.diagnostics]


def listen(
    source: Source,
    listener: Callable[[Event], object],
    options: Optional[Options] = None,
    **fields: Any,
) -> bool:
    """Tells a listener what stands in a file; False if it asked to stop, by returning something true."""
    reader = Reader(_options(options, fields), listener=listener, _flags=c.SHK_PDN_NO_GAMES)
    try:
        for block in _blocks(source):
            reader.feed(block)
            reader._take(2**31)
        reader.finish()
    except Stopped:
        return False
    return True


def detect(data: Union[bytes, bytearray]) -> str:
    """The encoding that the beginning of a file seems to have: a guess, one of `ENCODINGS`."""
    data, encoding = bytes(data), ctypes.c_uint32()
    place = ctypes.cast(ctypes.c_char_p(data), ctypes.POINTER(ctypes.c_uint8))
    _call.check(library.shk_pdn_detect(place, len(data), ctypes.byref(encoding)))
    return next(name for name, number in ENCODINGS.items() if number == encoding.value)


def stats(source: Source, options: Optional[Options] = None, **fields: Any) -> Stats:
    """What a file holds, counted."""
    chosen = _options(options, fields)
    last: Optional[_File] = None
    # Kept games have to be taken, and the counts come with the last of them.
    for file in _files(source, chosen, c.SHK_PDN_STATS | c.SHK_PDN_NO_GAMES):
        last = file
    counts = c.shk_pdn_counts()
    values: list[dict[str, int]] = [{}, {}]
    if last is not None:
        _call.check(library.shk_pdn_stats(last.handle, ctypes.byref(counts)))
        for which in (c.SHK_PDN_RESULTS, c.SHK_PDN_KINDS):
            for line in last.text(library.shk_pdn_stats_values, which).splitlines():
                count, _, value = line.partition("\t")
                values[which][value] = int(count)
    names = [field[0] for field in c.shk_pdn_counts._fields_]
    return Stats(**{name: getattr(counts, name) for name in names}, results=values[0], kinds=values[1])


def write(games: Iterable[Game], **how: Any) -> str:
    """Games as one file, a blank line between them; `how` as for `Game.write`."""
    return "\n".join(game.write(**how) for game in games)


def convert(
    source: Source,
    target: BinaryIO,
    options: Optional[Options] = None,
    *,
    notation: str = "short",
    mark: str = ":",
    results: Optional[str] = None,
    repeat_result: bool = False,
    width: int = 80,
    to_encoding: str = "utf-8",
    **fields: Any,
) -> tuple[int, int]:
    """Writes the games of a file anew, however long it is; how many were written, how many left out.

    A game with an error is left out. Moves are held against the rules unless `notation` is
    `as-written`, for other draughts games.
    """
    chosen = _options(options, fields)
    how = _writing(notation, mark, results, repeat_result, width, to_encoding)
    written = left_out = 0
    for file in _files(source, chosen):
        left = ctypes.c_size_t()
        data = _converted(file, how, left)
        target.write(data)
        count = library.shk_pdn_count(file.handle) - left.value
        written, left_out = written + count, left_out + left.value
        how.goes_on = int(written > 0)
    return written, left_out


def _converted(file: _File, how: c.shk_pdn_write_options, left: ctypes.c_size_t) -> bytes:
    needed, capacity = ctypes.c_size_t(), 1 << 16
    while True:
        buffer = ctypes.create_string_buffer(capacity)
        error = ctypes.c_void_p()
        status = library.shk_pdn_write(
            file.handle,
            ctypes.byref(how),
            buffer,
            capacity,
            ctypes.byref(needed),
            ctypes.byref(left),
            ctypes.byref(error),
        )
        if status == c.SHK_BUFFER_TOO_SMALL:
            library.shk_error_free(error)
            capacity = needed.value
            continue
        _call.check(status, error)
        return buffer.raw[: needed.value - 1]
