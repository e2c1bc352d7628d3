"""Standings from Python: the event of crates/capi/tests/standings/cup.rs, worked by hand there."""

import csv
import io
import os
from fractions import Fraction
from pathlib import Path

import pytest
import shashki
from shashki import TiePlace, Tournament

EXAMPLES = Path(__file__).resolve().parents[4] / "examples"


@pytest.fixture
def cup():
    return Tournament.from_trf((EXAMPLES / "lighthouse-cup.trf").read_text(encoding="utf-8"))


def test_places_and_exact_values(cup):
    table = cup.standings("PTS,SOLK-1,SOLK")
    assert [row.start for row in table.rows] == [3, 7, 5, 8, 4, 6, 1, 2]
    assert table.rows[0].values == (5, 9, 11)
    assert table[2].values == (1, Fraction(29, 3), Fraction(38, 3))
    assert (table[2].rank, table[2].name) == (8, "Belova, Daria")
    assert table.codes == ["PTS", "SOLK-1", "SOLK"] and len(table) == 8
    assert table.criteria[1].name == "Truncated Solkoff" and not table.criteria[1].low_is_better
    assert table.rounded(7, 2, 2) == "12.67"
    with pytest.raises(KeyError):
        table[9]


def test_t10_shared_places(cup):
    rows = cup.standings("PTS").rows
    assert [row.rank for row in rows] == [1, 1, 3, 4, 5, 5, 5, 8]
    assert [row.sharing for row in rows] == [2, 2, 1, 1, 3, 3, 3, 1]


def test_t3_sequences_and_places(cup):
    table = cup.standings("PTS,SOLK-TRUNC,DE,RTNG")
    assert table[2].values[1] == (Fraction(29, 3), 5)
    assert table[3].values[2] == 1 and isinstance(table[3].values[2], TiePlace)
    assert table[6].values[3] is None


def test_one_coefficient_of_everybody(cup):
    assert cup.coefficient("SOLK") == [1, Fraction(38, 3), 11, 11, 9, 7, 9, 7]
    assert cup.coefficient("SOLK", unplayed="fmjd") == [1, 10, 11, 11, 9, 6, 9, 6]
    assert cup.coefficient("SOLK", not_left=[1])[1] == 10
    assert cup.coefficient("SOLK", readings="leaver=own plus=zero", unplayed="rules-manual")[5] == 6
    assert cup.coefficient("PTS", round=1) == [2, 0, 2, 0, 2, 0, 2, 0]
    assert cup.coefficient("SOLK-TRUNC")[1] == (Fraction(29, 3), 5)
    assert cup.coefficient("RTNG")[5] is None
    assert all(isinstance(value, TiePlace) for value in cup.coefficient("DE"))


def test_what_the_event_says(cup):
    table = cup.standings()
    assert cup.criteria == ",".join(table.codes) == "PTS,SOLK-1,SOLK,WINS,DE"
    assert cup.unplayed == table.unplayed == "rules-manual"
    assert (table.round, table.scheduled, table.provisional, table.format) == (3, 3, False, "swiss")
    early = cup.standings(round=1, event_kind="round-robin")
    assert early.provisional and early.format == "round-robin"
    assert early.notes[0].kind == "provisional" and "after round 1" in str(early.notes[0])


def test_p15_before_a_round(cup):
    before = cup.current(4)[1]
    assert (before.buchholz, before.truncated_solkoff, before.sonneborn_berger) == (10, 8, 3)
    assert cup.current(4, bye_entry="none")[7].truncated_solkoff == 5
    with pytest.raises(shashki.NotFound):
        cup.current(5)


def test_t11_explanations(cup):
    why = cup.standings("PTS,SOLK-1,DE").explain(2)
    solkoff = why.values[1]
    assert (solkoff.code, solkoff.made_of) == ("SOLK-1", "items")
    first, _, last = solkoff.items
    assert (first.opponent, first.base, first.why) == (1, Fraction(14, 3), "opponent-left")
    assert (first.after, first.group) == (1, 3)
    assert (last.opponent, last.cut) == (8, "low")
    assert "round 1: 1 Azarov, Ilya: 14/3" in str(why) and "тур 1" in why.text("ru")
    assert why.values[0].made_of == "own" and why.values[2].members == ()
    members = cup.standings("PTS,DE").explain(4).values[1].members
    assert [(m.player, m.sum, m.met) for m in members] == [(1, 0, 0), (4, 2, 1), (6, 0, 1)]
    with pytest.raises(shashki.NotFound) as caught:
        cup.standings().explain(9)
    assert caught.value.player == 9


def test_documents(cup):
    table = cup.standings("PTS,SOLK")
    rows = list(csv.DictReader(io.StringIO(table.to_csv(decimals=1, crosstable=True))))
    assert rows[7]["SOLK"] == "38/3" and rows[7]["SOLK~1"] == "12.7" and rows[7]["R1"] == "0/1b"
    assert '"shashki-standings"' in table.to_json()
    assert table.to_html(lang="ru").startswith("<!DOCTYPE html>\n<html lang=\"ru\">")
    assert "| 8 | 2 | Belova, Daria | 1 | 38/3 |" in table.to_markdown()
    assert "Lighthouse Cup" in str(table) and "14/3" in table.document(explain=2)
    assert "<td>38/3</td>" in table._repr_html_() and "PTS,SOLK" in repr(table)
    with pytest.raises(ValueError, match="markdown"):
        table.document("pdf")
    with pytest.raises(shashki.BadArgument):
        table.document(decimals=13)


