// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lessons/position.h"

#include <QByteArray>
#include <QDate>
#include <QJsonObject>
#include <QList>
#include <QString>
#include <QStringList>

#include <optional>
#include <variant>

namespace sandbag {

/// A problem (FORMATS.md, "Problems"), without its position: that is read when it is wanted.
struct ProblemOutline {
    QString id;
    QString kind; ///< one of problemKinds()
    int rating = 1500;
    QString rules;      ///< id of the named game
    QJsonObject source; ///< the match record with its member "position"
};

/// A problem that is asked.
struct Problem {
    QString id, kind;
    int rating = 1500; ///< by the share of the levels that solve it, on the scale of Glicko
    QString rules;
    Position position;
    QString best; ///< the one answer that is named
    /// By this much the worst accepted answer is better than the best of the others: points of the
    /// deal, and of the chance to win the match, 0 to 1.
    double marginPoints = 0, marginWin = 0;
};

/// Many problems.
struct ProblemBook {
    QList<ProblemOutline> problems;
    QList<FileError> faults; ///< of problems that cannot be read; the others still are
    qsizetype ours = 0;      ///< the number of those in front that came with the program
};

/// "card", "bid", "set-nil", "exactly", "bags".
[[nodiscard]] QStringList problemKinds();
/// "Which card?"; the words of an unknown kind are its id.
[[nodiscard]] QString titleOfKind(const QString &kind);

/// Reads a book, NAME.problems.json; `words` are those of another language that are next to it, or
/// empty.
[[nodiscard]] ProblemBook parseProblems(const QByteArray &json, const QString &file,
                                        const QByteArray &words = {});
/// All of ours, and those of the person's own book.
[[nodiscard]] ProblemBook readProblems(const QString &language = {});
/// What one asks; `file` names it in errors.
[[nodiscard]] std::variant<Problem, FileError> openProblem(const ProblemOutline &outline,
                                                           const QString &file);
/// The problem of that day, of those that came with the program: the same for everyone; null where
/// there are none.
[[nodiscard]] const ProblemOutline *problemOfDay(const ProblemBook &book, const QDate &day);

} // namespace sandbag
