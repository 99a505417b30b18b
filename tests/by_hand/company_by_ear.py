#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Two people who have never done it, and see nothing, sit down at one table: by keys alone, each at a real
program on a display of its own, told what a screen reader is told. Mia opens a table, Ben joins by its
address, both compare five cards, sit down, agree, and play some tricks; Ben's program is killed and started
again, and he takes his seat from the list. Nobody knows a shortcut: the menu is gone through by arrows, dialogs
and the lobby by Tab, and all that is said is heard out, at 200 words a minute, before the next key.

    tests/by_hand/company_by_ear.py PROGRAM FOLDER [LANGUAGE [PORT]]

FOLDER gets a picture of each step and what each was told, with the second it was told at. Printed are keys,
answers, words and time up to the first card. The rules of the table, which a button lies beside, are not read
out. It needs what heard_person.py needs."""
import pathlib
import sys
import time

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent))
from heard_person import HeardPerson, Words, within_bus  # noqa: E402

MAIN, LOBBY = "sandbag::MainWindow", "sandbag::LobbyPage"


class Evening:
    def __init__(self, program, folder, language, port):
        self.words, self.port, self.answers, self.begun = Words(language), port, 0, 0.0
        self.mia = HeardPerson(program, folder, "Mia", self.words, f"[company]\nport={port}\n")
        self.ben = HeardPerson(program, folder, "Ben", self.words, f"[company]\nport={port}\n")
        self.mia.patient = self.ben.patient = True

    def name(self, context, source):
        return self.words.name(context, source)

    def start(self, person):
        person.start()
        person.until(lambda: person.nodes(self.name(MAIN, "&Game")), "the main window")
        person.ear.listen(3)

    def menu(self, person, entry):
        """The menus from the first one on, by arrows."""
        person.ear.silent_until = 0.0  # what is said of the match in that window is broken off
        for _ in range(3):  # on a busy machine it closes again
            person.press(self.words.key(MAIN, "&Game"))
            person.ear.listen(1)
            if person.ear.role == "menu item":
                break
        person.go(self.name("sandbag::AppText", "Pla&y Together"), "Down")
        person.press("Right")
        person.go(self.name("sandbag::AppText", entry), "Down")
        person.press("Return")
        person.listen(1)
        self.answers += 1

    def push(self, person, context, source):
        """The button is come to by Tab."""
        name = self.name(context, source)
        person.until(lambda: person.has_enabled(name), f"“{name}”")
        person.go(name)
        person.press("space")
        person.listen(0.5)
        self.answers += 1

    def fill(self, person, context, source, text):
        name = self.name(context, source).rstrip(":")
        person.go(name, starts=True)
        person.write(text)
        self.answers += 1

    def sit(self, person, number):
        name = self.words.text("sandbag::ChairButton", "Seat %1 is empty.").replace("%1", str(number))
        person.until(lambda: person.nodes(name), name)
        person.go(name)
        person.press("space")
        self.answers += 1

    def open_table(self):
        dialog = "sandbag::OpenTableDialog"
        self.menu(self.mia, "&Open a Table…")
        self.mia.grab("open-a-table")
        self.fill(self.mia, dialog, "&Your name:", "Mia")
        self.push(self.mia, dialog, "People on this &network")
        self.push(self.mia, dialog, "&Open Table")
        self.mia.until(lambda: self.mia.ear.heard(self.words.text(LOBBY, "Choose a seat.")), "the lobby")
        self.mia.grab("lobby")
        self.sit(self.mia, 1)

    def join(self):
        dialog = "sandbag::JoinTableDialog"
        self.menu(self.ben, "&Join a Table…")
        self.ben.grab("join-a-table")
        self.fill(self.ben, dialog, "&Invitation or address:", f"127.0.0.1:{self.port}")
        self.fill(self.ben, dialog, "&Your name:", "Ben")
        self.push(self.ben, dialog, "&Join")

    def compare(self):
        begins = self.words.text("sandbag::FiveCardsRow", "Five cards to compare: %1").partition("%1")[0]
        own = self.ben.until(lambda: self.ben.ear.heard(begins), "Ben's five cards")
        knock = self.words.text("sandbag::KnockBar", "%1 would like to join.").replace("%1", "Ben")
        self.mia.until(lambda: self.mia.ear.heard(knock), "that Ben knocks")
        self.mia.go(begins, starts=True)
        theirs = self.mia.at()
        if own.partition(begins)[2] != theirs.partition(begins)[2]:
            sys.exit(f"“{own}” and “{theirs}”")
        print(f"both were told: {theirs}")
        self.ben.grab("five-cards")
        self.mia.grab("knock")
        self.push(self.ben, LOBBY, "&Same Cards")
        self.push(self.mia, "sandbag::KnockBar", "Ad&mit")
        self.ben.until(lambda: self.ben.ear.heard(self.words.text(LOBBY, "Choose a seat.")), "the lobby")

    def set_table(self):
        self.sit(self.ben, 3)
        self.push(self.mia, LOBBY, "Fill Empty Seats with &Computers")
        self.push(self.mia, "sandbag::RuleSide", "I &Agree")
        self.push(self.ben, "sandbag::RuleSide", "I &Agree")
        self.push(self.mia, LOBBY, "&Deal")
        table = self.name("sandbag::TableText", "Card table")
        self.ben.until(lambda: self.ben.at() == table or self.ben.nodes(table, ("panel", "grouping")), "the table")

    def tell(self, what):
        keys = self.mia.pressed + self.ben.pressed
        told = self.mia.ear.told + self.ben.ear.told
        print(f"{what}: {time.monotonic() - self.begun:.0f} s, {keys} keys (Mia {self.mia.pressed}, Ben "
              f"{self.ben.pressed}), {self.answers} answers, {told} words heard (Mia {self.mia.ear.told}, Ben "
              f"{self.ben.ear.told})", flush=True)

    def play(self, until, seconds):
        """By keys: the bid that has the ring, cards from the left."""
        end = time.monotonic() + seconds
        while time.monotonic() < end and not until():
            for person in (self.mia, self.ben):
                person.press("Home", "Return")
        return until()

    def lose(self):
        self.ben.kill()
        away = self.words.text("sandbag::ConductBar", "%1 is away.").replace("%1", "Ben")
        self.mia.until(lambda: self.mia.ear.heard(away), "that Ben is away", 60)
        self.mia.grab("ben-is-away")
        before = self.ben.pressed
        self.start(self.ben)
        begun = time.monotonic()
        dialog = "sandbag::JoinTableDialog"
        self.menu(self.ben, "&Join a Table…")
        self.ben.go(self.name(dialog, "Tables where you sat &before:").rstrip(":"), starts=True)
        self.ben.press("Home", "space")
        self.ben.grab("tables-before")
        self.push(self.ben, dialog, "&Join")
        back = self.words.text("sandbag::CallingEnd", "You are at the table.")
        self.ben.until(lambda: self.ben.ear.heard(back), "that he is back")
        print(f"Ben is back after {time.monotonic() - begun:.0f} s, {self.ben.pressed - before} keys, "
              f"{self.ben.ear.told} words", flush=True)
        self.ben.grab("back")


def main(program, folder, language="en", port="28117"):
    folder = pathlib.Path(folder).resolve()
    folder.mkdir(parents=True, exist_ok=True)
    evening = Evening(str(pathlib.Path(program).resolve()), folder, language, int(port))
    mia, ben = evening.mia, evening.ben
    try:
        evening.start(ben)
        evening.start(mia)
        evening.begun = time.monotonic()
        evening.open_table()
        evening.tell("the table is open")
        evening.join()
        evening.compare()
        evening.tell("Ben is inside")
        evening.set_table()
        evening.tell("the first card is dealt")
        mia.grab("first-deal")
        ben.grab("first-deal")
        mia.patient = ben.patient = False
        evening.play(lambda: False, 40)
        mia.grab("in-play")
        ben.grab("in-play")
        ben.patient = True
        evening.lose()
        evening.play(lambda: False, 10)
        mia.grab("after")
        ben.grab("after")
    finally:
        ben.close()
        mia.close()


if __name__ == "__main__":
    if len(sys.argv) < 3:
        sys.exit(__doc__)
    status = within_bus(__file__, sys.argv[1:])
    sys.exit(main(*sys.argv[1:]) if status is None else status)
