// SPDX-License-Identifier: GPL-3.0-or-later
#include "tables_model.h"

#include "catalogue/rule_search.h"
#include "catalogue/rules_library.h"
#include "rules/catalogue.h"
#include "text/option_words.h"
#include "text/search_query.h"

#include <QFont>

namespace sandbag {

TablesModel::TablesModel(RulesLibrary *library, QObject *parent)
    : QAbstractItemModel(parent), m_library(library)
{
    for (const Preset &preset : presets())
        m_rows[NamedGames] << Row{QString::fromLatin1(preset.id), titleOf(preset), blurbOf(preset),
                                  QString()};
    fillMine();
    connect(library, &RulesLibrary::changed, this, [this] {
        beginResetModel();
        fillMine();
        endResetModel();
    });
}

void TablesModel::fillMine()
{
    m_rows[MyTables].clear();
    for (const RuleFile &table : m_library->tables()) {
        const Preset *base = findPreset(table.base.toStdString());
        const int changes =
            base ? static_cast<int>(differences(table.rules, rulesOf(*base)).size()) : 0;
        const QString blurb =
            !base          ? QString()
            : changes == 0 ? tr("Same as %1.").arg(titleOf(*base))
                           : tr("%1 with %n change(s).", "preset", changes).arg(titleOf(*base));
        m_rows[MyTables] << Row{table.name, table.name, blurb, QString()};
    }
}

QModelIndex TablesModel::indexOf(Branch branch, const QString &key) const
{
    const QList<Row> &rows = m_rows[branch];
    for (int row = 0; row < rows.size(); ++row) {
        if (rows[row].key.compare(key, Qt::CaseInsensitive) == 0)
            return index(row, 0, index(branch, 0));
    }
    return {};
}

// A row's index holds the number of its branch + 1, a branch's 0.
QModelIndex TablesModel::index(int row, int column, const QModelIndex &parent) const
{
    if (!hasIndex(row, column, parent))
        return {};
    return createIndex(row, column,
                       parent.isValid() ? static_cast<quintptr>(parent.row()) + 1 : quintptr(0));
}

QModelIndex TablesModel::parent(const QModelIndex &child) const
{
    if (!child.isValid() || child.internalId() == 0)
        return {};
    return createIndex(static_cast<int>(child.internalId() - 1), 0, quintptr(0));
}

int TablesModel::rowCount(const QModelIndex &parent) const
{
    if (!parent.isValid())
        return BranchCount;
    return parent.internalId() == 0 ? static_cast<int>(m_rows[parent.row()].size()) : 0;
}

int TablesModel::columnCount(const QModelIndex &) const
{
    return 1;
}

Qt::ItemFlags TablesModel::flags(const QModelIndex &index) const
{
    if (!index.isValid())
        return Qt::NoItemFlags;
    return index.internalId() == 0
               ? Qt::ItemFlags(Qt::ItemIsEnabled)
               : Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemNeverHasChildren;
}

/// Written when first asked for: most people never search.
const QString &TablesModel::searchTextOf(const QModelIndex &index) const
{
    const auto branch = index.internalId() - 1;
    const Row &row = m_rows[branch][index.row()];
    if (row.search.isEmpty())
        row.search = branch == NamedGames
                         ? RuleSearch::textOf(*findPreset(row.key.toStdString()))
                         : SearchQuery::prepare(row.title + QLatin1Char(' ') + row.blurb);
    return row.search;
}

QVariant TablesModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid())
        return {};
    if (index.internalId() == 0) {
        if (role == Qt::DisplayRole)
            return index.row() == MyTables ? tr("My rules") : tr("Named games");
        if (role == Qt::FontRole) {
            QFont font;
            font.setBold(true);
            return font;
        }
        return {};
    }
    const Row &row = m_rows[index.internalId() - 1][index.row()];
    switch (role) {
    case Qt::DisplayRole:
        return row.title;
    case KeyRole:
        return row.key;
    case MineRole:
        return index.internalId() - 1 == MyTables;
    case Qt::ToolTipRole:
    case BlurbRole:
    case Qt::AccessibleDescriptionRole:
        return row.blurb;
    case SearchRole:
        return searchTextOf(index);
    default:
        return {};
    }
}

} // namespace sandbag
