"""Rating figures (T13): of a tournament, and each by itself. Nothing here is anybody's official figure."""

from __future__ import annotations

import ctypes
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property
from typing import Any, Optional, Union

from . import _call, _given, _html
from . import _declarations as c
from ._library import library
from ._words import pick
from .standings import FORMS, shown

Score = Union[Fraction, int, float, str]


@dataclass(frozen=True)
class Known:
    """What is known of a player beside the tournament; None: nothing."""

    #: Rated games before it; unknown: enough of them.
    games: Optional[int] = None
    #: The highest rating so far; unknown: the present one.
    highest: Optional[int] = None
    #: In whole years; unknown: as the tournament says.
    age: Optional[int] = None


def _known(start: int, known: Known) -> c.shk_player_known:
    fields = (
        (known.games, c.SHK_KNOWN_GAMES),
        (known.highest, c.SHK_KNOWN_HIGHEST),
        (known.age, c.SHK_KNOWN_AGE),
    )
    flags = sum(flag for field, flag in fields if field is not None)
    return c.shk_player_known(start, flags, known.games or 0, known.highest or 0, known.age or 0)


@dataclass(frozen=True)
class RatedPlayer:
    """The figures of one player; one that can't be had is None."""

    start: int
    name: str
    rating: Optional[int]
    games: int
    score: Fraction
    #: The sum of the expected scores.
    expected: Optional[Fraction]
    #: The average rating of the opponents.
    average: Optional[int]
    performance: Optional[int]
    perfect: Optional[int]
    #: K, before the cap of K times games and the time control.
    factor: Optional[int]
    change: Optional[Fraction]
    #: The changed rating, or a first one.
    new_rating: Optional[int]
    #: The title of which a norm was made.
    norm: Optional[str]
    #: The ratings of the opponents, a game each.
    opponents: tuple[int, ...]


class Ratings:
    """The rating figures of a tournament's players."""

    def __init__(self, handle: ctypes.c_void_p, names: dict[int, str]) -> None:
        """Takes a handle over; see `Tournament.rate`."""
        self._handle = _call.owned(self, handle, library.shk_ratings_free)
        self._names = names

    @cached_property
    def players(self) -> tuple[RatedPlayer, ...]:
        """By start number."""
        raw = _call.array(c.shk_rated_player, library.shk_ratings_players, self._handle)
        return tuple(self._player(i, player) for i, player in enumerate(raw))

    def _player(self, row: int, p: Any) -> RatedPlayer:
        played, changed = p.flags & c.SHK_RATED_PERFORMANCE, p.flags & c.SHK_RATED_CHANGE
        function = library.shk_ratings_opponents
        return RatedPlayer(
            start=p.start,
            name=self._names.get(p.start, ""),
            rating=p.rating or None,
            games=p.games,
            score=Fraction(p.half_points, 2),
            expected=Fraction(p.expected, 100) if changed else None,
            average=p.average if played else None,
            performance=p.performance if played else None,
            perfect=p.perfect if played else None,
            factor=p.factor if changed else None,
            change=Fraction(p.change_numerator, p.change_denominator) if changed else None,
            new_rating=p.new_rating if p.flags & c.SHK_RATED_NEW else None,
            norm=_call.text(library.shk_ratings_norm, self._handle, row) or None,
            opponents=tuple(_call.array(ctypes.c_int32, function, self._handle, row)),
        )

    def __getitem__(self, start: int) -> RatedPlayer:
        """The figures of a player by his start number."""
        for player in self.players:
            if player.start == start:
                return player
        raise KeyError(start)

    def __len__(self) -> int:
        return len(self.players)

    def document(self, form: str = "table", *, lang: str = "en") -> str:
        """The whole of it as table, csv or json, as `shashki rating` writes it."""
        number = pick(FORMS, form, "form")
        document = library.shk_ratings_document
        return _call.text_or_error(document, self._handle, number, _call.language(lang))

    def to_csv(self) -> str:
        """For a spreadsheet."""
        return self.document("csv")

    def to_json(self) -> str:
        """For programs."""
        return self.document("json")

    def __str__(self) -> str:
        return self.document()

    def __repr__(self) -> str:
        return f"<Ratings of {len(self)} players>"

    def _repr_html_(self) -> str:
        heads = ["No", "Name", "Rtg", "Games", "Score", "Expected", "TPR", "K", "Change", "New"]
        rows = [
            [p.start, p.name, p.rating or "", p.games, p.score, shown(p.expected), p.performance or "",
             "" if p.factor is None else p.factor, shown(p.change), p.new_rating or ""]
            for p in self.players
        ]  # fmt: skip
        return _html.table(heads, rows)


