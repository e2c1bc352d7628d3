"""Tournaments from Python."""

from fractions import Fraction

import pytest
import shashki
from shashki import Meeting, Tournament

from conftest import CLUB_EVENING

def test_the_first_round(club):
    pairing = club.pair("truncated-solkoff")
    assert pairing.pair_list() == "2\n1 3\n4 2\n"
    assert [(b.number, b.white, b.black) for b in pairing.boards] == [(1, 1, 3), (2, 4, 2)]
    assert pairing.round == 1 and pairing.bye is None
    assert "5.4.10.5.5" in pairing.explain() and pairing.explain("ru") != pairing.explain()
    assert "Titov, Gleb" in pairing._repr_html_()


def test_results_and_forms(club):
    after = club.pair("truncated-solkoff").apply()
    after.record_results(1, [Meeting(1, 3, "white"), Meeting(4, 2, "draw")])
    # A TRF that says nothing else counts 1, 1/2, 0.
    assert after.points() == [1, Fraction(1, 2), 0, Fraction(1, 2)]
    assert list(after.points_hundredths()) == [100, 50, 0, 50]
    assert after.meetings(1) == [Meeting(1, 3, "white"), Meeting(4, 2, "draw")]
    assert Tournament.from_json(after.to_json()) == after != club
    assert Tournament.from_trf(after.to_trf()) == after
    assert Tournament.from_trf(after.to_trf(version=16)).points() == after.points()
    assert "<td>3w+</td>" in after._repr_html_()
    assert "4 players, 1 rounds" in repr(after)


def test_players(club):
    assert club.name == "Club evening" and club.planned_rounds is None
    assert [p.name for p in club.players][1] == "Petrov, Pyotr"
    assert club.players[0].rating is None and club.warnings == []


def test_wishes(club):
    forced = club.pair("truncated-solkoff", forced=[(1, 2)])
    assert {frozenset((b.white, b.black)) for b in forced.boards} == {frozenset((1, 2)), frozenset((3, 4))}
    apart = club.pair("truncated-solkoff", forbidden=[(1, 3)])
    assert frozenset((1, 3)) not in {frozenset((b.white, b.black)) for b in apart.boards}
    drawn = club.pair("lot", lot=[4, 2, 1, 3])
    assert drawn.lot == [4, 2, 1, 3]
    assert club.pair("lot", seed=7).pair_list() == club.pair("lot", seed=7).pair_list()


def test_no_valid_pairing(club):
    with pytest.raises(shashki.NoValidPairing) as caught:
        club.pair("truncated-solkoff", forbidden=[(1, 2, 3, 4)])
    assert caught.value.name == "no-valid-pairing" and caught.value.clause == "5.4.10.8"


def test_faults(club):
    with pytest.raises(shashki.BadInput) as caught:
        Tournament.from_trf(CLUB_EVENING + "001    4      Once more\n")
    assert caught.value.line == 7
    with pytest.raises(shashki.BadInput):
        Tournament.from_json("{")
    with pytest.raises(ValueError, match="truncated-solkoff"):
        club.pair("no-such-system")
    with pytest.raises(shashki.NotFound):
        club.meetings(1)
    with pytest.raises(shashki.NotFound):
        club.pair("truncated-solkoff", explain=False).explain()
    with pytest.raises(shashki.NotFound):
        club.record_results(1, [Meeting(1, 3, "white")])


def test_systems():
    assert set(shashki.systems()) >= {"truncated-solkoff", "lot"}


def test_many_handles_come_and_go():
    for _ in range(200):
        Tournament.from_trf(CLUB_EVENING).pair("truncated-solkoff").apply()
