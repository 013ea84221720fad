"""Is an address for notices one address, and nothing that a mail server would read as more?"""

from __future__ import annotations

import pytest
from pydantic import ValidationError

from opendust.server.notices.desk import NoticeRequest


@pytest.mark.parametrize("email", ["anna@example.org", "anna.b+dust@mail.example.org"])
def test_a_plain_address_is_taken(email: str) -> None:
    assert NoticeRequest(email=email).email == email


@pytest.mark.parametrize(
    "email",
    [
        "anna@example.org,eve@example.org",
        "anna@example.org;eve@example.org",
        "anna@example.org eve@example.org",
        "anna@example.org\nBcc: eve@example.org",
        "anna@example.org\r\n",
        "Anna <anna@example.org>",
        "anna@example.org\0",
        "anna@eve@example.org",
        "anna,eve@example.org",
    ],
)
def test_two_recipients_are_no_address(email: str) -> None:
    with pytest.raises(ValidationError):
        NoticeRequest(email=email)
