# SPDX-License-Identifier: GPL-3.0-or-later
"""A person at a real program on a display of its own who is told what a screen reader is told, and acts by
keys alone or by mouse alone. Several share one accessibility bus: each hears its own program.

Who uses it is to run within a session bus of its own (within_bus()), under /usr/bin/python3: it needs
Xvfb, openbox, xdotool, ImageMagick's import, at-spi2-core and python3-gi with gir1.2-atspi-2.0."""
import os
import pathlib
import subprocess
import sys
import tempfile
import time
import xml.etree.ElementTree as xml

HERE = pathlib.Path(__file__).resolve().parent
sys.path.insert(0, str(HERE))
import company_on_two_displays as company  # noqa: E402
from learn import Bus  # noqa: E402

WORDS_A_MINUTE = 200
PATIENCE = 40  # seconds in which something has to come
PRESSED = ("push button", "button", "check box", "menu", "menu item", "list item", "radio button")


class Words:
    """What the program calls something in a language, by what its source calls it."""

    def __init__(self, language):
        self.language, self._known = language, {}
        if language == "en":
            return
        for context in xml.parse(HERE.parents[1] / f"translations/sandbag_{language}.ts").iter("context"):
            for message in context.iter("message"):
                text = message.findtext("translation") or ""
                self._known[context.findtext("name"), message.findtext("source")] = text

    def text(self, context, source):
        return self._known.get((context, source)) or source

    def name(self, context, source):
        return self.text(context, source).replace("&", "")

    def key(self, context, source):
        """The underlined letter, with Alt."""
        letter = self.text(context, source).partition("&")[2][:1].lower()
        if not letter:
            sys.exit(f"“{source}” has no key")
        return "alt+" + {"ä": "adiaeresis", "ö": "odiaeresis", "ü": "udiaeresis"}.get(letter, letter)


class Ear(Bus):
    """Of one program among several."""

    def __init__(self, log, process):
        self.process, self.begun, self.told = process, time.monotonic(), 0
        self.silent_until, self.role = 0.0, ""
        self.all = []
        super().__init__(log)

    def _heard(self, event):
        """Not what is hidden, nor the names of fields, which are said with what is typed into them."""
        try:
            if event.source.get_process_id() != self.process:
                return
            silent = event.source.get_role_name() == "label" and (
                event.source.get_name().endswith(":") or not self.has(event.source, "SHOWING"))
            if "focused" in event.type and event.detail1:
                self.role = event.source.get_role_name()
            if not silent:
                super()._heard(event)
        except self._glib.Error:
            pass

    def windows(self):
        for top in super().windows():
            try:
                if top and top.get_process_id() == self.process:
                    yield top
            except self._glib.Error:
                pass

    def note(self, words):
        """Said one after the other, at the pace of a reader."""
        now = time.monotonic()
        count = len(words.split())
        self.told += count
        self.all.append(words)
        self.silent_until = max(now, self.silent_until) + count * 60 / WORDS_A_MINUTE
        super().note(f"{now - self.begun:6.1f}  {words}")

    def heard(self, text):
        """The last that was told of these words, or nothing."""
        return next((words for words in reversed(self.all) if text in words), "")


class HeardPerson(company.Person):
    """`settings` are lines of the program's own; a `patient` one hears everything out before the next key."""

    def __init__(self, program, folder, name, words, settings="", size="1440x900"):
        super().__init__(program, folder, name, size=size)
        self.words = words
        self.home.settings.write_text(f"{company.SETTINGS}{settings}[window]\nlanguage={words.language}\n")
        self.pressed, self.ear, self.patient = 0, None, False

    def start(self):
        os.environ["QT_LINUX_ACCESSIBILITY_ALWAYS_ON"] = "1"
        self.process = self.home.start(self.program, QT_QPA_PLATFORM="xcb", DISPLAY=self.display.name)
        log = open(self.folder / f"{self.name}.txt", "a", encoding="utf-8")  # pylint: disable=consider-using-with
        self.ear = Ear(log, self.process.pid)

    def listen(self, seconds):
        self.ear.listen(seconds)
        if self.patient:
            self.ear.listen(max(0.0, self.ear.silent_until - time.monotonic()))

    def press(self, *keys):
        for key in keys:
            held, plus, pressed = key.partition("+")
            if plus:  # as long as a hand holds it: a menu closes where Alt is let go while it opens
                self.do("keydown", held, "key", pressed, "sleep", "0.25", "keyup", held)
            else:
                self.do("key", "--clearmodifiers", key)
            self.pressed += 1
            self.listen(0.25)

    def write(self, text):
        self.do("type", "--delay", "20", text)
        self.pressed += len(text)
        self.listen(0.4)

    def at(self):
        return self.ear.focused.replace("&", "")

    def go(self, name, key="Tab", most=60, starts=False):
        """With that key until what has the focus is called so."""
        for _ in range(most):
            at = self.at()
            if at == name or (starts and at.startswith(name)):
                return
            self.press(key)
        self.stuck(f"{key} never came to “{name}”, but to “{self.at()}”")

    def stuck(self, why):
        self.grab("stuck")
        sys.exit(f"{self.name}: {why}")

    def until(self, found, what, patience=PATIENCE):
        end = time.monotonic() + patience
        while time.monotonic() < end:
            if result := found():
                return result
            self.ear.listen(0.15)
        return self.stuck(f"waited in vain for {what}")

    def nodes(self, name, roles=PRESSED, starts=False):
        def fits(node):
            if node.get_role_name() not in roles:
                return False
            here = node.get_name().replace("&", "")
            return here.startswith(name) if starts else here == name
        return self.ear.find(fits)

    def click(self, name, patience=PATIENCE, starts=False, stays=False):
        """By mouse, where it is seen. The pointer stays there, as it does within a menu, or is put away."""
        node = self.until(lambda: self.nodes(name, starts=starts), f"“{name}”", patience)[-1]
        x, y = self.ear.place(node)
        self.do("mousemove", str(x), str(y))
        self.listen(0.2)
        self.do("click", "1")
        self.listen(0.5)
        if not stays:
            self.do("mousemove", "3", "3")

    def says(self, text):
        """A sentence that is shown somewhere has these words in it."""
        return self.ear.find(lambda node: node.get_role_name() in ("label", "status bar") and
                             text in node.get_name())

    def has_enabled(self, name):
        return any(self.ear.has(node, "ENABLED") for node in self.nodes(name))


def within_bus(file, arguments):
    """Runs that script once more within a session bus of its own; nothing where it is within one."""
    if os.environ.get("SANDBAG_BUS") == "own":
        return None
    with tempfile.TemporaryDirectory() as run:
        os.chmod(run, 0o700)
        within = dict(os.environ, SANDBAG_BUS="own", XDG_RUNTIME_DIR=run)
        for name in ("AT_SPI_BUS_ADDRESS", "DBUS_SESSION_BUS_ADDRESS", "WAYLAND_DISPLAY"):
            within.pop(name, None)
        return subprocess.run(["dbus-run-session", "--", "/usr/bin/python3", file, *arguments], env=within,
                              check=False).returncode
