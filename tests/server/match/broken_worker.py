"""A bot worker that breaks in every way: it dies, talks nonsense, cheats, and sleeps."""

from __future__ import annotations

import json
import os
import sys
import time


def main() -> None:
    print(json.dumps({"ready": True}), flush=True)
    for line in sys.stdin:
        key = int(json.loads(line)["key"], 16) % 4
        if key == 0:
            os.abort()
        if key == 1:
            print("nonsense", flush=True)
        if key == 2:
            print(json.dumps({"action": "conquer the world"}), flush=True)
        if key == 3:
            time.sleep(3600)


if __name__ == "__main__":
    main()
