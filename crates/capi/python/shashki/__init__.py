"""Russian draughts and its tournaments.

    >>> from shashki import Position
    >>> Position.initial().perft(4)
    1469
"""

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
from .explanation import ExplainedValue, Explanation
from .rating import Known, RatedPlayer, RatingRules, Ratings, Titles
from .standings import Criterion, Place, Standing, Standings, Team
from .tiebreaks import (
    Current,
    TieBreak,
    category_name,
    check_criteria,
    readings,
    tie_breaks,
    unplayed_profiles,
)
from .tournament import Board, Meeting, Pairing, Player, Tournament, systems

__version__: str = library.shk_version().decode("ascii")

__all__ = [
    "BadArgument",
    "BadInput",
    "Board",
    "Criterion",
    "Current",
    "Defect",
    "ExplainedValue",
    "Explanation",
    "Known",
    "LimitPassed",
    "Meeting",
    "Move",
    "NoValidPairing",
    "NotFound",
    "Pairing",
    "Place",
    "Player",
    "Position",
    "Positions",
    "RatedPlayer",
    "RatingRules",
    "Ratings",
    "Refused",
    "ShashkiError",
    "Standing",
    "Standings",
    "Team",
    "TieBreak",
    "Titles",
    "Tournament",
    "category_name",
    "check_criteria",
    "library",
    "readings",
    "systems",
    "tie_breaks",
    "unplayed_profiles",
]
