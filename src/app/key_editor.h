// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "roomy_rows.h"

#include <QKeySequenceEdit>

namespace sandbag {

/// Takes one chord and is done. Esc, Tab, and Enter leave the key as it is.
class OneKeyEdit : public QKeySequenceEdit
{
    Q_OBJECT
public:
    explicit OneKeyEdit(QWidget *parent);

signals:
    void taken(const QKeySequence &key);
    void givenUp();

protected:
    void keyPressEvent(QKeyEvent *event) override;
};

/// Edits the second column of the list of keys; rows without a key of one's own stay closed.
class KeyDelegate : public WrappedRows
{
    Q_OBJECT
public:
    using WrappedRows::WrappedRows;
    QWidget *createEditor(QWidget *parent, const QStyleOptionViewItem &option,
                          const QModelIndex &index) const override;
    void setEditorData(QWidget *editor, const QModelIndex &index) const override;
    void setModelData(QWidget *editor, QAbstractItemModel *model,
                      const QModelIndex &index) const override;

    /// Of a row: whether its key may be changed.
    static constexpr int kChangeableRole = Qt::UserRole + 1;

signals:
    void taken(const QModelIndex &row, const QKeySequence &key) const;
};

} // namespace sandbag
