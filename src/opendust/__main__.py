"""`python -m opendust`: the command without an installed script."""

import sys

from opendust.cli.main import main

sys.exit(main())
