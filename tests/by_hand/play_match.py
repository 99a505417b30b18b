#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Plays a whole match in the real window, on an X display of its own, and leaves pictures of it:

    tests/by_hand/play_match.py PROGRAM CLI mouse|keys FOLDER [WIDTHxHEIGHT [GAME]]
    tests/by_hand/play_match.py build/ci/tests/tst_touch CLI touch FOLDER [WIDTHxHEIGHT]

GAME is a named game: "standard", or "short" for half a match. SANDBAG_FONT=15 sets a desktop's font
of that many points, as Plasma's settings do: an environment alone would scale the whole window.

The window gets nothing but what a mouse or a keyboard sends. What is to be clicked is found as a
person finds it: a chip in the arc, a card by trying, from the left, until one is played. It needs
Xvfb, xdotool and ImageMagick's import, and a window manager (openbox) where there is one."""
import json
import os
import pathlib
import shutil
import subprocess
import sys
import time

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1] / "faults"))
from own_window import Home, progress  # noqa: E402

SETTINGS = "[play]\nceremony=false\npace=120\n[table]\nspeed=2\ntrickPause=300\n" \
    "[seats]\n" + "".join(f"{seat}\\player={player}\n" for seat, player in
                          enumerate(["human"] + 7 * ["level:2"]))
# A blind nil asks for cards, which are chosen in other places.
RULES = '{"format": "spades-rules/1", "name": "by hand", "base": "%s", ' \
    '"rules": {"blind_nil_allowed": false}}'
PATIENCE = 40  # seconds in which something has to happen
MOST = 1500  # seconds of a match
TITLE = 24  # pixels of the window manager


class Display:
    """An X server of its own, of a number that nobody else has."""

    def __init__(self, size):
        read, write = os.pipe()
        chosen = os.environ.get("SANDBAG_DISPLAY")
        self._parts = [subprocess.Popen(
            ["Xvfb", *([f":{chosen}"] if chosen else []), "-displayfd", str(write), "-screen", "0", f"{size}x24",
             "-nolisten", "tcp"], pass_fds=[write], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)]
        os.close(write)
        self.number = int(os.read(read, 16))  # it may write once more: the pipe stays open
        self.name = f":{self.number}"
        time.sleep(1)
        if shutil.which("openbox"):
            self._parts.append(subprocess.Popen(
                ["openbox"], env=dict(os.environ, DISPLAY=self.name),
                stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL))
            time.sleep(2)  # a window that comes while it starts is shown by nobody

    def close(self):
        for part in reversed(self._parts):
            part.terminate()
            part.wait()

    def do(self, *words):
        return subprocess.run(["xdotool", *words], env=dict(os.environ, DISPLAY=self.name),
                              capture_output=True, text=True, check=False).stdout.split()

    def grab(self, file):
        subprocess.run(["import", "-display", self.name, "-window", "root", str(file)],
                       check=True)


def ended(cli, file):
    said = subprocess.run([cli, "score", str(file)], capture_output=True, text=True, check=False)
    return "Winner:" in said.stdout


class Keys:
    """A bid by Enter (the chip that has the ring), cards by Home or End and Enter."""

    def __init__(self, display, *_):
        self._do = display.do
        self._turn = 0

    def act(self, _):
        self._turn += 1
        self._do("key", "Home" if self._turn % 3 else "End")
        self._do("key", "Return")

    def look_away(self):
        """Nothing lies under a keyboard."""


class Mouse:
    """Clicks where chips, cards and buttons are."""

    def __init__(self, display, width, height):
        self._do = display.do
        # Cards from left to right, chips of two to four, what goes on.
        result = [(x, y / 100) for y in range(70, 90, 2) for x in (0.58, 0.56, 0.545, 0.53)]
        # Next to a wide scorecard, which a click may have opened, it is further to the left.
        beside = [(x, y / 100) for y in range(64, 84, 2) for x in (0.49, 0.455)]
        chips = [(0.24 + 0.03 * i, 0.605) for i in range(5)]
        cards = [(0.13 + 0.03 * i, 0.86) for i in range(24)]
        self._rounds = [[(x * width, y * height) for x, y in group]
                        for group in (cards, chips, result, beside)]

    def act(self, idle):
        for x, y in self._rounds[(0, 0, 1, 2, 0, 1, 2, 3)[idle % 8]]:
            self._do("mousemove", str(round(x)), str(round(y)), "click", "1")

    def look_away(self):
        self._do("mousemove", "5", "5")


