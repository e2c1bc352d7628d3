"""The board from Python."""

import gc

import pytest
import shashki
from shashki import Position, Positions

TWO_WAYS = "W:Wa1,c3,e3:Bd4,f6,h8"


def test_perft_of_the_initial_position():
    initial = Position.initial()
    assert [initial.perft(d) for d in range(6)] == [1, 7, 49, 302, 1469, 7482]
    assert initial.perft(6, hash=1, threads=2) == 37986


def test_moves_and_play():
    position = Position.from_fen(TWO_WAYS)
    assert position.must_capture and not position.black_to_move
    assert sorted(position.write_move(m) for m in position.legal_moves) == ["c3:e5:g7", "e3:c5"]
    assert position.play("c3:e5:g7").algebraic_fen == "B:Wg7,e3,a1:Bh8"
    move = position.read_move("c3:g7")
    assert (move.origin, move.target, move.promotes) == (22, 8, False)
    assert position.write_move(move, "short") == "c3:g7"
    assert position.play(move) == position.play("c3:e5:g7")


def test_a_refusal_names_the_rule():
    with pytest.raises(shashki.Refused) as caught:
        Position.from_fen(TWO_WAYS).play("a1-b2")
    error = caught.value
    assert error.name == "capture-compulsory"
    assert error.clause is not None and error.clause.startswith("6.1.5")
    assert error.line is None and "compulsory" in str(error)
    assert error.message_ru != str(error)


def test_a_bad_fen_has_its_place():
    with pytest.raises(shashki.BadInput) as caught:
        Position.from_fen("W:W1:Bz9")
    assert caught.value.line == 1 and caught.value.column == caught.value.offset + 1
    with pytest.raises(ValueError):
        Position.from_fen("nonsense")


def test_sets_must_be_a_position():
    assert Position(1 << 20, 1 << 4, black_to_move=True).black_to_move
    with pytest.raises(shashki.BadInput):
        Position(1, 1)
    with pytest.raises(shashki.BadArgument):
        Position(1 << 20, 1 << 4, kings=2)


def test_values():
    a, b = Position.initial(), Position.from_fen(Position.initial().fen)
    assert a == b and hash(a) == hash(b) and a != a.turned() and a.turned().turned() == a
    assert a != "something else"
    assert eval(repr(a)) == a
    assert a.white.bit_count() == 12 if hasattr(int, "bit_count") else True


def test_pictures():
    initial = Position.initial()
    assert initial._repr_svg_().startswith("<svg")
    assert initial.svg(flipped=True, lang="ru") != initial.svg()
    assert "a b c d e f g h" in str(initial)
    with pytest.raises(ValueError):
        initial.svg(lang="fr")


def test_batches_agree_with_single_calls():
    level = Positions([Position.initial()])
    for expected in (7, 49, 302, 1469):
        level, begins = level.children()
        assert len(level) == expected == begins[-1]
    counts = level.count_moves()
    assert sum(counts) == 7482
    assert [p.count_moves() for p in level][:100] == list(counts)[:100]
    assert list(counts[:50]) == [len(p.legal_moves) for p in list(level)[:50]]
    assert [len(m) for m in level.legal_moves()] == list(counts)
    assert level.data.nbytes == 16 * 1469 and level.data[3] == 0


def test_an_empty_batch():
    empty = Positions([])
    assert list(empty.count_moves()) == [] and empty.legal_moves() == [] and len(empty.children()[0]) == 0


def test_an_element_outlives_its_batch():
    batch = Positions([Position.initial()])
    first = batch[0]
    del batch
    gc.collect()
    assert first == Position.initial()
