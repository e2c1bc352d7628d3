"""Tournaments built up by calls, and read back."""

import gc
from array import array
from fractions import Fraction

import pytest
import shashki
from conftest import CLUB_EVENING
from shashki import (
    Absence,
    Acceleration,
    Adjustment,
    Cell,
    DecisionRecord,
    Draft,
    Forbidden,
    Forced,
    Meeting,
    National,
    Player,
    Scoring,
    Tournament,
    Unpaired,
)
from shashki import _declarations as c

NAMES = ["Ivanova, Anna", "Petrov, Pyotr", "Sidorova, Vera", "Titov, Gleb"]


def test_the_same_event_by_calls_is_the_same_event(club):
    draft = Draft("Club evening", NAMES, scoring=Scoring(1, "0.5", 0), first_colour="white")
    assert draft.check() == club
    assert club.scoring == Scoring(1, Fraction(1, 2), 0) and club.format == "swiss"
    assert club.first_colour == "white" and club.seed is None and club.paired_by == "program"


def test_columns_are_the_same(club):
    columns = Draft("Club evening", scoring=Scoring(1, "0.5", 0), first_colour="white")
    columns.add_player_columns(NAMES)
    assert columns.check() == club
    rated = Draft()
    rated.add_player_columns(["A", "B"], ratings=array("I", [2100, 0]), club=["Neva", ""], starts=[7, 8])
    rated.allow_gaps()
    assert rated.check().players == [Player(7, "A", 2100, club="Neva"), Player(8, "B")]
    for wrong in ({"ratings": [1]}, {"club": ["Neva"]}, {"ratings": [-1, 0]}, {"beard": ["a", "b"]}):
        with pytest.raises(ValueError):
            rated.add_player_columns(["A", "B"], **wrong)


def test_players_with_everything():
    vera = Player(
        start=1,
        name="Сидорова, Вера",
        rating=2210,
        title="CM",
        federation="RUS",
        club="Neva",
        id="12345",
        birth_date="2001/02/03",
        sex="female",
        enters_in=2,
        withdrew_after=3,
        place=4,
        national=(National("RUS", 1890, "КМС", "Сидорова Вера", "77"), National("BLR")),
    )
    draft = Draft("Cup", [vera, "Petrov"])
    event = draft.check()
    assert event.players == [vera, Player(2, "Petrov")]
    assert event.player(1) == vera and event.player_text(1, "club") == "Neva"
    assert event.index_of(2) == 1 and event.draft().check() == event
    with pytest.raises(shashki.NotFound):
        event.index_of(3)
    draft.set_player(Player(2, "Petrov, Pyotr", 2000))
    draft.withdraw(2, after=0)
    assert draft.check().players[1] == Player(2, "Petrov, Pyotr", 2000, withdrew_after=0)
    draft.remove_player(2)
    assert [p.start for p in draft.check().players] == [1]
    with pytest.raises(shashki.NotFound) as caught:
        draft.set_player(Player(9, "Nobody"))
    assert caught.value.player == 9
    with pytest.raises(ValueError, match="male"):
        draft.add_players([Player(name="X", sex="other")])


def test_information():
    draft = Draft("Cup", ["A", "B"], planned_rounds=5, seed=2025)
    draft.set_info(city="Пермь", arbiters=["First", "Second"], chief_arbiter="Third")
    info = draft.check().info
    assert info["name"] == "Cup" and info["city"] == "Пермь" and info["chief_arbiter"] == "Third"
    assert info["arbiters"] == ["First", "Second"] and info["round_dates"] == []
    draft.set_info(city="", arbiters=[])
    event = draft.check()
    assert event.info["city"] == "" and event.info["arbiters"] == []
    assert event.planned_rounds == 5 and event.seed == 2025
    with pytest.raises(ValueError, match="chief_arbiter"):
        draft.set_info(sponsor="Nobody")


