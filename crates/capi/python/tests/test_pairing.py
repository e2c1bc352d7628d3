"""Rounds paired, and why; what is done before, between and after the rounds."""

import pytest
import shashki
from shashki import Draft, Forced, Meeting, Player, Tournament, Unpaired

SYSTEM = "coefficient"


def players(count, **how):
    return Draft("", [f"P{n}" for n in range(1, count + 1)], first_colour="white", **how)


def published():
    """Round 1 of four, 1-3 and 4-2 (5.4.10.5.2), without results."""
    pairing = players(4).check().pair(SYSTEM)
    return pairing.apply(), pairing.pair_list()


def test_systems():
    lot = shashki.all_systems()["lot"]
    assert lot.clause == "5.4.10.4" and lot.title_ru != lot.title
    assert set(shashki.systems()) == {"lot", "coefficient", "truncated-solkoff", "current-buchholz"}
    assert shashki.sure_rounds(8) > 0


def test_lists_of_pairs():
    assert shashki.parse_list("2\n1 3\n2 0\n") == [(1, 3), (2, None)]
    assert shashki.write_list([(1, 3), (2, None)]) == "2\n1 3\n2 0\n"


def test_a_round_and_its_facts():
    event = players(5).check()
    pairing = event.pair("truncated-solkoff", options="halves=recut")
    assert pairing.system == "truncated-solkoff" and pairing.profile == "rules"
    assert pairing.options == "halves=recut" and pairing.seed is None and pairing.absent == []
    assert pairing.bye == 5 and pairing.pairs == [(1, 3), (4, 2), (5, None)]
    assert [e.board for e in pairing.explanation] == [1, 2, None]
    first = pairing.explanation[0]
    assert first.players == (1, 3) and "5.4.10.5.5" in {r.clause for r in first.reasons}
    assert all(r.text and r.text_ru != r.text for r in first.reasons) and str(first.reasons[0]) in str(first)
    assert "P6" in {r.decision for r in pairing.reasons()}
    assert pairing.document("ru")["bye"]["start"] == 5
    with pytest.raises(shashki.NotFound):
        pairing.reasons(3)


def test_who_is_absent_and_what_was_forced():
    draft = players(6)
    draft.add_absences([shashki.Absence(6, kind="half-point-bye")])
    draft.add_forced((1, 2))
    pairing = draft.check().pair(SYSTEM)
    assert pairing.absent == [Unpaired(6, "half-point-bye")]
    assert [(b.white, b.black) for b in pairing.boards if b.forced] == [(1, 2)]
    event = pairing.apply()
    assert event.unpaired(1) == [Unpaired(pairing.bye), Unpaired(6, "half-point-bye")]
    assert event.absences == []


def test_results_that_came_meanwhile():
    event, _ = published()
    event.record_results(1, [Meeting(1, 3, "white"), Meeting(4, 2, "draw")])
    second = event.pair(SYSTEM)
    later = event.draft()
    later.set_info(city="Perm")
    assert second.apply(later.check()).info["city"] == "Perm"


def test_the_lot_by_seed():
    drawn = players(6).check().pair("lot", seed=7)
    assert drawn.seed == 7 and sorted(drawn.lot) == [1, 2, 3, 4, 5, 6]
    with pytest.raises(shashki.BadArgument) as caught:
        players(6).check().pair("lot")
    assert caught.value.name == "seed-missing"


def test_a_start_list():
    draft = Draft("", [Player(name=f"R{r}", rating=r) for r in (2000, 2200, 2100)])
    event = draft.check()
    made = event.start_list()
    assert [(p.start, p.before, p.rating, p.by) for p in made.places] == [
        (1, 2, 2200, "rating"),
        (2, 3, 2100, "rating"),
        (3, 1, 2000, "rating"),
    ]
    assert made.seed is None and made.document()["clause"] == "5.4.10.5.1"
    assert "R2200" in made._repr_html_() and "3 players" in repr(made)
    assert [p.rating for p in made.apply().players] == [2200, 2100, 2000]
    lot = event.start_list("lot", seed=5)
    assert lot.seed == 5 and lot.apply().seed == 5
    with pytest.raises(shashki.Refused) as caught:
        published()[0].start_list("given")
    assert caught.value.name == "round-one-in-force"


def test_a_late_entry():
    event, _ = published()
    entered, start = event.late_entry("Late", first_round=2, missed=["half-point-bye"])
    assert start == 5 and entered.points() == [0, 0, 0, 0, 1]
    assert entered.player(5).enters_in == 2 and len(event.players) == 4
    with pytest.raises(shashki.Refused):
        event.late_entry(Player(name="Later"), first_round=3)


