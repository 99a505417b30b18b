#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Two real programs, each on a display of its own, at one table in company over TLS on this machine:
Mia opens the table, Ben joins by its address, both compare five cards, sit down, agree, and play a
whole short match by keys. In the middle Ben's program is killed; it is started again, and he takes
his seat from the list of tables where he sat before. Then Mia's is killed, who deals: started again
it offers her table, and both go on with the cards they held. Pictures of each step are for looking at.

    tests/by_hand/company_on_two_displays.py PROGRAM CLI FOLDER

It needs Xvfb, xdotool and ImageMagick's import, and a window manager (openbox) where there is one."""
import pathlib
import subprocess
import sys
import time

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1] / "faults"))
sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent))
from own_window import Home  # noqa: E402
from play_match import Display  # noqa: E402

ADDRESS, PORT = "127.0.0.1", 28117  # Mia's
# Chairs in a lobby of the usual size: one's own, and the one opposite.
BOTTOM, TOP = (402, 798), (402, 150)
SETTINGS = "[play]\nceremony=false\npace=60\n[table]\nspeed=2\ntrickPause=200\nmoments=false\n" \
    "confirmNil=false\n"
RULES = '{"format": "spades-rules/1", "name": "by hand", "base": "standard", ' \
    '"rules": {"blind_nil_allowed": false, "win_target": %d}}'
MOST = 900  # seconds of a match
SLOWNESS = 1  # times as long as on a good link until something is to be seen at the other end


class Person:
    """A program in a home and on a display of its own."""

    def __init__(self, program, folder, name, target=300, size="1440x900"):
        self.program, self.folder, self.name = program, folder, name
        self.home = Home()
        self.home.settings.write_text(SETTINGS)
        (self.home.data / "tables/last-table.spades-rules.json").write_text(RULES % target)
        self.display = Display(size)
        self.do = self.display.do
        self.process = None
        self.pictures = 0

    def start(self):
        self.process = self.home.start(self.program, QT_QPA_PLATFORM="xcb",
                                       DISPLAY=self.display.name)
        self.window("by hand|Sandbag")
        time.sleep(3)

    def kill(self):
        self.process.kill()
        self.process.wait()

    def close(self):
        if self.process:
            self.kill()
        self.display.close()

    def window(self, title, seconds=30):
        """The newest window of that title has the keys from now on."""
        until = time.monotonic() + seconds
        while time.monotonic() < until:
            found = self.do("search", "--onlyvisible", "--name", title)
            if found:
                self.do("windowactivate", found[-1])
                time.sleep(0.5)
                return found[-1]
            time.sleep(0.3)
        self.grab("no-window")
        sys.exit(f"{self.name}: there is no window “{title}”")

    def has(self, title):
        return bool(self.do("search", "--onlyvisible", "--name", title))

    def keys(self, *keys):
        for key in keys:
            self.do("key", "--clearmodifiers", key)
            time.sleep(0.2)

    def type(self, text):
        self.do("type", "--delay", "20", text)
        time.sleep(0.3)

    def grab(self, what):
        self.pictures += 1
        self.display.grab(self.folder / f"{self.name}-{self.pictures:02}-{what}.png")

    def histories(self):
        return sorted((self.home.data / "history").glob("*.spades.json"))


def open_table(mia):
    mia.keys("ctrl+alt+o")
    mia.window("Open a Table")
    mia.keys("alt+t")
    mia.type("Friday table")
    mia.keys("alt+y", "ctrl+a")
    mia.type("Mia")
    mia.keys("alt+n")
    mia.grab("open-a-table")
    mia.keys("alt+o")
    mia.window("Friday table")
    time.sleep(1)
    mia.grab("lobby")


def until_it_is_there(seconds):
    """What one has done at the other end of the link."""
    time.sleep(seconds * SLOWNESS)


