"""Paired rounds, and why they are as they are."""

from __future__ import annotations

import ctypes
import json
from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import TYPE_CHECKING, Any, Optional

from . import _call, _html, _request
from . import _declarations as c
from ._library import library
from ._words import PROFILES, UNPAIRED, word
from .values import Note, Reason, Unpaired

if TYPE_CHECKING:
    from .draw import RoundDraw
    from .tournament import Tournament


@dataclass(frozen=True)
class System:
    """A system of pairing: its name, what it is called, and the clause that describes it."""

    name: str
    title: str
    title_ru: str
    clause: str


@dataclass(frozen=True)
class Board:
    """A board of a paired round; points are those before it."""

    number: int
    white: int
    black: int
    white_points: Fraction
    black_points: Fraction
    #: Whether it was fixed beforehand.
    forced: bool = False
    #: Whether it is a compulsory meeting inside a group (P5).
    compulsory: bool = False


@dataclass(frozen=True)
class Explained:
    """Why a board, or with `board` None the bye, is as it is (P26)."""

    board: Optional[int]
    players: tuple[int, ...]
    reasons: tuple[Reason, ...]

    def __str__(self) -> str:
        return "\n".join(reason.text for reason in self.reasons)


def systems() -> dict[str, str]:
    """The names of the systems of pairing, and what they are called in English."""
    return {name: system.title for name, system in all_systems().items()}


def all_systems() -> dict[str, System]:
    """The systems of pairing by name."""
    found = [_system(number) for number in _request.numbers()]
    return {system.name: system for system in found}


def _system(number: int) -> System:
    name = _call.text(library.shk_system_name, number)
    titles = _call.both(library.shk_system_title, number)
    return System(name, *titles, _call.text(library.shk_system_clause, number))


def sure_rounds(players: int) -> int:
    """How many rounds can be paired for certain with so many players (5.4.10.2, 5.4.10.8)."""
    return int(library.shk_sure_rounds(players))


def parse_list(text: str) -> list[tuple[int, Optional[int]]]:
    """The pairs of a list as programs of the `-p` call exchange it; None: the bye."""
    rows = [line.split() for line in text.splitlines()[1:] if line.strip()]
    return [(int(white), int(black) or None) for white, black in rows]


def write_list(pairs: Sequence[Sequence[Optional[int]]]) -> str:
    """Pairs as such a list: their number, then a pair a line, the bye as `number 0`."""
    lines = [f"{white} {black or 0}\n" for white, black in pairs]
    return f"{len(lines)}\n" + "".join(lines)


