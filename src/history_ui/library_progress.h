// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QLabel;
class QProgressBar;

namespace sandbag {

class LibraryWorker;

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

} // namespace sandbag
