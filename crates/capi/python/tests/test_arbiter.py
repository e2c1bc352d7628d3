"""The arbiter's side from Python: every decision by hand."""

import pytest
from shashki import (
    Appeal,
    BadInput,
    Committee,
    Game,
    Hand,
    Juror,
    Position,
    Protest,
    Refused,
    RoundTimes,
    Sanctions,
)
from shashki import arbiter
from shashki.hand import STATES
from shashki.protest import FAULTS, fault_text, pace_of_discipline


def refused(call, *arguments, **named):
    """By what name and clause it is refused."""
    with pytest.raises(Refused) as raised:
        call(*arguments, **named)
    assert raised.value.message_ru and str(raised.value)
    return raised.value.name, raised.value.clause


def fen(text):
    return Position.from_fen(text)


def square(name):
    """The number of a square by its name: 1 is b8, 32 is g1."""
    return (8 - int(name[1])) * 4 + "abcdefgh".index(name[0]) // 2 + 1


def squares(names):
    return [square(name) for name in names.split()]


# Irregularities (5.4.13)


def ignored_capture():
    """White has to take c3:e5 and moves g1-h2 instead."""
    game = Game(fen("W:Wc3,g1:Bd4,h8"))
    game.violate("capture-ignored", "white", fen("B:Wc3,h2:Bd4,h8"), touched=square("g1"))
    return game


def test_a_correction_is_demanded_and_made():
    game = ignored_capture()
    (one,) = game.irregularities
    assert (one.violation, one.number, one.side, one.ply, one.status) == ("capture-ignored", 6, "white", 1, "open")
    assert one.text("ru") == "ход при обязательном взятии" and not one.bars_protest
    assert game.moves() == ["--"] and game.plies[0].move is None
    assert refused(game.demand_correction, "white") == ("not-the-opponent", "5.4.13.2")
    open_now = game.demand_correction("black")
    # g1 was touched and has no capture: a compulsory capture by another piece is allowed (5.4.13.3).
    assert [open_now.put_back.write_move(m) for m in open_now.moves] == ["c3:e5"]
    assert open_now.clock == "white" and open_now.put_back == game.position_at(0)
    assert refused(game.correct, "black", open_now.moves[0]) == ("not-the-offender", "5.4.13.4")
    assert refused(game.correct, "white") == ("not-a-correction", "5.4.13.3")
    game.correct("white", open_now.moves[0])
    assert game.moves() == ["c3:e5"] and game.irregularities[0].status == "corrected"
    assert game.irregularities[0].since == 1


def test_what_is_answered_stands():
    game = ignored_capture()
    game.play("d4:b2")
    (one,) = game.irregularities
    assert (one.status, one.since, one.bars_protest) == ("stands", 2, True)
    assert "в силе" in one.status_text("ru")
    assert refused(game.demand_correction, "black") == ("nothing-open", "5.4.13.2")
    game.impose("white", "ordinary", "remark")  # "любое нарушение наказывается судьей" (5.4.14.1)
    game.take_back()
    assert game.irregularities[0].status == "open", "a reply taken back is none"
    game.waive("black")
    assert game.irregularities[0].status == "stands"


@pytest.mark.parametrize("correct", [True, False])
def test_the_arbiter_decides_between_the_players(correct):
    game = ignored_capture()
    game.demand_correction("black")
    assert refused(game.call_arbiter, "black")[0] == "not-the-offender"
    game.call_arbiter("white")
    assert game.irregularities[0].status == "before-arbiter"
    game.arbiter_decides(correct)
    assert game.irregularities[0].status == ("demanded" if correct else "stands")


def test_a_king_not_marked():
    game = Game(fen("W:Wa7:Bh8,h6"))
    assert refused(game.king_not_marked) == ("nothing-crowned", "5.4.13.2")
    game.play("a7-b8")
    game.king_not_marked()
    game.play("h6-g5")
    assert game.irregularities[0].stood is None
    assert game.irregularities[0].status == "open" and arbiter.outlives_a_reply("king-not-marked")
    marked = game.copy()
    assert marked.demand_marking("black") == 1, "b8, bit 0"
    assert marked.irregularities[0].status == "corrected" and len(marked) == 2
    game.play("b8-a7")  # it moves as a king: violation 14, by itself
    assert [one.number for one in game.irregularities] == [13, 14]
    assert not arbiter.outlives_a_reply("unmarked-king-moved")


