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
from ._pdn_file import _KINDS, ENCODINGS, Diagnostic, File, Game, Options, Part, _bytes, _writing

__all__ = [
    "ENCODINGS",
    "Diagnostic",
    "Event",
    "File",
    "Game",
    "Options",
    "Part",
    "Reader",
    "Source",
    "Stats",
    "Stopped",
    "check",
    "convert",
    "detect",
    "listen",
    "load",
    "read",
    "stats",
    "write",
]

#: Bytes, the path of a file, or a file opened for reading bytes.
Source = Union[bytes, bytearray, memoryview, str, "os.PathLike[str]", BinaryIO]

_BLOCK = 1 << 18


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

    def _take(self, most: int) -> Optional[File]:
        handle = ctypes.c_void_p()
        status = library.shk_pdn_reader_take(self._handle, most, ctypes.byref(handle))
        if status == c.SHK_NOT_FOUND:
            return None
        _call.check(status)
        return File(handle)

    @property
    def over(self) -> bool:
        """Whether the file is over: finished, or stopped by the listener. Games may be left to take."""
        return bool(_call.number(ctypes.c_uint32, library.shk_pdn_reader_over, self._handle))

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


def _files(source: Source, options: Options, flags: int = 0) -> Iterator[File]:
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


def load(data: Union[bytes, bytearray], options: Optional[Options] = None, **fields: Any) -> File:
    """All games of a file in memory, at once; a file with errors is read too."""
    data, raw = bytes(data), _options(options, fields)._raw()
    place = ctypes.cast(ctypes.c_char_p(data), ctypes.POINTER(ctypes.c_uint8))
    return File(_call.new(library.shk_pdn_read, place, len(data), ctypes.byref(raw)))


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
    last: Optional[File] = None
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


def _converted(file: File, how: c.shk_pdn_write_options, left: ctypes.c_size_t) -> bytes:
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
