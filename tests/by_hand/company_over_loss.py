#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Two real programs, each on a display and in a network namespace of its own, play a whole short match by
keys over a link that is late and loses packets (lossy_link.py). Says how long that took.

    tests/by_hand/company_over_loss.py PROGRAM CLI FOLDER [DELAY [LOSS [SEED]]]

DELAY in ms each way (100), LOSS in packets of 100 (2). It needs root, and what company_on_two_displays.py
needs."""
import pathlib
import sys
import time

import company_on_two_displays as company
from company_on_two_displays import Person
from lossy_link import ADDRESSES, LossyLink

TARGET = 100  # points: three deals or so


def main(program, cli, folder, delay="100", loss="2", seed="1"):
    folder = pathlib.Path(folder).resolve()
    folder.mkdir(parents=True, exist_ok=True)
    program = str(pathlib.Path(program).resolve())
    link = LossyLink(float(delay), float(loss), int(seed))
    people = []
    try:
        for number, name in enumerate(("Mia", "Ben")):
            people.append(Person(link.program(number, program, folder), folder, name, TARGET))
            people[-1].start()
        company.ADDRESS = ADDRESSES[0]
        company.SLOWNESS = max(1, float(delay) / 20)
        company.open_table(people[0])
        company.join(*people)
        company.set_table(*people)
        begun = time.monotonic()
        ended = company.play(*people, company.MOST,
                             lambda: company.both_have_ended(cli, *people))
        for person in people:
            person.grab("end")
        print(f"{time.monotonic() - begun:.0f} s of play; {link.carried} packets were carried, "
              f"{link.lost} lost")
        if not ended:
            sys.exit("the match did not end")
        print("both have the match in their histories")
    finally:
        for person in people:
            person.close()
        link.close()


if __name__ == "__main__":
    if not 4 <= len(sys.argv) <= 7:
        sys.exit(__doc__)
    main(*sys.argv[1:])
