"""Rating figures from Python: the event of crates/capi/tests/standings/rating.rs, worked by hand there."""

from fractions import Fraction
from pathlib import Path

import pytest
import shashki
from shashki import Known, RatingRules, Titles, Tournament, rating

EXAMPLES = Path(__file__).resolve().parents[4] / "examples"


@pytest.fixture
def cup():
    return Tournament.from_trf((EXAMPLES / "lighthouse-cup.trf").read_text(encoding="utf-8"))


def test_a_whole_tournament(cup):
    ratings = cup.rate()
    first, second, third, sixth = (ratings[start] for start in (1, 2, 3, 6))
    assert (first.expected, first.factor, first.change) == (Fraction(77, 100), 20, Fraction(23, 5))
    assert (first.new_rating, first.games, first.score, first.opponents) == (2255, 1, 1, (2040,))
    assert (second.factor, second.change, second.new_rating) == (40, Fraction(-58, 5), 2028)
    assert (third.average, third.performance, third.score) == (2193, 2466, Fraction(5, 2))
    assert (sixth.rating, sixth.change, sixth.new_rating, sixth.norm) == (None, None, None, None)
    assert len(ratings) == 8 and first.name == "Azarov, Ilya"
    with pytest.raises(KeyError):
        ratings[9]


def test_what_is_known_and_a_time_control(cup):
    known = {1: Known(games=12), 3: Known(highest=2450), 2: Known(age=30)}
    ratings = cup.rate(tempo="rapid", known=known, facts="5,12,\n1,99,\n")
    assert [p.factor for p in ratings.players] == [40, 20, 10, 20, 40, None, 20, 20]
    assert ratings[1].change == Fraction(23, 5)  # 40 x 0.23 / 2
    assert [p.start for p in cup.rate(players=[3, 1], round=1).players] == [1, 3]
    assert cup.rate(titles="norm Master games 3 performance 2450\n")[3].norm == "Master"


def test_documents(cup):
    ratings = cup.rate()
    assert '\n2,"Belova, Daria",2040,3,0.5,0.79,2225,1952,1944,40,-11.6,2028,\n' in ratings.to_csv()
    assert '"shashki-rating"' in ratings.to_json()
    assert "не официальные данные" in ratings.document(lang="ru") and "FIDE B.02" in str(ratings)
    assert "<td>23/5</td>" in ratings._repr_html_() and repr(ratings) == "<Ratings of 8 players>"
    with pytest.raises(shashki.BadArgument):
        ratings.document("html")


def test_what_is_refused(cup):
    for how, name, line in [
        ({"rules": "k 20\nk ten\n"}, "rating-rules", 2),
        ({"titles": "norm GM"}, "rating-titles", 1),
        ({"facts": "1,2,3\n\n2;3"}, "rating-facts", 3),
    ]:
        with pytest.raises(shashki.BadInput) as caught:
            cup.rate(**how)
        assert (caught.value.name, caught.value.line) == (name, line)
    with pytest.raises(shashki.BadArgument, match="standard, rapid, blitz"):
        cup.rate(tempo="bullet")
    with pytest.raises(shashki.NotFound):
        cup.rate(players=[9])


def test_rules():
    rules = RatingRules()
    assert rules.name == "FIDE B.02" and "1 March 2024" in rules.source
    assert rules.limits["k_games_cap"] == 700 and rules.limits["new_lowest"] == 1400
    assert rules.tempos == {"standard": 1, "rapid": Fraction(1, 2), "blitz": Fraction(1, 2)}
    assert rules.factors[1].conditions == (("age-below", 18), ("rating-below", 2300))
    assert [factor.k for factor in rules.factors] == [40, 40, 10, 20]
    assert rules.factor(2399) == 20 and rules.factor(2299, Known(age=17)) == 40
    change = rules.change(2000, [2000, 2100], 1.5)
    assert (change.expected, change.change, change.new_rating) == (Fraction(43, 50), Fraction(64, 5), 2013)
    assert rules.change(2000, [2000, 2100], 1.5, tempo="rapid", factor=20).new_rating == 2006
    assert rules.first([2000] * 5, Fraction(5, 2)) == 1943
    with pytest.raises(shashki.NotFound):
        rules.first([2000] * 4, 2)
    with pytest.raises(ValueError, match="half points"):
        rules.change(2000, [2000], Fraction(1, 3))
    own = RatingRules(RatingRules.default_text().replace("k 20", "k 24"))
    assert own.factor(2000) == 24


def test_titles():
    titles = Titles()
    assert (titles.norms[0].title, titles.norms[0].games, titles.norms[0].performance) == ("GM", 9, 2600)
    assert titles.floors == {"GM": 2500, "IM": 2400, "FM": 2300, "CM": 2200}
    assert titles.norm_made(9, 2610) == "GM" and titles.norm_made(8, 2610) is None
    assert titles.reached(2320) == "FM" and titles.reached(2000) is None
    assert Titles("title Master rating 2100\n").reached(2105) == "Master"
    assert "norm GM games 9" in Titles.default_text()


def test_single_figures():
    assert [rating.expected_score(d) for d in (0, 100, -100, 736)] == [
        Fraction(1, 2), Fraction(16, 25), Fraction(9, 25), 1,
    ]  # fmt: skip
    assert list(rating.expected_scores([0, 100, -100])) == [50, 64, 36]
    assert rating.logistic_score(400) == Fraction(9091, 10_000)
    assert [rating.rating_difference(p) for p in (50, 80, 13)] == [0, 240, -322]
    assert rating.percentage("1/2", 4) == 13  # 12.5 %
    assert rating.average_rating([1900, 2000]) == 1950
    assert rating.performance([1900, 2000], 1.5) == 2143
    assert rating.perfect_performance([1900], 0) == 1100
    differences, scores = rating.tables()
    assert (len(differences), differences[50], len(scores), scores[49]) == (51, 800, 50, 735)
    with pytest.raises(shashki.NotFound):
        rating.average_rating([])
    with pytest.raises(shashki.BadArgument):
        rating.performance([2000], 2)