def test_a_check():
    event, _ = published()
    report = event.check(SYSTEM)
    assert report.agrees and [v.verdict for v in report.verdicts] == ["agrees"]
    other = players(4)
    other.set_round(1, [Meeting(1, 2, "draw"), Meeting(4, 3, "draw")])
    report = other.check().check(SYSTEM)
    (verdict,) = report.verdicts
    assert not report.agrees and verdict.verdict == "differs" and not verdict.pairs
    assert set(verdict.table_only) == {(1, 2), (3, 4)} and set(verdict.system_only) == {(1, 3), (2, 4)}
    assert verdict.difference.kind and verdict.difference.text_ru != verdict.difference.text
    assert "3" in verdict.said.text and report.text(1) == verdict.said.text
    assert "differs" in report._repr_html_() and "1 differs" in repr(report)
    with pytest.raises(shashki.NotFound):
        event.check(SYSTEM, rounds=(2, 2))


def test_agrees_if_a_game_stood_otherwise():
    """Round 2 was paired while 3>1 stood as a draw: 4-1, 3-2. As it stands now 3-4, 2-1."""
    draft = players(4)
    draft.set_first_colour("black")
    draft.set_round(1, [Meeting(3, 1, "white"), Meeting(2, 4, "draw")])
    draft.set_round(2, [Meeting(1, 4, "draw"), Meeting(3, 2, "draw")])
    event = draft.check()
    assert [v.verdict for v in event.check(SYSTEM).verdicts] == ["agrees", "differs"]
    told = event.check(SYSTEM, changes=["1:1-3=1/2"])
    assert told.verdicts[1].verdict == "agrees-if" and told.verdicts[1].agrees_if == ("1:1-3=1/2",)
    found = event.check(SYSTEM, rounds=(2, 2), find=True)
    assert "1:3-1=1/2" in {one.change for one in found.possibilities if one.mends == (2,)}
    assert "1:3-1=1/2" in found.verdicts[0].agrees_if


def test_a_list_is_checked():
    event = players(4).check()
    assert event.check_list(SYSTEM, [(1, 3), (4, 2)]).agrees
    differs = event.check_list(SYSTEM, "2\n1 2\n4 3\n")
    assert differs.valid and not differs.agrees and differs.verdict.difference is not None
    twice = event.check_list(SYSTEM, [(1, 3), (1, 2)])
    assert not twice.valid and len(twice.verdict.breaks) >= 2
    assert {1, 4} <= {p for b in twice.verdict.breaks for p in b.players}
    with pytest.raises(shashki.BadInput) as caught:
        event.check_list(SYSTEM, "2\n1 3\n4\n")
    assert caught.value.line == 3


def test_a_correction():
    event, _ = published()
    event.record_results(1, [Meeting(1, 3, "draw"), Meeting(4, 2, "draw")])
    event = event.pair(SYSTEM).apply()
    found = event.correct(SYSTEM, ["1:1-3=1-0"])
    assert [(r.round, r.state) for r in found.rounds] == [(2, "published"), (3, "not-paired")]
    moved = {m.player: (m.before, m.after) for m in found.rounds[0].moved}
    assert moved == {1: (1, 2), 3: (1, 0)}
    assert found.rounds[0].choices and found.rounds[0].choices[0].clause.startswith("5.4.10")
    assert "stay as published" in found.text(2) and "published" in found._repr_html_()
    assert "sheet" in found.to_json(by="Arbiter", reason="the score sheet")
    with pytest.raises(shashki.Refused) as caught:
        found.apply(by="Arbiter", reason="")
    assert caught.value.name == "no-reason" and caught.value.clause == "5.4.10.12"
    after = found.apply(by="Arbiter", reason="the score sheet", at="12:00")
    assert after.points(1) == [2, 1, 0, 1] and after.decisions[0].change == "corrected-result"
    with pytest.raises(shashki.NotFound):
        event.correct(SYSTEM, ["1:1-2=1-0"])


def test_a_repair():
    event = players(4).check()
    made = event.repair(SYSTEM, [(1, 3), (4, 2)], absent=[4])
    assert (made.round, made.touched, made.came, made.gone) == (1, [2], [], [4])
    (board,) = made.new_boards
    assert (board.white, board.black) == (2, None) and "4" in board.why[0].text
    assert made.why(0).strip() == board.why[0].text and made.notes("ru") is not None
    assert made.points_difference == 0 and made.turned_boards == 0
    assert made.pairing.pair_list() == "2\n1 3\n2 0\n" and made.new_draw().bye is not None
    assert "P2" in made._repr_html_() and made.document()["decision"] is None
    after = made.apply(by="Arbiter", reason="4 fell ill")
    assert after.decisions[0].before == ((1, 3), (4, 2)) and after.paired_rounds == 1
    with pytest.raises(shashki.Refused):
        made.apply(by="", reason="4 fell ill")


