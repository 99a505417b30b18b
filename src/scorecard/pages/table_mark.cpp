// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages/table_mark.h"

#include "match/agreements.h"
#include "match/match.h"
#include "numbers/deal_number.h"
#include "sharing/match_code.h"

#include <algorithm>

namespace sandbag {

TableMark markOf(const Match &match, const QJsonObject &other)
{
    constexpr qsizetype kShort = 80; // letters: more are the cards of many deals, one by one
    const auto &deals = match.record().deals;
    const bool played = std::any_of(deals.begin(), deals.end(), [](const DealRecord &deal) {
        return deal.kind == DealRecord::Kind::played;
    });
    const QString number = played ? numbersOf(match, other).match : QString();
    if (number.isEmpty() || number.size() > kShort)
        return {{}, tableCode(match.record())};
    return {number, number};
}

QString tableCode(const MatchRecord &record)
{
    MatchRecord rules = agreedNow(record);
    rules.players.clear();
    rules.deals.clear();
    rules.agreements.clear();
    return matchCode(rules);
}

} // namespace sandbag
