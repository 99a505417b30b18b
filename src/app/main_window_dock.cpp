// SPDX-License-Identifier: GPL-3.0-or-later
// The contents of the window: notices, the table, and the scorecard where there is room for it.
#include "main_window.h"

#include "card/scorecard_dock.h"
#include "files/kept_settings.h"
#include "message_bar.h"
#include "places/grown_type.h"
#include "places/table_layout.h"
#include "scene/table_scene.h"
#include "table_actions.h"
#include "tabletop.h"

#include <QAction>
#include <QApplication>
#include <QFontInfo>
#include <QMenu>
#include <QMenuBar>
#include <QStyle>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace sandbag {

namespace {

constexpr const char *kBeside = "scorecard/besideTable";

} // namespace

void MainWindow::makeCentre()
{
    auto *centre = new QWidget(this);
    auto *column = new QVBoxLayout(centre);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_trouble);
    column->addWidget(m_offer);
    column->addWidget(m_table, 1);
    centre->setFocusProxy(m_table);
    setCentralWidget(centre);
    m_table->setAccessibleName(tr("Table"));
    m_trouble->setObjectName(QStringLiteral("trouble"));
    m_offer->setObjectName(QStringLiteral("offer"));
}

void MainWindow::makeDock()
{
    m_dock = new ScorecardDock(this);
    m_dock->installEventFilter(this);
    addDockWidget(Qt::RightDockWidgetArea, m_dock);
    // Each number is shown in one place only.
    m_dockWanted = KeptSettings().value(QLatin1String(kBeside), true).toBool();
    connect(m_dock, &QDockWidget::visibilityChanged, this,
            [this](bool shown) { m_table->scene().setPad(!shown); });
    connect(m_dock, &ScorecardDock::asked, this, &MainWindow::turnDock);
    connect(&m_table->scene(), &TableScene::totalsCounted, m_dock, &ScorecardDock::countTotals);
    connect(m_table, &Tabletop::scorecardWanted, this, [this] {
        if (m_dock->isHidden())
            m_dock->toggleViewAction()->trigger();
    });
}

/// Where the table would have to give way to the scorecard, the same sheet is opened on it: that is
/// read and put away, while what stays there would make each card smaller.
void MainWindow::turnDock(bool on)
{
    if (on && !m_dock->isFloating() && roomForDock() == 0 && !m_dock->readsPage()) {
        m_dock->toggleViewAction()->setChecked(false);
        m_table->actions().openPad();
        return;
    }
    m_dockWanted = on;
    keepDockWanted();
    if (m_dock->isFloating())
        m_dock->setVisible(on);
    else
        placeDock();
    m_dock->toggleViewAction()->setChecked(!m_dock->isHidden());
}

void MainWindow::keepDockWanted() const
{
    KeptSettings().setValue(QLatin1String(kBeside), m_dockWanted);
}

/// The width that the scorecard may have next to the table without making everything on it smaller;
/// 0 where that is too little. Its 330 pixels are those of a usual window: in a very large one they
/// grow as its type does, but it never takes more than 26 % of the window.
int MainWindow::roomForDock() const
{
    constexpr int kNarrow = 1200; // windows in which the pad is on the table
    constexpr int kWidth = 330;
    constexpr int kShare = 26; // per cent of the window, at most
    constexpr int kLeast = 200;
    if (width() < kNarrow)
        return 0;
    const double high =
        height() - (menuBar()->isNativeMenuBar() ? 0 : menuBar()->sizeHint().height());
    const double font = QFontInfo(QApplication::font()).pixelSize();
    const int between = style()->pixelMetric(QStyle::PM_DockWidgetSeparatorExtent) + 6;
    const int spare = width() - between - TableLayout::fullWidth(high, font);
    const int wide = qRound(kWidth * TableLayout::chrome(size()));
    const int room = std::min({wide, width() * kShare / 100, spare});
    return room < kLeast ? 0 : room;
}

/// Shows the scorecard where there is room for it, otherwise the pad on the table.
void MainWindow::placeDock()
{
    if (!m_beforeFull.isEmpty() || !m_dock || m_dock->isFloating())
        return;
    const int room = roomForDock();
    if (room > 0)
        m_dock->setBeside(room);
    m_table->actions().setRoomBeside(room > 0);
    const bool shown = m_dockWanted && (room > 0 || m_dock->readsPage());
    if (m_dock->isHidden() == shown)
        m_dock->setVisible(shown);
    m_table->scene().setPad(m_dock->isHidden());
}

/// In a very large window menus and scorecard grow as the table does, but for type that is larger
/// already. What is written on the scorecard is not smaller than what is on the table. Signs in the
/// row of the menus are as large as its type.
void MainWindow::growChrome()
{
    constexpr double kWritten = 14; // pixels of the scorecard's
    constexpr double kSign = 1.33;  // of the type
    const double grown = TableLayout::chrome(size());
    const QFont font = QApplication::font();
    const int plain = QFontInfo(font).pixelSize();
    const int pixels = chromePixels(size());
    const int written = std::max(plain, qRound(kWritten * grown));
    if (m_chromePixels == pixels && m_writtenPixels == written && m_plainType == font)
        return;
    m_chromePixels = pixels;
    m_writtenPixels = written;
    m_plainType = font;
    const QFont menus = atLeastPixels(font, pixels);
    menuBar()->setFont(menus);
    for (QMenu *menu : menuBar()->findChildren<QMenu *>())
        menu->setFont(menus);
    const int sign =
        std::max(style()->pixelMetric(QStyle::PM_SmallIconSize), qRound(pixels * kSign));
    for (QToolButton *button : m_barButtons)
        button->setIconSize({sign, sign});
    m_dock->setFont(atLeastPixels(font, written));
}

void MainWindow::placeChrome()
{
    growChrome();
    placeDock();
    placeHeader();
}

void MainWindow::resizeEvent(QResizeEvent *event)
{
    QMainWindow::resizeEvent(event);
    placeChrome();
}

void MainWindow::showEvent(QShowEvent *event)
{
    QMainWindow::showEvent(event);
    placeChrome();
}

/// Menus and scorecard have a type of their own, which follows that of the desktop by nothing else.
/// Buttons and labels hear of it after the window.
void MainWindow::changeEvent(QEvent *event)
{
    QMainWindow::changeEvent(event);
    if (event->type() == QEvent::FontChange && isVisible())
        QMetaObject::invokeMethod(this, &MainWindow::placeChrome, Qt::QueuedConnection);
}

QByteArray MainWindow::placesOfDocks() const
{
    if (!m_beforeFull.isEmpty())
        return m_beforeFull;
    return m_beforeClosing.isEmpty() ? saveState() : m_beforeClosing;
}

} // namespace sandbag
