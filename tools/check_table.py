#!/usr/bin/env python3
"""Fails unless docs/src/c-table.md has every function of the header, once, and no other."""

from __future__ import annotations

import re
import sys
from collections import Counter
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))
from header import ROOT, read  # noqa: E402


def main() -> int:
    table = (ROOT / "docs" / "src" / "c-table.md").read_text(encoding="utf-8")
    named = Counter(re.findall(r"`(shk_\w+)`", table))
    functions = set(read().functions)
    faults = [f"missing: {name}" for name in sorted(functions - set(named))]
    faults += [f"no such function: {name}" for name in sorted(set(named) - functions)]
    faults += [f"twice: {name}" for name, count in named.items() if count > 1]
    print("\n".join(f"docs/src/c-table.md: {fault}" for fault in faults), end="\n" if faults else "")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
