"""Does the work of every reader of texts grow with the text alone, whatever it looks like?

Each reader gets hostile texts of some length and of four times that length, in a process of its
own. The processor time that the longer one takes is compared: four times as much is in proportion,
sixteen times is a square, and eight times is allowed, since a busy machine may take twice as long
for the same. What is too quick to be measured is no danger. A measurement that other work disturbed
is made again; one that is slow by itself stays slow.
"""

from __future__ import annotations

import json
import subprocess
import sys

import pytest

SECONDS = 300
"""Of processor time for all texts of a reader: only what would never end is ended."""
MOST_GROWTH = 8.0
ATTEMPTS = 12

READERS = {
    "board": "from opendust.dust.texts.board import read_board_text as read",
    "small board": "from opendust.dust.setup import small_spec\n"
    "from opendust.dust.board.small_board import read_small_board\n"
    "read = lambda text, source: read_small_board(small_spec(text), source)",
    "deck": "from opendust.dust.deck import parse_deck as read",
    "edition": "from opendust.dust.edition import VARIANTS\nread = VARIANTS.parse",
    "profile": "from opendust.tactics.profile import VARIANTS\nread = VARIANTS.parse",
    "scenario": "from opendust.tactics.texts.scenario import parse_scenario as read",
    "army": "from opendust.tactics.texts.army import parse_army as read",
    "cards": "from opendust.tactics.texts.cards import recorded_cards\n"
    "read = lambda text, source: recorded_cards(text, '')",
    "case": "from opendust.kernel.cases.case import parse_case as read",
    "record": "from opendust.kernel.text.record import read_record as read",
    "notation": "from opendust.kernel.contract import Setup\n"
    "from opendust.kernel.text.notation import parse_action\n"
    "from opendust.registry import GAMES\n"
    "state = GAMES['dust'].new_game(Setup(('a', 'b')))\n"
    "read = lambda text, source: parse_action(GAMES['dust'], state, text, source)",
    "odds of DUST": "from opendust.odds.dust.words import read_battle\n"
    "read = lambda text, source: read_battle(text)",
    "odds of Dust Tactics": "from opendust.odds.tactics.field import units_in\n"
    "read = lambda text, source: units_in(text)",
    "position": "from opendust.analysis.study.position import read_position as read",
    "study": "from opendust.analysis.study.study import read_study as read",
}
TEXTS = {
    "blanks": "' ' * n",
    "dots": "'a.' * (n // 2) + 'a = 1'",
    "brackets": "'[' * n",
    "nested": "'a = ' + '[' * (n // 2) + ']' * (n // 2)",
    "unknown keys": "''.join(f'k{i} = {i}\\n' for i in range(n // 12))",
    "known words": "'attack ' + 'gaul ' * (n // 5)",
    "numbers": "'attack ' + '9' * n",
    "digits": "'a = ' + '9' * n",
    "sixteens": "'[a]\\nhp = 0x' + 'f' * n",
    "hyphens": "'land: a\\nlinks: ' + '-' * n",
    "many areas": "'land: ' + ' '.join(f'a{i}' for i in range(n // 6))",
    "links": "'land: a b\\nlinks: ' + ' '.join('a-b' for i in range(n // 4))",
    "quotes": "'cards = [' + '\"x\",' * (n // 4) + ']'",
    "open quote": "'a = \"' + 'x' * n",
    "inline dots": "'x = {' + 'a.' * (n // 2) + 'a = 1}'",
    "tables": "''.join(f'[t{i}]\\nx = 1\\n' for i in range(n // 14))",
    "arrays of tables": "'[[unit]]\\nid = \"x\"\\n' * (n // 18)",
    "equals": "'=' * n",
    "lines": "'x\\n' * (n // 2)",
    "armies": "'1 tank ' * (n // 7) + 'vs' + ' 1 mech' * (n // 7)",
    "letters": "'opendust1:dust:' + 'A' * n",
    "moves": "'{`moves`: ['.replace('`', chr(34)) + '[0,0,0],' * (n // 8) + '[1e999,0,0]]}'",
}
MEASURE = """
import json, resource, time
resource.setrlimit(resource.RLIMIT_CPU, (SECONDS, SECONDS))
from opendust.kernel.refusal import BadText
READER

def seconds(text):
    began = time.process_time()
    try:
        read(text, "hostile")
    except BadText:
        pass
    return time.process_time() - began

def growth(made):
    least = {}
    for attempt in range(ATTEMPTS):
        for n in (25_000, 100_000):
            least[n] = min(least.get(n, 1e9), seconds(made(n)))
        short, long = least[25_000], least[100_000]
        if long < 0.05 or long / short <= MOST_GROWTH:
            return 0.0
    return long / short

print(json.dumps({name: growth(eval("lambda n: " + text)) for name, text in TEXTS.items()}))
"""


@pytest.mark.parametrize("reader", READERS)
def test_the_work_grows_with_the_text_alone(reader: str) -> None:
    script = MEASURE
    for name, value in {
        "SECONDS": SECONDS, "ATTEMPTS": ATTEMPTS, "MOST_GROWTH": MOST_GROWTH,
        "READER": READERS[reader], "TEXTS": TEXTS,
    }.items():  # fmt: skip
        script = script.replace(name, str(value))
    ended = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True)
    assert ended.returncode == 0, ended.stderr[-2000:]
    steep = {name: growth for name, growth in json.loads(ended.stdout).items() if growth}
    assert steep == {}
