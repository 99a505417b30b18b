// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "match/record.h"
#include "match_use.h"
#include "seat_plan.h"

#include <QList>
#include <QString>

#include <vector>

namespace sandbag {

/// A match that is to be begun.
struct MatchPlan {
    RuleSet rules; ///< must pass the checker
    QString base;  ///< preset they were written against
    QString name;  ///< that people call them; "" for none
    QList<SeatPlan> seats;
    quint64 seed = 0;                 ///< 0: one by chance
    std::vector<DealRecord> prepared; ///< dealt first (match/deal_source.h); empty: all shuffled
    MatchUse use = {};
};

} // namespace sandbag
