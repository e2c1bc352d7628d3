"""What stands beside the moves: comments, clocks, marks, variations."""

from __future__ import annotations

import ctypes
from collections.abc import Iterable
from typing import Any, Optional

from . import _call
from . import _declarations as c
from ._library import library
from .board import Move, Position

Path = tuple[tuple[int, int], ...]


def _steps(path: Path) -> tuple[Any, int]:
    return (c.shk_line_step * len(path))(*(c.shk_line_step(ply, index) for ply, index in path)), len(path)


class Beside:
    """What stands beside a ply of a line, or with ply 0 before its first move.

    NotFound where there is no such ply or the variation was removed.
    """

    def __init__(self, game: Any, path: Path, ply: int) -> None:
        self._game, self._path, self._ply = game, path, ply

    @property
    def _place(self) -> tuple[Any, ...]:
        return (self._game._handle, *_steps(self._path), self._ply)

    @property
    def comment(self) -> Optional[str]:
        """The comment, or None; None takes it away."""
        return _call.text(library.shk_game_line_comment, *self._place) or None

    @comment.setter
    def comment(self, comment: Optional[str]) -> None:
        data = (comment or "").encode("utf-8")
        _call.check(library.shk_game_line_set_comment(*self._place, data, len(data)))

    @property
    def clock(self) -> Optional[int]:
        """The seconds left on the clock of the side that made the ply, or None."""
        seconds = ctypes.c_int64()
        _call.check(library.shk_game_line_clock(*self._place, ctypes.byref(seconds)))
        return None if seconds.value < 0 else seconds.value

    @clock.setter
    def clock(self, seconds: Optional[int]) -> None:
        _call.check(library.shk_game_line_set_clock(*self._place, -1 if seconds is None else seconds))

    @property
    def nags(self) -> list[int]:
        """Numeric annotations: 1 to 6 for `!`, `?`, `!!`, `??`, `!?`, `?!`, 7 for the only move."""
        return list(_call.array(ctypes.c_uint16, library.shk_game_line_nags, *self._place))

    @nags.setter
    def nags(self, nags: Iterable[int]) -> None:
        listed = list(nags)
        place = (ctypes.c_uint16 * len(listed))(*listed)
        _call.check(library.shk_game_line_set_nags(*self._place, place, len(listed)))

    @property
    def variations(self) -> list[Variation]:
        """Those that replace this ply."""
        count = ctypes.c_size_t()
        _call.check(library.shk_game_variations(*self._place, ctypes.byref(count)))
        return [self._variation(index) for index in range(count.value)]

    def vary(self, moves: str) -> Variation:
        """Adds a variation in the place of this ply. Refused has the rule, and its ply in the variation."""
        data, index = moves.encode("utf-8"), ctypes.c_uint32()
        _call.call(library.shk_game_vary, *self._place, data, len(data), ctypes.byref(index))
        return self._variation(index.value)

    def _variation(self, index: int) -> Variation:
        return Variation(self._game, (*self._path, (self._ply, index)))


class Variation:
    """A variation of a game. It is named by its place: those behind a removed one move up."""

    def __init__(self, game: Any, path: Path) -> None:
        self._game, self._path = game, path

    def _read(self) -> tuple[Position, list[Move]]:
        start = c.shk_position()
        place = (self._game._handle, *_steps(self._path), ctypes.byref(start))
        moves = _call.array(c.shk_move, library.shk_game_line_moves, *place)
        return Position._of(start), [Move._of(m) for m in moves]

    @property
    def start(self) -> Position:
        """The position from which it goes."""
        return self._read()[0]

    @property
    def moves(self) -> list[Move]:
        return self._read()[1]

    def at(self, ply: int) -> Beside:
        """What stands beside a ply, or with 0 before the first move."""
        return Beside(self._game, self._path, ply)

    def remove(self) -> None:
        """Takes it out of the game."""
        *line, (ply, index) = self._path
        _call.check(library.shk_game_remove_variation(self._game._handle, *_steps(tuple(line)), ply, index))

    def __str__(self) -> str:
        position, moves = self._read()
        written = []
        for move in moves:
            written.append(position.write_move(move))
            position = position.play(move)
        return " ".join(written)


def nag_sign(nag: int) -> Optional[str]:
    """The sign of a numeric annotation, `!?` for 5, or None."""
    return _call.text(library.shk_nag_sign, nag) or None