def test_rounds_of_every_kind():
    """2, 1, 0 and a plus that counts as a win: 2, 0 | 1, 1 | a micro-match 2:1 won by Black | the plus."""
    draft = Draft("", list("ABCDEFGHI"))
    first = [
        Meeting(1, 2, "white"),
        Meeting(4, 3, "draw"),
        Meeting(5, 6, "black", "micro-match", ("white", "black", "black")),
        Meeting(7, 8, "white", "forfeit", colours_known=False),
    ]
    draft.set_round(1, first, [Unpaired(9)])
    event = draft.check()
    assert event.meetings(1) == first and event.unpaired(1) == [Unpaired(9, "pairing-bye")]
    assert event.points() == [2, 0, 1, 1, 0, 2, 2, 0, 2] == event.points_in(1)
    assert event.cells(1)[5] == Cell(5, "micro-match", "black", "win")
    assert event.cells(1)[6] == Cell(8, "forfeit", None, "win")
    assert event.cells(1)[8] == Cell(None, "pairing-bye", None, None)
    assert list(event.cell_columns(1)["opponent"]) == [2, 1, 4, 3, 6, 5, 8, 7, 0]
    assert list(event.meeting_columns(1)["white"]) == [1, 4, 5, 7]
    assert "<td>5b+</td>" in event._repr_html_()
    draft.set_round(2, [Meeting(2, 1), Meeting(3, 4)])
    assert draft.check().meetings(2)[0] == Meeting(2, 1, None, "unfinished")
    draft.keep_rounds(1)
    assert draft.check() == event
    with pytest.raises(shashki.NotFound) as caught:
        draft.set_round(3, [])
    assert caught.value.round == 3


def test_results_in_columns(club):
    """Round 1 is 1-3 and 4-2; it may be given by lists, arrays, memoryviews and NumPy alike."""
    event = club.pair("truncated-solkoff").apply()
    told = event.draft().check()
    told.record_results(1, [Meeting(1, 3, "white"), Meeting(4, 2, "draw")])
    white, black, how = [1, 4], [3, 2], [c.SHK_DECISION_WHITE, c.SHK_DECISION_DRAW]
    kinds = [list, lambda v: array("I", v), lambda v: memoryview(array("I", v)), tuple, iter]
    try:
        import numpy
    except ImportError:
        pass
    else:
        kinds += [lambda v: numpy.array(v, "uint32"), lambda v: numpy.array(v)]
        kinds += [lambda v: numpy.repeat(numpy.array(v, "uint32"), 2)[::2]]
    for kind in kinds:
        one = event.draft().check()
        one.record_result_columns(1, kind(white), kind(black), kind(how))
        assert one == told
        draft = event.draft()
        draft.set_round_columns(1, kind(white), kind(black), kind(how))
        assert draft.check() == told
    assert list(told.meeting_columns(1)["decision"]) == how
    unfinished = event.draft()
    unfinished.set_round_columns(1, white, black)
    assert unfinished.check() == event
    with pytest.raises(ValueError, match="different lengths"):
        event.record_result_columns(1, [1], black, how)
    with pytest.raises(ValueError, match="too large"):
        event.record_result_columns(1, [1, -4], black, how)
    event.record_result_columns(1, [], [], [])


def test_all_results_or_none(club):
    event = club.pair("truncated-solkoff").apply()
    with pytest.raises(shashki.NotFound) as caught:
        event.record_results(1, [Meeting(1, 3, "white"), Meeting(2, 4, "draw")])
    assert (caught.value.round, caught.value.player) == (1, 2)
    assert event.points() == [0, 0, 0, 0]


def test_points_beside_the_results():
    draft = Draft("", ["A", "B"], scoring=Scoring(3, 1, 0, zero_point_bye="0.25", pairing_bye=2))
    draft.set_round(1, [Meeting(2, 1, "white")])
    draft.add_adjustments([Adjustment(1, Fraction(-3, 4)), Adjustment(2, "0.5", round=1)])
    event = draft.check()
    assert event.points() == [Fraction(-3, 4), Fraction(7, 2)] and event.points_in(1) == [0, 3]
    assert "<td>-0.75</td>" in event._repr_html_()
    assert event.scoring == Scoring(3, 1, 0, zero_point_bye=Fraction(1, 4), pairing_bye=2)
    draft.clear("adjustments")
    assert draft.check().points() == [0, 3]
    with pytest.raises(ValueError, match="hundredths"):
        draft.add_adjustments([Adjustment(1, Fraction(1, 3))])
    by_side = Scoring(3, 2, 0, for_white=(2, 1, 0), micro_match="by-game")
    draft.set_scoring(by_side)
    assert draft.check().scoring == by_side and draft.check().points() == [0, 2]


