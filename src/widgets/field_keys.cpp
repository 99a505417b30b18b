// SPDX-License-Identifier: GPL-3.0-or-later
#include "field_keys.h"

#include <QAbstractSpinBox>
#include <QApplication>
#include <QComboBox>
#include <QKeyEvent>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QTextEdit>

namespace sandbag {

namespace {

bool isOfTheDesktop(const QKeyEvent &key)
{
    if (key.modifiers() != Qt::ControlModifier)
        return false;
    return key.key() == Qt::Key_D || key.key() == Qt::Key_E || key.key() == Qt::Key_K ||
           key.key() == Qt::Key_U;
}

class FieldKeys : public QObject
{
public:
    using QObject::QObject;

    /// A field says beforehand which keys are its own; it does not get to say so of these.
    bool eventFilter(QObject *watched, QEvent *event) override
    {
        if (event->type() != QEvent::ShortcutOverride ||
            !isOfTheDesktop(*static_cast<QKeyEvent *>(event)))
            return false;
        // A field of numbers or a list hands the question on to its line without an event.
        const bool field =
            qobject_cast<QLineEdit *>(watched) || qobject_cast<QAbstractSpinBox *>(watched) ||
            qobject_cast<QComboBox *>(watched) || qobject_cast<QTextEdit *>(watched) ||
            qobject_cast<QPlainTextEdit *>(watched);
        if (field)
            event->ignore();
        return field;
    }
};

} // namespace

void letWindowKeysPassFields(QApplication &app)
{
    app.installEventFilter(new FieldKeys(&app));
}

} // namespace sandbag
