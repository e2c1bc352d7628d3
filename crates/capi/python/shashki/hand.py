"""The hand on the board: from touching a piece to pressing the clock (6.1.4.6 to 6.1.5.13)."""

from __future__ import annotations

import ctypes
from collections.abc import Callable, Iterable

from . import _call
from . import _declarations as c
from . import _named
from ._library import library
from .board import REMOVAL, Move, Position, square_array

#: Where the hand can be.
STATES = _named.named(library.shk_hand_state_name, "SHK_HAND_")


class Hand:
    """The hand of the player to move.

    What the rules refuse raises Refused, and the hand is where it was; its `name` is that of the violation
    (5.4.13.2). With `removal-order` alone the move is made all the same.
    """

    def __init__(self, position: Position, *, rule: str = "either-way") -> None:
        """`rule` says how taken pieces come off: either-way, or same-order by the older rules."""
        number = _named.pick(REMOVAL, rule, "rule")
        handle = _call.new(library.shk_hand_new, ctypes.byref(position._raw), number)
        self._handle = _call.owned(self, handle, library.shk_hand_free)

    def copy(self) -> Hand:
        """Another hand like this one."""
        handle = ctypes.c_void_p()
        _call.check(library.shk_hand_copy(self._handle, ctypes.byref(handle)))
        other = Hand.__new__(Hand)
        other._handle = _call.owned(other, handle, library.shk_hand_free)
        return other

    @property
    def state(self) -> str:
        """idle, touched, in-hand, released, removing, done, clock-pressed."""
        return _named.word(STATES, self._state)

    @property
    def _state(self) -> int:
        state = ctypes.c_int32()
        _call.check(library.shk_hand_state(self._handle, ctypes.byref(state)))
        return state.value

    def state_text(self, lang: str = "en") -> str:
        """Where the hand is, in words."""
        return _call.text(library.shk_hand_state_text, self._state, _call.language(lang))

    @property
    def allowed(self) -> list[Move]:
        """The moves that the player may still make; once the piece is released, the one that was made."""
        return [Move._of(m) for m in _call.array(c.shk_move, library.shk_hand_allowed, self._handle)]

    @property
    def may_claim(self) -> bool:
        """Whether a draw may still be claimed with a written move instead (5.4.12.2)."""
        may = ctypes.c_uint32()
        _call.check(library.shk_hand_may_claim(self._handle, ctypes.byref(may)))
        return bool(may.value)

    def adjust(self, side: str) -> None:
        """«Поправляю», said by a side: only on one's own turn, before a piece is touched (6.1.4.9)."""
        _call.call(library.shk_hand_adjust, self._handle, _named.side(side))

    def touch(self, square: int) -> None:
        """The player touches whatever stands on a square."""
        _call.call(library.shk_hand_touch, self._handle, square)

    def carry(self, squares: Iterable[int]) -> None:
        """The player moves a piece over these squares, the first its own, and keeps hold of it."""
        numbers, count = square_array(squares)
        _call.call(library.shk_hand_carry, self._handle, numbers, count)

    def release(self) -> Move:
        """The player lets go: the move is made, or for a capture its way is chosen."""
        return self._made(library.shk_hand_release)

    def remove(self, square: int) -> None:
        """The player takes a piece off the board; with the last one the move is made."""
        _call.call(library.shk_hand_remove, self._handle, square)

    def stop_removing(self) -> None:
        """The player stops: Refused as long as taken pieces still stand."""
        _call.call(library.shk_hand_stop_removing, self._handle)

    def press_clock(self) -> Move:
        """The player presses the clock: the move that he made."""
        return self._made(library.shk_hand_press_clock)

    def _made(self, function: Callable[..., int]) -> Move:
        raw = c.shk_move()
        _call.call(function, self._handle, ctypes.byref(raw))
        return Move._of(raw)

    def __repr__(self) -> str:
        return f"<Hand: {self.state}>"
