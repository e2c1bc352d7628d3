"""Games: moves, results with their reasons, repetition, counted draws, claims, offers."""

from __future__ import annotations

import ctypes
import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any, Optional, Union

from . import _call
from . import _declarations as c
from . import _named
from . import draws as _draws
from ._library import library
from .arbiter import Arbitration
from .board import Move, Position, judge_options
from .draws import Row
from .lines import Beside

OUTCOMES = {
    "white": c.SHK_OUTCOME_WHITE,
    "draw": c.SHK_OUTCOME_DRAW,
    "black": c.SHK_OUTCOME_BLACK,
    "both-lost": c.SHK_OUTCOME_BOTH_LOST,
}
VERDICTS = {
    "upheld": c.SHK_CLAIM_UPHELD,
    "refused": c.SHK_CLAIM_REFUSED,
    "lost": c.SHK_CLAIM_LOST,
    "not-examined": c.SHK_CLAIM_NOT_EXAMINED,
}
ANSWERS = _named.words("SHK_COUNT_", without=("OTHER", "CLAIM_INIT"))
_STARTS = _named.words("SHK_GAME_")
_RIGHTS = {"a": c.SHK_RIGHT_STANDING, "b": c.SHK_RIGHT_WRITTEN}


@dataclass(frozen=True)
class Ply:
    """A ply: who made it, and the move; None where a violation stands (5.4.13.2)."""

    side: str
    move: Optional[Move]


@dataclass(frozen=True)
class GameResult:
    """A result: white, draw, black or both-lost, and the name of its reason, as `resignation`."""

    outcome: str
    reason: str
    text: str
    text_ru: str

    def __str__(self) -> str:
        return self.text


@dataclass(frozen=True)
class Verdict:
    """What the arbiter decides on a claim by repetition."""

    #: upheld, refused, lost (refused, and the flag fell), not-examined.
    verdict: str
    #: The outcome that it brings, or None.
    outcome: Optional[str]
    #: The written move, which counts as made where the claim is refused.
    move: Optional[Move]
    #: Why it is not upheld.
    reason: Optional[_named.NamedReason]

    @property
    def upheld(self) -> bool:
        return self.verdict == "upheld"

    @property
    def examined(self) -> bool:
        return self.verdict != "not-examined"


@dataclass(frozen=True)
class CountAnswer:
    """What comes of a claim by counted moves."""

    #: draw, ask-opponent, arbiter-decides, not-reached, not-running, not-counted, not-your-turn, game-over.
    answer: str
    #: With not-reached how far the count is, and how far it has to be.
    count: Optional[int]
    limit: Optional[int]
    #: The answer in words, and the clause; None where the game is drawn.
    reason: Optional[_named.NamedReason]