def rate(
    event: Any,
    names: dict[int, str],
    *,
    rules: str = "",
    titles: str = "",
    tempo: str = "",
    facts: str = "",
    known: Optional[Mapping[int, Known]] = None,
    round: Optional[int] = None,  # noqa: A002 - the field's word
    players: Sequence[int] = (),
) -> Ratings:
    options = c.shk_rating_options(struct_size=ctypes.sizeof(c.shk_rating_options))
    options.has_round, options.round = int(round is not None), round or 0
    options.rules, options.titles = _given.text(rules), _given.text(titles)
    options.tempo, options.facts = _given.text(tempo), _given.text(facts)
    rows = [_known(start, one) for start, one in (known or {}).items()]
    options.known, options.known_count = (c.shk_player_known * len(rows))(*rows), len(rows)
    options.players, options.player_count = _given.numbers(players), len(players)
    return Ratings(_call.new(library.shk_event_rate, event, ctypes.byref(options)), names)


def _half_points(score: Score) -> int:
    doubled = Fraction(score) * 2
    if doubled.denominator != 1 or doubled < 0:
        raise ValueError(f"score: expected a number of half points, not {score!r}")
    return int(doubled)


def _opponents(opponents: Sequence[int]) -> tuple[Any, int]:
    return (ctypes.c_int32 * len(opponents))(*opponents), len(opponents)


@dataclass(frozen=True)
class Change:
    """What games do to a rating; `factor` is K, lowered so far that K times games keeps to the cap."""

    expected: Fraction
    change: Fraction
    new_rating: int
    factor: int


@dataclass(frozen=True)
class Factor:
    """K and when it holds: pairs of games-below, age-below, rating-below or reached, and the limit."""

    k: int
    conditions: tuple[tuple[str, int], ...]


_CONDITIONS = {
    c.SHK_CONDITION_GAMES_BELOW: "games-below",
    c.SHK_CONDITION_AGE_BELOW: "age-below",
    c.SHK_CONDITION_RATING_BELOW: "rating-below",
    c.SHK_CONDITION_REACHED: "reached",
}


class RatingRules:
    """How ratings change: the text of a data file, or the default rules."""

    def __init__(self, text: str = "") -> None:
        """BadInput has the line that is no rule."""
        data = text.encode("utf-8")
        handle = _call.new(library.shk_rating_rules_read, data, len(data))
        self._handle = _call.owned(self, handle, library.shk_rating_rules_free)

    @staticmethod
    def default_text() -> str:
        """The default rules, a pattern for files of one's own."""
        return _call.text(library.shk_rating_default_rules)

    @property
    def name(self) -> str:
        return _call.text(library.shk_rating_rules_name, self._handle)

    @property
    def source(self) -> str:
        return _call.text(library.shk_rating_rules_source, self._handle)

    @property
    def limits(self) -> dict[str, int]:
        """The numbers of the rules: difference_cap, k_games_cap, new_games, new_lowest ..."""
        facts = _call.facts(c.shk_rating_rules_facts, library.shk_rating_rules_describe, self._handle)
        return {field[0]: int(getattr(facts, field[0])) for field in facts._fields_}

    @property
    def factors(self) -> list[Factor]:
        """The first that holds counts."""
        return [self._factor(i) for i in range(self.limits["factor_count"])]

    def _factor(self, index: int) -> Factor:
        k = ctypes.c_uint32()
        function = library.shk_rating_rules_conditions
        place = (self._handle, index, ctypes.byref(k))
        raw = _call.array(c.shk_rating_condition, function, *place)
        return Factor(k.value, tuple((_CONDITIONS[one.kind], one.limit) for one in raw))

    @property
    def tempos(self) -> dict[str, Fraction]:
        """The time controls, and by what each multiplies K."""
        found = {}
        for index in range(self.limits["tempo_count"]):
            above, below = ctypes.c_uint32(), ctypes.c_uint32()
            place = (self._handle, index, ctypes.byref(above), ctypes.byref(below))
            name = _call.text(library.shk_rating_rules_tempo, *place)
            found[name] = Fraction(above.value, below.value)
        return found

    def factor(self, rating: int, known: Known = Known()) -> int:  # noqa: B008 - it never changes
        """K of a player with a rating; 0 where no line of the rules holds."""
        facts = _known(0, known)
        function = library.shk_rating_rules_factor
        return _call.number(ctypes.c_uint32, function, self._handle, rating, ctypes.byref(facts))

    def change(
        self,
        rating: int,
        opponents: Sequence[int],
        score: Score,
        *,
        factor: Optional[int] = None,
        tempo: str = "",
    ) -> Change:
        """What games against rated opponents do to a rating; without a factor, that of the rules."""
        k = self.factor(rating) if factor is None else factor
        made, data = c.shk_rating_change_made(), tempo.encode("utf-8")
        games = (*_opponents(opponents), _half_points(score), ctypes.byref(made))
        _call.call(library.shk_rating_change, self._handle, rating, k, data, len(data), *games)
        change = Fraction(made.numerator, made.denominator)
        return Change(Fraction(made.expected, 100), change, made.new_rating, made.factor)

    def first(self, opponents: Sequence[int], score: Score) -> int:
        """The first rating of a new player. NotFound: too few games, no point, or below the lowest."""
        games = (*_opponents(opponents), _half_points(score))
        return _call.number(ctypes.c_uint32, library.shk_rating_first, self._handle, *games)


