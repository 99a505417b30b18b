// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "background/background_question.h"
#include "door/known_people.h"
#include "door/own_key.h"

#include <QObject>
#include <QString>
#include <QStringList>
#include <QTimer>

#include <functional>

namespace sandbag {

class FileLock;

/// What a program needs to meet others and to know them again: its own key, and whom it has met.
/// Both are files in one folder, for their owner alone, which are read and written on another
/// thread; none of it is touched before load(). Programs that share the folder keep what each other
/// has learned.
class CompanyPapers : public QObject
{
    Q_OBJECT

public:
    /// `folder` is made where it is missing; "" is `company` in the user's folder for application
    /// data.
    explicit CompanyPapers(const QString &folder = {}, QObject *parent = nullptr);
    /// Writes what another program stood in the way of, unless it still does.
    ~CompanyPapers() override;

    /// Where they are.
    [[nodiscard]] const QString &folder() const { return m_folder; }
    /// Reads the key, or makes it the first time: ready() or failed() follows. Nothing where they
    /// are ready, or are being read.
    void load();
    [[nodiscard]] bool isReady() const { return !m_key.isNull(); }
    [[nodiscard]] const OwnKey &key() const { return m_key; }
    [[nodiscard]] const KnownPeople &known() const { return m_known; }

    /// Changes the people known, and has them saved.
    void change(const std::function<void(KnownPeople &)> &change);
    /// KnownPeople::forgetNamed(), also where nothing was loaded.
    void forgetNamed(const QStringList &names);
    /// Another key from now on: nobody knows this program again. ready() or failed() follows.
    void makeNewKey();
    /// Waits until everything is on disk.
    void flush();

signals:
    /// The people are known; ready() or failed() follows.
    void loaded();
    void ready();
    void changed();
    /// What cannot be read or written, in one sentence; what another program keeps it from writing
    /// is said once, and tried again until it is written. Without a key nobody can be met; where
    /// the list of people is damaged it is put aside (".damaged"), and ready() follows.
    void failed(const QString &why);

private:
    void save();
    void write(const KnownPeople &known);
    void forgetOnDisk(const QStringList &names);
    void forgetWaiting();
    [[nodiscard]] bool isAlone(FileLock &lock);
    void tryAgain();
    void fail(const QString &why);
    void takeKey(const std::variant<OwnKey, FileError> &read);

    QString m_folder;
    OwnKey m_key;
    KnownPeople m_known;
    KnownPeople m_onDisk; ///< as it was last read or written; touched by that other thread alone
    /// What another program stood in the way of; touched by that other thread alone, too.
    struct Waiting {
        bool people = false;   ///< to be written
        QStringList forgotten; ///< names to be taken out of the file
        bool told = false;
    };
    Waiting m_waiting;
    bool m_loading = false;
    QTimer m_retry;
    BackgroundQuestion m_disk;
};

} // namespace sandbag
