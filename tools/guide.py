#!/usr/bin/env python3
"""Puts the blocks of docs/src/port-in-an-hour.md together to the programs that they are.

    tools/guide.py DIR    writes DIR/evening.c, evening.cpp, evening.pas, evening.py
"""

from __future__ import annotations

import re
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))
from header import ROOT  # noqa: E402

PAGE = ROOT / "docs" / "src" / "port-in-an-hour.md"
ENDINGS = {"c": "c", "cpp": "cpp", "pascal": "pas", "python": "py"}


def main() -> int:
    page = PAGE.read_text(encoding="utf-8")
    for language, ending in ENDINGS.items():
        blocks = re.findall(rf"^```{language}\n(.*?)^```$", page, re.M | re.S)
        if len(blocks) < 6:
            print(f"{PAGE.relative_to(ROOT)}: {len(blocks)} blocks of {language}")
            return 1
        (Path(sys.argv[1]) / f"evening.{ending}").write_text("\n".join(blocks), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
