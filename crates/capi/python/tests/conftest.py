"""What the tests share."""

import json
import os
from pathlib import Path

import pytest
from shashki import Tournament

CLUB_EVENING = """012 Club evening
XXC white1
001    1      Ivanova, Anna
001    2      Petrov, Pyotr
001    3      Sidorova, Vera
001    4      Titov, Gleb
"""


@pytest.fixture
def club():
    return Tournament.from_trf(CLUB_EVENING)


def collection(name):
    """A folder of the shared data and the lines of its `expected.jsonl`."""
    root = Path(__file__).resolve().parents[5] / "shared" / "data"
    folder = Path(os.environ.get("SHASHKI_DATA", root)) / "pairing" / name
    if not folder.is_dir():
        pytest.skip(f"{folder} is not there (set SHASHKI_DATA)")
    lines = (folder / "expected.jsonl").read_text(encoding="utf-8").splitlines()
    assert lines
    return folder, [json.loads(line) for line in lines]


def read(path, **how):
    return Tournament.from_trf(path.read_text(encoding="utf-8"), **how)
