// SPDX-License-Identifier: GPL-3.0-or-later
#include "library_progress.h"

#include "kept_room.h"
#include "library_worker.h"
#include "message_bar.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>

namespace sandbag {

LibraryProgress::LibraryProgress(LibraryWorker *worker, QWidget *parent)
    : QWidget(parent),
      m_text(new QLabel(tr("Reading matches…"), this)),
      m_bar(new QProgressBar(this))
{
    auto *line = new QHBoxLayout(this);
    line->setContentsMargins(0, 0, 0, 0);
    auto *cancel = new QPushButton(tr("C&ancel"), this);
    cancel->setToolTip(tr("The remaining matches will be read next time you open the history."));
    line->addWidget(m_text);
    line->addWidget(m_bar, 1);
    line->addWidget(cancel);
    m_bar->setAccessibleName(m_text->text());
    connect(cancel, &QPushButton::clicked, worker, &LibraryWorker::cancel);
    connect(cancel, &QPushButton::clicked, this, &QWidget::hide);
    connect(worker, &LibraryWorker::progress, this, &LibraryProgress::tell);
    connect(worker, &LibraryWorker::changed, this, &QWidget::hide);
    hide();
}

void LibraryProgress::tell(int done, int all)
{
    m_bar->setMaximum(all);
    m_bar->setValue(done);
    setVisible(done < all);
}

QWidget *newsRow(MessageBar *message, LibraryWorker *worker)
{
    auto *row = new QWidget;
    auto *line = new QHBoxLayout(row);
    line->setContentsMargins(0, 0, 0, 0);
    keepRoom(*message);
    line->addWidget(message, 1);
    line->addWidget(new LibraryProgress(worker, row), 1);
    return row;
}

} // namespace sandbag
