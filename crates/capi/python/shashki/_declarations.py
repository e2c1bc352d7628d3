"""What ctypes has to know of shashki.h. Made by tools/declare.py; not to be edited."""

from __future__ import annotations

from ctypes import (
    CFUNCTYPE,
    POINTER,
    Structure,
    c_char_p,
    c_int32,
    c_int64,
    c_size_t,
    c_uint16,
    c_uint32,
    c_uint64,
    c_uint8,
    c_void_p,
)
from typing import Any

SHK_VERSION = "0.1.0"
SHK_VERSION_MAJOR = 0
SHK_VERSION_MINOR = 1
SHK_VERSION_PATCH = 0
SHK_JUROR_ARBITER = 1
SHK_JUROR_PARTY = 2
SHK_JUROR_INTEREST = 4
SHK_COMMITTEE_TOO_FEW_MEMBERS = 0
SHK_COMMITTEE_NOT_TWO_RESERVES = 1
SHK_COMMITTEE_EVEN_VOTES = 2
SHK_COMMITTEE_TOO_YOUNG = 3
SHK_COMMITTEE_SERVING_ARBITER = 4
SHK_COMMITTEE_SITTING_TWICE = 5
SHK_COMMITTEE_OTHER = -1
SHK_HAND_IDLE = 0
SHK_HAND_TOUCHED = 1
SHK_HAND_IN_HAND = 2
SHK_HAND_RELEASED = 3
SHK_HAND_REMOVING = 4
SHK_HAND_DONE = 5
SHK_HAND_CLOCK_PRESSED = 6
SHK_INCIDENT_CAPTURE = 1
SHK_IRREGULARITY_OPEN = 0
SHK_IRREGULARITY_DEMANDED = 1
SHK_IRREGULARITY_BEFORE_ARBITER = 2
SHK_IRREGULARITY_CORRECTED = 3
SHK_IRREGULARITY_STANDS = 4
SHK_IRREGULARITY_BARS_PROTEST = 1
SHK_PACE_CLASSICAL = 0
SHK_PACE_FAST = 1
SHK_FILER_PLAYER = 0
SHK_FILER_REPRESENTATIVE = 1
SHK_FILER_TEAM = 2
SHK_FILER_OTHER = 3
SHK_RULING_PENDING = 0
SHK_RULING_UPHELD = 1
SHK_RULING_REJECTED = 2
SHK_DEPOSIT_NOWHERE = 0
SHK_DEPOSIT_BACK = 1
SHK_DEPOSIT_TO_PRIZE_FUND = 2
SHK_PAPER_NOT_WRITTEN = 1
SHK_PAPER_NOT_TO_CHIEF_ARBITER = 2
SHK_GRAVITY_ORDINARY = 0
SHK_GRAVITY_GROSS = 1
SHK_SANCTION_REMARK = 0
SHK_SANCTION_WARNING = 1
SHK_SANCTION_TIME = 2
SHK_SANCTION_LOSS_OF_GAME = 3
SHK_SANCTION_LOSS_OF_MICRO_MATCH = 4
SHK_SANCTION_LOSS_OF_BOTH = 5
SHK_SANCTION_EXCLUSION = 6
SHK_SANCTION_OTHER = 7
SHK_VIOLATION_WRONG_MOVE = 1
SHK_VIOLATION_TWO_MOVES = 2
SHK_VIOLATION_OTHER_PIECE_MOVED = 3
SHK_VIOLATION_MOVE_TAKEN_BACK = 4
SHK_VIOLATION_OPPONENTS_PIECE_MOVED = 5
SHK_VIOLATION_CAPTURE_IGNORED = 6
SHK_VIOLATION_REMOVED_WITHOUT_REASON = 7
SHK_VIOLATION_REMOVED_DURING_CAPTURE = 8
SHK_VIOLATION_REMOVED_WRONG_NUMBER = 9
SHK_VIOLATION_REMOVED_WRONG_PIECES = 10
SHK_VIOLATION_STOPPED_REMOVING = 11
SHK_VIOLATION_REMOVED_OWN_PIECES = 12
SHK_VIOLATION_KING_NOT_MARKED = 13
SHK_VIOLATION_UNMARKED_KING_MOVED = 14
SHK_BALLOT_NO_BALLOTS = 1
SHK_BALLOT_NO_COLUMN = 2
SHK_BALLOT_TOO_MANY_LINES = 3
SHK_BALLOT_NO_ID = 4
SHK_BALLOT_NOTHING_GIVEN = 5
SHK_BALLOT_FEN = 6
SHK_BALLOT_MOVE = 7
SHK_BALLOT_MOVES_DISAGREE = 8
SHK_BALLOT_POSITION_DISAGREES = 9
SHK_BALLOT_NO_MOVES = 10
SHK_BALLOT_SAME_ID = 11
SHK_BALLOT_DUPLICATE = 12
SHK_BALLOT_OTHER = -1
SHK_REASON_NONE = 0
SHK_REASON_NOT_YOUR_TURN = 1
SHK_REASON_UNREADABLE = 2
SHK_REASON_BAD_SQUARE = 3
SHK_REASON_GAME_OVER = 4
SHK_REASON_NO_PIECE = 5
SHK_REASON_NOT_YOUR_PIECE = 6
SHK_REASON_NOT_DIAGONAL = 7
SHK_REASON_OWN_PIECE_IN_THE_WAY = 8
SHK_REASON_JUMPS_TWICE = 9
SHK_REASON_TURKISH_STRIKE = 10
SHK_REASON_BLOCKED = 11
SHK_REASON_NOTHING_TO_CAPTURE = 12
SHK_REASON_TOO_FAR = 13
SHK_REASON_WRONG_DIRECTION = 14
SHK_REASON_CAPTURE_COMPULSORY = 15
SHK_REASON_QUIET_MOVE_ENDS = 16
SHK_REASON_KING_MUST_LAND_ELSEWHERE = 17
SHK_REASON_CAPTURE_NOT_FINISHED = 18
SHK_REASON_AMBIGUOUS = 19
SHK_REASON_OTHER = -1
SHK_NUMBERS_FROM_B8 = 0
SHK_NUMBERS_FROM_A1 = 1
SHK_MOVE_PROMOTES = 1
SHK_MOST_MOVES = 4096
SHK_FORM_FULL = 0
SHK_FORM_SHORT = 1
SHK_FORM_HALF = 2
SHK_FORM_NUMERIC = 3
SHK_FORM_NUMERIC_SHORT = 4
SHK_FORM_HUB = 5
SHK_PERFT_MOST_HASH = 65536
SHK_PERFT_MOST_THREADS = 256
SHK_WHITE = 0
SHK_BLACK = 1
SHK_ROUTE_SQUARES = 16
SHK_REMOVAL_EITHER_WAY = 0
SHK_REMOVAL_SAME_ORDER = 1
SHK_FORMAT_SWISS = 0
SHK_FORMAT_ROUND_ROBIN = 1
SHK_PAIRED_BY_PROGRAM = 0
SHK_PAIRED_BY_HAND = 1
SHK_MICRO_BY_MATCH = 0
SHK_MICRO_BY_GAME = 1
SHK_KIND_NONE = 0
SHK_KIND_PLAYED = 1
SHK_KIND_UNRATED = 2
SHK_KIND_FORFEIT = 3
SHK_KIND_MICRO_MATCH = 4
SHK_KIND_UNFINISHED = 5
SHK_KIND_PAIRING_BYE = 16
SHK_KIND_FULL_POINT_BYE = 17
SHK_KIND_HALF_POINT_BYE = 18
SHK_KIND_ZERO_POINT_BYE = 19
SHK_KIND_FORFEIT_WIN = 20
SHK_KIND_FORFEIT_LOSS = 21
SHK_DECISION_NONE = 0
SHK_DECISION_WHITE = 1
SHK_DECISION_DRAW = 2
SHK_DECISION_BLACK = 3
SHK_DECISION_BOTH_LOSE = 4
SHK_CELL_NO_OUTCOME = 0
SHK_CELL_WIN = 1
SHK_CELL_DRAW = 2
SHK_CELL_LOSS = 3
SHK_COLOUR_NONE = 0
SHK_COLOUR_WHITE = 1
SHK_COLOUR_BLACK = 2
SHK_COLOUR_LOT = 3
SHK_MEETING_NO_COLOURS = 1
SHK_PLAYER_WITHDREW = 1
SHK_SEX_NONE = 0
SHK_SEX_MALE = 1
SHK_SEX_FEMALE = 2
SHK_FORM_ANY = 0
SHK_FORM_TRF26 = 1
SHK_FORM_TRF16 = 2
SHK_FORM_JSON = 3
SHK_CHANGE_BY_HAND = 0
SHK_CHANGE_RE_PAIRING = 1
SHK_CHANGE_NEW_DRAW = 2
SHK_CHANGE_CORRECTED_RESULT = 3
SHK_CHANGE_FORCED_PAIR = 4
SHK_PLAYER_NAME = 0
SHK_PLAYER_TITLE = 1
SHK_PLAYER_FEDERATION = 2
SHK_PLAYER_CLUB = 3
SHK_PLAYER_ID = 4
SHK_PLAYER_BIRTH_DATE = 5
SHK_INFO_NAME = 0
SHK_INFO_CITY = 1
SHK_INFO_FEDERATION = 2
SHK_INFO_START_DATE = 3
SHK_INFO_END_DATE = 4
SHK_INFO_KIND = 5
SHK_INFO_KIND_CODE = 6
SHK_INFO_CHIEF_ARBITER = 7
SHK_INFO_TIME_CONTROL = 8
SHK_INFO_TIME_CONTROL_CODE = 9
SHK_INFO_PAIRING_PROGRAM = 10
SHK_INFO_ARBITERS = 11
SHK_INFO_ROUND_DATES = 12
SHK_INFO_TIE_BREAKS = 13
SHK_INFO_STANDINGS = 14
SHK_DECISION_TEXT_BY = 0
SHK_DECISION_TEXT_AT = 1
SHK_DECISION_TEXT_REASON = 2
SHK_DECISION_TEXT_CLAUSE = 3
SHK_GROUP_BY_CLUB = 0
SHK_GROUP_BY_FEDERATION = 1
SHK_PART_ABSENCES = 1
SHK_PART_ADJUSTMENTS = 2
SHK_PART_ACCELERATION = 3
SHK_PART_FORBIDDEN = 4
SHK_PART_FORCED = 5
SHK_PART_POOLS = 6
SHK_PART_GROUPS = 7
SHK_PART_MEET_UNTIL = 8
SHK_PART_NOT_BEFORE = 9
SHK_PART_SOFT = 10
SHK_PART_LOTS = 11
SHK_PART_DECISIONS = 12
SHK_PART_KEPT_LINES = 13
SHK_CLAIM_STANDING = 1
SHK_CLAIM_RECORD_INCOMPLETE = 2
SHK_CLAIM_FLAG_FELL = 4
SHK_CLAIM_UPHELD = 0
SHK_CLAIM_REFUSED = 1
SHK_CLAIM_LOST = 2
SHK_CLAIM_NOT_EXAMINED = 3
SHK_COUNT_DRAW = 0
SHK_COUNT_ASK_OPPONENT = 1
SHK_COUNT_ARBITER_DECIDES = 2
SHK_COUNT_NOT_REACHED = 3
SHK_COUNT_NOT_RUNNING = 4
SHK_COUNT_NOT_COUNTED = 5
SHK_COUNT_NOT_YOUR_TURN = 6
SHK_COUNT_GAME_OVER = 7
SHK_COUNT_OTHER = -1
SHK_DRAW_REPETITION = -1
SHK_DRAW_NONE = -2
SHK_PROFILE_FSR = 0
SHK_PROFILE_FMJD_64 = 1
SHK_PROFILE_LIDRAUGHTS = 2
SHK_RULE_THREE_KINGS = 0
SHK_RULE_KINGS_ONLY = 1
SHK_RULE_PIECES_2_3 = 2
SHK_RULE_PIECES_4_5 = 3
SHK_RULE_PIECES_6_7 = 4
SHK_RULE_MAIN_ROAD = 5
SHK_RULE_TWO_V_ONE = 6
SHK_MOST_ROWS = 16
SHK_ROW_RUNNING = 1
SHK_ROW_CLAIMABLE = 2
SHK_ROW_EACH = 4
SHK_RIGHT_STANDING = 1
SHK_RIGHT_WRITTEN = 2
SHK_OUTCOME_NONE = 0
SHK_OUTCOME_WHITE = 1
SHK_OUTCOME_BLACK = 2
SHK_OUTCOME_DRAW = 3
SHK_OUTCOME_BOTH_LOST = 4
SHK_GAME_STANDARD = 0
SHK_GAME_SET_UP = 1
SHK_GAME_BALLOTED = 2
SHK_NOBODY = -1
SHK_SETUP_MEND = 0
SHK_SETUP_ARBITER_DECIDES = 1
SHK_SETUP_GAME_STANDS = 2
SHK_BOARD_FORCED = 1
SHK_BOARD_COMPULSORY = 2
SHK_VERDICT_DIFFERS = 0
SHK_VERDICT_AGREES = 1
SHK_VERDICT_AGREES_IF = 2
SHK_VERDICT_LOT_UNKNOWN = 3
SHK_VERDICT_NOBODY_MET = 4
SHK_ROUND_BEGUN = 0
SHK_ROUND_PUBLISHED = 1
SHK_ROUND_NOT_PAIRED = 2
SHK_DRAW_DRAFT = 0
SHK_DRAW_COMPLETE = 1
SHK_DRAW_IN_FORCE = 2
SHK_REPAIR_TOUCHED = 0
SHK_REPAIR_CAME = 1
SHK_REPAIR_GONE = 2
SHK_START_BY_RATING = 0
SHK_START_BY_LOT = 1
SHK_START_GIVEN = 2
SHK_SYSTEM_LOT = 1
SHK_SYSTEM_COEFFICIENT = 2
SHK_SYSTEM_TRUNCATED_SOLKOFF = 3
SHK_SYSTEM_CURRENT_BUCHHOLZ = 4
SHK_PROFILE_RULES = 0
SHK_PROFILE_FMJD_PROGRAM = 1
SHK_PDN_SHORT = 0
SHK_PDN_FULL = 1
SHK_PDN_HALF = 2
SHK_PDN_NUMERIC = 3
SHK_PDN_NUMERIC_SHORT = 4
SHK_PDN_AS_WRITTEN = 5
SHK_PDN_SCORES_BY_KIND = 0
SHK_PDN_SCORES_ONES = 1
SHK_PDN_SCORES_TWOS = 2
SHK_PDN_UTF8 = 0
SHK_PDN_CP1251 = 1
SHK_PDN_KOI8R = 2
SHK_PDN_CP866 = 3
SHK_PDN_ISO8859_5 = 4
SHK_PDN_LATIN1 = 5
SHK_PDN_UTF16LE = 6
SHK_PDN_UTF16BE = 7
SHK_PDN_DETECT = 255
SHK_PDN_MOVE = 0
SHK_PDN_UNKNOWN = 1
SHK_PDN_NAG = 2
SHK_PDN_COMMENT = 3
SHK_PDN_SETUP = 4
SHK_PDN_BEGIN_VARIATION = 5
SHK_PDN_END_VARIATION = 6
SHK_PDN_BEGIN_GAME = 7
SHK_PDN_TAG = 8
SHK_PDN_END_GAME = 9
SHK_PDN_DIAGNOSTIC = 10
SHK_PDN_LENIENT = 1
SHK_PDN_AS_RUSSIAN = 2
SHK_PDN_REPLAY = 4
SHK_PDN_VARIATIONS = 8
SHK_PDN_NO_GAMES = 16
SHK_PDN_STATS = 32
SHK_PDN_FROM_A1 = 64
SHK_PDN_GOOD = 1
SHK_PDN_PLAYED = 2
SHK_PDN_IS_UTF8 = 4
SHK_PDN_KEPT = 8
SHK_PDN_RESULTS = 0
SHK_PDN_KINDS = 1
SHK_PDN_TEXT_NAME = 0
SHK_PDN_TEXT_FOUND = 1
SHK_PDN_TEXT_PROBLEM = 2
SHK_PDN_TEXT_EXPECTED = 3
SHK_PDN_TEXT_CLAUSE = 4
SHK_KNOWN_GAMES = 1
SHK_KNOWN_HIGHEST = 2
SHK_KNOWN_AGE = 4
SHK_RATED_PERFORMANCE = 1
SHK_RATED_CHANGE = 2
SHK_RATED_NEW = 4
SHK_RATED_NORM = 8
SHK_CONDITION_GAMES_BELOW = 1
SHK_CONDITION_AGE_BELOW = 2
SHK_CONDITION_RATING_BELOW = 3
SHK_CONDITION_REACHED = 4
SHK_MODIFIER_CUT = 1
SHK_MODIFIER_MEDIAN = 2
SHK_MODIFIER_FORFEITS_PLAYED = 4
SHK_MODIFIER_FORE = 8
SHK_MODIFIER_LIMIT = 16
SHK_MODIFIER_UNRATED = 32
SHK_MODIFIER_VERSION = 64
SHK_MODIFIER_REVERSED = 128
SHK_CATALOGUE_CODE = 0
SHK_CATALOGUE_ALIASES = 1
SHK_CATALOGUE_NAME = 2
SHK_CATALOGUE_FORMULA = 3
SHK_CATALOGUE_SOURCE = 4
SHK_CATALOGUE_MODIFIERS = 5
SHK_BYE_ENTRY_ZERO = 0
SHK_BYE_ENTRY_NONE = 1
SHK_DOCUMENT_TABLE = 0
SHK_DOCUMENT_CSV = 1
SHK_DOCUMENT_JSON = 2
SHK_DOCUMENT_HTML = 3
SHK_DOCUMENT_MARKDOWN = 4
SHK_WHY_NONE = 0
SHK_WHY_PLAYED = 1
SHK_WHY_UNFINISHED = 2
SHK_WHY_FORFEIT = 3
SHK_WHY_OPPONENT_LEFT = 4
SHK_WHY_OPPONENT_LEFT_ALONE = 5
SHK_WHY_PLUS_LOWEST = 6
SHK_WHY_PLUS = 7
SHK_WHY_NO_OPPONENT = 8
SHK_WHY_DUMMY_OWN = 9
SHK_WHY_DUMMY_OPPONENT = 10
SHK_WHY_DUMMY_DRAWS = 11
SHK_CUT_NONE = 0
SHK_CUT_LOW = 1
SHK_CUT_HIGH = 2
SHK_MADE_OF_OWN = 0
SHK_MADE_OF_ITEMS = 1
SHK_MADE_OF_ENCOUNTER = 2
SHK_MADE_OF_LEFT_OUT = 3
SHK_NOTE_PROVISIONAL = 1
SHK_NOTE_LEFT_ALONE = 2
SHK_NOTE_UNRATED = 3
SHK_NOTE_BUCHHOLZ_IN_ROUND_ROBIN = 4
SHK_EVENT_KIND_OF_EVENT = 0
SHK_EVENT_KIND_SWISS = 1
SHK_EVENT_KIND_ROUND_ROBIN = 2
SHK_TEAMS_NONE = 0
SHK_TEAMS_CLUB = 1
SHK_TEAMS_FEDERATION = 2
SHK_UNPLAYED_OF_EVENT = 0
SHK_UNPLAYED_FMJD = 1
SHK_UNPLAYED_RULES_MANUAL = 2
SHK_UNPLAYED_FIDE_2023 = 3
SHK_UNPLAYED_FIDE_2024 = 4
SHK_UNPLAYED_FIDE_2026 = 5
SHK_VALUE_UNDEFINED = 0
SHK_VALUE_NUMBER = 1
SHK_VALUE_SEQUENCE = 2
SHK_VALUE_PLACE = 3
SHK_VALUE_LONG = 4
SHK_ABI_VERSION = 0
SHK_EN = 0
SHK_RU = 1
SHK_OK = 0
SHK_BAD_ARGUMENT = 1
SHK_BAD_INPUT = 2
SHK_NO_VALID_PAIRING = 3
SHK_LIMIT = 4
SHK_BUFFER_TOO_SMALL = 5
SHK_REFUSED = 6
SHK_NOT_FOUND = 7
SHK_STOPPED = 8
SHK_INTERNAL = 100
SHK_POISONED = 101


