#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""What one kind of system has alone stands where the source asks for that system, so that the rest of it
compiles everywhere, and does elsewhere nothing else than what is meant. No name is a word that Windows'
headers replace.

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
# What Windows' headers define as macros, in small letters or as one would name a type, a function or a value;
# Qt's headers of windows include them. Of their 30,000 words the others have a prefix or an underscore.
WINDOWS_MACROS = re.compile(r"\b(?:" + "|".join("""
    near far small hyper pascal cdecl interface environ alloca isascii toascii strcasecmp strncasecmp
    NEAR FAR ABSOLUTE ALTERNATE CALLBACK CONST DELETE DIFFERENCE DUPLICATE ERROR FAILED FALSE HALFTONE IGNORE IN
    INFINITE INTERFACE NOERROR OPAQUE OPTIONAL OUT PASSTHROUGH RELATIVE STRICT SUCCEEDED THIS TRANSPARENT TRUE VOID
    AppendMenu ChangeMenu CharLower CharUpper ChooseColor ChooseFont CompareString CopyCursor CopyFile CopyMemory
    CreateFile CreateProcess CreateWindow DeleteFile DialogBox DispatchMessage DocumentProperties DrawState DrawText
    ExitWindows ExtractIcon FillMemory FindText FormatMessage GetClassName GetMessage GetObject GetUserName
    InsertMenu LoadCursor LoadIcon LoadImage LoadString MemoryBarrier MessageBox ModifyMenu MoveFile MoveMemory
    PeekMessage PlaySound PostMessage PrintDlg PropertySheet RemoveDirectory ReplaceFile ReplaceText ReportEvent
    ResetPrinter SearchPath SendMessage ShellExecute StartDoc TextOut UpdateResource Yield ZeroMemory
    """.split()) + r")\b")
# Which make macros of min and max as well, unless they are asked for by Qt's name.
WINDOWS_HEADER = re.compile(r"#\s*include\s*<(?:windows|winsock2?|windef|minwindef)\.h>")
# What is no code: comments and texts, with the apostrophe that parts digits left out.
NO_CODE = re.compile(r"""//[^\n]*|/\*.*?\*/|R"(\w*)\(.*?\)\1"|"(?:\\.|[^"\\\n])*"|(?<!\w)'(?:\\.|[^'\\\n])+'""",
                     re.DOTALL)
SOURCES = {".cpp", ".h"}


def blank(words):
    """As many lines without the words."""
    return "\n" * words[0].count("\n")


def turned(guard):
    condition, holds = guard
    return condition, not holds


def guarded_by(guards, wanted):
    return any((wanted.search(condition) and holds) or
               (wanted is UNIX and WINDOWS.search(condition) and not holds)
               for condition, holds in guards)


def words_of_windows(line, guards):
    """What a line says that Windows' headers would replace."""
    if WINDOWS_HEADER.search(line):
        return f"\"{line.strip()}\" makes macros of min and max: <qt_windows.h>"
    word = WINDOWS_MACROS.search(line)
    if word and not guarded_by(guards, WINDOWS) and not guarded_by(guards, UNIX):
        return f"\"{word[0]}\" is a macro of Windows' headers"
    return ""


def complaints_in(name, text):
    guards, found = [], []
    for number, line in enumerate(NO_CODE.sub(blank, text).split("\n"), 1):
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
        if said := words_of_windows(line, guards):
            found.append(f"src/{name}:{number}: {said}")
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
        "c/texts.cpp": "// so far\nauto s = \"small\"; auto r = R\"(near\nfar)\"; int n = 10'000; int nearest = 'f';\n",
        "c/unix.cpp": "#ifdef Q_OS_WIN\nbool b = TRUE;\n#else\nint far;\n#endif\n",
        "d/bare.cpp": "#ifdef Q_OS_WIN\n#include <windows.h>\n#endif\n",
        "d/far.cpp": "int n = 10'000;\nfor (auto &[seat, far] : seats) {}\n",
        "d/type.h": "class DrawText;\n",
    }
    with tempfile.TemporaryDirectory() as folder:
        src = pathlib.Path(folder)
        for name, text in files.items():
            (src / name).parent.mkdir(parents=True, exist_ok=True)
            (src / name).write_text(text)
        found = [line.removeprefix("src/").split(":")[0] for line in complaints(src)]
    if found != ["b/flags.cpp", "b/open.cpp", "b/sleep.cpp", "b/slow.cpp", "d/bare.cpp", "d/far.cpp", "d/type.h"]:
        return [f"planted faults were not found as they are: {found}"]
    return []


def main():
    found = planted() if "--planted" in sys.argv else complaints(
        pathlib.Path(__file__).resolve().parents[2] / "src")
    print("\n".join(found) or "every system in its place")
    return 1 if found else 0


sys.exit(main())
