"""Draw profiles: which rules count moves, and how far."""

from __future__ import annotations

import ctypes
from dataclasses import dataclass
from typing import Optional

from . import _call
from . import _declarations as c
from . import _named
from ._library import library

PROFILES = {
    _call.text(library.shk_profile_name, number): number
    for number in (c.SHK_PROFILE_FSR, c.SHK_PROFILE_FMJD_64, c.SHK_PROFILE_LIDRAUGHTS)
}
RULES = _named.named(library.shk_draw_rule_name, "SHK_RULE_")
#: Draws that an arbiter can declare: the rules that count moves, and repetition.
DRAWS = {**RULES, "repetition": c.SHK_DRAW_REPETITION}


@dataclass(frozen=True)
class Row:
    """What a rule of a profile has counted."""

    rule: str
    count: int
    limit: int
    #: `each`: the moves of each side count; `own`: those of the stronger side alone.
    unit: str
    #: The ply after which the count began.
    since: int
    running: bool
    claimable: bool

    def unit_text(self, lang: str = "en") -> str:
        """Whose moves are counted, in words."""
        flags = c.SHK_ROW_EACH if self.unit == "each" else 0
        return _call.text(library.shk_row_unit_text, flags, _call.language(lang))

    @classmethod
    def _of(cls, raw: c.shk_row) -> Row:
        unit = "each" if raw.flags & c.SHK_ROW_EACH else "own"
        running, claimable = raw.flags & c.SHK_ROW_RUNNING, raw.flags & c.SHK_ROW_CLAIMABLE
        rule = _named.word(RULES, raw.rule)
        return cls(rule, raw.count, raw.limit, unit, raw.since, bool(running), bool(claimable))


def profile(name: str) -> int:
    """The number of a profile by its name, or that of a discipline ("шашки-64"). NotFound: none."""
    number, data = ctypes.c_int32(), name.encode("utf-8")
    _call.check(library.shk_profile_by_name(data, len(data), ctypes.byref(number)))
    return number.value


def limit(profile_name: str, rule: str) -> Optional[int]:
    """How many moves a rule of a profile wants; None where the profile has no such rule."""
    number = ctypes.c_uint32()
    known = _named.pick(RULES, rule, "rule")
    status = library.shk_profile_limit(profile(profile_name), known, ctypes.byref(number))
    if status == c.SHK_NOT_FOUND:
        return None
    _call.check(status)
    return number.value


def rule_text(rule: str, lang: str = "en") -> str:
    """A rule in words."""
    return _call.text(library.shk_draw_rule_text, _named.pick(RULES, rule, "rule"), _call.language(lang))


@dataclass(frozen=True)
class Profile:
    """A profile of draw rules, and where its numbers come from."""

    name: str
    source: str
    source_ru: str
    #: The day on which its table was written down.
    date: str


def profiles() -> list[Profile]:
    """All profiles; the first is the default."""
    return [
        Profile(
            _call.text(library.shk_profile_name, number),
            *_call.both(library.shk_profile_source, number),
            _call.text(library.shk_profile_date, number),
        )
        for number in sorted(PROFILES.values())
    ]
