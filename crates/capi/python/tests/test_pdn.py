"""Game files from Python."""

import io
import os
from pathlib import Path

import pytest
import shashki
from shashki import pdn

FILE = (
    b'[White "A\\""]\n[GameType "25"]\n\n1. c3-d4! {good} d6-c5 (1... b6-a5 $2) 2. b2-c3 1-0\n\n'
    b'[White "B"]\n[FEN "W:WK29:B18,5"]\n\n1. a1xh8 a7-b6 2. h8-h8 0-1\n\n'
)


def archives() -> Path:
    root = os.environ.get("SHASHKI_DATA")
    place = Path(root) if root else Path(__file__).resolve().parents[5] / "shared" / "data"
    if not (place / "pdn" / "final_positions.tsv").exists():
        pytest.skip("no shared data; SHASHKI_DATA names its folder")
    return place / "pdn"


def test_games_one_after_another():
    first, second = pdn.read(FILE)
    assert (first.number, first.plies, first.result, first.outcome) == (1, 3, "1-0", "white")
    assert first.good and first.error is None and first.diagnostics == []
    assert first.tags == {"White": 'A"', "GameType": "25"}
    assert first.moves == ["c3-d4", "d6-c5", "b2-c3"]
    kinds = [part.kind for part in first.parts]
    assert kinds == ["move", "nag", "comment", "move", "(", "move", "nag", ")", "move"]
    assert first.parts[1].number == 1 and first.parts[2].text == "good" and first.parts[5].depth == 1
    assert not second.good and second.plies == 2 and second.position.fen == "W:WK4:B9"
    assert second.outcome == "black" and repr(second) == "<Game 2: 2 plies, 0-1>"
    assert second._repr_svg_().startswith("<svg")


def test_an_error_has_its_place():
    error = list(pdn.read(FILE))[1].error
    assert error is not None and error.error and error.found == "h8-h8"
    assert (error.game, error.ply, error.line, error.column) == (2, 3, 9, 19)
    assert FILE[error.offset :].startswith(b"h8-h8") and str(error) == error.message
    assert error.clause and error.name and error.message_ru != error.message
    [told] = pdn.check(FILE)
    assert told == error
    assert pdn.check(FILE, replay=False) == []
    [warning] = pdn.check(b"1. cd4 *", lenient=True)
    assert not warning.error and warning.name == "short-move"
    [hint] = pdn.check("[White \"A\"]\n1. c3-d4 *".encode("utf-16"))[:1]
    assert hint.name == "utf-16"


def test_a_file_in_memory():
    text = '[White "Петров"]\n[Result "1-0"]\n\n1. c3-d4 d6-c5 1-0\n\n1. c3-d4 d6-c5 2. c3-d4 *\n'
    file = pdn.load(text.encode("cp1251"), encoding="detect", lenient=True)
    assert (len(file), file.encoding) == (2, "cp1251")
    sound, bad = file
    assert sound.tag("White") == "Петров"
    with pytest.raises(shashki.NotFound):
        sound.tag("Black")
    number, plies, result, fen, error = file.table().splitlines()[0].split("\t")
    assert (number, plies, result, error) == ("1", "2", "1-0", "") and fen == sound.position.fen
    assert bad.error is not None and bad.error.ply == 3
    assert file.report("ru").splitlines() == [one.message_ru for one in file.diagnostics]


def test_a_game_of_a_file_goes_on():
    sound, bad = pdn.load(b"1. c3-d4 d6-c5 *\n\n1. c3-d4 d6-c5 2. c3-d4 *\n")
    game = sound.to_game()
    game.play("b2-c3")
    assert (len(game), game.moves()) == (3, ["c3-d4", "d6-c5", "b2-c3"])
    [again] = pdn.load(game.to_pdn({"White": "A"}).encode())
    assert (again.plies, again.tag("White")) == (3, "A")
    with pytest.raises(shashki.BadInput) as raised:
        bad.to_game()
    assert raised.value.ply == 3


def test_when_a_reader_is_over():
    reader = pdn.Reader()
    reader.feed(b"1. c3-d4 *")
    assert not reader.over
    reader.finish()
    assert reader.over and len(reader.games()) == 1


def test_sources(tmp_path):
    path = tmp_path / "games.pdn"
    path.write_bytes(FILE * 2_000)
    for source in (path, str(path), io.BytesIO(path.read_bytes()), memoryview(path.read_bytes())):
        games = pdn.read(source)
        assert next(games).number == 1
        assert sum(1 for _ in games) == 3_999
    with pytest.raises(FileNotFoundError):
        next(pdn.read(tmp_path / "missing.pdn"))


def test_a_reader_is_fed():
    reader = pdn.Reader(pdn.Options(replay=False))
    games = []
    for at in range(len(FILE)):
        reader.feed(FILE[at : at + 1])
        games += reader.games()
    reader.finish()
    games += reader.games()
    assert [game.number for game in games] == [1, 2] and games[1].good and games[1].position is None
    assert reader.games() == []
    with pytest.raises(shashki.BadArgument):
        reader.feed(b"x")


