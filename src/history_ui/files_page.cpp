// SPDX-License-Identifier: GPL-3.0-or-later
#include "files_page.h"

#include "history_filing.h"
#include "library_progress.h"
#include "library_worker.h"

#include <QDir>
#include <QFileDialog>
#include <QLabel>
#include <QLineEdit>
#include <QMessageBox>
#include <QPushButton>
#include <QVBoxLayout>

namespace sandbag {

FilesPage::FilesPage(LibraryWorker *worker, QWidget *parent)
    : QWidget(parent), m_worker(worker), m_folder(new QLineEdit(this)), m_said(new QLabel(this))
{
    auto *column = new QVBoxLayout(this);
    auto *label = new QLabel(tr("Match &folder:"), this);
    label->setBuddy(m_folder);
    m_folder->setReadOnly(true);
    m_folder->setText(QDir::toNativeSeparators(worker->folder()));
    auto *move = new QPushButton(tr("&Move…"), this);
    auto *note = new QLabel(tr("Matches never leave this computer. Each match is one file; "
                               "deleting that file deletes the match."),
                            this);
    note->setWordWrap(true);
    m_said->setWordWrap(true);
    auto *forget = new QPushButton(tr("&Delete All Matches…"), this);
    column->addWidget(label);
    column->addWidget(m_folder);
    column->addWidget(move, 0, Qt::AlignLeft);
    column->addWidget(note);
    column->addSpacing(12);
    column->addWidget(forget, 0, Qt::AlignLeft);
    column->addWidget(new LibraryProgress(worker, this));
    column->addWidget(m_said);
    column->addStretch(1);
    connect(move, &QPushButton::clicked, this, &FilesPage::askFolder);
    connect(forget, &QPushButton::clicked, this, &FilesPage::askForgetting);
    connect(worker, &LibraryWorker::moved, this,
            [this](const QString &folder) { m_folder->setText(QDir::toNativeSeparators(folder)); });
    connect(worker, &LibraryWorker::trouble, m_said, &QLabel::setText);
}

void FilesPage::askFolder()
{
    const QString folder = QFileDialog::getExistingDirectory(this, tr("Match Folder"));
    if (folder.isEmpty())
        return;
    // Among other things of a person the files of the matches would be hard to tell.
    const bool others =
        !QDir(folder).isEmpty() && !QDir(folder).exists(QStringLiteral("index.sqlite"));
    m_said->clear();
    m_worker->moveTo(others ? folder + QStringLiteral("/sandbag") : folder);
}

void FilesPage::askForgetting()
{
    const auto answer = QMessageBox::question(
        this, tr("Delete All Matches"),
        tr("Delete all matches in the history, with their statistics? This can't be undone. The "
           "current match and files saved elsewhere are kept."),
        QMessageBox::Yes | QMessageBox::No, QMessageBox::No);
    if (answer != QMessageBox::Yes)
        return;
    m_said->clear();
    m_worker->forgetEverything(foldersBesideLibrary());
}

} // namespace sandbag