def test_categories_and_teams(cup):
    women = cup.standings("PTS", categories=["women"])
    assert [(row.rank, row.start, row.whole_rank) for row in women.rows] == [
        (1, 8, 4), (2, 4, 5), (2, 6, 5), (4, 2, 8),
    ]  # fmt: skip
    teams = cup.standings("PTS", teams="federation", best=2).teams
    assert [(t.rank, t.name, t.sum, t.places, t.players) for t in teams] == [
        (1, "MOS", 9, 4, (7, 5)), (2, "TAT", 8, 5, (3, 8)), (3, "SPB", 4, 10, (4, 6)),
    ]  # fmt: skip
    assert not teams[0].incomplete and shashki.category_name("women", "ru") == "женщины"


def test_notes(cup):
    note = cup.standings("PTS,ARO").notes[0]
    assert (note.kind, note.code) == ("unrated", "ARO") and note.message != note.message_ru


def test_what_is_refused(cup):
    with pytest.raises(shashki.BadInput) as caught:
        cup.standings("PTS,SOLK-2")
    assert (caught.value.name, caught.value.column) == ("unknown-criterion", 5)
    assert "SOLK-1" in str(caught.value)
    with pytest.raises(shashki.BadInput) as caught:
        shashki.check_criteria("PTS,EMMSB")
    assert caught.value.name == "refused-criterion"
    with pytest.raises(ValueError, match="rules-manual"):
        cup.standings(unplayed="fide-2025")
    with pytest.raises(shashki.BadArgument) as caught:
        cup.standings("FB")
    assert caught.value.name == "needs-edition"
    with pytest.raises(shashki.NotFound):
        cup.standings(left=[9])
    with pytest.raises(shashki.NotFound):
        cup.standings(round=4)
    with pytest.raises(shashki.BadArgument):
        cup.standings(categories=["girls"])


def test_the_catalogue():
    catalogue = {entry.code: entry for entry in shashki.tie_breaks()}
    assert len(catalogue) == 29 and catalogue["TPN"].low_is_better
    assert catalogue["SOLK"].modifiers[:2] == ("/Cn", "/Mn")
    assert shashki.check_criteria("pts, solk-1") == "PTS,SOLK-1"
    assert list(shashki.unplayed_profiles()) == ["fmjd", "rules-manual", "fide-2023", "fide-2024", "fide-2026"]
    assert shashki.unplayed_profiles("ru")["rules-manual"] == "п. 5.4.10.11"
    assert shashki.readings()["plus"] == ("lowest", "lowest-of-stayed", "zero")


def leavers(players, rounds):
    """A tournament that two leave after every round: their averages hang on each other, and the
    denominators multiply (T5)."""
    present, cells = list(range(1, players + 1)), {p: "" for p in range(1, players + 1)}
    points = dict.fromkeys(present, 0)
    for number in range(rounds):
        order = sorted(present, key=lambda p: (p * 7919 + number * 104729) % 1009)
        games = {}
        for white, black in zip(order[::2], order[1::2]):
            results = ["10", "==", "01"][(white + black + number) % 3]
            games[white], games[black] = (black, "w", results[0]), (white, "b", results[1])
        for p in points:
            opponent, colour, result = games.get(p, ("", " ", " "))
            cells[p] += f"  {opponent:>4} {colour} {result}"
            points[p] += "0=1".index(result) if p in games else 0
        present = [p for p in present if p not in order[:2]]
    lines = [f"001 {p:>4}      {f'P{p}':<66}{points[p]:>4.1f} {'':>4}{cells[p]}" for p in points]
    head = ["162  W 2.0    D 1.0    L 0.0", f"142 {rounds}", "### paired-by: hand"]
    return "\n".join(line.rstrip() for line in head + lines) + "\n"


def test_t1_numbers_of_more_than_64_bits():
    event = Tournament.from_trf(leavers(100, 30))
    table = event.standings("SOLK,SOLK-TRUNC")
    assert max(row.values[0].denominator for row in table.rows) > 2**64
    written = list(csv.DictReader(io.StringIO(table.to_csv())))
    for row, line in zip(table.rows, written):
        assert row.values[0] == Fraction(line["SOLK"])
        assert row.values[1] == tuple(Fraction(one) for one in line["SOLK-TRUNC"].split(";"))
    assert [row.values[0] for row in table.rows] == sorted(event.coefficient("SOLK"), reverse=True)
    assert max(item.base is None for row in table.rows for item in table.explain(row.start).values[0].items)


def test_the_published_column_of_a_real_event():
    data = os.environ.get("SHASHKI_DATA")
    if not data:
        pytest.skip("SHASHKI_DATA is not set")
    folder = Path(data) / "tournaments"
    event = Tournament.from_trf((folder / "fmjd-world-cup-2022.trf").read_text(encoding="utf-8"))
    found = event.coefficient("SOLK-1", unplayed="fmjd")
    text = (folder / "fmjd-world-cup-2022.csv").read_text(encoding="utf-8")
    rows = [line.split(";") for line in text.splitlines() if line[:1].isdigit()]
    assert [found[int(row[1]) - 1] for row in rows] == [Fraction(row[-1].strip()) for row in rows]
    assert len(rows) == 68