class Game(Arbitration):
    """A game: a start, plies, what stands beside them, and what was decided.

    What the rules refuse raises Refused with the `name` of the reason and its `clause`.
    """

    def __init__(self, start: Optional[Position] = None, *, _handle: Optional[ctypes.c_void_p] = None) -> None:
        """From the initial position, or from one that is set up."""
        if _handle is None and start is not None:
            _handle = _call.new(library.shk_game_from_position, ctypes.byref(start._raw))
        elif _handle is None:
            _handle = ctypes.c_void_p()
            _call.check(library.shk_game_new(ctypes.byref(_handle)))
        self._handle = _call.owned(self, _handle, library.shk_game_free)

    @classmethod
    def from_ballot(cls, line: str, id: str = "") -> Game:  # noqa: A002 - its name in the tables
        """By a ballot: moves, which are no plies of the game, or a FEN (6.1.4.1)."""
        name, data = id.encode("utf-8"), line.encode("utf-8")
        handle = _call.new(library.shk_game_from_ballot_line, name, len(name), data, len(data))
        return cls(_handle=handle)

    def copy(self) -> Game:
        """Another game like this one, with all that belongs to it."""
        handle = ctypes.c_void_p()
        _call.check(library.shk_game_copy(self._handle, ctypes.byref(handle)))
        return Game(_handle=handle)

    __copy__ = copy

    @property
    def _facts(self) -> c.shk_game_facts:
        facts = c.shk_game_facts()
        _call.check(library.shk_game_describe(self._handle, ctypes.byref(facts)))
        return facts

    # Moves

    def play(self, move: Union[Move, str], *, player: Optional[str] = None, numbers: str = "b8") -> None:
        """Plays a move, or one as text in any notation. An offer that stood is declined by it (5.4.12.3).
        Of a text `player` can say who makes it, and `numbers` which square is number 1: b8 or a1."""
        if isinstance(move, Move):
            self.play_all([move])
            return
        data = move.encode("utf-8")
        if player is None and numbers == "b8":
            _call.call(library.shk_game_play_text, self._handle, data, len(data))
            return
        options = judge_options(player, numbers)
        _call.call(library.shk_game_play_text_as, self._handle, data, len(data), ctypes.byref(options))

    def play_all(self, moves: Iterable[Move]) -> None:
        """Plays moves one after another, in one call. Those before a refused one, whose `ply` the error
        has, stay played."""
        raws = [move._raw() for move in moves]
        _call.call(library.shk_game_play, self._handle, (c.shk_move * len(raws))(*raws), len(raws), None)

    def play_line(self, line: str) -> int:
        """Plays a line, with or without the numbers of moves, in one call: how many plies. Those before a
        refused one, whose `ply` the error has, stay played."""
        data, played = line.encode("utf-8"), ctypes.c_size_t()
        _call.call(library.shk_game_play_line, self._handle, data, len(data), ctypes.byref(played))
        return played.value

    def take_back(self) -> None:
        """Takes the last ply back, with all that came with it."""
        _call.call(library.shk_game_take_back, self._handle)

    def __len__(self) -> int:
        """How many plies were made."""
        plies: int = self._facts.plies
        return plies

    def __bool__(self) -> bool:
        return True

    @property
    def plies(self) -> list[Ply]:
        raws = _call.array(c.shk_ply, library.shk_game_plies, self._handle)
        return [
            Ply(_named.word(_named.SIDES, raw.side), Move._of(raw.m) if getattr(raw.m, "from") else None)
            for raw in raws
        ]

    def moves(self, form: str = "full") -> list[str]:
        """The plies as text; `--` where a violation stands. Forms as those of `Position.write_move`."""
        before = self.positions
        return [
            "--" if ply.move is None else before[at].write_move(ply.move, form)
            for at, ply in enumerate(self.plies)
        ]

    @property
    def position(self) -> Position:
        """The position on the board."""
        raw = c.shk_position()
        _call.check(library.shk_game_position(self._handle, ctypes.byref(raw)))
        return Position._of(raw)

    def position_at(self, ply: int) -> Position:
        """The position after so many plies; 0 is the start. NotFound: there are fewer."""
        raw = c.shk_position()
        _call.check(library.shk_game_position_at(self._handle, ply, ctypes.byref(raw)))
        return Position._of(raw)

    @property
    def positions(self) -> list[Position]:
        """From the start to the last ply, one more than plies."""
        raws = _call.array(c.shk_position, library.shk_game_positions, self._handle)
        return [Position._of(raw) for raw in raws]

    @property
    def start(self) -> str:
        """standard, set-up, balloted."""
        return _named.word(_STARTS, self._facts.start)

    @property
    def ballot(self) -> Optional[tuple[str, str]]:
        """The name of the ballot by which the game began, and its moves or FEN; None without one."""
        if self.start != "balloted":
            return None
        name = _call.text(library.shk_game_ballot_id, self._handle)
        return name, _call.text(library.shk_game_ballot_text, self._handle)

    @property
    def last_mover(self) -> Optional[str]:
        return _named.side_or_none(self._facts.last_mover)

    def at(self, ply: int) -> Beside:
        """What stands beside a ply, or with 0 beside the start: comment, clock, nags, variations."""
        return Beside(self, (), ply)

    @property
    def comments(self) -> dict[int, str]:
        """All comments by their plies, 0 for the start."""
        found = {at: _call.text(library.shk_game_comment, self._handle, at) for at in range(len(self) + 1)}
        return {ply: comment for ply, comment in found.items() if comment}

    def comment(self, ply: int, comment: str) -> None:
        """Writes a comment beside a ply, 0 for the start. NotFound: there is no such ply."""
        data = comment.encode("utf-8")
        _call.check(library.shk_game_set_comment(self._handle, ply, data, len(data)))

    @property
    def clocks(self) -> list[Optional[int]]:
        """The seconds left on the clock of the side that made each ply; None where it isn't known."""
        seconds = ctypes.c_int64()
        clocks: list[Optional[int]] = []
        for ply in range(1, len(self) + 1):
            _call.check(library.shk_game_clock(self._handle, ply, ctypes.byref(seconds)))
            clocks.append(None if seconds.value < 0 else seconds.value)
        return clocks

    def set_clock(self, ply: int, seconds: int) -> None:
        """Writes down the seconds left on the clock of the side that made a ply."""
        _call.check(library.shk_game_set_clock(self._handle, ply, seconds))

    # The result

    @property
    def result(self) -> Optional[GameResult]:
        """The result; a side without a legal move has lost without being told so (6.1.4.1)."""
        outcome = ctypes.c_int32()
        _call.check(library.shk_game_outcome(self._handle, ctypes.byref(outcome)))
        if outcome.value == c.SHK_OUTCOME_NONE:
            return None
        texts = _call.both(library.shk_game_result_message, self._handle)
        reason = _call.text(library.shk_game_reason, self._handle)
        return GameResult(_named.word(OUTCOMES, outcome.value), reason, *texts)

    def finish(self, outcome: str, reason: str) -> None:
        """Declares a result. Refused where the game is over or the two can't go together."""
        data, number = reason.encode("utf-8"), _named.pick(OUTCOMES, outcome, "outcome")
        _call.call(library.shk_game_finish, self._handle, number, data, len(data))

    def mend_entry(self, outcome: Optional[str] = None, reason: str = "") -> None:
        """Changes the entry of a declared result; without an outcome it is withdrawn (5.4.13.5)."""
        number = c.SHK_OUTCOME_NONE if outcome is None else _named.pick(OUTCOMES, outcome, "outcome")
        data = reason.encode("utf-8")
        _call.call(library.shk_game_mend_entry, self._handle, number, data, len(data))

    def resign(self, side: str) -> None:
        _call.call(library.shk_game_resign, self._handle, _named.side(side))

    def finish_by_flags(self, white: bool, black: bool, first: Optional[str] = None) -> None:
        """Ends the game by fallen flags; of two `first` fell first, None: that can't be established, and
        it is a draw (5.4.12.1.2)."""
        number = c.SHK_NOBODY if first is None else _named.side(first)
        _call.call(library.shk_game_finish_by_flags, self._handle, int(white), int(black), number)

    # Offers

    def offer_draw(self, side: str, *, conditional: bool = False) -> None:
        """A side offers a draw, right after its own move; on a condition it is none (5.4.12.3)."""
        offer = library.shk_game_offer_draw_on_condition if conditional else library.shk_game_offer_draw
        _call.call(offer, self._handle, _named.side(side))

    def accept_draw(self, side: str) -> None:
        """A side accepts the offer that stands."""
        _call.call(library.shk_game_accept_draw, self._handle, _named.side(side))

    def decline_draw(self, side: str) -> None:
        """A side declines the offer that stands; a move does so too."""
        _call.call(library.shk_game_decline_draw, self._handle, _named.side(side))

    @property
    def offer(self) -> Optional[str]:
        """Whose offer stands."""
        side = ctypes.c_int32()
        _call.check(library.shk_game_offer(self._handle, ctypes.byref(side)))
        return _named.side_or_none(side.value)

    @property
    def barred(self) -> Optional[str]:
        """Who may not offer until the other has (5.4.12.4)."""
        return _named.side_or_none(self._facts.barred)

    # Repetition

    @property
    def occurrences(self) -> int:
        """How often the position on the board has stood with the same side to move, this time included."""
        occurrences = ctypes.c_uint32()
        _call.check(library.shk_game_occurrences(self._handle, ctypes.byref(occurrences)))
        return occurrences.value

    def _rights(self) -> tuple[frozenset[str], frozenset[str]]:
        now, lost = ctypes.c_uint32(), ctypes.c_uint32()
        _call.check(library.shk_game_rights(self._handle, ctypes.byref(now), ctypes.byref(lost)))

        def letters(bits: int) -> frozenset[str]:
            return frozenset(letter for letter, bit in _RIGHTS.items() if bits & bit)

        return letters(now.value), letters(lost.value)

    @property
    def rights(self) -> frozenset[str]:
        """Of the side to move: `a`, the position stands for the third time; `b`, a written move would make
        one stand so (5.4.12.2)."""
        return self._rights()[0]

    @property
    def rights_given_up(self) -> frozenset[str]:
        """Those that the last ply gave up, of the side that made it."""
        return self._rights()[1]

    @property
    def written_claims(self) -> list[Move]:
        """The moves with which the side to move may claim by right b."""
        return [Move._of(m) for m in _call.array(c.shk_move, library.shk_game_written_claims, self._handle)]

    def examine(self, side: str, **claim: Any) -> Verdict:
        """What `claim` would decide; nothing changes."""
        raw, keep = _claim(side, **claim)
        verdict, why = c.shk_claim_verdict(), ctypes.c_void_p()
        _call.call(
            library.shk_game_examine, self._handle, ctypes.byref(raw), ctypes.byref(verdict), ctypes.byref(why)
        )
        del keep
        outcome = None if verdict.outcome == c.SHK_OUTCOME_NONE else _named.word(OUTCOMES, verdict.outcome)
        move = Move._of(verdict.m) if verdict.has_move else None
        return Verdict(_named.word(VERDICTS, verdict.verdict), outcome, move, _named.told(why))

    def claim(self, side: str, **claim: Any) -> Verdict:
        """A side claims a draw by repetition, and what follows is done (5.4.12.2).

        `standing`: by right a; `written`: the move by right b, as text; without either by right a.
        `record_complete` False: his record has gaps. `flag_fell`: it did while the claim was examined.
        """
        verdict = self.examine(side, **claim)
        raw, keep = _claim(side, **claim)
        number = ctypes.c_int32()
        _call.call(library.shk_game_claim, self._handle, ctypes.byref(raw), ctypes.byref(number), None)
        del keep
        return verdict

    # Counted draws

    def rows(self, profile: str = "fsr") -> dict[str, Row]:
        """What the rules of a profile have counted, by rule in the order of its table."""
        raws = _call.array(c.shk_row, library.shk_game_rows, self._handle, _draws.profile(profile))
        rows = [Row._of(raw) for raw in raws]
        return {row.rule: row for row in rows}

    def draws(self, profile: str = "fsr") -> list[str]:
        """The draws that may be claimed now: rules, and `repetition`."""
        raws = _call.array(ctypes.c_int32, library.shk_game_draws, self._handle, _draws.profile(profile))
        return [_named.word(_draws.DRAWS, raw) for raw in raws]

    def automatic_draw(self, profile: str = "fsr") -> Optional[str]:
        """Of those the one that was reached first, which an engine would declare by itself; or None."""
        draw = ctypes.c_int32()
        _call.check(library.shk_game_automatic_draw(self._handle, _draws.profile(profile), ctypes.byref(draw)))
        return None if draw.value == c.SHK_DRAW_NONE else _named.word(_draws.DRAWS, draw.value)

    def declare_draw(self, draw: str, profile: str = "fsr") -> None:
        """The arbiter declares a draw unasked: a rule, or `repetition` (5.4.12.6)."""
        number = _named.pick(_draws.DRAWS, draw, "draw")
        _call.call(library.shk_game_declare_draw, self._handle, _draws.profile(profile), number)

    def declared_count(self, rule: str, declared_at: int, profile: str = "fsr") -> Optional[int]:
        """How far a count is that was declared aloud at a ply (5.4.12.5); None: the rule doesn't run."""
        count, number = ctypes.c_int32(), _named.pick(_draws.RULES, rule, "rule")
        _call.check(
            library.shk_game_declared_count(
                self._handle, _draws.profile(profile), number, declared_at, ctypes.byref(count)
            )
        )
        return None if count.value < 0 else count.value

    def examine_count(self, side: str, rule: str, profile: str = "fsr", **claim: Any) -> CountAnswer:
        """What `claim_count` would answer; nothing changes."""
        raw = _count_claim(side, rule, profile, **claim)
        answer, why = c.shk_count_answer(), ctypes.c_void_p()
        _call.call(
            library.shk_game_examine_count, self._handle, ctypes.byref(raw), ctypes.byref(answer), ctypes.byref(why)
        )
        short = answer.answer == c.SHK_COUNT_NOT_REACHED
        count, limit = (answer.count, answer.limit) if short else (None, None)
        return CountAnswer(_named.word(ANSWERS, answer.answer), count, limit, _named.told(why))

    def claim_count(self, side: str, rule: str, profile: str = "fsr", **claim: Any) -> CountAnswer:
        """A side claims a draw by counted moves; where both agree the game is drawn (5.4.12.5).

        `record_complete` False: his record has gaps. `declared_at`: the ply at which he began to count
        aloud. `opponent_agrees`: True, False, or None where he wasn't asked.
        """
        answer = self.examine_count(side, rule, profile, **claim)
        raw, number = _count_claim(side, rule, profile, **claim), ctypes.c_int32()
        _call.call(library.shk_game_claim_count, self._handle, ctypes.byref(raw), ctypes.byref(number))
        return answer

    # Documents

    def claims(self) -> list[dict[str, Any]]:
        """What may be claimed after each ply, the start first, as `shashki game claims --format json`."""
        plies: list[dict[str, Any]] = json.loads(_call.text(library.shk_game_claims_json, self._handle))
        return plies

    def claims_now(self) -> dict[str, Any]:
        """The same after the last ply."""
        ply: dict[str, Any] = json.loads(_call.text(library.shk_game_ply_json, self._handle))
        return ply

    def to_dict(self, lang: str = "en") -> dict[str, Any]:
        """The game with all that was decided in it."""
        text = _call.text(library.shk_game_json, self._handle, _call.language(lang))
        game: dict[str, Any] = json.loads(text)
        return game

    def to_pdn(self, tags: Mapping[str, str] = {}) -> str:
        """As PDN, with these tags. BadInput where a tag or comment can't be written."""
        data = [(name.encode("utf-8"), value.encode("utf-8")) for name, value in tags.items()]
        raws = [c.shk_pdn_tag_pair(name, len(name), value, len(value)) for name, value in data]
        place = (c.shk_pdn_tag_pair * len(raws))(*raws)
        return _call.text_or_error(library.shk_game_to_pdn, self._handle, place, len(raws))

    def _repr_svg_(self) -> str:
        return self.position.svg()

    def __repr__(self) -> str:
        result = self.result
        return f"<Game: {len(self)} plies, {result.text if result else 'no result'}>"


