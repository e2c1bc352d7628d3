"""Russian draughts and its tournaments.

    >>> from shashki import Position
    >>> Position.initial().perft(4)
    1469
"""

from . import pdn
from ._library import library
from .board import Move, Position, Positions
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
from .tournament import Board, Meeting, Pairing, Player, Tournament, systems

__version__: str = library.shk_version().decode("ascii")

__all__ = [
    "BadArgument",
    "BadInput",
    "Board",
    "Defect",
    "LimitPassed",
    "Meeting",
    "Move",
    "NoValidPairing",
    "NotFound",
    "Pairing",
    "Player",
    "Position",
    "Positions",
    "Refused",
    "ShashkiError",
    "Tournament",
    "library",
    "pdn",
    "systems",
]