class shk_text(Structure):
    _fields_ = [
        ("data", c_char_p),
        ("length", c_size_t),
    ]


class shk_juror(Structure):
    _fields_ = [
        ("name", shk_text),
        ("region", shk_text),
        ("age", c_uint32),
        ("flags", c_uint32),
    ]


class shk_committee(Structure):
    _fields_ = [
        ("struct_size", c_uint32),
        ("reserved", c_uint32),
        ("chair", POINTER(shk_juror)),
        ("members", POINTER(shk_juror)),
        ("member_count", c_size_t),
        ("reserves", POINTER(shk_juror)),
        ("reserve_count", c_size_t),
    ]


class shk_position(Structure):
    _fields_ = [
        ("white", c_uint32),
        ("black", c_uint32),
        ("kings", c_uint32),
        ("side", c_uint32),
    ]


class shk_move(Structure):
    _fields_ = [
        ("captured", c_uint32),
        ("from", c_uint8),
        ("to", c_uint8),
        ("flags", c_uint8),
        ("reserved", c_uint8),
    ]


class shk_incident(Structure):
    _fields_ = [
        ("struct_size", c_uint32),
        ("violation", c_int32),
        ("side", c_uint32),
        ("touched", c_uint32),
        ("flags", c_uint32),
        ("reserved", c_uint32),
        ("capture", shk_move),
        ("stood", shk_position),
    ]


class shk_irregularity(Structure):
    _fields_ = [
        ("violation", c_int32),
        ("side", c_uint32),
        ("ply", c_uint32),
        ("status", c_int32),
        ("since", c_uint32),
        ("flags", c_uint32),
    ]


class shk_advice(Structure):
    _fields_ = [
        ("sanction", c_int32),
        ("exclusion", c_uint32),
    ]


class shk_imposed(Structure):
    _fields_ = [
        ("at", c_uint32),
        ("side", c_uint32),
        ("gravity", c_int32),
        ("sanction", c_int32),
        ("seconds", c_uint32),
        ("reserved", c_uint32),
    ]


class shk_round_times(Structure):
    _fields_ = [
        ("struct_size", c_uint32),
        ("pace", c_int32),
        ("has_next", c_uint32),
        ("reserved", c_uint32),
        ("end", c_int64),
        ("next_start", c_int64),
    ]


class shk_paper(Structure):
    _fields_ = [
        ("struct_size", c_uint32),
        ("by", c_int32),
        ("flags", c_uint32),
        ("deposit", c_uint32),
        ("at", c_int64),
        ("clauses", POINTER(shk_text)),
        ("clause_count", c_size_t),
    ]


class shk_protest_facts(Structure):
    _fields_ = [
        ("ruling", c_int32),
        ("deposit_goes", c_int32),
        ("deposit", c_uint32),
        ("reserved", c_uint32),
    ]


class shk_ballot(Structure):
    _fields_ = [
        ("line", c_uint32),
        ("move_count", c_uint32),
        ("position", shk_position),
        ("white_from", c_uint8),
        ("white_to", c_uint8),
        ("black_from", c_uint8),
        ("black_to", c_uint8),
        ("reserved", c_uint32),
    ]


class shk_ballot_fault(Structure):
    _fields_ = [
        ("problem", c_int32),
        ("line", c_uint32),
        ("other_line", c_uint32),
        ("ply", c_uint32),
    ]


class shk_judge_options(Structure):
    _fields_ = [
        ("struct_size", c_uint32),
        ("has_player", c_uint32),
        ("player", c_uint32),
        ("numbering", c_int32),
    ]


class shk_judgement(Structure):
    _fields_ = [
        ("reason", c_int32),
        ("square", c_uint32),
        ("to", c_uint32),
        ("choices", c_uint32),
        ("offset", c_uint64),
        ("m", shk_move),
    ]


class shk_perft_options(Structure):
    _fields_ = [
        ("struct_size", c_uint32),
        ("depth", c_uint32),
        ("routes", c_uint32),
        ("hash", c_uint32),
        ("threads", c_uint32),
        ("reserved", c_uint32),
    ]


class shk_route(Structure):
    _fields_ = [
        ("m", shk_move),
        ("squares", c_uint8 * 16),
        ("victims", c_uint8 * 16),
        ("square_count", c_uint32),
        ("victim_count", c_uint32),
    ]


class shk_scoring(Structure):
    _fields_ = [
        ("win", c_int64 * 2),
        ("draw", c_int64 * 2),
        ("loss", c_int64 * 2),
        ("forfeit_win", c_int64),
        ("forfeit_loss", c_int64),
        ("pairing_bye", c_int64),
        ("full_point_bye", c_int64),
        ("half_point_bye", c_int64),
        ("zero_point_bye", c_int64),
        ("micro_match", c_uint32),
        ("reserved", c_uint32),
    ]


class shk_event_facts(Structure):
    _fields_ = [
        ("player_count", c_uint32),
        ("round_count", c_uint32),
        ("paired_rounds", c_uint32),
        ("planned_rounds", c_uint32),
        ("format", c_uint32),
        ("paired_by", c_uint32),
        ("first_colour", c_uint32),
        ("absence_count", c_uint32),
        ("decision_count", c_uint32),
        ("has_seed", c_uint32),
        ("seed", c_uint64),
    ]


class shk_player_facts(Structure):
    _fields_ = [
        ("start", c_uint32),
        ("rating", c_uint32),
        ("national_rating", c_uint32),
        ("enters_in", c_uint32),
        ("withdrew_after", c_uint32),
        ("place", c_uint32),
        ("flags", c_uint32),
        ("sex", c_uint8),
        ("reserved", c_uint8 * 3),
    ]


