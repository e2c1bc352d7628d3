"""The arbiter's side of a game: irregularities (5.4.13) and sanctions (5.4.14)."""

from __future__ import annotations

import ctypes
from dataclasses import dataclass
from typing import Optional

from . import _call
from . import _declarations as c
from . import _named
from ._library import library
from .board import Move, Position

#: The fourteen violations of 5.4.13.2 by name, with their numbers in the clause.
VIOLATIONS = _named.named(library.shk_violation_name, "SHK_VIOLATION_")
#: Where an irregularity can stand.
STATUSES = {
    _call.text(library.shk_irregularity_status_name, status): status
    for status in range(c.SHK_IRREGULARITY_OPEN, c.SHK_IRREGULARITY_STANDS + 1)
}
GRAVITIES = _named.words("SHK_GRAVITY_")
SANCTIONS = _named.named(library.shk_sanction_name, "SHK_SANCTION_")
_REMEDIES = _named.words("SHK_SETUP_")


def violation_text(violation: str, lang: str = "en") -> str:
    """What a violation is, in words."""
    number = _named.pick(VIOLATIONS, violation, "violation")
    return _call.text(library.shk_violation_text, number, _call.language(lang))


def violation_number(name: str) -> Optional[int]:
    """The number in clause 5.4.13.2 of what an error's `name` says; None where it is no violation."""
    number, data = ctypes.c_int32(), name.encode("utf-8")
    status = library.shk_violation_by_name(data, len(data), ctypes.byref(number))
    if status == c.SHK_NOT_FOUND:
        return None
    _call.check(status)
    return number.value


def outlives_a_reply(violation: str) -> bool:
    """Whether the correction can be demanded after the reply too: only that a king be marked."""
    outlives = ctypes.c_uint32()
    number = _named.pick(VIOLATIONS, violation, "violation")
    _call.check(library.shk_violation_outlives_a_reply(number, ctypes.byref(outlives)))
    return bool(outlives.value)


@dataclass(frozen=True)
class Irregularity:
    """A violation in a game, and where it stands."""

    violation: str
    side: str
    #: The ply that it left on record.
    ply: int
    #: open, demanded, before-arbiter, corrected, stands.
    status: str
    #: The ply that was on the board when it was corrected or let stand.
    since: Optional[int]
    #: What stands is no ground for a protest (5.4.13.4).
    bars_protest: bool
    #: The first of his pieces that the offender touched, where that was entered.
    touched: Optional[int] = None
    #: The capture that was made, where its pieces came off wrongly.
    capture: Optional[Move] = None
    #: The position that it left; None for a king that was not marked.
    stood: Optional[Position] = None

    @property
    def number(self) -> int:
        """The number in clause 5.4.13.2."""
        return VIOLATIONS[self.violation]

    def text(self, lang: str = "en") -> str:
        """What happened, in words."""
        return violation_text(self.violation, lang)

    def status_text(self, lang: str = "en") -> str:
        """Where it stands, in words."""
        return _call.text(library.shk_irregularity_status_text, STATUSES[self.status], _call.language(lang))


@dataclass(frozen=True)
class Corrections:
    """What the opponent can have done about a violation."""

    #: The position that is put back.
    put_back: Position
    #: The moves open to the offender in it; none where nothing has to be played.
    moves: tuple[Move, ...]
    #: Whose time runs: the offender's (5.4.13.4).
    clock: str


@dataclass(frozen=True)
class Imposed:
    """A sanction that was imposed. `at` is the ply, in a ladder the game; `side` is None in a ladder."""

    at: int
    side: Optional[str]
    gravity: str
    sanction: str
    seconds: Optional[int] = None

    def text(self, lang: str = "en") -> str:
        """The sanction in words."""
        number = SANCTIONS[self.sanction]
        return _call.text(library.shk_sanction_text, number, self.seconds or 0, _call.language(lang))

    def gravity_text(self, lang: str = "en") -> str:
        """How grave the violation was, in words."""
        return _call.text(library.shk_gravity_text, GRAVITIES[self.gravity], _call.language(lang))


def _imposed(raw: c.shk_imposed, *, with_side: bool) -> Imposed:
    side = _named.word(_named.SIDES, raw.side) if with_side else None
    gravity, sanction = _named.word(GRAVITIES, raw.gravity), _named.word(SANCTIONS, raw.sanction)
    return Imposed(raw.at, side, gravity, sanction, raw.seconds or None)