def test_two_moves_in_a_row_and_wrong_removal():
    game = Game()
    game.play("c3-d4")
    twice = fen("B:Wa3,b2,d4,d2,e1,f2,f4,g1,g3,h2,a1,c1:B1,2,3,4,5,6,7,8,9,10,11,12")
    game.violate("two-moves", "white", twice)
    open_now = game.demand_correction("black")
    assert open_now.moves == () and open_now.put_back == game.position_at(1)
    game.correct("white")
    assert len(game) == 1 and not any(one.status == "open" for one in game.irregularities)
    # c3 takes d4, and White takes h8 off with it.
    game = Game(fen("W:Wc3:Bd4,h8,a7"))
    capture = game.position.read_move("c3:e5")
    game.violate("removed-wrong-pieces", "white", fen("B:We5:Ba7"), capture=capture)
    entered = game.irregularities[0]
    assert entered.capture == capture and entered.touched is None and entered.stood == fen("B:We5:Ba7")
    assert game.demand_correction("black").moves == (capture,)
    with pytest.raises(BadInput):
        game.violate("wrong-move", "black", Position._of(twice._raw.__class__(0xFFFFFFFF, 0, 0, 0)))
    with pytest.raises(ValueError, match="two-moves"):
        game.violate("two moves", "black", twice)


def test_r18_after_the_result_only_the_entry_is_mended():
    game = ignored_capture()
    game.resign("white")
    for call in (game.demand_correction, game.waive, game.call_arbiter, game.demand_marking):
        assert refused(call, "black") == ("game-over", "5.4.13.5")
    assert refused(game.impose, "white", "gross", "warning") == ("game-over", "5.4.13.5")
    assert refused(game.violate, "wrong-move", "black", game.position)[0] == "game-over"
    assert game.claim("black").reason.name == "game-over"
    game.mend_entry("draw", "arbiter")
    assert game.result.outcome == "draw"


def test_r17_a_wrong_set_up():
    game = Game()
    assert game.wrong_setup(False) == "mend" and game.wrong_setup(True) == "arbiter-decides"
    game.play("c3-d4")
    assert game.wrong_setup(True) == "arbiter-decides"
    game.play("b6-a5")
    assert game.wrong_setup(True) == "game-stands"
    assert "5.4.13.1" in arbiter.setup_text("game-stands") and arbiter.setup_text("mend", "ru")


def test_all_violations_have_names_and_words():
    assert sorted(arbiter.VIOLATIONS.values()) == list(range(1, 15))
    assert arbiter.violation_number("removed-own-pieces") == 12 and arbiter.violation_number("too-late") is None
    for name in arbiter.VIOLATIONS:
        assert arbiter.violation_text(name) != arbiter.violation_text(name, "ru")


# Sanctions (5.4.14)


def test_r10_the_ladder():
    player = Sanctions()
    assert [player.advise(gravity).sanction for gravity in ("ordinary", "gross")] == ["remark", "warning"]
    assert player.impose().sanction == "remark" and player.impose().sanction == "warning"
    other = player.copy()
    assert player.advise().sanction == "loss-of-game" and not player.advise().exclusion
    player.impose("ordinary", "time", seconds=60, increment=3)  # milder: the ladder stays where it is
    assert player.advise().sanction == "loss-of-game" and player.history[-1].seconds == 60
    assert player.history[-1].gravity_text() == "a violation"
    assert player.history[-1].text("en") == "60 seconds for the opponent"
    player.impose()
    player.next_game()
    assert player.advise().sanction == "remark" and player.advise().exclusion
    other.next_game()
    assert other.advise().sanction == "remark" and not other.advise().exclusion
    assert [one.at for one in player.history] == [1, 1, 1, 1] and player.impose("gross").at == 2


def test_time_for_the_opponent_has_limits():
    player = Sanctions()
    assert refused(player.impose, "ordinary", "time", seconds=121) == ("too-much", "5.4.14.1")
    assert refused(player.impose, "ordinary", "time", seconds=2, increment=3)[0] == "less-than-increment"
    assert refused(player.impose, "ordinary", "time")[0] == "no-time"
    assert player.impose("ordinary", "time", seconds=120).seconds == 120


