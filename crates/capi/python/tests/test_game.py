"""Games from Python: by hand, and every line of the shared data."""

import json
import os
from pathlib import Path

import pytest
from shashki import BadInput, Ballot, BallotTable, Game, NotFound, Position, Refused
from shashki import draws as profiles
from shashki.game import reason_text
from shashki.lines import nag_sign

SHARED = Path(os.environ.get("SHASHKI_DATA", Path(__file__).parents[5] / "shared" / "data")) / "record"
SIDES = {"W": "white", "B": "black"}
# The position stands for the third time after eight plies: the start is an occurrence.
COMING_AND_GOING = "c1-d2 d8-e7 d2-c1 e7-d8 c1-d2 d8-e7 d2-c1 e7-d8"


def shared(name):
    """The lines of a file of the shared data."""
    path = SHARED / name
    if not path.exists():
        pytest.skip(f"{path} is not at hand; SHASHKI_DATA names the folder of the data")
    return [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]


def on(fen, moves=""):
    game = Game(Position.from_fen(fen))
    game.play_line(moves)
    return game


def refused(call, *arguments, **named):
    """By what name and clause it is refused."""
    with pytest.raises(Refused) as raised:
        call(*arguments, **named)
    return raised.value.name, raised.value.clause


# Moves


def test_a_game_is_played_and_taken_back():
    game = Game()
    game.play("cd4")
    game.play(game.position.read_move("f6-g5"))
    assert game.play_line("2. b2-c3 g7-f6; 3. e3-f4") == 3
    assert len(game) == 5 and game.moves() == ["c3-d4", "f6-g5", "b2-c3", "g7-f6", "e3-f4"]
    assert [ply.side for ply in game.plies[:2]] == ["white", "black"]
    assert game.last_mover == "white" and game.position.must_capture
    again = Game()
    again.play_all(ply.move for ply in game.plies)
    assert again.position == game.position and again.positions == game.positions
    copy = game.copy()
    game.take_back()
    assert len(game) == 4 and len(copy) == 5 and game.position == copy.position_at(4)
    for _ in range(4):
        game.take_back()
    assert refused(game.take_back) == ("at-start", None)
    with pytest.raises(NotFound):
        game.position_at(1)


def test_a_refused_move_names_its_rule_and_its_ply():
    game = Game()
    assert refused(game.play, "c3-e5") == ("too-far", "6.1.4.3, 6.1.5.1")
    assert refused(game.play, "c3-d4", player="black") == ("not-your-turn", "6.1.4.1, 5.4.13.2")
    game.play("11-15", numbers="a1")
    assert game.moves() == ["e3-f4"]  # 11 = e3 and 15 = f4 where a1 is 1
    game.take_back()
    with pytest.raises(Refused) as raised:
        game.play_line("1. c3-d4 d6-c5 2. a1-b2")
    assert raised.value.ply == 3 and raised.value.name == "own-piece-in-the-way"
    assert len(game) == 2, "what came before stays played"
    illegal = Position.initial().read_move("a3-b4")
    with pytest.raises(Refused) as raised:
        game.play_all([illegal, illegal])
    assert raised.value.ply in (3, 4)


def test_routes_and_judgements():
    position = Position.from_fen("W:WK9:B6,7,8,14")  # b6 with two ways to h8
    judged = position.judge("b6:h8")
    assert not judged.legal and judged.reason.name == "ambiguous" and judged.reason.clause == "6.1.5.10"
    written = sorted(position.write_move(move) for move in judged.moves)
    assert written == ["b6:d4:h8", "b6:d8:f6:h8"]
    for move in judged.moves:
        (route,) = position.routes(move)
        assert route == position.canonical_route(move) == position.read_route(position.write_move(move))
        assert route.move == move and len(route.victims) == bin(move.captured).count("1")
        assert position.move_over(route.squares) == move
        assert position.may_be_removed(move, reversed(route.victims))
        older = position.may_be_removed(move, reversed(route.victims), "same-order")
        assert older == (len(route.victims) == 1)
    legal = Position.initial().judge("c3-d4")
    assert legal.legal and legal.reason is None
    assert Position.initial().judge_dict("c3-d4")["legal"] is True
    far = Position.initial().judge("c3-e5")
    assert (far.square, far.to) == (22, 15) and far.reason.message_ru.startswith("простая")
    with pytest.raises(NotFound):
        position.canonical_route(legal.move)
    assert position.routes(legal.move) == []


# Results and offers


