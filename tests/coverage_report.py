#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Sums up what llvm-cov found, by room and by file: coverage_report.py BUILD"""
import json
import pathlib
import re
import subprocess
import sys

ROOMS = ("engine", "players", "model", "session", "history")
OTHERS = "/tests/|/src/(app|cli|dialogs|history_ui|ink|print|review_ui|scorecard|table|widgets)/|_autogen/|^/usr/"


def programs(build):
    """Everything that was built with a profile in it."""
    found = [path for path in (build / "tests").iterdir()
             if path.is_file() and re.match(r"(tst|fuzz)_", path.name) and path.stat().st_mode & 0o100]
    return found + [path for path in [build / "src/cli/sandbag-cli"] if path.exists()]


def ask(build, command, *options):
    files = programs(build)
    objects = [str(files[0])] + [word for file in files[1:] for word in ("-object", str(file))]
    done = subprocess.run(["llvm-cov", command, *objects, "-instr-profile",
                           str(build / "all.profdata"), *options,
                           f"-ignore-filename-regex={OTHERS}"],
                          check=True, capture_output=True, text=True)
    return done.stdout


def percent(count):
    return f"{100 * count['covered'] / max(1, count['count']):5.1f} % of {count['count']}"


def main(build):
    files = [file for file in json.loads(ask(build, "export", "-summary-only"))["data"][0]["files"]
             if any(f"/src/{room}/" in file["filename"] for room in ROOMS)]
    lines = []
    for room in ROOMS:
        inside = [file for file in files if f"/src/{room}/" in file["filename"]]
        total = {kind: {key: sum(file["summary"][kind][key] for file in inside)
                        for key in ("count", "covered")} for kind in ("lines", "branches")}
        lines.append(f"{room:9} lines {percent(total['lines'])}, "
                     f"branches {percent(total['branches'])}")
    files.sort(key=lambda file: file["summary"]["lines"]["covered"]
               - file["summary"]["lines"]["count"])
    lines.append("\nLines that no test reaches, the files with most of them first:")
    for file in files:
        summary = file["summary"]["lines"]
        missed = summary["count"] - summary["covered"]
        if missed:
            name = file["filename"].split("/src/", 1)[1]
            lines.append(f"{missed:5} of {summary['count']:4}  {name}")
    (build / "report.txt").write_text("\n".join(lines) + "\n")
    shown = ask(build, "show", "-show-line-counts-or-regions=false")
    missed = [line for line in shown.splitlines() if re.match(r"\s*\d+\|\s*0\||/", line)]
    (build / "missed.txt").write_text("\n".join(missed) + "\n")
    print("\n".join(lines[:25]))


main(pathlib.Path(sys.argv[1]))
