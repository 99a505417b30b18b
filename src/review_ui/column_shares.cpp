// SPDX-License-Identifier: GPL-3.0-or-later
#include "column_shares.h"

#include <QEvent>
#include <QHeaderView>
#include <QTreeView>

#include <algorithm>
#include <utility>

namespace sandbag {

namespace {

constexpr int kLeastLetters = 5; ///< of a column that gives way
constexpr int kWait = 100;       ///< ms

} // namespace

ColumnShares::ColumnShares(QTreeView *view, QList<int> elastic)
    : QObject(view), m_view(view), m_elastic(std::move(elastic))
{
    view->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    view->setTextElideMode(Qt::ElideRight);
    view->header()->setTextElideMode(Qt::ElideRight);
    view->header()->setStretchLastSection(false);
    view->header()->setMinimumSectionSize(8);
    view->header()->setSectionResizeMode(QHeaderView::Fixed);
    view->viewport()->installEventFilter(this);
    m_later.setSingleShot(true);
    m_later.setInterval(kWait);
    connect(&m_later, &QTimer::timeout, this, &ColumnShares::share);
    const auto later = [this] {
        if (!m_later.isActive())
            m_later.start();
    };
    const QAbstractItemModel *model = view->model();
    connect(model, &QAbstractItemModel::rowsInserted, this, later);
    connect(model, &QAbstractItemModel::layoutChanged, this, later);
    connect(model, &QAbstractItemModel::modelReset, this, later);
}

bool ColumnShares::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::Resize || event->type() == QEvent::FontChange)
        share();
    return QObject::eventFilter(watched, event);
}

int ColumnShares::needed(int column) const
{
    // What Qt hides in this class is open in the one before it.
    const QAbstractItemView *rows = m_view;
    return std::max(rows->sizeHintForColumn(column), m_view->header()->sectionSizeHint(column));
}

void ColumnShares::share()
{
    QList<int> widths, shown;
    int left = m_view->viewport()->width();
    for (int column = 0; column < m_view->header()->count(); ++column) {
        const bool hidden = m_view->isColumnHidden(column);
        widths << (hidden ? 0 : needed(column));
        left -= widths.last();
        if (!hidden)
            shown << column;
    }
    if (shown.isEmpty())
        return;
    // A heading in dots costs less than words.
    const QAbstractItemView *rows = m_view;
    for (int column = 0; column < widths.size(); ++column) {
        const int bare = std::max(24, rows->sizeHintForColumn(column));
        const int given = std::clamp(-left, 0, std::max(0, widths[column] - bare));
        widths[column] -= given;
        left += given;
    }
    const int least = m_view->fontMetrics().averageCharWidth() * kLeastLetters;
    for (const int column : std::as_const(m_elastic)) {
        const int given = std::clamp(-left, 0, std::max(0, widths[column] - least));
        widths[column] -= given;
        left += given;
    }
    widths[shown.last()] += std::max(0, left);
    for (const int column : std::as_const(shown))
        m_view->setColumnWidth(column, widths[column]);
}

} // namespace sandbag
