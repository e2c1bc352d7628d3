"""The board: positions, moves, perft; many of them at once."""

from __future__ import annotations

import ctypes
from array import array
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any, Union

from . import _call
from . import _declarations as c
from ._library import library

_FORMS = {
    "full": c.SHK_FORM_FULL,
    "short": c.SHK_FORM_SHORT,
    "half": c.SHK_FORM_HALF,
    "numeric": c.SHK_FORM_NUMERIC,
    "numeric-short": c.SHK_FORM_NUMERIC_SHORT,
    "hub": c.SHK_FORM_HUB,
}


@dataclass(frozen=True)
class Move:
    """A move. Squares are numbers, 1 (b8) to 32 (g1); in a set, bit n - 1 is square n."""

    origin: int
    target: int
    captured: int = 0
    promotes: bool = False

    @classmethod
    def _of(cls, raw: c.shk_move) -> Move:
        return cls(getattr(raw, "from"), raw.to, raw.captured, bool(raw.flags & c.SHK_MOVE_PROMOTES))

    def _raw(self) -> c.shk_move:
        flags = c.SHK_MOVE_PROMOTES if self.promotes else 0
        return c.shk_move(self.captured, self.origin, self.target, flags, 0)


class Position:
    """A position of the game; it doesn't change. Equal ones compare equal and may be keys."""

    __slots__ = ("_raw",)

    def __init__(self, white: int, black: int, kings: int = 0, black_to_move: bool = False) -> None:
        """Of sets of squares. BadInput: no position of the game."""
        side = c.SHK_BLACK if black_to_move else c.SHK_WHITE
        self._raw = c.shk_position(white, black, kings, side)
        _call.call(library.shk_position_check, ctypes.byref(self._raw))

    @classmethod
    def _of(cls, raw: c.shk_position) -> Position:
        position = cls.__new__(cls)
        position._raw = raw
        return position

    @classmethod
    def initial(cls) -> Position:
        """Twelve men a side, White to move (6.1.3.1)."""
        raw = c.shk_position()
        _call.check(library.shk_position_initial(ctypes.byref(raw)))
        return cls._of(raw)

    @classmethod
    def from_fen(cls, fen: str, *, strict: bool = False) -> Position:
        """Reads a FEN. BadInput has the column."""
        raw, text = c.shk_position(), fen.encode("utf-8")
        _call.call(library.shk_position_from_fen, text, len(text), int(strict), ctypes.byref(raw))
        return cls._of(raw)

    @property
    def white(self) -> int:
        """The squares of the white pieces, as a set."""
        return int(self._raw.white)

    @property
    def black(self) -> int:
        """The squares of the black pieces, as a set."""
        return int(self._raw.black)

    @property
    def kings(self) -> int:
        """The squares of the kings of both sides, as a set."""
        return int(self._raw.kings)

    @property
    def black_to_move(self) -> bool:
        return bool(self._raw.side == c.SHK_BLACK)

    @property
    def fen(self) -> str:
        """The FEN, squares as numbers."""
        return _call.text(library.shk_position_to_fen, ctypes.byref(self._raw), 0)

    @property
    def algebraic_fen(self) -> str:
        """The FEN, squares in letters."""
        return _call.text(library.shk_position_to_fen, ctypes.byref(self._raw), 1)

    @property
    def legal_moves(self) -> list[Move]:
        """None: the side to move has lost (6.1.4.1)."""
        count, capacity = ctypes.c_size_t(), 64
        while True:
            moves = (c.shk_move * capacity)()
            status = library.shk_position_moves(ctypes.byref(self._raw), moves, capacity, ctypes.byref(count))
            if status != c.SHK_BUFFER_TOO_SMALL:
                break
            capacity = count.value
        _call.check(status)
        return [Move._of(m) for m in moves[: count.value]]

    def count_moves(self) -> int:
        """How many legal moves there are, without listing them; 0: the side to move has lost."""
        return _call.number(ctypes.c_uint64, library.shk_position_count_moves, ctypes.byref(self._raw))

    @property
    def must_capture(self) -> bool:
        """Whether the side to move has to capture (6.1.5.3)."""
        can = ctypes.c_uint32()
        _call.check(library.shk_position_can_capture(ctypes.byref(self._raw), ctypes.byref(can)))
        return bool(can.value)

    def read_move(self, written: str) -> Move:
        """The move that is written, in any notation. Refused: the rule is its `name` and `clause`."""
        raw, text = c.shk_move(), written.encode("utf-8")
        _call.call(library.shk_position_read_move, ctypes.byref(self._raw), text, len(text), ctypes.byref(raw))
        return Move._of(raw)

    def write_move(self, move: Move, form: str = "full") -> str:
        """In a form: full, short, half, numeric, numeric-short, hub."""
        if form not in _FORMS:
            raise ValueError(f"form: expected one of {', '.join(_FORMS)}, not {form!r}")
        raw = move._raw()
        return _call.text(library.shk_position_write_move, ctypes.byref(self._raw), ctypes.byref(raw), _FORMS[form])

    def play(self, move: Union[Move, str]) -> Position:
        """The position after a move. Refused: it is illegal."""
        raw = (self.read_move(move) if isinstance(move, str) else move)._raw()
        after = c.shk_position()
        _call.call(library.shk_position_play, ctypes.byref(self._raw), ctypes.byref(raw), ctypes.byref(after))
        return Position._of(after)

    def turned(self) -> Position:
        """The board turned round with the colours changed."""
        raw = c.shk_position()
        _call.check(library.shk_position_turned(ctypes.byref(self._raw), ctypes.byref(raw)))
        return Position._of(raw)

    def perft(self, depth: int, *, routes: bool = False, hash: int = 0, threads: int = 1) -> int:  # noqa: A002
        """In how many ways the next moves can be played; `hash` in megabytes. Other threads run on."""
        options = c.shk_perft_options(
            ctypes.sizeof(c.shk_perft_options), depth, int(routes), hash, threads, 0
        )
        count = ctypes.c_uint64()
        _call.call(library.shk_perft, ctypes.byref(self._raw), ctypes.byref(options), ctypes.byref(count))
        return count.value

    def svg(self, *, flipped: bool = False, lang: str = "en") -> str:
        """The board as a picture."""
        return _call.text(
            library.shk_position_to_svg, ctypes.byref(self._raw), int(flipped), _call.language(lang)
        )

    def _repr_svg_(self) -> str:
        return self.svg()

    def __str__(self) -> str:
        return _call.text(library.shk_position_to_text, ctypes.byref(self._raw))

    def __repr__(self) -> str:
        return f"Position.from_fen({self.fen!r})"

    def __eq__(self, other: object) -> bool:
        return bytes(self._raw) == bytes(other._raw) if isinstance(other, Position) else NotImplemented

    def __hash__(self) -> int:
        return hash(bytes(self._raw))


