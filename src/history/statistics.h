// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "wilson.h"

#include <QList>
#include <QString>

#include <optional>

namespace sandbag {

class HistoryIndex;

/// Sums over the deals of one side, as far as they were played to their end; nils are a player's
/// own, and blind ones stand apart.
struct StatisticsGroup {
    QString key; ///< what the group has in common; "" where there is nothing to group by
    int matches = 0;
    int finished = 0;
    int won = 0;
    int deals = 0; ///< without void ones
    int points = 0;
    int contracts = 0; ///< deals in which the side undertook something
    int set = 0;       ///< and failed
    int nils = 0;
    int nilsMade = 0;
    int blindNils = 0;
    int blindNilsMade = 0;
    int bags = 0; ///< gathered, before penalties
    int penalties = 0;
};

enum class GroupBy { nothing, rules, partner, level, month };

struct StatisticsQuestion {
    QString name; ///< of a player; "": the person whose matches these are
    GroupBy by = GroupBy::nothing;
    QString rulesHash;  ///< "" all
    int players = 0;    ///< 0 all
    int lastMonths = 0; ///< 0 all
};

/// Sorted by key. Empty where the player sat in no match. Throws IndexFault.
[[nodiscard]] QList<StatisticsGroup> statistics(HistoryIndex &index,
                                                const StatisticsQuestion &question);
/// Nothing where there is no trial.
[[nodiscard]] std::optional<Rate> rateOf(int hits, int trials);

} // namespace sandbag
