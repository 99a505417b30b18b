// SPDX-License-Identifier: GPL-3.0-or-later
#include "compare_model.h"

#include "text/option_words.h"

namespace sandbag {

CompareModel::CompareModel(QObject *parent) : FlatTableModel(parent) {}

void CompareModel::setTables(const QString &leftName, const RuleSet &left, const QString &rightName,
                             const RuleSet &right)
{
    beginResetModel();
    m_leftName = leftName;
    m_rightName = rightName;
    m_left = left;
    m_right = right;
    m_rows = differences(left, right);
    endResetModel();
}

int CompareModel::countRows() const
{
    return static_cast<int>(m_rows.size());
}

int CompareModel::countColumns() const
{
    return ColumnCount;
}

QString CompareModel::columnTitle(int column) const
{
    switch (column) {
    case GroupColumn:
        return tr("Group");
    case OptionColumn:
        return tr("Rule");
    default:
        return column == LeftColumn ? m_leftName : m_rightName;
    }
}

QVariant CompareModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid())
        return {};
    const Option &option = *m_rows[static_cast<std::size_t>(index.row())];
    if (role == Qt::ToolTipRole)
        return helpOf(option);
    if (role != Qt::DisplayRole)
        return {};
    switch (index.column()) {
    case GroupColumn: {
        const auto above = static_cast<std::size_t>(index.row());
        const bool same = above > 0 && m_rows[above - 1]->group == option.group;
        return same ? QString() : titleOf(option.group);
    }
    case OptionColumn:
        return titleOf(option);
    default:
        return valueWords(option, index.column() == LeftColumn ? m_left : m_right);
    }
}

QString CompareModel::asText() const
{
    QString text = tr("Rule") + QLatin1Char('\t') + m_leftName + QLatin1Char('\t') + m_rightName +
                   QLatin1Char('\n');
    for (int row = 0; row < rowCount(); ++row) {
        QStringList cells;
        for (int column = OptionColumn; column < ColumnCount; ++column)
            cells << index(row, column).data().toString();
        text += cells.join(QLatin1Char('\t')) + QLatin1Char('\n');
    }
    return text;
}

} // namespace sandbag
