"""Tournaments built up by calls."""

from __future__ import annotations

import ctypes
from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Optional, Union

from . import _call, _given, _read
from . import _declarations as c
from ._library import library
from ._words import (
    COLOURS,
    FORMATS,
    GROUPS_BY,
    INFO,
    INFO_LISTS,
    PAIRED_BY,
    PARTS,
    PLAYER_TEXTS,
    pick,
)
from .tournament import Tournament
from .values import (
    Absence,
    Acceleration,
    Adjustment,
    DecisionRecord,
    Meeting,
    Player,
    Scoring,
    Unpaired,
)

if TYPE_CHECKING:
    from ._given import ForbiddenLike, ForcedLike, Players
    from .draw import RoundDraw


class Draft:
    """A tournament in which anything may stand. `check` makes a `Tournament` of it, or tells every fault.

    One thread at a time may change it.
    """

    def __init__(
        self,
        name: str = "",
        players: Players = (),
        *,
        planned_rounds: Optional[int] = None,
        scoring: Optional[Scoring] = None,
        first_colour: Optional[str] = None,
        seed: Optional[int] = None,
        options: str = "",
    ) -> None:
        """A Swiss tournament, paired by program; without a scoring 2, 1, 0."""
        handle = ctypes.c_void_p()
        _call.check(library.shk_draft_new(ctypes.byref(handle)))
        self._take(handle, Tournament)
        if name:
            self.set_info(name=name)
        self.set_planned_rounds(planned_rounds)
        if scoring is not None:
            self.set_scoring(scoring)
        self.set_first_colour(first_colour)
        self.set_seed(seed)
        if options:
            self.set_options(options)
        self.add_players(players)

    def _take(self, handle: ctypes.c_void_p, kind: type[Tournament]) -> None:
        self._handle = _call.owned(self, handle, library.shk_draft_free)
        self._kind = kind

    @classmethod
    def of(cls, tournament: Tournament) -> Draft:
        """A draft with everything that stands in a tournament."""
        handle = ctypes.c_void_p()
        _call.check(library.shk_draft_from_event(tournament._handle, ctypes.byref(handle)))
        draft = cls.__new__(cls)
        draft._take(handle, type(tournament))
        return draft

    def check(self) -> Tournament:
        """The tournament. BadInput: its message has everything that is wrong, a line each. The draft
        stays as it is and can be changed further."""
        return self._kind(_call.new(library.shk_draft_check, self._handle))

    def _call(self, function: Any, *arguments: Any) -> None:
        _call.call(function, self._handle, *arguments)

    def _add(self, function: Any, rows: Any) -> None:
        self._call(function, rows, len(rows))

    # What the regulations say.

    def set_info(self, **texts: Union[str, Iterable[str]]) -> None:
        """Sets texts of the event: name, city, federation, start_date, end_date, kind, kind_code,
        chief_arbiter, time_control, time_control_code, pairing_program, and the lists arbiters,
        round_dates, tie_breaks, standings. An empty text or list takes it away."""
        for name, given in texts.items():
            field = pick({**INFO, **INFO_LISTS}, name, "info")
            _call.check(library.shk_draft_clear_info(self._handle, field))
            values = [given] if isinstance(given, str) else list(given)
            if name in INFO and len(values) != 1:
                raise ValueError(f"{name}: expected one text, not {len(values)}")
            for value in values:
                data = value.encode("utf-8")
                _call.check(library.shk_draft_set_info(self._handle, field, data, len(data)))

    def set_planned_rounds(self, rounds: Optional[int]) -> None:
        _call.check(library.shk_draft_set_planned_rounds(self._handle, rounds or 0))

    def set_format(self, format: str = "swiss", *, paired_by: str = "program") -> None:  # noqa: A002
        """`swiss` or `round-robin`; paired by `program` (5.4.10.12) or by `hand` (5.4.10.11)."""
        how = pick(FORMATS, format, "format"), pick(PAIRED_BY, paired_by, "paired_by")
        _call.check(library.shk_draft_set_format(self._handle, *how))

    def set_scoring(self, scoring: Scoring) -> None:
        """What a result is worth."""
        row = _given.scoring(scoring)
        _call.check(library.shk_draft_set_scoring(self._handle, ctypes.byref(row)))

    def set_first_colour(self, colour: Optional[str]) -> None:
        """The colour of the odd start numbers in round 1 (P18): white, black or None."""
        number = pick(COLOURS, colour, "colour")
        _call.check(library.shk_draft_set_first_colour(self._handle, number))

    def set_seed(self, seed: Optional[int]) -> None:
        """The seed of the event's lots."""
        given = int(seed is not None), seed or 0
        _call.check(library.shk_draft_set_seed(self._handle, *given))

    def set_options(self, options: str) -> None:
        """The readings of the rules, `halves=recut ties=ascending`; empty for the defaults."""
        data = options.encode("utf-8")
        self._call(library.shk_draft_set_options, data, len(data))

    def allow_gaps(self, allowed: bool = True) -> None:
        """Whether start numbers may have gaps: somebody was struck off before round 1."""
        _call.check(library.shk_draft_allow_gaps(self._handle, int(allowed)))

    def add_lot(self, order: Iterable[int], *, round: Optional[int] = None) -> None:  # noqa: A002
        """The drawn order of a round (5.4.10.4); without one, of the round to be paired."""
        drawn = _given.numbers(order)
        _call.check(library.shk_draft_add_lot(self._handle, round or 0, drawn, len(drawn)))

    # Players.

    def add_players(self, players: Players) -> None:
        """Adds players, or names of players: all of them or, with an exception, none."""
        rows = _given.structs(c.shk_player, [_given.player(one) for one in players])
        self._add(library.shk_draft_add_players, rows)

    def add_player_columns(
        self,
        names: Sequence[str],
        *,
        ratings: Optional[Iterable[int]] = None,
        starts: Optional[Iterable[int]] = None,
        **texts: Sequence[str],
    ) -> None:
        """The same, given as columns: names, ratings (0: none), and title, federation, club, id,
        birth_date as texts. Numbers may be lists, `array`, `memoryview` or NumPy."""
        nobody = [0] * len(names)
        numbers = {
            "start": nobody if starts is None else starts,
            "rating": nobody if ratings is None else ratings,
        }
        rows = _given.columns(c.shk_player, numbers)
        for field, column in {"name": names, **texts}.items():
            if len(column) != len(rows):
                raise ValueError(f"columns of different lengths: {field} has {len(column)}")
            pick(PLAYER_TEXTS, field, "field")
            for row, value in zip(rows, column):
                setattr(row, field, _given.text(value))
        self._add(library.shk_draft_add_players, rows)

    def set_player(self, player: Player) -> None:
        """Puts a player in the place of the one with the same start number. NotFound: there is none."""
        self._call(library.shk_draft_set_player, ctypes.byref(_given.player(player)))

    def remove_player(self, start: int) -> None:
        """Strikes a player off; whoever refers to him elsewhere is a fault of the draft."""
        self._call(library.shk_draft_remove_player, start)

    def withdraw(self, start: int, *, after: int) -> None:
        """A player left after a round; 0: before round 1."""
        self._call(library.shk_draft_withdraw, start, after)

    # Rounds.

    def set_round(
        self,
        round: int,  # noqa: A002 - the field's word
        meetings: Iterable[Meeting],
        unpaired: Iterable[Unpaired] = (),
    ) -> None:
        """Puts a round in place: its meetings in the order of the boards, and who stands in it without
        an opponent. NotFound: it is beyond the next one."""
        rows, others = _given.meetings(meetings), _given.unpaired(unpaired)
        self._call(library.shk_draft_set_round, round, rows, len(rows), others, len(others))

    def set_round_columns(
        self,
        round: int,  # noqa: A002
        white: Iterable[int],
        black: Iterable[int],
        decision: Optional[Iterable[int]] = None,
        kind: Optional[Iterable[int]] = None,
        *,
        bye: Optional[int] = None,
    ) -> None:
        """The same, given as columns of numbers: lists, `array`, `memoryview`, NumPy. The decisions are
        `SHK_DECISION_...`; without them nothing is played yet."""
        plus = [] if bye is None else [Unpaired(bye)]
        self.set_round(round, _read.meeting_rows(white, black, decision, kind), plus)

    def keep_rounds(self, rounds: int) -> None:
        """Drops all rounds after the first ones."""
        self._call(library.shk_draft_keep_rounds, rounds)

    def add_absences(self, absences: Iterable[Absence]) -> None:
        self._add(library.shk_draft_add_absences, _given.absences(absences))

    def add_adjustments(self, adjustments: Iterable[Adjustment]) -> None:
        """Adds points beside the results."""
        self._add(library.shk_draft_add_adjustments, _given.adjustments(adjustments))

    def add_acceleration(self, acceleration: Iterable[Acceleration]) -> None:
        """Adds accelerated points: kept for files that have them."""
        self._add(library.shk_draft_add_acceleration, _given.accelerations(acceleration))

    def add_decisions(self, decisions: Iterable[DecisionRecord]) -> None:
        """Adds records of decisions on published rounds (P30)."""
        self._add(library.shk_draft_add_decisions, _given.decisions(decisions))

    def add_records(self, draw: RoundDraw) -> None:
        """Adds the records of the decisions that changed a draw."""
        _call.check(library.shk_draft_add_records(self._handle, draw._handle))

    # Wishes.

    def add_forbidden(self, *forbidden: ForbiddenLike) -> None:
        """Adds prohibitions: `Forbidden`, or groups of players who may not meet each other."""
        self._add(library.shk_draft_add_forbidden, _given.forbidden(forbidden))

    def add_forced(self, *forced: ForcedLike) -> None:
        """Adds pairs that are fixed for the round to be paired: `Forced`, or `(first, second)`."""
        self._add(library.shk_draft_add_forced, _given.forced(forced))

    def add_pools(self, pools: Mapping[str, Iterable[int]]) -> None:
        """Adds pools by name, players who are paired among themselves, in the order of the draw."""
        self._add(library.shk_draft_add_pools, _given.groups(pools))

    def add_groups(self, groups: Mapping[str, Iterable[int]]) -> None:
        """Adds groups by name (clubs, regions, families)."""
        self._add(library.shk_draft_add_groups, _given.groups(groups))

    def add_groups_by(self, by: str) -> int:
        """Adds the groups of two players or more of one `club` or `federation`; how many they are."""
        number = pick(GROUPS_BY, by, "by")
        return _call.number(ctypes.c_size_t, library.shk_draft_add_groups_by, self._handle, number)

    def meet_until(self, round: int, *groups: str) -> None:  # noqa: A002
        """Compulsory meetings inside groups in rounds 1 to `round` (P5); no names: inside all."""
        names = _given.texts(groups)
        self._call(library.shk_draft_add_meet_until, round, names, len(names))

    def not_before(self, round: int, *groups: str, soft: bool = False) -> None:  # noqa: A002
        """Players of one group don't meet before a round (P34), as a wish with `soft` (P33)."""
        names = _given.texts(groups)
        self._call(library.shk_draft_add_not_before, round, int(soft), names, len(names))

    def add_soft_pairs(self, pairs: Iterable[tuple[int, int]]) -> None:
        """Adds pairs that should not meet, in the order in which they are kept (P33)."""
        self._add(library.shk_draft_add_soft_pairs, _given.pairs(pairs))

    def clear(self, *parts: str) -> None:
        """Empties parts, so that they can be given anew: absences, adjustments, acceleration, forbidden,
        forced, pools, groups, meet-until, not-before, soft, lots, decisions, kept-lines."""
        for part in parts:
            _call.check(library.shk_draft_clear(self._handle, pick(PARTS, part, "part")))
