"""One short text that stands for a position: equal positions, equal digests, on every build."""

from __future__ import annotations

from hashlib import blake2b

from opendust.kernel.contract import Plain


def digest(data: Plain) -> str:
    """The hash of plain data in canonical form."""
    return blake2b(canonical(data).encode(), digest_size=16).hexdigest()


def canonical(data: Plain) -> str:
    """Plain data as text with sorted keys and no choice of layout."""
    if isinstance(data, dict):
        inner = ",".join([f"{key!r}:{canonical(data[key])}" for key in sorted(data)])
        return "{" + inner + "}"
    if isinstance(data, list):
        return "[" + ",".join([canonical(item) for item in data]) + "]"
    return repr(data)
