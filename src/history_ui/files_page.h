// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QLabel;
class QLineEdit;

namespace sandbag {

class LibraryWorker;

/// Shows the folder of the matches; they can be moved, and deleted all together.
class FilesPage : public QWidget
{
    Q_OBJECT

public:
    /// `worker` outlives the page.
    explicit FilesPage(LibraryWorker *worker, QWidget *parent = nullptr);

private:
    void askFolder();
    void askForgetting();

    LibraryWorker *m_worker;
    QLineEdit *m_folder;
    QLabel *m_said;
};

} // namespace sandbag
