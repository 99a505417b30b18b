// SPDX-License-Identifier: GPL-3.0-or-later
// Statistics that fill every part of their page.
#pragma once

#include "statistics_detail.h"

#include <QDate>
#include <QDateTime>

namespace sandbag {

/// Contracts of every size, rare calls, a trend of four months; the bids are left as they are.
inline void giveFigures(StatisticsDetail &detail)
{
    detail.contracts.clear();
    for (int size = 1; size <= 13; ++size)
        detail.contracts << ContractSize{size, 40, 10};
    detail.calls = {{QStringLiteral("moon"), 20, 3}, {QStringLiteral("ten"), 20, 9}};
    detail.trend.clear();
    const QDateTime day = QDate(2026, 3, 1).startOfDay();
    for (int month = 0; month < 4; ++month)
        detail.trend << TrendPart{day.addMonths(month),
                                  day.addMonths(month).addDays(20),
                                  10,
                                  3 + month,
                                  80,
                                  4000 + 500 * month,
                                  400'000,
                                  QStringLiteral("Standard")};
}

} // namespace sandbag
