#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Plays a duplicate of eight boards in the real window, on an X display of its own, counts each board
by itself and leaves pictures and the boards:

    tests/by_hand/play_boards.py PROGRAM CLI mouse|keys FOLDER

Computers hold the same cards at a second table. Cards and calls are read from the saved match as the
boards are played; tricks and points are counted here, from the cards alone, and must be those that
the boards' file says."""
import json
import pathlib
import shutil
import sys
import time

from play_match import Display, Home, Keys, Mouse, PATIENCE, RULES, SETTINGS, TITLE
from saved_steps import events_of_last_deal

SIZE = (1440, 900)
MOST = 3000  # seconds
BOARDS = 8
# Where a mouse finds them, in parts of a dialog.
NEW_BOARDS, BEGIN, PLAY = (0.24, 0.955), (0.65, 0.925), (0.1, 0.955)


def rank_of(card):
    return "23456789TJQKA".index(card[0])


def winner_of(trick, leader):
    """Seat that takes it: the highest spade, or the highest card of the suit led."""
    best = 0
    for i in range(1, len(trick)):
        one, other = trick[best], trick[i]
        if other[1] == one[1]:
            best = i if rank_of(other) > rank_of(one) else best
        elif other[1] == "S":
            best = i
    return (leader + best) % 4


def tricks_of(deal, events):
    """By seat; nothing before the last card."""
    tricks, trick, leader = [0] * 4, [], (deal["dealer"] + 1) % 4
    for event in events:
        if "play" not in event:
            continue
        if not trick:
            leader = event["seat"]
        trick.append(event["play"])
        if len(trick) == 4:
            tricks[winner_of(trick, leader)] += 1
            trick = []
    return tricks if sum(tricks) == 13 else None


def counted(deal, events):
    """Points of (south and north, west and east) by Standard's rules, from 0 : 0."""
    tricks = tricks_of(deal, events)
    if not tricks:
        return None
    calls = {event["seat"]: event["call"] for event in events if "call" in event}
    points = []
    for seats in ((0, 2), (1, 3)):
        nils = [seat for seat in seats if calls[seat] == "nil"]
        named = [seat for seat in seats if seat not in nils]
        total = sum(-100 if tricks[seat] else 100 for seat in nils)
        bags = 0  # a failed nil's tricks are bags, but bring no points
        contract, took = (sum(int(calls[seat]) for seat in named),
                          sum(tricks[seat] for seat in named))
        if took >= contract:
            total += 10 * contract
            bags = took - contract
        else:
            total -= 10 * contract
        points.append(total + bags)
    return points


class Watch:
    """What the saved match says of each board, as it is played."""

    def __init__(self, home):
        self._home = home
        self.state = None
        self.boards = {}

    def look(self):
        try:
            match = json.loads(self._home.match.read_bytes())
            board = match["board"]["first"]
            deal = match["deals"][-1]
            events = events_of_last_deal(self._home.match, match)
        except (OSError, ValueError, KeyError, IndexError):
            return
        self.state = (board, len(events))
        points = counted(deal, events)
        if points:
            self.boards[board] = points


def shelf(home):
    """Tables of the set that is played; nothing before there is one."""
    try:
        return json.loads((home.data / "boards.json").read_bytes())["tables"]
    except (OSError, ValueError, KeyError):
        return []


def played(home):
    own = [table for table in shelf(home) if table.get("here")]
    return sum(points is not None for points in own[0]["points"]) if own else 0


class Windows:
    """Dialogs are found by their titles."""

    def __init__(self, display):
        self._display = display

    def find(self, title):
        names = self._display.do("search", "--onlyvisible", "--name", f"^{title}")
        return names[-1] if names else None

    def wait(self, title):
        for _ in range(PATIENCE * 5):
            if self.find(title):
                time.sleep(0.5)
                return self.find(title)
            time.sleep(0.2)
        sys.exit(f"no window {title}")

    def click(self, title, part):
        name = self.wait(title)
        words = self._display.do("getwindowgeometry", "--shell", name)
        size = {line.split("=")[0]: int(line.split("=")[1]) for line in words if "=" in line}
        self._display.do("mousemove", "--window", name, str(round(size["WIDTH"] * part[0])),
                         str(round(size["HEIGHT"] * part[1])), "click", "1")


