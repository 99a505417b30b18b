#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Windows that are still open at the end of the program, while a slow disk keeps what they save:
slow_disk.py OPEN_WAYS SLOW_DISK

The program ends in order, and what a score keeper was to save is whole on the disk."""
import json
import pathlib
import subprocess
import sys

from own_window import Home

DEALS = 60


def evening():
    """An evening that was entered, as long as writing it takes a moment."""
    deals = [{"dealer": n % 4, "bids": ["3"] * 4, "tricks": [4, 3, 3, 3]} for n in range(DEALS)]
    rules = {"base": "standard", "rules": {"win_target": 0, "win_floor": 0, "win_minutes": 600}}
    return {"format": "spades-match/1", "rules": rules,
            "players": [{"name": name} for name in ("Ada", "Bo", "Cy", "Dot")], "deals": deals}


def main(opener, library):
    home = Home()
    file = home.path / "evening.spades.json"
    file.write_text(json.dumps(evening()))
    slow = home.environment(LD_PRELOAD=library, SLOW_PLACE="score-keeper")
    done = subprocess.run([opener, "keeper", str(file)], env=slow, cwd=home.path,
                          capture_output=True, timeout=120, check=False)
    if done.returncode:
        sys.exit(f"it ended with {done.returncode}: {done.stderr[-300:]!r}")
    saved = home.data / "score-keeper/match.spades.json"
    if not saved.exists() or len(json.loads(saved.read_bytes())["deals"]) != DEALS:
        sys.exit("the match in the score keeper was not kept")


main(*[str(pathlib.Path(word).resolve()) for word in sys.argv[1:]])
