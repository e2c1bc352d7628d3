#!/usr/bin/env python3
"""Writes what ctypes has to know of the header: crates/capi/python/shashki/_declarations.py.

    tools/declare.py            writes it
    tools/declare.py --check    fails if the one that is there differs
"""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))
from header import ROOT, Header, Type, declaration, read  # noqa: E402

PLACE = ROOT / "crates" / "capi" / "python" / "shashki" / "_declarations.py"


def short(number: str) -> str:
    return "c_size_t" if number == "size_t" else "c_" + number.replace("_t", "")


def ctype(header: Header, of: Type) -> str:
    """The name of a type in ctypes."""
    if of.callback:
        inside = [ctype(header, declaration(p).type) for p in of.callback.split(",")]
        gives = "None" if of.gives == "void" else ctype(header, Type(of.gives))
        return f"CFUNCTYPE({gives}, {', '.join(inside)})"
    if of.name == "void":
        return "c_void_p"
    number = header.number(of.name)
    base = short(number) if number else of.name
    stars = of.pointers
    if of.name == "char" and stars:
        base, stars = ("c_char_p", stars - 1) if of.const else ("c_void_p", stars - 1)
    elif of.name in header.opaque and stars:
        base, stars = "c_void_p", stars - 1
    for _ in range(stars):
        base = f"POINTER({base})"
    return f"{base} * {of.length}" if of.length else base


def declarations(header: Header) -> str:
    used = {p.type for f in header.functions.values() for p in f.parameters}
    used |= {f.type for fields in header.structs.values() for f in fields}
    used |= {f.result for f in header.functions.values()}
    numbers = {short(number) for number in (header.number(of.name) for of in used) if number}
    lines = [
        '"""What ctypes has to know of shashki.h. Made by tools/declare.py; not to be edited."""',
        "",
        "from __future__ import annotations",
        "",
        "from ctypes import (",
        "    CFUNCTYPE,",
        "    POINTER,",
        "    Structure,",
        *[f"    {n}," for n in sorted(numbers | {"c_char_p", "c_void_p"})],
        ")",
        "from typing import Any",
        "",
        f'SHK_VERSION = "{header.strings["SHK_VERSION"]}"',
        *[f"{name} = {value}" for name, value in header.constants.items()],
    ]
    for name, fields in header.structs.items():
        lines += ["", "", f"class {name}(Structure):", "    _fields_ = ["]
        lines += [f'        ("{f.name}", {ctype(header, f.type)}),' for f in fields]
        lines += ["    ]"]
    lines += ["", "", "# name: (result, parameters)", "FUNCTIONS: dict[str, tuple[Any, list[Any]]] = {"]
    for f in header.functions.values():
        result = "None" if f.result.name == "void" and not f.result.pointers else ctype(header, f.result)
        lines.append(f'    "{f.name}": (')
        lines.append(f"        {result},")
        lines.append(f"        [{', '.join(ctype(header, p.type) for p in f.parameters)}],")
        lines.append("    ),")
    lines += ["}", ""]
    return "\n".join(lines)


def main() -> int:
    made = declarations(read())
    if sys.argv[1:] == ["--check"]:
        if PLACE.read_text(encoding="utf-8") != made:
            print(f"{PLACE.relative_to(ROOT)} is stale: run tools/declare.py")
            return 1
        return 0
    PLACE.write_text(made, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
