"""What a tournament is made of, as plain values.

Players are named by their start numbers, points are `Fraction`, rounds count from 1. A value that is
read and a value that is given are of the same class.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from fractions import Fraction
from typing import Optional, Union

#: Points as they are given: hundredths are the finest.
Points = Union[Fraction, int, str]


@dataclass(frozen=True)
class National:
    """What one national federation's register says of a player (TRF26 NRS)."""

    federation: str
    rating: Optional[int] = None
    title: str = ""
    name: str = ""
    id: str = ""


@dataclass(frozen=True)
class Player:
    """A player. Given to a draft, a start number of 0 is the next one above all others."""

    start: int = 0
    name: str = ""
    rating: Optional[int] = None
    title: str = ""
    federation: str = ""
    club: str = ""
    id: str = ""
    birth_date: str = ""
    #: `male`, `female` or None.
    sex: Optional[str] = None
    #: The first round that he takes part in, if not the first.
    enters_in: Optional[int] = None
    #: The last round that he took part in, 0: he left before round 1. None: he is here.
    withdrew_after: Optional[int] = None
    #: The place as a file gave it; nothing is computed from it.
    place: Optional[int] = None
    national: tuple[National, ...] = ()


@dataclass(frozen=True)
class Meeting:
    """Two who were paired, White and Black as actually played (5.4.13.1), and how it ended.

    `decision` is white, draw, black, both-lose, or None while nothing stands; `kind` is played,
    unrated, forfeit, micro-match or unfinished. A meeting without a decision is unfinished.
    """

    white: int
    black: int
    decision: Optional[str] = None
    kind: str = "played"
    #: The decisions of a micro-match, as if White had White in all its games (P32).
    games: tuple[str, ...] = ()
    #: Of a forfeit: whether anybody knows who would have had White.
    colours_known: bool = True

    def __post_init__(self) -> None:
        if self.decision is None and not self.games and self.kind == "played":
            object.__setattr__(self, "kind", "unfinished")


@dataclass(frozen=True)
class Unpaired:
    """A player without an opponent in a round: pairing-bye, full-point-bye, half-point-bye,
    zero-point-bye, forfeit-win, forfeit-loss."""

    player: int
    kind: str = "pairing-bye"


@dataclass(frozen=True)
class Cell:
    """What a player did in a round; without an opponent `kind` says all, None: he wasn't there."""

    opponent: Optional[int]
    kind: Optional[str]
    colour: Optional[str]
    #: win, draw, loss or None.
    outcome: Optional[str]


@dataclass(frozen=True)
class Absence:
    """A player announced that he won't play; without a round, in the one to be paired."""

    player: int
    round: Optional[int] = None
    kind: str = "zero-point-bye"


@dataclass(frozen=True)
class Adjustment:
    """Points given or taken beside the results; without a round they belong to the total alone."""

    player: int
    points: Points
    round: Optional[int] = None


@dataclass(frozen=True)
class Acceleration:
    """Points that are only pretended, for players and rounds from one to another. Kept for files that
    have them: a draw of a round with any is refused."""

    points: Points
    rounds: tuple[int, int]
    players: tuple[int, int]


@dataclass(frozen=True)
class Scoring:
    """What a result is worth. `for_white` is what White gets where it differs from Black."""

    win: Points = 2
    draw: Points = 1
    loss: Points = 0
    forfeit_win: Optional[Points] = None
    forfeit_loss: Optional[Points] = None
    pairing_bye: Optional[Points] = None
    full_point_bye: Optional[Points] = None
    half_point_bye: Optional[Points] = None
    zero_point_bye: Optional[Points] = None
    #: Win, draw and loss for White.
    for_white: Optional[tuple[Points, Points, Points]] = None
    #: Whether every game of a micro-match makes points, or the match as one game would.
    micro_match: str = "by-match"


@dataclass(frozen=True)
class Forbidden:
    """Players who must not meet each other, in rounds from `since` to `until`."""

    players: tuple[int, ...]
    since: Optional[int] = None
    until: Optional[int] = None


@dataclass(frozen=True)
class Forced:
    """A pair that is fixed for the round to be paired (P5); without a second the bye.

    With a reason it stands even if it breaks P1 to P3 or a prohibition.
    """

    first: int
    second: Optional[int] = None
    because: str = ""


@dataclass(frozen=True)
class DecisionRecord:
    """A decision that changed a published round (5.4.10.12; P30): by-hand, re-pairing, new-draw,
    corrected-result or forced-pair."""

    round: int
    change: str
    by: str
    reason: str
    at: str = ""
    #: The pairs before it, White first; None: the bye.
    before: tuple[tuple[int, Optional[int]], ...] = ()
    #: The clause; read only.
    clause: str = field(default="5.4.10.12", compare=False)


@dataclass(frozen=True)
class Said:
    """A text in both languages. `str()` is the English one."""

    text: str
    text_ru: str

    def __str__(self) -> str:
        return self.text


@dataclass(frozen=True)
class Reason(Said):
    """Why something is as it is: the fact, the clause of the rules, the decision of the documentation
    behind it (`P12`); both are empty where there is none."""

    clause: str = ""
    decision: str = ""


@dataclass(frozen=True)
class Note(Said):
    """What an arbiter should know; a warning should be looked into."""

    warning: bool = False


@dataclass(frozen=True)
class ReaderWarning(Said):
    """What the reader has to say of a text that it took, and the line it is about."""

    line: Optional[int] = None