class Pairing:
    """A paired round, complete. It keeps the tournament as it was."""

    def __init__(self, handle: ctypes.c_void_p, tournament: Tournament) -> None:
        self._handle = _call.owned(self, handle, library.shk_pairing_free)
        self._tournament = tournament
        self._facts = _call.facts(c.shk_pairing_facts, library.shk_pairing_describe, handle)

    @property
    def round(self) -> int:
        return int(self._facts.round)

    @property
    def system(self) -> str:
        return _call.text(library.shk_system_name, self._facts.system)

    @property
    def profile(self) -> str:
        return str(word(PROFILES, self._facts.profile))

    @property
    def bye(self) -> Optional[int]:
        """The start number of who has it."""
        return self._facts.bye or None

    @property
    def seed(self) -> Optional[int]:
        """The seed, if something was drawn."""
        return int(self._facts.seed) if self._facts.has_seed else None

    @property
    def options(self) -> str:
        """The readings of the rules that were set: `halves=recut ties=ascending`."""
        return _call.text(library.shk_pairing_options_text, self._handle)

    @property
    def boards(self) -> list[Board]:
        return [
            Board(
                b.number,
                b.white,
                b.black,
                Fraction(b.white_points, 100),
                Fraction(b.black_points, 100),
                bool(b.flags & c.SHK_BOARD_FORCED),
                bool(b.flags & c.SHK_BOARD_COMPULSORY),
            )
            for b in _call.array(c.shk_board, library.shk_pairing_boards, self._handle)
        ]

    @property
    def pairs(self) -> list[tuple[int, Optional[int]]]:
        """White and Black board by board, the bye last, with None."""
        return parse_list(self.pair_list())

    @property
    def absent(self) -> list[Unpaired]:
        """Who takes no part in the round, and what he gets."""
        raw = _call.array(c.shk_unpaired, library.shk_pairing_absent, self._handle)
        return [Unpaired(u.player, word(UNPAIRED, u.kind)) for u in raw]

    @property
    def lot(self) -> list[int]:
        """The drawn order that was used; empty in the other systems."""
        return list(_call.array(ctypes.c_uint32, library.shk_pairing_lot, self._handle))

    @property
    def notes(self) -> list[Note]:
        """What an arbiter should know of the round."""
        return [self._note(i) for i in range(self._facts.note_count)]

    def _note(self, index: int) -> Note:
        warning = ctypes.c_uint32()
        en, ru = (
            _call.text(library.shk_pairing_note, self._handle, index, lang, ctypes.byref(warning))
            for lang in (c.SHK_EN, c.SHK_RU)
        )
        return Note(en, ru, bool(warning.value))

    def pair_list(self) -> str:
        """The number of pairs, then `white black` a line, the bye as `number 0`."""
        return _call.text(library.shk_pairing_list, self._handle)

    def explain(self, lang: str = "en") -> str:
        """Why, board by board, with clauses (P26). NotFound: paired with `explain=False`."""
        return _call.text_or_error(library.shk_pairing_explain, self._handle, _call.language(lang))

    def reasons(self, board: Optional[int] = None) -> list[Reason]:
        """The reasons for a board, from 1, or for the bye. NotFound as for `explain`."""
        at = board or 0
        count = _call.number(ctypes.c_size_t, library.shk_pairing_reason_count, self._handle, at)
        return [self._reason(at, i) for i in range(count)]

    def _reason(self, board: int, index: int) -> Reason:
        place = (self._handle, board, index)
        return Reason(
            *_call.both(library.shk_pairing_reason, *place),
            _call.text(library.shk_pairing_reason_clause, *place),
            _call.text(library.shk_pairing_reason_decision, *place),
        )

    @property
    def explanation(self) -> list[Explained]:
        """The facts behind `explain`, board by board, the bye last."""
        boards = [Explained(b.number, (b.white, b.black), tuple(self.reasons(b.number))) for b in self.boards]
        bye = [] if self.bye is None else [Explained(None, (self.bye,), tuple(self.reasons()))]
        return boards + bye

    def to_json(self, lang: str = "en") -> str:
        """The document `shashki-pairing`."""
        return _call.text(library.shk_pairing_json, self._handle, _call.language(lang))

    def document(self, lang: str = "en") -> dict[str, Any]:
        """The same as an object."""
        return dict(json.loads(self.to_json(lang)))

    def apply(self, tournament: Optional[Tournament] = None) -> Tournament:
        """The tournament with the round in it, ready for results. Another than the one that was paired
        may be given, if since then something else than its players was changed."""
        event = None if tournament is None else tournament._handle
        return self._tournament._of(_call.new(library.shk_pairing_apply, self._handle, event))

    def draw(self) -> RoundDraw:
        """The round on its way into force (5.4.10.8)."""
        from .draw import RoundDraw

        return RoundDraw.of(self)

    def __repr__(self) -> str:
        return f"<Pairing of round {self.round}: {self._facts.board_count} boards>"

    def _repr_html_(self) -> str:
        names = self._tournament._names()
        rows = [
            (b.number, _html.player(b.white, names), _html.player(b.black, names)) for b in self.boards
        ]
        bye = [] if self.bye is None else [("", _html.player(self.bye, names), "-")]
        return _html.table(("Bd", "White", "Black"), [*rows, *bye])
