# SPDX-License-Identifier: GPL-3.0-or-later
"""The languages besides English, as the build knows them."""
import pathlib

ROOT = pathlib.Path(__file__).resolve().parents[2]


def languages():
    return [line for line in (ROOT / "translations/languages.txt").read_text().splitlines() if line[:1].isalpha()]
