// SPDX-License-Identifier: GPL-3.0-or-later
#include "long_press.h"

#include <QApplication>
#include <QBasicTimer>
#include <QHelpEvent>
#include <QInputDevice>
#include <QMouseEvent>
#include <QPointer>
#include <QStyleHints>
#include <QTimerEvent>
#include <QWidget>

#include <utility>

namespace sandbag {

namespace {

bool isOfFinger(const QMouseEvent &event)
{
    return event.device() && event.device()->type() == QInputDevice::DeviceType::TouchScreen;
}

class LongPress : public QObject
{
public:
    using QObject::QObject;

    bool eventFilter(QObject *watched, QEvent *event) override
    {
        switch (event->type()) {
        case QEvent::MouseButtonPress:
            if (watched->isWidgetType())
                press(static_cast<QWidget *>(watched), *static_cast<QMouseEvent *>(event));
            return false;
        case QEvent::MouseMove:
            if (m_timer.isActive())
                move(*static_cast<QMouseEvent *>(event));
            return false;
        case QEvent::MouseButtonRelease:
            return watched == m_pressed && lift(*static_cast<QMouseEvent *>(event));
        default:
            return false;
        }
    }

protected:
    void timerEvent(QTimerEvent *event) override
    {
        if (event->timerId() != m_timer.timerId())
            return;
        m_timer.stop();
        if (!m_pressed)
            return;
        QHelpEvent help(QEvent::ToolTip, m_at, m_pressed->mapToGlobal(m_at));
        QCoreApplication::sendEvent(m_pressed, &help);
        m_told = help.isAccepted();
    }

private:
    void press(QWidget *widget, const QMouseEvent &event)
    {
        // The same press, handed on by a child that did not want it.
        if (m_pressed && event.timestamp() == m_when && widget->isAncestorOf(m_pressed))
            return;
        m_pressed = nullptr;
        m_told = false;
        m_timer.stop();
        if (event.button() != Qt::LeftButton || !isOfFinger(event))
            return;
        m_pressed = widget;
        m_at = event.position().toPoint();
        m_when = event.timestamp();
        m_timer.start(QGuiApplication::styleHints()->mousePressAndHoldInterval(), this);
    }

    void move(const QMouseEvent &event)
    {
        if (m_pressed &&
            (m_pressed->mapFromGlobal(event.globalPosition().toPoint()) - m_at).manhattanLength() >
                QGuiApplication::styleHints()->startDragDistance())
            m_timer.stop();
    }

    /// What was pressed is left as if the finger had slid off it.
    bool lift(const QMouseEvent &event)
    {
        m_timer.stop();
        QWidget *pressed = std::exchange(m_pressed, nullptr);
        if (!std::exchange(m_told, false))
            return false;
        const QPointF off(-1, -1);
        QMouseEvent away(event.type(), off, pressed->mapToGlobal(off), event.button(),
                         event.buttons(), event.modifiers(), event.pointingDevice());
        QCoreApplication::sendEvent(pressed, &away);
        return true;
    }

    QPointer<QWidget> m_pressed;
    QPoint m_at;
    quint64 m_when = 0; ///< the press that it was, by Qt's clock
    bool m_told = false;
    QBasicTimer m_timer;
};

} // namespace

void tellByLongPress(QApplication &app)
{
    app.installEventFilter(new LongPress(&app));
}

} // namespace sandbag
