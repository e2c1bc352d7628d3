"""What is asked of a draw, as the struct that the library takes."""

from __future__ import annotations

import ctypes
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any, Optional, TypedDict

from . import _call, _given
from . import _declarations as c
from ._library import library
from ._words import COLOURS, PROFILES, pick

if TYPE_CHECKING:
    from ._given import ForbiddenLike, ForcedLike


class How(TypedDict, total=False):
    """The arguments of `Tournament.pair` that checks, corrections and re-pairings take as well."""

    profile: str
    first_colour: Optional[str]
    seed: Optional[int]
    options: str
    forced: Iterable[ForcedLike]
    forbidden: Iterable[ForbiddenLike]
    lot: Sequence[int]


def request(
    system: str,
    *,
    round: Optional[int] = None,  # noqa: A002 - the field's word
    profile: str = "rules",
    first_colour: Optional[str] = None,
    seed: Optional[int] = None,
    options: str = "",
    forced: Iterable[ForcedLike] = (),
    forbidden: Iterable[ForbiddenLike] = (),
    lot: Iterable[int] = (),
    explain: bool = False,
) -> Any:
    """The struct; it holds the arrays that it points to."""
    asked = c.shk_pair_options(struct_size=ctypes.sizeof(c.shk_pair_options))
    asked.system = number_of(system)
    asked.profile = pick(PROFILES, profile, "profile")
    asked.round = round or 0
    asked.first_colour = pick(COLOURS, first_colour, "first_colour")
    asked.has_seed, asked.seed = int(seed is not None), seed or 0
    asked.options = _given.text(options)
    order = _given.numbers(lot)
    asked.lot_order, asked.lot_count = order, len(order)
    pairs = _given.forced(forced)
    asked.forced, asked.forced_count = pairs, len(pairs)
    bars = _given.forbidden(forbidden)
    asked.forbidden, asked.forbidden_count = bars, len(bars)
    asked.explain = int(explain)
    return asked


def numbers() -> list[int]:
    """The numbers of the systems."""
    return sorted(value for name, value in vars(c).items() if name.startswith("SHK_SYSTEM_"))


def number_of(name: str) -> int:
    """The number of a system."""
    number, data = ctypes.c_uint32(), name.encode("utf-8")
    status = library.shk_system_by_name(data, len(data), ctypes.byref(number))
    if status != c.SHK_OK:
        names = ", ".join(_call.text(library.shk_system_name, n) for n in numbers())
        raise ValueError(f"system: expected one of {names}, not {name!r}")
    return number.value
