"""How is a mail sent, and to whom? Only who opens the link of a first mail gets any further."""

from __future__ import annotations

import hmac
import smtplib
from email.message import EmailMessage
from hashlib import sha256
from typing import Final
from urllib.parse import parse_qs, unquote, urlsplit

from opendust.server.notices.outside import SECONDS

UNCONFIRMED: Final = "unconfirmed "
"""What stands before an address in the database until its owner has answered."""


def is_confirmed(kept: str) -> bool:
    """Whether mails may go to an address as it is kept."""
    return bool(kept) and not kept.startswith(UNCONFIRMED)


def confirmation(key: str, match: str, seat: int, address: str) -> str:
    """The code that only somebody who reads the mails of an address can know."""
    return hmac.new(key.encode(), f"{match} {seat} {address}".encode(), sha256).hexdigest()[:32]


def send_mail(smtp_url: str, receiver: str, subject: str, content: str) -> None:
    """A short mail by the host's mail server."""
    place = urlsplit(smtp_url)
    message = EmailMessage()
    message["Subject"] = subject
    message["From"] = parse_qs(place.query).get("from", ["opendust@localhost"])[0]
    message["To"] = receiver
    message.set_content(content)
    make = smtplib.SMTP_SSL if place.scheme == "smtps" else smtplib.SMTP
    with make(place.hostname or "localhost", place.port or 25, timeout=SECONDS) as server:
        if place.username:
            if place.scheme != "smtps":
                server.starttls()
            server.login(unquote(place.username), unquote(place.password or ""))
        server.send_message(message)
