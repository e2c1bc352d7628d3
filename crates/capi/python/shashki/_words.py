"""Numbers of the header, and the words that stand for them here."""

from __future__ import annotations

from typing import Any

from . import _declarations as c

COLOURS = {
    None: c.SHK_COLOUR_NONE,
    "white": c.SHK_COLOUR_WHITE,
    "black": c.SHK_COLOUR_BLACK,
    "lot": c.SHK_COLOUR_LOT,
}
PROFILES = {"rules": c.SHK_PROFILE_RULES, "fmjd-program": c.SHK_PROFILE_FMJD_PROGRAM}
FORMATS = {"swiss": c.SHK_FORMAT_SWISS, "round-robin": c.SHK_FORMAT_ROUND_ROBIN}
PAIRED_BY = {"program": c.SHK_PAIRED_BY_PROGRAM, "hand": c.SHK_PAIRED_BY_HAND}
DECISIONS = {
    None: c.SHK_DECISION_NONE,
    "white": c.SHK_DECISION_WHITE,
    "draw": c.SHK_DECISION_DRAW,
    "black": c.SHK_DECISION_BLACK,
    "both-lose": c.SHK_DECISION_BOTH_LOSE,
}
MEETINGS = {
    "played": c.SHK_KIND_PLAYED,
    "unrated": c.SHK_KIND_UNRATED,
    "forfeit": c.SHK_KIND_FORFEIT,
    "micro-match": c.SHK_KIND_MICRO_MATCH,
    "unfinished": c.SHK_KIND_UNFINISHED,
}
UNPAIRED = {
    "pairing-bye": c.SHK_KIND_PAIRING_BYE,
    "full-point-bye": c.SHK_KIND_FULL_POINT_BYE,
    "half-point-bye": c.SHK_KIND_HALF_POINT_BYE,
    "zero-point-bye": c.SHK_KIND_ZERO_POINT_BYE,
    "forfeit-win": c.SHK_KIND_FORFEIT_WIN,
    "forfeit-loss": c.SHK_KIND_FORFEIT_LOSS,
}
CELLS: dict[Any, int] = {None: c.SHK_KIND_NONE, **MEETINGS, **UNPAIRED}
OUTCOMES = {
    None: c.SHK_CELL_NO_OUTCOME,
    "win": c.SHK_CELL_WIN,
    "draw": c.SHK_CELL_DRAW,
    "loss": c.SHK_CELL_LOSS,
}
SEXES = {None: c.SHK_SEX_NONE, "male": c.SHK_SEX_MALE, "female": c.SHK_SEX_FEMALE}
MICRO_MATCHES = {"by-match": c.SHK_MICRO_BY_MATCH, "by-game": c.SHK_MICRO_BY_GAME}
GROUPS_BY = {"club": c.SHK_GROUP_BY_CLUB, "federation": c.SHK_GROUP_BY_FEDERATION}
CHANGES = {
    "by-hand": c.SHK_CHANGE_BY_HAND,
    "re-pairing": c.SHK_CHANGE_RE_PAIRING,
    "new-draw": c.SHK_CHANGE_NEW_DRAW,
    "corrected-result": c.SHK_CHANGE_CORRECTED_RESULT,
    "forced-pair": c.SHK_CHANGE_FORCED_PAIR,
}
VERDICTS = {
    "differs": c.SHK_VERDICT_DIFFERS,
    "agrees": c.SHK_VERDICT_AGREES,
    "agrees-if": c.SHK_VERDICT_AGREES_IF,
    "lot-unknown": c.SHK_VERDICT_LOT_UNKNOWN,
    "nobody-met": c.SHK_VERDICT_NOBODY_MET,
}
ROUND_STATES = {
    "begun": c.SHK_ROUND_BEGUN,
    "published": c.SHK_ROUND_PUBLISHED,
    "not-paired": c.SHK_ROUND_NOT_PAIRED,
}
DRAW_STATES = {
    "draft": c.SHK_DRAW_DRAFT,
    "complete": c.SHK_DRAW_COMPLETE,
    "in-force": c.SHK_DRAW_IN_FORCE,
}
START_ORDERS = {
    "rating": c.SHK_START_BY_RATING,
    "lot": c.SHK_START_BY_LOT,
    "given": c.SHK_START_GIVEN,
}
PLAYER_TEXTS = {
    "name": c.SHK_PLAYER_NAME,
    "title": c.SHK_PLAYER_TITLE,
    "federation": c.SHK_PLAYER_FEDERATION,
    "club": c.SHK_PLAYER_CLUB,
    "id": c.SHK_PLAYER_ID,
    "birth_date": c.SHK_PLAYER_BIRTH_DATE,
}
INFO = {
    "name": c.SHK_INFO_NAME,
    "city": c.SHK_INFO_CITY,
    "federation": c.SHK_INFO_FEDERATION,
    "start_date": c.SHK_INFO_START_DATE,
    "end_date": c.SHK_INFO_END_DATE,
    "kind": c.SHK_INFO_KIND,
    "kind_code": c.SHK_INFO_KIND_CODE,
    "chief_arbiter": c.SHK_INFO_CHIEF_ARBITER,
    "time_control": c.SHK_INFO_TIME_CONTROL,
    "time_control_code": c.SHK_INFO_TIME_CONTROL_CODE,
    "pairing_program": c.SHK_INFO_PAIRING_PROGRAM,
}
INFO_LISTS = {
    "arbiters": c.SHK_INFO_ARBITERS,
    "round_dates": c.SHK_INFO_ROUND_DATES,
    "tie_breaks": c.SHK_INFO_TIE_BREAKS,
    "standings": c.SHK_INFO_STANDINGS,
}
PARTS = {
    "absences": c.SHK_PART_ABSENCES,
    "adjustments": c.SHK_PART_ADJUSTMENTS,
    "acceleration": c.SHK_PART_ACCELERATION,
    "forbidden": c.SHK_PART_FORBIDDEN,
    "forced": c.SHK_PART_FORCED,
    "pools": c.SHK_PART_POOLS,
    "groups": c.SHK_PART_GROUPS,
    "meet-until": c.SHK_PART_MEET_UNTIL,
    "not-before": c.SHK_PART_NOT_BEFORE,
    "soft": c.SHK_PART_SOFT,
    "lots": c.SHK_PART_LOTS,
    "decisions": c.SHK_PART_DECISIONS,
    "kept-lines": c.SHK_PART_KEPT_LINES,
}


def pick(table: dict[Any, int], word: Any, what: str) -> int:
    """The number of a word; another is a ValueError that lists them."""
    try:
        return table[word]
    except (KeyError, TypeError):
        words = ", ".join(map(str, table))
        raise ValueError(f"{what}: expected one of {words}, not {word!r}") from None


def word(table: dict[Any, int], number: int) -> Any:
    """The word of a number that the library gave."""
    return next(name for name, value in table.items() if value == number)