@dataclass(frozen=True)
class Norm:
    """A norm: the title, the games and the performance needed."""

    title: str
    games: int
    performance: int


class Titles:
    """Norms and titles: the text of a data file, or the default ones."""

    def __init__(self, text: str = "") -> None:
        """BadInput has the line that is neither."""
        data = text.encode("utf-8")
        handle = _call.new(library.shk_rating_titles_read, data, len(data))
        self._handle = _call.owned(self, handle, library.shk_rating_titles_free)

    @staticmethod
    def default_text() -> str:
        """The default norms and titles, a pattern for files of one's own."""
        return _call.text(library.shk_rating_default_titles)

    def _counts(self) -> tuple[int, int]:
        norms, floors = ctypes.c_uint32(), ctypes.c_uint32()
        place = (ctypes.byref(norms), ctypes.byref(floors))
        _call.check(library.shk_rating_titles_count(self._handle, *place))
        return norms.value, floors.value

    @property
    def norms(self) -> list[Norm]:
        """The highest first."""
        found = []
        for index in range(self._counts()[0]):
            games, performance = ctypes.c_uint32(), ctypes.c_int32()
            place = (self._handle, index, ctypes.byref(games), ctypes.byref(performance))
            title = _call.text(library.shk_rating_titles_norm, *place)
            found.append(Norm(title, games.value, performance.value))
        return found

    @property
    def floors(self) -> dict[str, int]:
        """The titles, the highest first, and the rating that each asks for."""
        found = {}
        for index in range(self._counts()[1]):
            rating = ctypes.c_uint32()
            place = (self._handle, index, ctypes.byref(rating))
            title = _call.text(library.shk_rating_titles_floor, *place)
            found[title] = rating.value
        return found

    def norm_made(self, games: int, performance: int) -> Optional[str]:
        """The title of the highest norm made."""
        function = library.shk_rating_titles_norm_made
        return _call.text(function, self._handle, games, performance) or None

    def reached(self, rating: int) -> Optional[str]:
        """The highest title whose rating is reached."""
        return _call.text(library.shk_rating_titles_reached, self._handle, rating) or None


def expected_score(difference: int) -> Fraction:
    """PD: what one is expected to score whose rating is higher by so much (table 8.1.2)."""
    return Fraction(int(library.shk_rating_expected(difference)), 100)


def expected_scores(differences: Sequence[int]) -> memoryview:
    """The same of many at once, in hundredths: a memoryview of bytes."""
    scores = (ctypes.c_uint8 * len(differences))()
    _call.check(library.shk_rating_expected_all(*_opponents(differences), scores))
    return memoryview(scores).cast("B")


def logistic_score(difference: int) -> Fraction:
    """The logistic curve, beside the table and never instead of it."""
    return Fraction(int(library.shk_rating_expected_logistic(difference)), 10_000)


def rating_difference(hundredths: int) -> int:
    """dp: the difference in rating for a score of so many hundredths (table 8.1.1)."""
    return int(library.shk_rating_difference(hundredths))


def percentage(score: Score, games: int) -> int:
    """A score in hundredths, the nearest, a half upwards. NotFound: no games."""
    return _call.number(ctypes.c_uint32, library.shk_rating_percentage, _half_points(score), games)


def average_rating(opponents: Sequence[int]) -> int:
    """The nearest whole number, a half upwards. NotFound: there are none."""
    return _call.number(ctypes.c_int32, library.shk_rating_average, *_opponents(opponents))


def performance(opponents: Sequence[int], score: Score) -> int:
    """TPR (C.07 10.2)."""
    games = (*_opponents(opponents), _half_points(score))
    return _call.number(ctypes.c_int32, library.shk_rating_performance, *games)


def perfect_performance(opponents: Sequence[int], score: Score) -> int:
    """PTP (C.07 10.3)."""
    games = (*_opponents(opponents), _half_points(score))
    return _call.number(ctypes.c_int32, library.shk_rating_perfect, *games)


def tables() -> tuple[list[int], list[int]]:
    """Table 8.1.1, dp for 0.50 ... 1.00, and table 8.1.2, the largest difference for 0.50 ... 0.99."""
    differences = _call.array(ctypes.c_int32, library.shk_rating_table_of_differences)
    scores = _call.array(ctypes.c_uint32, library.shk_rating_table_of_scores)
    return list(differences), list(scores)
