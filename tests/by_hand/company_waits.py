#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Two real programs, each on a display of its own, at one table in company at which people keep each other
waiting: Ben does nothing, and Mia waits longer, pauses, has a computer play; he takes his seat back by the
button, by a remark, by coming back with another start of his program; he pauses until he may no more; Mia,
whose table it is, does nothing. Pictures of each state are for looking at: it takes a quarter of an hour.

    tests/by_hand/company_waits.py PROGRAM mouse|keys FOLDER [LANGUAGE [SIZE [THEME [PORT]]]]

THEME is 1 (light) or 2 (dark). It needs what heard_person.py needs."""
import pathlib
import sys
import time

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent))
from heard_person import HeardPerson, Words, within_bus  # noqa: E402

LONG, AGAIN = 120, 30  # seconds: the wait agreed on, and that of the second time
BAR = "sandbag::ConductBar"
TABLE = "able"  # in the titles of the windows of tables: "Friday table", "Mia's table"


class Table:
    def __init__(self, program, way, folder, language, size, theme, port):
        self.way, self.words, self.port = way, Words(language), port
        settings = f"[company]\nport={port}\n"
        look = f"[window]\ntheme={theme}\n"
        self.mia = HeardPerson(program, folder, "Mia", self.words, settings + look, size)
        self.ben = HeardPerson(program, folder, "Ben", self.words, settings + look, size)
        self.begun = time.monotonic()

    def note(self, what):
        print(f"{time.monotonic() - self.begun:6.1f} s  {what}", flush=True)

    def grab(self, what):
        time.sleep(1)
        for person in (self.mia, self.ben):
            person.grab(what)

    def push(self, person, context, source):
        """A button, by the letter that is underlined in it or by mouse."""
        name = self.words.name(context, source)
        person.until(lambda: person.has_enabled(name), f"“{name}”")
        if self.way == "mouse":
            person.click(name)
        else:
            person.press(self.words.key(context, source))
        person.listen(0.7)

    def menu(self, person, *path):
        """Entries of menus, by arrow keys or by mouse."""
        first, *others = [(context, source, self.words.name(context, source)) for context, source in path]
        if self.way == "mouse":
            names = [first[2], *(name for _, _, name in others)]
            for name in names:
                person.click(name, stays=name != names[-1])
            return
        person.press(self.words.key(first[0], first[1]))
        for _, _, name in others:
            person.go(name, "Down")
            person.press("Return")

    def chair(self, person, number):
        name = self.words.text("sandbag::ChairButton", "Seat %1 is empty.").replace("%1", str(number))
        person.until(lambda: person.nodes(name), name)
        if self.way == "mouse":
            person.click(name)
        else:
            person.go(name)
            person.press("space")

    def act(self, person):
        """Bids, plays a card, or goes on, if any of these is to be done."""
        if self.way == "keys":
            person.press("Home", "Return")
            return
        for name in ("Bid 3", "Bid 2", "Bid 1", "Bid 4"):
            bids = [node for node in person.nodes(name) if self.is_at_table(person, node)]
            if bids:
                return self.click_at(person, bids[-1])
        cards = person.ear.find(lambda node: node.get_role_name() in ("push button", "button") and
                                " of " in node.get_name(), TABLE)
        for card in [card for card in cards if person.ear.has(card, "ENABLED")][:2]:
            self.click_at(person, card)
        return None

    @staticmethod
    def is_at_table(person, node):
        """Not of the person's own match, which lies open behind."""
        return node in person.ear.find(lambda other: other == node, TABLE)

    @staticmethod
    def click_at(person, node):
        x, y = person.ear.place(node)
        person.do("mousemove", str(x), str(y))
        person.listen(0.2)
        person.do("click", "1")
        person.listen(0.3)

    def play(self, people, until, seconds):
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            if until():
                return
            for person in people:
                self.act(person)
            people[0].listen(1)
        self.grab("in-vain")
        sys.exit("waited in vain")

    def late(self, at):
        """They are asked what is to be done about the other one."""
        return at.nodes(self.words.name(BAR, "&Wait Longer"))

    # --- What happens ---------------------------------------------------------------------------

    def set_up(self):
        mia, ben, words = self.mia, self.ben, self.words
        for person in (mia, ben):
            person.start()
            person.until(lambda p=person: p.nodes(words.name("sandbag::MainWindow", "&Game")), "the main window")
        time.sleep(3)
        dialog = "sandbag::OpenTableDialog"
        mia.do("key", "ctrl+alt+o")
        mia.until(lambda: mia.nodes(words.name(dialog, "&Open Table")), "the dialog")
        mia.press(words.key(dialog, "Name of the &table:"))
        mia.write("Friday table")
        mia.press(words.key(dialog, "&Your name:"), "ctrl+a")
        mia.write("Mia")
        self.push(mia, dialog, "People on this &network")
        self.push(mia, dialog, "&Open Table")
        dialog = "sandbag::JoinTableDialog"
        ben.do("key", "ctrl+alt+j")
        ben.until(lambda: ben.nodes(words.name(dialog, "&Join")), "the dialog")
        ben.press(words.key(dialog, "&Your name:"), "ctrl+a")
        ben.write("Ben")
        ben.press(words.key(dialog, "&Invitation or address:"))
        ben.write(f"127.0.0.1:{self.port}")
        self.push(ben, dialog, "&Join")
        self.push(ben, "sandbag::LobbyPage", "&Same Cards")
        self.push(mia, "sandbag::KnockBar", "Ad&mit")
        self.chair(mia, 1)
        self.chair(ben, 3)
        self.push(mia, "sandbag::LobbyPage", "Fill Empty Seats with &Computers")
        self.push(mia, "sandbag::RuleSide", "I &Agree")
        self.push(ben, "sandbag::RuleSide", "I &Agree")
        self.push(mia, "sandbag::LobbyPage", "&Deal")
        time.sleep(5)
        self.grab("first-deal")

    def ben_is_late(self, seconds):
        begun = time.monotonic()
        self.play([self.mia], lambda: self.late(self.mia), seconds + 60)
        self.note(f"Ben is late, {time.monotonic() - begun:.0f} s after he stopped to act")

    def wait_and_pause(self):
        self.ben_is_late(LONG)
        self.grab("ben-is-late")
        self.push(self.mia, BAR, "&Wait Longer")
        self.grab("mia-waits-longer")
        self.ben_is_late(LONG)
        self.push(self.mia, BAR, "Pau&se the Match")
        self.grab("mia-has-paused")
        self.push(self.mia, BAR, "G&o On")
        self.grab("mia-goes-on")

    def pass_over(self, seconds):
        self.ben_is_late(seconds)
        self.push(self.mia, BAR, "Comp&uter Plays")
        back = self.words.name(BAR, "Take My Seat &Back")
        self.ben.until(lambda: self.ben.nodes(back), back)

    def is_back(self, how):
        back = self.words.name(BAR, "Take My Seat &Back")
        self.ben.until(lambda: not self.ben.nodes(back), f"the seat, {how}")
        self.note(f"Ben has his seat back, {how}")

    def lose_and_return(self):
        self.pass_over(LONG)
        self.grab("a-computer-plays-for-ben")
        self.push(self.ben, BAR, "Take My Seat &Back")
        self.is_back("by the button")
        self.grab("ben-is-back")
        self.pass_over(AGAIN)
        self.grab("a-computer-plays-again")
        if self.way == "keys":
            self.ben.press("alt+1")
        else:
            self.menu(self.ben, ("sandbag::CompanyWindow", "&Play"), ("sandbag::CompanyWindow", "&Say"),
                      ("company", "Hello!"))
        self.is_back("by a remark")
        self.grab("ben-has-spoken")
        self.pass_over(AGAIN)
        self.ben.kill()
        time.sleep(3)
        self.mia.grab("ben-is-gone")
        self.ben.start()
        words, dialog = self.words, "sandbag::JoinTableDialog"
        self.ben.until(lambda: self.ben.nodes(words.name("sandbag::MainWindow", "&Game")), "the main window")
        time.sleep(3)
        self.ben.do("key", "ctrl+alt+j")
        self.ben.until(lambda: self.ben.nodes(words.name(dialog, "&Join")), "the dialog")
        if self.way == "keys":
            self.ben.press(words.key(dialog, "Tables where you sat &before:"), "Home", "space")
        else:
            self.ben.click("Mia", starts=True)  # who came by an address knows no name of the table
        self.push(self.ben, dialog, "&Join")
        gone = words.text(BAR, "A computer is playing for %1, who gets the seat back on return.").partition("%1")[0]
        self.mia.until(lambda: not self.mia.says(gone), "Ben at his seat")
        time.sleep(3)
        self.is_back("by another start")
        self.grab("ben-is-back-by-another-start")

    def pause_often(self):
        window = "sandbag::CompanyWindow"
        for number in range(4):
            self.menu(self.ben, (window, "&Play"), (window, "P&ause"), (window, "For a &Moment"))
            if number < 3:
                self.push(self.ben, BAR, "G&o On")
        self.ben.until(lambda: self.ben.says(self.words.text("company", "You can pause three times per deal.")),
                       "that he may pause no more")
        self.note("Ben may pause no more")
        self.grab("ben-may-pause-no-more")

    def host_is_late(self):
        begun = time.monotonic()
        self.play([self.ben], lambda: self.late(self.ben), LONG + 60)
        self.note(f"Mia is late, {time.monotonic() - begun:.0f} s after she stopped to act")
        self.grab("mia-is-late")
        self.push(self.ben, BAR, "Comp&uter Plays")
        back = self.words.name(BAR, "Take My Seat &Back")
        self.mia.until(lambda: self.mia.nodes(back), back)
        self.grab("a-computer-plays-for-mia")
        self.push(self.mia, BAR, "Take My Seat &Back")
        self.mia.until(lambda: not self.mia.nodes(back), "Mia at her seat")
        self.note("Mia has her seat back")
        self.grab("mia-is-back")

    def end_of_deal(self):
        """Ben's own “Next Deal” is struck out."""
        name = self.words.name("sandbag::ResultPanel", "Next Deal")
        self.play([self.mia, self.ben], lambda: self.ben.nodes(name), 300)
        self.grab("after-the-deal")
        self.ben.press("space")
        self.grab("ben-wanted-the-next-deal")


def main(program, way, folder, language="en", size="1440x900", theme="1", port="28117"):
    folder = pathlib.Path(folder).resolve()
    folder.mkdir(parents=True, exist_ok=True)
    table = Table(str(pathlib.Path(program).resolve()), way, folder, language, size, theme, int(port))
    try:
        table.set_up()
        table.play([table.mia, table.ben], lambda: time.monotonic() - table.begun > 45, 90)
        table.wait_and_pause()
        table.lose_and_return()
        table.pause_often()
        table.host_is_late()
        table.end_of_deal()
        table.note(f"all states, by {way}")
    finally:
        table.ben.close()
        table.mia.close()


if __name__ == "__main__":
    if len(sys.argv) < 4:
        sys.exit(__doc__)
    status = within_bus(__file__, sys.argv[1:])
    sys.exit(main(*sys.argv[1:]) if status is None else status)
