#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Every command of sandbag-cli with what strangers made, in each of its places: every_command.py CLI [WORD]

The commands and their options are asked of the program itself, so that a new one is tried, too. It gets
files, words and lines full of characters that a terminal obeys, and names of what is no plain file. It
ends, with a status of its own, says no more than a line where it refuses, and nothing that a terminal
obeys. With WORD only the commands whose words hold it."""
import concurrent.futures
import json
import os
import pathlib
import re
import socket
import subprocess
import sys
import tempfile

PATIENCE = 60  # seconds, of a machine that does other things at the same time
LISTENS = 2    # the same, of a command that goes on until it is ended
AT_ONCE = 4
# A title, a cleared screen, a bell, a C1 control, marks that turn the direction, breaks of the line and of
# the paragraph.
EVIL = "\u001b]0;owned\u0007\u001b[2J\u009b31m\u202ex\u2066y\nz\u2029w\u007f"
OBEYED = re.compile("[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e]")
# What plays a hundred deals where nothing is wrong with its words.
LONG = ["duel", "bench"]
# Values of options that name no file.
NO_FILES = ["A", "D", "ID", "MIB", "MS", "N", "P", "P,P,P,P", "PLAYER", "PORT", "S", "YYYY-MM-DD", "words",
            "name"]
LESSON = pathlib.Path(__file__).resolve().parents[2] / "resources/lessons/04-nil-or-not.lesson.json"
WORDS = ["title", "text", "why"]
SHAPES = {"match": "spades.json", "rules": "spades-rules.json", "boards": "spades-boards.json",
          "lesson": "lesson.json", "pbn": "pbn"}


def evil_words(value):
    """The same with what a person reads made evil."""
    if isinstance(value, list):
        return [evil_words(one) for one in value]
    if not isinstance(value, dict):
        return value
    return {key: one + EVIL if isinstance(one, str) and key in WORDS else evil_words(one)
            for key, one in value.items()}


def contents():
    seats = [{"name": EVIL, "kind": EVIL}] * 4
    rules = {"base": "standard", "name": EVIL, "rules": {"nil_value": 50}}
    yield "match", {"format": "spades-match/1", "rules": rules, "players": seats, "theirs": EVIL, "deals": [
        {"dealer": 0, "bids": ["3", "4", "nil", "4"], "tricks": [4, 4, 0, 5],
         "adjust": [{"side": 0, "points": 10, "reason": EVIL}]},
        {"dealer": 1, "void": EVIL}]}
    yield "rules", dict(rules, format="spades-rules/1")
    yield "boards", {"format": "spades-boards/1", "number": "32222-47YMT", "boards": 4, "tables": [
        {"name": EVIL, "player": EVIL, "seat": 0, "points": [[63, -40], [], [41, 62], None]}]}
    yield "lesson", dict(evil_words(json.loads(LESSON.read_text())), id="evil", part=EVIL)
    yield "pbn", f'[Event "{EVIL}"]\n[Site "{EVIL}"]\n[Deal "N:{EVIL}"]\n'


class Home:
    """Files of ill will in a folder and, where the program looks for them, in its data."""

    def __init__(self, cli):
        self._folder = tempfile.TemporaryDirectory(prefix="sandbag-commands-")
        self.path = pathlib.Path(self._folder.name)
        self._cli = cli
        for name, content in contents():
            self.file(name).write_text(content if isinstance(content, str) else json.dumps(content))
        self._keep("tables", "rules")
        self._keep("lessons", "lesson")
        os.mkfifo(self.path / "pipe")
        (self.path / "folder").mkdir()
        (self.path / "device").symlink_to("/dev/zero")
        (self.path / "loop").symlink_to("loop")
        listener = socket.socket(socket.AF_UNIX)
        listener.bind(str(self.path / "socket"))
        listener.close()
        if self.run("import", str(self.file("match"))).returncode:
            sys.exit("the match of ill will is not imported")

    def file(self, name):
        return self.path / f"evil.{SHAPES[name]}"

    def _keep(self, folder, name):
        place = self.path / ".local/share/sandbag" / folder
        place.mkdir(parents=True)
        (place / self.file(name).name).write_bytes(self.file(name).read_bytes())

    def run(self, *words, lines="", patience=PATIENCE):
        keep = {name: value for name, value in os.environ.items() if not name.startswith("XDG_")}
        keep.update(HOME=str(self.path), XDG_RUNTIME_DIR=str(self.path), LC_ALL="C.UTF-8",
                    QT_QPA_PLATFORM="offscreen")
        return subprocess.run([self._cli, *words], input=lines.encode(), capture_output=True, env=keep,
                              cwd=self.path, timeout=patience, check=False)


def options_of(help_text):
    """(option, what its value is) of those that take one."""
    return re.findall(r"^  (--?[a-z][\w-]*) <([^>]+)>", help_text, re.MULTILINE)


def tries(command, help_text, home):
    """Arguments of every run, and what it reads."""
    words, match = command.split(), home.file("match")
    usage = help_text.partition("\n")[0]
    takes_file = re.search("[ |]FILE", usage) is not None
    yield words + [EVIL], ""
    if takes_file:
        for name in SHAPES:
            yield words + [str(home.file(name))], ""
        yield words + [str(match), "--json"], ""
        yield words + ["-"], match.read_text()
        for name in ("pipe", "folder", "device", "loop", "socket"):
            yield words + [name], ""
    elif " ID" in usage:
        yield words + ["evil"], ""
        yield words + ["evil", "--json"], ""
    elif command not in LONG:
        yield words, json.dumps({"type": EVIL, "id": EVIL}) + "\n" + EVIL + "\n"
        yield words + ["--json"], match.read_text() + "\n"
    for option, kind in options_of(help_text):
        if option == "--lang":
            continue
        forms = kind.split("|") if takes_file and "|" in kind else []
        for value in [EVIL] + forms + ([] if kind in NO_FILES or "|" in kind else ["pipe"]):
            yield words + [option, value] + ([str(match)] if takes_file else []), ""
        for form in forms:  # another one may be read otherwise
            yield words + [option, form, "pipe"], ""


def complaint(done):
    said = done.stdout.decode("utf-8", "replace"), done.stderr.decode("utf-8", "replace")
    for text in said:
        found = OBEYED.search(text)
        if found:
            return f"a terminal obeys {text[max(0, found.start() - 40):found.end() + 20]!r}"
    if done.returncode not in (0, 1, 2):
        return f"it ended with {done.returncode} {said[1][-200:]!r}"
    if done.returncode == 2 and said[1].count("\n") > 1:
        return f"it refuses with {said[1][:300]!r}"
    return None


def attempt(home, command, words, lines):
    try:
        fault = complaint(home.run(*words, lines=lines,
                                   patience=LISTENS if command == "host" else PATIENCE))
    except subprocess.TimeoutExpired as ended:
        if command != "host":
            return f"{words}: it stands still"
        ended.returncode, ended.stdout, ended.stderr = 0, ended.stdout or b"", ended.stderr or b""
        fault = complaint(ended)
    return fault and f"{words}: {fault}"


def main(cli, word=""):
    home = Home(str(pathlib.Path(cli).resolve()))
    listed = json.loads(home.run("--help", "--json").stdout)["commands"]
    commands = [one["command"] for one in listed if word in one["command"]]
    with concurrent.futures.ThreadPoolExecutor(AT_ONCE) as pool:
        helped = pool.map(lambda command: home.run(*command.split(), "--help").stdout.decode(), commands)
        runs = [(command, words, lines) for command, text in zip(commands, helped)
                for words, lines in tries(command, text, home)]
        faults = [fault for fault in pool.map(lambda run: attempt(home, *run), runs) if fault]
    print("".join(f"WRONG: {fault}\n" for fault in faults), end="")
    print(f"{len(runs)} runs of {len(commands)} commands, {len(faults)} wrong")
    sys.exit(1 if faults or not runs else 0)


main(*sys.argv[1:])
