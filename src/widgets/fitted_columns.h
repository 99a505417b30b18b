// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include <functional>

class QTreeView;

namespace sandbag {

/// Fits the columns of a table to what is in it, as long as nobody has dragged one of them: from
/// then on their widths are the person's, until there are other columns. In another type they are
/// fitted again, or as wide in letters as they were. A child of the table.
class FittedColumns : public QObject
{
    Q_OBJECT

public:
    /// `widths` sets the widths of all columns; to what is in them where it is empty.
    explicit FittedColumns(QTreeView *table, std::function<void()> widths = {});

    /// To be called whenever the contents or the width of the table have changed.
    void fit();
    [[nodiscard]] bool areDragged() const { return m_dragged; }

private:
    void takeType();
    void letGrow(double by);
    void widenToContents();

    QTreeView *m_table;
    std::function<void()> m_widths;
    bool m_dragged = false; ///< by the person
    bool m_fitted = false;  ///< before anything is shown there is nothing to fit
    int m_letter = 0;       ///< width of one in the type that the widths are for
};

} // namespace sandbag
