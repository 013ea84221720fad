"""Does every reader of texts end soon, whatever the text looks like?

Each reader gets a hostile text in a process of its own that may use so much processor time and no
more: a reader whose work grows faster than its text does not come back, however fast the machine.
"""

from __future__ import annotations

import subprocess
import sys

import pytest

SECONDS = 20
"""Of processor time. The work below takes well under a second when it grows with the text."""

READERS = {
    "board": "from opendust.dust.texts.board import read_board_text as read",
    "small board": "from opendust.dust.setup import small_spec\n"
    "from opendust.dust.board.small_board import read_small_board\n"
    "read = lambda text, source: read_small_board(small_spec(text), source)",
    "deck": "from opendust.dust.deck import parse_deck as read",
    "edition": "from opendust.dust.edition import VARIANTS\nread = VARIANTS.parse",
    "scenario": "from opendust.tactics.texts.scenario import parse_scenario as read",
    "army": "from opendust.tactics.texts.army import parse_army as read",
    "cards": "from opendust.tactics.texts.cards import recorded_cards\n"
    "read = lambda text, source: recorded_cards(text, '')",
    "case": "from opendust.kernel.cases.case import parse_case as read",
    "record": "from opendust.kernel.text.record import read_record as read",
}
TEXTS = {
    "blanks": "' ' * 200_000",
    "dots": "'a.' * 100_000 + 'a = 1'",
    "brackets": "'[' * 100_000",
    "nested": "'a = ' + '[' * 50_000 + ']' * 50_000",
    "unknown keys": "''.join(f'k{n} = {n}\\n' for n in range(4_000))",
    "hyphens": "'land: a\\nlinks: ' + '-' * 100_000",
    "many areas": "'land: ' + ' '.join(f'a{n}' for n in range(5_000))",
    "quotes": "'cards = [' + '\"x\",' * 30_000 + ']'",
    "inline dots": "'x = {' + 'a.' * 50_000 + 'a = 1}'",
    "tables": "''.join(f'[t{n}]\\nx = 1\\n' for n in range(4_000))",
    "equals": "'=' * 200_000",
}


@pytest.mark.parametrize("text", TEXTS)
@pytest.mark.parametrize("reader", READERS)
def test_a_hostile_text_is_refused_soon(reader: str, text: str) -> None:
    script = f"""
import resource
resource.setrlimit(resource.RLIMIT_CPU, ({SECONDS}, {SECONDS}))
from opendust.kernel.refusal import BadText
{READERS[reader]}
try:
    read({TEXTS[text]}, "hostile")
except BadText as bad:
    print("refused", len(bad.faults))
else:
    print("read")
"""
    ended = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True)
    assert ended.returncode == 0, ended.stderr[-2000:]
    assert ended.stdout.startswith(("refused", "read"))
