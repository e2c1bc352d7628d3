"""Protests and appeals (5.4.16). Moments are minutes from any beginning that a host chooses."""

from __future__ import annotations

import ctypes
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Optional

from . import _call
from . import _declarations as c
from . import _named
from ._library import library

PACES = _named.words("SHK_PACE_")
FILERS = _named.words("SHK_FILER_")
RULINGS = _named.words("SHK_RULING_")
FAULTS = _named.words("SHK_COMMITTEE_", without=("OTHER", "INIT"))
_DEPOSITS = _named.words("SHK_DEPOSIT_")


def pace_of_discipline(name: str) -> str:
    """classical or fast, by the words in the name of a discipline."""
    pace, data = ctypes.c_int32(), name.encode("utf-8")
    _call.check(library.shk_pace_of_discipline(data, len(data), ctypes.byref(pace)))
    return _named.word(PACES, pace.value)


@dataclass(frozen=True)
class RoundTimes:
    """The times of a round: when it ended, when the next begins (None after the last)."""

    end: int
    next_start: Optional[int] = None
    pace: str = "classical"

    @property
    def _raw(self) -> c.shk_round_times:
        size, pace = ctypes.sizeof(c.shk_round_times), _named.pick(PACES, self.pace, "pace")
        more = self.next_start is not None
        return c.shk_round_times(size, pace, int(more), 0, self.end, self.next_start or 0)

    @property
    def protest_until(self) -> int:
        """The last minute for a protest (5.4.16.1)."""
        until = ctypes.c_int64()
        _call.check(library.shk_protest_until(ctypes.byref(self._raw), ctypes.byref(until)))
        return until.value


def _text(value: str, keep: list[bytes]) -> c.shk_text:
    data = value.encode("utf-8")
    keep.append(data)
    return c.shk_text(data, len(data))


def _minute(value: Optional[int]) -> Any:
    return None if value is None else ctypes.byref(ctypes.c_int64(value))


class Protest:
    """A protest that was accepted, and what became of it. Refused has a `name` and a `clause`."""

    def __init__(self, handle: ctypes.c_void_p) -> None:
        """Takes a handle of the library over; see `file`."""
        self._handle = _call.owned(self, handle, library.shk_protest_free)

    @classmethod
    def file(
        cls,
        by: str,
        clauses: Iterable[str],
        at: int,
        times: RoundTimes,
        *,
        written: bool = True,
        to_chief_arbiter: bool = True,
        paid: int = 0,
        deposit: int = 0,
    ) -> Protest:
        """Hands a protest in: by player, representative, team, at a minute. `deposit` is what the
        regulations set and `paid` what was paid, in roubles. Refused: the first thing that is wrong."""
        keep: list[bytes] = []
        named = [_text(clause, keep) for clause in clauses]
        flags = (0 if written else c.SHK_PAPER_NOT_WRITTEN) | (
            0 if to_chief_arbiter else c.SHK_PAPER_NOT_TO_CHIEF_ARBITER
        )
        paper = c.shk_paper(
            ctypes.sizeof(c.shk_paper),
            _named.pick(FILERS, by, "by"),
            flags,
            paid,
            at,
            (c.shk_text * len(named))(*named),
            len(named),
        )
        raw = times._raw
        return cls(_call.new(library.shk_protest_file, ctypes.byref(paper), ctypes.byref(raw), deposit))

    def decide_before(self, approval: Optional[int] = None) -> int:
        """By when it has to be decided; `approval` is when the technical results are approved."""
        before = ctypes.c_int64()
        _call.check(library.shk_protest_decide_before(self._handle, _minute(approval), ctypes.byref(before)))
        return before.value

    def decide(self, ruling: str, at: int, approval: Optional[int] = None) -> None:
        """The chief arbiter's decision: upheld or rejected; final but for an appeal (5.4.16.3)."""
        number = _named.pick(RULINGS, ruling, "ruling")
        _call.call(library.shk_protest_decide, self._handle, number, at, _minute(approval))

    @property
    def _facts(self) -> c.shk_protest_facts:
        facts = c.shk_protest_facts()
        _call.check(library.shk_protest_describe(self._handle, ctypes.byref(facts)))
        return facts

    @property
    def ruling(self) -> str:
        """pending, upheld, rejected."""
        return _named.word(RULINGS, self._facts.ruling)

    @property
    def deposit(self) -> Optional[tuple[str, int]]:
        """Where the deposit goes, back or to-prize-fund, and the roubles; None while it is pending or
        without one (5.4.16.4)."""
        facts = self._facts
        if facts.deposit_goes == c.SHK_DEPOSIT_NOWHERE:
            return None
        return _named.word(_DEPOSITS, facts.deposit_goes), facts.deposit

    def __repr__(self) -> str:
        return f"<Protest: {self.ruling}>"


