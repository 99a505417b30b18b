#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""What one kind of system has alone stands where the source asks for that system, so that the rest of it
compiles everywhere, and does elsewhere nothing else than what is meant.

    tests/rooms/one_system.py            complains about what is not guarded
    tests/rooms/one_system.py --planted  plants some in a folder of its own, to see them found
"""
import pathlib
import re
import sys
import tempfile

UNIX = re.compile(r"Q_OS_UNIX|Q_OS_LINUX|__unix__|__linux__|__GLIBC__|SIG\w+")
LINUX = re.compile(r"Q_OS_LINUX|__linux__|__GLIBC__")
WINDOWS = re.compile(r"Q_OS_WIN|_WIN32")
# Where these are a POSIX system is asked for; MinGW has <fcntl.h>, <sys/stat.h>, <sys/types.h> too.
POSIX_WORDS = re.compile(
    r"#\s*include\s*<(?:unistd|poll|pthread|pwd|termios|dlfcn|sys/(?!stat|types)\w+)\.h>"
    r"|\b(?:O_CLOEXEC|O_DIRECTORY|O_NOFOLLOW|O_NONBLOCK|SIGXFSZ|SIGHUP|SIGKILL|SIGALRM)\b"
    r"|(?<![\w.>:])(?:::)?(?:fsync|flock|mkfifo|lstat|setpgid|sigaction|socketpair|fchmod)\s*\(")
# Elsewhere these are missing, or mean the whole program where they mean a thread here.
LINUX_WORDS = re.compile(
    r"(?<![\w.>:])(?:::)?(?:setpriority|syncfs|mallopt|malloc_trim|gettid)\s*\(|\bCLOCK_BOOTTIME\b")
COMMENT = re.compile(r"//[^\n]*|/\*.*?\*/", re.DOTALL)
SOURCES = {".cpp", ".h"}


def blank(comment):
    """As many lines without the comment."""
    return "\n" * comment[0].count("\n")


def turned(guard):
    condition, holds = guard
    return condition, not holds


def guarded_by(guards, wanted):
    return any((wanted.search(condition) and holds) or
               (wanted is UNIX and WINDOWS.search(condition) and not holds)
               for condition, holds in guards)


def complaints_in(name, text):
    guards, found = [], []
    for number, line in enumerate(COMMENT.sub(blank, text).split("\n"), 1):
        directive = re.match(r"\s*#\s*(ifdef|ifndef|if|elif|else|endif)\b(.*)", line)
        if directive:
            word, condition = directive.groups()
            if word in ("if", "ifdef", "ifndef"):
                guards.append((condition, word != "ifndef" and not condition.strip().startswith("!")))
            elif word == "endif":
                guards.pop()
            else:
                guards[-1] = (condition, True) if word == "elif" else turned(guards[-1])
            continue
        for words, wanted, system in ((POSIX_WORDS, UNIX, "Unix"), (LINUX_WORDS, LINUX, "Linux")):
            said = words.search(line)
            if said and not guarded_by(guards, wanted):
                found.append(f"src/{name}:{number}: \"{said[0].strip()}\" is there on {system} alone")
    return found


def complaints(src):
    return [line for path in sorted(src.rglob("*")) if path.suffix in SOURCES and path.is_file()
            for line in complaints_in(path.relative_to(src).as_posix(), path.read_text())]


def planted():
    files = {
        "a/held.cpp": "#ifdef Q_OS_UNIX\n#include <sys/file.h>\nint f() { return ::flock(1, 2); }\n#endif\n",
        "a/else.cpp": "#ifdef Q_OS_WIN\nint g();\n#else\n#include <unistd.h>\n#endif\n",
        "a/said.cpp": "// setpriority() would slow it\nvoid s() { calls->fsync(1); }\n",
        "b/open.cpp": "#include <sys/resource.h>\n",
        "b/flags.cpp": "#ifdef Q_OS_UNIX\n#else\nint flags = O_CLOEXEC;\n#endif\n",
        "b/sleep.cpp": "#ifdef Q_OS_UNIX\nint clock = CLOCK_BOOTTIME;\n#endif\n",
        "b/slow.cpp": "#ifdef Q_OS_UNIX\nvoid s() { setpriority(0, 0, 19); }\n#endif\n",
    }
    with tempfile.TemporaryDirectory() as folder:
        src = pathlib.Path(folder)
        for name, text in files.items():
            (src / name).parent.mkdir(parents=True, exist_ok=True)
            (src / name).write_text(text)
        found = [line.removeprefix("src/").split(":")[0] for line in complaints(src)]
    if found != ["b/flags.cpp", "b/open.cpp", "b/sleep.cpp", "b/slow.cpp"]:
        return [f"planted faults were not found as they are: {found}"]
    return []


def main():
    found = planted() if "--planted" in sys.argv else complaints(
        pathlib.Path(__file__).resolve().parents[2] / "src")
    print("\n".join(found) or "every system in its place")
    return 1 if found else 0


sys.exit(main())
