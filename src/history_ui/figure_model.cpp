// SPDX-License-Identifier: GPL-3.0-or-later
#include "figure_model.h"

#include "text/csv.h"

#include <QFont>

namespace sandbag {

void FigureModel::show(const QStringList &titles, const QList<QStringList> &rows)
{
    beginResetModel();
    m_titles = titles;
    m_rows = rows;
    m_numberTitles.clear();
    m_numberRows.clear();
    endResetModel();
}

void FigureModel::setNumbers(const QStringList &titles, const QList<QStringList> &rows)
{
    m_numberTitles = titles;
    m_numberRows = rows;
}

int FigureModel::countRows() const
{
    return static_cast<int>(m_rows.size());
}

int FigureModel::countColumns() const
{
    return static_cast<int>(m_titles.size());
}

QVariant FigureModel::data(const QModelIndex &index, int role) const
{
    const QStringList &row = m_rows.at(index.row());
    if (role == Qt::DisplayRole || role == Qt::ToolTipRole)
        return row.value(index.column());
    if (role == Qt::AccessibleTextRole) {
        const QString text = row.value(index.column());
        return text.isEmpty() ? tr("nothing", "in an empty cell, to be heard") : text;
    }
    if (role == Qt::TextAlignmentRole && index.column() >= m_words)
        return QVariant(Qt::AlignRight | Qt::AlignVCenter);
    if (role == Qt::FontRole && row.size() == 1) {
        QFont font;
        font.setBold(true);
        return font;
    }
    return {};
}

QVariant FigureModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation == Qt::Horizontal && role == Qt::TextAlignmentRole && section >= m_words)
        return QVariant(Qt::AlignRight | Qt::AlignVCenter);
    return FlatTableModel::headerData(section, orientation, role);
}

QString FigureModel::columnTitle(int column) const
{
    return m_titles.value(column);
}

QString FigureModel::csv() const
{
    const bool shown = m_numberTitles.isEmpty();
    const QStringList &titles = shown ? m_titles : m_numberTitles;
    QString all = csvRow(titles);
    for (QStringList row : shown ? m_rows : m_numberRows) {
        row.resize(titles.size());
        all += csvRow(row);
    }
    return all;
}

QString FigureModel::tabbed() const
{
    QString all = m_titles.join(u'\t') + u'\n';
    for (const QStringList &row : m_rows)
        all += row.join(u'\t') + u'\n';
    return all;
}

} // namespace sandbag