def desktop(home):
    """The settings of a desktop whose font has SANDBAG_FONT points; nothing where that is not set."""
    points = os.environ.get("SANDBAG_FONT")
    if not points:
        return {}
    font = f"=DejaVu Sans,{points},-1,5,50,0,0,0,0,0\n"
    (home.settings.parents[1] / "kdeglobals").write_text(
        "[General]\n" + "".join(name + font for name in ("font", "menuFont", "toolBarFont")))
    return {"XDG_CURRENT_DESKTOP": "KDE", "KDE_FULL_SESSION": "true", "KDE_SESSION_VERSION": "5"}


def touch(program, folder, size):
    """A whole match by a finger. X passes on no touch that a program makes up, so a test plays it from
    within: it sends the window's own events, in a window on a display."""
    home = Home()
    display = Display(size)
    begun = time.monotonic()
    environment = home.environment(QT_QPA_PLATFORM="xcb", DISPLAY=display.name, **desktop(home))
    with subprocess.Popen([program, "aFingerPlaysAWholeMatch"], env=environment, text=True,
                          stdout=subprocess.PIPE, stderr=subprocess.STDOUT) as test:
        number = 0
        while test.poll() is None and time.monotonic() - begun < MOST:
            time.sleep(4)
            number += 1
            display.grab(folder / f"touch-{number:02d}.png")
        test.terminate()
        said = test.stdout.read()
    display.close()
    print(*(line for line in said.splitlines() if "taps" in line or "FAIL" in line), sep="\n")
    print(f"by touch, in {time.monotonic() - begun:.0f} s")
    sys.exit(test.returncode)


def main(program, cli, way, folder, size="1440x900", game="standard"):
    pictures = pathlib.Path(folder)
    pictures.mkdir(parents=True, exist_ok=True)
    if way == "touch":
        touch(program, pictures, size)
    width, height = (int(part) for part in size.split("x"))
    home = Home()
    (home.data / "tables/last-table.spades-rules.json").write_text(RULES % game)
    home.settings.write_text(SETTINGS)
    display = Display(size)
    window = home.start(program, QT_QPA_PLATFORM="xcb", DISPLAY=display.name, **desktop(home))
    try:
        name = display.do("search", "--sync", "--onlyvisible", "--pid", str(window.pid))[-1]
        time.sleep(3)
        display.do("windowactivate", name)
        display.do("windowmove", name, "0", "0", "windowsize", name, str(width),
                   str(height - TITLE))
        time.sleep(1)
        player = {"keys": Keys, "mouse": Mouse}[way](display, width, height)
        before, changed, begun, idle = None, time.monotonic(), time.monotonic(), 0
        while not ended(cli, home.match):
            now = progress(home.match)
            if now != before:
                if before and now and now[0] != before[0]:
                    player.look_away()
                    display.grab(pictures / f"{way}-{now[0]:02d}.png")
                before, changed, idle = now, time.monotonic(), 0
            if window.poll() is not None:
                sys.exit(f"the window ended by itself: {window.stdout.read().decode()}")
            if time.monotonic() - changed > PATIENCE or time.monotonic() - begun > MOST:
                display.grab(pictures / f"{way}-stuck.png")
                sys.exit(f"nothing happens any more at {now}")
            player.act(idle)
            idle += 1
            time.sleep(0.1)
        player.look_away()
        time.sleep(5)
        display.grab(pictures / f"{way}-end.png")
        deals = len(json.loads(home.match.read_bytes())["deals"])
        shutil.copy(home.match, pictures / f"{way}.spades.json")
        print(f"a match of {deals} deals, by {way}, in {time.monotonic() - begun:.0f} s")
    finally:
        window.terminate()
        window.communicate()
        display.close()


if __name__ == "__main__":
    if len(sys.argv) < 5:
        sys.exit(__doc__)
    main(*sys.argv[1:])
