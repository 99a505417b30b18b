// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/rule_set.h"

#include <QList>
#include <QString>
#include <QStringList>

namespace sandbag {

/// What one deal would score for a side: something to look at before anyone argues about it.
struct ScoreExample {
    QString key;  ///< the same situation under other rules has the same key
    QString deal; ///< "Bid 5, took 7"
    int points = 0;
    int bags = 0;      ///< a penalty takes them away again
    QStringList lines; ///< where the points come from: "+50 Bid 5, took 5"
};

/// Examples that bring out these rules: plain contracts always, special bids and bonuses where
/// they are played. Scored by the engine itself. The rules must pass the checker.
[[nodiscard]] QList<ScoreExample> scoreExamples(const RuleSet &rules);

} // namespace sandbag
