"""The catalogue of tie-breaks, the profiles for games not played, single coefficients."""

from __future__ import annotations

import ctypes
from dataclasses import dataclass
from fractions import Fraction
from typing import Any, Optional

from . import _call
from . import _declarations as c
from ._library import library
from ._words import pick
from .standings import _BYE_ENTRIES, _UNPLAYED, Standings, Value, exact, options_of


@dataclass(frozen=True)
class TieBreak:
    """A tie-break of the catalogue."""

    code: str
    aliases: tuple[str, ...]
    name: str
    name_ru: str
    formula: str
    formula_ru: str
    #: Where it is defined: a clause, an article, a decision.
    source: str
    #: What may stand behind the code: `/Cn`, `/P` ...
    modifiers: tuple[str, ...]
    low_is_better: bool


def tie_breaks() -> list[TieBreak]:
    """Every tie-break, the draughts family first."""
    return [_tie_break(i) for i in range(library.shk_catalogue_count())]


def _tie_break(index: int) -> TieBreak:
    def text(field: int, lang: int = c.SHK_EN) -> str:
        return _call.text(library.shk_catalogue_text, index, field, lang)

    entry = _call.facts(c.shk_definition, library.shk_catalogue_entry, index)
    aliases = text(c.SHK_CATALOGUE_ALIASES)
    return TieBreak(
        text(c.SHK_CATALOGUE_CODE),
        tuple(aliases.split(",")) if aliases else (),
        text(c.SHK_CATALOGUE_NAME),
        text(c.SHK_CATALOGUE_NAME, c.SHK_RU),
        text(c.SHK_CATALOGUE_FORMULA),
        text(c.SHK_CATALOGUE_FORMULA, c.SHK_RU),
        text(c.SHK_CATALOGUE_SOURCE),
        tuple(text(c.SHK_CATALOGUE_MODIFIERS).split()),
        bool(entry.low_is_better),
    )


def check_criteria(codes: str) -> str:
    """A list of codes as it is printed. BadInput has the place of the code that is none, and its name says
    why: unknown-criterion, refused-criterion, bad-modifier ..."""
    data = codes.encode("utf-8")
    return _call.text_or_error(library.shk_criteria_check, data, len(data))


def unplayed_profiles(lang: str = "en") -> dict[str, str]:
    """How games not played may count: the names, and where each is laid down."""
    number = _call.language(lang)
    codes = [code for code in _UNPLAYED.values() if code != c.SHK_UNPLAYED_OF_EVENT]
    return {
        _call.text(library.shk_unplayed_name, code): _call.text(library.shk_unplayed_source, code, number)
        for code in codes
    }


def unplayed_number(name: str) -> int:
    """The number of a profile for calls by hand."""
    data = name.encode("utf-8")
    return _call.number(ctypes.c_uint32, library.shk_unplayed_by_name, data, len(data))


def readings() -> dict[str, tuple[str, ...]]:
    """What 5.4.10.11 leaves open, by name: the values, the default first."""
    lines = _call.text(library.shk_unplayed_readings).splitlines()
    pairs = (line.split("=", 1) for line in lines)
    return {name: tuple(values.split("|")) for name, values in pairs}


def category_name(category: str, lang: str = "en") -> str:
    """What a category such as `born-from:2008` is called."""
    data = category.encode("utf-8")
    return _call.text_or_error(library.shk_category_name, data, len(data), _call.language(lang))


@dataclass(frozen=True)
class Current:
    """The coefficients before a round is paired (P15)."""

    buchholz: Fraction
    truncated_solkoff: Fraction
    #: None where it has more than 64 bits.
    sonneborn_berger: Optional[Fraction]


def current(event: Any, round: int, bye_entry: str) -> list[Current]:  # noqa: A002
    entry = pick(_BYE_ENTRIES, bye_entry, "bye_entry")
    raw = _call.array(c.shk_current, library.shk_event_current, event, round, entry)
    return [
        Current(Fraction(r.buchholz, 100), Fraction(r.truncated_solkoff, 100), exact(r.sonneborn_berger))
        for r in raw
    ]


def event_criteria(event: Any) -> str:
    return _call.text_or_error(library.shk_event_criteria, event)


def event_unplayed(event: Any) -> str:
    number = _call.number(ctypes.c_uint32, library.shk_event_unplayed, event)
    return _call.text(library.shk_unplayed_name, number)


def standings(event: Any, names: dict[int, str], **how: Any) -> Standings:
    options = options_of(**how)
    return Standings(_call.new(library.shk_standings_make, event, ctypes.byref(options)), names)


def coefficient(event: Any, code: str, count: int, **how: Any) -> list[Value]:
    options = options_of(**how)
    data, values, needed = code.encode("utf-8"), (c.shk_value * count)(), ctypes.c_size_t()
    place = (ctypes.byref(options), values, count, ctypes.byref(needed))
    _call.call(library.shk_event_coefficient, event, data, len(data), *place)
    plain = (c.SHK_VALUE_NUMBER, c.SHK_VALUE_UNDEFINED)
    if all(value.kind in plain for value in values):
        return [exact(value) for value in values]
    # Places, sequences and long numbers are read from standings by this code alone.
    rows = standings(event, {}, criteria=code, **how).rows
    return [row.values[0] for row in sorted(rows, key=lambda row: row.start)]
