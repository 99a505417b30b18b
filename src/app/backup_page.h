// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "background/background_question.h"
#include "backup/backup.h"

#include <QWidget>

class QLabel;
class QPushButton;

namespace sandbag {

class LibraryWorker;

/// Saves everything of the person in one file, brings it back, and makes all settings as they were
/// at first.
class BackupPage : public QWidget
{
    Q_OBJECT
public:
    /// `library` outlives the page.
    explicit BackupPage(LibraryWorker *library, QWidget *parent = nullptr);

    /// Without asking for the file.
    void save(const QString &path);
    /// Looks, and asks what is to be done.
    void look(const QString &path);

signals:
    void resetWanted();
    /// The settings are others now: what showed them is out of date. The text says what was done.
    void settingsChanged(const QString &text);

private:
    void askToSave();
    void askToRestore();
    void askToReset();
    void offer(const QString &path, const BackupContents &contents);
    void restore(const QString &path, Differing differing, bool withSettings);
    void restored(const Restored &done, bool withSettings);
    void begin(const QString &text);
    void end(const QString &text);

    LibraryWorker *m_library;
    QPushButton *m_save, *m_restore, *m_reset;
    QLabel *m_said;
    BackgroundQuestion m_work;
};

} // namespace sandbag
