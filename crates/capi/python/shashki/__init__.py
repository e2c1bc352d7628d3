"""Russian draughts and its tournaments.

    >>> from shashki import Position
    >>> Position.initial().perft(4)
    1469
"""

from ._library import library
from .board import Move, Position, Positions
from .check import Broken, Difference, ListReport, Possibility, Report, Verdict
from .correction import Correction, LaterRound, Moved
from .draft import Draft
from .draw import RoundDraw
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
from .generate import decode, generate
from .pairing import (
    Board,
    Explained,
    Pairing,
    System,
    all_systems,
    parse_list,
    sure_rounds,
    systems,
    write_list,
)
from .relaxations import Relaxation, Relaxations, Relaxed
from .repair import NewBoard, Repair
from .start_list import Place, StartList
from .tournament import Tournament
from .values import (
    Absence,
    Acceleration,
    Adjustment,
    Cell,
    DecisionRecord,
    Forbidden,
    Forced,
    Meeting,
    National,
    Note,
    Player,
    ReaderWarning,
    Reason,
    Said,
    Scoring,
    Unpaired,
)

__version__: str = library.shk_version().decode("ascii")

__all__ = [
    "Absence",
    "Acceleration",
    "Adjustment",
    "BadArgument",
    "BadInput",
    "Board",
    "Broken",
    "Cell",
    "Correction",
    "DecisionRecord",
    "Defect",
    "Difference",
    "Draft",
    "Explained",
    "Forbidden",
    "Forced",
    "LaterRound",
    "LimitPassed",
    "ListReport",
    "Meeting",
    "Move",
    "Moved",
    "National",
    "NewBoard",
    "NoValidPairing",
    "NotFound",
    "Note",
    "Pairing",
    "Place",
    "Player",
    "Position",
    "Positions",
    "Possibility",
    "ReaderWarning",
    "Reason",
    "Refused",
    "Relaxation",
    "Relaxations",
    "Relaxed",
    "Repair",
    "Report",
    "RoundDraw",
    "Said",
    "Scoring",
    "ShashkiError",
    "StartList",
    "System",
    "Tournament",
    "Unpaired",
    "Verdict",
    "all_systems",
    "decode",
    "generate",
    "library",
    "parse_list",
    "sure_rounds",
    "systems",
    "write_list",
]
