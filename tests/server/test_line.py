"""Is the short way out the same as the library's?"""

from __future__ import annotations

import pytest
from websockets.frames import Frame, Opcode

from opendust.server.line import framed


@pytest.mark.parametrize("length", [0, 1, 125, 126, 65_535, 65_536, 70_000])
def test_a_frame_is_what_the_library_would_write(length: int) -> None:
    text = b"x" * length
    assert framed(text) == Frame(Opcode.TEXT, text).serialize(mask=False)