class shk_absence(Structure):
    _fields_ = [
        ("player", c_uint32),
        ("round", c_uint32),
        ("kind", c_uint8),
        ("reserved", c_uint8 * 3),
    ]


class shk_decision_facts(Structure):
    _fields_ = [
        ("round", c_uint32),
        ("change", c_uint32),
        ("before_count", c_uint32),
        ("reserved", c_uint32),
    ]


class shk_pair_of(Structure):
    _fields_ = [
        ("first", c_uint32),
        ("second", c_uint32),
    ]


class shk_national(Structure):
    _fields_ = [
        ("federation", shk_text),
        ("title", shk_text),
        ("name", shk_text),
        ("id", shk_text),
        ("rating", c_uint32),
        ("reserved", c_uint32),
    ]


class shk_player(Structure):
    _fields_ = [
        ("start", c_uint32),
        ("rating", c_uint32),
        ("enters_in", c_uint32),
        ("withdrew_after", c_uint32),
        ("place", c_uint32),
        ("flags", c_uint32),
        ("sex", c_uint8),
        ("reserved", c_uint8 * 7),
        ("name", shk_text),
        ("title", shk_text),
        ("federation", shk_text),
        ("club", shk_text),
        ("id", shk_text),
        ("birth_date", shk_text),
        ("national", POINTER(shk_national)),
        ("national_count", c_size_t),
    ]


class shk_read_options(Structure):
    _fields_ = [
        ("struct_size", c_uint32),
        ("form", c_uint32),
        ("lenient", c_uint32),
        ("stale_points", c_uint32),
    ]


class shk_meeting(Structure):
    _fields_ = [
        ("white", c_uint32),
        ("black", c_uint32),
        ("kind", c_uint8),
        ("decision", c_uint8),
        ("flags", c_uint8),
        ("reserved", c_uint8),
        ("game_count", c_uint32),
        ("games", POINTER(c_uint8)),
    ]


class shk_unpaired(Structure):
    _fields_ = [
        ("player", c_uint32),
        ("kind", c_uint8),
        ("reserved", c_uint8 * 3),
    ]


class shk_adjustment(Structure):
    _fields_ = [
        ("player", c_uint32),
        ("round", c_uint32),
        ("points", c_int64),
    ]


class shk_acceleration(Structure):
    _fields_ = [
        ("points", c_int64),
        ("from", c_uint32),
        ("to", c_uint32),
        ("first", c_uint32),
        ("last", c_uint32),
    ]


class shk_decision(Structure):
    _fields_ = [
        ("round", c_uint32),
        ("change", c_uint32),
        ("by", shk_text),
        ("at", shk_text),
        ("reason", shk_text),
        ("before", POINTER(shk_pair_of)),
        ("before_count", c_size_t),
    ]


class shk_cell(Structure):
    _fields_ = [
        ("opponent", c_uint32),
        ("kind", c_uint8),
        ("colour", c_uint8),
        ("outcome", c_uint8),
        ("reserved", c_uint8),
    ]


class shk_forbidden(Structure):
    _fields_ = [
        ("players", POINTER(c_uint32)),
        ("count", c_size_t),
        ("from", c_uint32),
        ("to", c_uint32),
    ]


class shk_forced(Structure):
    _fields_ = [
        ("first", c_uint32),
        ("second", c_uint32),
        ("because", shk_text),
    ]


class shk_group(Structure):
    _fields_ = [
        ("name", shk_text),
        ("players", POINTER(c_uint32)),
        ("count", c_size_t),
    ]


class shk_claim(Structure):
    _fields_ = [
        ("struct_size", c_uint32),
        ("side", c_uint32),
        ("written", c_char_p),
        ("written_length", c_size_t),
        ("flags", c_uint32),
        ("reserved", c_uint32),
    ]


class shk_count_claim(Structure):
    _fields_ = [
        ("struct_size", c_uint32),
        ("side", c_uint32),
        ("profile", c_int32),
        ("rule", c_int32),
        ("record_incomplete", c_uint32),
        ("declared_at", c_int32),
        ("opponent_agrees", c_int32),
        ("reserved", c_uint32),
    ]


class shk_count_answer(Structure):
    _fields_ = [
        ("answer", c_int32),
        ("count", c_uint32),
        ("limit", c_uint32),
        ("reserved", c_uint32),
    ]


class shk_row(Structure):
    _fields_ = [
        ("rule", c_int32),
        ("count", c_uint32),
        ("limit", c_uint32),
        ("since", c_uint32),
        ("flags", c_uint32),
        ("reserved", c_uint32),
    ]


class shk_claim_verdict(Structure):
    _fields_ = [
        ("verdict", c_int32),
        ("outcome", c_int32),
        ("has_move", c_uint32),
        ("reserved", c_uint32),
        ("m", shk_move),
    ]


class shk_game_facts(Structure):
    _fields_ = [
        ("plies", c_uint32),
        ("occurrences", c_uint32),
        ("start", c_int32),
        ("outcome", c_int32),
        ("offer", c_int32),
        ("barred", c_int32),
        ("last_mover", c_int32),
        ("irregularities", c_uint32),
        ("sanctions", c_uint32),
        ("reserved", c_uint32),
    ]


class shk_line_step(Structure):
    _fields_ = [
        ("ply", c_uint32),
        ("index", c_uint32),
    ]


class shk_ply(Structure):
    _fields_ = [
        ("m", shk_move),
        ("side", c_uint32),
        ("reserved", c_uint32),
    ]


class shk_pairing_facts(Structure):
    _fields_ = [
        ("round", c_uint32),
        ("system", c_uint32),
        ("profile", c_uint32),
        ("bye", c_uint32),
        ("board_count", c_uint32),
        ("absent_count", c_uint32),
        ("note_count", c_uint32),
        ("lot_count", c_uint32),
        ("has_seed", c_uint32),
        ("explained", c_uint32),
        ("seed", c_uint64),
    ]


class shk_board(Structure):
    _fields_ = [
        ("number", c_uint32),
        ("white", c_uint32),
        ("black", c_uint32),
        ("flags", c_uint32),
        ("white_points", c_int64),
        ("black_points", c_int64),
    ]


class shk_pair_options(Structure):
    _fields_ = [
        ("struct_size", c_uint32),
        ("system", c_uint32),
        ("profile", c_uint32),
        ("round", c_uint32),
        ("first_colour", c_uint32),
        ("has_seed", c_uint32),
        ("seed", c_uint64),
        ("options", shk_text),
        ("forbidden", POINTER(shk_forbidden)),
        ("forbidden_count", c_size_t),
        ("forced", POINTER(shk_forced)),
        ("forced_count", c_size_t),
        ("lot_order", POINTER(c_uint32)),
        ("lot_count", c_size_t),
        ("explain", c_uint32),
        ("reserved", c_uint32),
    ]


class shk_check_options(Structure):
    _fields_ = [
        ("struct_size", c_uint32),
        ("from", c_uint32),
        ("to", c_uint32),
        ("find", c_uint32),
        ("changes", POINTER(shk_text)),
        ("change_count", c_size_t),
    ]


class shk_verdict(Structure):
    _fields_ = [
        ("round", c_uint32),
        ("verdict", c_uint32),
        ("pairs", c_uint32),
        ("colours", c_uint32),
        ("break_count", c_uint32),
        ("reserved", c_uint32),
    ]


class shk_later_round(Structure):
    _fields_ = [
        ("round", c_uint32),
        ("state", c_uint32),
        ("moved_count", c_uint32),
        ("first_place", c_uint32),
        ("places", c_uint32),
        ("break_count", c_uint32),
    ]


class shk_decision_by(Structure):
    _fields_ = [
        ("change", c_uint32),
        ("reserved", c_uint32),
        ("by", shk_text),
        ("at", shk_text),
        ("reason", shk_text),
    ]


class shk_plan(Structure):
    _fields_ = [
        ("struct_size", c_uint32),
        ("players", c_uint32),
        ("rounds", c_uint32),
        ("system", c_uint32),
        ("profile", c_uint32),
        ("rating_mean", c_uint32),
        ("rating_spread", c_uint32),
        ("clubs", c_uint32),
        ("games", c_uint32),
        ("reserved", c_uint32),
        ("seed", c_uint64),
        ("options", shk_text),
        ("rates", shk_text),
        ("club_rule", shk_text),
        ("scoring", POINTER(shk_scoring)),
    ]


class shk_relaxations_facts(Structure):
    _fields_ = [
        ("needed", c_uint32),
        ("set_count", c_uint32),
        ("cut", c_uint32),
        ("reserved", c_uint32),
    ]


class shk_repair_changes(Structure):
    _fields_ = [
        ("struct_size", c_uint32),
        ("reserved", c_uint32),
        ("absent", POINTER(c_uint32)),
        ("absent_count", c_size_t),
        ("arrived", POINTER(c_uint32)),
        ("arrived_count", c_size_t),
        ("corrected", POINTER(shk_text)),
        ("corrected_count", c_size_t),
    ]


class shk_repair_facts(Structure):
    _fields_ = [
        ("round", c_uint32),
        ("touched_count", c_uint32),
        ("came_count", c_uint32),
        ("gone_count", c_uint32),
        ("new_board_count", c_uint32),
        ("swapped_count", c_uint32),
        ("points_difference", c_int64),
    ]


class shk_start_place(Structure):
    _fields_ = [
        ("start", c_uint32),
        ("before", c_uint32),
        ("rating", c_uint32),
        ("by", c_uint32),
    ]


class shk_pdn_write_options(Structure):
    _fields_ = [
        ("struct_size", c_uint32),
        ("form", c_uint32),
        ("cross", c_uint32),
        ("scores", c_uint32),
        ("repeat_result", c_uint32),
        ("width", c_uint32),
        ("encoding", c_uint32),
        ("goes_on", c_uint32),
    ]


class shk_pdn_options(Structure):
    _fields_ = [
        ("struct_size", c_uint32),
        ("flags", c_uint32),
        ("encoding", c_uint32),
        ("comment_limit", c_uint32),
        ("tag_limit", c_uint32),
        ("depth_limit", c_uint32),
    ]


class shk_pdn_tag_pair(Structure):
    _fields_ = [
        ("name", c_char_p),
        ("name_length", c_size_t),
        ("value", c_char_p),
        ("value_length", c_size_t),
    ]


class shk_pdn_part(Structure):
    _fields_ = [
        ("kind", c_uint32),
        ("depth", c_uint32),
        ("number", c_uint32),
        ("reserved", c_uint32),
        ("text", c_char_p),
        ("length", c_size_t),
    ]


class shk_pdn_event(Structure):
    _fields_ = [
        ("kind", c_uint32),
        ("ply", c_uint32),
        ("game", c_uint64),
        ("offset", c_uint64),
        ("text", c_char_p),
        ("text_length", c_size_t),
        ("value", c_char_p),
        ("value_length", c_size_t),
        ("number", c_int32),
        ("sound", c_uint32),
    ]


class shk_pdn_row(Structure):
    _fields_ = [
        ("number", c_uint64),
        ("plies", c_uint32),
        ("flags", c_uint32),
        ("outcome", c_int32),
        ("first_error", c_int32),
        ("tags", c_uint32),
        ("parts", c_uint32),
        ("position", shk_position),
    ]


class shk_pdn_counts(Structure):
    _fields_ = [
        ("bad", c_uint64),
        ("errors", c_uint64),
        ("warnings", c_uint64),
        ("games", c_uint64),
        ("sound", c_uint64),
        ("plies", c_uint64),
        ("longest", c_uint64),
        ("captures", c_uint64),
        ("comments", c_uint64),
        ("annotations", c_uint64),
        ("variations", c_uint64),
        ("unknown", c_uint64),
        ("set_up", c_uint64),
    ]


class shk_pdn_diagnostic(Structure):
    _fields_ = [
        ("game", c_uint64),
        ("line", c_uint64),
        ("column", c_uint64),
        ("offset", c_uint64),
        ("ply", c_uint32),
        ("error", c_uint32),
    ]


class shk_rating_change_made(Structure):
    _fields_ = [
        ("expected", c_uint64),
        ("numerator", c_int64),
        ("denominator", c_int64),
        ("new_rating", c_int64),
        ("factor", c_uint32),
        ("reserved", c_uint32),
    ]


class shk_player_known(Structure):
    _fields_ = [
        ("start", c_uint32),
        ("flags", c_uint32),
        ("games", c_uint32),
        ("highest", c_uint32),
        ("age", c_uint32),
        ("reserved", c_uint32),
    ]


class shk_rating_options(Structure):
    _fields_ = [
        ("struct_size", c_uint32),
        ("has_round", c_uint32),
        ("round", c_uint32),
        ("reserved", c_uint32),
        ("rules", shk_text),
        ("titles", shk_text),
        ("tempo", shk_text),
        ("facts", shk_text),
        ("known", POINTER(shk_player_known)),
        ("known_count", c_size_t),
        ("players", POINTER(c_uint32)),
        ("player_count", c_size_t),
    ]


