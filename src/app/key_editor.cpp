// SPDX-License-Identifier: GPL-3.0-or-later
#include "key_editor.h"

#include <QKeyEvent>
#include <QLineEdit>

namespace sandbag {

OneKeyEdit::OneKeyEdit(QWidget *parent) : QKeySequenceEdit(parent)
{
    setAccessibleName(tr("New key"));
    if (auto *line = findChild<QLineEdit *>()) {
        line->setPlaceholderText(tr("Press the new key"));
        line->setAccessibleName(accessibleName());
        connect(line, &QLineEdit::editingFinished, this, &OneKeyEdit::givenUp); // the focus went
    }
}

void OneKeyEdit::keyPressEvent(QKeyEvent *event)
{
    const bool plain = !(event->modifiers() & ~Qt::KeypadModifier);
    const int key = event->key();
    if (key == Qt::Key_Backtab || (plain && (key == Qt::Key_Escape || key == Qt::Key_Tab ||
                                             key == Qt::Key_Return || key == Qt::Key_Enter))) {
        emit givenUp();
        return;
    }
    QKeySequenceEdit::keyPressEvent(event);
    if (!keySequence().isEmpty())
        emit taken(QKeySequence(keySequence()[0]));
}

QWidget *KeyDelegate::createEditor(QWidget *parent, const QStyleOptionViewItem &,
                                   const QModelIndex &index) const
{
    if (index.column() != 1 || !index.data(kChangeableRole).toBool())
        return nullptr;
    auto *edit = new OneKeyEdit(parent);
    auto *self = const_cast<KeyDelegate *>(this); // whose signals tell the view, as in Qt
    const QPersistentModelIndex row = index;
    connect(edit, &OneKeyEdit::taken, self, [self, edit, row](const QKeySequence &key) {
        emit self->closeEditor(edit);
        emit self->taken(row, key);
    });
    connect(edit, &OneKeyEdit::givenUp, self, [self, edit] { emit self->closeEditor(edit); });
    return edit;
}

/// Empty, so that it asks for a key.
void KeyDelegate::setEditorData(QWidget *, const QModelIndex &) const {}

/// The list follows the keys that hold, not what was pressed.
void KeyDelegate::setModelData(QWidget *, QAbstractItemModel *, const QModelIndex &) const {}

} // namespace sandbag
