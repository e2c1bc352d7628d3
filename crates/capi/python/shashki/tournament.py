"""Tournaments: read, looked at, paired, checked, changed, written."""

from __future__ import annotations

import ctypes
import json
from collections.abc import Iterable, Mapping, Sequence
from fractions import Fraction
from typing import TYPE_CHECKING, Any, Optional, Union

from . import _call, _given, _html, _read, rating, tiebreaks
from . import _declarations as c
from ._library import library
from ._request import request
from ._words import COLOURS, FORMATS, INFO, INFO_LISTS, PAIRED_BY, UNPAIRED, pick, word
from .pairing import Pairing
from .rating import Known, Ratings
from .standings import Standings, Value
from .tiebreaks import Current
from .values import Absence, Cell, DecisionRecord, Meeting, Player, ReaderWarning, Scoring, Unpaired

if TYPE_CHECKING:
    from typing_extensions import Unpack

    from ._given import ForbiddenLike, ForcedLike
    from ._request import How
    from .check import ListReport, Report
    from .correction import Correction
    from .draft import Draft
    from .relaxations import Relaxations
    from .repair import Repair
    from .start_list import StartList


class Tournament:
    """A tournament in which nothing contradicts anything else.

    It is read, built up by a `Draft`, or made of another one; only `record_results` changes it.
    """

    def __init__(self, handle: ctypes.c_void_p) -> None:
        """Takes a handle of the library over; see `from_trf`, `from_json`, `Draft.check`."""
        self._handle = _call.owned(self, handle, library.shk_event_free)

    def _of(self, handle: ctypes.c_void_p) -> Tournament:
        return type(self)(handle)

    @classmethod
    def from_trf(cls, text: str, *, lenient: bool = False, stale_points: bool = False) -> Tournament:
        """Reads TRF16 or TRF26. BadInput has all faults, and the line of the first."""
        return cls._read(text, c.SHK_FORM_TRF26, lenient, stale_points)

    @classmethod
    def from_json(cls, text: str) -> Tournament:
        """Reads the JSON form."""
        return cls._read(text, c.SHK_FORM_JSON, False, False)

    @classmethod
    def from_text(cls, text: str, *, lenient: bool = False, stale_points: bool = False) -> Tournament:
        """Reads either, told apart by content."""
        return cls._read(text, c.SHK_FORM_ANY, lenient, stale_points)

    @classmethod
    def _read(cls, text: str, form: int, lenient: bool, stale: bool) -> Tournament:
        size = ctypes.sizeof(c.shk_read_options)
        options = c.shk_read_options(size, form, int(lenient), int(stale))
        data = text.encode("utf-8")
        return cls(_call.new(library.shk_event_read, data, len(data), ctypes.byref(options)))

    def to_trf(self, *, version: int = 26) -> str:
        """As TRF26 or TRF16."""
        form = pick({26: c.SHK_FORM_TRF26, 16: c.SHK_FORM_TRF16}, version, "version")
        return _call.text_or_error(library.shk_event_write, self._handle, form)

    def to_json(self) -> str:
        """As JSON, complete."""
        return _call.text_or_error(library.shk_event_write, self._handle, c.SHK_FORM_JSON)

    def data(self) -> dict[str, Any]:
        """Everything that stands in the tournament, wishes and drawn orders too, as the JSON form has it."""
        return dict(json.loads(self.to_json())["event"])

    def draft(self) -> Draft:
        """A draft with everything in it, to be changed."""
        from .draft import Draft

        return Draft.of(self)

    # What stands in it.

    @property
    def _facts(self) -> Any:
        return _call.facts(c.shk_event_facts, library.shk_event_describe, self._handle)

    def _count(self, name: str) -> int:
        return int(getattr(self._facts, name))

    @property
    def name(self) -> str:
        return _call.text(library.shk_event_info, self._handle, c.SHK_INFO_NAME, 0)

    @property
    def info(self) -> dict[str, Union[str, list[str]]]:
        """The texts of the event: name, city, chief_arbiter, arbiters ..."""
        found: dict[str, Union[str, list[str]]] = {}
        for name, number in INFO.items():
            found[name] = _call.text(library.shk_event_info, self._handle, number, 0)
        for name, number in INFO_LISTS.items():
            count = _call.number(ctypes.c_size_t, library.shk_event_info_count, self._handle, number)
            found[name] = [
                _call.text(library.shk_event_info, self._handle, number, i) for i in range(count)
            ]
        return found

    @property
    def rounds(self) -> int:
        """How many rounds stand in it; the last may hold absences alone."""
        return self._count("round_count")

    @property
    def paired_rounds(self) -> int:
        return self._count("paired_rounds")

    @property
    def planned_rounds(self) -> Optional[int]:
        return self._count("planned_rounds") or None

    @property
    def format(self) -> str:
        """`swiss` or `round-robin`."""
        return str(word(FORMATS, self._facts.format))

    @property
    def paired_by(self) -> str:
        """`program` (5.4.10.12) or `hand` (5.4.10.11)."""
        return str(word(PAIRED_BY, self._facts.paired_by))

    @property
    def first_colour(self) -> Optional[str]:
        """The colour of the odd start numbers in round 1 (P18), if it is recorded."""
        found: Optional[str] = word(COLOURS, self._facts.first_colour)
        return found

    @property
    def seed(self) -> Optional[int]:
        """The seed of the event's lots, if one is recorded."""
        facts = self._facts
        return int(facts.seed) if facts.has_seed else None

    @property
    def scoring(self) -> Scoring:
        """What a result is worth."""
        return _read.scoring(self._handle)

    @property
    def players(self) -> list[Player]:
        """By start number."""
        return _read.players(self._handle, self)

    def index_of(self, start: int) -> int:
        """The place of a player in `players`, in `points` and in `cells`. NotFound: nobody has the number."""
        return _call.number(ctypes.c_size_t, library.shk_event_index_of, self._handle, start)

    def player(self, start: int) -> Player:
        """The player with a start number. NotFound: nobody has it."""
        return self.players[self.index_of(start)]

    def player_text(self, start: int, field: str = "name") -> str:
        """A text of one player, without reading the others."""
        return _read.player_text(self._handle, start, field)

    def _names(self) -> dict[int, str]:
        facts = _call.array(c.shk_player_facts, library.shk_event_players, self._handle)
        return {f.start: name for f, name in zip(facts, _read.texts(self._handle, "name"))}

    @property
    def warnings(self) -> list[ReaderWarning]:
        """What the reader had to say of a text that it took."""
        return _read.warnings(self._handle)

    @property
    def absences(self) -> list[Absence]:
        """The absences that are announced."""
        raw = _call.array(c.shk_absence, library.shk_event_absences, self._handle)
        return [Absence(a.player, a.round or None, word(UNPAIRED, a.kind)) for a in raw]

    @property
    def decisions(self) -> list[DecisionRecord]:
        """The decisions on published rounds that are recorded (P30)."""
        return [_read.decision(self._handle, i) for i in range(self._count("decision_count"))]

    # Round by round.

    def meetings(self, round: int) -> list[Meeting]:  # noqa: A002 - the field's word
        """The meetings of a round, in the order of the boards."""
        return _read.meetings(self._handle, round)

    def meeting_columns(self, round: int) -> dict[str, memoryview]:  # noqa: A002
        """The same as columns of numbers, without a copy: white, black, and `SHK_KIND_...`,
        `SHK_DECISION_...` as kind and decision. `numpy.asarray` takes them."""
        raw = _call.array(c.shk_meeting, library.shk_event_meetings, self._handle, round)
        return {name: _given.column(raw, name) for name in ("white", "black", "kind", "decision")}

    def unpaired(self, round: int) -> list[Unpaired]:  # noqa: A002
        """Who stands in a round without an opponent."""
        raw = _call.array(c.shk_unpaired, library.shk_event_unpaired, self._handle, round)
        return [Unpaired(u.player, word(UNPAIRED, u.kind)) for u in raw]

    def cells(self, round: int) -> list[Cell]:  # noqa: A002
        """What each player did in a round, in the order of `players`."""
        return [_read.cell(raw) for raw in self._cells(round)]

    def cell_columns(self, round: int) -> dict[str, memoryview]:  # noqa: A002
        """The same as columns of numbers, without a copy: opponent (0: none), kind, colour, outcome."""
        raw = self._cells(round)
        return {name: _given.column(raw, name) for name in ("opponent", "kind", "colour", "outcome")}

    def _cells(self, round: int) -> Any:  # noqa: A002
        return _call.array(c.shk_cell, library.shk_event_cells, self._handle, round)

    def points(self, round: Optional[int] = None) -> list[Fraction]:  # noqa: A002
        """The points of each player after a round, in the order of `players`; without one, now."""
        return [Fraction(p, 100) for p in self.points_hundredths(round)]

    def points_hundredths(self, round: Optional[int] = None) -> memoryview:  # noqa: A002
        """The same in hundredths, as one array of 64-bit numbers."""
        return self._points(library.shk_event_points, self.rounds if round is None else round)

    def points_in(self, round: int) -> list[Fraction]:  # noqa: A002
        """The points that each player made in a round, without adjustments."""
        return [Fraction(p, 100) for p in self._points(library.shk_event_points_in, round)]

    def _points(self, function: Any, round: int) -> memoryview:  # noqa: A002
        raw = _call.array(ctypes.c_int64, function, self._handle, round)
        return memoryview(raw).cast("B").cast("q")

    def record_results(self, round: int, results: Iterable[Meeting]) -> None:  # noqa: A002
        """Enters results in a paired round: all of them or, with an exception, none."""
        rows = _given.meetings(results)
        _call.call(library.shk_event_record_results, self._handle, round, rows, len(rows))

    def record_result_columns(
        self,
        round: int,  # noqa: A002
        white: Iterable[int],
        black: Iterable[int],
        decision: Iterable[int],
        kind: Optional[Iterable[int]] = None,
    ) -> None:
        """The same, given as columns of numbers: lists, `array`, `memoryview`, NumPy. The decisions are
        `SHK_DECISION_...`, the kinds `SHK_KIND_...`; without kinds all are played."""
        self.record_results(round, _read.meeting_rows(white, black, decision, kind))

    # Before and between the rounds.

    def start_list(self, order: str = "rating", *, seed: Optional[int] = None) -> StartList:
        """The start list (5.4.10.5.1) by rating, by lot, or as given. Refused: round 1 is paired."""
        from .start_list import StartList

        return StartList.make(self, order, seed)

    def late_entry(
        self,
        player: Union[Player, str],
        *,
        first_round: int,
        missed: Sequence[str] = (),
    ) -> tuple[Tournament, int]:
        """A tournament with a player who comes late, and his start number, the next one.

        `missed` is what he gets for rounds 1, 2 ... before his first: `zero-point-bye` (a loss, as where
        nothing is said), `half-point-bye` ...
        """
        row, start = _given.player(player), ctypes.c_uint32()
        kinds = bytes(pick(UNPAIRED, kind, "missed") for kind in missed)
        raw = (ctypes.c_uint8 * len(kinds)).from_buffer_copy(kinds)
        handle, error = ctypes.c_void_p(), ctypes.c_void_p()
        status = library.shk_event_enter_late(
            *(self._handle, ctypes.byref(row), first_round, raw, len(raw)),
            *(ctypes.byref(handle), ctypes.byref(start), ctypes.byref(error)),
        )
        _call.check(status, error)
        return self._of(handle), start.value

    # The draw.

    def pair(
        self,
        system: str,
        *,
        round: Optional[int] = None,  # noqa: A002
        profile: str = "rules",
        first_colour: Optional[str] = None,
        seed: Optional[int] = None,
        options: str = "",
        forced: Iterable[ForcedLike] = (),
        forbidden: Iterable[ForbiddenLike] = (),
        lot: Sequence[int] = (),
        explain: bool = True,
    ) -> Pairing:
        """Pairs a round (5.4.10.1); `systems()` has the systems. NoValidPairing has the proof.

        `options` are readings of the rules, as `halves=recut ties=ascending`; `lot` is a drawn order;
        `forced` are `Forced`, or pairs of start numbers, with None for the bye; `forbidden` are
        `Forbidden`, or groups of players who may not meet each other.
        """
        asked = request(
            system,
            round=round,
            profile=profile,
            first_colour=first_colour,
            seed=seed,
            options=options,
            forced=forced,
            forbidden=forbidden,
            lot=lot,
            explain=explain,
        )
        return Pairing(_call.new(library.shk_pair, self._handle, ctypes.byref(asked)), self)

    def check(
        self,
        system: str,
        *,
        rounds: Optional[tuple[int, int]] = None,
        changes: Iterable[str] = (),
        find: bool = False,
        **how: Unpack[How],
    ) -> Report:
        """Whether the rounds that stand are the system's (P27); `rounds` are the first and the last.

        `changes` are results that may have stood when a round was paired, `4:40-60=1/2` seen by the
        first; with `find` a single changed result is looked for where a round differs, which takes long.
        """
        from .check import Report

        return Report.make(self, request(system, **how), rounds, changes, find)

    def check_list(
        self,
        system: str,
        pairs: Union[str, Sequence[Sequence[Optional[int]]]],
        *,
        round: Optional[int] = None,  # noqa: A002
        **how: Unpack[How],
    ) -> ListReport:
        """Whether a bare list for a round breaks a rule, and whether it is the system's: a text as of
        `Pairing.pair_list`, or pairs."""
        from .check import ListReport

        return ListReport.make(self, request(system, round=round, **how), pairs)

    def correct(self, system: str, results: Iterable[str], **how: Unpack[How]) -> Correction:
        """What corrected results change (P25), each written `4:40-60=1/2`, seen by the first."""
        from .correction import Correction

        return Correction.make(self, request(system, **how), results)

    def repair(
        self,
        system: str,
        published: Union[str, Sequence[Sequence[Optional[int]]]],
        *,
        absent: Iterable[int] = (),
        arrived: Iterable[int] = (),
        corrected: Iterable[str] = (),
        round: Optional[int] = None,  # noqa: A002
        **how: Unpack[How],
    ) -> Repair:
        """Pairs a published round anew with the fewest touched (P23), after players went or came or
        results were corrected."""
        from .repair import Repair

        asked = request(system, round=round, **how)
        return Repair.make(self, asked, published, absent, arrived, corrected)

    def relaxations(
        self,
        system: str,
        *,
        limit: int = 10,
        round: Optional[int] = None,  # noqa: A002
        **how: Unpack[How],
    ) -> Relaxations:
        """The smallest relaxations with which a round could be paired that can't be (P28)."""
        from .relaxations import Relaxations

        return Relaxations.make(self, request(system, round=round, **how), limit)

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
        args = (self._handle, other._handle)
        return bool(_call.number(ctypes.c_uint32, library.shk_event_equal, *args))

    __hash__ = None  # type: ignore[assignment] # results can be entered

    def __repr__(self) -> str:
        facts = self._facts
        return f"<Tournament {self.name!r}: {facts.player_count} players, {facts.paired_rounds} rounds paired>"

    def _repr_html_(self) -> str:
        """The crosstable: opponent, colour and result of each player in each round."""
        points = self.points()
        rounds = [self._cells(r) for r in range(1, self.rounds + 1)]
        rows = [
            (
                start,
                name,
                *(_read.short_cell(cells[i]) for cells in rounds),
                _html.points(points[i]),
            )
            for i, (start, name) in enumerate(self._names().items())
        ]
        return _html.table(("No", "Name", *map(str, range(1, len(rounds) + 1)), "Pts"), rows)
