"""How does a process keep a file to itself? By a lock that the system drops when it ends."""

from __future__ import annotations

import os
import sys

if sys.platform == "win32":
    import msvcrt

    # Windows lets nobody read a locked byte, so the lock lies far behind every byte there is.
    FAR = 1 << 30

    def claim(descriptor: int) -> bool:
        """Whether this process has the open file for itself now; False if another one has it."""
        here = os.lseek(descriptor, 0, os.SEEK_CUR)
        os.lseek(descriptor, FAR, os.SEEK_SET)
        try:
            msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        finally:
            os.lseek(descriptor, here, os.SEEK_SET)
        return True

else:
    import fcntl

    def claim(descriptor: int) -> bool:
        """Whether this process has the open file for itself now; False if another one has it."""
        try:
            fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        return True