def test_every_wish_arrives():
    record = DecisionRecord(1, "by-hand", "Arbiter", "a reason", "10:00", ((1, 3), (2, None)))
    draft = Draft("", list("ABCD"), options="halves=recut")
    draft.set_format("swiss", paired_by="hand")
    draft.add_forbidden((1, 2), Forbidden((2, 3), since=2, until=3))
    draft.add_forced((1, 4), Forced(2, None, "he asked"), (3, None))
    draft.add_pools({"Main": [1, 2], "Other": [3, 4]})
    draft.add_groups({"Neva": [1, 2], "Oka": array("I", [3, 4])})
    draft.meet_until(2)
    draft.not_before(3, "Neva")
    draft.not_before(4, "Oka", soft=True)
    draft.add_soft_pairs([(1, 3)])
    draft.add_absences([Absence(4, 2, "half-point-bye"), Absence(3)])
    draft.add_acceleration([Acceleration(1, rounds=(1, 2), players=(1, 2))])
    draft.add_lot([4, 3, 2, 1], round=1)
    draft.add_decisions([record])
    event = draft.check()
    assert event.absences == [Absence(3), Absence(4, 2, "half-point-bye")]
    assert event.decisions == [record] and event.decisions[0].clause == "5.4.10.12"
    assert event.paired_by == "hand"
    data = str(event.data())
    for part in (
        "'players': [2, 3]",
        "'because': 'he asked'",
        "'name': 'Main'",
        "'until': 2, 'groups': 'all'",
        "'round': 3, 'groups': {'named': ['Neva']}",
        "'pair': [1, 3]",
        "'order': [4, 3, 2, 1]",
        "'halves': 'recut'",
    ):
        assert part in data, part
    parts = ("absences", "forbidden", "forced", "pools", "groups", "meet-until", "not-before", "soft")
    draft.clear(*parts, "lots", "decisions", "acceleration", "kept-lines")
    data = draft.check().data()
    assert not data.get("constraints") and not data.get("absences") and not data.get("decisions")
    with pytest.raises(ValueError, match="kept-lines"):
        draft.clear("everything")


def test_groups_by_club():
    draft = Draft("", [Player(name="A", club="Neva"), Player(name="B"), Player(name="C", club="Neva")])
    assert draft.add_groups_by("club") == 1 and draft.add_groups_by("federation") == 0


def test_every_fault_is_told():
    draft = Draft("", ["A", "B"])
    draft.set_round(1, [Meeting(1, 1, "white"), Meeting(2, 9, "white")])
    with pytest.raises(shashki.BadInput) as caught:
        draft.check()
    error = caught.value
    assert error.name == "faults" and (error.round, error.player) == (1, 1)
    assert len(str(error).splitlines()) >= 2 and "9" in error.message_ru


def test_either_form_and_warnings(club):
    assert Tournament.from_text(club.to_json()) == Tournament.from_text(CLUB_EVENING) == club
    stale = "XXC white1\n" + "001    1      A".ljust(80) + " 9.0\n001    2      B\n"
    event = Tournament.from_trf(stale, stale_points=True)
    assert [warning.line for warning in event.warnings] == [2]
    assert event.warnings[0].text != event.warnings[0].text_ru and str(event.warnings[0])


def test_nothing_that_a_struct_points_to_goes_too_early():
    """Bytes and arrays are collected while others are made."""
    for _ in range(50):
        draft = Draft("", [Player(name=f"P{i}", national=(National("RUS", 1000 + i),)) for i in range(40)])
        gc.collect(0)
        draft.add_groups({f"g{i}": [1 + i, 2 + i] for i in range(30)})
        draft.add_forbidden(*[(1 + i, 2 + i) for i in range(30)])
    event = draft.check()
    assert [p.national[0].rating for p in event.players] == list(range(1000, 1040))
    assert [g["players"] for g in event.data()["constraints"]["groups"]][29] == [30, 31]
