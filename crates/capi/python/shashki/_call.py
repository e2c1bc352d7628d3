"""Calls: failures become exceptions, texts become `str`, handles are freed with their objects."""

from __future__ import annotations

import ctypes
import weakref
from dataclasses import dataclass
from typing import Any, Callable, Optional

from . import _declarations as c
from ._library import library
from .errors import BY_STATUS, ShashkiError


@dataclass(frozen=True)
class Reason:
    """Why something is as it is: by what programs tell reasons apart, the clause of the rules, words."""

    name: Optional[str]
    clause: Optional[str]
    message: str
    message_ru: str

    def __str__(self) -> str:
        return self.message


#: A function of the library.
Function = Callable[..., int]

LANGUAGES = {"en": c.SHK_EN, "ru": c.SHK_RU}


def language(lang: str) -> int:
    """The number of a language, `en` or `ru`."""
    try:
        return LANGUAGES[lang]
    except KeyError:
        raise ValueError(f"lang: expected one of {', '.join(LANGUAGES)}, not {lang!r}") from None


def text(function: Callable[..., int], *arguments: Any) -> str:
    """What a function gives as text out, its last three parameters."""
    return _text(function, arguments, ())


def text_or_error(function: Callable[..., int], *arguments: Any) -> str:
    """The same where an error object is the last parameter."""
    error = ctypes.c_void_p()
    return _text(function, arguments, (ctypes.byref(error),), error)


def _text(
    function: Callable[..., int],
    arguments: tuple[Any, ...],
    rest: tuple[Any, ...],
    error: Optional[ctypes.c_void_p] = None,
) -> str:
    needed = ctypes.c_size_t()
    capacity = 512
    while True:
        buffer = ctypes.create_string_buffer(capacity)
        status = function(*arguments, buffer, capacity, ctypes.byref(needed), *rest)
        if status == c.SHK_BUFFER_TOO_SMALL and needed.value > capacity:
            capacity = needed.value
            if error is not None:
                library.shk_error_free(error)
                error.value = None
            continue
        check(status, error)
        return buffer.raw[: needed.value - 1].decode("utf-8")


def check(status: int, error: Optional[ctypes.c_void_p] = None) -> None:
    """Raises unless a call went well; frees the error object."""
    if status == c.SHK_OK:
        return
    kind = BY_STATUS.get(status, ShashkiError)
    if not error:
        raise kind(f"shashki: status {status}", status)
    try:
        raise kind(_message(error, c.SHK_EN), status, **_fields(error))
    finally:
        library.shk_error_free(error)


def _message(error: ctypes.c_void_p, lang: int) -> str:
    return text(library.shk_error_message, error, lang)


def _fields(error: ctypes.c_void_p) -> dict[str, Any]:
    line = library.shk_error_line(error)
    return {
        "message_ru": _message(error, c.SHK_RU),
        "clause": text(library.shk_error_clause, error) or None,
        "name": text(library.shk_error_name, error) or None,
        "line": line or None,
        "column": library.shk_error_column(error) or None,
        "offset": library.shk_error_offset(error) if line else None,
        "round": library.shk_error_round(error) or None,
        "player": library.shk_error_player(error) or None,
        "ply": library.shk_error_ply(error) or None,
    }


def call(function: Callable[..., int], *arguments: Any) -> None:
    """A call whose last parameter is an error object."""
    error = ctypes.c_void_p()
    check(function(*arguments, ctypes.byref(error)), error)


def new(function: Callable[..., int], *arguments: Any) -> ctypes.c_void_p:
    """The handle that a call gives as its last parameter but the error object."""
    handle = ctypes.c_void_p()
    call(function, *arguments, ctypes.byref(handle))
    return handle


def owned(owner: object, handle: ctypes.c_void_p, free: Callable[[ctypes.c_void_p], None]) -> ctypes.c_void_p:
    """Frees the handle when its owner goes."""
    weakref.finalize(owner, free, handle)
    return handle


def texts(function: Callable[..., int], *arguments: Any) -> tuple[str, str]:
    """A text in English and in Russian; the language is the last argument."""
    return text(function, *arguments, c.SHK_EN), text(function, *arguments, c.SHK_RU)


def listed(element: Any, function: Callable[..., int], *arguments: Any, error: bool = False) -> Any:
    """What a call writes into an array, its last parameters: array, room, count, and perhaps an error."""
    count, capacity = ctypes.c_size_t(), 16
    told = ctypes.c_void_p()
    rest = (ctypes.byref(told),) if error else ()
    while True:
        place = (element * capacity)()
        status = function(*arguments, place, capacity, ctypes.byref(count), *rest)
        if status == c.SHK_BUFFER_TOO_SMALL and count.value > capacity:
            capacity = count.value
            library.shk_error_free(told)
            told.value = None
            continue
        check(status, told if error else None)
        return place[: count.value]


def number(words: dict[str, int], word: str, what: str) -> int:
    """The number of a word. ValueError where it is none of them."""
    try:
        return words[word]
    except KeyError:
        raise ValueError(f"{what}: expected one of {', '.join(words)}, not {word!r}") from None


def words(prefix: str, *, without: tuple[str, ...] = ()) -> dict[str, int]:
    """The constants that begin so, by the rest of their names: `SHK_RULE_MAIN_ROAD` is `main-road`."""
    found = {name[len(prefix) :]: value for name, value in vars(c).items() if name.startswith(prefix)}
    return {name.lower().replace("_", "-"): n for name, n in found.items() if name not in without}


def word(words: dict[str, int], number: int) -> str:
    """The word of a number."""
    return next((word for word, known in words.items() if known == number), "other")


def told(error: ctypes.c_void_p) -> Optional[Reason]:
    """An object that says why, taken over and freed; None for NULL."""
    if not error:
        return None
    try:
        fields = _fields(error)
        message = _message(error, c.SHK_EN)
        return Reason(fields["name"], fields["clause"], message, fields["message_ru"])
    finally:
        library.shk_error_free(error)


SIDES = {"white": c.SHK_WHITE, "black": c.SHK_BLACK}


def side(word: str) -> int:
    """The number of a side, `white` or `black`."""
    return number(SIDES, word, "side")


def side_or_none(number: int) -> Optional[str]:
    """The word of a side; None for nobody."""
    return None if number < 0 else word(SIDES, number)
