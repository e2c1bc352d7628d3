"""The draw of a round on its way into force, and the decisions that changed it (5.4.10.8, 5.4.10.12)."""

from __future__ import annotations

import ctypes
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Optional, Union

from . import _call, _given
from ._library import library
from ._words import DRAW_STATES, word
from .pairing import parse_list, write_list

if TYPE_CHECKING:
    from .pairing import Pairing

Pairs = Union[str, Sequence[Sequence[Optional[int]]]]


class RoundDraw:
    """The draw of a round. `Draft.add_records` keeps its decisions with the event.

    One thread at a time may change it.
    """

    def __init__(self, round: int, players: Iterable[int]) -> None:  # noqa: A002 - the field's word
        """A draw without pairs, for players who take part in the round."""
        starts, handle = _given.numbers(players), ctypes.c_void_p()
        _call.check(library.shk_round_draw_new(round, starts, len(starts), ctypes.byref(handle)))
        self._handle = _call.owned(self, handle, library.shk_round_draw_free)

    @classmethod
    def of(cls, pairing: Pairing) -> RoundDraw:
        """The complete draw of a paired round."""
        handle = ctypes.c_void_p()
        _call.check(library.shk_round_draw_of(pairing._handle, ctypes.byref(handle)))
        draw = cls.__new__(cls)
        draw._handle = _call.owned(draw, handle, library.shk_round_draw_free)
        return draw

    @property
    def state(self) -> str:
        """draft: somebody is not paired yet; complete: nothing is published; in-force."""
        number = _call.number(ctypes.c_uint32, library.shk_round_draw_state, self._handle)
        return str(word(DRAW_STATES, number))

    def pair_list(self) -> str:
        """The pairs as they stand, as of `Pairing.pair_list`."""
        return _call.text(library.shk_round_draw_list, self._handle)

    @property
    def pairs(self) -> list[tuple[int, Optional[int]]]:
        """White and Black; None: the bye."""
        return parse_list(self.pair_list())

    def set(self, pairs: Pairs) -> None:
        """Sets the pairs, all or some, before they are in force. Refused: they are, or somebody stands
        twice or takes no part."""
        data = _list(pairs)
        _call.call(library.shk_round_draw_set, self._handle, data, len(data))

    def put_in_force(self) -> None:
        """Publishes a complete draw (5.4.10.8). Refused: somebody is not paired."""
        _call.call(library.shk_round_draw_put_in_force, self._handle)

    def change(
        self,
        pairs: Pairs,
        *,
        by: str,
        reason: str,
        at: str = "",
        change: str = "by-hand",
    ) -> None:
        """Changes a draw in force by a reasoned decision; the record keeps the pairs before it.
        Refused: nothing is in force, a name or a reason is missing, or somebody would be left over."""
        data, decision = _list(pairs), _given.decision_by(change, by, reason, at)
        arguments = (self._handle, data, len(data), ctypes.byref(decision))
        _call.call(library.shk_round_draw_change, *arguments)

    def comes(self, player: int) -> None:
        """A player comes after the draw came into force; `change` has to pair him."""
        _call.check(library.shk_round_draw_takes_part(self._handle, player, 1))

    def goes(self, player: int) -> None:
        """A player goes; `change` has to leave him out."""
        _call.check(library.shk_round_draw_takes_part(self._handle, player, 0))

    def __repr__(self) -> str:
        return f"<RoundDraw, {self.state}: {len(self.pairs)} pairs>"


def _list(pairs: Pairs) -> bytes:
    return (pairs if isinstance(pairs, str) else write_list(pairs)).encode("utf-8")
