// SPDX-License-Identifier: GPL-3.0-or-later
#include "backup_page.h"

#include "backup/own_backup.h"
#include "disk/own_place.h"
#include "files/kept_settings.h"
#include "library.h"
#include "library_worker.h"
#include "reset_settings.h"
#include "save_path.h"
#include "text/shown_text.h"

#include <QCheckBox>
#include <QDir>
#include <QFileDialog>
#include <QLabel>
#include <QLocale>
#include <QMessageBox>
#include <QPushButton>
#include <QStandardPaths>
#include <QVBoxLayout>

namespace sandbag {

namespace {

QLabel *addWords(QVBoxLayout *column, const QString &text)
{
    auto *words = new QLabel(text);
    words->setWordWrap(true);
    column->addWidget(words);
    return words;
}

QString wordsOf(const BackupContents &contents)
{
    return BackupPage::tr("Backup of %1.", "a date")
               .arg(QLocale().toString(contents.made.toLocalTime(), QLocale::ShortFormat)) +
           u'\n' +
           BackupPage::tr("In the backup but not among yours: %n file(s).", nullptr,
                          contents.missing) +
           u'\n' + BackupPage::tr("Same as yours: %n file(s).", nullptr, contents.same) + u'\n' +
           BackupPage::tr("Different from yours: %n file(s).", nullptr, contents.differing);
}

} // namespace

BackupPage::BackupPage(LibraryWorker *library, QWidget *parent)
    : QWidget(parent),
      m_library(library),
      m_save(new QPushButton(tr("Save a &Backup…"), this)),
      m_restore(new QPushButton(tr("Resto&re a Backup…"), this)),
      m_reset(new QPushButton(tr("Reset All Settin&gs…"), this)),
      m_said(new QLabel(this))
{
    auto *column = new QVBoxLayout(this);
    addWords(column, tr("A backup is one file with your matches, house rules, people, lessons, "
                        "card sets, and settings. Anyone who has the file can read all of that."));
    column->addWidget(m_save, 0, Qt::AlignLeft);
    column->addWidget(m_restore, 0, Qt::AlignLeft);
    column->addSpacing(12);
    addWords(column, tr("Resetting puts settings, keys, and windows back to their defaults. "
                        "Matches and house rules stay."));
    column->addWidget(m_reset, 0, Qt::AlignLeft);
    if (isCarriedAlong())
        addWords(column,
                 tr("Everything is kept in %1, next to the program.")
                     .arg(harmless(QDir::toNativeSeparators(QFileInfo(dataPlace()).path()))));
    m_said->setWordWrap(true);
    m_said->setTextFormat(Qt::PlainText);
    m_said->setObjectName(QStringLiteral("backupSaid"));
    column->addWidget(m_said);
    column->addStretch(1);
    connect(m_save, &QPushButton::clicked, this, &BackupPage::askToSave);
    connect(m_restore, &QPushButton::clicked, this, &BackupPage::askToRestore);
    connect(m_reset, &QPushButton::clicked, this, &BackupPage::askToReset);
}

void BackupPage::begin(const QString &text)
{
    for (QWidget *button : {m_save, m_restore, m_reset})
        button->setEnabled(false);
    m_said->setText(text);
}

void BackupPage::end(const QString &text)
{
    for (QWidget *button : {m_save, m_restore, m_reset})
        button->setEnabled(true);
    m_said->setText(text);
}

void BackupPage::askToSave()
{
    const QString name =
        QStringLiteral("sandbag-%1.zip").arg(QDate::currentDate().toString(Qt::ISODate));
    const QString folder = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
    const QString path = askSavePath(this, {tr("Save a Backup"), folder + u'/' + name,
                                            tr("Backups (*.zip)"), QStringLiteral(".zip")});
    if (!path.isEmpty())
        save(path);
}

void BackupPage::save(const QString &path)
{
    begin(tr("Saving…"));
    { // what windows have not written yet
        const KeptSettings pending;
    }
    m_work.ask([this, path, matches = m_library->folder()](const BackgroundQuestion::Asked &asked) {
        const auto done = saveOwnThings(path, matches, asked.stop());
        asked.conclude([this, path, done] {
            const auto *fault = std::get_if<FileError>(&done);
            end(fault ? fault->text
                      : tr("Saved %n file(s) in %1.", nullptr, std::get<int>(done))
                            .arg(harmless(QDir::toNativeSeparators(path))));
        });
    });
}

void BackupPage::askToRestore()
{
    const QString path = QFileDialog::getOpenFileName(
        this, tr("Restore a Backup"),
        QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation),
        tr("Backups (*.zip);;All files (*)"));
    if (!path.isEmpty())
        look(path);
}

