"""Rates a tournament: standings with exact values, why the last one stands where he stands, ratings.

    python rate_event.py [TRF]
"""

import sys
from pathlib import Path

from shashki import Tournament

path = Path(sys.argv[1]) if len(sys.argv) > 1 else Path(__file__).parent.parent / "lighthouse-cup.trf"
event = Tournament.from_trf(path.read_text(encoding="utf-8"))

table = event.standings("PTS,SOLK-1,SOLK,WINS,DE")
print(f"{event.name}, after round {table.round}; games not played: {table.unplayed}")
for row in table.rows:
    values = "  ".join(str(value) for value in row.values)
    print(f"{row.rank:>2}  {row.start:>2} {row.name:<16}{values}")
print()

print(table.explain(table.rows[-1].start))

for player in event.rate().players:
    change = "" if player.change is None else f"{float(player.change):+.1f}"
    print(f"{player.start:>2} {player.name:<16}{player.rating or '-':>5}{change:>7}  {player.new_rating or '-'}")
