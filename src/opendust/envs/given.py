"""What may be given to an environment? Any whole numbers, NumPy's too, and settings of any kind."""

from __future__ import annotations

from operator import index
from typing import Any


def whole(what: str, value: Any) -> int:
    """A whole number of any kind, NumPy's too, as the builds of this package want it."""
    try:
        return index(value)
    except TypeError:
        raise TypeError(f"{what} is a whole number, not {value!r}") from None


def texts(settings: dict[str, Any]) -> dict[str, str]:
    """Settings as text: `False` is "false", 2 is "2"."""
    found: dict[str, str] = {}
    for name, value in settings.items():
        if not isinstance(value, (str, int)):
            raise TypeError(f"{name} is a text, a whole number, True or False, not {value!r}")
        found[name] = str(value).lower() if isinstance(value, bool) else str(value)
    return found
