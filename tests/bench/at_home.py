#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Start-up and memory in each language, and with the plugin of sounds, beside English without it.

at_home.py BUILD [--runs N] [--only NAME…]

Each run starts a window in each way, one after the other and in another order than the run before, leaves it
alone and reads what it has used: seconds of a processor, MiB in memory, MiB that nobody shares. Shown is the
median of what each needs more than the plain window of the same run, with the interval in which the true
median lies in 95 of 100 cases. What is worse by more than a twentieth, for certain, is marked: exit status 1."""
import argparse
import os
import pathlib
import re
import shutil
import statistics
import subprocess
import sys
import tempfile
import time

from watch import WORSE, surroundings

ROOT = pathlib.Path(__file__).resolve().parents[2]
PLAIN = "en"
CHOSEN = "sounds on"  # which loads what makes them: shown, and nobody's loss who has not asked for it
QUIET = 8  # seconds after which a window that was opened has nothing left to do
FIGURES = ("start, s", "memory, MiB", "own memory, MiB")
SOUND = "sandbag_sound.so"


def languages():
    lines = (ROOT / "translations/languages.txt").read_text().splitlines()
    return [line for line in lines if line[:1].isalpha()]


def ways():
    """By name: the language, whether the plugin lies beside the program, whether sounds are on."""
    return {PLAIN: ("en", False, False), **{one: (one, False, False) for one in languages()},
            "sounds installed": ("en", True, False), CHOSEN: ("en", True, True)}


def places(build, folder):
    """The program with all its plugins, and with all but that of sounds."""
    made = {}
    for with_sound in (False, True):
        place = made[with_sound] = folder / ("all" if with_sound else "silent")
        place.mkdir()
        for file in (build / "src/app").iterdir():
            if file.name == "sandbag" or (file.suffix == ".so" and (with_sound or file.name != SOUND)):
                shutil.copy2(file, place / file.name)
    if not (made[True] / SOUND).exists():
        sys.exit(f"at_home.py: {build} was built without {SOUND}")
    return made


def used(process):
    """What a process has used until now."""
    fields = pathlib.Path(f"/proc/{process}/stat").read_text().rsplit(")", 1)[1].split()
    rollup = pathlib.Path(f"/proc/{process}/smaps_rollup").read_text()
    size = {name: int(number) / 1024 for name, number in re.findall(r"^(\w+):\s+(\d+) kB", rollup, re.M)}
    seconds = (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
    return dict(zip(FIGURES, (seconds, size["Rss"], size["Private_Clean"] + size["Private_Dirty"])))


def opened(program, way):
    """A window in a home of its own, where nothing was played before."""
    language, _, sounds = way
    with tempfile.TemporaryDirectory() as home:
        settings = pathlib.Path(home) / ".config/sandbag/sandbag.conf"
        settings.parent.mkdir(parents=True)
        settings.write_text("[sound]\non=true\n" if sounds else "")
        child = subprocess.Popen([str(program), "--lang", language], stdout=subprocess.DEVNULL,
                                 stderr=subprocess.DEVNULL, env=surroundings(home))
        try:
            time.sleep(QUIET)
            return used(child.pid)
        finally:
            child.terminate()
            child.wait()


def interval(values):
    """The median's, by the order of the values: the widest that may leave out 5 % of the cases."""
    values, number = sorted(values), len(values)
    low, beyond, ways_to_lie = 0, 0, 1  # of 2 ** number cases those beyond the value at `at`
    for at in range(number // 2):
        beyond += ways_to_lie
        if beyond > 0.025 * 2 ** number:
            break
        low, ways_to_lie = at, ways_to_lie * (number - at) // (at + 1)
    return values[low], values[number - 1 - low]


def shown(found):
    """Prints a line for each way and figure; returns those that are worse."""
    worse = []
    for figure in FIGURES:
        plain = statistics.median(run[PLAIN][figure] for run in found)
        print(f"{figure}: {PLAIN} {plain:.2f}")
        for name in found[0]:
            if name == PLAIN:
                continue
            more = [run[name][figure] - run[PLAIN][figure] for run in found]
            low, high = interval(more)
            mark = "  worse" if name != CHOSEN and low > (WORSE - 1) * plain else ""
            worse += [(name, figure)] if mark else []
            print(f"    {name:18}{statistics.median(more):+8.2f}  ({low:+.2f} to {high:+.2f}){mark}")
    return worse


def main():
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("build", type=pathlib.Path)
    asked.add_argument("--runs", type=int, default=12)
    asked.add_argument("--only", nargs="*", default=[])
    args = asked.parse_args()
    wanted = {name: way for name, way in ways().items() if not args.only or name in [PLAIN, *args.only]}
    found = []
    with tempfile.TemporaryDirectory() as folder:
        made = places(args.build.resolve(), pathlib.Path(folder))
        for number in range(args.runs):
            names = list(wanted)
            names = names[number % len(names):] + names[:number % len(names)]
            run = {name: opened(made[wanted[name][1]] / "sandbag", wanted[name]) for name in names}
            found.append({name: run[name] for name in wanted})
            print(".", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    sys.exit(1 if shown(found) else 0)


if __name__ == "__main__":
    main()
