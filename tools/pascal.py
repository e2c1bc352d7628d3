#!/usr/bin/env python3
"""Writes the header as a Pascal unit: examples/pascal/shashki.pas.

    tools/pascal.py            writes it
    tools/pascal.py --check    fails if the one that is there differs
    tools/pascal.py --layout pas|c    a program that prints where every field of every struct lies

Names are those of C. One that is a word of Pascal, and a function whose name differs from a constant's in
case alone, has an underscore behind it.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))
from header import ROOT, Function, Header, Named, Type, declaration, read, separated  # noqa: E402

PLACE = ROOT / "examples" / "pascal" / "shashki.pas"
NUMBERS = {
    "int8_t": "ShortInt",
    "uint8_t": "Byte",
    "int16_t": "SmallInt",
    "uint16_t": "Word",
    "int32_t": "LongInt",
    "uint32_t": "LongWord",
    "int64_t": "Int64",
    "uint64_t": "UInt64",
    "size_t": "NativeUInt",
}
WORDS = {
    "and", "array", "as", "asm", "begin", "case", "class", "const", "constructor", "destructor", "div",
    "do", "downto", "else", "end", "except", "exports", "file", "finalization", "finally", "for",
    "function", "goto", "if", "implementation", "in", "inherited", "initialization", "inline", "interface",
    "is", "label", "library", "mod", "nil", "not", "object", "of", "on", "operator", "or", "out", "packed",
    "procedure", "program", "property", "raise", "record", "repeat", "resourcestring", "set", "shl", "shr",
    "string", "then", "threadvar", "to", "try", "type", "unit", "until", "uses", "var", "while", "with",
    "xor", "result",
}  # fmt: skip

HEAD = """{ Shashki: Russian draughts and its tournaments, the C interface as a unit of Pascal.

  Made of shashki.h by tools/pascal.py; not to be edited. What a function does, takes and gives stands at
  its declaration in shashki.h: texts in are UTF-8 with a length in bytes, a call that can fail gives a
  shk_status, a handle is freed by the ..._free of its name.

  Linked is the shared library: shashki.dll on Windows, else libshashki.so or .dylib. }
unit shashki;

{$ifdef FPC}{$mode delphi}{$packrecords C}{$else}{$align 8}{$endif}

interface

const
  SHK_LIBRARY = {$ifdef MSWINDOWS}'shashki.dll'{$else}{$ifdef DARWIN}'libshashki.dylib'{$else}'libshashki.so'{$endif}{$endif};
"""


def name(of: str) -> str:
    return of + "_" if of.lower() in WORDS else of


def renamed(of: str, header: Header) -> str:
    """A name of C, with an underscore behind it where a constant's name differs in case alone."""
    return of + "_" if of.upper() in {*header.constants, *header.strings} else of