void BackupPage::look(const QString &path)
{
    begin(tr("Reading…"));
    m_work.ask([this, path, matches = m_library->folder()](const BackgroundQuestion::Asked &asked) {
        const auto looked = lookAtOwnThings(path, matches, asked.stop());
        asked.conclude([this, path, looked] {
            if (const auto *fault = std::get_if<FileError>(&looked)) {
                end(fault->text);
                return;
            }
            end({});
            offer(path, std::get<BackupContents>(looked));
        });
    });
}

/// Nothing is written before this is answered, and nothing is ever overwritten.
void BackupPage::offer(const QString &path, const BackupContents &contents)
{
    // As one text: a box is as wide as that, and breaks only what is below it.
    auto *ask =
        new QMessageBox(QMessageBox::Question, tr("Restore a Backup"),
                        tr("Restore this backup?") + QStringLiteral("\n\n") + wordsOf(contents),
                        QMessageBox::Cancel, this);
    ask->setAttribute(Qt::WA_DeleteOnClose);
    ask->setTextFormat(Qt::PlainText);
    auto *settings = new QCheckBox(tr("Use its &settings, too"));
    ask->setCheckBox(settings);
    const bool differs = contents.differing > 0;
    QPushButton *add = ask->addButton(differs ? tr("&Keep Mine, Add the Others") : tr("&Restore"),
                                      QMessageBox::AcceptRole);
    add->setToolTip(tr("Where a file differs, the copy from the backup gets a new name."));
    add->setObjectName(QStringLiteral("addMissing"));
    ask->setDefaultButton(add);
    QPushButton *replace =
        differs ? ask->addButton(tr("&Use the Backup's Copies"), QMessageBox::DestructiveRole)
                : nullptr;
    if (replace) {
        replace->setToolTip(
            tr("A file on this computer that differs from the backup is kept under another name."));
        replace->setObjectName(QStringLiteral("preferBackup"));
    }
    connect(ask, &QMessageBox::buttonClicked, this, [=, this](QAbstractButton *button) {
        if (button == add || (replace && button == replace))
            restore(path, button == add ? Differing::stays : Differing::yields,
                    settings->isChecked());
    });
    ask->open();
}

void BackupPage::restore(const QString &path, Differing differing, bool withSettings)
{
    begin(tr("Restoring…"));
    m_work.ask([this, path, differing, withSettings,
                matches = m_library->folder()](const BackgroundQuestion::Asked &asked) {
        const auto settings = withSettings ? RestoredSettings::yield : RestoredSettings::stay;
        const auto done = restoreOwnThings(path, matches, differing, settings, asked.stop());
        asked.conclude([this, done, withSettings] {
            if (const auto *error = std::get_if<FileError>(&done)) {
                m_library->synchronize(); // what was added before it failed
                end(error->text);
                return;
            }
            restored(std::get<Restored>(done), withSettings);
        });
    });
}

void BackupPage::restored(const Restored &done, bool withSettings)
{
    const QString folder = m_library->folder();
    m_library->synchronize();
    if (withSettings) {
        // The matches are where they are here, whatever another computer had.
        Library::setUsualFolder(folder);
        applySettingsOfFile();
    }
    const QString text =
        tr("Restored %n file(s).", nullptr, done.added + done.beside) + u' ' +
        tr("%n file(s) differed: both versions are kept, under two names.", nullptr, done.beside);
    end(text);
    if (withSettings)
        emit settingsChanged(text);
}

void BackupPage::askToReset()
{
    auto *ask = new QMessageBox(QMessageBox::Question, tr("Reset All Settings"),
                                tr("Reset all settings, keys, and windows to their defaults?"),
                                QMessageBox::Cancel, this);
    ask->setAttribute(Qt::WA_DeleteOnClose);
    ask->setInformativeText(tr("You can undo this until you close Sandbag."));
    QPushButton *reset = ask->addButton(tr("&Reset"), QMessageBox::AcceptRole);
    reset->setObjectName(QStringLiteral("reset"));
    connect(ask, &QMessageBox::buttonClicked, this, [this, reset](QAbstractButton *button) {
        if (button == reset)
            emit resetWanted();
    });
    ask->open();
}

} // namespace sandbag