def test_results_keep_their_reason():
    game = Game()
    game.resign("white")
    assert game.result.outcome == "black" and game.result.reason == "resignation"
    assert refused(game.resign, "black") == ("game-over", "5.4.13.5")
    assert refused(game.play, "c3-d4")[0] == "game-over"
    game.mend_entry("draw", "agreement")
    assert str(game.result) == "draw: by agreement" and game.result.text_ru == "ничья: по соглашению"
    game.mend_entry()
    assert game.result is None
    refused(game.finish, "draw", "time")
    game.finish_by_flags(True, True)
    assert game.result.reason == "both-flags"
    game.mend_entry()
    game.finish_by_flags(True, True, "white")
    assert (game.result.outcome, game.result.reason) == ("black", "time")
    assert reason_text("no-show", "ru") == "неявка"
    lost = on("W:W21:B14,17")  # a3 behind b4 and c5: no move
    assert lost.result.reason == "no-moves" and refused(lost.play, "a3-b4")[0] == "game-over"


def test_offers():
    game = Game()
    assert refused(game.offer_draw, "white") == ("only-after-own-move", "5.4.12.3")
    game.play("c3-d4")
    assert refused(game.offer_draw, "white", conditional=True) == ("conditional-is-none", "5.4.12.3")
    game.offer_draw("white")
    assert game.offer == "white" and game.barred == "white"
    game.play("f6-g5")
    assert game.offer is None
    game.play("b2-c3")
    assert refused(game.offer_draw, "white") == ("barred-until-the-other-offers", "5.4.12.4")
    game.take_back()
    game.take_back()
    assert game.offer == "white", "as it was"
    game.accept_draw("black")
    assert game.result.reason == "agreement"


# Repetition and counted draws


def test_claims_by_repetition():
    game = on("W:WKc1,h2:BKd8,a7", COMING_AND_GOING)
    # b too: after c1-d2 the board stood so at plies 1 and 5.
    assert game.occurrences == 3 and game.rights == {"a", "b"} and game.rights_given_up == {"b"}
    assert game.examine("white", record_complete=False).reason.name == "record-incomplete"
    assert game.claim("white").upheld and game.result.reason == "repetition"
    game.mend_entry()
    game.take_back()
    assert [game.position.write_move(m) for m in game.written_claims] == ["e7-d8"]
    verdict = game.claim("black", written="e7-f6")
    assert verdict.verdict == "refused" and len(game) == 8, "the written move counts as made"
    assert game.moves()[-1] == "e7-f6" and verdict.reason.clause == "5.4.12.2"
    game.take_back()
    lost = game.claim("black", written="e7-f6", flag_fell=True)
    assert (lost.verdict, lost.outcome, len(game)) == ("lost", "white", 7)


def test_counts_and_claims_by_them():
    game = on("W:WKc1,Ke1,Kg1:BKh8", "g1-h2 h8-g7 c1-d2 g7-h8 e1-f2 h8-g7 f2-e1 g7-h8")
    row = game.rows()["main-road"]
    assert (row.count, row.limit, row.unit, row.since, row.running, row.claimable) == (4, 5, "own", 0, True, False)
    answer = game.examine_count("white", "main-road")
    assert (answer.answer, answer.count, answer.limit) == ("not-reached", 4, 5)
    assert game.declared_count("main-road", 4) == 2 and game.declared_count("pieces-6-7", 4) is None
    game.play("d2-c1")
    assert game.draws() == ["main-road"] and game.automatic_draw() == "main-road"
    assert refused(game.declare_draw, "repetition")[0] == "not-reached"
    assert game.claim_count("black", "main-road").answer == "ask-opponent"
    assert game.claim_count("black", "main-road", opponent_agrees=False).answer == "arbiter-decides"
    assert game.claim_count("black", "main-road", record_complete=False).answer == "not-counted"
    aloud = game.claim_count("black", "main-road", record_complete=False, declared_at=0, opponent_agrees=True)
    assert aloud.answer == "draw" and game.result.reason == "main-road"
    game.mend_entry()
    game.declare_draw("main-road")
    assert game.result.outcome == "draw"


def test_profiles():
    first, *_ = profiles.profiles()
    assert first.name == "fsr" and "federation" in first.source and first.date.startswith("20")
    assert profiles.limit("шашки-64", "two-v-one") == 5 and profiles.limit("fsr", "two-v-one") is None
    assert profiles.rule_text("main-road", "ru").startswith("три шашки")
    rows = [profiles.Row("main-road", 0, 15, unit, 0, False, False) for unit in ("each", "own")]
    assert [row.unit_text() for row in rows] == ["moves of each side", "moves of the stronger side"]
    assert rows[1].unit_text("ru") == "ходов сильнейшей стороны"
    with pytest.raises(NotFound):
        Game().rows("checkers")
    with pytest.raises(ValueError, match="main-road"):
        profiles.limit("fsr", "main road")


