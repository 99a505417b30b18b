// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QLabel;
class QProgressBar;

namespace sandbag {

class LibraryWorker;
class MessageBar;

/// How far the library is read, with a way to leave it for another time. Nothing to see where
/// nothing is read.
class LibraryProgress : public QWidget
{
    Q_OBJECT

public:
    /// `worker` outlives it.
    explicit LibraryProgress(LibraryWorker *worker, QWidget *parent = nullptr);

private:
    void tell(int done, int all);

    QLabel *m_text;
    QProgressBar *m_bar;
};

/// One row for what was done and for what is being read. Its room is there from the start, so that
/// nothing moves under someone's hand when there is something to say.
[[nodiscard]] QWidget *newsRow(MessageBar *message, LibraryWorker *worker);

} // namespace sandbag
