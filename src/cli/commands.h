// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

#include <span>

namespace sandbag {

/// A command of sandbag-cli: its words and what carries it out. `run` gets the arguments after the
/// words and returns the exit status.
struct Command {
    const char *words;
    const char *summary; ///< marked in the context "sandbag::Commands"
    int (*run)(const QStringList &arguments);
    bool pages = false; ///< lays out pages, and so needs fonts
    bool listed = true; ///< in the help; else it says only why this build can't do it
};

/// All commands, in the order of the help. Each lives in its own file NAME_command.cpp.
[[nodiscard]] std::span<const Command> commands();
/// Whether the command that the arguments name lays out pages.
[[nodiscard]] bool printsPages(const QStringList &typed);
/// Finds and runs the command that the arguments name; --lang and --json may come first.
[[nodiscard]] int runCommand(const QStringList &typed);

int listRules(const QStringList &arguments);
int listPresets(const QStringList &arguments);
int findRules(const QStringList &arguments);
int checkRules(const QStringList &arguments);
int describeRules(const QStringList &arguments);
int score(const QStringList &arguments);
int listLegal(const QStringList &arguments);
int batch(const QStringList &arguments);
int play(const QStringList &arguments);
int duel(const QStringList &arguments);
int print(const QStringList &arguments);
int bench(const QStringList &arguments);
int solve(const QStringList &arguments);
int review(const QStringList &arguments);
int hint(const QStringList &arguments);
int why(const QStringList &arguments);
int listLessons(const QStringList &arguments);
int checkLessons(const QStringList &arguments);
int showLesson(const QStringList &arguments);
int listProblems(const QStringList &arguments);
int showProblem(const QStringList &arguments);
int number(const QStringList &arguments);
int deal(const QStringList &arguments);
int convert(const QStringList &arguments);
int daily(const QStringList &arguments);
int newBoards(const QStringList &arguments);
int letPlayBoards(const QStringList &arguments);
int showBoards(const QStringList &arguments);
int printBoards(const QStringList &arguments);
int verify(const QStringList &arguments);
int importMatches(const QStringList &arguments);
int history(const QStringList &arguments);
int stats(const QStringList &arguments);
int saveBackup(const QStringList &arguments);
int showBackup(const QStringList &arguments);
int restoreBackupHere(const QStringList &arguments);
int resetSettings(const QStringList &arguments);
int bot(const QStringList &arguments);
int host(const QStringList &arguments);

} // namespace sandbag
