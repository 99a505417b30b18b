// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "statistics_detail.h"

#include <QTreeWidget>

namespace sandbag {

class FittedColumns;

/// The best and the worst deals of someone's matches; each opens.
class DealList : public QTreeWidget
{
    Q_OBJECT

public:
    explicit DealList(QWidget *parent = nullptr);
    void take(const StatisticsDetail &detail);

signals:
    /// `deal` from 1.
    void dealWanted(const QString &id, int deal);

private:
    void add(const QString &title, const QList<NotedDeal> &deals);

    FittedColumns *m_columns;
};

} // namespace sandbag