def test_sanctions_in_a_game():
    game = Game()
    game.play("c3-d4")
    game.impose("black", "gross", "warning")
    assert [(one.at, one.side, one.gravity, one.sanction) for one in game.sanctions] == [
        (1, "black", "gross", "warning")
    ]
    player = Sanctions()
    player.add_game(game, "black")
    assert player.advise().sanction == "loss-of-game" and len(player.history) == 1
    player.add_game(game, "white")
    assert len(player.history) == 1, "nothing was imposed on White"
    both, micro, out = game.copy(), game.copy(), game.copy()
    game.impose("black", "ordinary", "loss-of-game")
    assert (game.result.outcome, game.result.reason) == ("white", "sanction")
    both.impose("black", "gross", "loss-of-both")
    assert both.result.outcome == "both-lost"
    micro.impose("white", "gross", "loss-of-micro-match")
    assert (micro.result.outcome, micro.result.reason) == ("black", "micro-match")
    out.impose("white", "gross", "exclusion")
    assert out.result.outcome == "black"
    assert game.to_dict("ru")["sanctions"][0]["text"] == "предупреждение"


# The hand (6.1.4.6 to 6.1.5.13)


def test_r16_a_quiet_move():
    hand = Hand(Position.initial())
    assert hand.state == "idle" and hand.may_claim
    assert refused(hand.adjust, "black") == ("not-your-turn", "6.1.4.9")
    hand.touch(square("b2"))  # it has no move and binds to nothing
    assert hand.state == "touched" and len(hand.allowed) == 7
    hand.touch(square("e3"))
    assert len(hand.allowed) == 2
    assert refused(hand.release) == ("nothing-in-hand", None)
    hand.carry(squares("e3 d4"))
    hand.carry(squares("e3 f4"))  # still held: elsewhere (6.1.4.8)
    other = hand.copy()
    assert hand.release() == Position.initial().read_move("e3-f4")
    assert hand.state == "done" and not hand.may_claim and other.state == "in-hand"
    assert hand.press_clock() == hand.allowed[0] and hand.state == "clock-pressed"
    assert refused(hand.press_clock)[0] == "too-late"
    other.carry(squares("c3 d4"))
    assert refused(other.release) == ("other-piece-moved", "5.4.13.2")
    assert other.state == "in-hand", "a violation leaves the hand where it was"


def test_r16_adjusting_binds_to_nothing():
    hand = Hand(Position.initial())
    hand.adjust("white")
    hand.touch(square("c3"))
    assert hand.state == "idle" and len(hand.allowed) == 7
    assert refused(hand.press_clock) == ("no-move-made", "6.1.4.6")
    assert refused(hand.remove, square("c3"))[0] == "removed-without-reason"


def test_r16_taken_pieces_come_off():
    position = fen("W:Wh6:Bg7,c5")  # h6 takes g7, crowned, and c5
    capture = position.legal_moves[0]
    (route,) = position.routes(capture)
    assert route.victims == (square("g7"), square("c5"))

    def released(rule="either-way"):
        hand = Hand(position, rule=rule)
        hand.carry(route.squares)
        assert refused(hand.remove, square("g7"))[0] == "removed-during-capture"
        assert hand.release() == capture and hand.state == "released"
        return hand

    hand = released()
    assert refused(hand.stop_removing)[0] == "stopped-removing"
    assert refused(hand.press_clock)[0] == "removed-wrong-number"
    assert refused(hand.remove, square("a1"))[0] == "removed-wrong-pieces"
    hand.remove(square("c5"))
    assert hand.state == "removing"
    hand.remove(square("g7"))  # the reverse order (6.1.5.7)
    assert hand.state == "done" and hand.press_clock() == capture
    older = released("same-order")
    older.remove(square("c5"))
    assert refused(older.remove, square("g7")) == ("removal-order", "6.1.5.7, 6.1.5.12")
    assert older.state == "done", "the move is made all the same"
    assert older.state_text("ru") == "ход сделан" and len(STATES) == 7


# Protests and appeals (5.4.16)


def test_r14_the_time_for_a_protest():
    assert RoundTimes(600).protest_until == 660
    assert RoundTimes(600, 615, "fast").protest_until == 615
    assert RoundTimes(600, None, "fast").protest_until == 630
    assert RoundTimes(600, 601).protest_until == 660, "classical: an hour, whatever comes next"
    assert pace_of_discipline("русские шашки (молниеносная игра)") == "fast"
    assert pace_of_discipline("русские шашки") == "classical"


