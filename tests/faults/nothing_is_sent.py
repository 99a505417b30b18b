#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""A desktop that opens no table and joins none: nothing_is_sent.py PROGRAM CLI NOTED_SOCKETS

It plays a whole match off screen and is ended, and every socket that it makes is of this computer: to
the display and the bus. So that one to elsewhere would be seen, the command line opens a door under
the same watch."""
import json
import os
import pathlib
import signal
import socket
import subprocess
import sys
import tempfile
import time

from own_window import Home
from saved_steps import events_of_last_deal

DEALS, PATIENCE = 2, 120  # of the match; seconds
RULES = '{"format": "spades-rules/1", "name": "short", "base": "standard", ' \
    f'"rules": {{"win_deals": {DEALS}}}}}'
SETTINGS = "[play]\nceremony=false\nnextDeal=1\npace=0\n[table]\nmotion=false\ntrickPause=0\n" \
    "speed=3\n[seats]\n" + "".join(f"{seat}\\player=simple\n" for seat in range(8))
OURS = {socket.AF_UNIX}
if hasattr(socket, "AF_NETLINK"):
    OURS.add(socket.AF_NETLINK)  # the kernel's own news: which devices there are


def families(noted):
    return {int(line) for line in noted.read_text().split()} if noted.exists() else set()


def of_a_match(program, watch, noted):
    """The families of all sockets of a window that plays a match; None where it did not end."""
    home = Home()
    home.settings.write_text(SETTINGS)
    (home.data / "tables/last-table.spades-rules.json").write_text(RULES)
    window = home.start(program, LD_PRELOAD=watch, SOCKETS_NOTED=str(noted))
    try:
        begun = time.monotonic()
        while not over(home):
            if time.monotonic() - begun > PATIENCE:
                return None
            time.sleep(0.1)
        window.send_signal(signal.SIGTERM)
        window.communicate(timeout=PATIENCE)
    finally:
        window.kill()
        window.communicate()
    return families(noted)


def over(home):
    """All deals are in the match, and the last one is played or claimed to its end."""
    try:
        match = json.loads(home.match.read_bytes())
        events = events_of_last_deal(home.match, match) if match["deals"] else []
    except (OSError, ValueError):
        return False  # it is being written
    last = events[-1] if events else {}
    return len(match["deals"]) >= DEALS and (len(events) >= 52 or "claim" in last)


def of_a_door(cli, watch, noted, folder):
    """The same of a host that opens a door."""
    host = subprocess.Popen([cli, "host", "--json", "--port", "0", "--address", "127.0.0.1",
                             "--state", str(folder / "house")], stdout=subprocess.PIPE, text=True,
                            env={**os.environ, "LD_PRELOAD": watch, "SOCKETS_NOTED": str(noted)})
    try:
        for line in host.stdout:
            if json.loads(line)["event"] == "open":
                break
        host.send_signal(signal.SIGTERM)
        host.communicate(timeout=PATIENCE)
    finally:
        host.kill()
        host.communicate()
    return families(noted)


def main(program, cli, watch):
    watch = str(pathlib.Path(watch).resolve())
    with tempfile.TemporaryDirectory() as place:
        folder = pathlib.Path(place)
        door = of_a_door(cli, watch, folder / "door", folder)
        if socket.AF_INET not in door:
            return "the socket of a door is not seen, so nothing would be"
        match = of_a_match(program, watch, folder / "match")
    if match is None:
        return "the match did not end"
    if match - OURS:
        return f"sockets of families {sorted(match - OURS)}, though nobody opened a table"
    print(f"families of sockets: {sorted(match)}; with a door {sorted(door)}")
    return 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
