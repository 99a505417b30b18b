#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""When the first picture of the window stands, and what the window then takes of memory, beside another program.

first_picture.py BUILD [--beside COMMAND] [--runs N]

Each run starts each program twice on an X display of its own: with an empty home, then with the home it
left. The picture is read from the display's memory, every two milliseconds. Shown is when the first pixel of
the window appears, painted when six tenths of it are as they are QUIET seconds later (the rest may be cards
that are dealt in between); both in milliseconds after the program was called. Processor is what the program
had used of it when it had painted. Memory is all that the program has mapped and touched QUIET seconds later,
in MB: what it would take if no other program shared a page with it. Last come the medians, with ratios where
another program was named (`sol` is AisleRiot).

Needs Xvfb, dbus-daemon, and a machine that does nothing else."""
import argparse
import mmap
import os
import pathlib
import re
import shlex
import signal
import statistics
import struct
import subprocess
import sys
import tempfile
import time

QUIET = 5  # seconds after which a window that was opened has nothing left to do
WIDTH, HEIGHT = 1440, 900
STEP = 8  # every eighth pixel of every eighth line is looked at
# A bus that starts nothing: what else the machine offers to desktops is not what is measured.
BUS = """<busconfig><type>session</type><listen>unix:tmpdir=/tmp</listen><auth>EXTERNAL</auth>
<policy context="default"><allow send_destination="*"/><allow eavesdrop="true"/><allow own="*"/></policy>
</busconfig>"""
FIGURES = ("shown, ms", "painted, ms", "processor, ms", "memory, MB")


class Screen:
    """An X display whose pixels lie in a file."""

    def __init__(self, folder):
        read, write = os.pipe()
        self.server = subprocess.Popen(
            ["Xvfb", "-displayfd", str(write), "-fbdir", folder, "-nolisten", "tcp", "-screen", "0",
             f"{WIDTH}x{HEIGHT}x24"], pass_fds=[write], stderr=subprocess.DEVNULL)
        os.close(write)
        with open(read) as said:
            self.display = ":" + said.readline().strip()
        with open(pathlib.Path(folder) / "Xvfb_screen0", "rb") as file:
            self.memory = mmap.mmap(file.fileno(), 0, prot=mmap.PROT_READ)
        header = struct.unpack(">25I", self.memory[:100])  # as X's XWDFile.h describes it
        self.line = header[12]
        self.begin = header[0] + header[19] * 12

    def look(self):
        """Some of the pixels, four bytes each."""
        lines = (self.memory[at:at + self.line] for at in
                 range(self.begin, self.begin + HEIGHT * self.line, STEP * self.line))
        return b"".join(bytes(memoryview(line).cast("I")[::STEP]) for line in lines)

    def close(self):
        self.memory.close()
        self.server.terminate()
        self.server.wait()


def changed(one, other):
    return sum(a != b for a, b in zip(memoryview(one).cast("I"), memoryview(other).cast("I")))


def processor(pid):
    """Nanoseconds, of all threads that live."""
    try:
        return sum(int((task / "schedstat").read_text().split()[0])
                   for task in pathlib.Path(f"/proc/{pid}/task").iterdir())
    except (FileNotFoundError, ProcessLookupError):
        return 0


def memory(pid):
    rollup = pathlib.Path(f"/proc/{pid}/smaps_rollup").read_text()
    return int(re.search(r"^Rss:\s+(\d+)", rollup, re.M)[1]) * 1024 / 1e6


def watched(child, screen, begun):
    """The pictures that followed each other, each with its time and the processor's."""
    empty = last = screen.look()
    seen = []
    while time.monotonic() - begun < QUIET:
        now = screen.look()
        if now != last:
            seen.append((time.monotonic() - begun, processor(child.pid), now))
            last = now
        time.sleep(0.002)
    return empty, seen


def start(command, home):
    """All figures of one start."""
    with tempfile.TemporaryDirectory() as folder:
        screen = Screen(folder)
        env = {"HOME": home, "XDG_RUNTIME_DIR": home, "DISPLAY": screen.display, "LC_ALL": "C.UTF-8",
               "PATH": os.environ["PATH"], "QT_QPA_PLATFORM": "xcb"}
        (pathlib.Path(folder) / "bus.conf").write_text(BUS)
        bus = subprocess.Popen(["dbus-daemon", f"--config-file={folder}/bus.conf", "--nofork", "--print-address=1"],
                               env=env, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
        env["DBUS_SESSION_BUS_ADDRESS"] = bus.stdout.readline().decode().strip()
        try:
            begun = time.monotonic()
            child = subprocess.Popen(command, env=env, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
            empty, seen = watched(child, screen, begun)
            if child.poll() is not None:
                sys.exit(f"{' '.join(command)} ended with {child.returncode}")
            used = memory(child.pid)
            child.send_signal(signal.SIGTERM)
            child.wait()
        finally:
            bus.terminate()
            bus.wait()
            screen.close()
    final = seen[-1][2]
    missing = changed(empty, final) * 0.4
    painted = next(one for one in seen if changed(one[2], final) <= missing)
    return seen[0][0] * 1000, painted[0] * 1000, painted[1] / 1e6, used


def measured(programs, runs):
    """For each program and each kind of home the figures of all runs."""
    found = {(name, kind): [] for name in programs for kind in ("fresh", "resumed")}
    for at in range(runs + 1):
        for name, command in programs.items():
            with tempfile.TemporaryDirectory() as home:
                for kind in ("fresh", "resumed"):
                    figures = start(command, home)
                    if at > 0:  # the first only brings the files into memory
                        found[name, kind].append(figures)
        print(".", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    return found


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("build", type=pathlib.Path)
    parser.add_argument("--beside", metavar="COMMAND", help="another program that opens a window, like sol")
    parser.add_argument("--runs", type=int, default=7)
    asked = parser.parse_args()
    programs = {"sandbag": [str((asked.build / "src/app/sandbag").resolve())]}
    if asked.beside:
        programs[asked.beside] = shlex.split(asked.beside)
    found = measured(programs, asked.runs)
    for kind in ("fresh", "resumed"):
        for at, figure in enumerate(FIGURES):
            row = [statistics.median(run[at] for run in found[name, kind]) for name in programs]
            each = "  ".join(f"{name} {value:.1f}" for name, value in zip(programs, row))
            ratio = f"  {row[0] / row[1]:.2f} ×" if len(row) > 1 else ""
            print(f"{kind:8} {figure:14} {each}{ratio}")


main()
