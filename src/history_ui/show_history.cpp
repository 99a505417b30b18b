// SPDX-License-Identifier: GPL-3.0-or-later
#include "show_history.h"

#include "history_filing.h"
#include "history_window.h"
#include "library_worker.h"
#include "statistics_window.h"

#include <QPointer>

namespace sandbag {

namespace {

void bringUp(QWidget *window)
{
    window->show();
    window->raise();
    window->activateWindow();
}

} // namespace

void showHistory(QObject *asker, const OpenMatch &open)
{
    static QPointer<HistoryWindow> window;
    if (!window)
        window = new HistoryWindow(&theLibraryWorker());
    QObject::disconnect(window.data(), &HistoryWindow::openWanted, nullptr, nullptr);
    QObject::connect(window.data(), &HistoryWindow::openWanted, asker, open);
    bringUp(window);
}

void showStatistics(QObject *asker, const OpenMatch &open)
{
    static QPointer<StatisticsWindow> window;
    if (!window)
        window = new StatisticsWindow(&theLibraryWorker());
    QObject::disconnect(window.data(), &StatisticsWindow::openWanted, nullptr, nullptr);
    QObject::connect(window.data(), &StatisticsWindow::openWanted, asker, open);
    bringUp(window);
}

} // namespace sandbag
