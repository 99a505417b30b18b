// SPDX-License-Identifier: GPL-3.0-or-later
#include "fit_to_type.h"

#include <QEvent>
#include <QFontMetrics>
#include <QWidget>

namespace sandbag {

namespace {

class TypeWatch : public QObject
{
public:
    TypeWatch(QWidget &widget, const std::function<void()> &fit) : QObject(&widget), m_fit(fit)
    {
        widget.installEventFilter(this);
    }

    bool eventFilter(QObject *, QEvent *event) override
    {
        const bool other =
            event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange;
        if (!other || m_due)
            return false;
        m_due = true; // buttons and lists hear of it after the window, each for itself
        QMetaObject::invokeMethod(
            this,
            [this] {
                m_due = false;
                m_fit();
            },
            Qt::QueuedConnection);
        return false;
    }

private:
    std::function<void()> m_fit;
    bool m_due = false;
};

} // namespace

void fitToType(QWidget &widget, const std::function<void()> &fit)
{
    fit();
    new TypeWatch(widget, fit); // which is the widget's
}

void keepLetters(QWidget &widget, int letters)
{
    fitToType(widget, [&widget, letters] {
        widget.setMinimumWidth(letters * widget.fontMetrics().averageCharWidth());
    });
}

void keepLines(QWidget &widget, int lines)
{
    fitToType(widget, [&widget, lines] {
        widget.setMinimumHeight(lines * widget.fontMetrics().lineSpacing());
    });
}

} // namespace sandbag
