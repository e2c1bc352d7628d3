"""Tables for notebooks."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from fractions import Fraction
from html import escape


class Markup(str):
    """What is HTML already."""


def cell(value: object) -> str:
    return str(value) if isinstance(value, Markup) else escape(str(value))


def table(heads: Sequence[str], rows: Iterable[Sequence[object]]) -> str:
    head = "".join(f"<th>{escape(name)}</th>" for name in heads)
    body = "".join(
        "<tr>" + "".join(f"<td>{cell(value)}</td>" for value in row) + "</tr>" for row in rows
    )
    return f"<table><tr>{head}</tr>{body}</table>"


def player(start: int, names: Mapping[int, str]) -> str:
    return f"{start} {names.get(start, '')}".rstrip()


def points(value: Fraction) -> str:
    """`3`, `3.5`, `0.25`: points are hundredths at the finest."""
    whole, rest = divmod(abs(round(value * 100)), 100)
    sign = "-" if value < 0 else ""
    return f"{sign}{whole}" + (f".{rest:02}".rstrip("0") if rest else "")


def lines(text: str) -> Markup:
    """A text of several lines."""
    return Markup("<br>".join(escape(line) for line in text.splitlines()))
