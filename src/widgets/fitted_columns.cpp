// SPDX-License-Identifier: GPL-3.0-or-later
#include "fitted_columns.h"

#include "fit_to_type.h"

#include <QHeaderView>
#include <QSignalBlocker>
#include <QTreeView>

#include <utility>

namespace sandbag {

FittedColumns::FittedColumns(QTreeView *table, std::function<void()> widths)
    : QObject(table), m_table(table), m_widths(std::move(widths))
{
    // The program's own widths come without this signal; a last column may follow the table's.
    connect(table->header(), &QHeaderView::sectionResized, this, [this](int column) {
        const QHeaderView &header = *m_table->header();
        const bool last = header.visualIndex(column) == header.count() - 1;
        // In another type the header itself widens what would be too narrow for it.
        const bool grows = m_table->fontMetrics().averageCharWidth() != m_letter;
        const bool ours = grows || header.sectionResizeMode(column) != QHeaderView::Interactive ||
                          (last && header.stretchLastSection());
        m_dragged = m_dragged || !ours;
    });
    connect(table->header(), &QHeaderView::sectionCountChanged, this,
            [this] { m_dragged = false; });
    fitToType(*table, [this] { takeType(); });
}

void FittedColumns::takeType()
{
    const int before = std::exchange(m_letter, m_table->fontMetrics().averageCharWidth());
    if (before == 0 || before == m_letter)
        return;
    if (m_dragged)
        letGrow(static_cast<double>(m_letter) / before);
    else if (m_fitted)
        fit();
}

void FittedColumns::letGrow(double by)
{
    QHeaderView &header = *m_table->header();
    for (int column = 0; column < header.count(); ++column)
        if (header.sectionResizeMode(column) == QHeaderView::Interactive)
            header.resizeSection(column, qRound(header.sectionSize(column) * by));
}

void FittedColumns::fit()
{
    if (m_dragged)
        return;
    m_fitted = true;
    {
        const QSignalBlocker ours(m_table->header());
        if (m_widths)
            m_widths();
        else
            widenToContents();
    }
    m_table->doItemsLayout(); // once for all of them: rows may wrap
}

void FittedColumns::widenToContents()
{
    for (int column = 0; column < m_table->header()->count(); ++column)
        m_table->resizeColumnToContents(column);
}

} // namespace sandbag