def reason_text(reason: str, lang: str = "en") -> str:
    """The reason of a result in words. NotFound: none has that name."""
    data = reason.encode("utf-8")
    return _call.text(library.shk_reason_text, data, len(data), _call.language(lang))


def _claim(
    side: str,
    *,
    standing: bool = False,
    written: Optional[str] = None,
    record_complete: bool = True,
    flag_fell: bool = False,
) -> tuple[c.shk_claim, Optional[bytes]]:
    by_a = standing or written is None
    flags = (
        (c.SHK_CLAIM_STANDING if by_a else 0)
        | (0 if record_complete else c.SHK_CLAIM_RECORD_INCOMPLETE)
        | (c.SHK_CLAIM_FLAG_FELL if flag_fell else 0)
    )
    data = None if written is None else written.encode("utf-8")
    size = ctypes.sizeof(c.shk_claim)
    return c.shk_claim(size, _named.side(side), data, len(data or b""), flags, 0), data


def _count_claim(
    side: str,
    rule: str,
    profile: str,
    *,
    record_complete: bool = True,
    declared_at: Optional[int] = None,
    opponent_agrees: Optional[bool] = None,
) -> c.shk_count_claim:
    return c.shk_count_claim(
        ctypes.sizeof(c.shk_count_claim),
        _named.side(side),
        _draws.profile(profile),
        _named.pick(_draws.RULES, rule, "rule"),
        int(not record_complete),
        -1 if declared_at is None else declared_at,
        -1 if opponent_agrees is None else int(opponent_agrees),
        0,
    )
