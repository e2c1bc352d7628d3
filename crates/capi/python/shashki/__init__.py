"""Russian draughts and its tournaments.

    >>> from shashki import Position
    >>> Position.initial().perft(4)
    1469
"""

from . import pdn
from ._library import library
from ._named import NamedReason
from .arbiter import Arbitration, Sanctions
from .ballot import Ballot, BallotTable
from .board import Judgement, Move, Position, Positions, Route
from .check import Broken, Difference, ListReport, Possibility, Report, Verdict
from .correction import Correction, LaterRound, Moved
from .draft import Draft
from .draw import RoundDraw
from .errors import (
    BadArgument,
    BadInput,
    Defect,
    LimitPassed,
    NoValidPairing,
    NotFound,
    Refused,
    ShashkiError,
)
from .explanation import ExplainedValue, Explanation
from .game import Game, GameResult
from .generate import decode, generate
from .hand import Hand
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
from .protest import Appeal, Committee, Juror, Protest, RoundTimes
from .rating import Known, RatedPlayer, RatingRules, Ratings, Titles
from .relaxations import Relaxation, Relaxations, Relaxed
from .repair import NewBoard, Repair
from .standings import Criterion, Standing, Standings, Team, TiePlace
from .start_list import Place, StartList
from .tiebreaks import (
    Current,
    TieBreak,
    category_name,
    check_criteria,
    readings,
    tie_breaks,
    unplayed_profiles,
)
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
    "Appeal",
    "Arbitration",
    "BadArgument",
    "BadInput",
    "Ballot",
    "BallotTable",
    "Board",
    "Broken",
    "Cell",
    "Committee",
    "Correction",
    "Criterion",
    "Current",
    "DecisionRecord",
    "Defect",
    "Difference",
    "Draft",
    "Explained",
    "ExplainedValue",
    "Explanation",
    "Forbidden",
    "Forced",
    "Game",
    "GameResult",
    "Hand",
    "Judgement",
    "Juror",
    "Known",
    "LaterRound",
    "LimitPassed",
    "ListReport",
    "Meeting",
    "Move",
    "Moved",
    "NamedReason",
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
    "Protest",
    "RatedPlayer",
    "RatingRules",
    "Ratings",
    "ReaderWarning",
    "Reason",
    "Refused",
    "Relaxation",
    "Relaxations",
    "Relaxed",
    "Repair",
    "Report",
    "RoundDraw",
    "RoundTimes",
    "Route",
    "Said",
    "Sanctions",
    "Scoring",
    "ShashkiError",
    "Standing",
    "Standings",
    "StartList",
    "System",
    "Team",
    "TieBreak",
    "TiePlace",
    "Titles",
    "Tournament",
    "Unpaired",
    "Verdict",
    "all_systems",
    "category_name",
    "check_criteria",
    "decode",
    "generate",
    "library",
    "parse_list",
    "pdn",
    "readings",
    "sure_rounds",
    "systems",
    "tie_breaks",
    "unplayed_profiles",
    "write_list",
]
