"""Words for the constants of the library, and reasons."""

from __future__ import annotations

import ctypes
from dataclasses import dataclass
from typing import Callable, Optional

from . import _call
from . import _declarations as c
from ._library import library


@dataclass(frozen=True)
class NamedReason:
    """Why something is as it is: by what programs tell reasons apart, the clause of the rules, words."""

    name: Optional[str]
    clause: Optional[str]
    message: str
    message_ru: str

    def __str__(self) -> str:
        return self.message


def pick(words: dict[str, int], word: str, what: str) -> int:
    """The number of a word. ValueError where it is none of them."""
    try:
        return words[word]
    except KeyError:
        raise ValueError(f"{what}: expected one of {', '.join(words)}, not {word!r}") from None


def words(prefix: str, *, without: tuple[str, ...] = ()) -> dict[str, int]:
    """The constants that begin so, by the rest of their names: `SHK_RULE_MAIN_ROAD` is `main-road`."""
    found = {name[len(prefix) :]: value for name, value in vars(c).items() if name.startswith(prefix)}
    return {name.lower().replace("_", "-"): n for name, n in found.items() if name not in without}


def named(function: Callable[..., int], prefix: str) -> dict[str, int]:
    """The constants that begin so, by the names that the library has for them."""
    numbers = sorted(value for name, value in vars(c).items() if name.startswith(prefix))
    return {_call.text(function, number): number for number in numbers}


def word(words: dict[str, int], number: int) -> str:
    """The word of a number."""
    return next((word for word, known in words.items() if known == number), "other")


def told(error: ctypes.c_void_p) -> Optional[NamedReason]:
    """An object that says why, taken over and freed; None for NULL."""
    if not error:
        return None
    try:
        fields = _call._fields(error)
        message = _call._message(error, c.SHK_EN)
        return NamedReason(fields["name"], fields["clause"], message, fields["message_ru"])
    finally:
        library.shk_error_free(error)


SIDES = {"white": c.SHK_WHITE, "black": c.SHK_BLACK}


def side(word: str) -> int:
    """The number of a side, `white` or `black`."""
    return pick(SIDES, word, "side")


def side_or_none(number: int) -> Optional[str]:
    """The word of a side; None for nobody."""
    return None if number < 0 else word(SIDES, number)
