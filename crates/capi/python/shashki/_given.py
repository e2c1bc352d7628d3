"""Python values as the structs that the library takes.

A struct keeps what its pointers point to: ctypes holds the arrays and bytes that were put into it.
"""

from __future__ import annotations

import ctypes
from array import array
from collections.abc import Iterable, Mapping, Sequence
from fractions import Fraction
from typing import Any, Union

from . import _call
from . import _declarations as c
from ._library import library
from ._words import CHANGES, DECISIONS, MEETINGS, MICRO_MATCHES, SEXES, UNPAIRED, pick
from .values import (
    Absence,
    Acceleration,
    Adjustment,
    DecisionRecord,
    Forbidden,
    Forced,
    Meeting,
    National,
    Player,
    Points,
    Scoring,
    Unpaired,
)

#: Players as they may be given: a name alone is one too.
Players = Iterable[Union[Player, str]]
#: A pair that is forced; None: the bye.
ForcedLike = Union[Forced, Sequence[Any]]
#: Players who may not meet each other.
ForbiddenLike = Union[Forbidden, Iterable[int]]

BYES_AND_FORFEITS = (
    "forfeit_win",
    "forfeit_loss",
    "pairing_bye",
    "full_point_bye",
    "half_point_bye",
    "zero_point_bye",
)


def text(value: str) -> Any:
    data = value.encode("utf-8")
    return c.shk_text(data, len(data))


def texts(values: Iterable[str]) -> Any:
    return structs(c.shk_text, [text(value) for value in values])


def structs(kind: Any, rows: Sequence[Any]) -> Any:
    """An array of structs."""
    return (kind * len(rows))(*rows)


def numbers(values: Iterable[int]) -> Any:
    """An array of 32-bit numbers; a buffer of such numbers (`array`, NumPy) is copied as a whole."""
    column = _column("I", values)
    return (ctypes.c_uint32 * len(column)).from_buffer_copy(column)


def hundredths(points: Points) -> int:
    """Points as the library counts them."""
    exact = Fraction(points) * 100
    if exact.denominator != 1:
        raise ValueError(f"points: hundredths are the finest, not {points}")
    return exact.numerator


def _column(code: str, values: Iterable[int]) -> Any:
    """Numbers of one C type side by side."""
    try:
        view = memoryview(values)  # type: ignore[arg-type] # whether it is a buffer is the question
        if view.ndim == 1 and view.format == code and view.contiguous:
            return view
    except TypeError:
        pass
    try:
        return array(code, values)
    except OverflowError:
        raise ValueError("a number is negative or too large") from None


def columns(kind: Any, fields: dict[str, Iterable[int]]) -> Any:
    """An array of structs, given field by field: numbers of 8 or 32 bits."""
    whole = {name: _column(_code(kind, name), values) for name, values in fields.items()}
    lengths = {name: len(column) for name, column in whole.items()}
    if len(set(lengths.values())) > 1:
        raise ValueError(f"columns of different lengths: {lengths}")
    rows = (kind * max(lengths.values(), default=0))()
    for name, column in whole.items():
        if len(column):
            _strided(rows, name)[:] = column
    return rows


def column(rows: Any, name: str) -> memoryview:
    """One field of an array of structs, without a copy; `numpy.asarray` takes it."""
    empty: memoryview = memoryview(array(_code(rows._type_, name)))
    return _strided(rows, name) if len(rows) else empty


