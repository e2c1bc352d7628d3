"""Random events, the same on every machine, and old encodings."""

from __future__ import annotations

import ctypes
from collections.abc import Mapping
from typing import Any, Callable, Optional, Union

from . import _call, _given
from . import _declarations as c
from ._library import library
from ._request import number_of
from ._words import PROFILES, pick
from .tournament import Tournament
from .values import Scoring


def generate(
    players: int,
    rounds: int,
    system: str,
    *,
    seed: int,
    profile: str = "rules",
    options: str = "",
    rates: Union[str, Mapping[str, int]] = "",
    rating_mean: int = 2000,
    rating_spread: int = 200,
    clubs: int = 0,
    club_rule: str = "",
    games: int = 1,
    scoring: Optional[Scoring] = None,
    progress: Optional[Callable[[int], object]] = None,
) -> Tournament:
    """A random event: every round is paired by the system and played.

    `rates` say how often things happen, in thousandths: draw, forfeit, double-forfeit, half-bye,
    zero-bye, absence, withdrawal, late, unrated. `club_rule` is asked of players of one club: none,
    apart, meet-until=K, not-before=K, not-before=K,soft. `games` above 1 make micro-matches.

    `progress` is called with each round before it is paired; what it raises ends `generate`, once the
    event is made. Where the rules leave no valid pairing the event ends early, and a warning says so.
    """
    plan = c.shk_plan(struct_size=ctypes.sizeof(c.shk_plan))
    plan.players, plan.rounds, plan.system = players, rounds, number_of(system)
    plan.profile, plan.seed = pick(PROFILES, profile, "profile"), seed
    plan.rating_mean, plan.rating_spread = rating_mean, rating_spread
    plan.clubs, plan.games = clubs, games
    words = rates if isinstance(rates, str) else " ".join(f"{k}={v}" for k, v in rates.items())
    plan.options, plan.rates = _given.text(options), _given.text(words)
    plan.club_rule = _given.text(club_rule)
    if scoring is not None:
        plan.scoring = ctypes.pointer(_given.scoring(scoring))
    raised: list[BaseException] = []

    def tell(_context: Any, at: int) -> None:
        if progress is not None and not raised:
            try:
                progress(at)
            except BaseException as error:  # noqa: BLE001 - nothing may leave through the library
                raised.append(error)

    kind: Any = library.shk_generate.argtypes[1]
    function = kind(tell) if progress is not None else kind()
    handle = _call.new(library.shk_generate, ctypes.byref(plan), function, None)
    tournament = Tournament(handle)
    if raised:
        raise raised[0]
    return tournament


def decode(data: bytes, encoding: str) -> str:
    """Bytes of an old file as text: utf-8, cp1251, koi8-r, cp866, utf-16le, utf-16be; the mark at its
    beginning is left out. BadInput: they aren't in that encoding."""
    raw, name = (ctypes.c_uint8 * len(data)).from_buffer_copy(data), encoding.encode("utf-8")
    return _call.text_or_error(library.shk_text_decode, raw, len(data), name, len(name))
