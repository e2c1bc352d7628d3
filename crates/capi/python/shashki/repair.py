"""Published rounds paired anew with the fewest touched (P23)."""

from __future__ import annotations

import ctypes
import json
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import TYPE_CHECKING, Any, Optional, Union

from . import _call, _given, _html
from . import _declarations as c
from ._library import library
from .pairing import Pairing, write_list
from .values import Reason

if TYPE_CHECKING:
    from .tournament import Tournament


@dataclass(frozen=True)
class NewBoard:
    """A board that wasn't published, White first, or with `black` None a new bye; and why its players
    aren't where they were published."""

    white: int
    black: Optional[int]
    why: tuple[Reason, ...]


class Repair:
    """A published round paired anew."""

    def __init__(self, handle: ctypes.c_void_p, tournament: Tournament) -> None:
        self._handle = _call.owned(self, handle, library.shk_repair_free)
        self._tournament = tournament
        self._facts = _call.facts(c.shk_repair_facts, library.shk_repair_describe, handle)

    @classmethod
    def make(
        cls,
        tournament: Tournament,
        asked: Any,
        published: Union[str, Sequence[Sequence[Optional[int]]]],
        absent: Iterable[int],
        arrived: Iterable[int],
        corrected: Iterable[str],
    ) -> Repair:
        changes = c.shk_repair_changes(struct_size=ctypes.sizeof(c.shk_repair_changes))
        gone, came, results = _given.numbers(absent), _given.numbers(arrived), _given.texts(corrected)
        changes.absent, changes.absent_count = gone, len(gone)
        changes.arrived, changes.arrived_count = came, len(came)
        changes.corrected, changes.corrected_count = results, len(results)
        text = published if isinstance(published, str) else write_list(published)
        data = text.encode("utf-8")
        arguments = (tournament._handle, ctypes.byref(asked), ctypes.byref(changes), data, len(data))
        return cls(_call.new(library.shk_repair_make, *arguments), tournament)

    @property
    def round(self) -> int:
        return int(self._facts.round)

    @property
    def touched(self) -> list[int]:
        """Who gets another opponent or bye."""
        return self._players(c.SHK_REPAIR_TOUCHED)

    @property
    def came(self) -> list[int]:
        """Who wasn't in the published round."""
        return self._players(c.SHK_REPAIR_CAME)

    @property
    def gone(self) -> list[int]:
        """Who was in it and takes no part any more."""
        return self._players(c.SHK_REPAIR_GONE)

    def _players(self, which: int) -> list[int]:
        return list(_call.array(ctypes.c_uint32, library.shk_repair_players, self._handle, which))

    @property
    def turned_boards(self) -> int:
        """How many boards are kept with other colours."""
        return int(self._facts.swapped_count)

    @property
    def points_difference(self) -> Fraction:
        """The total difference in points inside the new boards."""
        return Fraction(self._facts.points_difference, 100)

    @property
    def new_boards(self) -> list[NewBoard]:
        """The boards that weren't published."""
        raw = _call.array(c.shk_pair_of, library.shk_repair_new_boards, self._handle)
        en, ru = (self.document(lang)["new-boards"] for lang in ("en", "ru"))
        return [
            NewBoard(row.first, row.second or None, _whys(a["why"], b["why"]))
            for row, a, b in zip(raw, en, ru)
        ]

    def why(self, index: int, lang: str = "en") -> str:
        """Why the players of a new board, by its place from 0, aren't where they were published."""
        return _call.text(library.shk_repair_why, self._handle, index, _call.language(lang))

    def notes(self, lang: str = "en") -> list[str]:
        """Remarks and notes, `warning: ` or `note: ` before them."""
        return _call.text(library.shk_repair_notes, self._handle, _call.language(lang)).splitlines()

    @property
    def pairing(self) -> Pairing:
        """The whole round as it stands now."""
        handle = ctypes.c_void_p()
        _call.check(library.shk_repair_pairing(self._handle, ctypes.byref(handle)))
        return Pairing(handle, self._tournament)

    def new_draw(self) -> Pairing:
        """The full new draw, which 5.4.10.12 allows as well."""
        return Pairing(_call.new(library.shk_repair_new_draw, self._handle), self._tournament)

    def to_json(self, lang: str = "en", *, by: str = "", reason: str = "", at: str = "") -> str:
        """The document `shashki-repair`, with the decision if there is one."""
        decision = _decision(by, reason, at) if by or reason else None
        arguments = (self._handle, decision, _call.language(lang))
        return _call.text_or_error(library.shk_repair_json, *arguments)

    def document(self, lang: str = "en") -> dict[str, Any]:
        """The same as an object, without a decision."""
        return dict(json.loads(self.to_json(lang)))

    def apply(self, *, by: str, reason: str, at: str = "") -> Tournament:
        """The tournament with the round as it stands now and the record of the decision (P30).
        Refused: a name or a reason is missing."""
        decision = _decision(by, reason, at)
        return self._tournament._of(_call.new(library.shk_repair_apply, self._handle, decision))

    def __repr__(self) -> str:
        return f"<Repair of round {self.round}: {self._facts.touched_count} touched>"

    def _repr_html_(self) -> str:
        names = self._tournament._names()
        rows = [
            (
                _html.player(board.white, names),
                _html.player(board.black, names) if board.black else "-",
                _html.lines("\n".join(why.text for why in board.why)),
            )
            for board in self.new_boards
        ]
        return _html.table(("White", "Black", "Why"), rows)


def _whys(en: list[dict[str, Any]], ru: list[dict[str, Any]]) -> tuple[Reason, ...]:
    return tuple(Reason(a["text"], b["text"], a["clause"], a["decision"]) for a, b in zip(en, ru))


def _decision(by: str, reason: str, at: str) -> Any:
    return ctypes.byref(_given.decision_by("re-pairing", by, reason, at))
