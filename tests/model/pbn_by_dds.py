#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""PBN as another program reads it: DDS, which solves deals of bridge, takes the deals that sandbag-cli writes
and finds in them the hands of the match. Then the deals go back, and come out the same.

    pbn_by_dds.py SANDBAG_CLI         ends with 77 where libdds is not installed
"""
import ctypes
import json
import os
import pathlib
import re
import subprocess
import sys
import tempfile

MATCHES = 3
SKIPPED = 77
SEATS = [2, 3, 0, 1]  # north, east, south, west: seat 0 is south


def reader():
    try:
        convert = ctypes.CDLL("libdds.so.0")["_Z14ConvertFromPBNPKcPA4_j"]
    except (OSError, AttributeError):
        return None
    convert.argtypes = [ctypes.c_char_p, ctypes.POINTER(ctypes.c_uint)]
    return convert


def hands_read(convert, deal):
    """The cards of north, east, south and west."""
    bits = (ctypes.c_uint * 16)()
    if convert(deal.encode(), bits) != 1:
        return None
    return [{rank + suit for place, suit in enumerate("SHDC") for at, rank in enumerate("23456789TJQKA")
             if bits[hand * 4 + place] >> (at + 2) & 1} for hand in range(4)]


def run(*command):
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode:
        raise SystemExit(f"{' '.join(map(str, command))}: {done.stderr}")
    return done.stdout


def compare(convert, cli, folder):
    faults = deals = 0
    run(cli, "play", "--seats", "simple", "--games", str(MATCHES), "--seed", "47", "--record", folder)
    for file in sorted(pathlib.Path(folder).glob("*.spades.json")):
        pbn = run(cli, "convert", file, "--to", "pbn")
        told = re.findall(r'^\[Deal "(.*)"\]$', pbn, re.MULTILINE)
        dealt = [[set(hand.split()) for hand in deal["hands"]] for deal in json.loads(file.read_text())["deals"]]
        if len(told) != len(dealt):
            print(f"{file.name}: {len(told)} of {len(dealt)} deals")
            faults += 1
        for line, hands in zip(told, dealt):
            deals += 1
            if hands_read(convert, line) != [hands[seat] for seat in SEATS]:
                print(f"{file.name}: {line}")
                faults += 1
        other = pathlib.Path(folder, "deals.pbn")
        other.write_text(pbn)
        boards = pathlib.Path(folder, "b.spades-boards.json")
        run(cli, "boards", "new", "--pbn", other, "--out", boards)
        if re.findall(r"^\[Deal .*$", run(cli, "boards", "show", boards, "--to", "pbn"), re.MULTILINE) != \
                [f'[Deal "{deal}"]' for deal in told]:
            print(f"{file.name}: other deals come back")
            faults += 1
    print(f"{deals} deals read by DDS, {faults} faults")
    return faults == 0 and deals > 0


def main():
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    convert = reader()
    if convert is None:
        print("libdds is not installed")
        return SKIPPED
    with tempfile.TemporaryDirectory() as folder:
        return 0 if compare(convert, sys.argv[1], folder) else 1


if __name__ == "__main__":
    status = main()
    sys.stdout.flush()
    os._exit(status)  # the library, loaded in this way, does not survive an orderly end
