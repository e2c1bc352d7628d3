#!/usr/bin/env python3
"""Fails unless docs/src/c-table.md has every function of the header, once, and no other; and unless the
Python package calls each of those that have a word there."""

from __future__ import annotations

import re
import sys
from collections import Counter
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))
from header import ROOT, read  # noqa: E402


def worded(table: str) -> set[str]:
    """The functions of the rows whose last column isn't *raw*."""
    rows = [line.split("|")[1:-1] for line in table.splitlines() if line.startswith("|")]
    return {name for row in rows if "raw" not in row[-1] for name in re.findall(r"`(shk_\w+)`", row[1])}


def called() -> set[str]:
    """The functions that the package names outside its declarations."""
    package = ROOT / "crates" / "capi" / "python" / "shashki"
    sources = [p for p in package.glob("*.py") if p.name != "_declarations.py"]
    return {name for p in sources for name in re.findall(r"\bshk_\w+", p.read_text(encoding="utf-8"))}


def main() -> int:
    table = (ROOT / "docs" / "src" / "c-table.md").read_text(encoding="utf-8")
    named = Counter(re.findall(r"`(shk_\w+)`", table))
    functions = set(read().functions)
    faults = [f"missing: {name}" for name in sorted(functions - set(named))]
    faults += [f"no such function: {name}" for name in sorted(set(named) - functions)]
    faults += [f"twice: {name}" for name, count in named.items() if count > 1]
    faults += [f"Python has a word and doesn't call it: {name}" for name in sorted(worded(table) - called())]
    print("\n".join(f"docs/src/c-table.md: {fault}" for fault in faults), end="\n" if faults else "")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
