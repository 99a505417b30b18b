#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Walks a newcomer's path in the real window, from a home in which nothing was ever kept: the offer at the
first start, the first lesson with a wrong and a right answer at each step, its match to the end.

    tests/by_hand/learn.py PROGRAM keys|mouse|reader FOLDER [LANGUAGE]

FOLDER gets a picture of each step and `WAY.txt`, every sentence that a screen reader is told, in its order.
Keys and mouse are those of X; where things are, and what has the focus, is asked of the accessibility bus.
`reader` presses through that bus alone. It needs Xvfb, openbox, xdotool, ImageMagick's import, at-spi2-core
and python3-gi with gir1.2-atspi-2.0."""
import json
import os
import pathlib
import subprocess
import sys
import tempfile
import time

HERE = pathlib.Path(__file__).resolve().parent
sys.path.insert(0, str(HERE))
from play_match import Display  # noqa: E402

LESSON = HERE.parents[1] / "resources/lessons/01-first-lesson.lesson.json"
PATIENCE = 60  # seconds in which something has to happen
RANKS = {"T": "10", "J": "jack", "Q": "queen", "K": "king", "A": "ace"}
SUITS = {"S": "spades", "H": "hearts", "D": "diamonds", "C": "clubs"}


def spoken(answer):
    """How the table names that choice."""
    if len(answer) == 2 and answer[1] in SUITS:
        return f"{RANKS.get(answer[0], answer[0])} of {SUITS[answer[1]]}"
    return answer.capitalize() if "nil" in answer else f"Bid {answer}"


class Bus:
    """What a screen reader has: the tree, and what it is told."""

    def __init__(self, log):
        import gi
        gi.require_version("Atspi", "2.0")
        from gi.repository import Atspi, GLib
        self._atspi, self._glib, self._log = Atspi, GLib, log
        Atspi.init()
        self.focused, self._last = "", ""
        self._listener = Atspi.EventListener.new(self._heard)
        for event in ("object:state-changed:focused", "object:property-change:accessible-name",
                      "object:property-change:accessible-description", "object:announcement", "window:activate"):
            self._listener.register(event)

    def _heard(self, event):
        try:
            node = event.source
            name, role, words = node.get_name(), node.get_role_name(), node.get_description()
            if event.type.startswith("object:state-changed:focused"):
                if not event.detail1:
                    return
                self.focused = name
                said = f"[{role}] {name}" + (f" — {words}" if words else "")
            elif "description" in event.type:
                said = f"({words})" if words else ""
            elif "announcement" in event.type:
                said = f"! {event.any_data}"
            elif role in ("label", "frame") or event.type.startswith("window"):
                said = f"[{role}] {name}"
            else:
                return
        except self._glib.Error:
            return
        if said and said != self._last:
            self._last = said
            self.note(said)

    def note(self, words):
        self._log.write(words + "\n")
        self._log.flush()

    def listen(self, seconds):
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            while self._glib.MainContext.default().iteration(False):
                pass
            time.sleep(0.01)

    def every(self, node):
        yield node
        for i in range(node.get_child_count()):
            child = node.get_child_at_index(i)
            if child:
                yield from self.every(child)

    def windows(self):
        desktop = self._atspi.get_desktop(0)
        for i in range(desktop.get_child_count()):
            program = desktop.get_child_at_index(i)
            if program and program.get_name().lower() == "sandbag":
                yield from (program.get_child_at_index(k) for k in range(program.get_child_count()))

    def find(self, test, window=None):
        """All nodes that are shown and pass."""
        found = []
        try:
            for top in self.windows():
                if top and (window is None or window in top.get_name()):
                    found += [n for n in self.every(top) if test(n) and self.has(n, "SHOWING")]
        except self._glib.Error:
            return []
        return found

    def has(self, node, state):
        node.clear_cache()
        return node.get_state_set().contains(getattr(self._atspi.StateType, state))

    def place(self, node):
        """Where it is clicked: a card of the fan at its left, since the next one lies on it."""
        at = node.get_component_iface().get_extents(self._atspi.CoordType.SCREEN)
        card = " of " in node.get_name()
        return at.x + (min(at.width // 2, 26) if card else at.width // 2), at.y + at.height // (3 if card else 2)

    def press(self, node):
        self._atspi.Action.do_action(node, 0)

    def words_of(self, node):
        text = node.get_text_iface()
        return self._atspi.Text.get_text(text, 0, self._atspi.Text.get_character_count(text)) if text else ""


class Walk:
    def __init__(self, bus, display, way, pictures):
        self.bus, self.display, self.way, self.pictures = bus, display, way, pictures
        self.window, self._count = None, 0

    def picture(self, name):
        self.bus.listen(0.7)
        self._count += 1
        self.display.grab(self.pictures / f"{self.way}-{self._count:02d}-{name}.png")

    def until(self, found, what):
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            result = found()
            if result:
                return result
            self.bus.listen(0.15)
        self.display.grab(self.pictures / f"{self.way}-stuck.png")
        return sys.exit(f"waited in vain for {what}; the focus is at {self.bus.focused!r}")

    def button(self, *names):
        return self.bus.find(lambda n: n.get_name().replace("&", "") in names and
                             n.get_role_name() in ("push button", "button"), self.window)

    def go(self, name):
        """Presses what has that name."""
        node = self.until(lambda: self.button(name), name)[-1]
        if self.way == "reader":
            self.bus.press(node)
        elif self.way == "mouse":
            self.click(node)
        else:
            for key in 40 * ["Tab"]:
                if self.bus.focused.replace("&", "") == name:
                    break
                self.display.do("key", key)
                self.bus.listen(0.25)
            self.display.do("key", "space")
        self.bus.listen(0.4)

    def click(self, node):
        x, y = self.bus.place(node)
        self.display.do("mousemove", str(x), str(y))
        self.bus.listen(0.2)
        self.display.do("click", "1")

    def choose(self, name):
        """Plays that card, or makes that bid."""
        node = self.until(lambda: self.button(name), name)[-1]
        if self.way == "reader":
            self.bus.press(node)
        elif self.way == "mouse":
            self.click(node)
        elif name.startswith("Bid "):
            self.go_to_bid(name)
        else:
            for key in ["Home"] + 16 * ["Left" if name == "Nil" else "Right"]:
                if self.bus.focused == name:
                    break
                self.display.do("key", key)
                self.bus.listen(0.25)
        if self.way == "keys":
            self.display.do("key", "Return")
        self.bus.listen(0.5)

    def go_to_bid(self, name):
        """By the arrow keys from the chip that has the ring, else by typing the number."""
        wanted = int(name.removeprefix("Bid "))
        for _ in range(16):
            if self.bus.focused == name:
                return
            at = self.bus.focused.removeprefix("Bid ")
            if at.isdigit():
                self.display.do("key", "Right" if wanted > int(at) else "Left")
            else:
                self.display.do("type", str(wanted))
            self.bus.listen(0.3)

    def said(self):
        """The verdict beside the table."""
        for verdict in ("Right.", "Try again."):
            for node in self.bus.find(lambda n, v=verdict: n.get_role_name() == "label" and
                                      n.get_name().startswith(v + " "), self.window):
                return node.get_name()
        return ""

    def lesson(self):
        steps = json.loads(LESSON.read_text())["steps"]
        for number, step in enumerate(steps, 1):
            if "position" not in step:
                break
            self.bus.note(f"--- step {number}")
            self.bus.listen(1)
            self.picture(f"step{number}")
            answers = step["position"]["position"]
            wrong = next(iter(answers["refuse"]))
            self.choose(spoken(wrong))
            self.until(lambda: self.said().startswith("Try again."), f"no to {wrong}")
            self.bus.note("> " + self.said())
            self.picture(f"step{number}-wrong")
            self.choose(spoken(answers["accept"][0]))
            self.bus.listen(1)
            if "nil" in answers["accept"][0] and not self.said().startswith("Right."):
                self.choose(spoken(answers["accept"][0]))  # a nil is confirmed
            self.until(lambda: self.said().startswith("Right."), f"yes to {answers['accept'][0]}")
            self.bus.note("> " + self.said())
            self.picture(f"step{number}-right")
            if self.way == "keys":
                self.display.do("key", "Return")  # Next has the focus
            else:
                self.go("Next")

    def match(self):
        """Bids three, and plays what may be played, until the lesson is done."""
        self.bus.note("--- match")
        self.bus.listen(1)
        self.picture("match")
        end, asked, deals, again = time.monotonic() + 900, 0, 0, False
        while time.monotonic() < end and not self.button("Finish"):
            self.bus.listen(0.25)
            sure = self.button("Choose Again")
            bids = self.button("Bid 3")
            if sure:
                self.picture("sure")
                anyway = [n.get_name() for n in self.bus.find(lambda n: n.get_role_name() in ("push button", "button")
                          and n.get_name().startswith(("Play ", "Bid ")) and "Bid 3" != n.get_name(), self.window)]
                # Once another choice is made, the next time the same one is kept.
                self.go(anyway[0] if again and anyway else "Choose Again")
                again = not again
            elif bids:
                self.picture("bid")
                self.choose("Bid 3")
                self.bus.listen(0.6)
                if self.button("Bid 3"):
                    self.picture("bid-sure")
                    self.choose("Bid 3")
            else:
                onwards = [n for n in self.bus.find(lambda n: n.get_role_name() in ("push button", "button") and
                           n.get_name().replace("&", "").startswith(("Next Deal", "Continue", "Deal")), self.window)]
                if onwards:
                    deals += 1
                    self.picture(f"deal{deals}")
                    self.go(onwards[0].get_name().replace("&", ""))
                    continue
                cards = [n for n in self.bus.find(lambda n: n.get_role_name() in ("push button", "button") and
                         " of " in n.get_name(), self.window) if self.bus.has(n, "ENABLED")]
                if cards and asked < 2 and self.way == "keys":
                    asked += 1
                    self.display.do("key", "h")
                    self.bus.listen(2)
                    self.picture("hint")
                    self.display.do("key", "Escape")
                if cards:
                    # After "Sure?" another card.
                    self.choose(cards[-1 if again else 0].get_name())
        self.picture("end")
        self.bus.note("> " + self.said())
        if not self.button("Finish"):
            sys.exit("the match has no end")
        self.go("Finish")
        self.picture("list")


def within(program, way, folder, language):
    pictures = pathlib.Path(folder)
    pictures.mkdir(parents=True, exist_ok=True)
    with open(pictures / f"{way}.txt", "w", encoding="utf-8") as log, tempfile.TemporaryDirectory() as home:
        display = Display("1440x900")
        environment = dict(os.environ, HOME=home, DISPLAY=display.name, QT_QPA_PLATFORM="xcb",
                           QT_LINUX_ACCESSIBILITY_ALWAYS_ON="1", LC_ALL="C.UTF-8", LANGUAGE=language)
        os.environ["DISPLAY"] = display.name
        bus = Bus(log)
        window = subprocess.Popen([program], env=environment, cwd=home)
        walk = Walk(bus, display, way, pictures)
        try:
            walk.until(lambda: walk.button("Learn Spades"), "the offer")
            bus.listen(3)
            walk.picture("start")
            walk.go("Learn Spades")
            walk.window = "Learn"
            walk.until(lambda: walk.button("Begin"), "the first lesson")
            walk.picture("words")
            for page in bus.find(lambda n: n.get_name() == "Text of the lesson", walk.window):
                bus.note("> " + walk.bus.words_of(page))
            walk.go("Begin") if way != "keys" else display.do("key", "Return")
            walk.lesson()
            walk.match()
            print(f"the first lesson and its match, by {way}: done")
        finally:
            window.terminate()
            window.wait()
            display.close()


def main(program, way, folder, language="en", *more):
    if more:
        within(program, way, folder, language)
        return 0
    return subprocess.run(["dbus-run-session", "--", "/usr/bin/python3", __file__, program, way, folder, language,
                           "within"], check=False).returncode


if __name__ == "__main__":
    if len(sys.argv) < 4:
        sys.exit(__doc__)
    sys.exit(main(*sys.argv[1:]))