def _sanction(gravity: str, sanction: str, seconds: int, increment: int) -> tuple[int, int, int, int]:
    grave, chosen = _named.pick(GRAVITIES, gravity, "gravity"), _named.pick(SANCTIONS, sanction, "sanction")
    return grave, chosen, seconds, increment


class Arbitration:
    """What players and arbiter do about irregularities of a game. Refused has a `name` and a `clause`."""

    _handle: ctypes.c_void_p

    def violate(
        self,
        violation: str,
        side: str,
        stood: Position,
        *,
        touched: Optional[int] = None,
        capture: Optional[Move] = None,
    ) -> None:
        """Enters a violation of a side: the position that it left becomes a ply (5.4.13.2). `touched` is
        the first of his pieces that he touched, `capture` the capture whose pieces came off wrongly."""
        incident = c.shk_incident(ctypes.sizeof(c.shk_incident))
        incident.violation = _named.pick(VIOLATIONS, violation, "violation")
        incident.side, incident.touched = _named.side(side), touched or 0
        incident.stood = stood._raw
        if capture is not None:
            incident.flags, incident.capture = c.SHK_INCIDENT_CAPTURE, capture._raw()
        _call.call(library.shk_game_violate, self._handle, ctypes.byref(incident))

    def king_not_marked(self) -> None:
        """The man crowned by the last move was not marked; it is a king all the same."""
        _call.call(library.shk_game_king_not_marked, self._handle)

    @property
    def irregularities(self) -> list[Irregularity]:
        """In their order."""
        raws = _call.array(c.shk_irregularity, library.shk_game_irregularities, self._handle)
        return [self._irregularity(index, raw) for index, raw in enumerate(raws)]

    def _irregularity(self, index: int, raw: c.shk_irregularity) -> Irregularity:
        entered = c.shk_incident(ctypes.sizeof(c.shk_incident))
        _call.check(library.shk_game_incident(self._handle, index, ctypes.byref(entered)))
        return Irregularity(
            _named.word(VIOLATIONS, raw.violation),
            _named.word(_named.SIDES, raw.side),
            raw.ply,
            _named.word(STATUSES, raw.status),
            raw.since if raw.status >= c.SHK_IRREGULARITY_CORRECTED else None,
            bool(raw.flags & c.SHK_IRREGULARITY_BARS_PROTEST),
            entered.touched or None,
            Move._of(entered.capture) if entered.flags & c.SHK_INCIDENT_CAPTURE else None,
            Position._of(entered.stood) if raw.violation != VIOLATIONS["king-not-marked"] else None,
        )

    def corrections(self, index: int = -1) -> Corrections:
        """What corrects an irregularity, by default the last one. IndexError: there is none."""
        index = range(len(self.irregularities))[index]
        put_back, clock = c.shk_position(), ctypes.c_uint32()
        moves = _call.array(
            c.shk_move, library.shk_game_corrections, self._handle, index, ctypes.byref(put_back), ctypes.byref(clock)
        )
        named = tuple(Move._of(m) for m in moves)
        return Corrections(Position._of(put_back), named, _named.word(_named.SIDES, clock.value))

    def demand_correction(self, side: str) -> Corrections:
        """The opponent demands that the last violation be corrected: what is open then (5.4.13.4)."""
        _call.call(library.shk_game_demand_correction, self._handle, _named.side(side))
        last = max(i for i, one in enumerate(self.irregularities) if one.status == "demanded")
        return self.corrections(last)

    def waive(self, side: str) -> None:
        """The opponent gives the correction up: the violation stands for good."""
        _call.call(library.shk_game_waive, self._handle, _named.side(side))

    def call_arbiter(self, side: str) -> None:
        """The offender doesn't agree: the clocks are stopped (5.4.13.4)."""
        _call.call(library.shk_game_call_arbiter, self._handle, _named.side(side))

    def arbiter_decides(self, correct: bool) -> None:
        """The arbiter decides between the players."""
        _call.call(library.shk_game_arbiter_decides, self._handle, int(correct))

    def correct(self, side: str, move: Optional[Move] = None) -> None:
        """The offender corrects, by one of the moves of `corrections`, or without where there is none."""
        raw = move._raw() if move is not None else None
        _call.call(library.shk_game_correct, self._handle, _named.side(side), ctypes.byref(raw) if raw else None)

    def demand_marking(self, side: str) -> int:
        """The opponent demands that the other's kings be marked: the set of those that were not."""
        kings = ctypes.c_uint32()
        _call.call(library.shk_game_demand_marking, self._handle, _named.side(side), ctypes.byref(kings))
        return kings.value

    def impose(
        self, side: str, gravity: str, sanction: str, *, seconds: int = 0, increment: int = 0
    ) -> None:
        """The arbiter imposes a sanction (5.4.14.1); a loss or an exclusion ends the game. `seconds` are
        those of `time`, `increment` those added for each move."""
        numbers = _sanction(gravity, sanction, seconds, increment)
        _call.call(library.shk_game_impose, self._handle, _named.side(side), *numbers)

    @property
    def sanctions(self) -> list[Imposed]:
        """In their order."""
        raws = _call.array(c.shk_imposed, library.shk_game_sanctions, self._handle)
        return [_imposed(raw, with_side=True) for raw in raws]

    def wrong_setup(self, begun: bool) -> str:
        """What is to be done about a wrong set-up that is found now: mend, arbiter-decides, game-stands
        (5.4.13.1). `begun`: the game began, though perhaps without a move."""
        remedy = ctypes.c_int32()
        _call.check(library.shk_game_wrong_setup(self._handle, int(begun), ctypes.byref(remedy)))
        return _named.word(_REMEDIES, remedy.value)


