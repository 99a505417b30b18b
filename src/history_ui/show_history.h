// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "wanted_match.h"

#include <QPointer>

class QObject;

namespace sandbag {

class HistoryWindow;
class LibraryWorker;
class StatisticsWindow;

/// The program's one window of the history and one of the statistics. Choices there go to
/// `open`, that of the window which asked last, as long as `asker` is there.
class HistoryWindows
{
public:
    /// `library` must outlive the windows.
    explicit HistoryWindows(LibraryWorker *library);
    ~HistoryWindows();
    HistoryWindows(const HistoryWindows &) = delete;
    HistoryWindows &operator=(const HistoryWindows &) = delete;

    /// Ends those that are still open.
    void end();
    void showHistory(QObject *asker, const OpenMatch &open);
    void showStatistics(QObject *asker, const OpenMatch &open);

private:
    LibraryWorker *m_library;
    QPointer<HistoryWindow> m_history; ///< gone once they are closed
    QPointer<StatisticsWindow> m_statistics;
};

} // namespace sandbag
