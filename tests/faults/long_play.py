#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""A window that plays one match by itself, under watch: long_play.py PROGRAM [MINUTES [EVERY]]

At the highest speed there is, off screen. Each EVERY seconds a line: minutes, deals, memory held and
of that what is the program's own, at rest and at most meanwhile, descriptors, threads, processor time a
deal. At the end what grew at rest since the first hundred deals is told for each hundred; it is wrong
where descriptors or threads did, or memory by more than MOST. After each deal the whole match is filed:
what that takes for a moment is wrong beyond FILING of what the match itself has come to."""
import os
import pathlib
import signal
import subprocess
import sys
import time

from own_window import Home, progress

FIRST = 100  # deals until everything that is drawn was drawn once
MOST = 6.0  # MB for each hundred deals: what the record itself and its sheets take
LOOKS = 0.1  # seconds between two looks at the memory
FILING = 1.0  # times what the match has come to, and
BESIDE = 8  # MB of pictures that are drawn, and of the index
SPARE = 3  # descriptors and threads that come and go with a write to the disk
SETTINGS = "[play]\nceremony=false\nnextDeal=1\npace=0\n[table]\nmotion=false\ntrickPause=0\n" \
    "speed=3\n[seats]\n" + "".join(f"{seat}\\player=simple\n" for seat in range(8))
RULES = '{"format": "spades-rules/1", "name": "long", "base": "standard", ' \
    '"rules": {"win_target": 0, "win_floor": 0, "win_minutes": 600}}'


def status_of(process):
    """What the system knows of it: numbers by name, kB."""
    found = {}
    for line in pathlib.Path(f"/proc/{process}/status").read_text().splitlines():
        name, _, value = line.partition(":")
        if name in ("VmRSS", "RssAnon", "Threads"):
            found[name] = int(value.split()[0])
    found["files"] = len(os.listdir(f"/proc/{process}/fd"))
    times = pathlib.Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    found["cpu"] = (int(times[11]) + int(times[12])) / os.sysconf("SC_CLK_TCK")
    return found


def watched(window, every):
    """What the system knows of it in so many seconds: each number at its least, "most" memory of its own
    and the processor's time so far."""
    found, until = {}, time.monotonic() + every
    while time.monotonic() < until:
        time.sleep(LOOKS)
        if window.poll() is not None:
            sys.exit(f"the window ended by itself: {window.stdout.read().decode()}")
        now = status_of(window.pid)
        most = max(found.get("most", 0), now["RssAnon"])
        found = {name: min(found.get(name, value), value) for name, value in now.items()}
        found.update(most=most, cpu=now["cpu"])
    return found


def watch(window, home, minutes, every):
    """(deals, status) of each moment."""
    begun, rows = time.monotonic(), []
    while time.monotonic() - begun < 60 * minutes:
        now = watched(window, every)
        deals = (progress(home.match) or (0, 0))[0]
        if rows and deals < rows[-1][0]:
            break  # the match is over
        rows.append((deals, now))
        print(f"{(time.monotonic() - begun) / 60:5.1f} min {deals:4d} deals {now['VmRSS'] / 1024:6.1f} MB "
              f"{now['RssAnon'] / 1024:6.1f} own {now['most'] / 1024:6.1f} at most {now['files']:3d} files "
              f"{now['Threads']:2d} threads {now['cpu'] / max(1, deals):.2f} s a deal", flush=True)
    return rows


def ends(window):
    window.send_signal(signal.SIGTERM)
    try:
        window.communicate(timeout=30)
    except subprocess.TimeoutExpired:
        window.kill()
        window.communicate()
        sys.exit("it does not end when it is asked to")


def main(program, minutes=60, every=15):
    home = Home()
    home.settings.write_text(SETTINGS)
    (home.data / "tables/last-table.spades-rules.json").write_text(RULES)
    window = home.start(program)
    try:
        rows = watch(window, home, float(minutes), float(every))
        if window.poll() is None:
            ends(window)
    finally:
        window.kill()
        window.communicate()
    later = [row for row in rows if row[0] >= FIRST]
    if len(later) < 2 or later[-1][0] == later[0][0]:
        sys.exit("too short to tell")
    (before, first), (after, last) = later[0], later[-1]
    a_hundred = (last["RssAnon"] - first["RssAnon"]) / 1024 / (after - before) * 100
    print(f"from deal {before} to {after}: {a_hundred:+.2f} MB for each hundred deals, files "
          f"{first['files']} to {last['files']}, threads {first['Threads']} to {last['Threads']}")
    filing = max((row["most"] - row["RssAnon"]) / 1024 - BESIDE
                 - FILING * (row["RssAnon"] - first["RssAnon"]) / 1024 for _, row in later)
    print(f"while a match is filed: {filing:+.1f} MB beyond what it may take")
    if filing > 0:
        sys.exit("filing a match takes too much")
    if a_hundred > MOST or last["files"] > first["files"] + SPARE or \
            last["Threads"] > first["Threads"] + SPARE:
        sys.exit("it grows")


main(*sys.argv[1:])
