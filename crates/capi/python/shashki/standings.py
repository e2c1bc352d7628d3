"""Standings: places, exact values, explanations, documents.

A value is a `Fraction`; a sequence (SOLK-TRUNC) is a tuple of them, a place (DE) a `TiePlace`, and what is
undefined is None.
"""

from __future__ import annotations

import ctypes
from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property
from typing import Any, Optional, Union

from . import _call, _given, _html
from . import _declarations as c
from ._library import library
from ._words import FORMATS, pick, word
from .explanation import Explanation


class TiePlace(int):
    """A place inside the group of those level so far, from 1 (T3)."""


Value = Union[Fraction, tuple[Fraction, ...], TiePlace, None]

_UNPLAYED = {
    None: c.SHK_UNPLAYED_OF_EVENT,
    "fmjd": c.SHK_UNPLAYED_FMJD,
    "rules-manual": c.SHK_UNPLAYED_RULES_MANUAL,
    "fide-2023": c.SHK_UNPLAYED_FIDE_2023,
    "fide-2024": c.SHK_UNPLAYED_FIDE_2024,
    "fide-2026": c.SHK_UNPLAYED_FIDE_2026,
}
_KINDS = {
    None: c.SHK_EVENT_KIND_OF_EVENT,
    "swiss": c.SHK_EVENT_KIND_SWISS,
    "round-robin": c.SHK_EVENT_KIND_ROUND_ROBIN,
}
_TEAMS = {None: c.SHK_TEAMS_NONE, "club": c.SHK_TEAMS_CLUB, "federation": c.SHK_TEAMS_FEDERATION}
FORMS = {
    "table": c.SHK_DOCUMENT_TABLE,
    "csv": c.SHK_DOCUMENT_CSV,
    "json": c.SHK_DOCUMENT_JSON,
    "html": c.SHK_DOCUMENT_HTML,
    "markdown": c.SHK_DOCUMENT_MARKDOWN,
}
_NOTES = {
    c.SHK_NOTE_PROVISIONAL: "provisional",
    c.SHK_NOTE_LEFT_ALONE: "left-alone",
    c.SHK_NOTE_UNRATED: "unrated",
    c.SHK_NOTE_BUCHHOLZ_IN_ROUND_ROBIN: "buchholz-in-round-robin",
}
_BYE_ENTRIES = {"zero": c.SHK_BYE_ENTRY_ZERO, "none": c.SHK_BYE_ENTRY_NONE}


def exact(value: Any) -> Optional[Fraction]:
    """A number; None for what is none or doesn't fit."""
    return Fraction(value.numerator, value.denominator) if value.kind == c.SHK_VALUE_NUMBER else None


def options_of(
    *,
    criteria: str = "",
    unplayed: Optional[str] = None,
    readings: str = "",
    event_kind: Optional[str] = None,
    round: Optional[int] = None,  # noqa: A002 - the field's word
    left: Sequence[int] = (),
    not_left: Sequence[int] = (),
    categories: Sequence[str] = (),
    teams: Optional[str] = None,
    best: int = 4,
) -> Any:
    """The options as C takes them."""
    options = c.shk_standings_options(struct_size=ctypes.sizeof(c.shk_standings_options))
    options.unplayed = pick(_UNPLAYED, unplayed, "unplayed")
    options.event_kind = pick(_KINDS, event_kind, "event_kind")
    options.has_round, options.round = int(round is not None), round or 0
    options.teams, options.best = pick(_TEAMS, teams, "teams"), best
    options.criteria, options.readings = _given.text(criteria), _given.text(readings)
    options.left, options.left_count = _given.numbers(left), len(left)
    options.not_left, options.not_left_count = _given.numbers(not_left), len(not_left)
    options.categories, options.category_count = _given.texts(categories), len(categories)
    return options


@dataclass(frozen=True)
class Criterion:
    """A criterion: its code with modifiers, its name in English and in Russian."""

    code: str
    name: str
    name_ru: str
    low_is_better: bool = False


@dataclass(frozen=True)
class Standing:
    """A row: those who are level in everything share a place (T10)."""

    #: Counted among the members of the categories, if any were asked for.
    rank: int
    start: int
    name: str
    values: tuple[Value, ...]
    #: How many share the place.
    sharing: int
    #: The place in the whole event.
    whole_rank: int


