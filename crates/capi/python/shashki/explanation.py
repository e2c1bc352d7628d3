"""Where a player's values come from, round by round (T11)."""

from __future__ import annotations

import ctypes
from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from html import escape
from typing import Any, Optional

from . import _call
from . import _declarations as c
from ._library import library

_MADE_OF = {
    c.SHK_MADE_OF_OWN: "own",
    c.SHK_MADE_OF_ITEMS: "items",
    c.SHK_MADE_OF_ENCOUNTER: "encounter",
    c.SHK_MADE_OF_LEFT_OUT: "left-out",
}
_CUTS = {c.SHK_CUT_NONE: None, c.SHK_CUT_LOW: "low", c.SHK_CUT_HIGH: "high"}
_WHY = {
    number: name[len("SHK_WHY_") :].lower().replace("_", "-")
    for name, number in vars(c).items()
    if name.startswith("SHK_WHY_")
}


def _number(value: Any) -> Optional[Fraction]:
    return Fraction(value.numerator, value.denominator) if value.kind == c.SHK_VALUE_NUMBER else None


@dataclass(frozen=True)
class Item:
    """One addend: what a round brings, and why. A number of more than 64 bits is None here and stands in
    the text."""

    round: int
    #: The start number of the scheduled opponent.
    opponent: Optional[int]
    #: The points of the opponent, or of what stands for him.
    base: Optional[Fraction]
    #: What is added up.
    adds: Optional[Fraction]
    #: played, forfeit, opponent-left, plus-lowest, no-opponent, dummy-own ...
    why: str
    #: `low` or `high` where it was cut.
    cut: Optional[str]
    voluntary: bool
    #: opponent-left: after which round, and how many are in his score group.
    after: Optional[int]
    group: Optional[int]


@dataclass(frozen=True)
class Member:
    """One of those level before a direct encounter."""

    player: int
    place: int
    sum: Optional[Fraction]
    met: int


@dataclass(frozen=True)
class ExplainedValue:
    """One value: `made_of` is own, items, encounter or left-out."""

    code: str
    made_of: str
    items: tuple[Item, ...] = ()
    members: tuple[Member, ...] = ()


class Explanation:
    """The values of one player. `str()` is the explanation in English."""

    def __init__(self, handle: ctypes.c_void_p, codes: Sequence[str]) -> None:
        """Takes a handle over; see `Standings.explain`."""
        self._handle = _call.owned(self, handle, library.shk_explanation_free)
        self._codes = codes

    def text(self, lang: str = "en") -> str:
        """In words, a paragraph for each criterion."""
        return _call.text(library.shk_explanation_text, self._handle, _call.language(lang))

    @property
    def values(self) -> list[ExplainedValue]:
        """Criterion by criterion."""
        raw = _call.array(c.shk_explained_value, library.shk_explanation_values, self._handle)
        return [
            ExplainedValue(code, _MADE_OF[value.made_of], self._items(i), self._members(i))
            for i, (code, value) in enumerate(zip(self._codes, raw))
        ]

    def _items(self, criterion: int) -> tuple[Item, ...]:
        function = library.shk_explanation_items
        raw = _call.array(c.shk_explained_item, function, self._handle, criterion)
        return tuple(
            Item(
                item.round,
                item.opponent or None,
                _number(item.base),
                _number(item.adds),
                _WHY[item.why],
                _CUTS[item.cut],
                bool(item.voluntary),
                item.after if item.group or item.why == c.SHK_WHY_OPPONENT_LEFT_ALONE else None,
                item.group or None,
            )
            for item in raw
        )

    def _members(self, criterion: int) -> tuple[Member, ...]:
        function = library.shk_explanation_members
        raw = _call.array(c.shk_explained_member, function, self._handle, criterion)
        return tuple(Member(m.player, m.place, _number(m.sum), m.met) for m in raw)

    def __str__(self) -> str:
        return self.text()

    def __repr__(self) -> str:
        return f"<Explanation: {self.text().splitlines()[0]}>"

    def _repr_html_(self) -> str:
        return f"<pre>{escape(self.text())}</pre>"
