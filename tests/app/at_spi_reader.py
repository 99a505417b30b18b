#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Plays a deal as a blind player would: through the accessibility bus alone, with the library that
screen readers use and its cache on. After every card all names in the cache are compared with the
table's own, and the cards with those of the saved match. Then the deal is reviewed by ear.

usage: at_spi_reader.py SANDBAG      (starts a virtual display and a bus of its own)"""
import json
import os
import pathlib
import subprocess
import sys
import tempfile
import time

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent / "faults"))
from saved_steps import events_of_last_deal # pylint: disable=wrong-import-position

RANKS = {"10": "T", "jack": "J", "queen": "Q", "king": "K", "ace": "A"}
SETTINGS = "[play]\npace=0\n[table]\nmotion=false\ntrickPause=0\n"
DOWN = 0xff54 # X11's name of the key
# The others play at random, so that nobody claims the rest: all tricks are played.
MATCH = {"format": "spades-match/1", "seed": "7", "rules": {"base": "standard", "rules": {}},
         "players": [{"name": "You", "kind": "human"}] +
                    [{"name": name, "kind": "random"} for name in ("Ada", "Bo", "Cleo")],
         "deals": [{"dealer": 0, "hands": ["AS KS 7S 4S JH TH 7H 6H 3H 9C 6C 4C 2C",
                                           "QS TS 9S 3S QH 8H 2H KD 8D 6D 2D AC 5C",
                                           "8S 6S 2S KH 4H QD TD 7D 5D 3D JC 7C 3C",
                                           "JS 5S AH 9H 5H AD JD 9D 4D KC QC TC 8C"],
                    "aside": "", "events": []}]}


def fail(why):
    sys.exit(f"at_spi_reader: {why}")


def start_display():
    """A virtual display that finds a free number by itself."""
    read, write = os.pipe()
    display = subprocess.Popen(["Xvfb", "-displayfd", str(write), "-screen", "0", "1440x900x24"],
                               pass_fds=[write], stderr=subprocess.DEVNULL)
    os.close(write)
    number = os.read(read, 16).decode().strip()
    if not number:
        fail("Xvfb does not start")
    os.environ["DISPLAY"] = ":" + number
    return display


def outside(program):
    """Makes a home, a display and a bus, and runs this script once more within them."""
    for tool, package in (("Xvfb", "xvfb"), ("openbox", "openbox"), ("dbus-run-session", "dbus-daemon")):
        if subprocess.run(["which", tool], capture_output=True, check=False).returncode:
            fail(f"{tool} is missing; install {package}")
    if not pathlib.Path("/usr/share/dbus-1/services/org.a11y.Bus.service").exists():
        fail("the accessibility bus is missing; install at-spi2-core")
    with tempfile.TemporaryDirectory() as home:
        run = pathlib.Path(home) / "run"
        run.mkdir(mode=0o700)
        config = pathlib.Path(home) / ".config" / "sandbag"
        config.mkdir(parents=True)
        (config / "sandbag.conf").write_text(SETTINGS)
        (pathlib.Path(home) / "reader.spades.json").write_text(json.dumps(MATCH))
        os.environ.update(HOME=home, XDG_RUNTIME_DIR=str(run), LC_ALL="C.UTF-8",
                          QT_QPA_PLATFORM="xcb", QT_LINUX_ACCESSIBILITY_ALWAYS_ON="1")
        for name in ("XDG_CONFIG_HOME", "XDG_DATA_HOME", "WAYLAND_DISPLAY", "AT_SPI_BUS_ADDRESS",
                     "DBUS_SESSION_BUS_ADDRESS"):
            os.environ.pop(name, None)
        display = start_display()
        # From Qt 6.8 on a window that nobody manages is never active, so nothing in it has the focus.
        windows = subprocess.Popen(["openbox"], stderr=subprocess.DEVNULL)
        try:
            status = subprocess.run(
                ["dbus-run-session", "--", "/usr/bin/python3", __file__, program, "--within"],
                timeout=240, check=False).returncode
        finally:
            for ended in (windows, display):
                ended.terminate()
                ended.wait()
    sys.exit(status)


class Reader:
    """What a screen reader does with libatspi: it listens, and asks for names, which are cached."""

    def __init__(self, atspi, glib):
        self.atspi = atspi
        self.glib = glib
        if atspi.init() not in (0, 1):
            fail("the accessibility bus does not start")
        self.focus = []
        self.listener = atspi.EventListener.new(self.heard)
        for event in ("object:property-change:accessible-name", "object:children-changed",
                      "object:state-changed:focused"):
            self.listener.register(event)

    def heard(self, event):
        if event.type.startswith("object:state-changed:focused") and event.detail1:
            self.focus.append((event.source.get_name(), event.source.get_role_name()))

    def listen(self, seconds):
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            while self.glib.MainContext.default().iteration(False):
                pass
            time.sleep(0.005)

    def until(self, found, what, seconds=20):
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            self.listen(0.05)
            try:
                if (result := found()):
                    return result
            except (self.glib.Error, FileNotFoundError):
                pass # asked in the middle of a change
        return fail(f"waited in vain for {what}")

    def every(self, top):
        yield top
        for index in range(top.get_child_count()):
            child = top.get_child_at_index(index)
            if child:
                yield from self.every(child)

    def named(self, top, test):
        return next((node for node in self.every(top) if test(node)), None)


def own_cards(table):
    """The cards of the hand: the buttons among the table's children."""
    return [child for child in children(table) if child.get_role_name() in ("push button", "button")]