# Beside the moves


def test_comments_clocks_marks_and_variations():
    game = Game()
    game.play_line("c3-d4 d6-c5 b2-c3")
    game.comment(0, "Round 1")
    game.set_clock(1, 3590)
    second = game.at(2)
    second.comment, second.clock, second.nags = "sharp", 3500, [5]
    assert game.comments == {0: "Round 1", 2: "sharp"} and game.clocks == [3590, 3500, None]
    assert [nag_sign(nag) for nag in second.nags] == ["!?"]
    line = second.vary("f6-g5 g3-h4")
    assert str(line) == "f6-g5 g3-h4" and line.start == game.position_at(1)
    deeper = line.at(2).vary("d4-c5 b6:d4")
    deeper.at(1).comment = "a mistake"
    assert [str(v) for v in line.at(2).variations] == ["d4-c5 b6:d4"]
    assert line.at(2).variations[0].at(1).comment == "a mistake"
    other = second.vary("f6-e5")
    with pytest.raises(Refused) as raised:
        second.vary("f6-e5 c1-b2")
    assert raised.value.ply == 2
    assert len(second.variations) == 2
    line.remove()
    assert [str(v) for v in second.variations] == ["f6-e5"]
    with pytest.raises(NotFound):
        other.at(1).comment  # it moved up
    second.comment = None
    second.nags = []
    assert second.comment is None and second.nags == []
    with pytest.raises(NotFound):
        game.at(4).comment
    shown = game.to_dict()
    assert shown["plies"][0]["beside"]["clock"] == 3590
    assert shown["plies"][1]["beside"]["variations"][0]["moves"][0]["move"] == "f6-e5"
    assert "d6-c5" in game.to_pdn({"Event": "Club evening"}) and "<svg" in game._repr_svg_()


# Ballots


def test_ballots():
    table = BallotTable("1\tcd4 dc5\n2\tab4 ba5\n3\tcd4 cd4\n4\tab4 ba5\n")
    assert len(table) == 3 and [ballot.id for ballot in table] == ["1", "2", "4"]
    move, twice = table.faults
    assert (move.problem, move.line, move.ply) == ("move", 3, 2) and not move.is_duplicate
    assert twice.is_duplicate and (twice.line, twice.other_line) == (4, 2)
    assert table[1].text == "a3-b4 b6-a5" and table[-1].line == 4
    index = table.draw(7, 1)
    assert table.draw(7, 1) == index and table.draw_dict(7, 1)["id"] == table[index].id
    game = table.game(index)
    assert game.start == "balloted" and game.ballot == (table[index].id, table[index].text)
    assert game.position == table.positions[index] and len(game) == 0
    with pytest.raises(NotFound):
        table.draw(7, 1, "no such table")
    with pytest.raises(IndexError):
        table[3]


def test_a_single_ballot():
    ballot = Ballot.check("1. ab4 ba5 2. ba3")
    assert ballot.text == "a3-b4 b6-a5 b2-a3" and len(ballot.moves) == 3
    assert ballot.position.black_to_move and ballot.flying_men == (None, None)
    fen = "W:W17,21,22,23,24,25,26,27,28,29,31,32:B1,2,3,4,5,6,7,8,9,10,11,16"
    assert Ballot.check(fen).flying_men == ((30, 17), (12, 16))  # c1 flew to b4, h6 to g5
    with pytest.raises(Refused) as raised:
        Ballot.check("ab4 ba4")
    assert raised.value.ply == 2
    with pytest.raises(BadInput):
        Ballot.check(" ")
    with pytest.raises(BadInput):
        Ballot.check("W:W1")


# The shared data, every line


def test_shared_games_to_the_exact_ply():
    compared = 0
    for case in shared("constructed.jsonl") + shared("random.jsonl"):
        game = on(case["fen"], " ".join(case["moves"]))
        assert game.moves("numeric") == case["moves_num"], case["name"]
        plies = game.claims()
        for expected in case["expect"]:
            assert plies[expected["ply"]] == expected, (case["name"], expected["ply"])
            compared += 1
        while len(game) > 0:  # by structs, and with moves taken back
            check_ply(game, plies[len(game)])
            game.take_back()
        check_ply(game, plies[0])
    assert compared > 1000


