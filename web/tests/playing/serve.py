"""How does a browser test know its dice? The same settings roll the same ones in every run.

So a test is red always or never, whatever luck would have brought it. Nothing else differs from
`opendust serve`. `OPENDUST_DICE=words` rolls others, to see that no test needs certain ones.
"""

from __future__ import annotations

import os
import sys
from hashlib import blake2b

from opendust.cli.main import main
from opendust.kernel.play.dice import SEED_BYTES
from opendust.server.hall import hall
from opendust.server.match.terms import Terms

secret_seed = hall.new_seed


def known_seed(terms: Terms) -> bytes:
    """The seed of every match with these settings; a lesson brings its own."""
    if terms.lesson is not None:
        return secret_seed(terms)
    words = terms.model_dump_json() + os.environ.get("OPENDUST_DICE", "")
    return blake2b(words.encode(), digest_size=SEED_BYTES).digest()


hall.new_seed = known_seed
sys.exit(main(["serve", *sys.argv[1:]]))
