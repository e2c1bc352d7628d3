"""Tournaments: read, paired, explained, results entered, written."""

from __future__ import annotations

import ctypes
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from html import escape
from typing import Any, Callable, Optional, Union

from . import _call, rating, tiebreaks
from . import _declarations as c
from ._library import library
from .rating import Known, Ratings
from .standings import Standings, Value
from .tiebreaks import Current

_COLOURS = {
    None: c.SHK_COLOUR_NONE,
    "white": c.SHK_COLOUR_WHITE,
    "black": c.SHK_COLOUR_BLACK,
    "lot": c.SHK_COLOUR_LOT,
}
_PROFILES = {"rules": c.SHK_PROFILE_RULES, "fmjd-program": c.SHK_PROFILE_FMJD_PROGRAM}
_DECISIONS = {
    None: c.SHK_DECISION_NONE,
    "white": c.SHK_DECISION_WHITE,
    "draw": c.SHK_DECISION_DRAW,
    "black": c.SHK_DECISION_BLACK,
    "both-lose": c.SHK_DECISION_BOTH_LOSE,
}
_KINDS = {
    "played": c.SHK_KIND_PLAYED,
    "unrated": c.SHK_KIND_UNRATED,
    "forfeit": c.SHK_KIND_FORFEIT,
    "micro-match": c.SHK_KIND_MICRO_MATCH,
    "unfinished": c.SHK_KIND_UNFINISHED,
}
_DECISION_NAMES = {number: name for name, number in _DECISIONS.items()}
_KIND_NAMES = {number: name for name, number in _KINDS.items()}


def _pick(table: dict[Any, int], name: Any, what: str) -> int:
    try:
        return table[name]
    except KeyError:
        raise ValueError(f"{what}: expected one of {', '.join(map(str, table))}, not {name!r}") from None


@dataclass(frozen=True)
class Player:
    """A player of a tournament."""

    start: int
    name: str
    rating: Optional[int] = None
    title: str = ""
    federation: str = ""
    club: str = ""


@dataclass(frozen=True)
class Meeting:
    """White and Black by start number, and the decision: white, draw, black, both-lose, None."""

    white: int
    black: int
    decision: Optional[str] = None
    kind: str = "played"


@dataclass(frozen=True)
class Board:
    """A board of a paired round; points are those before it."""

    number: int
    white: int
    black: int
    white_points: Fraction
    black_points: Fraction


def systems() -> dict[str, str]:
    """The names of the systems of pairing, and what they are called in English."""
    numbers = (value for name, value in vars(c).items() if name.startswith("SHK_SYSTEM_"))
    names = {n: _call.text(library.shk_system_name, n) for n in sorted(numbers)}
    return {name: _call.text(library.shk_system_title, n, c.SHK_EN) for n, name in names.items()}


def _array(element: Any, function: Callable[..., int], *arguments: Any) -> Any:
    """What a function writes into an array, its last parameters: the array, its room, the needed."""
    needed = ctypes.c_size_t()
    status = function(*arguments, None, 0, ctypes.byref(needed))
    if status != c.SHK_BUFFER_TOO_SMALL:
        _call.check(status)
        return (element * 0)()
    place = (element * needed.value)()
    _call.check(function(*arguments, place, needed.value, ctypes.byref(needed)))
    return place


