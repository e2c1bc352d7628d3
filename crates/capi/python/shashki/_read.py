"""What stands in an event, as values."""

from __future__ import annotations

import ctypes
from collections.abc import Iterable
from fractions import Fraction
from typing import TYPE_CHECKING, Any, Optional

from . import _call, _given
from . import _declarations as c
from ._library import library
from ._words import (
    CELLS,
    CHANGES,
    COLOURS,
    DECISIONS,
    MEETINGS,
    MICRO_MATCHES,
    OUTCOMES,
    PLAYER_TEXTS,
    SEXES,
    pick,
    word,
)
from .values import Cell, DecisionRecord, Meeting, National, Player, ReaderWarning, Scoring

if TYPE_CHECKING:
    from .tournament import Tournament


def texts(event: ctypes.c_void_p, field: str) -> list[str]:
    """A text of every player, in one call."""
    number = pick(PLAYER_TEXTS, field, "field")
    count = ctypes.c_size_t()
    library.shk_event_players(event, None, 0, ctypes.byref(count))
    begins, needed = (ctypes.c_size_t * (count.value + 1))(), ctypes.c_size_t()
    status = library.shk_event_player_texts(event, number, None, 0, None, 0, ctypes.byref(needed))
    if status != c.SHK_BUFFER_TOO_SMALL:
        _call.check(status)
    room = ctypes.create_string_buffer(needed.value)
    size = ctypes.byref(needed)
    _call.check(
        library.shk_event_player_texts(event, number, begins, len(begins), room, len(room), size)
    )
    data = room.raw
    return [data[begins[i] : begins[i + 1]].decode("utf-8") for i in range(count.value)]


def player_text(event: ctypes.c_void_p, start: int, field: str) -> str:
    number = pick(PLAYER_TEXTS, field, "field")
    return _call.text(library.shk_event_player_text, event, start, number)


def players(event: ctypes.c_void_p, tournament: Tournament) -> list[Player]:
    facts = _call.array(c.shk_player_facts, library.shk_event_players, event)
    columns = {name: texts(event, name) for name in PLAYER_TEXTS}
    national = _nationals(tournament)
    return [
        Player(
            start=f.start,
            rating=f.rating or None,
            sex=word(SEXES, f.sex),
            enters_in=f.enters_in or None,
            withdrew_after=f.withdrew_after if f.flags & c.SHK_PLAYER_WITHDREW else None,
            place=f.place or None,
            national=national.get(f.start, ()),
            **{name: column[i] for name, column in columns.items()},
        )
        for i, f in enumerate(facts)
    ]


def _nationals(tournament: Tournament) -> dict[int, tuple[National, ...]]:
    """The registers' records, which the JSON form has; few events have any."""
    if '"national":' not in tournament.to_json():
        return {}
    rows = tournament.data().get("players", [])
    return {
        row["start"]: tuple(
            National(**{"federation": "", **one}) for one in row.get("national", [])
        )
        for row in rows
    }


def warnings(event: ctypes.c_void_p) -> list[ReaderWarning]:
    count = _call.number(ctypes.c_size_t, library.shk_event_warning_count, event)
    return [_warning(event, i) for i in range(count)]


def _warning(event: ctypes.c_void_p, index: int) -> ReaderWarning:
    line = ctypes.c_uint64()
    en, ru = (
        _call.text(library.shk_event_warning, event, index, lang, ctypes.byref(line))
        for lang in (c.SHK_EN, c.SHK_RU)
    )
    return ReaderWarning(en, ru, line.value or None)


def decision(event: ctypes.c_void_p, index: int) -> DecisionRecord:
    facts = _call.facts(c.shk_decision_facts, library.shk_event_decision, event, index)
    by, at, reason, clause = (
        _call.text(library.shk_event_decision_text, event, index, field)
        for field in (
            c.SHK_DECISION_TEXT_BY,
            c.SHK_DECISION_TEXT_AT,
            c.SHK_DECISION_TEXT_REASON,
            c.SHK_DECISION_TEXT_CLAUSE,
        )
    )
    before = _call.array(c.shk_pair_of, library.shk_event_decision_before, event, index)
    pairs = tuple((p.first, p.second or None) for p in before)
    return DecisionRecord(facts.round, word(CHANGES, facts.change), by, reason, at, pairs, clause)


def meetings(event: ctypes.c_void_p, round: int) -> list[Meeting]:  # noqa: A002
    raw = _call.array(c.shk_meeting, library.shk_event_meetings, event, round)
    return [
        Meeting(
            m.white,
            m.black,
            word(DECISIONS, m.decision),
            word(MEETINGS, m.kind),
            _games(event, round, board) if m.game_count else (),
            not m.flags & c.SHK_MEETING_NO_COLOURS,
        )
        for board, m in enumerate(raw, 1)
    ]


def _games(event: ctypes.c_void_p, round: int, board: int) -> tuple[str, ...]:  # noqa: A002
    raw = _call.array(ctypes.c_uint8, library.shk_event_games, event, round, board)
    return tuple(word(DECISIONS, game) for game in raw)


def meeting_rows(
    white: Iterable[int],
    black: Iterable[int],
    decision: Optional[Iterable[int]] = None,
    kind: Optional[Iterable[int]] = None,
) -> Any:
    """Meetings given as columns; without decisions none is played yet."""
    columns = {"white": white, "black": black}
    if decision is not None:
        columns["decision"] = decision
    if kind is not None:
        columns["kind"] = kind
    rows = _given.columns(c.shk_meeting, columns)
    if kind is None and len(rows):
        plain = c.SHK_KIND_UNFINISHED if decision is None else c.SHK_KIND_PLAYED
        _given.column(rows, "kind")[:] = bytes([plain]) * len(rows)
    return rows


def cell(raw: Any) -> Cell:
    colour = word(COLOURS, raw.colour)
    return Cell(raw.opponent or None, word(CELLS, raw.kind), colour, word(OUTCOMES, raw.outcome))


def short_cell(raw: Any) -> str:
    colour = {c.SHK_COLOUR_WHITE: "w", c.SHK_COLOUR_BLACK: "b"}.get(raw.colour, "")
    sign = {c.SHK_CELL_WIN: "+", c.SHK_CELL_DRAW: "=", c.SHK_CELL_LOSS: "-"}.get(raw.outcome, "")
    return f"{raw.opponent}{colour}{sign}" if raw.opponent else sign


def scoring(event: ctypes.c_void_p) -> Scoring:
    """A bye or forfeit that counts as the result it stands for is None."""
    raw = _call.facts(c.shk_scoring, library.shk_event_scoring, event)
    sides = [[Fraction(pair[side], 100) for pair in (raw.win, raw.draw, raw.loss)] for side in (0, 1)]
    (win, draw, loss), white = sides[1], sides[0]
    plain = _given.scoring(Scoring(win, draw, loss))
    rest = {
        name: Fraction(getattr(raw, name), 100)
        for name in _given.BYES_AND_FORFEITS
        if getattr(raw, name) != getattr(plain, name)
    }
    return Scoring(
        win,
        draw,
        loss,
        for_white=None if sides[0] == sides[1] else (white[0], white[1], white[2]),
        micro_match=word(MICRO_MATCHES, raw.micro_match),
        **rest,
    )
