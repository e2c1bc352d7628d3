"""Ballots: opening tables, checked and drawn from, and single ballots (6.1.4.1)."""

from __future__ import annotations

import ctypes
import json
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Optional

from . import _call
from . import _declarations as c
from . import _named
from ._library import library
from .board import Move, Position
from .game import Game

_PROBLEMS = _named.words("SHK_BALLOT_", without=("OTHER",))


@dataclass(frozen=True)
class Ballot:
    """A ballot: moves from the initial position, or a position."""

    position: Position
    moves: tuple[Move, ...]
    #: Its name; empty where it has none.
    id: str = ""
    #: The number of its line in the table; None for a single one.
    line: Optional[int] = None
    #: The table of the file that it belongs to; empty where the file names none.
    table: str = ""
    #: The moves in the full form, or the FEN.
    text: str = ""
    #: With flying men White's and Black's, each from and to, or None.
    flying_men: tuple[Optional[tuple[int, int]], Optional[tuple[int, int]]] = (None, None)

    @classmethod
    def check(cls, line: str) -> Ballot:
        """Checks one ballot: moves with or without numbers, or a FEN. Refused has the rule and the ply,
        BadInput says what is wrong with a position."""
        data, raw = line.encode("utf-8"), c.shk_ballot()
        place = (data, len(data), ctypes.byref(raw))
        moves = _call.array(c.shk_move, library.shk_ballot_check, *place, error=True)
        text = Game.from_ballot(line).ballot
        return cls._of(raw, moves, text=text[1] if text else "")

    @classmethod
    def _of(cls, raw: c.shk_ballot, moves: Any, **rest: Any) -> Ballot:
        def man(origin: int, target: int) -> Optional[tuple[int, int]]:
            return (origin, target) if origin else None

        flying = man(raw.white_from, raw.white_to), man(raw.black_from, raw.black_to)
        named = tuple(Move._of(m) for m in moves)
        position = Position._of(c.shk_position.from_buffer_copy(raw.position))
        return cls(position, named, line=raw.line or None, flying_men=flying, **rest)

    def _repr_svg_(self) -> str:
        return self.position.svg()


@dataclass(frozen=True)
class BallotFault:
    """What is wrong with a line of a table."""

    #: `move`, `same-id`, `duplicate` ...
    problem: str
    #: From 1; None for the whole file.
    line: Optional[int]
    #: The other line of which the fault speaks.
    other_line: Optional[int]
    #: The ply that is not legal.
    ply: Optional[int]
    message: str
    message_ru: str

    @property
    def is_duplicate(self) -> bool:
        """Whether the table is only clumsy: a position is in it twice."""
        return self.problem == "duplicate"


class BallotTable:
    """An opening table: the ballots that can be played, and everything that is wrong."""

    def __init__(self, table: str) -> None:
        """Of the text of a file: a ballot a line, columns parted by tabs, name and moves or FEN."""
        data = table.encode("utf-8")
        handle = _call.new(library.shk_ballots_read, data, len(data))
        self._handle = _call.owned(self, handle, library.shk_ballots_free)

    def __len__(self) -> int:
        count: int = library.shk_ballots_count(self._handle)
        return count

    def __getitem__(self, index: int) -> Ballot:
        at = range(len(self))[index]
        return self._ballot(at, self._described()[at])

    def __iter__(self) -> Iterator[Ballot]:
        return (self._ballot(at, raw) for at, raw in enumerate(self._described()))

    def _described(self) -> Any:
        return _call.array(c.shk_ballot, library.shk_ballots_describe, self._handle, 0)

    def _ballot(self, at: int, raw: c.shk_ballot) -> Ballot:
        return Ballot._of(
            raw,
            _call.array(c.shk_move, library.shk_ballots_moves, self._handle, at),
            id=_call.text(library.shk_ballots_id, self._handle, at),
            table=_call.text(library.shk_ballots_table, self._handle, at),
            text=_call.text(library.shk_ballots_text, self._handle, at),
        )

    @property
    def positions(self) -> list[Position]:
        """The positions of all ballots, in one call."""
        return [Position._of(c.shk_position.from_buffer_copy(raw.position)) for raw in self._described()]

    @property
    def faults(self) -> list[BallotFault]:
        """Everything that is wrong, in the order of the file."""
        raws = _call.array(c.shk_ballot_fault, library.shk_ballots_faults, self._handle)
        return [
            BallotFault(
                _named.word(_PROBLEMS, raw.problem),
                raw.line or None,
                raw.other_line or None,
                raw.ply or None,
                *_call.both(library.shk_ballots_fault, self._handle, at),
            )
            for at, raw in enumerate(raws)
        ]

    def draw(self, seed: int, stream: int = 1, table: Optional[str] = None) -> int:
        """Draws a ballot by lot: its index. Seed and stream, such as the round, give the same one at all
        times. `table` names the table of the file; None: among all. NotFound: there is none."""
        index = ctypes.c_size_t()
        _call.check(
            library.shk_ballots_draw(self._handle, seed, stream, *self._named(table), ctypes.byref(index))
        )
        return index.value

    def draw_dict(self, seed: int, round: int = 1, table: Optional[str] = None) -> dict[str, Any]:
        """The same as a dict, ready for the protocol: table, id, moves, fen, seed, algorithm."""
        text = _call.text(library.shk_ballots_draw_json, self._handle, seed, round, *self._named(table))
        drawn: dict[str, Any] = json.loads(text)
        return drawn

    @staticmethod
    def _named(table: Optional[str]) -> tuple[Optional[bytes], int]:
        data = None if table is None else table.encode("utf-8")
        return data, len(data or b"")

    def game(self, index: int) -> Game:
        """A new game from a ballot."""
        handle = ctypes.c_void_p()
        at = range(len(self))[index]
        _call.check(library.shk_game_from_ballot(self._handle, at, ctypes.byref(handle)))
        return Game(_handle=handle)

    def __repr__(self) -> str:
        faults = library.shk_ballots_count_faults(self._handle)
        return f"<BallotTable: {len(self)} ballots, {faults} faults>"
