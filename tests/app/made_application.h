// SPDX-License-Identifier: GPL-3.0-or-later
// What main() makes for the windows of the program, for those of a test.
#pragma once

#include "application.h"
#include "keeper_window.h"
#include "library_worker.h"
#include "main_window.h"
#include "opened_match.h"

#include <QCoreApplication>
#include <QEventLoop>

#include <optional>
#include <utility>

namespace sandbag {

/// Once, however many tests stand in one program.
inline void makeApplication()
{
    static bool made = false;
    if (!std::exchange(made, true))
        new Application(QCoreApplication::instance());
}
Q_COREAPP_STARTUP_FUNCTION(makeApplication)

inline LibraryWorker &theLibrary()
{
    return Application::instance().library();
}

/// Opens a match in that window before this returns.
inline bool openNow(MainWindow &window, const QString &path)
{
    return window.showOpened(readToOpen(path, theLibrary().folder()));
}

/// Opens one in a score keeper before this returns; what is wrong with it.
inline std::optional<FileError> openInKeeperNow(const QString &path)
{
    std::optional<FileError> wrong;
    QEventLoop loop;
    Application::instance().keepers().open(path, [&](const std::optional<FileError> &fault) {
        wrong = fault;
        loop.quit();
    });
    loop.exec();
    return wrong;
}

} // namespace sandbag
