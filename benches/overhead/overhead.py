"""What calls cost by ctypes: prints a line `name hundredths-of-nanoseconds` for each, of the fastest round
over the same positions as overhead.c. Of the raw functions, as few Python instructions around them as possible."""

from __future__ import annotations

import ctypes
import time
from typing import Callable

from shashki import Position, Positions, library
from shashki import _declarations as c

POSITIONS = 4096
SPAN = 200_000_000  # nanoseconds


def games() -> tuple[Positions, object]:
    state, position, found, played = 2025, Position.initial(), [], []
    while len(found) < POSITIONS:
        moves = position.legal_moves
        state = (state * 6364136223846793005 + 1442695040888963407) % 2**64
        if not moves:
            position = Position.initial()
            continue
        found.append(position)
        played.append(moves[(state >> 33) % len(moves)])
        position = position.play(played[-1])
    return Positions(found), (c.shk_move * POSITIONS)(*[m._raw() for m in played])


def measure(run: Callable[[], object], count: int) -> int:
    begin, best = time.perf_counter_ns(), SPAN
    while time.perf_counter_ns() - begin < SPAN:
        at = time.perf_counter_ns()
        run()
        best = min(best, time.perf_counter_ns() - at)
    return best * 100 // count


def main() -> None:
    positions, moves = games()
    rows = positions._array
    pointers = [ctypes.byref(row) for row in rows]
    count, one = library.shk_position_count_moves, ctypes.c_uint64()
    place = ctypes.byref(one)
    version = library.shk_abi_version

    def nothing() -> None:
        for _ in range(POSITIONS):
            version()

    def count_moves() -> None:
        for pointer in pointers:
            count(pointer, place)

    counts = (ctypes.c_uint32 * POSITIONS)()
    after, played = (c.shk_position * POSITIONS)(), ctypes.c_size_t()

    def batch_count_moves() -> None:
        library.shk_positions_count_moves(rows, POSITIONS, counts, None)

    def batch_play() -> None:
        library.shk_positions_play(rows, moves, POSITIONS, after, ctypes.byref(played), None)

    words = list(positions)

    def package_legal_moves() -> None:
        for position in words:
            position.legal_moves

    for run in (nothing, count_moves, batch_count_moves, batch_play):
        print(run.__name__, measure(run, POSITIONS), sum(counts))
    print("package_legal_moves", measure(package_legal_moves, POSITIONS))


if __name__ == "__main__":
    main()
