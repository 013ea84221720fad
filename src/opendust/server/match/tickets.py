"""What does somebody get who creates or joins a match? Secrets, of which only hashes are kept.

Whoever may have to ask twice, since an answer can be lost on the way, sends a key of its own with
the request. The secrets then follow from the key: the second answer is the first one again, and
nothing more than the hash has to be kept. Such a key is as good as the token, and as secret.
"""

from __future__ import annotations

import secrets
from base64 import urlsafe_b64encode
from dataclasses import dataclass
from hashlib import blake2b
from typing import final


@final
@dataclass(frozen=True, slots=True)
class Ticket:
    """A seat in a match; the code lets others join."""

    match: str
    seat: int | None
    token: str | None
    code: str | None = None


def hashed(secret: str) -> bytes:
    """What is kept of a token or a code."""
    return blake2b(secret.encode(), digest_size=32, person=b"opendust-token").digest()


def drawn(key: str | None, what: str, size: int) -> str:
    """A secret of so many bytes as text: by chance, or what follows from a key."""
    if key is None:
        return secrets.token_urlsafe(size)
    found = blake2b(what.encode(), key=key.encode(), digest_size=size, person=b"opendust-ticket")
    return urlsafe_b64encode(found.digest()).rstrip(b"=").decode()
