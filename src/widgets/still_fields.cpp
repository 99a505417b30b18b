// SPDX-License-Identifier: GPL-3.0-or-later
#include "still_fields.h"

#include <QAbstractSpinBox>
#include <QApplication>
#include <QComboBox>
#include <QDial>
#include <QEvent>
#include <QSlider>

namespace sandbag {

namespace {

bool isField(const QObject *object)
{
    return qobject_cast<const QComboBox *>(object) || qobject_cast<const QSlider *>(object) ||
           qobject_cast<const QDial *>(object) || qobject_cast<const QAbstractSpinBox *>(object);
}

/// Itself or a part of it, as the text of a number is.
bool hasTheFocus(const QWidget *field)
{
    const QWidget *focus = QApplication::focusWidget();
    return focus && (focus == field || field->isAncestorOf(focus));
}

class StillFields : public QObject
{
public:
    using QObject::QObject;

    bool eventFilter(QObject *watched, QEvent *event) override
    {
        if (event->type() != QEvent::Polish && event->type() != QEvent::Wheel)
            return false;
        auto *field = isField(watched) ? static_cast<QWidget *>(watched) : nullptr;
        if (!field)
            return false;
        if (event->type() == QEvent::Polish) {
            if (field->focusPolicy() == Qt::WheelFocus)
                field->setFocusPolicy(Qt::StrongFocus);
            return false;
        }
        if (hasTheFocus(field))
            return false;
        event->ignore(); // on to what is behind
        return true;
    }
};

} // namespace

void keepFieldsStill(QApplication &app)
{
    app.installEventFilter(new StillFields(&app));
}

} // namespace sandbag