class Unit:
    def __init__(self, header: Header) -> None:
        self.header = header
        self.callbacks: dict[tuple[str, str], str] = {}  # by what they take and give

    def type(self, of: Type) -> str:
        """A type of C by its name in Pascal; a pointer to T is PT."""
        if of.callback:
            return self.callbacks[of.callback, of.gives]
        if of.name == "void":
            return "Pointer"
        number = self.header.number(of.name)
        if of.name == "char":
            base = "AnsiChar"
        elif of.name == "shk_status":
            base = of.name
        else:
            base = NUMBERS[number] if number else renamed(of.name, self.header)
        stars = of.pointers
        return "P" * stars + base

    def field(self, of: Named) -> str:
        kind = self.type(of.type)
        if of.type.length:
            kind = f"array[0..{of.type.length - 1}] of {kind}"
        return f"    {name(of.name)}: {kind};"

    def find_callbacks(self) -> None:
        for function in self.header.functions.values():
            for p in function.parameters:
                if p.type.callback:
                    key = (p.type.callback, p.type.gives)
                    self.callbacks.setdefault(key, f"{function.name}_{p.name}")

    def pointers(self) -> list[str]:
        """The pointers that the header speaks of, the simpler ones first."""
        lists = [f.parameters for f in self.header.functions.values()] + list(self.header.structs.values())
        lists += [[declaration(p) for p in separated(parameters)] for parameters, _ in self.callbacks]
        used = {self.type(p.type) for some in lists for p in some}
        used |= {self.type(f.result) for f in self.header.functions.values()}
        known = set(NUMBERS.values()) | {"shk_status", "AnsiChar"}
        known |= self.header.opaque | {renamed(struct, self.header) for struct in self.header.structs}
        found = set()
        for kind in used:
            base = kind.lstrip("P")
            stars = len(kind) - len(base)
            if base in known and stars:
                found |= {"P" * count + base for count in range(1, stars + 1)}
        builtin = {"P" + number for number in NUMBERS.values()} | {"PAnsiChar"}
        return sorted(found - builtin, key=lambda kind: (len(kind) - len(kind.lstrip("P")), kind))

    def function(self, function: Function) -> str:
        parameters = "; ".join(f"{name(p.name)}: {self.type(p.type)}" for p in function.parameters)
        inside = f"({parameters})" if parameters else ""
        nothing = function.result.name == "void" and not function.result.pointers
        kind = "procedure" if nothing else "function"
        result = "" if nothing else f": {self.type(function.result)}"
        called, external = renamed(function.name, self.header), "external SHK_LIBRARY"
        if called != function.name:
            external += f" name '{function.name}'"
        return f"{kind} {called}{inside}{result}; cdecl; {external};"

    def callback(self, called: str, takes: str, gives: str) -> str:
        inside = [declaration(p) for p in separated(takes)]
        inside = "; ".join(f"{name(p.name)}: {self.type(p.type)}" for p in inside)
        nothing = gives in ("", "void")
        kind, result = ("procedure", "") if nothing else ("function", f": {self.type(Type(gives))}")
        return f"  {called} = {kind}({inside}){result}; cdecl;"

    def initialisers(self) -> list[str]:
        """A function for each ..._INIT: the size set, the rest 0."""
        lines = []
        for struct, macro in sorted(self.header.initialisers.items()):
            lines += [
                "",
                f"function {macro}: {renamed(struct, self.header)};",
                "begin",
                "  FillChar(Result, SizeOf(Result), 0);",
                "  Result.struct_size := SizeOf(Result);",
                "end;",
            ]
        return lines

    def text(self) -> str:
        self.find_callbacks()
        header = self.header
        lines = [HEAD.rstrip(), f"  SHK_VERSION = '{header.strings['SHK_VERSION']}';"]
        lines += [f"  {constant} = {value};" for constant, value in header.constants.items()]
        lines += ["", "type", "  shk_status = LongInt;"]
        lines += [f"  {opaque} = record end;" for opaque in sorted(header.opaque)]
        lines += [f"  {pointer} = ^{pointer[1:]};" for pointer in self.pointers()]
        for (takes, gives), called in self.callbacks.items():
            lines.append(self.callback(called, takes, gives))
        for struct, fields in header.structs.items():
            lines += [f"  {renamed(struct, header)} = record", *[self.field(f) for f in fields], "  end;"]
        lines.append("")
        lines += [self.function(f) for f in header.functions.values()]
        lines += ["", "{ Structs with their size set and everything else 0. }"]
        lines += [
            f"function {macro}: {renamed(struct, header)};"
            for struct, macro in sorted(header.initialisers.items())
        ]
        lines += ["", "implementation", *self.initialisers(), "", "end.", ""]
        return "\n".join(lines)


def layout(header: Header, language: str) -> str:
    """A program that prints the size of every struct and the place of every field."""
    lines = []
    for struct, fields in header.structs.items():
        if language == "pas":
            called = renamed(struct, header)
            lines.append(f"  WriteLn('{struct} ', SizeOf({called}));")
            lines += [
                f"  WriteLn('{struct}.{f.name} ', PtrUInt(@P{called}(nil)^.{name(f.name)}));" for f in fields
            ]
        else:
            lines.append(f'    printf("{struct} %u\\n", (unsigned)sizeof({struct}));')
            lines += [
                f'    printf("{struct}.{f.name} %u\\n", (unsigned)offsetof({struct}, {f.name}));'
                for f in fields
            ]
    body = "\n".join(lines)
    if language == "pas":
        return f"program layout;\n\n{{$mode delphi}}\n\nuses shashki;\n\nbegin\n{body}\nend.\n"
    return f"#include <shashki.h>\n#include <stdio.h>\n\nint main(void)\n{{\n{body}\n    return 0;\n}}\n"


def main() -> int:
    if sys.argv[1:2] == ["--layout"]:
        print(layout(read(), sys.argv[2]), end="")
        return 0
    made = Unit(read()).text()
    if sys.argv[1:] == ["--check"]:
        if not PLACE.exists() or PLACE.read_text(encoding="utf-8") != made:
            print(f"{PLACE.relative_to(ROOT)} is stale: run tools/pascal.py")
            return 1
        return 0
    PLACE.parent.mkdir(parents=True, exist_ok=True)
    PLACE.write_text(made, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
