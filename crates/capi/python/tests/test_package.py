"""The package against the header and the library."""

import ctypes
import os
import re
import subprocess
import sys
import threading
from pathlib import Path

import pytest
import shashki
from shashki import _declarations as c

HEADER = Path(__file__).resolve().parents[4] / "include" / "shashki.h"


def test_every_function_of_the_header_is_declared():
    if not HEADER.exists():
        pytest.skip("there is no header here")
    text = re.sub(r"/\*.*?\*/", "", HEADER.read_text(encoding="utf-8"), flags=re.S)
    text = re.sub(r"\w+ \(\*(\w+)\)\([^()]*\)", r"void *\1", text)  # a function that is called back
    assert set(re.findall(r"\b(shk_\w+)\(", text)) == set(c.FUNCTIONS)
    for name, (result, parameters) in c.FUNCTIONS.items():
        entry = getattr(shashki.library, name)
        assert entry.restype == result and entry.argtypes == parameters
        written = re.search(rf"\b{name}\(([^)]*)\)", text).group(1)
        assert len(parameters) == (0 if written == "void" else written.count(",") + 1), name


def test_versions_agree():
    assert shashki.__version__ == c.SHK_VERSION
    assert shashki.library.shk_abi_version() == c.SHK_ABI_VERSION


def test_a_library_of_another_version_is_refused(tmp_path):
    source = tmp_path / "other.c"
    source.write_text("unsigned shk_abi_version(void) { return 4000; }\n")
    library = tmp_path / "libother.so"
    try:
        subprocess.run(["cc", "-shared", "-fPIC", str(source), "-o", str(library)], check=True)
    except (OSError, subprocess.CalledProcessError):
        pytest.skip("there is no C compiler")
    run = subprocess.run(
        [sys.executable, "-c", "import shashki"],
        env={**os.environ, "SHASHKI_LIBRARY": str(library)},
        capture_output=True,
        text=True,
    )
    assert run.returncode != 0 and "ABI version 4000" in run.stderr


def test_threads_share_a_position_and_an_event():
    event = shashki.Tournament.from_trf("XXC white1\n001    1      A\n001    2      B\n")
    position, wrong = shashki.Position.initial(), []

    def run():
        for _ in range(50):
            if position.perft(3) != 302 or event.pair("truncated-solkoff").pair_list() != "1\n1 2\n":
                wrong.append(1)

    threads = [threading.Thread(target=run) for _ in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert wrong == []


def test_plain_calls_are_possible_too():
    count = ctypes.c_uint32(shashki.library.shk_sure_rounds(8))
    assert count.value > 0
