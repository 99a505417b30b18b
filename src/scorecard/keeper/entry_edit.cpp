// SPDX-License-Identifier: GPL-3.0-or-later
#include "keeper/entry_edit.h"

#include "key_map.h"
#include "paint/paper.h"

#include <QKeyEvent>
#include <QPainter>

namespace sandbag {

EntryEdit::EntryEdit(QWidget *parent) : QLineEdit(parent)
{
    setMaxLength(80);
}

void EntryEdit::setFault(bool fault)
{
    m_fault = fault;
    update();
}

/// Where there is nothing of its own to take back the keys are those of the match.
bool EntryEdit::event(QEvent *event)
{
    if (event->type() == QEvent::ShortcutOverride) {
        const auto *key = static_cast<QKeyEvent *>(event);
        const bool empty = text().isEmpty();
        const bool undo =
            KeyMap::ours().isPressed("window.undo", *key) && (empty || !isUndoAvailable());
        const bool redo =
            KeyMap::ours().isPressed("window.redo", *key) && (empty || !isRedoAvailable());
        if (undo || redo) {
            event->ignore();
            return false;
        }
    }
    return QLineEdit::event(event);
}

void EntryEdit::keyPressEvent(QKeyEvent *event)
{
    switch (event->key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (event->modifiers() & Qt::ControlModifier)
            emit finish();
        else
            emit answered();
        return;
    case Qt::Key_Down:
        emit goOn();
        return;
    case Qt::Key_Up:
        emit goBack();
        return;
    case Qt::Key_Backspace:
        if (!text().isEmpty())
            break;
        emit goBack();
        return;
    case Qt::Key_PageUp:
        emit previous();
        return;
    case Qt::Key_PageDown:
        emit next();
        return;
    default:
        break;
    }
    QLineEdit::keyPressEvent(event);
}

void EntryEdit::focusInEvent(QFocusEvent *event)
{
    QLineEdit::focusInEvent(event);
    selectAll();
    emit focused();
}

void EntryEdit::paintEvent(QPaintEvent *event)
{
    QLineEdit::paintEvent(event);
    if (!m_fault)
        return;
    QPainter painter(this);
    const QColor alarm = paperOf(palette()).alarm;
    painter.setPen(QPen(alarm, 2));
    painter.drawRect(rect().adjusted(1, 1, -2, -2));
    painter.drawText(rect().adjusted(0, 0, -6, 0), Qt::AlignRight | Qt::AlignVCenter,
                     QStringLiteral("!"));
}

} // namespace sandbag
