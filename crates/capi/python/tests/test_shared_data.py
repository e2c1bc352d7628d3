"""The shared collections, which a slow independent program paired, through the package."""

from fractions import Fraction

import pytest
import shashki
from conftest import collection, read


def outcome(event, line):
    """The exit code and the list, as the program would give them."""
    options = " ".join(f"{name}={value}" for name, value in line.get("options", {}).items())
    how = {"round": line["round"], "profile": line["profile"], "options": options, "explain": False}
    try:
        return 0, event.pair(line["system"], **how).pair_list()
    except shashki.NoValidPairing as error:
        assert error.proof
        return 1, ""
    except shashki.Refused:
        return 3, ""


# Of the larger events every third line: the Rust tests go through all.
@pytest.mark.parametrize(
    ("name", "step"), [("small", 1), ("options", 1), ("constraints", 1), ("medium", 3)]
)
def test_pairings(name, step):
    folder, lines = collection(name)
    events, wrong = {}, []
    for line in lines[::step]:
        file = line["file"]
        events[file] = events.get(file) or read(folder / file)
        if outcome(events[file], line) != (line["rc"], line["out"]):
            wrong.append(line)
    assert wrong == []


def test_every_part_arrives_by_calls_too():
    """Players, rounds and results of real and random events, taken out and put into a new draft: the
    same points, cells and pairings."""
    folder, lines = collection("small")
    for line in lines[::40]:
        event = read(folder / line["file"])
        draft = event.draft()
        draft.keep_rounds(0)
        for round in range(1, event.rounds + 1):
            draft.set_round(round, event.meetings(round), event.unpaired(round))
        again = draft.check()
        assert again == event
        draft.set_scoring(event.scoring)
        for player in event.players:
            draft.set_player(player)
        assert draft.check() == event
        assert outcome(again, line) == (line["rc"], line["out"])


def test_checks():
    folder, lines = collection("check")
    for line in lines:
        event = read(folder / line["file"])
        colour = {"w": "white", "b": "black", None: None}[line["first_colour"]]
        how = {"profile": line["profile"], "first_colour": colour}
        verdicts = event.check(line["system"], **how).verdicts
        found = [{"round": v.round, "pairs": v.pairs, "colours": v.colours} for v in verdicts]
        assert found == [{k: v[k] for k in ("round", "pairs", "colours")} for v in line["verdicts"]]


def test_repairs():
    folder, lines = collection("repair")
    for line in lines:
        event = read(folder / line["after"], lenient=True)
        how = {"round": line["round"], "profile": line["profile"]}
        found = event.repair(line["system"], line["published"], **how)
        assert found.pairing.pair_list() == line["out"]
        assert found.touched == line["touched"] and found.came == line["came"]
        boards = sorted([b.white, b.black or 0] for b in found.new_boards)
        assert boards == sorted(line["new_boards"])
        assert found.points_difference == Fraction(line["points_difference"])
        assert len(found.document()["new-draw"]["touched"]) == line["new_draw_touches"]
        for board in found.new_boards:
            assert len(board.why) == (1 if board.black is None else 2)


def test_a_published_round_that_somebody_left():
    """The event as published and the change told by calls; the lines whose change is `gone`."""
    folder, lines = collection("repair")
    told = [line for line in lines if line["change"]["kind"] == "gone"]
    assert told
    for line in told:
        event = read(folder / line["file"], lenient=True)
        how = {"round": line["round"], "profile": line["profile"]}
        found = event.repair(line["system"], line["published"], absent=[line["change"]["player"]], **how)
        assert found.pairing.pair_list() == line["out"]
