// SPDX-License-Identifier: GPL-3.0-or-later
#include "one_press.h"

#include <QAbstractSpinBox>
#include <QAction>
#include <QActionEvent>
#include <QApplication>
#include <QKeyEvent>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QTextEdit>

namespace sandbag {

namespace {

/// Arrows, Home, End, pages and Tab: they only move.
bool moves(int key)
{
    return (key >= Qt::Key_Home && key <= Qt::Key_PageDown) || key == Qt::Key_Tab ||
           key == Qt::Key_Backtab;
}

bool entersText(int key)
{
    return key != Qt::Key_Return && key != Qt::Key_Enter && key != Qt::Key_Escape;
}

bool isTextField(const QObject *object)
{
    return qobject_cast<const QLineEdit *>(object) ||
           qobject_cast<const QAbstractSpinBox *>(object) ||
           qobject_cast<const QTextEdit *>(object) || qobject_cast<const QPlainTextEdit *>(object);
}

class OnePress : public QObject
{
public:
    using QObject::QObject;

    bool eventFilter(QObject *watched, QEvent *event) override
    {
        // The keys of menus are looked for before any widget hears of a key.
        if (event->type() == QEvent::ActionAdded)
            static_cast<QActionEvent *>(event)->action()->setAutoRepeat(false);
        if (event->type() != QEvent::KeyPress || !watched->isWidgetType())
            return false;
        const auto *key = static_cast<QKeyEvent *>(event);
        return key->isAutoRepeat() && !moves(key->key()) &&
               !(isTextField(watched) && entersText(key->key()));
    }
};

} // namespace

void actOncePerPress(QApplication &app)
{
    app.installEventFilter(new OnePress(&app));
}

} // namespace sandbag
