"""Calls: failures become exceptions, texts become `str`, handles are freed with their objects."""

from __future__ import annotations

import ctypes
import weakref
from typing import Any, Callable, Optional

from . import _declarations as c
from ._library import library
from .errors import BY_STATUS, ShashkiError

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
        raise kind(_message(error, c.SHK_EN), library.shk_error_status(error), **_fields(error))
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


def array(element: Any, function: Callable[..., int], *arguments: Any, error: bool = False) -> Any:
    """What a function writes into an array, its last parameters: the array, its room, the needed, and
    perhaps an error object."""
    needed = ctypes.c_size_t()
    told = ctypes.c_void_p()
    rest = (ctypes.byref(told),) if error else ()
    place = None
    while True:
        room = 0 if place is None else len(place)
        status = function(*arguments, place, room, ctypes.byref(needed), *rest)
        if status != c.SHK_BUFFER_TOO_SMALL or needed.value <= room:
            check(status, told if error else None)
            return (element * 0)() if place is None else place
        library.shk_error_free(told)
        told.value = None
        place = (element * needed.value)()


def number(kind: Any, function: Callable[..., int], *arguments: Any) -> int:
    """The number that a function gives as its last parameter."""
    place = kind()
    check(function(*arguments, ctypes.byref(place)))
    return int(place.value)


def facts(kind: Any, function: Callable[..., int], *arguments: Any) -> Any:
    """The struct that a function fills, its last parameter."""
    place = kind()
    check(function(*arguments, ctypes.byref(place)))
    return place


def both(function: Callable[..., int], *arguments: Any) -> tuple[str, str]:
    """A text out in English and in Russian; the language is the parameter before it."""
    return text(function, *arguments, c.SHK_EN), text(function, *arguments, c.SHK_RU)
