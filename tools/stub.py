#!/usr/bin/env python3
"""Writes a C file that defines every function of a header with an empty body. Compiled with debug
information it is what a C compiler makes of the header: abidw reads the binary interface from it. The
debug information of the library itself won't do, for it speaks Rust.

    tools/stub.py [HEADER] > stub.c
"""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))
from header import HEADER, Named, read  # noqa: E402


def parameter(p: Named) -> str:
    return f"{p.type.gives} (*{p.name})({p.type.callback})" if p.type.callback else f"{p.type.c} {p.name}"


def main() -> None:
    path = Path(sys.argv[1]) if len(sys.argv) > 1 else HEADER
    print(f'#include "{path.resolve()}"')
    for f in read(path).functions.values():
        parameters = ", ".join(parameter(p) for p in f.parameters) or "void"
        body = "{ }" if f.result.name == "void" and not f.result.pointers else "{ return 0; }"
        print(f"{f.result.c} {f.name}({parameters}) {body}")


if __name__ == "__main__":
    main()
