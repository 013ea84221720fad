"""What does a host hear whose settings cannot work? A message, told in the host's language."""

from __future__ import annotations

from typing import final

from opendust.words.catalogue import written


@final
class BadSetting(ValueError):
    """A setting that cannot work; as a text it is English."""

    def __init__(self, message: str, **details: str | int) -> None:
        super().__init__(written(message, "en", details))
        self.message = message
        self.details = details


def reason_in(error: Exception, language: str) -> str:
    """Why something cannot work: in the language, as far as we have the words."""
    if isinstance(error, BadSetting):
        return written(error.message, language, dict(error.details))
    return str(error)