def test_a_listener():
    events = []
    assert pdn.listen(FILE, events.append)
    assert [e.kind for e in events[:4]] == ["begin", "tag", "tag", "move"]
    assert events[1].text == b"White" and events[1].value == b'A\\"'
    end = [e for e in events if e.kind == "end"]
    assert [(e.game, e.ply, e.text, e.sound) for e in end] == [(1, 3, b"1-0", True), (2, 3, b"0-1", True)]
    seen = []
    assert not pdn.listen(FILE, lambda event: seen.append(event) or event.kind == "end")
    assert seen[-1].game == 1 and seen[-1].kind == "end"

    def fails(event):
        raise KeyError(event.kind)

    with pytest.raises(KeyError):
        pdn.listen(FILE, fails)
    [error] = [e for e in _heard(b"1. zz *") if e.kind == "diagnostic"]
    assert error.number == 1 and error.value == b"unexpected"


def _heard(data):
    events = []
    pdn.listen(data, events.append)
    return events


def test_written_anew():
    first, second = pdn.read(FILE)
    text = first.write(notation="numeric", repeat_result=True, mark="x")
    assert text.endswith("1. 22-18! {good} 1... 10-14 (1... 9-13?) 2. 25-22 1-0\n")
    [again] = pdn.read(text.encode())
    assert again.moves == ["22-18", "10-14", "25-22"]
    assert "1. c3-d4! {good} 1... d6-c5" in again.write()
    with pytest.raises(shashki.BadInput) as caught:
        second.write()
    assert caught.value.ply == 3
    with pytest.raises(ValueError):
        first.write(notation="morse")
    both = pdn.write([first, again], results="2-0", repeat_result=True)
    assert both.count("2-0") == 2 and len(list(pdn.read(both.encode()))) == 2


def test_conversion_of_a_long_file():
    out = io.BytesIO()
    source = FILE.replace(b"A", "Иванов".encode("cp1251")) * 2_000
    counts = pdn.convert(source, out, encoding="detect", to_encoding="utf-16le", mark="x")
    assert counts == (2_000, 2_000)
    text = out.getvalue().decode("utf-16")
    assert text.count("Иванов") == 2_000 and not text.startswith("\ufeff")
    games = pdn.read(out.getvalue(), encoding="utf-16le")
    assert sum(game.good for game in games) == 2_000
    other = b'[GameType "20"]\n\n1. 32-28 19-23 2. 28x19 14x23 1-1\n'
    out = io.BytesIO()
    assert pdn.convert(other, out, notation="as-written", replay=False) == (1, 0)
    assert out.getvalue() == other
    out = io.BytesIO()
    pdn.convert(b"1. 10-14 *", out, from_a1=True)
    assert b"1. c3-d4 *" in out.getvalue()


def test_encodings():
    text = '[White "Петров"]\n\n1. c3-d4 *\n'
    for name in pdn.ENCODINGS:
        if name == "latin1":
            continue
        data = text.encode(name.replace("utf-16le", "utf-16-le").replace("utf-16be", "utf-16-be"))
        assert pdn.detect(data) == name
        [game] = pdn.read(data, encoding=name)
        assert game.tags["White"] == "Петров"
    with pytest.raises(ValueError):
        pdn.read(b"", encoding="morse").__next__()


def test_stats():
    stats = pdn.stats(FILE)
    assert (stats.games, stats.bad, stats.errors, stats.plies, stats.longest) == (2, 1, 1, 6, 3)
    assert (stats.captures, stats.comments, stats.annotations, stats.variations) == (1, 1, 2, 1)
    assert stats.results == {"1-0": 1, "0-1": 1} and stats.kinds == {"": 1, "25": 1}
    assert pdn.stats(b"").games == 0


def test_limits():
    long = b"1. c3-d4 {" + b"x" * 400 + b"} d6-c5 *"
    [game] = pdn.read(long)
    assert game.plies == 2
    [game] = pdn.read(long, comment_limit=300)
    assert game.error.name == "comment-too-long"
    with pytest.raises(shashki.BadArgument):
        pdn.Reader(pdn.Options(depth_limit=65))


def test_final_positions():
    root = archives()
    files = {}
    rows = (root / "final_positions.tsv").read_text().splitlines()[1:]
    for name, number, plies, result, fen in (row.split("\t") for row in rows):
        if name not in files:
            files[name] = list(pdn.read(root / f"{name}.pdn", lenient=True))
        game = files[name][int(number) - 1]
        found = (game.number, game.plies, game.result, game.position.fen, game.error)
        assert found == (int(number), int(plies), result, fen, None), (name, number)
    assert len(rows) == 162
