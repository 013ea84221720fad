"""How does an error read? As the sentence that a player would read, not as a message's name."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from opendust.kernel.refusal import BadText
from opendust.words.faults import fault_line


@contextmanager
def faults_in_words() -> Iterator[None]:
    """A text or a name that cannot be read says why, one sentence for each fault."""
    try:
        yield
    except BadText as bad:
        bad.args = ("\n".join([fault_line(fault) for fault in bad.faults]),)
        raise
