"""The shared library: found, checked, and every function of the header declared."""

from __future__ import annotations

import ctypes
import ctypes.util
import os
import sys
from pathlib import Path

from . import _declarations as c

_NAMES = {"darwin": "libshashki.dylib", "win32": "shashki.dll"}
_NAME = _NAMES.get(sys.platform, "libshashki.so")


def _candidates() -> list[str]:
    """`SHASHKI_LIBRARY`, the library bundled with the package, that of the system."""
    named = os.environ.get("SHASHKI_LIBRARY")
    if named:
        return [named]
    bundled = Path(__file__).with_name(_NAME)
    found = [str(bundled)] if bundled.exists() else []
    system = ctypes.util.find_library("shashki")
    return [*found, *([system] if system else []), f"{_NAME}.0", _NAME]


def _load() -> ctypes.CDLL:
    told = []
    for candidate in _candidates():
        try:
            library = ctypes.CDLL(candidate)
        except OSError as error:
            told.append(str(error))
            continue
        _declare(library, candidate)
        return library
    raise ImportError("the shashki library can't be loaded: " + "; ".join(told))


def _declare(library: ctypes.CDLL, name: str) -> None:
    """The version first: a library of another one may have other signatures."""
    try:
        library.shk_abi_version.restype = ctypes.c_uint32
        version = library.shk_abi_version()
        if version != c.SHK_ABI_VERSION:
            raise ImportError(f"{name} has ABI version {version}, this package needs {c.SHK_ABI_VERSION}")
        for function, (result, parameters) in c.FUNCTIONS.items():
            entry = getattr(library, function)
            entry.restype, entry.argtypes = result, parameters
    except AttributeError as error:
        raise ImportError(f"{name} is no shashki library of this version: {error}") from None


library = _load()
