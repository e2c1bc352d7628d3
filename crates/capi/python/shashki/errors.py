"""What goes wrong, as exceptions."""

from __future__ import annotations

from typing import Optional

from . import _declarations as c


class ShashkiError(Exception):
    """A call failed. `str()` is the message in English; a field that means nothing here is None."""

    def __init__(
        self,
        message: str,
        status: int,
        *,
        message_ru: str = "",
        clause: Optional[str] = None,
        name: Optional[str] = None,
        line: Optional[int] = None,
        column: Optional[int] = None,
        offset: Optional[int] = None,
        round: Optional[int] = None,  # noqa: A002 - the field's name
        player: Optional[int] = None,
        ply: Optional[int] = None,
    ) -> None:
        super().__init__(message)
        #: One of SHK_...
        self.status = status
        #: The message in Russian.
        self.message_ru = message_ru or message
        #: The clause of the rules.
        self.clause = clause
        #: By what programs tell reasons apart, as `capture-compulsory`.
        self.name = name
        #: From 1, as is the column; the offset in bytes is from 0.
        self.line, self.column, self.offset = line, column, offset
        self.round, self.player, self.ply = round, player, ply


class BadArgument(ShashkiError, ValueError):
    """An argument can't be."""


class BadInput(ShashkiError, ValueError):
    """A text or position is wrong; the place says where."""


class NoValidPairing(ShashkiError):
    """The rules leave no valid pairing; the message is the proof (5.4.10.8).

    `Tournament.relaxations` says what would have to yield.
    """

    @property
    def proof(self) -> list[str]:
        """The proof line by line, for a person to check."""
        return str(self).splitlines()

    @property
    def proof_ru(self) -> list[str]:
        """The same in Russian."""
        return self.message_ru.splitlines()


class LimitPassed(ShashkiError):
    """A documented limit was passed."""


class Refused(ShashkiError):
    """The rules refuse it."""


class NotFound(ShashkiError, LookupError):
    """There is nothing of the kind."""


class Defect(ShashkiError):
    """A defect of the library."""


BY_STATUS: dict[int, type[ShashkiError]] = {
    c.SHK_BAD_ARGUMENT: BadArgument,
    c.SHK_BAD_INPUT: BadInput,
    c.SHK_NO_VALID_PAIRING: NoValidPairing,
    c.SHK_LIMIT: LimitPassed,
    c.SHK_REFUSED: Refused,
    c.SHK_NOT_FOUND: NotFound,
    c.SHK_INTERNAL: Defect,
    c.SHK_POISONED: Defect,
}
