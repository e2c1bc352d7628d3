"""The board: positions, moves, perft; many of them at once."""

from __future__ import annotations

import ctypes
import json
from array import array
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any, Optional, Union

from . import _call
from . import _declarations as c
from . import _named
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


@dataclass(frozen=True)
class Route:
    """One way of making a move: the squares with which it is written, and the pieces in their order."""

    move: Move
    squares: tuple[int, ...]
    victims: tuple[int, ...]

    @classmethod
    def _of(cls, raw: c.shk_route) -> Route:
        squares, victims = raw.squares[: raw.square_count], raw.victims[: raw.victim_count]
        return cls(Move._of(raw.m), tuple(squares), tuple(victims))


@dataclass(frozen=True)
class Judgement:
    """What is said of a written move (6.1.4, 6.1.5): it is legal, or the first rule that it breaks."""

    #: The legal move, or None.
    move: Optional[Move]
    #: Which rule is broken, with its clause and words; None for a legal move.
    reason: Optional[_named.NamedReason]
    #: Of which square the reason speaks, and of a step its last square.
    square: Optional[int] = None
    to: Optional[int] = None
    #: From which squares a king could take on, or which pieces are still to be taken, as a set.
    choices: int = 0
    #: Every capture where a capture is compulsory; those that the text fits where it is ambiguous.
    moves: tuple[Move, ...] = ()

    @property
    def legal(self) -> bool:
        return self.move is not None


REMOVAL = {"either-way": c.SHK_REMOVAL_EITHER_WAY, "same-order": c.SHK_REMOVAL_SAME_ORDER}
_NUMBERS = {"b8": c.SHK_NUMBERS_FROM_B8, "a1": c.SHK_NUMBERS_FROM_A1}


def judge_options(player: Optional[str], numbers: str) -> c.shk_judge_options:
    """Who makes a move, where that is known, and which square is number 1."""
    size = ctypes.sizeof(c.shk_judge_options)
    side = 0 if player is None else _named.side(player)
    return c.shk_judge_options(size, int(player is not None), side, _named.pick(_NUMBERS, numbers, "numbers"))


def square_array(squares: Iterable[int]) -> tuple[Any, int]:
    """Squares as the library takes them, and how many."""
    listed = list(squares)
    return (ctypes.c_uint8 * len(listed))(*listed), len(listed)


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

    def judge(self, written: str, *, player: Optional[str] = None, numbers: str = "b8") -> Judgement:
        """Whether a written move is legal, or which rule it breaks. `player`, white or black, is who makes
        it, where that is known; `numbers` is the square with number 1, b8 or a1."""
        options, data = judge_options(player, numbers), written.encode("utf-8")
        raw, why = c.shk_judgement(), ctypes.c_void_p()
        place = (ctypes.byref(self._raw), data, len(data), ctypes.byref(options))
        _call.call(library.shk_position_judge, *place, ctypes.byref(raw), ctypes.byref(why))
        reason = _named.told(why)
        if reason is None:
            return Judgement(Move._of(raw.m), None)
        moves = _call.array(c.shk_move, library.shk_position_judged_moves, *place)
        named = tuple(Move._of(m) for m in moves)
        return Judgement(None, reason, raw.square or None, raw.to or None, raw.choices, named)

    def judge_dict(
        self, written: str, *, player: Optional[str] = None, numbers: str = "b8", lang: str = "en"
    ) -> dict[str, Any]:
        """The same as a dict, with moves and positions as text."""
        options, data = judge_options(player, numbers), written.encode("utf-8")
        place = (ctypes.byref(self._raw), data, len(data), ctypes.byref(options))
        text = _call.text(library.shk_position_judge_json, *place, _call.language(lang))
        found: dict[str, Any] = json.loads(text)
        return found

    def routes(self, move: Move) -> list[Route]:
        """All routes of a move; none for one that isn't legal."""
        raw = move._raw()
        routes = _call.array(c.shk_route, library.shk_position_routes, ctypes.byref(self._raw), ctypes.byref(raw))
        return [Route._of(route) for route in routes]

    def canonical_route(self, move: Move) -> Route:
        """The route with which a move is written. NotFound: it isn't legal."""
        raw, route = move._raw(), c.shk_route()
        _call.check(
            library.shk_position_canonical_route(ctypes.byref(self._raw), ctypes.byref(raw), ctypes.byref(route))
        )
        return Route._of(route)

    def read_route(self, written: str) -> Route:
        """The route that is written. Refused: it is illegal, or `ambiguous`."""
        raw, text = c.shk_route(), written.encode("utf-8")
        _call.call(library.shk_position_read_route, ctypes.byref(self._raw), text, len(text), ctypes.byref(raw))
        return Route._of(raw)

    def move_over(self, squares: Iterable[int]) -> Move:
        """The move of a piece that goes over these squares, the first its own. Refused: it is illegal."""
        numbers, count = square_array(squares)
        raw = c.shk_move()
        _call.call(library.shk_position_move_over, ctypes.byref(self._raw), numbers, count, ctypes.byref(raw))
        return Move._of(raw)

    def may_be_removed(self, move: Move, squares: Iterable[int], rule: str = "either-way") -> bool:
        """Whether taken pieces may come off in this order; the rule is either-way (6.1.5.7) or same-order."""
        (numbers, count), raw, may = square_array(squares), move._raw(), ctypes.c_uint32()
        number = _named.pick(REMOVAL, rule, "rule")
        _call.check(
            library.shk_position_may_be_removed(
                ctypes.byref(self._raw), ctypes.byref(raw), numbers, count, number, ctypes.byref(may)
            )
        )
        return bool(may.value)

    def allowed(self, touched: Iterable[int]) -> list[Move]:
        """The moves left after touching these squares: those of the first own piece that can move, all
        where none can (6.1.4.7, 5.4.13.3)."""
        numbers, count = square_array(touched)
        moves = _call.array(c.shk_move, library.shk_position_allowed, ctypes.byref(self._raw), numbers, count)
        return [Move._of(m) for m in moves]

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
