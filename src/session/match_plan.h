// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "match/record.h"
#include "match_use.h"
#include "numbers/fair_cards.h"
#include "seat_plan.h"

#include <QJsonObject>
#include <QList>
#include <QString>

#include <optional>
#include <vector>

namespace sandbag {

/// A match that is to be begun.
struct MatchPlan {
    RuleSet rules; ///< must pass the checker
    QString base;  ///< preset they were written against
    QString name;  ///< that people call them; "" for none
    QList<SeatPlan> seats;
    quint64 seed = 0; ///< 0: one by chance
    std::vector<DealRecord> prepared =
        {}; ///< dealt first (match/deal_source.h); empty: all shuffled
    MatchUse use = {};
    /// The number that is played: nobody cuts, and it decides the rules and the cards.
    QString number = {};
    /// From this secret the cards follow. Without it a match that names no seed, cards or number
    /// draws one.
    std::optional<FairCards> fair = {};
    /// No more deals than these are dealt, whatever the rules say; 0: as they say.
    int dealsAtMost = 0;
    /// Further members of the match's files, from the start on.
    QJsonObject noted = {};
};

} // namespace sandbag
