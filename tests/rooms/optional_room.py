#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""A build without the room of tables in company (SANDBAG_COMPANY=OFF) compiles and passes its tests:
whoever includes a header of that room, or of what it alone is linked with, asks for it first, and so
does every target that is linked with it. A script of packaging that looks for what the room brings along asks
packaging/has-company whether the build has it.

    tests/rooms/optional_room.py            complains about what is not guarded
    tests/rooms/optional_room.py --planted  plants some in a folder of its own, to see them found
"""
import gzip
import pathlib
import re
import subprocess
import sys
import tempfile

ROOM = ("company", "company_ui", "sockets")
GUARD = "SANDBAG_COMPANY"
# Libraries that only this room is linked with, by the headers that they give.
THEIRS = re.compile(r"(?:Qt(?:Network|DBus)/)?Q(?:DBus|Tcp|Ssl|Udp|Network|Host|Abstract(?:Socket|Net))\w*$"
                    r"|Qt(?:Network|DBus)$|openssl/")
LINKED = re.compile(r"sandbag_(?:company(?:_ui)?|sockets(?:_linked)?)\b|Qt6::(?:Network|DBus)\b|OpenSSL\b")
INCLUDE = re.compile(r'\s*#\s*include\s+["<]([^">]+)[">]')
BROUGHT = re.compile(r"sockets\b|libqopensslbackend")  # by the room into a package
DIRECTIVE = re.compile(r"\s*#\s*(ifdef|ifndef|if|else|elif|endif)\b(.*)")
SOURCES = {".cpp", ".h", ".in"}


def open_includes(text):
    """What a source includes whether or not the room is there."""
    guards, found = [], []
    for number, line in enumerate(text.split("\n"), 1):
        directive = DIRECTIVE.match(line)
        if directive:
            word, condition = directive.groups()
            if word == "endif":
                guards.pop()
            elif word in ("else", "elif"):
                guards[-1] = word == "elif" and GUARD in condition
            else:
                guards.append(word != "ifndef" and GUARD in condition and "!" not in condition)
        included = INCLUDE.match(line)
        if included and not any(guards):
            found.append((number, included[1]))
    return found


def open_lines(cmake):
    """The lines of a CMakeLists.txt that are read without the room, with their numbers."""
    guards = []
    for number, line in enumerate(cmake.split("\n"), 1):
        line = line.split("#")[0]
        word = re.match(r"\s*(if|elseif|else|endif)\s*\((.*)\)", line)
        if word and word[1] == "endif":
            guards.pop()
        elif word and word[1] == "if":
            guards.append(word[2].strip() == GUARD)
        elif word:
            guards[-1] = False
        if not any(guards):
            yield number, line


class Project:
    def __init__(self, root):
        self.root = root
        self.scripts = {path.name: path.read_text(errors="replace") for path in sorted((root / "packaging").iterdir())
                        if path.is_file() and not path.suffix}
        self.files = {path.relative_to(root).as_posix(): path.read_text(errors="replace")
                      for part in ("src", "tests") for path in sorted((root / part).rglob("*"))
                      if path.suffix in SOURCES and path.is_file()}
        everything = {room: set() for room in ROOM}
        others = set()
        for name in self.files:
            parts = name.split("/")
            (everything[parts[1]] if self.is_of_room(name) else others).add("/".join(parts[2:]))
        # A header beside a test, or one of another room, is not meant.
        self.headers = set().union(*everything.values()) - others

    @staticmethod
    def is_of_room(name):
        return name.startswith(tuple(f"src/{room}/" for room in ROOM))

    def needs(self, name, seen=()):
        """The lines of a source that need the room, by themselves or by a header of the tests."""
        for number, included in open_includes(self.files[name]):
            if included in self.headers or THEIRS.match(included):
                yield number, included
                continue
            near = sorted(other for other in self.files if other.startswith("tests/")
                          and other.endswith("/" + included) and other not in seen)
            if name.startswith("tests/") and any(list(self.needs(other, (*seen, name, *near)))
                                                 for other in near):
                yield number, included

    def complaints(self):
        found = []
        # Tests and programs of them that are built without the room, by the names of their sources.
        cmake = {path: list(open_lines((self.root / path).read_text()))
                 for path in ("CMakeLists.txt", "src/CMakeLists.txt", "tests/CMakeLists.txt")}
        built = " ".join(line for _, line in cmake["tests/CMakeLists.txt"])
        for name in self.files:
            if self.is_of_room(name) or (name.startswith("tests/") and not re.search(
                    rf"\b{re.escape(pathlib.PurePath(name).stem.removeprefix('fuzz_'))}\b", built)):
                continue
            found += [f"{name}:{number}: \"{included}\" without #ifdef {GUARD}"
                      for number, included in self.needs(name)]
        for path, lines in cmake.items():
            found += [f"{path}:{number}: {LINKED.search(line)[0]} without if({GUARD})"
                      for number, line in lines if LINKED.search(line) and "window_rooms" not in line]
        found += [f"packaging/{name}: {BROUGHT.search(text)[0]} without has-company"
                  for name, text in self.scripts.items() if BROUGHT.search(text) and "has-company" not in text]
        return found


def answers(root):
    """Of packaging/has-company, for builds with the room, without it, and of before there was a choice."""
    with tempfile.TemporaryDirectory() as folder:
        for cache, there in (("SANDBAG_COMPANY:BOOL=ON\n", True), ("SANDBAG_COMPANY:BOOL=OFF\n", False),
                             ("SANDBAG_COMPANY:BOOL=\n", False), ("", True)):
            pathlib.Path(folder, "CMakeCache.txt").write_text("CMAKE_BUILD_TYPE:STRING=Release\n" + cache)
            ran = subprocess.run([root / "packaging/has-company", folder], check=False)
            if (ran.returncode == 0) != there:
                yield f"packaging/has-company is wrong about {cache or 'no word'}"


def judged(root):
    """By packaging/names-company: a folder that names tables in company, and one that does not, for either build."""
    with tempfile.TemporaryDirectory() as folder:
        cache, installed = pathlib.Path(folder, "CMakeCache.txt"), pathlib.Path(folder, "usr")
        for named in (True, False):
            for name in ("doc/README.md", "man/man6/sandbag-cli.6.gz", "bash-completion/completions/sandbag-cli",
                         "zsh/vendor-completions/_sandbag-cli", "fish/vendor_completions.d/sandbag-cli.fish"):
                text = b"bot host\n" if named else b"bot hostile\n"
                (installed / name).parent.mkdir(parents=True, exist_ok=True)
                (installed / name).write_bytes(gzip.compress(text) if name.endswith(".gz") else text)
            for built in (True, False):
                cache.write_text(f"SANDBAG_COMPANY:BOOL={'ON' if built else 'OFF'}\n")
                ran = subprocess.run([root / "packaging/names-company", folder, installed], check=False,
                                     stderr=subprocess.PIPE, text=True)
                if (ran.returncode == 0) != (named == built) or ran.stderr.count("\n") not in (0, 5):
                    yield f"packaging/names-company is wrong where it is named: {named}, built: {built}"


def planted():
    files = {
        "CMakeLists.txt": "if(SANDBAG_COMPANY)\nfind_package(Qt6 COMPONENTS DBus)\nendif()\n",
        "src/CMakeLists.txt": "if(SANDBAG_COMPANY)\nlink(app sandbag_company_ui)\nelse()\n"
                              "link(cli sandbag_company)\nendif()\n",
        "tests/CMakeLists.txt": "test(tst_open)\ntest(tst_far)\ntest(tst_plain)\n"
                                "if(SANDBAG_COMPANY)\ntest(tst_guest)\nendif()\n",
        "src/company/lobby.h": '#include "wire.h"\n#include <QTcpSocket>\n',
        "src/company/door/wire.h": "",
        "src/model/line.h": "",
        "src/company/line.h": "",
        "src/app/good.cpp": '#ifdef SANDBAG_COMPANY\n#include "lobby.h"\n#endif\n#include "line.h"\n',
        "src/app/bad.cpp": '#ifdef SANDBAG_COMPANY\n#else\n#include "lobby.h"\n#endif\n',
        "src/cli/socket.cpp": "#include <QTcpSocket>\n",
        "tests/a/tst_open.cpp": '#include "door/wire.h"\n',
        "tests/a/tst_far.cpp": '#include "pair.h"\n',
        "tests/a/tst_plain.cpp": '#include "line.h"\n',
        "tests/a/tst_guest.cpp": '#include "lobby.h"\n',
        "tests/a/pair.h": '#include "lobby.h"\n',
        "packaging/good": "packaging/has-company build && find sockets\n",
        "packaging/bad": "find tls/libqopensslbackend\n",
    }
    with tempfile.TemporaryDirectory() as folder:
        for name, text in files.items():
            path = pathlib.Path(folder, name)
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text)
        found = [line.split(":")[0] for line in Project(pathlib.Path(folder)).complaints()]
    wanted = ["src/app/bad.cpp", "src/cli/socket.cpp", "tests/a/tst_far.cpp", "tests/a/tst_open.cpp",
              "src/CMakeLists.txt", "packaging/bad"]
    return [] if found == wanted else [f"planted faults were not found as they are: {found}"]


def main():
    root = pathlib.Path(__file__).resolve().parents[2]
    project = Project(root)
    found = planted() if "--planted" in sys.argv else [*project.complaints(), *answers(root), *judged(root)]
    if len(project.headers) < 50:
        found.append("this script no longer sees the headers of the room")
    print("\n".join(found) or "complete without the room")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
