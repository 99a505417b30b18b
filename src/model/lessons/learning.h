// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lessons/glicko.h"

#include <QByteArray>
#include <QDate>
#include <QJsonObject>
#include <QMap>
#include <QSet>
#include <QString>

namespace sandbag {

/// How a problem went.
struct ProblemTries {
    int tries = 0;
    int solved = 0;      ///< at the first answer
    int apart = 0;       ///< days from the last time to the next one; 0: it is not asked again
    QDate due = QDate(); ///< when it is asked again; invalid: never
    bool operator==(const ProblemTries &) const = default;
};

/// What someone has learned so far: kept for them alone.
struct Learning {
    QMap<QString, QSet<int>> steps; ///< of each lesson, those that were done; from 0
    QMap<QString, int> at;          ///< of each lesson, the step it was left at
    QMap<QString, ProblemTries> problems;
    Rating rating;
    bool offerDeclined = false; ///< nobody offers the first lesson any more
    bool ownMistakes = false;   ///< mistakes that a review finds become problems

    bool operator==(const Learning &) const = default;

    /// A problem was answered: the first answer counts for the rating, and one that was missed
    /// comes back the next day, then after three days, a week, and so on, until it was solved
    /// every time.
    void answered(const QString &problem, int problemRating, bool right, const QDate &today);
    /// Those whose day has come, the longest due first.
    [[nodiscard]] QStringList due(const QDate &today) const;
    [[nodiscard]] int stepsDone(const QString &lesson) const;
};

/// As it is kept; nothing where the document is no such one.
[[nodiscard]] std::optional<Learning> readLearning(const QByteArray &json);
[[nodiscard]] QByteArray writeLearning(const Learning &learning);
/// Where it is kept.
[[nodiscard]] QString learningFile();

} // namespace sandbag
