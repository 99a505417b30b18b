// SPDX-License-Identifier: GPL-3.0-or-later
#include "history/figure_model.h"

#include <QFont>

namespace sandbag {

namespace {

/// Programs that open tables take a cell that begins so for a formula.
bool looksLikeFormula(const QString &cell)
{
    return !cell.isEmpty() && QStringLiteral("=+@").contains(cell.front());
}

QString quoted(QString cell)
{
    if (looksLikeFormula(cell))
        cell.prepend(u'\'');
    cell.replace(u'"', QStringLiteral("\"\""));
    return u'"' + cell + u'"';
}

} // namespace

void FigureModel::show(const QStringList &titles, const QList<QStringList> &rows)
{
    beginResetModel();
    m_titles = titles;
    m_rows = rows;
    endResetModel();
}

int FigureModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int FigureModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_titles.size());
}

QVariant FigureModel::data(const QModelIndex &index, int role) const
{
    const QStringList &row = m_rows.at(index.row());
    if (role == Qt::DisplayRole || role == Qt::ToolTipRole)
        return row.value(index.column());
    if (role == Qt::TextAlignmentRole && index.column() > 0)
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
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole && section > 0)
        return QVariant(Qt::AlignRight | Qt::AlignVCenter);
    return role == Qt::DisplayRole ? QVariant(m_titles.value(section)) : QVariant();
}

QString FigureModel::csv() const
{
    QString all;
    const auto add = [&all](const QStringList &cells, qsizetype columns) {
        QStringList line;
        for (qsizetype column = 0; column < columns; ++column)
            line << quoted(cells.value(column));
        all += line.join(u',') + QStringLiteral("\r\n");
    };
    add(m_titles, m_titles.size());
    for (const QStringList &row : m_rows)
        add(row, m_titles.size());
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
