#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Takes guards out of the sources, one at a time, and looks whether the test that is to hold each notices.

usage: planted.py COPY [WORD…]

COPY is a copy of the project (`cp -a`), not the one that you work in: its sources are changed, and put back.
It is built with preset ci there, where it is not yet. With words only faults are planted whose place or
test contains one of them. Exit status 1 if a test misses one. A test of a program as a whole is named with
the programs that it starts: "every_command: sandbag-cli".
"""
import pathlib
import subprocess
import sys

# Where, the guard, what stands in its place, and the test that has to fail. The guard is there once.
FAULTS = [
    ("src/model/text/shown_text.cpp", "!turnsDirection(c.unicode()) && ", "", "tst_shown_text"),
    ("src/model/text/shown_text.cpp", "c.category() != QChar::Other_Control && ", "", "tst_shown_text"),
    ("src/model/text/shown_text.cpp", "if (line.size() == most && line.back().isHighSurrogate())",
     "if (false)", "tst_shown_text"),
    ("src/model/disk/plain_file.cpp",
     "    if (::stat(name.constData(), &there) == 0 && !S_ISREG(there.st_mode))\n"
     "        return notPlain(there.st_mode);\n", "", "tst_strange_files"),
    ("src/model/disk/plain_file.cpp", "O_RDONLY | O_NONBLOCK | O_NOCTTY", "O_RDONLY | O_NOCTTY",
     "tst_failing_disk"),
    ("src/model/disk/special_file.cpp", "errno == EAGAIN && !waitFor(handle, patience)",
     "errno == EAGAIN && patience.count() == -2", "tst_strange_files"),
    ("src/model/disk/private_place.cpp", "constexpr mode_t kFolder = 0700;",
     "constexpr mode_t kFolder = 0755;", "tst_hostile_input"),
    ("src/model/disk/private_place.cpp", "constexpr mode_t kFile = 0600;",
     "constexpr mode_t kFile = 0644;", "tst_hostile_input"),
    ("src/model/disk/file_lock.cpp",
     "    int handle = ::open(name, O_RDWR | O_CREAT | O_NOFOLLOW | kFlags, kMine);",
     "    int handle = ::open(name, O_RDWR | O_CREAT | kFlags, kMine);", "tst_strange_files"),
    ("src/model/entry/book_file.cpp",
     "if (!other || !((expected && other->record == *expected) || other->record == record))",
     "if (!other || !(true || other->record == record))", "tst_score_book"),
    ("src/history/history_index.cpp", "                              24,  // auxiliary format\n"
     "                              26}; // no database",
     "                              24}; // auxiliary format", "tst_index_faults"),
    ("src/history/history_index.cpp", "if (schema() != ourSchema())", "if (false)", "tst_index_faults"),
    ("src/history/library_import.cpp", " && !named(record_member::ended)", "", "tst_history"),
    ("src/history/library_import.cpp", "!named(record_member::content) &&", "", "tst_history"),
    ("src/session/game_session.cpp", "        prepared.front().dealer < seats)", "        seats > 0)",
     "tst_strange_matches"),
    ("src/session/match_files.cpp", "std::clamp(count.toInt(), 0, kMostHelp) + 1", "count.toInt() + kMostHelp",
     "tst_strange_matches"),
    ("src/table/deck/safe_drawing.cpp",
     "        case QXmlStreamReader::ProcessingInstruction: // a sheet of styles is a file\n"
     "            return false;\n", "", "tst_strange_decks"),
    ("src/table/deck/safe_drawing.cpp", "!reader.hasError() && drawing.comesToAnEnd()",
     "!reader.hasError() && (drawing.comesToAnEnd() || true)", "tst_strange_decks"),
    ("src/app/settings.cpp", "settings.sound.volume = std::clamp(settings.sound.volume, 0, 100);", "",
     "tst_table_sounds"),
    ("src/company/heard_match.cpp", "if (!sameHand || !sameEvents)", "if (!sameHand && !sameEvents)",
     "tst_company_lies"),
    ("src/company/heard_match.cpp", ".integer(finished, finished)", ".integer(0, finished)",
     "tst_company_lies"),
    ("src/company/table_host_heard.cpp", "if (!event || event->seat != seat)", "if (!event)",
     "tst_company_table"),
    ("src/company/seat_token.h", "!token.isEmpty() && place.token == token && place.key == key",
     "!token.isEmpty() && place.key == key", "tst_company_lobby"),
    ("src/company/table_host_places.cpp", "    if (guest.isDismissed()) {", "    if (true) {",
     "tst_company_lobby"),
    ("src/company/line_link.cpp", "    emit stirred();\n    m_lines.add(bytes);", "    m_lines.add(bytes);",
     "tst_company_slow_links"),
    ("src/company/seat_teller.cpp", "heard.deal->epoch == told.epoch && ", "", "tst_company_matches"),
    ("src/company/seat_teller.cpp",
     "!holds(toldHead(match, draw), match))", "(match.over() && draw.dealer < -9))",
     "tst_company_matches"),
    ("src/company/door/known_people.cpp",
     "    m_tables.removeIf([&](const KnownTable &table) {\n"
     "        return keys.contains(table.key) || names.contains(table.name);\n    });\n", "",
     "tst_company_door"),
    # Numbers and bounds in settings.
    ("src/app/settings.cpp", "std::isfinite(look.cardScale) ? ", "true ? ", "tst_settings"),
    ("src/app/settings.cpp", "settings.paceMs = std::clamp(settings.paceMs, 0, 10000);", "", "tst_settings"),
    # Two that write one file.
    ("src/history/people_names.cpp",
     "    if (alone.tryLock(kNamingPatience) == FileLock::Outcome::taken)\n"
     "        return beingWritten(file);\n", "    (void)kNamingPatience;\n", "tst_two_programs"),
    ("src/history/people_names.cpp", "!there.m_unread && ", "", "tst_two_programs"),
    ("src/history/people_names.cpp", "there.m_names == known.m_names && ",
     "known.m_names.size() >= 0 && ", "tst_two_programs"),
    ("src/history/people_names.cpp", "was == became || m_names.value(spelling) != became",
     "was == became", "tst_two_programs"),
    ("src/history/forgotten_names.cpp",
     "    if (alone.tryLock(kForgettingPatience) == FileLock::Outcome::taken)\n"
     "        return beingWritten(file);\n", "    (void)kForgettingPatience;\n", "tst_two_programs"),
    ("src/model/numbers/day_book.cpp",
     "    if (alone.tryLock(kDayPatience) == FileLock::Outcome::taken)\n"
     "        return beingWritten(m_path);\n", "    (void)kDayPatience;\n", "tst_daily_deal"),
    ("src/model/numbers/day_book.cpp", "else if (isCompared(day))", "else if (isCompared(day) || true)",
     "tst_daily_deal"),
    # What is read while a window goes on.
    ("src/scorecard/keeper/score_keeper_reading.cpp",
     "        action->setEnabled(m_book->hasMatch());\n", "        action->setEnabled(true);\n",
     "tst_keeper_window"),
    ("src/app/keeper_window.cpp",
     "        if (keeper->isReading())\n            return onceRead(", "        if (!keeper)\n"
     "            return onceRead(", "tst_keeper_window"),
    # What is written while a window goes on.
    ("src/model/entry/score_book_files.cpp", "if (!m_autosave || !m_asides.isEmpty())",
     "if (!m_autosave)", "tst_score_book"),
    ("src/model/entry/score_book_files.cpp", "m_file.isNewerThan(file.mark)", "file.mark.isNull()",
     "tst_score_book"),
    ("src/app/keeper_window.cpp",
     "    if (keeper->isReading() && !file->used)\n"
     "        onceRead(keeper, [this, file, then] {\n            if (!file->used)\n    ",
     "    if (keeper->isReading())\n"
     "        onceRead(keeper, [this, file, then] {\n", "tst_keeper_window"),
    ("src/app/application.cpp", "        (void)keeper->book().flushSaved();", "        (void)keeper;",
     "tst_keeper_window"),
    # What a killed program left of a file and the match saved by itself.
    ("src/model/entry/score_book_files.cpp",
     "return saved.players == file.players && goesOnFrom(saved, file);",
     "return saved.players.size() < 99 || goesOnFrom(saved, file);", "tst_score_book"),
    ("src/model/entry/score_book_files.cpp", "noted ? notes.changeOf(mark) : std::nullopt",
     "std::optional<int>(noted ? std::nullopt : std::optional<int>())", "tst_score_book"),
    ("src/model/entry/score_book_files.cpp", "*written > known.state.change", "*written < 0",
     "tst_score_book"),
    ("src/model/entry/score_book_files.cpp", "mark == known.state.mark)", "mark.isNull())",
     "tst_score_book"),
    # What is taken over from a match that was folded before.
    ("src/engine/match/match_changes.cpp", "now.totals, before.totals)", "now.totals, now.totals)",
     "tst_score_book"),
    ("src/history/score_filing.cpp", "if (sought == m_atHand && m_book", "if (m_book", "tst_score_filing"),
    ("src/history/score_filing.cpp", "    if (isSought())\n", "    if (m_sought.size() > 99)\n", "tst_score_filing"),
    ("src/company/door/company_papers.cpp", "m_waiting.people = !isAlone(alone);\n    if (m_waiting.people)",
     "if (!isAlone(alone))", "tst_company_door"),
    ("src/model/formats/own_file.cpp", "return whole && markOf(*whole) == m_mark;", "return whole;",
     "tst_boards"),
    ("src/company/door/company_papers.cpp", "        return;\n    forgetWaiting();\n", "        return;\n",
     "tst_company_door"),
    ("src/company/door/company_papers.cpp", "all = here.changedFrom(m_onDisk, *theirs);",
     "all = theirs ? here : *theirs;", "tst_company_door"),
    # What is no plain file.
    ("src/model/backup/backup_writer.cpp", "if (whatLiesAt(path) == Lies::somethingElse)",
     "if (false)", "tst_backup"),
    ("src/company/door/table_folder.cpp", "if (whatLiesAt(paperIn(own)) == Lies::nothing)",
     "if (!QFileInfo::exists(paperIn(own)))", "tst_company_places"),
    # What waits for another program.
    ("src/history/library.cpp", "constexpr std::chrono::seconds kWait{2};",
     "constexpr std::chrono::seconds kWait{20};", "tst_two_programs"),
    ("src/app/session_end.cpp", "kGrace{{0, 0}, {0, 800'000}}", "kGrace{{0, 0}, {4, 0}}",
     "many_signals: sandbag sandbag-cli"),
    # What goes to a terminal.
    ("src/cli/command_line.cpp", "        line = harmlessLine(line);\n",
     "        line = line.isNull() ? harmlessLine(line) : line;\n", "every_command: sandbag-cli"),
]
PATIENCE = 300  # seconds; a test that hangs has noticed, too
BUILD = "build/ci"


def run(copy, *words, **more):
    return subprocess.run(words, cwd=copy, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, **more)


def fails(copy, test):
    """Whether the test fails; None where it could not be built."""
    test, _, programs = test.partition(": ")
    built = run(copy, "cmake", "--build", BUILD, "-j1", "--target", *(programs.split() or [test]))
    if built.returncode != 0:
        return None
    try:
        return run(copy, "ctest", "--test-dir", BUILD, "-R", f"^{test}$", timeout=PATIENCE).returncode != 0
    except subprocess.TimeoutExpired:
        return True


def plant(copy, fault):
    """Whether the test notices."""
    where, guard, without, test = fault
    path = copy / where
    text = path.read_text()
    if text.count(guard) != 1:
        return f"{where}: the guard is there {text.count(guard)} times: {guard.strip()}"
    path.write_text(text.replace(guard, without))
    try:
        noticed = fails(copy, test)
    finally:
        path.write_text(text)
    guard = " ".join(guard.split())
    if noticed is None:
        return f"{where}: does not compile without {guard}"
    print(f"{'noticed' if noticed else 'MISSED '}  {test}: {where}: {guard}", flush=True)
    return None if noticed else f"{test} misses {where}: {guard}"


def main():
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    copy = pathlib.Path(sys.argv[1]).resolve()
    if copy == pathlib.Path(__file__).resolve().parents[2]:
        sys.exit("That is the project itself: give a copy of it.")
    if not (copy / BUILD / "build.ninja").exists():
        subprocess.run(["cmake", "--preset", "ci"], cwd=copy, check=True)
    words = sys.argv[2:]
    chosen = [fault for fault in FAULTS
              if not words or any(word in fault[0] or word in fault[3] for word in words)]
    for test in sorted({fault[3] for fault in chosen}):
        if fails(copy, test) is not False:
            sys.exit(f"{test} fails with all guards in place")
    wrong = [why for why in (plant(copy, fault) for fault in chosen) if why]
    print(f"{len(chosen) - len(wrong)} of {len(chosen)} noticed")
    if wrong:
        sys.exit("\n".join(wrong))


if __name__ == "__main__":
    main()