class Positions:
    """Many positions in one array, for calls that go through all of them."""

    def __init__(self, positions: Iterable[Position]) -> None:
        raws = [p._raw for p in positions]
        self._array: Any = (c.shk_position * len(raws))(*raws)

    def __len__(self) -> int:
        return len(self._array)

    def __getitem__(self, index: int) -> Position:
        return Position._of(c.shk_position.from_buffer_copy(self._array[index]))

    def __iter__(self) -> Iterator[Position]:
        return (self[i] for i in range(len(self)))

    @property
    def data(self) -> memoryview:
        """The numbers themselves: rows of white, black, kings, side, each `uint32`."""
        return memoryview(self._array).cast("B").cast("I")

    def count_moves(self) -> array[int]:
        """The number of legal moves of each."""
        counts = array("I", bytes(4 * len(self)))
        place = (ctypes.c_uint32 * len(self)).from_buffer(counts) if len(self) else None
        _call.call(library.shk_positions_count_moves, self._array, len(self), place)
        return counts

    def legal_moves(self) -> list[list[Move]]:
        """The legal moves of each."""
        moves, begins = self._moves()
        return [[Move._of(m) for m in moves[begins[i] : begins[i + 1]]] for i in range(len(self))]

    def children(self) -> tuple[Positions, array[int]]:
        """Every position after every legal move, and where those of position i begin: from `begins[i]`
        up to `begins[i + 1]`."""
        moves, begins = self._moves()
        after = Positions(())
        parents = (c.shk_position * len(moves))()
        for i, position in enumerate(self._array):
            for at in range(begins[i], begins[i + 1]):
                parents[at] = position
        played = ctypes.c_size_t()
        _call.call(library.shk_positions_play, parents, moves, len(moves), parents, ctypes.byref(played))
        after._array = parents
        return after, array("Q", begins)

    def _moves(self) -> tuple[Any, Any]:
        begins = (ctypes.c_size_t * (len(self) + 1))()
        needed = ctypes.c_size_t()
        moves: Any = (c.shk_move * (16 * len(self)))()
        while True:
            status = library.shk_positions_moves(
                self._array, len(self), moves, len(moves), begins, ctypes.byref(needed)
            )
            if status != c.SHK_BUFFER_TOO_SMALL:
                break
            moves = (c.shk_move * needed.value)()
        _call.check(status)
        return (c.shk_move * needed.value).from_buffer(moves), begins
