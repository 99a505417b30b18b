#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""What the programs are hardened with, read off them: hardening.py BUILD_TYPE PROGRAM…

No program looks for libraries in the folder it is started in, however it was built. The build that
is installed (RelWithDebInfo) has what packaging/cmake/Hardening.cmake asks for. With --planted in
place of a build type programs without that are made, to see them found; the first word after it is
the compiler. With --installed BUILD_TYPE BUILD_FOLDER the programs are installed in a folder of their
own first; with --package BUILD_TYPE PACKAGE they are those of a Debian package, which are stripped, too,
and their figures are told. --figures PROGRAM… tells those of any. --asked COMPILER builds a small program
as the installed ones are built, by that file alone: so a build of another type sees, too, that it is
heeded."""
import pathlib
import platform
import re
import subprocess
import sys
import tempfile

ENDBR = b"\xf3\x0f\x1e\xfa"
# A page of the stack is touched: orq $0,(%rsp), from g++ 16 on orb.
PROBE = re.compile(rb"\x48\x83\x0c\x24\x00|\x80\x0c\x24\x00")
# The start files have a few of their own.
FEW = 50


def readelf(option, program):
    return subprocess.run(["readelf", "--wide", option, program], capture_output=True, text=True,
                          check=True).stdout


def search_path(program):
    """Complaints of where the program looks for libraries."""
    found = []
    for path in re.findall(r"\((?:RPATH|RUNPATH)\).*\[(.*)\]", readelf("-d", program)):
        for entry in path.split(":"):
            if not entry.startswith("/"):
                found.append(f"looks for libraries in \"{entry}\"")
    return found


def found_in(program):
    """What a program is hardened with: for each the figure, which is none where it is missing."""
    dynamic, symbols = readelf("-d", program), readelf("--dyn-syms", program)
    segments = readelf("-l", program)
    bytes_of = pathlib.Path(program).read_bytes()
    stack = re.search(r"GNU_STACK.*", segments)
    found = {
        "anywhere in memory": "DYN" in readelf("-h", program),
        "read-only relocations": "GNU_RELRO" in segments,
        "all symbols at once": "BIND_NOW" in dynamic or bool(re.search(r"FLAGS_1.*NOW", dynamic)),
        "a stack that runs nothing": bool(stack) and "E" not in stack[0].split()[-2],
        "a stack protector": "__stack_chk_fail" in symbols,
        "fortified functions": len(set(re.findall(r"__(?!stack)\w+_chk\b", symbols))),
    }
    if platform.machine() == "x86_64":
        found["stack-clash protection"] = len(PROBE.findall(bytes_of))
        ends = bytes_of.count(ENDBR)
        found["control-flow protection"] = ends if ends > FEW else 0
    return found


def hardened(program):
    """Complaints of what is missing in a program that is installed."""
    return [f"without {what}" for what, there in found_in(program).items() if not there]


def starts_beside_libraries(program):
    """A complaint where it takes what lies in the folder that it is started in for a library."""
    with tempfile.TemporaryDirectory() as folder:
        for name in re.findall(r"\(NEEDED\).*\[(.*)\]", readelf("-d", program)):
            pathlib.Path(folder, name).write_text("no library")
        done = subprocess.run([str(pathlib.Path(program).resolve()), "--version"], cwd=folder,
                              capture_output=True, text=True, check=False)
    return [f"does not start beside other libraries: {done.stderr}"] if done.returncode else []


def complaints(build_type, program):
    return search_path(program) + (hardened(program) if build_type == "RelWithDebInfo" else [])


def installed(build_type, build):
    with tempfile.TemporaryDirectory() as folder:
        subprocess.run(["cmake", "--install", build, "--prefix", folder], check=True,
                       capture_output=True)
        programs = [path for path in pathlib.Path(folder).rglob("bin/*") if path.is_file()] + \
            list(pathlib.Path(folder).rglob("games/*"))
        if not programs:
            sys.exit("no program was installed")
        return [f"{program.name} as installed: {line}" for program in programs
                for line in complaints(build_type, str(program)) + starts_beside_libraries(program)]


def packaged(build_type, package):
    with tempfile.TemporaryDirectory() as folder:
        subprocess.run(["dpkg-deb", "-x", package, folder], check=True)
        programs = [path for path in pathlib.Path(folder).rglob("usr/games/*") if path.is_file()]
        if not programs:
            sys.exit("no program is in the package")
        found = []
        for program in programs:
            lines = complaints(build_type, str(program)) + starts_beside_libraries(program)
            if ".symtab" in readelf("-S", str(program)):
                lines.append("is not stripped")
            found += [f"{program.name} as packaged: {line}" for line in lines]
            tell(program)
        return found


def tell(program):
    figures = [f"{what} {int(there)}" for what, there in found_in(str(program)).items()]
    print(f"{pathlib.Path(program).name}: {', '.join(figures)}")


PLANTED = "#include <cstring>\nint main(int n, char **w) { char t[16]; " \
    "std::strcpy(t, w[n - 1]); return t[0]; }\n"


def planted(compiler):
    """Whether each of these is found."""
    good, missed = ["-O2", "-fstack-protector-strong", "-Wl,-z,relro,-z,now"], []
    cases = {"entry of no name": (["-Wl,-rpath,::", "-Wl,--enable-new-dtags"], "looks for"),
             "folder below": (["-Wl,-rpath,lib"], "looks for"),
             "nothing fortified": (["-U_FORTIFY_SOURCE"], "fortified"),
             "no protector": (["-fno-stack-protector"], "protector"),
             "lazy": (["-Wl,-z,lazy"], "all symbols"),
             "writable relocations": (["-Wl,-z,norelro"], "read-only"),
             "at one place": (["-no-pie", "-fno-pie"], "anywhere"),
             "a stack that runs": (["-Wl,-z,execstack"], "runs nothing"),
             "no control flow": (["-fcf-protection=none"], "control-flow"),
             "no stack clash": (["-fno-stack-clash-protection"], "stack-clash")}
    with tempfile.TemporaryDirectory() as folder:
        source = pathlib.Path(folder, "planted.cpp")
        source.write_text(PLANTED)
        for name, (flags, said) in cases.items():
            program = str(source.with_suffix(""))
            subprocess.run([compiler, *good, *flags, "-o", program, str(source)], check=True,
                           capture_output=True)
            if not any(said in line for line in complaints("RelWithDebInfo", program)):
                missed.append(name)
    return missed


PROJECT = """cmake_minimum_required(VERSION 3.25)
project(asked CXX)
include({root}/packaging/cmake/Hardening.cmake)
add_executable(asked asked.cpp)
"""
# Each with a start that is jumped to, and a page of stack.
FUNCTION = "void f{0}(const char *w) {{ char t[9000]; std::strcpy(t, w); std::puts(t); }}\n"


def asked(compiler):
    """What a program lacks that is built by Hardening.cmake."""
    root = pathlib.Path(__file__).resolve().parents[2]
    count = 2 * FEW
    with tempfile.TemporaryDirectory() as folder:
        pathlib.Path(folder, "CMakeLists.txt").write_text(PROJECT.format(root=root))
        functions = "".join(FUNCTION.format(number) for number in range(count))
        calls = " ".join(f"f{number}(w[0]);" for number in range(count))
        pathlib.Path(folder, "asked.cpp").write_text(
            f"#include <cstdio>\n#include <cstring>\n{functions}"
            f"int main(int, char **w) {{ {calls} }}\n")
        for words in (["-S", folder, "-B", folder, "-G", "Ninja", "-DCMAKE_BUILD_TYPE=RelWithDebInfo",
                       f"-DCMAKE_CXX_COMPILER={compiler}"], ["--build", folder]):
            subprocess.run(["cmake", *words], check=True, capture_output=True)
        return complaints("RelWithDebInfo", str(pathlib.Path(folder, "asked")))


def main(build_type, *programs):
    if build_type == "--planted":
        missed = planted(programs[0])
        print("\n".join(f"not found: {name}" for name in missed))
        sys.exit(1 if missed else 0)
    if build_type == "--asked":
        lacking = asked(programs[0])
        print("\n".join(lacking))
        sys.exit(1 if lacking else 0)
    if build_type == "--figures":
        for program in programs:
            tell(program)
        return
    if build_type == "--installed":
        found = installed(*programs)
    elif build_type == "--package":
        found = packaged(*programs)
    else:
        found = [f"{program}: {line}" for program in programs
                 for line in complaints(build_type, program) + starts_beside_libraries(program)]
    print("\n".join(found))
    sys.exit(1 if found else 0)


main(*sys.argv[1:])
