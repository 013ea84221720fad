"""How is a browser told that is not open? Web push: sealed for its reader, signed by this server.

The browser's push service carries the message and cannot read it (RFC 8291); it knows the sender
by a key that stays the same (RFC 8292).
"""

from __future__ import annotations

import json
import os
import time
from base64 import urlsafe_b64decode, urlsafe_b64encode
from typing import Final
from urllib.parse import urlsplit

try:
    from cryptography.hazmat.primitives.asymmetric import ec
    from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
    from cryptography.hazmat.primitives.ciphers.aead import AESGCM
    from cryptography.hazmat.primitives.hashes import SHA256
    from cryptography.hazmat.primitives.kdf.hkdf import HKDF
    from cryptography.hazmat.primitives.serialization import (
        Encoding,
        NoEncryption,
        PrivateFormat,
        PublicFormat,
        load_pem_private_key,
    )

    CURVE = ec.SECP256R1()
    CAN_PUSH = True
except ImportError:
    # An extra: the settings refuse push notices without it.
    CAN_PUSH = False

RECORD_SIZE: Final = 4096
SIGNED_SECONDS: Final = 12 * 3_600
KEPT_SECONDS: Final = 24 * 3_600
"""How long a push service keeps a message for a browser that is away."""


def encoded(data: bytes) -> str:
    """Bytes as the text that keys and signatures are written in."""
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def decoded(text: str) -> bytes:
    """The bytes that such a text stands for; ValueError if it stands for none."""
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def new_key() -> str:
    """A key for this server, as text to be kept."""
    made = ec.generate_private_key(CURVE)
    return made.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption()).decode()


def private_key(text: str) -> ec.EllipticCurvePrivateKey:
    """The key that a text holds."""
    key = load_pem_private_key(text.encode(), None)
    assert isinstance(key, ec.EllipticCurvePrivateKey)
    return key


def point(key: ec.EllipticCurvePrivateKey) -> bytes:
    """The public half of a key, as browsers want it."""
    return key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def public_key(text: str) -> str:
    """The text with which a browser subscribes to this server."""
    return encoded(point(private_key(text)))


def reader_key(text: str) -> ec.EllipticCurvePublicKey:
    """The key of a browser; ValueError if it is none, or nothing could be sealed with it."""
    if not CAN_PUSH:
        raise ValueError("this host sends no push notices")
    return ec.EllipticCurvePublicKey.from_encoded_point(CURVE, decoded(text))


def derived(secret: bytes, salt: bytes, info: bytes, size: int) -> bytes:
    """Bytes that follow from a secret."""
    return HKDF(SHA256(), size, salt, info).derive(secret)


def sealed(content: bytes, reader: str, auth: str) -> bytes:
    """A message that only the browser with these keys can open."""
    theirs, ours = reader_key(reader), ec.generate_private_key(CURVE)
    salt, sender = os.urandom(16), point(ours)
    info = b"WebPush: info\0" + decoded(reader) + sender
    secret = derived(ours.exchange(ec.ECDH(), theirs), decoded(auth), info, 32)
    key = derived(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = derived(secret, salt, b"Content-Encoding: nonce\0", 12)
    head = salt + RECORD_SIZE.to_bytes(4, "big") + bytes([len(sender)]) + sender
    return head + AESGCM(key).encrypt(nonce, content + b"\x02", None)


def signature(key_text: str, endpoint: str, contact: str) -> str:
    """Says to a push service who sends, and whom to ask if something is wrong."""
    key, place = private_key(key_text), urlsplit(endpoint)
    claims = {
        "aud": f"{place.scheme}://{place.netloc}",
        "exp": int(time.time()) + SIGNED_SECONDS,
        "sub": contact,
    }
    parts = [
        encoded(json.dumps(part).encode()) for part in ({"typ": "JWT", "alg": "ES256"}, claims)
    ]
    one, other = decode_dss_signature(key.sign(".".join(parts).encode(), ec.ECDSA(SHA256())))
    signed = encoded(one.to_bytes(32, "big") + other.to_bytes(32, "big"))
    return f"vapid t={'.'.join([*parts, signed])}, k={encoded(point(key))}"


def headers(key_text: str, endpoint: str, contact: str) -> dict[str, str]:
    """The head of a request to a push service."""
    return {
        "Authorization": signature(key_text, endpoint, contact),
        "Content-Encoding": "aes128gcm",
        "Content-Type": "application/octet-stream",
        "TTL": str(KEPT_SECONDS),
        "Urgency": "normal",
    }
