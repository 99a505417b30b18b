// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractItemModel>
#include <QList>

namespace sandbag {

class RulesLibrary;

/// Two branches: "My tables" and "Named games".
class TablesModel : public QAbstractItemModel
{
    Q_OBJECT

public:
    enum Branch { MyTables, NamedGames, BranchCount };
    enum Role {
        KeyRole = Qt::UserRole + 1, ///< QString: name of a table, id of a named game
        MineRole,                   ///< bool: one of my tables
        BlurbRole,                  ///< QString: one sentence
        SearchRole                  ///< QString: prepared for SearchQuery
    };

    explicit TablesModel(RulesLibrary *library, QObject *parent = nullptr);

    [[nodiscard]] QModelIndex indexOf(Branch branch, const QString &key) const;

    [[nodiscard]] QModelIndex index(int row, int column,
                                    const QModelIndex &parent = {}) const override;
    [[nodiscard]] QModelIndex parent(const QModelIndex &child) const override;
    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex &index) const override;

private:
    struct Row {
        QString key;
        QString title;
        QString blurb;
        mutable QString search; ///< empty until asked for
    };

    void fillMine();
    [[nodiscard]] const QString &searchTextOf(const QModelIndex &index) const;

    RulesLibrary *m_library;
    QList<Row> m_rows[BranchCount];
};

} // namespace sandbag
