// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tables/flat_table_model.h"

#include <QStringList>

namespace sandbag {

/// Cells of text in rows under titles, as they are read, copied, printed and exported. A row that
/// says only what follows is a heading.
class FigureModel : public FlatTableModel
{
    Q_OBJECT

public:
    /// This many columns, the first ones, are words, at the left of their cells.
    explicit FigureModel(QObject *parent = nullptr, int words = 1)
        : FlatTableModel(parent), m_words(words)
    {
    }

    void show(const QStringList &titles, const QList<QStringList> &rows);
    /// The same as programs read it, for csv(), where that differs from the text shown.
    void setNumbers(const QStringList &titles, const QList<QStringList> &rows);
    [[nodiscard]] const QStringList &titles() const { return m_titles; }
    [[nodiscard]] const QList<QStringList> &rows() const { return m_rows; }

    /// All of it, with the line of titles; every cell in quotation marks.
    [[nodiscard]] QString csv() const;
    /// The same with tabs, for pasting into a table.
    [[nodiscard]] QString tabbed() const;

    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role) const override;

protected:
    [[nodiscard]] int countRows() const override;
    [[nodiscard]] int countColumns() const override;
    [[nodiscard]] QString columnTitle(int column) const override;

private:
    int m_words;
    QStringList m_titles;
    QList<QStringList> m_rows;
    QStringList m_numberTitles; ///< empty: as shown
    QList<QStringList> m_numberRows;
};

} // namespace sandbag