def children(table):
    # A child that goes at this moment is none.
    there = (table.get_child_at_index(i) for i in range(table.get_child_count()))
    return [child for child in there if child]


def press(atspi, node):
    atspi.Action.do_action(node, 0)


def enabled(atspi, node):
    """Asked anew: Qt 6.4 keeps it to itself when something can be used again."""
    name = node.get_name()
    node.clear_cache()
    if name != node.get_name():
        fail(f"{name!r} is still in the cache for {node.get_name()!r}")
    return node.get_state_set().contains(atspi.StateType.ENABLED)


def token(name):
    rank, _, suit = name.partition(" of ")
    return RANKS.get(rank, rank) + suit[0].upper()


def held(saved):
    """The person's cards in the saved match: what was dealt but not played."""
    match = json.loads(saved.read_text())
    cards = set(match["deals"][-1]["hands"][0].split())
    played = {event["play"] for event in events_of_last_deal(saved, match)
              if "play" in event and event["seat"] == 0}
    return cards - played


def compare(reader, table, known):
    """Every name that the cache holds with the one that the table has now."""
    wrong = []
    for node in children(table):
        cached = node.get_name()
        node.clear_cache()
        if cached != (now := node.get_name()):
            wrong.append(f"{cached!r} is still in the cache for {now!r}")
    if wrong:
        fail("; ".join(wrong))
    return known + table.get_child_count()


def within(program):
    import gi # pylint: disable=import-outside-toplevel
    gi.require_version("Atspi", "2.0")
    from gi.repository import Atspi, GLib # pylint: disable=import-outside-toplevel
    reader = Reader(Atspi, GLib)
    sandbag = subprocess.Popen([program, pathlib.Path.home() / "reader.spades.json"])
    try:
        play(reader, Atspi)
    finally:
        sandbag.terminate()
        sandbag.wait()


def play(reader, atspi):
    desktop = atspi.get_desktop(0)
    application = reader.until(
        lambda: next((app for app in (desktop.get_child_at_index(i)
                                      for i in range(desktop.get_child_count()))
                      if app and app.get_name().lower() == "sandbag"), None),
        "the program on the accessibility bus")
    application.set_cache_mask(atspi.Cache.ALL) # off by itself outside the library's own loop
    bid = reader.until(lambda: reader.named(application, lambda node: node.get_name() == "Bid 3"),
                       "the panel of bids")
    saved = pathlib.Path.home() / ".local/share/sandbag/match.spades.json"
    table = reader.until(lambda: reader.named(
        application, lambda node: node.get_role_name() in ("grouping", "panel") and
        len(own_cards(node)) == 13), "thirteen cards")
    for node in children(table):
        node.get_name() # into the cache
    press(atspi, bid)
    compared = 0
    for left in range(12, -1, -1):
        def playable():
            cards = own_cards(table)
            if len(cards) != left + 1 or not any(
                    node.get_name().startswith("You, whose turn it is, bid 3") for node in children(table)):
                return None
            return next((card for card in cards if enabled(atspi, card)), None)
        card = reader.until(playable, f"a card of {left + 1} to play")
        reader.until(lambda: {token(c.get_name()) for c in own_cards(table)} == held(saved),
                     "the very cards of the match")
        compared = compare(reader, table, compared)
        reader.focus.clear()
        press(atspi, card)
        reader.listen(0.1)
        for before, after in zip(reader.focus, reader.focus[1:]):
            if before == after:
                fail(f"{after!r} got the focus twice")
    review(reader, atspi, application)
    cells = history(reader, atspi, application)
    search(reader, atspi, application)
    print(f"thirteen tricks were played, {compared} names compared, {cells} cells heard")