class Tournament:
    """A tournament in which nothing contradicts anything else."""

    def __init__(self, handle: ctypes.c_void_p) -> None:
        """Takes a handle of the library over; see `from_trf` and `from_json`."""
        self._handle = _call.owned(self, handle, library.shk_event_free)

    @classmethod
    def from_trf(cls, text: str, *, lenient: bool = False, stale_points: bool = False) -> Tournament:
        """Reads TRF16 or TRF26. BadInput has all faults, and the line of the first."""
        return cls._read(text, c.SHK_FORM_TRF26, lenient, stale_points)

    @classmethod
    def from_json(cls, text: str) -> Tournament:
        """Reads the JSON form."""
        return cls._read(text, c.SHK_FORM_JSON, False, False)

    @classmethod
    def _read(cls, text: str, form: int, lenient: bool, stale: bool) -> Tournament:
        size = ctypes.sizeof(c.shk_read_options)
        options = c.shk_read_options(size, form, int(lenient), int(stale))
        data = text.encode("utf-8")
        return cls(_call.new(library.shk_event_read, data, len(data), ctypes.byref(options)))

    def to_trf(self, *, version: int = 26) -> str:
        """As TRF26 or TRF16."""
        form = _pick({26: c.SHK_FORM_TRF26, 16: c.SHK_FORM_TRF16}, version, "version")
        return _call.text_or_error(library.shk_event_write, self._handle, form)

    def to_json(self) -> str:
        """As JSON, complete."""
        return _call.text_or_error(library.shk_event_write, self._handle, c.SHK_FORM_JSON)

    @property
    def _facts(self) -> c.shk_event_facts:
        facts = c.shk_event_facts()
        _call.check(library.shk_event_describe(self._handle, ctypes.byref(facts)))
        return facts

    @property
    def name(self) -> str:
        return _call.text(library.shk_event_info, self._handle, c.SHK_INFO_NAME, 0)

    @property
    def paired_rounds(self) -> int:
        return self._facts.paired_rounds

    @property
    def planned_rounds(self) -> Optional[int]:
        return self._facts.planned_rounds or None

    @property
    def players(self) -> list[Player]:
        """By start number."""
        facts = _array(c.shk_player_facts, library.shk_event_players, self._handle)
        return [
            Player(
                start=f.start,
                name=self._text(f.start, c.SHK_PLAYER_NAME),
                rating=f.rating or None,
                title=self._text(f.start, c.SHK_PLAYER_TITLE),
                federation=self._text(f.start, c.SHK_PLAYER_FEDERATION),
                club=self._text(f.start, c.SHK_PLAYER_CLUB),
            )
            for f in facts
        ]

    def _text(self, start: int, field: int) -> str:
        return _call.text(library.shk_event_player_text, self._handle, start, field)

    @property
    def warnings(self) -> list[str]:
        """What the reader had to say of a text that it took."""
        count = ctypes.c_size_t()
        _call.check(library.shk_event_warning_count(self._handle, ctypes.byref(count)))
        return [
            _call.text(library.shk_event_warning, self._handle, i, c.SHK_EN, None)
            for i in range(count.value)
        ]

    def meetings(self, round: int) -> list[Meeting]:  # noqa: A002 - the field's word
        """The meetings of a round, in the order of the boards."""
        raw = _array(c.shk_meeting, library.shk_event_meetings, self._handle, round)
        return [
            Meeting(m.white, m.black, _DECISION_NAMES[m.decision], _KIND_NAMES[m.kind]) for m in raw
        ]

    def points(self, round: Optional[int] = None) -> list[Fraction]:  # noqa: A002
        """The points of each player after a round, in the order of `players`; without one, now."""
        return [Fraction(p, 100) for p in self.points_hundredths(round)]

    def points_hundredths(self, round: Optional[int] = None) -> memoryview:  # noqa: A002
        """The same in hundredths, as one array of 64-bit numbers."""
        after = self._facts.round_count if round is None else round
        raw = _array(ctypes.c_int64, library.shk_event_points, self._handle, after)
        return memoryview(raw).cast("B").cast("q")

    def record_results(self, round: int, results: Iterable[Meeting]) -> None:  # noqa: A002
        """Enters results in a paired round: all of them or, with an exception, none."""
        rows = [_result(m) for m in results]
        array = (c.shk_meeting * len(rows))(*rows)
        _call.call(library.shk_event_record_results, self._handle, round, array, len(rows))

    def pair(
        self,
        system: str,
        *,
        round: Optional[int] = None,  # noqa: A002
        profile: str = "rules",
        first_colour: Optional[str] = None,
        seed: Optional[int] = None,
        options: str = "",
        forced: Sequence[tuple[int, Optional[int]]] = (),
        forbidden: Sequence[Sequence[int]] = (),
        lot: Sequence[int] = (),
        explain: bool = True,
    ) -> Pairing:
        """Pairs a round (5.4.10.1); `systems()` has the systems. NoValidPairing has the proof.

        `options` are readings of the rules, as `halves=recut ties=ascending`; `lot` is a drawn order;
        `forced` are pairs of start numbers, with None for the bye; `forbidden` are groups of players who
        may not meet each other.
        """
        request = c.shk_pair_options(struct_size=ctypes.sizeof(c.shk_pair_options))
        request.system = _system(system)
        request.profile = _pick(_PROFILES, profile, "profile")
        request.round = round or 0
        request.first_colour = _pick(_COLOURS, first_colour, "first_colour")
        request.has_seed, request.seed = int(seed is not None), seed or 0
        readings = options.encode("utf-8")
        request.options = c.shk_text(readings, len(readings))
        order = (ctypes.c_uint32 * len(lot))(*lot)
        request.lot_order, request.lot_count = order, len(lot)
        pairs = (c.shk_forced * len(forced))(*[c.shk_forced(a, b or 0) for a, b in forced])
        request.forced, request.forced_count = pairs, len(pairs)
        groups = _number_arrays(forbidden)  # kept until the call is over
        bars = (c.shk_forbidden * len(groups))(*[c.shk_forbidden(g, len(g), 0, 0) for g in groups])
        request.forbidden, request.forbidden_count = bars, len(bars)
        request.explain = int(explain)
        return Pairing(_call.new(library.shk_pair, self._handle, ctypes.byref(request)), self)

    def standings(
        self,
        criteria: str = "",
        *,
        unplayed: Optional[str] = None,
        readings: str = "",
        event_kind: Optional[str] = None,
        round: Optional[int] = None,  # noqa: A002
        left: Sequence[int] = (),
        not_left: Sequence[int] = (),
        categories: Sequence[str] = (),
        teams: Optional[str] = None,
        best: int = 4,
    ) -> Standings:
        """The standings by criteria, `PTS,SOLK-1,SOLK`; without them those of the tournament.

        `unplayed` is how games not played count (`unplayed_profiles()`), `readings` what 5.4.10.11 leaves
        open (`plus=zero leaver=own`), `event_kind` swiss or round-robin, `round` after which round;
        `left` and `not_left` are start numbers; `categories` narrow the players down (`women`,
        `born-from:2008`); `teams` is club or federation, of which the `best` count.
        """
        return tiebreaks.standings(
            self._handle, self._player_names(), criteria=criteria, unplayed=unplayed, readings=readings,
            event_kind=event_kind, round=round, left=left, not_left=not_left, categories=categories,
            teams=teams, best=best,
        )  # fmt: skip

    def coefficient(
        self,
        code: str,
        *,
        unplayed: Optional[str] = None,
        readings: str = "",
        event_kind: Optional[str] = None,
        round: Optional[int] = None,  # noqa: A002
        left: Sequence[int] = (),
        not_left: Sequence[int] = (),
    ) -> list[Value]:
        """One coefficient of each player, in the order of `players`; the rest as for `standings`."""
        return tiebreaks.coefficient(
            self._handle, code, self._facts.player_count, unplayed=unplayed, readings=readings,
            event_kind=event_kind, round=round, left=left, not_left=not_left,
        )  # fmt: skip

    def current(self, round: int, *, bye_entry: str = "zero") -> list[Current]:  # noqa: A002
        """The coefficients of each player before a round is paired (P15); `bye_entry` is zero or none."""
        return tiebreaks.current(self._handle, round, bye_entry)

    @property
    def criteria(self) -> str:
        """The criteria of its standings if no others are asked for."""
        return tiebreaks.event_criteria(self._handle)

    @property
    def unplayed(self) -> str:
        """How games not played count if nothing else is asked for."""
        return tiebreaks.event_unplayed(self._handle)

    def rate(
        self,
        *,
        rules: str = "",
        titles: str = "",
        tempo: str = "",
        facts: str = "",
        known: Optional[Mapping[int, Known]] = None,
        round: Optional[int] = None,  # noqa: A002
        players: Sequence[int] = (),
    ) -> Ratings:
        """The rating figures of its players (T13).

        `rules` and `titles` are texts of data files, `tempo` a time control that the rules name (`rapid`);
        what is known of players is `facts`, lines `start,games,highest`, or `known` by start number.
        """
        return rating.rate(
            self._handle, self._player_names(), rules=rules, titles=titles, tempo=tempo, facts=facts,
            known=known, round=round, players=players,
        )  # fmt: skip

    def _player_names(self) -> dict[int, str]:
        return {player.start: player.name for player in self.players}

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Tournament):
            return NotImplemented
        same = ctypes.c_uint32()
        _call.check(library.shk_event_equal(self._handle, other._handle, ctypes.byref(same)))
        return bool(same.value)

    __hash__ = None  # type: ignore[assignment] # results can be entered

    def __repr__(self) -> str:
        facts = self._facts
        return f"<Tournament {self.name!r}: {facts.player_count} players, {facts.paired_rounds} rounds paired>"

    def _repr_html_(self) -> str:
        """The crosstable: opponent, colour and result of each player in each round."""
        players, points = self.players, self.points()
        rounds = [
            _array(c.shk_cell, library.shk_event_cells, self._handle, r)
            for r in range(1, self._facts.round_count + 1)
        ]
        heads = "".join(f"<th>{r}</th>" for r in range(1, len(rounds) + 1))
        rows = "".join(
            f"<tr><td>{p.start}</td><td>{escape(p.name)}</td>"
            + "".join(f"<td>{_cell(cells[i])}</td>" for cells in rounds)
            + f"<td>{float(points[i]):g}</td></tr>"
            for i, p in enumerate(players)
        )
        return f"<table><tr><th>No</th><th>Name</th>{heads}<th>Pts</th></tr>{rows}</table>"


