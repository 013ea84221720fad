"""Where do the user's matches lie? By itself: whoever plays in the terminal needs no server."""

from __future__ import annotations

import os
import sys
from pathlib import Path


def data_folder() -> Path:
    """The folder for the user's data."""
    given = os.environ.get("XDG_DATA_HOME")
    if sys.platform == "win32":
        given = given or os.environ.get("LOCALAPPDATA")
    return Path(given) if given else Path.home() / ".local" / "share"
