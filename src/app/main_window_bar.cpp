// SPDX-License-Identifier: GPL-3.0-or-later
// The row beside the menus of the main window: actions that are often needed, and what is said.
#include "key_map.h"
#include "main_window.h"

#include <QAction>
#include <QCoreApplication>
#include <QHBoxLayout>
#include <QInputDevice>
#include <QLabel>
#include <QMenuBar>
#include <QResizeEvent>
#include <QToolBar>
#include <QToolButton>

#include <algorithm>

namespace sandbag {

namespace {

/// As a menu shows it: without the mark of its letter.
QString withoutMarks(QString text)
{
    return text.remove(QLatin1Char('&'));
}

/// Of what a finger meets, in pixels; 0 where there is no screen to be touched.
int leastForFingers()
{
    constexpr int kFinger = 40;
    const QList<const QInputDevice *> devices = QInputDevice::devices();
    const bool touched =
        std::any_of(devices.begin(), devices.end(), [](const QInputDevice *device) {
            return device->type() == QInputDevice::DeviceType::TouchScreen;
        });
    return touched ? kFinger : 0;
}

} // namespace

/// In the row of the menus: actions that are often needed, and between both the latest message.
void MainWindow::makeToolBar()
{
    m_bar = new QWidget(this);
    m_bar->setObjectName(QStringLiteral("toolbar"));
    auto *row = new QHBoxLayout(m_bar);
    row->setContentsMargins(0, 0, 6, 0);
    row->setSpacing(2);
    for (QAction *action : {m_undo, m_hint, m_lastTrick, m_claim}) {
        auto *button = new QToolButton(m_bar);
        button->setDefaultAction(action);
        button->setAutoRaise(true);
        button->setFocusPolicy(Qt::NoFocus); // each has keys of its own
        button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
        const auto tell = [action] {
            const QByteArray id = action->property("keyId").toByteArray();
            action->setToolTip(withKey(withoutMarks(action->text()), id.constData()));
        };
        tell();
        connect(&KeyMap::ours(), &KeyMap::changed, action, tell);
        row->addWidget(button);
        m_barButtons << button;
    }
    if (menuBar()->isNativeMenuBar()) { // in the desktop's own bar nothing else has room
        auto *bar = new QToolBar(tr("Toolbar"), this);
        bar->setMovable(false);
        m_barInRow = bar->addWidget(m_bar);
        bar->addWidget(m_said);
        addToolBar(bar);
        return;
    }
    menuBar()->setCornerWidget(m_bar, Qt::TopRightCorner);
    m_said->setParent(menuBar());
    m_said->setAlignment(Qt::AlignCenter);
}

void MainWindow::showToolBar(bool on)
{
    m_barWanted->setChecked(on);
    if (m_barInRow)
        m_barInRow->setVisible(on);
    else
        m_bar->setVisible(on);
    placeHeader();
}

/// Icons or words give way before a menu does, and before what is said has no room.
void MainWindow::placeHeader()
{
    if (!m_bar || menuBar()->isNativeMenuBar() || menuBar()->actions().isEmpty())
        return;
    const int finger = leastForFingers();
    for (QToolButton *button : m_barButtons)
        button->setMinimumSize(finger, finger);
    int menus = 0;
    for (const QAction *action : menuBar()->actions())
        menus += menuBar()->fontMetrics().horizontalAdvance(withoutMarks(action->text())) +
                 2 * menuBar()->fontMetrics().averageCharWidth() + 6;
    const int gap = fontMetrics().height();
    constexpr int kSaid = 32; // letters in a line
    const int said = kSaid * menuBar()->fontMetrics().averageCharWidth() + 2 * gap;
    for (const Qt::ToolButtonStyle style :
         {Qt::ToolButtonTextBesideIcon, Qt::ToolButtonTextOnly, Qt::ToolButtonIconOnly}) {
        for (QToolButton *button : m_barButtons)
            button->setToolButtonStyle(style);
        if (menus + m_bar->sizeHint().width() + said <= width())
            break;
    }
    m_bar->setMinimumHeight(menuBar()->actionGeometry(menuBar()->actions().first()).height());
    m_bar->adjustSize();
    // The menus have had no more room than buttons with words would leave.
    QResizeEvent again(menuBar()->size(), menuBar()->size());
    QCoreApplication::sendEvent(menuBar(), &again);
    const int taken = m_bar->isVisibleTo(this) ? m_bar->width() : 0;
    const QRect bar = menuBar()->rect();
    const QRect left = menuBar()->actionGeometry(menuBar()->actions().last());
    const bool leftwards = layoutDirection() == Qt::RightToLeft;
    // The menu bar puts it there, too, but only when it is resized the next time.
    m_bar->move(leftwards ? 0 : bar.width() - m_bar->width(), m_bar->y());
    const int from = leftwards ? taken + gap : left.right() + gap;
    const int to = leftwards ? left.left() - gap : bar.width() - taken - gap;
    m_said->setGeometry(from, 0, std::max(0, to - from), bar.height());
    showSaid();
}

} // namespace sandbag