def window(reader, atspi, application, entry, name):
    press(atspi, reader.until(
        lambda: reader.named(application, lambda node: node.get_name() == entry),
        f"the menu entry {entry}"))
    return reader.until(lambda: next((top for top in children(application)
                                      if top.get_name().startswith(name)), None), f"the {name}")


def cells_of(reader, top, name):
    """The cells of a table, each of which has something to say once the table has filled."""
    silent = []

    def cells():
        view = reader.named(top, lambda node: node.get_name() == name and
                            node.get_role_name() in ("tree", "tree table", "table"))
        listed = children(view) if view and view.get_child_count() else []
        # A table that is filled anew meanwhile has cells that are gone when they are asked.
        silent[:] = [index for index, cell in enumerate(listed) if not cell.get_name()]
        return None if silent else listed

    try:
        return len(reader.until(cells, f"cells of {name}"))
    finally:
        if silent:
            print(f"{name}: cells {silent} have no name", file=sys.stderr)


def history(reader, atspi, application):
    """The match that was just played is found, and is told of in tables beside the pictures."""
    matches = window(reader, atspi, application, "History…", "History")
    heard = cells_of(reader, matches, "Matches")
    figures = window(reader, atspi, application, "Statistics…", "Statistics")
    heard += cells_of(reader, figures, "Figures")
    press(atspi, reader.until(lambda: reader.named(
        figures, lambda node: node.get_role_name() == "page tab" and
        node.get_name().replace("&", "") == "Bids and Tricks"), "the page of bids"))
    picture = "Chart of tricks taken, by number bid"
    reader.until(lambda: reader.named(figures, lambda node: node.get_name() == picture), picture)
    heard += cells_of(reader, figures, "Bids and tricks")
    return heard


def review(reader, atspi, application):
    """The finished deal is reviewed by ear: the costliest choice, why, once more, all hands."""
    def button(name):
        return reader.named(application, lambda node: node.get_name() == name and
                            node.get_role_name() in ("push button", "button"))

    def tree(name):
        return reader.named(application, lambda node: node.get_name() == name and
                            "tree" in node.get_role_name())

    def rows(node):
        return [child.get_name() for child in children(node)
                if child.get_role_name() == "table cell" and child.get_name()]

    def said(words):
        return reader.named(application, lambda node: node.get_role_name() == "label" and
                            words in node.get_name())

    press(atspi, reader.until(lambda: reader.named(
        application, lambda node: node.get_name() == "Review Deals" and
        "menu item" in node.get_role_name()), "the menu entry of the review"))
    listed = reader.until(lambda: tree("Choices, costliest first"), "the list of choices")
    first = reader.until(lambda: rows(listed), "judged choices")[0]
    if not first.startswith("Deal 1, "):
        fail(f"the review begins with {first!r}")
    curve = reader.named(application, lambda node: "hance to win" in node.get_name())
    if not curve:
        fail("nobody tells of the curve")
    reader.focus.clear()
    atspi.generate_keyboard_event(DOWN, None, atspi.KeySynthType.SYM)
    reader.until(lambda: enabled(atspi, button("Why?")), "a choice that is looked at")
    if not any(name.startswith("Deal 1, ") for name, _ in reader.focus):
        fail(f"of the choice is heard {reader.focus}")
    values = tree("Choices and their value")
    reader.until(lambda: len(rows(values)) > 1, "values of the choices")
    press(atspi, button("Try Again"))
    reader.until(lambda: said("What would you do?"), "the question")
    reader.until(lambda: not any("(made)" in name for name in rows(values)),
                 "a question without its answer")
    atspi.Component.grab_focus(listed)
    press(atspi, button("All Hands"))
    reader.until(lambda: said(": all hands"), "the table with all hands open")
    press(atspi, reader.until(lambda: button("Back to the Match"), "the way back"))


def search(reader, atspi, application):
    """While somebody types into the search of the house rules, no row calls for attention."""
    press(atspi, reader.until(
        lambda: reader.named(application, lambda node: node.get_name() == "House Rules…"),
        "the menu entry of the house rules"))
    field = reader.until(lambda: reader.named(
        application, lambda node: node.get_role_name() == "text" and "earch" in node.get_name()),
        "the search of the house rules")
    reader.listen(0.5)
    reader.focus.clear()
    for typed in ("n", "ni", "nil"):
        atspi.EditableText.set_text_contents(field, typed)
        reader.listen(0.3)
    if reader.focus:
        fail(f"{reader.focus} got the focus while the search had it")


if __name__ == "__main__":
    if sys.argv[2:] == ["--within"]:
        within(sys.argv[1])
    else:
        outside(sys.argv[1])
