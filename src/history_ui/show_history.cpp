// SPDX-License-Identifier: GPL-3.0-or-later
#include "show_history.h"

#include "history_window.h"
#include "library_worker.h"
#include "statistics_window.h"

#include <cassert>

namespace sandbag {

namespace {

/// Shows the window of that place, made where there is none.
template<typename Window>
void bringUp(QPointer<Window> &window, LibraryWorker *library, QObject *asker,
             const OpenMatch &open)
{
    if (!window)
        window = new Window(library);
    QObject::disconnect(window.data(), &Window::openWanted, nullptr, nullptr);
    QObject::connect(window.data(), &Window::openWanted, asker, open);
    window->show();
    window->raise();
    window->activateWindow();
}

} // namespace

HistoryWindows::HistoryWindows(LibraryWorker *library) : m_library(library)
{
    assert(library);
}

HistoryWindows::~HistoryWindows() = default;

void HistoryWindows::end()
{
    delete m_history;
    delete m_statistics;
}

void HistoryWindows::showHistory(QObject *asker, const OpenMatch &open)
{
    bringUp(m_history, m_library, asker, open);
}

void HistoryWindows::showStatistics(QObject *asker, const OpenMatch &open)
{
    bringUp(m_statistics, m_library, asker, open);
}

} // namespace sandbag
