"""Start numbers before round 1 (5.4.10.5.1)."""

from __future__ import annotations

import ctypes
import json
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Optional

from . import _call, _html
from . import _declarations as c
from ._library import library
from ._words import START_ORDERS, pick, word

if TYPE_CHECKING:
    from .tournament import Tournament


@dataclass(frozen=True)
class Place:
    """A place of a start list: the number that a player gets, the one he has, and what placed him
    among his neighbours, `rating`, `lot` or `given`."""

    start: int
    before: int
    rating: Optional[int]
    by: str


class StartList:
    """A start list; the tournament keeps its numbers until `apply`."""

    def __init__(self, handle: ctypes.c_void_p, tournament: Tournament) -> None:
        self._handle = _call.owned(self, handle, library.shk_start_list_free)
        self._tournament = tournament

    @classmethod
    def make(cls, tournament: Tournament, order: str, seed: Optional[int]) -> StartList:
        given = pick(START_ORDERS, order, "order"), int(seed is not None), seed or 0
        handle = _call.new(library.shk_start_list_make, tournament._handle, *given)
        return cls(handle, tournament)

    @property
    def places(self) -> list[Place]:
        """Number 1 first."""
        raw = _call.array(c.shk_start_place, library.shk_start_list_places, self._handle)
        return [Place(p.start, p.before, p.rating or None, word(START_ORDERS, p.by)) for p in raw]

    @property
    def seed(self) -> Optional[int]:
        """The seed that places were drawn from, if any were."""
        has, seed = ctypes.c_uint32(), ctypes.c_uint64()
        _call.check(
            library.shk_start_list_seed(self._handle, ctypes.byref(has), ctypes.byref(seed))
        )
        return seed.value if has.value else None

    def to_json(self) -> str:
        """The document `shashki-start-list`."""
        return _call.text(library.shk_start_list_json, self._handle)

    def document(self) -> dict[str, Any]:
        """The same as an object."""
        return dict(json.loads(self.to_json()))

    def apply(self) -> Tournament:
        """The tournament with these numbers, and the seed recorded."""
        return self._tournament._of(_call.new(library.shk_start_list_apply, self._handle))

    def __repr__(self) -> str:
        return f"<StartList of {len(self.places)} players>"

    def _repr_html_(self) -> str:
        names = self._tournament._names()
        rows = [(p.start, names[p.before], p.rating or "", p.by) for p in self.places]
        return _html.table(("No", "Name", "Rating", "By"), rows)
