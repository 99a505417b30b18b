// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "print_pages.h"
#include "statistics_detail.h"

#include <QStringList>

namespace sandbag {

/// Someone's figures on one page, with both pictures. `whose` is beneath the title.
[[nodiscard]] PrintJob statisticsJob(const QString &whose, const StatisticsDetail &detail);
/// A table to hang on the wall: large, and as many rows to a page as it holds.
[[nodiscard]] PrintJob wallTableJob(const QString &title, const QString &subtitle,
                                    const QStringList &titles, const QList<QStringList> &rows);

} // namespace sandbag
