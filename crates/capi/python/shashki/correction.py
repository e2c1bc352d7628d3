"""Corrected results, and what follows from them (P25)."""

from __future__ import annotations

import ctypes
import json
from collections.abc import Iterable
from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property
from typing import TYPE_CHECKING, Any, Optional

from . import _call, _given, _html
from . import _declarations as c
from ._library import library
from ._words import ROUND_STATES, word
from .values import Reason, Said

if TYPE_CHECKING:
    from .tournament import Tournament


@dataclass(frozen=True)
class Moved:
    """A player who stands in another score group."""

    player: int
    before: Fraction
    after: Fraction


@dataclass(frozen=True)
class LaterRound:
    """What a correction means for a later round, which is begun, published or not-paired."""

    round: int
    state: str
    moved: tuple[Moved, ...]
    #: The first place of the classification at which another player stands.
    first_place: Optional[int]
    #: At how many places another player stands.
    places: int
    #: Rules that the pairs of a published round break now and didn't before.
    breaks: tuple[Said, ...]
    #: What may be done.
    choices: tuple[Reason, ...]
    said: Said


class Correction:
    """Corrected results and what follows from them; of no round that has begun the pairs (5.4.10.12)."""

    def __init__(self, handle: ctypes.c_void_p, tournament: Tournament) -> None:
        self._handle = _call.owned(self, handle, library.shk_correction_free)
        self._tournament = tournament

    @classmethod
    def make(cls, tournament: Tournament, asked: Any, results: Iterable[str]) -> Correction:
        rows = _given.texts(results)
        arguments = (tournament._handle, ctypes.byref(asked), rows, len(rows))
        return cls(_call.new(library.shk_correct, *arguments), tournament)

    @cached_property
    def rounds(self) -> list[LaterRound]:
        """The rounds after that of the first game, up to the next one to be drawn."""
        raw = _call.array(c.shk_later_round, library.shk_correction_rounds, self._handle)
        documents = zip(*(self.document(lang)["rounds"] for lang in ("en", "ru")))
        return [self._round(row, *both) for row, both in zip(raw, documents)]

    def _round(self, row: Any, en: dict[str, Any], ru: dict[str, Any]) -> LaterRound:
        moved = (Moved(m["player"], Fraction(m["from"]), Fraction(m["to"])) for m in en["moved"])
        return LaterRound(
            round=row.round,
            state=word(ROUND_STATES, row.state),
            moved=tuple(moved),
            first_place=row.first_place or None,
            places=row.places,
            breaks=tuple(Said(a["text"], b["text"]) for a, b in zip(en["breaks"], ru["breaks"])),
            choices=tuple(
                Reason(a["text"], b["text"], a["clause"]) for a, b in zip(en["choices"], ru["choices"])
            ),
            said=Said(self.text(row.round), self.text(row.round, "ru")),
        )

    def text(self, round: int, lang: str = "en") -> str:  # noqa: A002 - the field's word
        """What it means for a later round: a sentence, then the rules broken and what may be done."""
        return _call.text(library.shk_correction_text, self._handle, round, _call.language(lang))

    def to_json(self, lang: str = "en", *, by: str = "", reason: str = "", at: str = "") -> str:
        """The document `shashki-correction`, with the decision if there is one."""
        decision = _decision(by, reason, at) if by or reason else None
        arguments = (self._handle, decision, _call.language(lang))
        return _call.text_or_error(library.shk_correction_json, *arguments)

    def document(self, lang: str = "en") -> dict[str, Any]:
        """The same as an object, without a decision."""
        return dict(json.loads(self.to_json(lang)))

    def apply(self, *, by: str, reason: str, at: str = "") -> Tournament:
        """The tournament with the corrected results and the record of the decision (P30). Refused: a
        name or a reason is missing."""
        decision = _decision(by, reason, at)
        return self._tournament._of(_call.new(library.shk_correction_apply, self._handle, decision))

    def __repr__(self) -> str:
        return f"<Correction: {', '.join(f'{r.round} {r.state}' for r in self.rounds)}>"

    def _repr_html_(self) -> str:
        rows = [(r.round, r.state, _html.lines(r.said.text)) for r in self.rounds]
        return _html.table(("Rd", "State", ""), rows)


def _decision(by: str, reason: str, at: str) -> Any:
    return ctypes.byref(_given.decision_by("corrected-result", by, reason, at))