def test_a_repair_of_a_round_that_has_begun_is_a_warning():
    begun = players(4).check().pair(SYSTEM).apply()
    begun.record_results(1, [shashki.Meeting(1, 3, "white")])
    made = begun.repair(SYSTEM, [(1, 3), (4, 2)], absent=[4])
    assert made.round == 1
    assert any(note.startswith("warning: the round has begun: 1 - 3") for note in made.notes())


def test_a_draw_comes_into_force():
    draw = players(4).check().pair(SYSTEM).draw()
    assert draw.state == "complete" and draw.pairs == [(1, 3), (4, 2)]
    with pytest.raises(shashki.Refused) as caught:
        draw.change([(1, 4), (3, 2)], by="Arbiter", reason="a forbidden pair")
    assert caught.value.name == "not-in-force"
    draw.put_in_force()
    with pytest.raises(shashki.Refused):
        draw.set([(1, 4), (3, 2)])
    draw.change([(1, 4), (3, 2)], by="Arbiter", reason="a forbidden pair")
    draw.comes(5)
    with pytest.raises(shashki.Refused) as caught:
        draw.change("2\n1 3\n4 2\n", by="Arbiter", reason="again")
    assert (caught.value.name, caught.value.player) == ("not-paired", 5)
    draw.goes(5)
    kept = players(4)
    kept.add_records(draw)
    (record,) = kept.check().decisions
    assert record.before == ((1, 3), (4, 2)) and record.change == "by-hand"
    fresh = shashki.RoundDraw(2, [1, 2, 3])
    assert fresh.state == "draft" and "0 pairs" in repr(fresh)
    fresh.set([(1, 2), (3, None)])
    assert fresh.state == "complete"


def test_relaxations_make_a_round_pairable():
    """Two who have met and nobody else (5.4.10.2, 5.4.10.8)."""
    event = players(2).check().pair(SYSTEM).apply()
    event.record_results(1, [Meeting(1, 2, "draw")])
    with pytest.raises(shashki.NoValidPairing) as caught:
        event.pair(SYSTEM)
    assert caught.value.clause == "5.4.10.8" and caught.value.proof and caught.value.proof_ru
    found = event.relaxations(SYSTEM, limit=5)
    assert (found.needed, len(found), found.cut) == (1, 1, False)
    (only,) = found.sets
    assert only.rules[0].kind == "pair" and "P1" in only.rules[0].decisions
    assert "may meet again" in found.text(0) and "may meet again" in found._repr_html_()
    forced = only.forced("the rules leave no other")
    assert {forced[0].first, forced[0].second} == {1, 2}
    assert len(event.pair(SYSTEM, forced=forced).boards) == 1
    assert event.pair(SYSTEM, forced=[Forced(1, 2, "so decided")]).boards[0].forced


def test_random_events():
    rounds = []
    how = {"seed": 2025, "rates": {"draw": 500, "forfeit": 20}, "progress": rounds.append}
    event = shashki.generate(12, 4, "current-buchholz", **how)
    assert rounds == [1, 2, 3, 4] and event.paired_rounds == 4 and len(event.players) == 12
    assert shashki.generate(12, 4, "current-buchholz", **how) == event
    early = shashki.generate(2, 3, SYSTEM, seed=1)
    assert len(early.warnings) == 1 and early.paired_rounds == 1
    with pytest.raises(shashki.BadArgument):
        shashki.generate(1, 4, SYSTEM, seed=1)

    def stop(_round):
        raise KeyError("enough")

    with pytest.raises(KeyError):
        shashki.generate(4, 2, SYSTEM, seed=1, progress=stop)


def test_old_encodings():
    assert shashki.decode(b"\xd8\xe0\xf8\xea\xe8", "cp1251") == "Шашки"
    assert shashki.decode(b"\xef\xbb\xbfA", "utf-8") == "A"
    with pytest.raises(shashki.BadInput):
        shashki.decode(b"\xd8", "utf-8")


def test_subclasses_stay_what_they_are():
    class Mine(Tournament):
        pass

    event = Mine.from_json(players(4).check().to_json())
    assert isinstance(event.pair(SYSTEM).apply(), Mine) and isinstance(event.draft().check(), Mine)
