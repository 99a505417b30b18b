#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Four real programs, each on a display of its own, at one table in company: Mia opens it, and the three
others reach it over bad wires (bad_wire.py), which are late and reset again and again, before the match
too. Ben joins by its address and does everything by mouse, Cleo by keys; Dex pastes Mia's invitation. They
compare cards, sit down, agree and play a short match to its end. Pictures of each step are for looking at.

    tests/by_hand/company_of_four.py PROGRAM CLI FOLDER [FIRST_DISPLAY [RESET_EVERY]]

It needs Xvfb, xdotool, ImageMagick's import, Python's tkinter, and a window manager (openbox)."""
import os
import pathlib
import re
import subprocess
import sys
import time

import company_on_two_displays as company
from company_on_two_displays import PORT, Person

HERE = pathlib.Path(__file__).resolve().parent
# Chairs in a lobby before one sits, clockwise from below, and the button to agree.
CHAIRS = ((402, 798), (90, 468), (402, 150), (713, 468))
AGREE = (1073, 836)
MOST = 900  # seconds of the match
TRIES = 4  # of what a wire may lose
CLIPBOARD = "import tkinter; print(tkinter.Tk().clipboard_get())"
TARGET = 100  # points: three deals or so
PEOPLE = ("Mia", "Ben", "Cleo", "Dex")


def bad_wire(guest, reset_every):
    return subprocess.Popen([HERE / "bad_wire.py", str(PORT + 1 + guest), str(PORT), "120", "80",
                             str(reset_every), str(guest)])


def join_by_address(mia, guest, number):
    guest.keys("ctrl+alt+j")
    guest.window("Join a Table")
    guest.keys("alt+y", "ctrl+a")
    guest.type(guest.name)
    guest.keys("alt+i")
    guest.type(f"127.0.0.1:{PORT + number}")
    guest.keys("alt+j")
    guest.window("127.0.0.1")
    time.sleep(4)
    guest.grab("five-cards")
    mia.window("Friday table")
    mia.grab(f"knock-of-{guest.name}")


def invitation_of(mia):
    mia.keys("alt+i")
    time.sleep(1)
    return subprocess.run([sys.executable, "-c", CLIPBOARD], env=dict(os.environ, DISPLAY=mia.display.name),
                          capture_output=True, text=True, check=True).stdout.strip()


def join_by_invitation(mia, guest, number):
    text = re.sub(r"^sandbag:.*?/", f"sandbag:127.0.0.1:{PORT + number}/", invitation_of(mia))
    print("invitation:", text)
    guest.keys("ctrl+alt+j")
    guest.window("Join a Table")
    guest.keys("alt+y", "ctrl+a")
    guest.type(guest.name)
    guest.keys("alt+i")
    guest.type(text)
    guest.grab("invitation")
    guest.keys("alt+j")
    guest.window("127.0.0.1")
    time.sleep(4)


def click(person, place):
    person.do("mousemove", str(place[0]), str(place[1]), "click", "1")
    time.sleep(1.5)


def own_plate(person):
    """What is seen of the lowest chair, where whoever sits finds the own one."""
    x, y = CHAIRS[0]
    return subprocess.run(["import", "-display", person.display.name, "-window", "root", "-crop",
                           f"160x44+{x - 80}+{y - 22}", "rgb:-"], capture_output=True, check=True).stdout


def until_done(person, act):
    """As people do it who see that nothing has come of it: what was said when a wire was reset is lost."""
    before = own_plate(person)
    for _ in range(TRIES):
        act()
        time.sleep(3)
        if own_plate(person) != before:
            return
    person.grab("nothing-has-come-of-it")


def set_table(mia, ben, cleo, dex):
    until_done(mia, lambda: click(mia, CHAIRS[0]))
    until_done(ben, lambda: click(ben, CHAIRS[1]))
    for person, steps in ((cleo, 3), (dex, 4)):  # the first Tab leads to the first chair
        person.keys(*["Tab"] * steps)
        until_done(person, lambda: person.keys("Return"))
    for person in (mia, cleo, dex):
        until_done(person, lambda: person.keys("alt+a"))
    until_done(ben, lambda: click(ben, AGREE))
    mia.grab("all-have-agreed")
    cleo.grab("all-have-agreed")


def lose_before_the_match(mia, ben, wire):
    """His wire is cut off, and comes back."""
    wire.terminate()
    wire.wait()
    time.sleep(3)
    ben.grab("lost-in-the-lobby")
    mia.grab("ben-is-away-from-his-chair")
    again = bad_wire(0, 0)
    time.sleep(12)
    ben.grab("found-in-the-lobby")
    mia.grab("ben-is-back-in-his-chair")
    return again


def talk(mia, cleo):
    """A remark, and how the others see it."""
    mia.keys("alt+p", "s")
    mia.grab("remarks")
    mia.keys("Down", "Return")
    time.sleep(1)
    cleo.grab("hears-a-remark")
    mia.grab("has-said-it")


def have_ended(cli, people):
    return all(any(company.ended(cli, path) for path in person.histories()) for person in people)


def play_all(people, seconds, done):
    """As company.play(), for any number; what is asked is answered by keys."""
    begun, turn = time.monotonic(), 0
    while time.monotonic() - begun < seconds:
        turn += 1
        if turn % 10 == 0 and done():
            return True
        for person in people:
            person.do("key", "Home" if turn % 3 else "End")
            person.do("key", "Return")
            if turn % 5 == 0:
                person.do("key", "space")
    return done()


def start(program, folder, first):
    people = []
    for number, name in enumerate(PEOPLE):
        os.environ["SANDBAG_DISPLAY"] = str(first + number)
        people.append(Person(program, folder, name, TARGET))
    for person in people:
        person.start()
    return people


def main(program, cli, folder, first="90", reset_every="25"):
    folder = pathlib.Path(folder).resolve()
    folder.mkdir(parents=True, exist_ok=True)
    bad = [bad_wire(guest, reset_every) for guest in range(3)]
    people = []
    try:
        people = start(str(pathlib.Path(program).resolve()), folder, int(first))
        mia, ben, cleo, dex = people
        company.open_table(mia)
        join_by_address(mia, ben, 1)
        ben.keys("alt+s")
        mia.keys("alt+m")
        time.sleep(3)
        join_by_address(mia, cleo, 2)
        cleo.keys("alt+s")
        mia.keys("alt+m")
        time.sleep(3)
        join_by_invitation(mia, dex, 3)
        mia.grab("knock-by-invitation")
        mia.keys("alt+m")
        time.sleep(3)
        set_table(mia, ben, cleo, dex)
        bad[0] = lose_before_the_match(mia, ben, bad[0])
        mia.keys("alt+d")
        time.sleep(6)
        for person in people:
            person.grab("first-deal")
        play_all(people, 40, lambda: False)
        for person in people:
            person.grab("in-play")
        talk(mia, cleo)
        over = play_all(people, MOST, lambda: have_ended(cli, people))
        for person in people:
            person.grab("end")
        if not over:
            sys.exit("the match did not end")
        print("all four have the match in their histories")
    finally:
        for person in reversed(people):
            person.close()
        for wire in bad:
            wire.terminate()
            wire.wait()


if __name__ == "__main__":
    if len(sys.argv) < 4:
        sys.exit(__doc__)
    main(*sys.argv[1:])
