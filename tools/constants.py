#!/usr/bin/env python3
"""Holds the constants of a header against those of an older one: none may be gone or changed.

    tools/constants.py OLD NEW
"""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))
from header import read  # noqa: E402

# They change with every version.
VERSIONS = {"SHK_VERSION_MAJOR", "SHK_VERSION_MINOR", "SHK_VERSION_PATCH"}


def main() -> int:
    old, new = (read(Path(path)).constants for path in sys.argv[1:3])
    faults = [
        f"{name}: {value} before, {new.get(name, 'gone')} now"
        for name, value in old.items()
        if name not in VERSIONS and new.get(name) != value
    ]
    print("\n".join(faults), end="\n" if faults else "")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