@dataclass(frozen=True)
class Team:
    """A team: the sum of the first criterion of its best players, and that of their places."""

    rank: int
    name: str
    sum: Fraction
    places: int
    players: tuple[int, ...]
    incomplete: bool


@dataclass(frozen=True)
class Note:
    """What stands below: provisional, left-alone, unrated, buchholz-in-round-robin. `str()` is the message."""

    kind: str
    message: str
    message_ru: str
    #: Who left with nobody else in his score group.
    player: Optional[int] = None
    #: The code that the note is about.
    code: Optional[str] = None
    #: Of a provisional table: games without a result.
    unfinished: int = 0

    def __str__(self) -> str:
        return self.message


class Standings:
    """Standings after a round; they stay as they are whatever is done to the tournament."""

    def __init__(self, handle: ctypes.c_void_p, names: dict[int, str]) -> None:
        """Takes a handle over; see `Tournament.standings`."""
        self._handle = _call.owned(self, handle, library.shk_standings_free)
        self._names = names

    @cached_property
    def _facts(self) -> Any:
        return _call.facts(c.shk_standings_facts, library.shk_standings_describe, self._handle)

    @property
    def round(self) -> int:
        """After which round."""
        return int(self._facts.round)

    @property
    def scheduled(self) -> int:
        """How many rounds are scheduled."""
        return int(self._facts.scheduled)

    @property
    def provisional(self) -> bool:
        """Whether the event goes on."""
        return bool(self._facts.provisional)

    @property
    def unplayed(self) -> str:
        """How games not played counted: `fmjd`, `rules-manual`, `fide-2026` ..."""
        return _call.text(library.shk_unplayed_name, self._facts.unplayed)

    @property
    def format(self) -> str:
        """`swiss` or `round-robin`."""
        return str(word(FORMATS, self._facts.format))

    @cached_property
    def criteria(self) -> tuple[Criterion, ...]:
        """In order."""
        return tuple(self._criterion(i) for i in range(self._facts.criterion_count))

    def _criterion(self, index: int) -> Criterion:
        low = ctypes.c_uint32()
        name = library.shk_standings_criterion
        return Criterion(
            _call.text(library.shk_standings_code, self._handle, index),
            _call.text(name, self._handle, index, c.SHK_EN, ctypes.byref(low)),
            _call.text(name, self._handle, index, c.SHK_RU, None),
            bool(low.value),
        )

    @property
    def codes(self) -> list[str]:
        """The heads of the columns."""
        return [criterion.code for criterion in self.criteria]

    @cached_property
    def rows(self) -> tuple[Standing, ...]:
        """From the first place to the last."""
        raw = _call.array(c.shk_standing, library.shk_standings_rows, self._handle)
        values, width = self._values(), len(self.criteria)
        return tuple(
            Standing(
                row.rank,
                row.start,
                self._names.get(row.start, ""),
                tuple(values[i * width : (i + 1) * width]),
                row.sharing,
                row.whole_rank,
            )
            for i, row in enumerate(raw)
        )

    def _values(self) -> list[Value]:
        raw = _call.array(c.shk_value, library.shk_standings_values, self._handle)
        sequences = _call.array(c.shk_value, library.shk_standings_sequences, self._handle)
        return [self._value(value, i, sequences) for i, value in enumerate(raw)]

    def _value(self, value: Any, at: int, sequences: Any) -> Value:
        if value.kind == c.SHK_VALUE_PLACE:
            return TiePlace(value.numerator)
        if value.kind == c.SHK_VALUE_SEQUENCE:
            found = [exact(one) for one in sequences[value.begin : value.begin + value.count]]
            if all(one is not None for one in found):
                return tuple(one for one in found if one is not None)
            return tuple(Fraction(one) for one in self._text(at).split(";"))
        if value.kind == c.SHK_VALUE_LONG:
            return Fraction(self._text(at))
        return exact(value)

    def _text(self, at: int) -> str:
        """A value as text: the only form of a number of more than 64 bits."""
        row, criterion = divmod(at, len(self.criteria))
        return _call.text(library.shk_standings_value_text, self._handle, row, criterion)

    def rounded(self, row: int, criterion: int, decimals: int) -> str:
        """A value by its row and criterion from 0, rounded: to be printed, never compared."""
        function = library.shk_standings_value_rounded
        return _call.text(function, self._handle, row, criterion, decimals)

    def __len__(self) -> int:
        return int(self._facts.row_count)

    def __getitem__(self, start: int) -> Standing:
        """The row of a player by his start number."""
        for row in self.rows:
            if row.start == start:
                return row
        raise KeyError(start)

    @property
    def notes(self) -> list[Note]:
        """What whoever reads the table should know."""
        raw = _call.array(c.shk_standings_note_facts, library.shk_standings_notes, self._handle)
        return [self._note(i, note) for i, note in enumerate(raw)]

    def _note(self, index: int, note: Any) -> Note:
        kind = _NOTES.get(note.kind, "")
        return Note(
            kind,
            _call.text(library.shk_standings_note, self._handle, index, c.SHK_EN),
            _call.text(library.shk_standings_note, self._handle, index, c.SHK_RU),
            note.player or None,
            self.codes[note.criterion] if kind in ("unrated", "buchholz-in-round-robin") else None,
            note.unfinished,
        )

    @property
    def teams(self) -> list[Team]:
        """The teams from the first place to the last, if they were asked for."""
        raw = _call.array(c.shk_team, library.shk_standings_teams, self._handle)
        players = _call.array(ctypes.c_uint32, library.shk_standings_team_players, self._handle)
        return [
            Team(
                team.rank,
                _call.text(library.shk_standings_team_name, self._handle, i),
                Fraction(_call.text(library.shk_standings_team_sum, self._handle, i)),
                team.places,
                tuple(players[team.begin : team.begin + team.player_count]),
                bool(team.incomplete),
            )
            for i, team in enumerate(raw)
        ]

    def explain(self, player: int) -> Explanation:
        """Where the values of a player come from, by his start number (T11)."""
        handle = _call.new(library.shk_standings_explain, self._handle, player)
        return Explanation(handle, self.codes)

    def document(
        self,
        form: str = "table",
        *,
        lang: str = "en",
        crosstable: bool = False,
        decimals: Optional[int] = None,
        explain: Optional[int] = None,
    ) -> str:
        """The whole of it as table, csv, json, html or markdown, as `shashki standings` writes it."""
        options = c.shk_document_options(struct_size=ctypes.sizeof(c.shk_document_options))
        options.form, options.lang = pick(FORMS, form, "form"), _call.language(lang)
        options.crosstable, options.explain = int(crosstable), explain or 0
        options.has_decimals, options.decimals = int(decimals is not None), decimals or 0
        document = library.shk_standings_document
        return _call.text_or_error(document, self._handle, ctypes.byref(options))

    def to_csv(self, *, crosstable: bool = False, decimals: Optional[int] = None) -> str:
        """For a spreadsheet."""
        return self.document("csv", crosstable=crosstable, decimals=decimals)

    def to_json(self, *, lang: str = "en", crosstable: bool = False) -> str:
        """For programs."""
        return self.document("json", lang=lang, crosstable=crosstable)

    def to_html(self, *, lang: str = "en", crosstable: bool = True) -> str:
        """A page to print."""
        return self.document("html", lang=lang, crosstable=crosstable)

    def to_markdown(self, *, lang: str = "en", crosstable: bool = False) -> str:
        """A page in Markdown."""
        return self.document("markdown", lang=lang, crosstable=crosstable)

    def __str__(self) -> str:
        return self.document()

    def __repr__(self) -> str:
        return f"<Standings after round {self.round}: {len(self)} players by {','.join(self.codes)}>"

    def _repr_html_(self) -> str:
        heads = ["", "No", "Name", *self.codes]
        rows = [[row.rank, row.start, row.name, *map(shown, row.values)] for row in self.rows]
        return _html.table(heads, rows)


def shown(value: Value) -> str:
    """A value as a table shows it."""
    if value is None:
        return ""
    return "; ".join(map(str, value)) if isinstance(value, tuple) else str(value)
