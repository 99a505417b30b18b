// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStyledItemDelegate>

class QTreeView;

namespace sandbag {

/// Paints options as rows with title, explanation and value, and edits numbers and choices in
/// place. What a click on a row means is for OptionView to decide.
class OptionDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    explicit OptionDelegate(QTreeView *view);

    /// "Standard": goes before the value that an option was changed from.
    void setBaseName(const QString &name) { m_baseName = name; }
    [[nodiscard]] const QString &baseName() const { return m_baseName; }

    void paint(QPainter *painter, const QStyleOptionViewItem &option,
               const QModelIndex &index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem &option,
                                 const QModelIndex &index) const override;
    QWidget *createEditor(QWidget *parent, const QStyleOptionViewItem &option,
                          const QModelIndex &index) const override;
    void setEditorData(QWidget *editor, const QModelIndex &index) const override;
    void setModelData(QWidget *editor, QAbstractItemModel *model,
                      const QModelIndex &index) const override;
    void updateEditorGeometry(QWidget *editor, const QStyleOptionViewItem &option,
                              const QModelIndex &index) const override;

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    [[nodiscard]] OptionDelegate *emitter() const;
    void commit(QWidget *editor) const;
    void commitAndClose(QWidget *editor) const;

    QTreeView *m_view;
    QString m_baseName;
};

} // namespace sandbag
