#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""What files the program opens is told to every system alike, and in macOS which languages it speaks: the
MIME types, the property list of the bundle, and the entries of the Windows installer.

    tests/rooms/document_types.py            complains about what differs
    tests/rooms/document_types.py --planted  takes something out of each, to see it found"""
import pathlib
import plistlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
PACKAGING = ROOT / "packaging"
WINDOWS = r'Applications\\sandbag\.exe\\SupportedTypes" "(\.\w+)"'
OPENS = r"""Applications\\sandbag\.exe\\shell\\open\\command" "" '"\$INSTDIR\\bin\\sandbag\.exe" "%1"'"""


def faults_of(mime, plist, cmake, languages):
    ends = {"." + glob.rsplit(".", 1)[1] for glob in re.findall(r'<glob pattern="([^"]+)"', mime)}
    filled = plist.replace("@languages@", "".join(f"<string>{language}</string>" for language in languages))
    bundle = plistlib.loads(re.sub(r"\$\{\w+\}", "x", filled).encode())
    types = [name for kind in bundle.get("CFBundleDocumentTypes", []) for name in kind["LSItemContentTypes"]]
    if ends != {".json"} or types != ["public.json"]:
        yield f"macOS is told of {types}, while the MIME types end in {sorted(ends)}"
    if any(kind["LSHandlerRank"] != "Alternate" for kind in bundle.get("CFBundleDocumentTypes", [])):
        yield "in macOS Sandbag would take all JSON from other programs"
    if bundle["CFBundleLocalizations"] != ["en", *languages]:
        yield f"macOS is told of the languages {bundle['CFBundleLocalizations']}"
    if set(re.findall(WINDOWS, cmake)) != ends or not re.search(OPENS, cmake):
        yield "the Windows installer names other files, or starts something else with them"
    if "DeleteRegKey SHCTX \"Software\\Classes\\Applications\\sandbag.exe\"" not in cmake:
        yield "the Windows installer leaves something behind"


def main():
    sys.path.insert(0, str(ROOT / "tests/texts"))
    from our_languages import languages  # pylint: disable=import-outside-toplevel
    mime = (PACKAGING / "io.github.sandbag.Sandbag.mime.xml").read_text()
    plist = (PACKAGING / "cmake/Info.plist.in").read_text()
    cmake = (PACKAGING / "cmake/OtherSystems.cmake").read_text()
    if "--planted" in sys.argv:
        planted = [(mime, plist.replace("public.json", "public.text"), cmake),
                   (mime, plist.replace("Alternate", "Owner"), cmake),
                   (mime, plist.replace("<string>en</string>\n        @", "@"), cmake),
                   (mime, plist, cmake.replace('".json"', '".txt"')),
                   (mime, plist, cmake.replace("DeleteRegKey", "Nothing"))]
        return any(len(list(faults_of(*each, languages()))) != 1 for each in planted)
    faults = list(faults_of(mime, plist, cmake, languages()))
    print("\n".join(faults) or "every system is told alike")
    return bool(faults)


if __name__ == "__main__":
    sys.exit(main())