def setup_text(remedy: str, lang: str = "en") -> str:
    """A remedy for a wrong set-up in words."""
    return _call.text(library.shk_setup_text, _named.pick(_REMEDIES, remedy, "remedy"), _call.language(lang))


@dataclass(frozen=True)
class Advice:
    """What the ladder advises; the arbiter chooses."""

    sanction: str
    #: Whether the player can be excluded too.
    exclusion: bool


class Sanctions:
    """The ladder of sanctions of one player (5.4.14.2), with what was imposed game after game."""

    def __init__(self, handle: Optional[ctypes.c_void_p] = None) -> None:
        if handle is None:
            handle = ctypes.c_void_p()
            _call.check(library.shk_ladder_new(ctypes.byref(handle)))
        self._handle = _call.owned(self, handle, library.shk_ladder_free)

    def advise(self, gravity: str = "ordinary") -> Advice:
        """What is advised for a violation: ordinary or gross. Nothing is imposed by it."""
        advice = c.shk_advice()
        number = _named.pick(GRAVITIES, gravity, "gravity")
        _call.check(library.shk_ladder_advise(self._handle, number, ctypes.byref(advice)))
        return Advice(_named.word(SANCTIONS, advice.sanction), bool(advice.exclusion))

    def impose(
        self, gravity: str = "ordinary", sanction: Optional[str] = None, *, seconds: int = 0, increment: int = 0
    ) -> Imposed:
        """The arbiter imposes a sanction, by default the advised one."""
        chosen = sanction or self.advise(gravity).sanction
        _call.call(library.shk_ladder_impose, self._handle, *_sanction(gravity, chosen, seconds, increment))
        return self.history[-1]

    def add_game(self, game: Arbitration, side: str) -> None:
        """Adds what was imposed on a side of a game, in the player's present game."""
        _call.check(library.shk_ladder_add_game(self._handle, game._handle, _named.side(side)))

    def next_game(self) -> None:
        """The ladder starts again; a game that was lost so is remembered."""
        _call.check(library.shk_ladder_next_game(self._handle))

    @property
    def history(self) -> list[Imposed]:
        """What was imposed; `at` is the game, from 1."""
        raws = _call.array(c.shk_imposed, library.shk_ladder_history, self._handle)
        return [_imposed(raw, with_side=False) for raw in raws]

    def copy(self) -> Sanctions:
        """Another ladder like this one."""
        handle = ctypes.c_void_p()
        _call.check(library.shk_ladder_copy(self._handle, ctypes.byref(handle)))
        return Sanctions(handle)

    def __repr__(self) -> str:
        return f"<Sanctions: {', '.join(one.sanction for one in self.history) or 'none'}>"
