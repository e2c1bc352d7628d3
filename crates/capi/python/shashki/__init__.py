"""Russian draughts and its tournaments.

    >>> from shashki import Position
    >>> Position.initial().perft(4)
    1469
"""

from . import pdn
from ._library import library
from ._named import Reason
from .arbiter import Arbitration, Sanctions
from .ballot import Ballot, BallotTable
from .board import Judgement, Move, Position, Positions, Route
from .errors import (
    BadArgument,
    BadInput,
    Defect,
    LimitPassed,
    NotFound,
    NoValidPairing,
    Refused,
    ShashkiError,
)
from .game import Game, GameResult
from .hand import Hand
from .protest import Appeal, Committee, Juror, Protest, RoundTimes
from .tournament import Board, Meeting, Pairing, Player, Tournament, systems

__version__: str = library.shk_version().decode("ascii")

__all__ = [
    "Appeal",
    "Arbitration",
    "BadArgument",
    "BadInput",
    "Ballot",
    "BallotTable",
    "Board",
    "Committee",
    "Defect",
    "Game",
    "GameResult",
    "Hand",
    "Judgement",
    "Juror",
    "LimitPassed",
    "Meeting",
    "Move",
    "NoValidPairing",
    "NotFound",
    "Pairing",
    "Player",
    "Position",
    "Positions",
    "Protest",
    "Reason",
    "Refused",
    "RoundTimes",
    "Route",
    "Sanctions",
    "ShashkiError",
    "Tournament",
    "library",
    "pdn",
    "systems",
]