class shk_rated_player(Structure):
    _fields_ = [
        ("expected", c_uint64),
        ("change_numerator", c_int64),
        ("change_denominator", c_int64),
        ("new_rating", c_int64),
        ("start", c_uint32),
        ("index", c_uint32),
        ("rating", c_uint32),
        ("games", c_uint32),
        ("half_points", c_uint32),
        ("factor", c_uint32),
        ("average", c_int32),
        ("performance", c_int32),
        ("perfect", c_int32),
        ("flags", c_uint32),
    ]


class shk_rating_rules_facts(Structure):
    _fields_ = [
        ("difference_cap", c_uint32),
        ("capped_below", c_uint32),
        ("k_games_cap", c_uint32),
        ("new_games", c_uint32),
        ("new_hypothetical", c_uint32),
        ("new_hypothetical_rating", c_uint32),
        ("new_highest", c_uint32),
        ("new_lowest", c_uint32),
        ("factor_count", c_uint32),
        ("tempo_count", c_uint32),
    ]


class shk_rating_condition(Structure):
    _fields_ = [
        ("kind", c_uint32),
        ("limit", c_uint32),
    ]


class shk_definition(Structure):
    _fields_ = [
        ("low_is_better", c_uint32),
        ("modifiers", c_uint32),
        ("alias_count", c_uint32),
        ("reserved", c_uint32),
    ]


class shk_standings_options(Structure):
    _fields_ = [
        ("struct_size", c_uint32),
        ("unplayed", c_uint32),
        ("event_kind", c_uint32),
        ("has_round", c_uint32),
        ("round", c_uint32),
        ("teams", c_uint32),
        ("best", c_uint32),
        ("reserved", c_uint32),
        ("criteria", shk_text),
        ("readings", shk_text),
        ("left", POINTER(c_uint32)),
        ("left_count", c_size_t),
        ("not_left", POINTER(c_uint32)),
        ("not_left_count", c_size_t),
        ("categories", POINTER(shk_text)),
        ("category_count", c_size_t),
    ]


class shk_value(Structure):
    _fields_ = [
        ("numerator", c_int64),
        ("denominator", c_int64),
        ("begin", c_uint64),
        ("count", c_uint32),
        ("kind", c_uint32),
    ]


class shk_current(Structure):
    _fields_ = [
        ("buchholz", c_int64),
        ("truncated_solkoff", c_int64),
        ("sonneborn_berger", shk_value),
    ]


class shk_document_options(Structure):
    _fields_ = [
        ("struct_size", c_uint32),
        ("form", c_uint32),
        ("lang", c_int32),
        ("crosstable", c_uint32),
        ("has_decimals", c_uint32),
        ("decimals", c_uint32),
        ("explain", c_uint32),
        ("reserved", c_uint32),
    ]


class shk_explained_value(Structure):
    _fields_ = [
        ("value", shk_value),
        ("made_of", c_uint32),
        ("count", c_uint32),
    ]


class shk_explained_item(Structure):
    _fields_ = [
        ("base", shk_value),
        ("adds", shk_value),
        ("round", c_uint32),
        ("opponent", c_uint32),
        ("why", c_uint32),
        ("after", c_uint32),
        ("group", c_uint32),
        ("cut", c_uint32),
        ("voluntary", c_uint32),
        ("reserved", c_uint32),
    ]


class shk_explained_member(Structure):
    _fields_ = [
        ("sum", shk_value),
        ("player", c_uint32),
        ("place", c_uint32),
        ("met", c_uint32),
        ("reserved", c_uint32),
    ]


class shk_standings_facts(Structure):
    _fields_ = [
        ("row_count", c_uint32),
        ("criterion_count", c_uint32),
        ("unplayed", c_uint32),
        ("format", c_uint32),
        ("round", c_uint32),
        ("scheduled", c_uint32),
        ("provisional", c_uint32),
        ("note_count", c_uint32),
        ("team_count", c_uint32),
        ("reserved", c_uint32),
    ]


class shk_standings_note_facts(Structure):
    _fields_ = [
        ("kind", c_uint32),
        ("scheduled", c_uint32),
        ("unfinished", c_uint32),
        ("player", c_uint32),
        ("criterion", c_uint32),
        ("reserved", c_uint32),
    ]


class shk_standing(Structure):
    _fields_ = [
        ("rank", c_uint32),
        ("start", c_uint32),
        ("index", c_uint32),
        ("sharing", c_uint32),
        ("whole_rank", c_uint32),
        ("reserved", c_uint32),
    ]


class shk_team(Structure):
    _fields_ = [
        ("sum", shk_value),
        ("places", c_uint64),
        ("rank", c_uint32),
        ("player_count", c_uint32),
        ("begin", c_uint32),
        ("incomplete", c_uint32),
    ]