def begin(display, windows, way, pictures):
    """The boards are asked for, and the first is on the table."""
    display.do("key", "ctrl+alt+b")
    windows.wait("Shared Deals")
    if way == "keys":
        display.do("key", "Return")  # New Shared Deals, which is next
        windows.wait("New Shared Deals")
        display.grab(pictures / f"{way}-new.png")
        display.do("key", "Return")
        time.sleep(2)
        display.do("key", "Return")  # Play
        return
    windows.click("Shared Deals", NEW_BOARDS)
    windows.wait("New Shared Deals")
    display.grab(pictures / f"{way}-new.png")
    windows.click("New Shared Deals", BEGIN)
    time.sleep(2)
    windows.click("Shared Deals", PLAY)


def judge(home, watch):
    """Each board is what was counted here, at both places, and so is the sum."""
    own, rival = shelf(home)
    own, rival = (own, rival) if own.get("here") else (rival, own)
    total = 0
    for board in range(BOARDS):
        here, there = own["points"][board], rival["points"][board]
        counted_here = watch.boards.get(board)
        wrong = "" if here == counted_here else "  WRONG"
        more = (here[0] - here[1]) - (there[0] - there[1])
        total += more
        print(f"board {board + 1}: {here} (counted {counted_here}), others {there}: {more:+d}"
              f"{wrong}")
        if wrong:
            sys.exit("a board is not what was played")
    print(f"difference {total:+d}")


def main(program, cli, way, folder):
    pictures = pathlib.Path(folder)
    pictures.mkdir(parents=True, exist_ok=True)
    home = Home()
    (home.data / "tables/last-table.spades-rules.json").write_text(RULES)
    home.settings.write_text(SETTINGS)
    display = Display("x".join(str(part) for part in SIZE))
    window = home.start(program, QT_QPA_PLATFORM="xcb", DISPLAY=display.name)
    try:
        name = display.do("search", "--sync", "--onlyvisible", "--pid", str(window.pid))[-1]
        time.sleep(3)
        display.do("windowactivate", name)
        display.do("windowmove", name, "0", "0", "windowsize", name, str(SIZE[0]),
                   str(SIZE[1] - TITLE))
        time.sleep(1)
        windows, watch = Windows(display), Watch(home)
        begin(display, windows, way, pictures)
        player = {"keys": Keys, "mouse": Mouse}[way](display, *SIZE)
        before, changed, begun, idle = None, time.monotonic(), time.monotonic(), 0
        while not (played(home) == BOARDS and windows.find("Shared Deals")):
            watch.look()
            if watch.state != before:
                if before and watch.state[0] != before[0]:
                    player.look_away()
                    display.grab(pictures / f"{way}-{watch.state[0] + 1}.png")
                before, changed, idle = watch.state, time.monotonic(), 0
            if window.poll() is not None:
                sys.exit(f"the window ended by itself: {window.stdout.read().decode()}")
            if time.monotonic() - changed > PATIENCE or time.monotonic() - begun > MOST:
                display.grab(pictures / f"{way}-stuck.png")
                sys.exit(f"nothing happens any more at {watch.state}")
            player.act(idle)
            idle += 1
            time.sleep(0.1)
        player.look_away()
        time.sleep(3)
        display.grab(pictures / f"{way}-end.png")
        shutil.copy(home.data / "boards.json", pictures / f"{way}.spades-boards.json")
        judge(home, watch)
        print(f"{BOARDS} boards, by {way}, in {time.monotonic() - begun:.0f} s")
    finally:
        window.terminate()
        window.communicate()
        display.close()


if __name__ == "__main__":
    if len(sys.argv) != 5:
        sys.exit(__doc__)
    main(*sys.argv[1:])