@pytest.mark.parametrize(
    ("changed", "name", "clause"),
    [
        ({"by": "other"}, "not-entitled", "5.4.16.2"),
        ({"written": False}, "not-written", "5.4.16.2"),
        ({"to_chief_arbiter": False}, "not-to-chief-arbiter", "5.4.16.2"),
        ({"clauses": [" "]}, "no-clauses", "5.4.16.2"),
        ({"at": 661}, "too-late", "5.4.16.1"),
        ({"paid": 999}, "deposit-missing", "5.4.16.4"),
        ({"deposit": 5001}, "deposit-too-high", "5.4.16.4"),
    ],
)
def test_r14_what_is_wrong_with_a_protest(changed, name, clause):
    right = {"by": "player", "clauses": ["5.4.13.4"], "at": 660, "times": RoundTimes(600), "paid": 1000, "deposit": 1000}
    assert Protest.file(**right).ruling == "pending"
    assert refused(Protest.file, **{**right, **changed}) == (name, clause)


def test_r14_a_protest_is_decided():
    def filed(deposit=0):
        return Protest.file("team", ["5.4.13.4"], 610, RoundTimes(600), paid=deposit, deposit=deposit)

    protest = filed(5000)
    assert protest.deposit is None and protest.decide_before() == 610 + 24 * 60
    assert protest.decide_before(700) == 700
    assert refused(protest.decide, "upheld", 609)[0] == "before-filed"
    assert refused(protest.decide, "upheld", 700, approval=700) == ("decided-too-late", "5.4.16.3")
    assert refused(protest.decide, "upheld", 611 + 24 * 60)[0] == "decided-too-late"
    protest.decide("upheld", 699, approval=700)
    assert (protest.ruling, protest.deposit) == ("upheld", ("back", 5000))
    assert refused(protest.decide, "rejected", 699) == ("decided", "5.4.16.3")
    other = filed(100)
    other.decide("rejected", 620)
    assert other.deposit == ("to-prize-fund", 100)
    free = filed()
    free.decide("rejected", 620)
    assert free.deposit is None


def committee(**chair):
    person = [Juror(name, 30) for name in "BCDE"]
    return Committee(Juror("A", 50, **chair), person[:2], person[2:])


def test_r14_the_committee():
    assert committee().faults == [] and [juror.name for juror in committee().sit()] == ["A", "B", "C"]
    assert [juror.name for juror in committee(interest=True).sit()] == ["D", "B", "C"]
    assert committee(arbiter=True).faults == ["serving-arbiter"]
    small = Committee(Juror("A", 20), [Juror("A", 30)], [])
    assert small.faults == ["too-few-members", "not-two-reserves", "even-votes", "too-young", "sitting-twice"]
    assert refused(small.sit) == ("too-few-members", "5.4.16.5")
    parties = [Juror(name, 30, party=True) for name in "BC"]
    alone = Committee(Juror("A", 30, party=True), parties, [Juror("D", 30), Juror("E", 30)])
    assert refused(alone.sit)[0] == "too-few-can-sit"
    omsk = Committee(Juror("A", 30, "Омск"), [Juror("B", 30, "Омск"), Juror("C", 30, "Тверь")], [])
    assert omsk.shared_regions == ["Омск"]
    assert all("5.4.16.5" in fault_text(fault, "ru") for fault in FAULTS)


def test_r14_an_appeal():
    protest = Protest.file("player", ["5.4.13.4"], 610, RoundTimes(600))
    assert refused(Appeal.file, protest, "player", committee()) == ("protest-pending", "5.4.16.5")
    protest.decide("rejected", 620)
    assert refused(Appeal.file, protest, "player", None)[0] == "no-committee"
    assert refused(Appeal.file, protest, "other", committee())[0] == "not-entitled"
    assert refused(Appeal.file, protest, "player", committee(arbiter=True))[0] == "serving-arbiter"
    appeal = Appeal.file(protest, "representative", committee(party=True))
    assert (appeal.ruling, appeal.voters) == ("pending", 3)
    assert refused(appeal.decide, 4)[0] == "too-many-votes"
    assert appeal.decide(2) == "upheld" == appeal.ruling
    assert refused(appeal.decide, 0) == ("final", "5.4.16.5")
    assert Appeal.file(protest, "player", committee()).decide(1) == "rejected"