@dataclass(frozen=True)
class Juror:
    """A person who may sit on the committee, with what is asked of him in one dispute."""

    name: str
    age: int
    region: Optional[str] = None
    arbiter: bool = False
    party: bool = False
    interest: bool = False

    def _raw(self, keep: list[bytes]) -> c.shk_juror:
        flags = (
            (c.SHK_JUROR_ARBITER if self.arbiter else 0)
            | (c.SHK_JUROR_PARTY if self.party else 0)
            | (c.SHK_JUROR_INTEREST if self.interest else 0)
        )
        return c.shk_juror(_text(self.name, keep), _text(self.region or "", keep), self.age, flags)


@dataclass(frozen=True)
class Committee:
    """An appeals committee: a chair, two or more members, two reserves (5.4.16.5)."""

    chair: Juror
    members: Sequence[Juror]
    reserves: Sequence[Juror]

    def _raw(self, keep: list[Any]) -> Any:
        def array(jurors: Sequence[Juror]) -> Any:
            raws = [juror._raw(keep) for juror in jurors]
            place = (c.shk_juror * len(raws))(*raws)
            keep.append(place)
            return place

        size = ctypes.sizeof(c.shk_committee)
        chair, members, reserves = array([self.chair]), array(self.members), array(self.reserves)
        raw = c.shk_committee(size, 0, chair, members, len(members), reserves, len(reserves))
        keep.append(raw)
        return ctypes.byref(raw)

    @property
    def faults(self) -> list[str]:
        """Everything that is wrong with it before any dispute: `even-votes`, `too-young` ..."""
        keep: list[Any] = []
        faults = _call.array(ctypes.c_int32, library.shk_committee_faults, self._raw(keep))
        return [_named.word(FAULTS, fault) for fault in faults]

    @property
    def shared_regions(self) -> list[str]:
        """Regions that more than one comes from: a note, no fault."""
        keep: list[Any] = []
        return _call.text(library.shk_committee_shared_regions, self._raw(keep)).splitlines()

    def sit(self) -> list[Juror]:
        """Those who vote, the chair's place first; a reserve steps in for who may not. Refused: a fault,
        or `too-few-can-sit`."""
        keep: list[Any] = []
        seated = _call.array(ctypes.c_uint32, library.shk_committee_sit, self._raw(keep), error=True)
        everybody = [self.chair, *self.members, *self.reserves]
        return [everybody[place] for place in seated]


def fault_text(fault: str, lang: str = "en") -> str:
    """A fault of a committee in words."""
    number = _named.pick(FAULTS, fault, "fault")
    return _call.text(library.shk_committee_fault_text, number, _call.language(lang))


class Appeal:
    """An appeal against the chief arbiter's decision on a protest."""

    def __init__(self, handle: ctypes.c_void_p) -> None:
        """Takes a handle of the library over; see `file`."""
        self._handle = _call.owned(self, handle, library.shk_appeal_free)

    @classmethod
    def file(cls, protest: Protest, by: str, committee: Optional[Committee]) -> Appeal:
        """Hands an appeal in; None where the competition has no committee. Refused says why."""
        keep: list[Any] = []
        raw = committee._raw(keep) if committee is not None else None
        number = _named.pick(FILERS, by, "by")
        return cls(_call.new(library.shk_appeal_file, protest._handle, number, raw))

    def decide(self, votes_for: int) -> str:
        """The committee decides by so many votes for the appeal: upheld or rejected, and final."""
        ruling = ctypes.c_int32()
        _call.call(library.shk_appeal_decide, self._handle, votes_for, ctypes.byref(ruling))
        return _named.word(RULINGS, ruling.value)

    def _described(self) -> tuple[int, int]:
        ruling, voters = ctypes.c_int32(), ctypes.c_uint32()
        _call.check(library.shk_appeal_describe(self._handle, ctypes.byref(ruling), ctypes.byref(voters)))
        return ruling.value, voters.value

    @property
    def ruling(self) -> str:
        """pending, upheld, rejected."""
        return _named.word(RULINGS, self._described()[0])

    @property
    def voters(self) -> int:
        """How many vote."""
        return self._described()[1]

    def __repr__(self) -> str:
        return f"<Appeal: {self.ruling}>"