def join(mia, ben):
    ben.keys("ctrl+alt+j")
    ben.window("Join a Table")
    ben.keys("alt+y", "ctrl+a")
    ben.type("Ben")
    ben.keys("alt+i")
    ben.type(f"{ADDRESS}:{PORT}")
    ben.grab("join-a-table")
    ben.keys("alt+j")
    ben.window(ADDRESS)
    until_it_is_there(2)
    ben.grab("five-cards")
    mia.grab("knock")
    ben.keys("alt+s")
    mia.keys("alt+m")
    until_it_is_there(2)
    ben.grab("inside")


def sit(person, x, y):
    """By mouse; the chairs are where the pictures of the lobby have them."""
    person.do("mousemove", str(x), str(y), "click", "1")
    until_it_is_there(1)


def set_table(mia, ben):
    sit(mia, *BOTTOM)
    sit(ben, *TOP)
    mia.keys("alt+c", "alt+a")
    until_it_is_there(1)
    mia.grab("one-has-agreed")
    ben.grab("one-has-agreed")
    ben.keys("alt+a")
    until_it_is_there(1)
    ben.grab("both-have-agreed")
    mia.keys("alt+d")
    until_it_is_there(4)
    mia.grab("first-deal")
    ben.grab("first-deal")


def play(mia, ben, seconds, done):
    """Each bids by Enter, and tries cards from the ends of the hand."""
    begun, turn = time.monotonic(), 0
    while time.monotonic() - begun < seconds:
        turn += 1
        if turn % 20 == 0 and done():
            return True
        for person in (mia, ben):
            person.do("key", "Home" if turn % 3 else "End")
            person.do("key", "Return")
            if turn % 5 == 0:
                person.do("key", "space")
        time.sleep(0.1)
    return done()


def lose_the_host(mia, ben):
    """Ben's program looks for the table by itself until it is there again."""
    play(mia, ben, 4, lambda: False)
    time.sleep(2)
    mia.grab("before-it-is-killed")
    ben.grab("before-mia-is-killed")
    mia.kill()
    time.sleep(3)
    ben.grab("mia-is-gone")
    mia.start()
    mia.grab("the-table-is-offered")
    mia.keys("ctrl+alt+g")
    mia.window("Open a Table Again")
    mia.grab("open-again")
    mia.keys("alt+o")
    mia.window("Friday table")
    time.sleep(20)
    mia.grab("opened-again")
    ben.grab("found-again")


def main(program, cli, folder):
    folder = pathlib.Path(folder).resolve()
    folder.mkdir(parents=True, exist_ok=True)
    program = str(pathlib.Path(program).resolve())
    mia, ben = Person(program, folder, "Mia"), Person(program, folder, "Ben")
    try:
        mia.start()
        ben.start()
        open_table(mia)
        join(mia, ben)
        set_table(mia, ben)
        play(mia, ben, 4, lambda: False)
        mia.grab("in-play")
        ben.grab("in-play")
        ben.kill()
        time.sleep(3)
        mia.grab("ben-is-away")
        ben.start()
        ben.keys("ctrl+alt+j")
        ben.window("Join a Table")
        ben.keys("alt+b", "Home", "space")
        ben.grab("tables-before")
        ben.keys("alt+j")
        time.sleep(6)
        ben.grab("back-again")
        mia.grab("ben-is-back")
        lose_the_host(mia, ben)
        play(mia, ben, MOST, lambda: both_have_ended(cli, mia, ben))
        mia.grab("end")
        ben.grab("end")
        if not both_have_ended(cli, mia, ben):
            sys.exit("the match did not end")
        print("both have the match in their histories:")
        for person in (mia, ben):
            print(person.name, *(path.name for path in person.histories()))
    finally:
        ben.close()
        mia.close()


def ended(cli, path):
    said = subprocess.run([cli, "score", str(path)], capture_output=True, text=True, check=False)
    return "Winner:" in said.stdout


def both_have_ended(cli, mia, ben):
    return all(any(ended(cli, path) for path in person.histories()) for person in (mia, ben))


if __name__ == "__main__":
    if len(sys.argv) != 4:
        sys.exit(__doc__)
    main(*sys.argv[1:])
