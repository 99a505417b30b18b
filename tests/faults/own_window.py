# SPDX-License-Identifier: GPL-3.0-or-later
"""A window that plays by itself, off screen, in a home of its own."""
import json
import os
import pathlib
import select
import shutil
import subprocess
import tempfile
import threading
import time

from saved_steps import events_of_last_deal

SETTINGS = "[play]\nceremony=false\nnextDeal=1\npace=15\n[table]\nmotion=false\ntrickPause=0\n" \
    "[seats]\n" + "".join(f"{seat}\\player=simple\n" for seat in range(8))

# What SECURITY.md promises of a window that is asked to end, in seconds; and the patience with one that
# takes longer.
ENDS = 1.0
# What its other threads, one of which ends a window that stands, may wait for a processor that others have:
# the system no longer says it of threads that are gone.
OTHERS_WAIT = 0.5
PATIENCE = 20

# A match that does not end before the test does.
RULES = '{"format": "spades-rules/1", "name": "long", "base": "standard", ' \
    '"rules": {"win_target": 5000, "win_floor": 0}}'


class Home:
    """A folder for everything that the program keeps."""

    def __init__(self):
        self._folder = tempfile.TemporaryDirectory(prefix="sandbag-home-")
        self.path = pathlib.Path(self._folder.name)
        self.settings = self.path / ".config/sandbag/sandbag.conf"
        self.data = self.path / ".local/share/sandbag"
        self.match = self.data / "match.spades.json"
        self.settings.parent.mkdir(parents=True)
        self.settings.write_text(SETTINGS)
        self.forget()

    def forget(self):
        """No match, and rules for the next."""
        shutil.rmtree(self.data, ignore_errors=True)
        (self.data / "tables").mkdir(parents=True)
        (self.data / "tables/last-table.spades-rules.json").write_text(RULES)

    def environment(self, **changes):
        keep = {name: value for name, value in os.environ.items()
                if not name.startswith("XDG_") and name not in ("DISPLAY", "WAYLAND_DISPLAY")}
        keep.update(HOME=str(self.path), XDG_RUNTIME_DIR=str(self.path), LC_ALL="C.UTF-8",
                    QT_QPA_PLATFORM="offscreen")
        keep.update(changes)
        return keep

    def start(self, program, **changes):
        program = str(pathlib.Path(program).resolve())  # from the folder where the test is
        return subprocess.Popen([program], env=self.environment(**changes), cwd=self.path,
                                stdout=subprocess.PIPE, stderr=subprocess.STDOUT)


def progress(file):
    """(deals, events of the last) of a match file; None where it cannot be read."""
    try:
        match = json.loads(file.read_bytes())
        deals = match["deals"]
    except (OSError, ValueError, KeyError, RecursionError):
        return None
    if not deals:
        return 0, 0
    return len(deals), len(events_of_last_deal(file, match))


def delay_of(process, thread):
    """For how long that thread wanted a processor that others had, in seconds."""
    waited = pathlib.Path(f"/proc/{process}/task/{thread}/schedstat")
    try:
        return int(waited.read_text().split()[1]) / 1e9
    except (OSError, IndexError):  # of a kernel that does not count it
        return 0.0


def time_to_end(window):
    """Of one that was asked a moment ago, in seconds, without those in which a machine that does other
    things gave no processor to its main thread, or to us; None where it does not end."""
    begun, before = time.monotonic(), delay_of(window.pid, window.pid)
    us = os.getpid(), threading.get_native_id()
    ours = delay_of(*us)
    descriptor = os.pidfd_open(window.pid)
    try:
        if not select.select([descriptor], [], [], PATIENCE)[0]:
            return None
    finally:
        os.close(descriptor)
    took = time.monotonic() - begun
    # It has not been collected, and leaves what it waited.
    return took - (delay_of(window.pid, window.pid) - before) - (delay_of(*us) - ours)


def late(window):
    """A complaint about one that was asked to end, or nothing."""
    took = time_to_end(window)
    if took is None:
        return "the window does not end when it is asked to"
    return f"the window ends after {took:.2f} s" if took > ENDS + OTHERS_WAIT else None
