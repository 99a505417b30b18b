#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Kills a window that plays by itself at random moments: kill_window.py PROGRAM CLI [KILLS [SEED]]

After every kill a whole match lies there, no older than any that was seen there before, and the
next start goes on with it."""
import collections
import random
import subprocess
import sys
import time

from own_window import Home, progress

KEPT = ["match.spades.json", "match.spades.json.new", "match.spades.json.bak"]
LATEST = 1.0  # seconds until a kill that comes while the window starts
WHILE_PLAYING = 0.4  # ... and until one that comes after it has saved
PATIENCE = 30


def newest(home):
    """How far the save is with which the next start goes on. One that was killed before it took its
    place is of the card being played."""
    return progress(home.match) or max(filter(None, (progress(home.data / name) for name in KEPT)),
                                       default=None)


def whole(cli, file):
    return subprocess.run([cli, "score", str(file)], stdout=subprocess.DEVNULL,
                          stderr=subprocess.DEVNULL, check=False).returncode == 0


def watch(window, home, moment):
    """The furthest save that was seen while the window lived for so long."""
    seen = None
    end = time.monotonic() + moment
    while time.monotonic() < end:
        now = progress(home.match)
        seen = max(filter(None, [seen, now]), default=None)
        if window.poll() is not None:
            sys.exit(f"the window ended by itself: {window.stdout.read().decode()}")
        time.sleep(0.01)
    return seen


def wait_for_save(window, home):
    """Until it has saved something since its start."""
    start = progress(home.match)
    end = time.monotonic() + PATIENCE
    while progress(home.match) == start:
        if window.poll() is not None or time.monotonic() > end:
            sys.exit("the window does not go on")
        time.sleep(0.01)


def main(program, cli, kills=20, seed=1):
    dice = random.Random(int(seed))
    home = Home()
    before = None
    counts = collections.Counter()
    for kill in range(int(kills)):
        window = home.start(program)
        try:
            if dice.random() < 0.3:
                seen = watch(window, home, dice.uniform(0, LATEST))
            else:
                wait_for_save(window, home)
                seen = watch(window, home, dice.uniform(0, WHILE_PLAYING))
        finally:
            window.kill()
            window.communicate()
        now = newest(home)
        furthest = max(filter(None, [before, seen]), default=None)
        if furthest and (now is None or now < furthest):
            sys.exit(f"kill {kill}: {furthest} was saved, {now} is left")
        if now and not any(whole(cli, home.data / name) for name in KEPT):
            sys.exit(f"kill {kill}: no save can be read")
        if list(home.data.glob("*.damaged*")):
            sys.exit(f"kill {kill}: a save was taken for damaged")
        counts["started"] += seen is not None
        counts["went on"] += bool(before and now and now > before)
        before = now
        if now and now[0] > 30:  # long enough: a new match
            home.forget()
            before = None
    print(f"{kills} kills, {counts['started']} of them while it played, "
          f"{counts['went on']} times it had gone on; nothing lost")
    if not counts["went on"]:
        sys.exit("it never went on: too slow to be killed in time")


main(*sys.argv[1:])