# name: (result, parameters)
FUNCTIONS: dict[str, tuple[Any, list[Any]]] = {
    "shk_appeal_file": (
        c_int32,
        [c_void_p, c_int32, POINTER(shk_committee), POINTER(c_void_p), POINTER(c_void_p)],
    ),
    "shk_appeal_free": (
        None,
        [c_void_p],
    ),
    "shk_appeal_decide": (
        c_int32,
        [c_void_p, c_uint32, POINTER(c_int32), POINTER(c_void_p)],
    ),
    "shk_appeal_describe": (
        c_int32,
        [c_void_p, POINTER(c_int32), POINTER(c_uint32)],
    ),
    "shk_committee_faults": (
        c_int32,
        [POINTER(shk_committee), POINTER(c_int32), c_size_t, POINTER(c_size_t)],
    ),
    "shk_committee_fault_text": (
        c_int32,
        [c_int32, c_int32, c_void_p, c_size_t, POINTER(c_size_t)],
    ),
    "shk_committee_shared_regions": (
        c_int32,
        [POINTER(shk_committee), c_void_p, c_size_t, POINTER(c_size_t)],
    ),
    "shk_committee_sit": (
        c_int32,
        [POINTER(shk_committee), POINTER(c_uint32), c_size_t, POINTER(c_size_t), POINTER(c_void_p)],
    ),
    "shk_hand_new": (
        c_int32,
        [POINTER(shk_position), c_int32, POINTER(c_void_p), POINTER(c_void_p)],
    ),
    "shk_hand_copy": (
        c_int32,
        [c_void_p, POINTER(c_void_p)],
    ),
    "shk_hand_free": (
        None,
        [c_void_p],
    ),
    "shk_hand_state": (
        c_int32,
        [c_void_p, POINTER(c_int32)],
    ),
    "shk_hand_state_name": (
        c_int32,
        [c_int32, c_void_p, c_size_t, POINTER(c_size_t)],
    ),
    "shk_hand_state_text": (
        c_int32,
        [c_int32, c_int32, c_void_p, c_size_t, POINTER(c_size_t)],
    ),
    "shk_hand_allowed": (
        c_int32,
        [c_void_p, POINTER(shk_move), c_size_t, POINTER(c_size_t)],
    ),
    "shk_hand_may_claim": (
        c_int32,
        [c_void_p, POINTER(c_uint32)],
    ),
    "shk_hand_adjust": (
        c_int32,
        [c_void_p, c_uint32, POINTER(c_void_p)],
    ),
    "shk_hand_touch": (
        c_int32,
        [c_void_p, c_uint32, POINTER(c_void_p)],
    ),
    "shk_hand_carry": (
        c_int32,
        [c_void_p, POINTER(c_uint8), c_size_t, POINTER(c_void_p)],
    ),
    "shk_hand_release": (
        c_int32,
        [c_void_p, POINTER(shk_move), POINTER(c_void_p)],
    ),
    "shk_hand_remove": (
        c_int32,
        [c_void_p, c_uint32, POINTER(c_void_p)],
    ),
    "shk_hand_stop_removing": (
        c_int32,
        [c_void_p, POINTER(c_void_p)],
    ),
    "shk_hand_press_clock": (
        c_int32,
        [c_void_p, POINTER(shk_move), POINTER(c_void_p)],
    ),
    "shk_position_allowed": (
        c_int32,
        [POINTER(shk_position), POINTER(c_uint8), c_size_t, POINTER(shk_move), c_size_t, POINTER(c_size_t)],
    ),
    "shk_game_violate": (
        c_int32,
        [c_void_p, POINTER(shk_incident), POINTER(c_void_p)],
    ),
    "shk_game_incident": (
        c_int32,
        [c_void_p, c_size_t, POINTER(shk_incident)],
    ),
    "shk_game_king_not_marked": (
        c_int32,
        [c_void_p, POINTER(c_void_p)],
    ),
    "shk_game_demand_correction": (
        c_int32,
        [c_void_p, c_uint32, POINTER(c_void_p)],
    ),
    "shk_game_waive": (
        c_int32,
        [c_void_p, c_uint32, POINTER(c_void_p)],
    ),
    "shk_game_call_arbiter": (
        c_int32,
        [c_void_p, c_uint32, POINTER(c_void_p)],
    ),
    "shk_game_arbiter_decides": (
        c_int32,
        [c_void_p, c_uint32, POINTER(c_void_p)],
    ),
    "shk_game_correct": (
        c_int32,
        [c_void_p, c_uint32, POINTER(shk_move), POINTER(c_void_p)],
    ),
    "shk_game_demand_marking": (
        c_int32,
        [c_void_p, c_uint32, POINTER(c_uint32), POINTER(c_void_p)],
    ),
    "shk_game_irregularities": (
        c_int32,
        [c_void_p, POINTER(shk_irregularity), c_size_t, POINTER(c_size_t)],
    ),
    "shk_game_corrections": (
        c_int32,
        [c_void_p, c_size_t, POINTER(shk_position), POINTER(c_uint32), POINTER(shk_move), c_size_t, POINTER(c_size_t)],
    ),
    "shk_irregularity_status_name": (
        c_int32,
        [c_int32, c_void_p, c_size_t, POINTER(c_size_t)],
    ),
    "shk_irregularity_status_text": (
        c_int32,
        [c_int32, c_int32, c_void_p, c_size_t, POINTER(c_size_t)],
    ),
    "shk_ladder_new": (
        c_int32,
        [POINTER(c_void_p)],
    ),
    "shk_ladder_copy": (
        c_int32,
        [c_void_p, POINTER(c_void_p)],
    ),
    "shk_ladder_free": (
        None,
        [c_void_p],
    ),
    "shk_ladder_advise": (
        c_int32,
        [c_void_p, c_int32, POINTER(shk_advice)],
    ),
    "shk_ladder_impose": (
        c_int32,
        [c_void_p, c_int32, c_int32, c_uint32, c_uint32, POINTER(c_void_p)],
    ),
    "shk_ladder_add_game": (
        c_int32,
        [c_void_p, c_void_p, c_uint32],
    ),
    "shk_ladder_next_game": (
        c_int32,
        [c_void_p],
    ),
    "shk_ladder_history": (
        c_int32,
        [c_void_p, POINTER(shk_imposed), c_size_t, POINTER(c_size_t)],
    ),
    "shk_pace_of_discipline": (
        c_int32,
        [c_char_p, c_size_t, POINTER(c_int32)],
    ),
    "shk_protest_until": (
        c_int32,
        [POINTER(shk_round_times), POINTER(c_int64)],
    ),
    "shk_protest_file": (
        c_int32,
        [POINTER(shk_paper), POINTER(shk_round_times), c_uint32, POINTER(c_void_p), POINTER(c_void_p)],
    ),
    "shk_protest_free": (
        None,
        [c_void_p],
    ),
    "shk_protest_decide_before": (
        c_int32,
        [c_void_p, POINTER(c_int64), POINTER(c_int64)],
    ),
    "shk_protest_decide": (
        c_int32,
        [c_void_p, c_int32, c_int64, POINTER(c_int64), POINTER(c_void_p)],
    ),
    "shk_protest_describe": (
        c_int32,
        [c_void_p, POINTER(shk_protest_facts)],
    ),
    "shk_sanction_name": (
        c_int32,
        [c_int32, c_void_p, c_size_t, POINTER(c_size_t)],
    ),
    "shk_gravity_text": (
        c_int32,
        [c_int32, c_int32, c_void_p, c_size_t, POINTER(c_size_t)],
    ),
    "shk_sanction_text": (
        c_int32,
        [c_int32, c_uint32, c_int32, c_void_p, c_size_t, POINTER(c_size_t)],
    ),
    "shk_game_impose": (
        c_int32,
        [c_void_p, c_uint32, c_int32, c_int32, c_uint32, c_uint32, POINTER(c_void_p)],
    ),
    "shk_game_sanctions": (
        c_int32,
        [c_void_p, POINTER(shk_imposed), c_size_t, POINTER(c_size_t)],
    ),
    "shk_violation_name": (
        c_int32,
        [c_int32, c_void_p, c_size_t, POINTER(c_size_t)],
    ),
    "shk_violation_by_name": (
        c_int32,
        [c_char_p, c_size_t, POINTER(c_int32)],
    ),
    "shk_violation_text": (
        c_int32,
        [c_int32, c_int32, c_void_p, c_size_t, POINTER(c_size_t)],
    ),
    "shk_violation_outlives_a_reply": (
        c_int32,
        [c_int32, POINTER(c_uint32)],
    ),
    "shk_ballots_read": (
        c_int32,
        [c_char_p, c_size_t, POINTER(c_void_p), POINTER(c_void_p)],
    ),
    "shk_ballots_free": (
        None,
        [c_void_p],
    ),
    "shk_ballots_count": (
        c_size_t,
        [c_void_p],
    ),
    "shk_ballots_count_faults": (
        c_size_t,
        [c_void_p],
    ),
    "shk_ballots_fault": (
        c_int32,
        [c_void_p, c_size_t, c_int32, c_void_p, c_size_t, POINTER(c_size_t)],
    ),
    "shk_ballots_id": (
        c_int32,
        [c_void_p, c_size_t, c_void_p, c_size_t, POINTER(c_size_t)],
    ),
    "shk_ballots_text": (
        c_int32,
        [c_void_p, c_size_t, c_void_p, c_size_t, POINTER(c_size_t)],
    ),
    "shk_game_from_ballot": (
        c_int32,
        [c_void_p, c_size_t, POINTER(c_void_p)],
    ),
    "shk_ballots_draw": (
        c_int32,
        [c_void_p, c_uint64, c_uint64, c_char_p, c_size_t, POINTER(c_size_t)],
    ),
    "shk_ballots_describe": (
        c_int32,
        [c_void_p, c_size_t, POINTER(shk_ballot), c_size_t, POINTER(c_size_t)],
    ),
    "shk_ballots_moves": (
        c_int32,
        [c_void_p, c_size_t, POINTER(shk_move), c_size_t, POINTER(c_size_t)],
    ),
    "shk_ballots_table": (
        c_int32,
        [c_void_p, c_size_t, c_void_p, c_size_t, POINTER(c_size_t)],
    ),
    "shk_ballots_faults": (
        c_int32,
        [c_void_p, POINTER(shk_ballot_fault), c_size_t, POINTER(c_size_t)],
    ),
    "shk_ballots_draw_json": (
        c_int32,
        [c_void_p, c_uint64, c_uint64, c_char_p, c_size_t, c_void_p, c_size_t, POINTER(c_size_t)],
    ),
    "shk_ballot_check": (
        c_int32,
        [c_char_p, c_size_t, POINTER(shk_ballot), POINTER(shk_move), c_size_t, POINTER(c_size_t), POINTER(c_void_p)],
    ),
    "shk_game_from_ballot_line": (
        c_int32,
        [c_char_p, c_size_t, c_char_p, c_size_t, POINTER(c_void_p), POINTER(c_void_p)],
    ),
    "shk_positions_count_moves": (
        c_int32,
        [POINTER(shk_position), c_size_t, POINTER(c_uint32), POINTER(c_void_p)],
    ),
    "shk_positions_moves": (
        c_int32,
        [POINTER(shk_position), c_size_t, POINTER(shk_move), c_size_t, POINTER(c_size_t), POINTER(c_size_t)],
    ),
    "shk_positions_play": (
        c_int32,
        [POINTER(shk_position), POINTER(shk_move), c_size_t, POINTER(shk_position), POINTER(c_size_t), POINTER(c_void_p)],
    ),
    "shk_position_judge": (
        c_int32,
        [POINTER(shk_position), c_char_p, c_size_t, POINTER(shk_judge_options), POINTER(shk_judgement), POINTER(c_void_p), POINTER(c_void_p)],
    ),
    "shk_position_judged_moves": (
        c_int32,
        [POINTER(shk_position), c_char_p, c_size_t, POINTER(shk_judge_options), POINTER(shk_move), c_size_t, POINTER(c_size_t)],
    ),
    "shk_position_judge_json": (
        c_int32,
        [POINTER(shk_position), c_char_p, c_size_t, POINTER(shk_judge_options), c_int32, c_void_p, c_size_t, POINTER(c_size_t)],
    ),
    "shk_position_moves": (
        c_int32,
        [POINTER(shk_position), POINTER(shk_move), c_size_t, POINTER(c_size_t)],
    ),
    "shk_position_count_moves": (
        c_int32,
        [POINTER(shk_position), POINTER(c_uint64)],
    ),
    "shk_position_can_capture": (
        c_int32,
        [POINTER(shk_position), POINTER(c_uint32)],
    ),
    "shk_position_play": (
        c_int32,
        [POINTER(shk_position), POINTER(shk_move), POINTER(shk_position), POINTER(c_void_p)],
    ),
    "shk_position_read_move": (
        c_int32,
        [POINTER(shk_position), c_char_p, c_size_t, POINTER(shk_move), POINTER(c_void_p)],
    ),
    "shk_position_write_move": (
        c_int32,
        [POINTER(shk_position), POINTER(shk_move), c_int32, c_void_p, c_size_t, POINTER(c_size_t)],
    ),
    "shk_perft": (
        c_int32,
        [POINTER(shk_position), POINTER(shk_perft_options), POINTER(c_uint64), POINTER(c_void_p)],
    ),
    "shk_position_to_text": (
        c_int32,
        [POINTER(shk_position), c_void_p, c_size_t, POINTER(c_size_t)],
    ),
    "shk_position_to_svg": (
        c_int32,
        [POINTER(shk_position), c_uint32, c_int32, c_void_p, c_size_t, POINTER(c_size_t)],
    ),
    "shk_position_initial": (
        c_int32,
        [POINTER(shk_position)],
    ),
    "shk_position_check": (
        c_int32,
        [POINTER(shk_position), POINTER(c_void_p)],
    ),
    "shk_position_from_fen": (
        c_int32,
        [c_char_p, c_size_t, c_uint32, POINTER(shk_position), POINTER(c_void_p)],
    ),
    "shk_position_to_fen": (
        c_int32,
        [POINTER(shk_position), c_uint32, c_void_p, c_size_t, POINTER(c_size_t)],
    ),
    "shk_position_turned": (
        c_int32,
        [POINTER(shk_position), POINTER(shk_position)],
    ),
    "shk_position_routes": (
        c_int32,
        [POINTER(shk_position), POINTER(shk_move), POINTER(shk_route), c_size_t, POINTER(c_size_t)],
    ),
    "shk_position_canonical_route": (
        c_int32,
        [POINTER(shk_position), POINTER(shk_move), POINTER(shk_route)],
    ),
    "shk_position_read_route": (
        c_int32,
        [POINTER(shk_position), c_char_p, c_size_t, POINTER(shk_route), POINTER(c_void_p)],
    ),
    "shk_position_move_over": (
        c_int32,
        [POINTER(shk_position), POINTER(c_uint8), c_size_t, POINTER(shk_move), POINTER(c_void_p)],
    ),
    "shk_position_may_be_removed": (
        c_int32,
        [POINTER(shk_position), POINTER(shk_move), POINTER(c_uint8), c_size_t, c_int32, POINTER(c_uint32)],
    ),
    "shk_error_free": (
        None,
        [c_void_p],
    ),
    "shk_error_status": (
        c_int32,
        [c_void_p],
    ),
    "shk_error_message": (
        c_int32,
        [c_void_p, c_int32, c_void_p, c_size_t, POINTER(c_size_t)],
    ),
    "shk_error_clause": (
        c_int32,
        [c_void_p, c_void_p, c_size_t, POINTER(c_size_t)],
    ),
    "shk_error_name": (
        c_int32,
        [c_void_p, c_void_p, c_size_t, POINTER(c_size_t)],
    ),
    "shk_error_line": (
        c_uint64,
        [c_void_p],
    ),
    "shk_error_column": (
        c_uint64,
        [c_void_p],
    ),
    "shk_error_offset": (
        c_uint64,
        [c_void_p],
    ),
    "shk_error_round": (
        c_uint32,
        [c_void_p],
    ),
    "shk_error_player": (
        c_uint32,
        [c_void_p],
    ),
    "shk_error_ply": (
        c_uint32,
        [c_void_p],
    ),
    "shk_text_decode": (
        c_int32,
        [POINTER(c_uint8), c_size_t, c_char_p, c_size_t, c_void_p, c_size_t, POINTER(c_size_t), POINTER(c_void_p)],
    ),
    "shk_draft_new": (
        c_int32,
        [POINTER(c_void_p)],
    ),
    "shk_draft_from_event": (
        c_int32,
        [c_void_p, POINTER(c_void_p)],
    ),
    "shk_draft_free": (
        None,
        [c_void_p],
    ),
    "shk_draft_check": (
        c_int32,
        [c_void_p, POINTER(c_void_p), POINTER(c_void_p)],
    ),
    "shk_draft_set_planned_rounds": (
        c_int32,
        [c_void_p, c_uint32],
    ),
    "shk_draft_set_format": (
        c_int32,
        [c_void_p, c_uint32, c_uint32],
    ),
    "shk_scoring_simple": (
        c_int32,
        [c_int64, c_int64, c_int64, POINTER(shk_scoring)],
    ),
    "shk_draft_set_scoring": (
        c_int32,
        [c_void_p, POINTER(shk_scoring)],
    ),
    "shk_draft_allow_gaps": (
        c_int32,
        [c_void_p, c_uint32],
    ),
    "shk_draft_set_first_colour": (
        c_int32,
        [c_void_p, c_uint32],
    ),
    "shk_draft_set_seed": (
        c_int32,
        [c_void_p, c_uint32, c_uint64],
    ),
    "shk_draft_add_lot": (
        c_int32,
        [c_void_p, c_uint32, POINTER(c_uint32), c_size_t],
    ),
    "shk_draft_set_options": (
        c_int32,
        [c_void_p, c_char_p, c_size_t, POINTER(c_void_p)],
    ),
    "shk_event_describe": (
        c_int32,
        [c_void_p, POINTER(shk_event_facts)],
    ),
    "shk_event_scoring": (
        c_int32,
        [c_void_p, POINTER(shk_scoring)],
    ),
    "shk_event_players": (
        c_int32,
        [c_void_p, POINTER(shk_player_facts), c_size_t, POINTER(c_size_t)],
    ),
    "shk_event_index_of": (
        c_int32,
        [c_void_p, c_uint32, POINTER(c_size_t)],
    ),
    "shk_event_absences": (
        c_int32,
        [c_void_p, POINTER(shk_absence), c_size_t, POINTER(c_size_t)],
    ),
    "shk_event_decision": (
        c_int32,
        [c_void_p, c_size_t, POINTER(shk_decision_facts)],
    ),
    "shk_event_decision_before": (
        c_int32,
        [c_void_p, c_size_t, POINTER(shk_pair_of), c_size_t, POINTER(c_size_t)],
    ),
    "shk_event_free": (
        None,
        [c_void_p],
    ),
    "shk_draft_add_players": (
        c_int32,
        [c_void_p, POINTER(shk_player), c_size_t, POINTER(c_void_p)],
    ),
    "shk_draft_set_player": (
        c_int32,
        [c_void_p, POINTER(shk_player), POINTER(c_void_p)],
    ),
    "shk_draft_remove_player": (
        c_int32,
        [c_void_p, c_uint32, POINTER(c_void_p)],
    ),
    "shk_draft_withdraw": (
        c_int32,
        [c_void_p, c_uint32, c_uint32, POINTER(c_void_p)],
    ),
    "shk_event_read": (
        c_int32,
        [c_char_p, c_size_t, POINTER(shk_read_options), POINTER(c_void_p), POINTER(c_void_p)],
    ),
    "shk_event_warning_count": (
        c_int32,
        [c_void_p, POINTER(c_size_t)],
    ),
    "shk_event_warning": (
        c_int32,
        [c_void_p, c_size_t, c_int32, POINTER(c_uint64), c_void_p, c_size_t, POINTER(c_size_t)],
    ),
    "shk_event_equal": (
        c_int32,
        [c_void_p, c_void_p, POINTER(c_uint32)],
    ),
    "shk_event_record_results": (
        c_int32,
        [c_void_p, c_uint32, POINTER(shk_meeting), c_size_t, POINTER(c_void_p)],
    ),
    "shk_draft_set_round": (
        c_int32,
        [c_void_p, c_uint32, POINTER(shk_meeting), c_size_t, POINTER(shk_unpaired), c_size_t, POINTER(c_void_p)],
    ),
    "shk_draft_keep_rounds": (
        c_int32,
        [c_void_p, c_uint32, POINTER(c_void_p)],
    ),
    "shk_draft_add_absences": (
        c_int32,
        [c_void_p, POINTER(shk_absence), c_size_t, POINTER(c_void_p)],
    ),
    "shk_draft_add_adjustments": (
        c_int32,
        [c_void_p, POINTER(shk_adjustment), c_size_t, POINTER(c_void_p)],
    ),
    "shk_draft_add_acceleration": (
        c_int32,
        [c_void_p, POINTER(shk_acceleration), c_size_t, POINTER(c_void_p)],
    ),
    "shk_draft_add_decisions": (
        c_int32,
        [c_void_p, POINTER(shk_decision), c_size_t, POINTER(c_void_p)],
    ),
    "shk_event_meetings": (
        c_int32,
        [c_void_p, c_uint32, POINTER(shk_meeting), c_size_t, POINTER(c_size_t)],
    ),
    "shk_event_unpaired": (
        c_int32,
        [c_void_p, c_uint32, POINTER(shk_unpaired), c_size_t, POINTER(c_size_t)],
    ),
    "shk_event_games": (
        c_int32,
        [c_void_p, c_uint32, c_uint32, POINTER(c_uint8), c_size_t, POINTER(c_size_t)],
    ),
    "shk_event_cells": (
        c_int32,
        [c_void_p, c_uint32, POINTER(shk_cell), c_size_t, POINTER(c_size_t)],
    ),
    "shk_event_points": (
        c_int32,
        [c_void_p, c_uint32, POINTER(c_int64), c_size_t, POINTER(c_size_t)],
    ),
    "shk_event_points_in": (
        c_int32,
        [c_void_p, c_uint32, POINTER(c_int64), c_size_t, POINTER(c_size_t)],
    ),
    "shk_event_player_text": (
        c_int32,
        [c_void_p, c_uint32, c_uint32, c_void_p, c_size_t, POINTER(c_size_t)],
    ),
    "shk_event_player_texts": (
        c_int32,
        [c_void_p, c_uint32, POINTER(c_size_t), c_size_t, c_void_p, c_size_t, POINTER(c_size_t)],
    ),
    "shk_event_info_count": (
        c_int32,
        [c_void_p, c_uint32, POINTER(c_size_t)],
    ),
    "shk_event_info": (
        c_int32,
        [c_void_p, c_uint32, c_size_t, c_void_p, c_size_t, POINTER(c_size_t)],
    ),
    "shk_event_decision_text": (
        c_int32,
        [c_void_p, c_size_t, c_uint32, c_void_p, c_size_t, POINTER(c_size_t)],
    ),
    "shk_draft_set_info": (
        c_int32,
        [c_void_p, c_uint32, c_char_p, c_size_t],
    ),
    "shk_draft_clear_info": (
        c_int32,
        [c_void_p, c_uint32],
    ),
    "shk_draft_add_forbidden": (
        c_int32,
        [c_void_p, POINTER(shk_forbidden), c_size_t, POINTER(c_void_p)],
    ),
    "shk_draft_add_forced": (
        c_int32,
        [c_void_p, POINTER(shk_forced), c_size_t, POINTER(c_void_p)],
    ),
    "shk_draft_add_pools": (
        c_int32,
        [c_void_p, POINTER(shk_group), c_size_t, POINTER(c_void_p)],
    ),
    "shk_draft_add_groups": (
        c_int32,
        [c_void_p, POINTER(shk_group), c_size_t, POINTER(c_void_p)],
    ),
    "shk_draft_add_groups_by": (
        c_int32,
        [c_void_p, c_uint32, POINTER(c_size_t)],
    ),
    "shk_draft_add_meet_until": (
        c_int32,
        [c_void_p, c_uint32, POINTER(shk_text), c_size_t, POINTER(c_void_p)],
    ),
    "shk_draft_add_not_before": (
        c_int32,
        [c_void_p, c_uint32, c_uint32, POINTER(shk_text), c_size_t, POINTER(c_void_p)],
    ),
    "shk_draft_add_soft_pairs": (
        c_int32,
        [c_void_p, POINTER(shk_pair_of), c_size_t, POINTER(c_void_p)],
    ),
    "shk_draft_clear": (
        c_int32,
        [c_void_p, c_uint32],
    ),
    "shk_event_write": (
        c_int32,
        [c_void_p, c_uint32, c_void_p, c_size_t, POINTER(c_size_t), POINTER(c_void_p)],
    ),
    "shk_game_claim": (
        c_int32,
        [c_void_p, POINTER(shk_claim), POINTER(c_int32), POINTER(c_void_p), POINTER(c_void_p)],
    ),
    "shk_game_claim_count": (
        c_int32,
        [c_void_p, POINTER(shk_count_claim), POINTER(c_int32), POINTER(c_void_p)],
    ),
    "shk_profile_name": (
        c_int32,
        [c_int32, c_void_p, c_size_t, POINTER(c_size_t)],
    ),
    "shk_profile_by_name": (
        c_int32,
        [c_char_p, c_size_t, POINTER(c_int32)],
    ),
    "shk_profile_source": (
        c_int32,
        [c_int32, c_int32, c_void_p, c_size_t, POINTER(c_size_t)],
    ),
    "shk_profile_date": (
        c_int32,
        [c_int32, c_void_p, c_size_t, POINTER(c_size_t)],
    ),
    "shk_profile_limit": (
        c_int32,
        [c_int32, c_int32, POINTER(c_uint32)],
    ),
    "shk_game_declared_count": (
        c_int32,
        [c_void_p, c_int32, c_int32, c_uint32, POINTER(c_int32)],
    ),
    "shk_game_draws": (
        c_int32,
        [c_void_p, c_int32, POINTER(c_int32), c_size_t, POINTER(c_size_t)],
    ),
    "shk_game_automatic_draw": (
        c_int32,
        [c_void_p, c_int32, POINTER(c_int32)],
    ),
    "shk_game_examine_count": (
        c_int32,
        [c_void_p, POINTER(shk_count_claim), POINTER(shk_count_answer), POINTER(c_void_p), POINTER(c_void_p)],
    ),
    "shk_draw_rule_name": (
        c_int32,
        [c_int32, c_void_p, c_size_t, POINTER(c_size_t)],
    ),
    "shk_draw_rule_text": (
        c_int32,
        [c_int32, c_int32, c_void_p, c_size_t, POINTER(c_size_t)],
    ),
    "shk_row_unit_text": (
        c_int32,
        [c_uint32, c_int32, c_void_p, c_size_t, POINTER(c_size_t)],
    ),
    "shk_game_occurrences": (
        c_int32,
        [c_void_p, POINTER(c_uint32)],
    ),
    "shk_game_rights": (
        c_int32,
        [c_void_p, POINTER(c_uint32), POINTER(c_uint32)],
    ),
    "shk_game_written_claims": (
        c_int32,
        [c_void_p, POINTER(shk_move), c_size_t, POINTER(c_size_t)],
    ),
    "shk_game_rows": (
        c_int32,
        [c_void_p, c_int32, POINTER(shk_row), c_size_t, POINTER(c_size_t)],
    ),
    "shk_game_declare_draw": (
        c_int32,
        [c_void_p, c_int32, c_int32, POINTER(c_void_p)],
    ),
    "shk_game_outcome": (
        c_int32,
        [c_void_p, POINTER(c_int32)],
    ),
    "shk_game_reason": (
        c_int32,
        [c_void_p, c_void_p, c_size_t, POINTER(c_size_t)],
    ),
    "shk_game_result_message": (
        c_int32,
        [c_void_p, c_int32, c_void_p, c_size_t, POINTER(c_size_t)],
    ),
    "shk_game_finish": (
        c_int32,
        [c_void_p, c_int32, c_char_p, c_size_t, POINTER(c_void_p)],
    ),
    "shk_game_mend_entry": (
        c_int32,
        [c_void_p, c_int32, c_char_p, c_size_t, POINTER(c_void_p)],
    ),
    "shk_game_offer_draw": (
        c_int32,
        [c_void_p, c_uint32, POINTER(c_void_p)],
    ),
    "shk_game_accept_draw": (
        c_int32,
        [c_void_p, c_uint32, POINTER(c_void_p)],
    ),
    "shk_game_decline_draw": (
        c_int32,
        [c_void_p, c_uint32, POINTER(c_void_p)],
    ),
    "shk_game_offer": (
        c_int32,
        [c_void_p, POINTER(c_int32)],
    ),
    "shk_game_wrong_setup": (
        c_int32,
        [c_void_p, c_uint32, POINTER(c_int32)],
    ),
    "shk_game_examine": (
        c_int32,
        [c_void_p, POINTER(shk_claim), POINTER(shk_claim_verdict), POINTER(c_void_p), POINTER(c_void_p)],
    ),
    "shk_game_describe": (
        c_int32,
        [c_void_p, POINTER(shk_game_facts)],
    ),
    "shk_game_ballot_id": (
        c_int32,
        [c_void_p, c_void_p, c_size_t, POINTER(c_size_t)],
    ),
    "shk_game_ballot_text": (
        c_int32,
        [c_void_p, c_void_p, c_size_t, POINTER(c_size_t)],
    ),
    "shk_game_resign": (
        c_int32,
        [c_void_p, c_uint32, POINTER(c_void_p)],
    ),
    "shk_game_finish_by_flags": (
        c_int32,
        [c_void_p, c_uint32, c_uint32, c_int32, POINTER(c_void_p)],
    ),
    "shk_reason_text": (
        c_int32,
        [c_char_p, c_size_t, c_int32, c_void_p, c_size_t, POINTER(c_size_t)],
    ),
    "shk_game_offer_draw_on_condition": (
        c_int32,
        [c_void_p, c_uint32, POINTER(c_void_p)],
    ),
    "shk_setup_text": (
        c_int32,
        [c_int32, c_int32, c_void_p, c_size_t, POINTER(c_size_t)],
    ),
    "shk_game_new": (
        c_int32,
        [POINTER(c_void_p)],
    ),
    "shk_game_from_position": (
        c_int32,
        [POINTER(shk_position), POINTER(c_void_p), POINTER(c_void_p)],
    ),
    "shk_game_copy": (
        c_int32,
        [c_void_p, POINTER(c_void_p)],
    ),
    "shk_game_free": (
        None,
        [c_void_p],
    ),
    "shk_game_position": (
        c_int32,
        [c_void_p, POINTER(shk_position)],
    ),
    "shk_game_position_at": (
        c_int32,
        [c_void_p, c_uint32, POINTER(shk_position)],
    ),
    "shk_game_play_text": (
        c_int32,
        [c_void_p, c_char_p, c_size_t, POINTER(c_void_p)],
    ),
    "shk_game_take_back": (
        c_int32,
        [c_void_p, POINTER(c_void_p)],
    ),
    "shk_game_vary": (
        c_int32,
        [c_void_p, POINTER(shk_line_step), c_size_t, c_uint32, c_char_p, c_size_t, POINTER(c_uint32), POINTER(c_void_p)],
    ),
    "shk_game_remove_variation": (
        c_int32,
        [c_void_p, POINTER(shk_line_step), c_size_t, c_uint32, c_uint32],
    ),
    "shk_game_variations": (
        c_int32,
        [c_void_p, POINTER(shk_line_step), c_size_t, c_uint32, POINTER(c_size_t)],
    ),
    "shk_game_line_moves": (
        c_int32,
        [c_void_p, POINTER(shk_line_step), c_size_t, POINTER(shk_position), POINTER(shk_move), c_size_t, POINTER(c_size_t)],
    ),
    "shk_game_line_set_comment": (
        c_int32,
        [c_void_p, POINTER(shk_line_step), c_size_t, c_uint32, c_char_p, c_size_t],
    ),
    "shk_game_line_comment": (
        c_int32,
        [c_void_p, POINTER(shk_line_step), c_size_t, c_uint32, c_void_p, c_size_t, POINTER(c_size_t)],
    ),
    "shk_game_line_set_clock": (
        c_int32,
        [c_void_p, POINTER(shk_line_step), c_size_t, c_uint32, c_int64],
    ),
    "shk_game_line_clock": (
        c_int32,
        [c_void_p, POINTER(shk_line_step), c_size_t, c_uint32, POINTER(c_int64)],
    ),
    "shk_game_line_set_nags": (
        c_int32,
        [c_void_p, POINTER(shk_line_step), c_size_t, c_uint32, POINTER(c_uint16), c_size_t],
    ),
    "shk_game_line_nags": (
        c_int32,
        [c_void_p, POINTER(shk_line_step), c_size_t, c_uint32, POINTER(c_uint16), c_size_t, POINTER(c_size_t)],
    ),
    "shk_nag_sign": (
        c_int32,
        [c_uint16, c_void_p, c_size_t, POINTER(c_size_t)],
    ),
    "shk_game_set_comment": (
        c_int32,
        [c_void_p, c_uint32, c_char_p, c_size_t],
    ),
    "shk_game_comment": (
        c_int32,
        [c_void_p, c_uint32, c_void_p, c_size_t, POINTER(c_size_t)],
    ),
    "shk_game_set_clock": (
        c_int32,
        [c_void_p, c_uint32, c_uint32],
    ),
    "shk_game_clock": (
        c_int32,
        [c_void_p, c_uint32, POINTER(c_int64)],
    ),
    "shk_game_play": (
        c_int32,
        [c_void_p, POINTER(shk_move), c_size_t, POINTER(c_size_t), POINTER(c_void_p)],
    ),
    "shk_game_plies": (
        c_int32,
        [c_void_p, POINTER(shk_ply), c_size_t, POINTER(c_size_t)],
    ),
    "shk_game_positions": (
        c_int32,
        [c_void_p, POINTER(shk_position), c_size_t, POINTER(c_size_t)],
    ),
    "shk_game_play_text_as": (
        c_int32,
        [c_void_p, c_char_p, c_size_t, POINTER(shk_judge_options), POINTER(c_void_p)],
    ),
    "shk_game_play_line": (
        c_int32,
        [c_void_p, c_char_p, c_size_t, POINTER(c_size_t), POINTER(c_void_p)],
    ),
    "shk_game_claims_json": (
        c_int32,
        [c_void_p, c_void_p, c_size_t, POINTER(c_size_t)],
    ),
    "shk_game_ply_json": (
        c_int32,
        [c_void_p, c_void_p, c_size_t, POINTER(c_size_t)],
    ),
    "shk_game_json": (
        c_int32,
        [c_void_p, c_int32, c_void_p, c_size_t, POINTER(c_size_t)],
    ),
    "shk_pairing_describe": (
        c_int32,
        [c_void_p, POINTER(shk_pairing_facts)],
    ),
    "shk_pairing_boards": (
        c_int32,
        [c_void_p, POINTER(shk_board), c_size_t, POINTER(c_size_t)],
    ),
    "shk_pairing_absent": (
        c_int32,
        [c_void_p, POINTER(shk_unpaired), c_size_t, POINTER(c_size_t)],
    ),
    "shk_pairing_lot": (
        c_int32,
        [c_void_p, POINTER(c_uint32), c_size_t, POINTER(c_size_t)],
    ),
    "shk_check": (
        c_int32,
        [c_void_p, POINTER(shk_pair_options), POINTER(shk_check_options), POINTER(c_void_p), POINTER(c_void_p)],
    ),
    "shk_check_list": (
        c_int32,
        [c_void_p, POINTER(shk_pair_options), c_char_p, c_size_t, POINTER(c_void_p), POINTER(c_void_p)],
    ),
    "shk_report_free": (
        None,
        [c_void_p],
    ),
    "shk_report_verdicts": (
        c_int32,
        [c_void_p, POINTER(shk_verdict), c_size_t, POINTER(c_size_t)],
    ),
    "shk_report_text": (
        c_int32,
        [c_void_p, c_uint32, c_int32, c_void_p, c_size_t, POINTER(c_size_t)],
    ),
    "shk_report_json": (
        c_int32,
        [c_void_p, c_int32, c_void_p, c_size_t, POINTER(c_size_t)],
    ),
    "shk_correct": (
        c_int32,
        [c_void_p, POINTER(shk_pair_options), POINTER(shk_text), c_size_t, POINTER(c_void_p), POINTER(c_void_p)],
    ),
    "shk_correction_free": (
        None,
        [c_void_p],
    ),
    "shk_correction_rounds": (
        c_int32,
        [c_void_p, POINTER(shk_later_round), c_size_t, POINTER(c_size_t)],
    ),
    "shk_correction_text": (
        c_int32,
        [c_void_p, c_uint32, c_int32, c_void_p, c_size_t, POINTER(c_size_t)],
    ),
    "shk_correction_json": (
        c_int32,
        [c_void_p, POINTER(shk_decision_by), c_int32, c_void_p, c_size_t, POINTER(c_size_t), POINTER(c_void_p)],
    ),
    "shk_correction_apply": (
        c_int32,
        [c_void_p, POINTER(shk_decision_by), POINTER(c_void_p), POINTER(c_void_p)],
    ),
    "shk_round_draw_new": (
        c_int32,
        [c_uint32, POINTER(c_uint32), c_size_t, POINTER(c_void_p)],
    ),
    "shk_round_draw_of": (
        c_int32,
        [c_void_p, POINTER(c_void_p)],
    ),
    "shk_round_draw_free": (
        None,
        [c_void_p],
    ),
    "shk_round_draw_state": (
        c_int32,
        [c_void_p, POINTER(c_uint32)],
    ),
    "shk_round_draw_list": (
        c_int32,
        [c_void_p, c_void_p, c_size_t, POINTER(c_size_t)],
    ),
    "shk_round_draw_set": (
        c_int32,
        [c_void_p, c_char_p, c_size_t, POINTER(c_void_p)],
    ),
    "shk_round_draw_put_in_force": (
        c_int32,
        [c_void_p, POINTER(c_void_p)],
    ),
    "shk_round_draw_change": (
        c_int32,
        [c_void_p, c_char_p, c_size_t, POINTER(shk_decision_by), POINTER(c_void_p)],
    ),
    "shk_round_draw_takes_part": (
        c_int32,
        [c_void_p, c_uint32, c_uint32],
    ),
    "shk_draft_add_records": (
        c_int32,
        [c_void_p, c_void_p],
    ),
    "shk_pair": (
        c_int32,
        [c_void_p, POINTER(shk_pair_options), POINTER(c_void_p), POINTER(c_void_p)],
    ),
    "shk_pairing_free": (
        None,
        [c_void_p],
    ),
    "shk_pairing_apply": (
        c_int32,
        [c_void_p, c_void_p, POINTER(c_void_p), POINTER(c_void_p)],
    ),
    "shk_generate": (
        c_int32,
        [POINTER(shk_plan), CFUNCTYPE(None, c_void_p, c_uint32), c_void_p, POINTER(c_void_p), POINTER(c_void_p)],
    ),
    "shk_event_enter_late": (
        c_int32,
        [c_void_p, POINTER(shk_player), c_uint32, POINTER(c_uint8), c_size_t, POINTER(c_void_p), POINTER(c_uint32), POINTER(c_void_p)],
    ),
    "shk_relax": (
        c_int32,
        [c_void_p, POINTER(shk_pair_options), c_uint32, POINTER(c_void_p), POINTER(c_void_p)],
    ),
    "shk_relaxations_free": (
        None,
        [c_void_p],
    ),
    "shk_relaxations_describe": (
        c_int32,
        [c_void_p, POINTER(shk_relaxations_facts)],
    ),
    "shk_relaxations_text": (
        c_int32,
        [c_void_p, c_size_t, c_int32, c_void_p, c_size_t, POINTER(c_size_t)],
    ),
    "shk_relaxations_forced": (
        c_int32,
        [c_void_p, c_size_t, POINTER(shk_pair_of), c_size_t, POINTER(c_size_t)],
    ),
    "shk_relaxations_json": (
        c_int32,
        [c_void_p, c_int32, c_void_p, c_size_t, POINTER(c_size_t)],
    ),
    "shk_repair_make": (
        c_int32,
        [c_void_p, POINTER(shk_pair_options), POINTER(shk_repair_changes), c_char_p, c_size_t, POINTER(c_void_p), POINTER(c_void_p)],
    ),
    "shk_repair_free": (
        None,
        [c_void_p],
    ),
    "shk_repair_describe": (
        c_int32,
        [c_void_p, POINTER(shk_repair_facts)],
    ),
    "shk_repair_players": (
        c_int32,
        [c_void_p, c_uint32, POINTER(c_uint32), c_size_t, POINTER(c_size_t)],
    ),
    "shk_repair_new_boards": (
        c_int32,
        [c_void_p, POINTER(shk_pair_of), c_size_t, POINTER(c_size_t)],
    ),
    "shk_repair_why": (
        c_int32,
        [c_void_p, c_size_t, c_int32, c_void_p, c_size_t, POINTER(c_size_t)],
    ),
    "shk_repair_notes": (
        c_int32,
        [c_void_p, c_int32, c_void_p, c_size_t, POINTER(c_size_t)],
    ),
    "shk_repair_json": (
        c_int32,
        [c_void_p, POINTER(shk_decision_by), c_int32, c_void_p, c_size_t, POINTER(c_size_t), POINTER(c_void_p)],
    ),
    "shk_repair_pairing": (
        c_int32,
        [c_void_p, POINTER(c_void_p)],
    ),
    "shk_repair_new_draw": (
        c_int32,
        [c_void_p, POINTER(c_void_p), POINTER(c_void_p)],
    ),
    "shk_repair_apply": (
        c_int32,
        [c_void_p, POINTER(shk_decision_by), POINTER(c_void_p), POINTER(c_void_p)],
    ),
    "shk_start_list_make": (
        c_int32,
        [c_void_p, c_uint32, c_uint32, c_uint64, POINTER(c_void_p), POINTER(c_void_p)],
    ),
    "shk_start_list_free": (
        None,
        [c_void_p],
    ),
    "shk_start_list_places": (
        c_int32,
        [c_void_p, POINTER(shk_start_place), c_size_t, POINTER(c_size_t)],
    ),
    "shk_start_list_seed": (
        c_int32,
        [c_void_p, POINTER(c_uint32), POINTER(c_uint64)],
    ),
    "shk_start_list_json": (
        c_int32,
        [c_void_p, c_void_p, c_size_t, POINTER(c_size_t)],
    ),
    "shk_start_list_apply": (
        c_int32,
        [c_void_p, POINTER(c_void_p), POINTER(c_void_p)],
    ),
    "shk_system_by_name": (
        c_int32,
        [c_char_p, c_size_t, POINTER(c_uint32)],
    ),
    "shk_system_name": (
        c_int32,
        [c_uint32, c_void_p, c_size_t, POINTER(c_size_t)],
    ),
    "shk_system_title": (
        c_int32,
        [c_uint32, c_int32, c_void_p, c_size_t, POINTER(c_size_t)],
    ),
    "shk_system_clause": (
        c_int32,
        [c_uint32, c_void_p, c_size_t, POINTER(c_size_t)],
    ),
    "shk_sure_rounds": (
        c_uint32,
        [c_uint32],
    ),
    "shk_pairing_list": (
        c_int32,
        [c_void_p, c_void_p, c_size_t, POINTER(c_size_t)],
    ),
    "shk_pairing_json": (
        c_int32,
        [c_void_p, c_int32, c_void_p, c_size_t, POINTER(c_size_t)],
    ),
    "shk_pairing_options_text": (
        c_int32,
        [c_void_p, c_void_p, c_size_t, POINTER(c_size_t)],
    ),
    "shk_pairing_note": (
        c_int32,
        [c_void_p, c_size_t, c_int32, POINTER(c_uint32), c_void_p, c_size_t, POINTER(c_size_t)],
    ),
    "shk_pairing_explain": (
        c_int32,
        [c_void_p, c_int32, c_void_p, c_size_t, POINTER(c_size_t), POINTER(c_void_p)],
    ),
    "shk_pairing_reason_count": (
        c_int32,
        [c_void_p, c_uint32, POINTER(c_size_t)],
    ),
    "shk_pairing_reason": (
        c_int32,
        [c_void_p, c_uint32, c_size_t, c_int32, c_void_p, c_size_t, POINTER(c_size_t)],
    ),
    "shk_pairing_reason_clause": (
        c_int32,
        [c_void_p, c_uint32, c_size_t, c_void_p, c_size_t, POINTER(c_size_t)],
    ),
    "shk_pairing_reason_decision": (
        c_int32,
        [c_void_p, c_uint32, c_size_t, c_void_p, c_size_t, POINTER(c_size_t)],
    ),
    "shk_pdn_write_game": (
        c_int32,
        [c_void_p, c_size_t, POINTER(shk_pdn_write_options), c_void_p, c_size_t, POINTER(c_size_t), POINTER(c_void_p)],
    ),
    "shk_pdn_write": (
        c_int32,
        [c_void_p, POINTER(shk_pdn_write_options), c_void_p, c_size_t, POINTER(c_size_t), POINTER(c_size_t), POINTER(c_void_p)],
    ),
    "shk_pdn_detect": (
        c_int32,
        [POINTER(c_uint8), c_size_t, POINTER(c_uint32)],
    ),
    "shk_pdn_read": (
        c_int32,
        [POINTER(c_uint8), c_size_t, POINTER(shk_pdn_options), POINTER(c_void_p), POINTER(c_void_p)],
    ),
    "shk_pdn_free": (
        None,
        [c_void_p],
    ),
    "shk_pdn_count": (
        c_size_t,
        [c_void_p],
    ),
    "shk_pdn_tag": (
        c_int32,
        [c_void_p, c_size_t, c_char_p, c_size_t, c_void_p, c_size_t, POINTER(c_size_t)],
    ),
    "shk_pdn_game": (
        c_int32,
        [c_void_p, c_size_t, POINTER(c_void_p), POINTER(c_void_p)],
    ),
    "shk_pdn_tags": (
        c_int32,
        [c_void_p, c_size_t, POINTER(shk_pdn_tag_pair), c_size_t, POINTER(c_size_t)],
    ),
    "shk_pdn_parts": (
        c_int32,
        [c_void_p, c_size_t, POINTER(shk_pdn_part), c_size_t, POINTER(c_size_t)],
    ),
    "shk_pdn_reader_new": (
        c_int32,
        [POINTER(shk_pdn_options), POINTER(c_void_p), POINTER(c_void_p)],
    ),
    "shk_pdn_reader_free": (
        None,
        [c_void_p],
    ),
    "shk_pdn_reader_feed": (
        c_int32,
        [c_void_p, POINTER(c_uint8), c_size_t, CFUNCTYPE(c_int32, c_void_p, POINTER(shk_pdn_event)), c_void_p, POINTER(c_void_p)],
    ),
    "shk_pdn_reader_finish": (
        c_int32,
        [c_void_p, CFUNCTYPE(c_int32, c_void_p, POINTER(shk_pdn_event)), c_void_p, POINTER(c_void_p)],
    ),
    "shk_pdn_reader_take": (
        c_int32,
        [c_void_p, c_size_t, POINTER(c_void_p)],
    ),
    "shk_pdn_reader_over": (
        c_int32,
        [c_void_p, POINTER(c_uint32)],
    ),
    "shk_pdn_rows": (
        c_int32,
        [c_void_p, POINTER(shk_pdn_row), c_size_t, POINTER(c_size_t)],
    ),
    "shk_pdn_result": (
        c_int32,
        [c_void_p, c_size_t, c_void_p, c_size_t, POINTER(c_size_t)],
    ),
    "shk_pdn_rows_text": (
        c_int32,
        [c_void_p, c_int32, c_void_p, c_size_t, POINTER(c_size_t)],
    ),
    "shk_pdn_stats": (
        c_int32,
        [c_void_p, POINTER(shk_pdn_counts)],
    ),
    "shk_pdn_stats_values": (
        c_int32,
        [c_void_p, c_uint32, c_void_p, c_size_t, POINTER(c_size_t)],
    ),
    "shk_pdn_encoding": (
        c_int32,
        [c_void_p, POINTER(c_uint32)],
    ),
    "shk_pdn_diagnostics": (
        c_int32,
        [c_void_p, POINTER(shk_pdn_diagnostic), c_size_t, POINTER(c_size_t)],
    ),
    "shk_pdn_diagnostic_message": (
        c_int32,
        [c_void_p, c_size_t, c_int32, c_void_p, c_size_t, POINTER(c_size_t)],
    ),
    "shk_pdn_diagnostic_text": (
        c_int32,
        [c_void_p, c_size_t, c_uint32, c_int32, c_void_p, c_size_t, POINTER(c_size_t)],
    ),
    "shk_pdn_diagnostics_text": (
        c_int32,
        [c_void_p, c_int32, c_void_p, c_size_t, POINTER(c_size_t)],
    ),
    "shk_game_to_pdn": (
        c_int32,
        [c_void_p, POINTER(shk_pdn_tag_pair), c_size_t, c_void_p, c_size_t, POINTER(c_size_t), POINTER(c_void_p)],
    ),
    "shk_ratings_document": (
        c_int32,
        [c_void_p, c_uint32, c_int32, c_void_p, c_size_t, POINTER(c_size_t), POINTER(c_void_p)],
    ),
    "shk_rating_expected": (
        c_uint32,
        [c_int32],
    ),
    "shk_rating_expected_logistic": (
        c_uint32,
        [c_int32],
    ),
    "shk_rating_difference": (
        c_int32,
        [c_uint32],
    ),
    "shk_rating_expected_all": (
        c_int32,
        [POINTER(c_int32), c_size_t, POINTER(c_uint8)],
    ),
    "shk_rating_percentage": (
        c_int32,
        [c_uint32, c_uint32, POINTER(c_uint32)],
    ),
    "shk_rating_average": (
        c_int32,
        [POINTER(c_int32), c_size_t, POINTER(c_int32)],
    ),
    "shk_rating_performance": (
        c_int32,
        [POINTER(c_int32), c_size_t, c_uint32, POINTER(c_int32)],
    ),
    "shk_rating_perfect": (
        c_int32,
        [POINTER(c_int32), c_size_t, c_uint32, POINTER(c_int32)],
    ),
    "shk_rating_table_of_differences": (
        c_int32,
        [POINTER(c_int32), c_size_t, POINTER(c_size_t)],
    ),
    "shk_rating_table_of_scores": (
        c_int32,
        [POINTER(c_uint32), c_size_t, POINTER(c_size_t)],
    ),
    "shk_rating_change": (
        c_int32,
        [c_void_p, c_uint32, c_uint32, c_char_p, c_size_t, POINTER(c_int32), c_size_t, c_uint32, POINTER(shk_rating_change_made), POINTER(c_void_p)],
    ),
    "shk_rating_first": (
        c_int32,
        [c_void_p, POINTER(c_int32), c_size_t, c_uint32, POINTER(c_uint32)],
    ),
    "shk_event_rate": (
        c_int32,
        [c_void_p, POINTER(shk_rating_options), POINTER(c_void_p), POINTER(c_void_p)],
    ),
    "shk_ratings_free": (
        None,
        [c_void_p],
    ),
    "shk_ratings_players": (
        c_int32,
        [c_void_p, POINTER(shk_rated_player), c_size_t, POINTER(c_size_t)],
    ),
    "shk_ratings_norm": (
        c_int32,
        [c_void_p, c_size_t, c_void_p, c_size_t, POINTER(c_size_t)],
    ),
    "shk_ratings_opponents": (
        c_int32,
        [c_void_p, c_size_t, POINTER(c_int32), c_size_t, POINTER(c_size_t)],
    ),
    "shk_rating_default_rules": (
        c_int32,
        [c_void_p, c_size_t, POINTER(c_size_t)],
    ),
    "shk_rating_rules_read": (
        c_int32,
        [c_char_p, c_size_t, POINTER(c_void_p), POINTER(c_void_p)],
    ),
    "shk_rating_rules_free": (
        None,
        [c_void_p],
    ),
    "shk_rating_rules_describe": (
        c_int32,
        [c_void_p, POINTER(shk_rating_rules_facts)],
    ),
    "shk_rating_rules_name": (
        c_int32,
        [c_void_p, c_void_p, c_size_t, POINTER(c_size_t)],
    ),
    "shk_rating_rules_source": (
        c_int32,
        [c_void_p, c_void_p, c_size_t, POINTER(c_size_t)],
    ),
    "shk_rating_rules_conditions": (
        c_int32,
        [c_void_p, c_size_t, POINTER(c_uint32), POINTER(shk_rating_condition), c_size_t, POINTER(c_size_t)],
    ),
    "shk_rating_rules_tempo": (
        c_int32,
        [c_void_p, c_size_t, POINTER(c_uint32), POINTER(c_uint32), c_void_p, c_size_t, POINTER(c_size_t)],
    ),
    "shk_rating_rules_factor": (
        c_int32,
        [c_void_p, c_uint32, POINTER(shk_player_known), POINTER(c_uint32)],
    ),
    "shk_rating_default_titles": (
        c_int32,
        [c_void_p, c_size_t, POINTER(c_size_t)],
    ),
    "shk_rating_titles_read": (
        c_int32,
        [c_char_p, c_size_t, POINTER(c_void_p), POINTER(c_void_p)],
    ),
    "shk_rating_titles_free": (
        None,
        [c_void_p],
    ),
    "shk_rating_titles_count": (
        c_int32,
        [c_void_p, POINTER(c_uint32), POINTER(c_uint32)],
    ),
    "shk_rating_titles_norm": (
        c_int32,
        [c_void_p, c_size_t, POINTER(c_uint32), POINTER(c_int32), c_void_p, c_size_t, POINTER(c_size_t)],
    ),
    "shk_rating_titles_floor": (
        c_int32,
        [c_void_p, c_size_t, POINTER(c_uint32), c_void_p, c_size_t, POINTER(c_size_t)],
    ),
    "shk_rating_titles_norm_made": (
        c_int32,
        [c_void_p, c_uint32, c_int32, c_void_p, c_size_t, POINTER(c_size_t)],
    ),
    "shk_rating_titles_reached": (
        c_int32,
        [c_void_p, c_uint32, c_void_p, c_size_t, POINTER(c_size_t)],
    ),
    "shk_catalogue_count": (
        c_size_t,
        [],
    ),
    "shk_catalogue_entry": (
        c_int32,
        [c_size_t, POINTER(shk_definition)],
    ),
    "shk_catalogue_text": (
        c_int32,
        [c_size_t, c_uint32, c_int32, c_void_p, c_size_t, POINTER(c_size_t)],
    ),
    "shk_category_name": (
        c_int32,
        [c_char_p, c_size_t, c_int32, c_void_p, c_size_t, POINTER(c_size_t), POINTER(c_void_p)],
    ),
    "shk_event_coefficient": (
        c_int32,
        [c_void_p, c_char_p, c_size_t, POINTER(shk_standings_options), POINTER(shk_value), c_size_t, POINTER(c_size_t), POINTER(c_void_p)],
    ),
    "shk_criteria_check": (
        c_int32,
        [c_char_p, c_size_t, c_void_p, c_size_t, POINTER(c_size_t), POINTER(c_void_p)],
    ),
    "shk_event_criteria": (
        c_int32,
        [c_void_p, c_void_p, c_size_t, POINTER(c_size_t), POINTER(c_void_p)],
    ),
    "shk_event_current": (
        c_int32,
        [c_void_p, c_uint32, c_uint32, POINTER(shk_current), c_size_t, POINTER(c_size_t)],
    ),
    "shk_standings_document": (
        c_int32,
        [c_void_p, POINTER(shk_document_options), c_void_p, c_size_t, POINTER(c_size_t), POINTER(c_void_p)],
    ),
    "shk_standings_explain": (
        c_int32,
        [c_void_p, c_uint32, POINTER(c_void_p), POINTER(c_void_p)],
    ),
    "shk_explanation_free": (
        None,
        [c_void_p],
    ),
    "shk_explanation_text": (
        c_int32,
        [c_void_p, c_int32, c_void_p, c_size_t, POINTER(c_size_t)],
    ),
    "shk_explanation_values": (
        c_int32,
        [c_void_p, POINTER(shk_explained_value), c_size_t, POINTER(c_size_t)],
    ),
    "shk_explanation_items": (
        c_int32,
        [c_void_p, c_size_t, POINTER(shk_explained_item), c_size_t, POINTER(c_size_t)],
    ),
    "shk_explanation_members": (
        c_int32,
        [c_void_p, c_size_t, POINTER(shk_explained_member), c_size_t, POINTER(c_size_t)],
    ),
    "shk_standings_make": (
        c_int32,
        [c_void_p, POINTER(shk_standings_options), POINTER(c_void_p), POINTER(c_void_p)],
    ),
    "shk_standings_free": (
        None,
        [c_void_p],
    ),
    "shk_standings_describe": (
        c_int32,
        [c_void_p, POINTER(shk_standings_facts)],
    ),
    "shk_standings_notes": (
        c_int32,
        [c_void_p, POINTER(shk_standings_note_facts), c_size_t, POINTER(c_size_t)],
    ),
    "shk_standings_note": (
        c_int32,
        [c_void_p, c_size_t, c_int32, c_void_p, c_size_t, POINTER(c_size_t)],
    ),
    "shk_standings_rows": (
        c_int32,
        [c_void_p, POINTER(shk_standing), c_size_t, POINTER(c_size_t)],
    ),
    "shk_standings_values": (
        c_int32,
        [c_void_p, POINTER(shk_value), c_size_t, POINTER(c_size_t)],
    ),
    "shk_standings_sequences": (
        c_int32,
        [c_void_p, POINTER(shk_value), c_size_t, POINTER(c_size_t)],
    ),
    "shk_standings_value_text": (
        c_int32,
        [c_void_p, c_size_t, c_size_t, c_void_p, c_size_t, POINTER(c_size_t)],
    ),
    "shk_standings_value_rounded": (
        c_int32,
        [c_void_p, c_size_t, c_size_t, c_uint32, c_void_p, c_size_t, POINTER(c_size_t)],
    ),
    "shk_standings_code": (
        c_int32,
        [c_void_p, c_size_t, c_void_p, c_size_t, POINTER(c_size_t)],
    ),
    "shk_standings_criterion": (
        c_int32,
        [c_void_p, c_size_t, c_int32, POINTER(c_uint32), c_void_p, c_size_t, POINTER(c_size_t)],
    ),
    "shk_standings_teams": (
        c_int32,
        [c_void_p, POINTER(shk_team), c_size_t, POINTER(c_size_t)],
    ),
    "shk_standings_team_players": (
        c_int32,
        [c_void_p, POINTER(c_uint32), c_size_t, POINTER(c_size_t)],
    ),
    "shk_standings_team_name": (
        c_int32,
        [c_void_p, c_size_t, c_void_p, c_size_t, POINTER(c_size_t)],
    ),
    "shk_standings_team_sum": (
        c_int32,
        [c_void_p, c_size_t, c_void_p, c_size_t, POINTER(c_size_t)],
    ),
    "shk_unplayed_by_name": (
        c_int32,
        [c_char_p, c_size_t, POINTER(c_uint32)],
    ),
    "shk_unplayed_name": (
        c_int32,
        [c_uint32, c_void_p, c_size_t, POINTER(c_size_t)],
    ),
    "shk_unplayed_source": (
        c_int32,
        [c_uint32, c_int32, c_void_p, c_size_t, POINTER(c_size_t)],
    ),
    "shk_unplayed_readings": (
        c_int32,
        [c_void_p, c_size_t, POINTER(c_size_t)],
    ),
    "shk_event_unplayed": (
        c_int32,
        [c_void_p, POINTER(c_uint32)],
    ),
    "shk_abi_version": (
        c_uint32,
        [],
    ),
    "shk_version": (
        c_char_p,
        [],
    ),
}