def _strided(rows: Any, name: str) -> Any:
    entry, width = getattr(rows._type_, name), ctypes.sizeof(rows._type_)
    numbers: Any = memoryview(rows).cast("B")
    return numbers.cast(_code(rows._type_, name))[entry.offset // entry.size :: width // entry.size]


def _code(kind: Any, name: str) -> str:
    """The letter of a field's type, as `array` names it."""
    return {1: "B", 4: "I"}[getattr(kind, name).size]


def player(given: Union[Player, str]) -> Any:
    if isinstance(given, str):
        given = Player(name=given)
    row = c.shk_player(start=given.start, rating=given.rating or 0, place=given.place or 0)
    row.enters_in = given.enters_in or 0
    if given.withdrew_after is not None:
        row.withdrew_after, row.flags = given.withdrew_after, c.SHK_PLAYER_WITHDREW
    row.sex = pick(SEXES, given.sex, "sex")
    for name in ("name", "title", "federation", "club", "id", "birth_date"):
        value = getattr(given, name)
        if value:  # NULL is the empty text
            setattr(row, name, text(value))
    if given.national:
        national = structs(c.shk_national, [_national(one) for one in given.national])
        row.national, row.national_count = national, len(national)
    return row


def _national(given: National) -> Any:
    row = c.shk_national(rating=given.rating or 0)
    for name in ("federation", "title", "name", "id"):
        setattr(row, name, text(getattr(given, name)))
    return row


def meeting(given: Meeting) -> Any:
    row = c.shk_meeting(white=given.white, black=given.black)
    row.kind = pick(MEETINGS, given.kind, "kind")
    row.decision = pick(DECISIONS, given.decision, "decision")
    row.flags = 0 if given.colours_known else c.SHK_MEETING_NO_COLOURS
    if given.games:
        games = [pick(DECISIONS, game, "games") for game in given.games]
        row.kind = c.SHK_KIND_MICRO_MATCH
        row.games, row.game_count = (ctypes.c_uint8 * len(games))(*games), len(games)
    return row


def meetings(given: Union[Iterable[Meeting], Any]) -> Any:
    """Meetings as an array; what `columns` made is one already."""
    if isinstance(given, ctypes.Array):
        return given
    return structs(c.shk_meeting, [meeting(one) for one in given])


def unpaired(given: Iterable[Unpaired]) -> Any:
    rows = [c.shk_unpaired(one.player, pick(UNPAIRED, one.kind, "kind")) for one in given]
    return structs(c.shk_unpaired, rows)


def absences(given: Iterable[Absence]) -> Any:
    rows = [c.shk_absence(a.player, a.round or 0, pick(UNPAIRED, a.kind, "kind")) for a in given]
    return structs(c.shk_absence, rows)


def adjustments(given: Iterable[Adjustment]) -> Any:
    rows = [c.shk_adjustment(a.player, a.round or 0, hundredths(a.points)) for a in given]
    return structs(c.shk_adjustment, rows)


def accelerations(given: Iterable[Acceleration]) -> Any:
    rows = [c.shk_acceleration(hundredths(a.points), *a.rounds, *a.players) for a in given]
    return structs(c.shk_acceleration, rows)


def decisions(given: Iterable[DecisionRecord]) -> Any:
    return structs(c.shk_decision, [_decision(one) for one in given])


def _decision(given: DecisionRecord) -> Any:
    row = c.shk_decision(round=given.round, change=pick(CHANGES, given.change, "change"))
    row.by, row.at, row.reason = text(given.by), text(given.at), text(given.reason)
    before = pairs(given.before)
    row.before, row.before_count = before, len(before)
    return row


def pairs(given: Iterable[Sequence[Any]]) -> Any:
    return structs(c.shk_pair_of, [c.shk_pair_of(a, b or 0) for a, b in given])


def decision_by(change: str, by: str, reason: str, at: str) -> Any:
    row = c.shk_decision_by(change=pick(CHANGES, change, "change"))
    row.by, row.at, row.reason = text(by), text(at), text(reason)
    return row


def forbidden(given: Iterable[ForbiddenLike]) -> Any:
    rows = []
    for one in given:
        bar = one if isinstance(one, Forbidden) else Forbidden(tuple(one))
        players = numbers(bar.players)
        rows.append(c.shk_forbidden(players, len(players), bar.since or 0, bar.until or 0))
    return structs(c.shk_forbidden, rows)


def forced(given: Iterable[ForcedLike]) -> Any:
    pairs = [one if isinstance(one, Forced) else Forced(*one) for one in given]
    rows = [c.shk_forced(one.first, one.second or 0, text(one.because)) for one in pairs]
    return structs(c.shk_forced, rows)


def groups(given: Mapping[str, Iterable[int]]) -> Any:
    rows = []
    for name, players in given.items():
        starts = numbers(players)
        rows.append(c.shk_group(text(name), starts, len(starts)))
    return structs(c.shk_group, rows)


def scoring(given: Scoring) -> Any:
    """Byes and forfeits that aren't given count as the results they stand for (T4)."""
    win, draw, loss = (hundredths(points) for points in (given.win, given.draw, given.loss))
    row = c.shk_scoring()
    _call.check(library.shk_scoring_simple(win, draw, loss, ctypes.byref(row)))
    for name in BYES_AND_FORFEITS:
        points = getattr(given, name)
        if points is not None:
            setattr(row, name, hundredths(points))
    if given.for_white is not None:
        for name, points in zip(("win", "draw", "loss"), given.for_white):
            getattr(row, name)[0] = hundredths(points)
    row.micro_match = pick(MICRO_MATCHES, given.micro_match, "micro_match")
    return row

