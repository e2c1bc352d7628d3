"""Checks: whether rounds, or a bare list, are the system's (P27)."""

from __future__ import annotations

import ctypes
import json
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Any, Optional, Union

from . import _call, _given, _html
from . import _declarations as c
from ._library import library
from ._words import VERDICTS, word
from .pairing import write_list
from .values import Reason, Said

if TYPE_CHECKING:
    from .tournament import Tournament

Pair = tuple[int, Optional[int]]


@dataclass(frozen=True)
class Broken(Said):
    """A rule that pairs break, whatever the system would have done."""

    players: tuple[int, ...]
    decision: str


@dataclass(frozen=True)
class Difference(Said):
    """The first decision at which a table or list isn't the system's."""

    #: What is decided: `pair`, `bye`, `colours` ...
    kind: str
    players: tuple[int, ...]
    reasons: tuple[Reason, ...]


@dataclass(frozen=True)
class Verdict:
    """The verdict on a round: differs, agrees, agrees-if, lot-unknown or nobody-met."""

    round: int
    verdict: str
    #: Whether pairs and bye are the system's.
    pairs: bool
    #: Whether the colours are, in the pairs that both have.
    colours: bool
    breaks: tuple[Broken, ...]
    difference: Optional[Difference]
    #: Pairs that the table has and the system wouldn't have, and the other way round; None: the bye.
    table_only: tuple[Pair, ...]
    system_only: tuple[Pair, ...]
    #: White and Black of the boards that the system would have turned.
    turned: tuple[tuple[int, int], ...]
    #: The changed results with which it agrees, as they were told or found.
    agrees_if: tuple[str, ...]
    #: What there is to say of it in both languages: broken rules, then the first difference.
    said: Said


@dataclass(frozen=True)
class Possibility:
    """A changed result that was found, and the rounds that agree with it."""

    change: str
    mends: tuple[int, ...]


class _Checked:
    """What a check found."""

    def __init__(self, handle: ctypes.c_void_p) -> None:
        self._handle = _call.owned(self, handle, library.shk_report_free)
        self._rows = _call.array(c.shk_verdict, library.shk_report_verdicts, handle)

    def to_json(self, lang: str = "en") -> str:
        """The document `shashki-check` or `shashki-list-check`."""
        return _call.text(library.shk_report_json, self._handle, _call.language(lang))

    def document(self, lang: str = "en") -> dict[str, Any]:
        """The same as an object."""
        return dict(json.loads(self.to_json(lang)))

    @cached_property
    def _both(self) -> tuple[dict[str, Any], dict[str, Any]]:
        return self.document("en"), self.document("ru")

    @property
    def agrees(self) -> bool:
        """Whether everything that was checked is the system's."""
        return bool(self._both[0]["agrees"])

    def text(self, round: int, lang: str = "en") -> str:  # noqa: A002 - the field's word
        """What there is to say of a round; empty where there is nothing."""
        return _call.text(library.shk_report_text, self._handle, round, _call.language(lang))

    def _verdict(self, row: Any, entries: tuple[dict[str, Any], dict[str, Any]]) -> Verdict:
        en, ru = entries
        return Verdict(
            round=row.round,
            verdict=word(VERDICTS, row.verdict),
            pairs=bool(row.pairs),
            colours=bool(row.colours),
            breaks=tuple(_broken(*both) for both in zip(en["breaks"], ru["breaks"])),
            difference=_difference(en, ru),
            table_only=_pairs(en.get("table_only", ())),
            system_only=_pairs(en.get("system_only", ())),
            turned=tuple((white, black) for white, black in en.get("turned", ())),
            agrees_if=tuple(en.get("agrees_if", ())),
            said=Said(self.text(row.round), self.text(row.round, "ru")),
        )


class Report(_Checked):
    """What a check of an event found."""

    @classmethod
    def make(
        cls,
        tournament: Tournament,
        asked: Any,
        rounds: Optional[tuple[int, int]],
        changes: Iterable[str],
        find: bool,
    ) -> Report:
        what = c.shk_check_options(struct_size=ctypes.sizeof(c.shk_check_options), find=int(find))
        if rounds is not None:
            setattr(what, "from", rounds[0])
            what.to = rounds[1]
        results = _given.texts(changes)
        what.changes, what.change_count = results, len(results)
        arguments = (tournament._handle, ctypes.byref(asked), ctypes.byref(what))
        return cls(_call.new(library.shk_check, *arguments))

    @cached_property
    def verdicts(self) -> list[Verdict]:
        """Round by round."""
        entries = zip(*(document["verdicts"] for document in self._both))
        return [self._verdict(row, entry) for row, entry in zip(self._rows, entries)]

    @property
    def possibilities(self) -> list[Possibility]:
        """What was found with `find`."""
        found = self._both[0]["possibilities"]
        return [Possibility(one["change"], tuple(one["mends"])) for one in found]

    def __repr__(self) -> str:
        return f"<Report: {', '.join(f'{v.round} {v.verdict}' for v in self.verdicts)}>"

    def _repr_html_(self) -> str:
        rows = [(v.round, v.verdict, _html.lines(v.said.text)) for v in self.verdicts]
        return _html.table(("Rd", "Verdict", ""), rows)


class ListReport(_Checked):
    """What a check of a bare list found."""

    @classmethod
    def make(
        cls,
        tournament: Tournament,
        asked: Any,
        pairs: Union[str, Sequence[Sequence[Optional[int]]]],
    ) -> ListReport:
        data = (pairs if isinstance(pairs, str) else write_list(pairs)).encode("utf-8")
        handle = tournament._handle
        return cls(_call.new(library.shk_check_list, handle, ctypes.byref(asked), data, len(data)))

    @property
    def valid(self) -> bool:
        """Whether it breaks no rule."""
        return bool(self._both[0]["valid"])

    @cached_property
    def verdict(self) -> Verdict:
        return self._verdict(self._rows[0], self._both)

    def __repr__(self) -> str:
        return f"<ListReport of round {self.verdict.round}: {self.verdict.verdict}>"


def _pairs(raw: Iterable[Sequence[int]]) -> tuple[Pair, ...]:
    return tuple((first, second or None) for first, second in raw)


def _broken(en: dict[str, Any], ru: dict[str, Any]) -> Broken:
    return Broken(en["text"], ru["text"], tuple(en["players"]), en["decision"])


def _difference(en: dict[str, Any], ru: dict[str, Any]) -> Optional[Difference]:
    first, russian = en.get("difference"), ru.get("difference")
    if not first or not russian:
        return None
    reasons = tuple(
        Reason(a["text"], b["text"], a["clause"], a["decision"])
        for a, b in zip(first["reasons"], russian["reasons"])
    )
    players = tuple(en["first"] or ())
    return Difference(first["text"], russian["text"], first["kind"], players, reasons)
