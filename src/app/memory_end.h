// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QApplication>
#include <QString>

namespace sandbag {

/// Why no window is opened where the system limits the memory of a program (ulimit -v) to less than
/// its libraries, pictures and threads take: they would fail at any point, and without a thread
/// that writes them matches would not be saved. "" where there is enough, or no limit.
[[nodiscard]] QString whyTooLittleMemory();

/// There is no more memory, or a thread can't be started: says so in one line and ends as if asked
/// to, so that what waits is saved where it can be. At once where that fails, too. Any thread.
void endWithoutMemory();
/// The same of a thread. Of a second one nothing more is said or done: several are often wanted at
/// once, and what is being saved meanwhile may need none.
void endWithoutThread();

/// Ends so where an event finds no memory. What can do without it, like the reading of a file, sees
/// to that by itself.
class WindowsApplication : public QApplication
{
public:
    using QApplication::QApplication;
    bool notify(QObject *receiver, QEvent *event) override;
};

/// The same on other threads. What is said then is translated now: there will be no memory for it.
void watchMemory();

} // namespace sandbag
