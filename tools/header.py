"""Reads include/shashki.h, so that nothing which is made from it can forget a function.

Needs Python 3.9 and nothing else.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
HEADER = ROOT / "include" / "shashki.h"
NUMBERS = {f"{sign}int{bits}_t" for sign in ("", "u") for bits in (8, 16, 32, 64)} | {"size_t"}


@dataclass(frozen=True)
class Type:
    """A type: its name, and for a pointer what each star is of; `const` is of what is pointed to."""

    name: str
    pointers: int = 0
    const: bool = False
    length: int = 0
    callback: str = ""  # what it takes, if it points to a function
    gives: str = ""  # what that function gives

    @property
    def c(self) -> str:
        return ("const " if self.const else "") + self.name + (" " + "*" * self.pointers if self.pointers else "")


@dataclass(frozen=True)
class Named:
    """A parameter or a field."""

    name: str
    type: Type


@dataclass(frozen=True)
class Function:
    name: str
    result: Type
    parameters: tuple[Named, ...]
    doc: str


@dataclass
class Header:
    functions: dict[str, Function] = field(default_factory=dict)
    structs: dict[str, tuple[Named, ...]] = field(default_factory=dict)
    opaque: set[str] = field(default_factory=set)
    aliases: dict[str, str] = field(default_factory=dict)
    constants: dict[str, int] = field(default_factory=dict)
    strings: dict[str, str] = field(default_factory=dict)
    initialisers: dict[str, str] = field(default_factory=dict)

    def number(self, name: str) -> str | None:
        """The fixed-width type behind a name, if it is a number."""
        name = self.aliases.get(name, name)
        return name if name in NUMBERS else None


CALLBACK = re.compile(r"\s*(\w+) \(\*(\w+)\)\(([^()]*)\)$")
DECLARATION = re.compile(r"^(.*?)(\**)\s*(\w+)\s*(?:\[(\d+)\])?$", re.S)


def declaration(text: str) -> Named:
    """`const struct shk_move *moves` as a name and its type."""
    callback = CALLBACK.match(text)
    if callback:
        gives, name, takes = callback.groups()
        return Named(name, Type("void", 1, callback=takes, gives=gives))
    match = DECLARATION.match(text.strip())
    if not match or "(" in text:
        raise ValueError(f"not understood: {text!r}")
    base, stars, name, length = match.groups()
    const = bool(re.search(r"\bconst\b", base))
    stars += "*" * base.count("*")
    words = re.sub(r"\b(const|struct)\b|\*", " ", base).split()
    if len(words) != 1:
        raise ValueError(f"not understood: {text!r}")
    return Named(name, Type(words[0], len(stars), const, int(length or 0)))


def separated(parameters: str) -> list[str]:
    """The parameters; a comma inside brackets separates none."""
    return re.split(r",(?![^()]*\)(?:,|$))", parameters)


def read(path: Path = HEADER) -> Header:
    """The header. What isn't understood is an error: nothing may be left out."""
    text = path.read_text(encoding="utf-8")
    header = Header()
    for name, value in re.findall(r"^#define (SHK_\w+) (.+)$", text, re.M):
        if re.fullmatch(r"-?\d+", value):
            header.constants[name] = int(value)
        elif value.startswith('"'):
            header.strings[name] = value.strip('"')
        else:
            header.initialisers[re.search(r"sizeof\((\w+)\)", value).group(1)] = name
    docs = {m.end(): m.group(1) for m in re.finditer(r"/\*\*(.*?)\*/\n", text, re.S)}
    for match in re.finditer(r"^typedef struct (\w+) \{\n(.*?)^\} \1;", text, re.M | re.S):
        fields = re.sub(r"/\*.*?\*/", "", match.group(2), flags=re.S).split(";")
        header.structs[match.group(1)] = tuple(declaration(f) for f in fields if f.strip())
    header.opaque = set(re.findall(r"^typedef struct (\w+) \1;", text, re.M))
    for base, name in re.findall(r"^typedef (u?int\d+_t) (\w+);", text, re.M):
        header.aliases[name] = base
    left = set(re.findall(r"^typedef (?!struct|u?int\d+_t)(.*)$", text, re.M))
    if left:
        raise ValueError(f"typedefs not understood: {left}")
    for match in re.finditer(r"^(?=\w)(?!typedef|extern)([^#;{}()]*?\bshk_\w+)\(([^;{}]*)\);", text, re.M):
        head = declaration(match.group(1))
        inside = match.group(2).strip()
        parameters = () if inside == "void" else tuple(declaration(p) for p in separated(inside))
        doc = re.sub(r"^ \* ?", "", docs.get(match.start(), ""), flags=re.M).strip()
        header.functions[head.name] = Function(head.name, head.type, parameters, doc)
    named = set(re.findall(r"\b(shk_\w+)\(", re.sub(r"/\*.*?\*/", "", text, flags=re.S)))
    if named != set(header.functions):
        raise ValueError(f"functions not understood: {named ^ set(header.functions)}")
    return header