def check_ply(game, expected):
    """The ply by calls is the one of the document."""
    assert game.occurrences == expected["occurrences"]
    assert game.position.fen == expected["fen"]
    assert ("a" in game.rights) == (expected["claim_a"] is not None)
    assert sorted(game.position.write_move(m) for m in game.written_claims) == expected["claim_b"]
    assert game.rights_given_up == {right for _, right in expected["lost"]}
    for profile, rows in expected["rules"].items():
        found = game.rows(profile)
        assert set(found) == set(rows) - {"repetition"}
        for rule, row in found.items():
            shown = {name: getattr(row, name) for name in rows[rule]}
            assert shown == rows[rule], (len(game), profile, rule)
        claimable = {rule for rule, row in rows.items() if row["claimable"]}
        assert set(game.draws(profile)) == claimable
        assert (game.automatic_draw(profile) in claimable) == bool(claimable)


def test_first_claims_worked_out_by_hand():
    checked = 0
    for case in shared("constructed.jsonl"):
        game, first = on(case["fen"]), {}
        for move in [None, *case["moves"]]:
            if move is not None:
                game.play(move)
            for profile in ("fsr", "fmjd-64", "lidraughts"):
                for rule in game.draws(profile):
                    first.setdefault((profile, rule), len(game))
        for names, rules in case["first_claimable_by_hand"].items():
            for profile in ("fsr", "fmjd-64", "lidraughts") if names == "all" else (names,):
                for rule, ply in rules.items():
                    assert first[profile, rule] == ply, (case["name"], profile, rule)
                    checked += 1
    assert checked > 20


def test_shared_claims():
    for case in shared("claims.jsonl"):
        game, claim, expected = on(case["fen"], " ".join(case["moves"])), case["claim"], case["expect"]
        side, before = SIDES[claim["by"]], len(game)
        if claim["kind"] == "count":
            agrees = claim["opponent_agrees"]
            answer = game.claim_count(side, claim["rule"], claim["profile"], opponent_agrees=agrees).answer
            found = f"draw:{game.result.reason}" if answer == "draw" else answer
            assert found == expected, case["name"]
            continue
        position = game.position
        verdict = game.claim(
            side,
            standing="a" in claim["kind"],
            written=claim["written"],
            record_complete=claim["record_complete"],
            flag_fell=claim["flag_fell_during_check"],
        )
        outcome = {"draw": "draw", "white": "W wins", "black": "B wins", None: None}[verdict.outcome]
        found = {
            "examined": verdict.examined,
            "upheld": verdict.upheld,
            "result": outcome and f"{outcome}:{game.result.reason}",
            "move_made": verdict.move and position.write_move(verdict.move),
            "why": verdict.reason and verdict.reason.name,
        }
        assert found == expected, case["name"]
        assert len(game) == before + (verdict.move is not None)


def test_shared_offers():
    for case in shared("offers.jsonl"):
        game = Game(Position.initial() if case["to_move"] == "W" else Position.initial().turned())
        for what, *rest in case["events"]:
            if what == "move":
                game.play(game.position.legal_moves[0])
                continue
            side, expected = SIDES[rest[0]], rest[1]
            calls = {
                "offer": (game.offer_draw, "made"),
                "offer-if": (lambda side: game.offer_draw(side, conditional=True), "made"),
                "decline": (game.decline_draw, "declined"),
                "accept": (game.accept_draw, "draw:agreement"),
            }
            call, done = calls[what]
            try:
                call(side)
                answer = done
            except Refused as error:
                answer = error.name
            assert answer == expected, (case["name"], what, side)


def test_shared_touched_pieces():
    for case in shared("touch.jsonl"):
        position = Position.from_fen(case["fen"])
        touched = [number(square) for square in case["touched"]]
        written = sorted(position.write_move(move) for move in position.allowed(touched))
        assert written == case["allowed"], case["name"]


def number(square):
    """The number of a square by its name: 1 is b8, 32 is g1."""
    file, rank = "abcdefgh".index(square[0]), int(square[1])
    return (8 - rank) * 4 + file // 2 + 1


def test_shared_refusals():
    for case in shared("refusals.jsonl"):
        player = case["player"] and SIDES[case["player"]]
        for written in (case["move"], case["move_num"]):
            if written is None:
                continue
            game = on(case["fen"])
            assert refused(game.play, written, player=player)[0] == case["reason"], case["name"]
            judged = game.position.judge(written, player=player)
            assert judged.reason.name == case["reason"]
            if case["clause"][0].isdigit():  # others are decisions, not clauses
                assert judged.reason.clause == case["clause"]
            captures = sorted(game.position.write_move(move) for move in judged.moves)
            assert captures == case["legal_captures"], case["name"]
            assert sorted(game.position.judge_dict(written, player=player)["legal_captures"]) == captures
