# SPDX-License-Identifier: GPL-3.0-or-later
"""A window that plays by itself, off screen, in a home of its own."""
import json
import os
import pathlib
import shutil
import subprocess
import tempfile

from saved_steps import events_of_last_deal

SETTINGS = "[play]\nceremony=false\nnextDeal=1\npace=15\n[table]\nmotion=false\ntrickPause=0\n" \
    "[seats]\n" + "".join(f"{seat}\\player=simple\n" for seat in range(8))


# A match that does not end before the test does.
RULES = '{"format": "spades-rules/1", "name": "long", "base": "standard", ' \
    '"rules": {"win_target": 5000, "win_floor": 0}}'


class Home:
    """A folder for everything that the program keeps."""

    def __init__(self):
        self._folder = tempfile.TemporaryDirectory(prefix="sandbag-home-")
        self.path = pathlib.Path(self._folder.name)
        self.settings = self.path / ".config/sandbag/sandbag.conf"
        self.data = self.path / ".local/share/sandbag"
        self.match = self.data / "match.spades.json"
        self.settings.parent.mkdir(parents=True)
        self.settings.write_text(SETTINGS)
        self.forget()

    def forget(self):
        """No match, and rules for the next."""
        shutil.rmtree(self.data, ignore_errors=True)
        (self.data / "tables").mkdir(parents=True)
        (self.data / "tables/last-table.spades-rules.json").write_text(RULES)

    def environment(self, **changes):
        keep = {name: value for name, value in os.environ.items()
                if not name.startswith("XDG_") and name not in ("DISPLAY", "WAYLAND_DISPLAY")}
        keep.update(HOME=str(self.path), XDG_RUNTIME_DIR=str(self.path), LC_ALL="C.UTF-8",
                    QT_QPA_PLATFORM="offscreen")
        keep.update(changes)
        return keep

    def start(self, program, **changes):
        return subprocess.Popen([program], env=self.environment(**changes), cwd=self.path,
                                stdout=subprocess.PIPE, stderr=subprocess.STDOUT)


def progress(file):
    """(deals, events of the last) of a match file; None where it cannot be read."""
    try:
        match = json.loads(file.read_bytes())
        deals = match["deals"]
    except (OSError, ValueError, KeyError, RecursionError):
        return None
    if not deals:
        return 0, 0
    return len(deals), len(events_of_last_deal(file, match))
