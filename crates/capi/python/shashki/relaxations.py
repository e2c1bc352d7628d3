"""What would make a round pairable that isn't (P28)."""

from __future__ import annotations

import ctypes
import json
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from . import _call, _html
from . import _declarations as c
from ._library import library
from .values import Forced, Said

if TYPE_CHECKING:
    from .tournament import Tournament


@dataclass(frozen=True)
class Relaxed(Said):
    """A rule that yields: of kind pair, second-plus or pools-together; the decisions are those of the
    documentation (`P1`)."""

    kind: str
    players: tuple[int, ...]
    decisions: tuple[str, ...]


@dataclass(frozen=True)
class Relaxation:
    """A smallest set of rules that will do, if they yield together."""

    rules: tuple[Relaxed, ...]
    #: The pairs to be forced so that the set is used; a reason is to be put in.
    pairs: tuple[Forced, ...]

    def forced(self, because: str) -> tuple[Forced, ...]:
        """What `Tournament.pair(forced=...)` takes, with the reason (5.4.10.12)."""
        return tuple(Forced(pair.first, pair.second, because) for pair in self.pairs)

    def __str__(self) -> str:
        return "\n".join(rule.text for rule in self.rules)


class Relaxations:
    """The smallest relaxations with which a round could be paired. Each has been tried."""

    def __init__(self, handle: ctypes.c_void_p) -> None:
        self._handle = _call.owned(self, handle, library.shk_relaxations_free)
        self._facts = _call.facts(c.shk_relaxations_facts, library.shk_relaxations_describe, handle)

    @classmethod
    def make(cls, tournament: Tournament, asked: Any, limit: int) -> Relaxations:
        return cls(_call.new(library.shk_relax, tournament._handle, ctypes.byref(asked), limit))

    @property
    def needed(self) -> int:
        """How many rules have to yield at least; 0: the round can be paired as it is."""
        return int(self._facts.needed)

    @property
    def cut(self) -> bool:
        """Whether there may be more sets."""
        return bool(self._facts.cut)

    @property
    def sets(self) -> list[Relaxation]:
        """The sets, each of which will do; none where more than two rules are needed."""
        documents = zip(*(self.document(lang)["sets"] for lang in ("en", "ru")))
        return [self._set(i, *both) for i, both in enumerate(documents)]

    def _set(self, index: int, en: list[dict[str, Any]], ru: list[dict[str, Any]]) -> Relaxation:
        raw = _call.array(c.shk_pair_of, library.shk_relaxations_forced, self._handle, index)
        rules = (
            Relaxed(a["text"], b["text"], a["kind"], tuple(a["players"]), tuple(a["decisions"]))
            for a, b in zip(en, ru)
        )
        return Relaxation(tuple(rules), tuple(Forced(p.first, p.second or None) for p in raw))

    def text(self, index: int, lang: str = "en") -> str:
        """A set by its place from 0, a line for each rule."""
        return _call.text(library.shk_relaxations_text, self._handle, index, _call.language(lang))

    def to_json(self, lang: str = "en") -> str:
        """The document `shashki-relaxations`."""
        return _call.text(library.shk_relaxations_json, self._handle, _call.language(lang))

    def document(self, lang: str = "en") -> dict[str, Any]:
        """The same as an object."""
        return dict(json.loads(self.to_json(lang)))

    def __len__(self) -> int:
        return int(self._facts.set_count)

    def __repr__(self) -> str:
        return f"<Relaxations: {self.needed} needed, {len(self)} sets>"

    def _repr_html_(self) -> str:
        rows = [(i, _html.lines(str(one))) for i, one in enumerate(self.sets, 1)]
        return _html.table(("", "What yields"), rows)