def _cell(cell: c.shk_cell) -> str:
    colour = {c.SHK_COLOUR_WHITE: "w", c.SHK_COLOUR_BLACK: "b"}.get(cell.colour, "")
    sign = {c.SHK_CELL_WIN: "+", c.SHK_CELL_DRAW: "=", c.SHK_CELL_LOSS: "-"}.get(cell.outcome, "")
    return f"{cell.opponent}{colour}{sign}" if cell.opponent else sign


def _result(meeting: Meeting) -> c.shk_meeting:
    row = c.shk_meeting(white=meeting.white, black=meeting.black)
    row.decision = _pick(_DECISIONS, meeting.decision, "decision")
    kind = "unfinished" if meeting.decision is None else meeting.kind
    row.kind = _pick(_KINDS, kind, "kind")
    return row


def _system(name: str) -> int:
    number, data = ctypes.c_uint32(), name.encode("utf-8")
    status = library.shk_system_by_name(data, len(data), ctypes.byref(number))
    if status != c.SHK_OK:
        raise ValueError(f"system: expected one of {', '.join(systems())}, not {name!r}")
    return number.value


def _number_arrays(lists: Sequence[Sequence[int]]) -> list[Any]:
    return [(ctypes.c_uint32 * len(numbers))(*numbers) for numbers in lists]


