// SPDX-License-Identifier: GPL-3.0-or-later
#include "deal_list.h"

#include "fitted_columns.h"
#include "roomy_rows.h"
#include "text/numbers.h"

#include <QHeaderView>
#include <QLocale>

namespace sandbag {

namespace {

constexpr int kIdRole = Qt::UserRole;
constexpr int kDealRole = Qt::UserRole + 1;

} // namespace

DealList::DealList(QWidget *parent) : QTreeWidget(parent), m_columns(new FittedColumns(this))
{
    setColumnCount(4);
    setHeaderLabels({tr("Points"), tr("Deal"), tr("Match"), tr("Rules")});
    setItemDelegate(new WrappedRows(this));
    setAccessibleName(tr("Best and worst deals"));
    setToolTip(tr("Press Enter to show the deal on the table."));
    connect(this, &QTreeWidget::itemActivated, this, [this](const QTreeWidgetItem *item) {
        const QString id = item->data(0, kIdRole).toString();
        if (!id.isEmpty())
            emit dealWanted(id, item->data(0, kDealRole).toInt());
    });
}

void DealList::take(const StatisticsDetail &detail)
{
    clear();
    add(tr("Best deals"), detail.best);
    add(tr("Worst deals"), detail.worst);
    expandAll();
    m_columns->fit();
}

void DealList::add(const QString &title, const QList<NotedDeal> &deals)
{
    if (deals.isEmpty())
        return;
    auto *heading = new QTreeWidgetItem(this, {title});
    heading->setFirstColumnSpanned(true);
    for (int column = 1; column < columnCount(); ++column)
        heading->setData(column, Qt::AccessibleTextRole, title); // no cell without a name
    for (const NotedDeal &deal : deals) {
        auto *row = new QTreeWidgetItem(
            heading, {pointsText(deal.points), QString::number(deal.deal),
                      QLocale().toString(deal.begun.toLocalTime().date(), QLocale::ShortFormat),
                      deal.rules});
        row->setData(0, kIdRole, deal.id);
        row->setData(0, kDealRole, deal.deal);
    }
}

} // namespace sandbag