class Pairing:
    """A paired round, complete."""

    def __init__(self, handle: ctypes.c_void_p, tournament: Tournament) -> None:
        self._handle = _call.owned(self, handle, library.shk_pairing_free)
        self._tournament = tournament

    @property
    def _facts(self) -> c.shk_pairing_facts:
        facts = c.shk_pairing_facts()
        _call.check(library.shk_pairing_describe(self._handle, ctypes.byref(facts)))
        return facts

    @property
    def round(self) -> int:
        return self._facts.round

    @property
    def bye(self) -> Optional[int]:
        """The start number of who has it."""
        return self._facts.bye or None

    @property
    def boards(self) -> list[Board]:
        raw = _array(c.shk_board, library.shk_pairing_boards, self._handle)
        return [
            Board(b.number, b.white, b.black, Fraction(b.white_points, 100), Fraction(b.black_points, 100))
            for b in raw
        ]

    @property
    def lot(self) -> list[int]:
        """The drawn order that was used; empty in the other systems."""
        return list(_array(ctypes.c_uint32, library.shk_pairing_lot, self._handle))

    @property
    def notes(self) -> list[str]:
        """What an arbiter should know of the round."""
        return [
            _call.text(library.shk_pairing_note, self._handle, i, c.SHK_EN, None)
            for i in range(self._facts.note_count)
        ]

    def pair_list(self) -> str:
        """The number of pairs, then `white black` a line, the bye as `number 0`."""
        return _call.text(library.shk_pairing_list, self._handle)

    def explain(self, lang: str = "en") -> str:
        """Why, board by board, with clauses (P26). NotFound: paired with `explain=False`."""
        return _call.text_or_error(library.shk_pairing_explain, self._handle, _call.language(lang))

    def apply(self) -> Tournament:
        """The tournament with the round in it, ready for results."""
        return Tournament(_call.new(library.shk_pairing_apply, self._handle, None))

    def __repr__(self) -> str:
        return f"<Pairing of round {self.round}: {len(self.boards)} boards>"

    def _repr_html_(self) -> str:
        names = {p.start: escape(p.name) for p in self._tournament.players}
        rows = "".join(
            f"<tr><td>{b.number}</td><td>{b.white} {names[b.white]}</td><td>{b.black} {names[b.black]}</td></tr>"
            for b in self.boards
        )
        bye = f"<tr><td></td><td>{self.bye} {names[self.bye]}</td><td>-</td></tr>" if self.bye else ""
        return f"<table><tr><th>Bd</th><th>White</th><th>Black</th></tr>{rows}{bye}</table>"
