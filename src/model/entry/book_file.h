// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "background/background_question.h"
#include "disk/file_lock.h"
#include "entry/write_notes.h"
#include "formats/file_error.h"
#include "formats/record_json.h"

#include <QByteArray>
#include <QJsonObject>
#include <QList>
#include <QMutex>
#include <QObject>
#include <QString>

#include <memory>
#include <optional>

namespace sandbag {

/// The file that a kept match was opened from and is written to. It is held as long as it is open,
/// and looked at before it is written: what someone else has put there since stays as it is, and
/// the match goes on in a file next to it. Written on a thread of its own, since a long match takes
/// a while; lives on the thread of the window, which waits for that where the file changes.
class BookFile : public QObject
{
    Q_OBJECT

public:
    /// What one write came to.
    struct Written {
        std::optional<FileError> fault;
        QString left;        ///< the file of someone else that was left alone; "" mostly
        bool failed = false; ///< the write before this one could not be made
        bool made = false;   ///< there was no file before it
    };

    BookFile();
    ~BookFile() override;

    /// Takes hold of it; false where another program has it open: nothing is open then.
    [[nodiscard]] bool open(const QString &path);
    void close();
    /// What was read there, and nobody is to have changed; `mark`: of its bytes, empty where there
    /// is no file yet.
    void expect(const QByteArray &mark, std::shared_ptr<const MatchRecord> record);
    /// The same for the book that was killed at that change and goes on.
    void expect(const QByteArray &mark, std::shared_ptr<const MatchRecord> record,
                const QString &book, int change);
    /// What goes with the match as it was said by write() last.
    [[nodiscard]] const KnownFile &known() const { return m_known; }
    /// What was read there has been written over since, by us alone.
    [[nodiscard]] bool isNewerThan(const QByteArray &read);
    [[nodiscard]] static QByteArray markOf(const QByteArray &bytes);
    [[nodiscard]] const QString &path() const { return m_path; } ///< absolute; "" none
    [[nodiscard]] bool isOpen() const { return !m_path.isEmpty(); }

    /// Returns at once; of several that wait only the last is written. written() follows. `notes`:
    /// the file of the WriteNotes; "" none.
    void write(std::shared_ptr<const MatchRecord> record, const QJsonObject &other,
               const QString &notes);
    /// Waits until that is done, and says so by written() before it returns.
    void settle();
    /// The last time, it could not be written.
    [[nodiscard]] bool fails() const { return m_fails; }

signals:
    /// path() is where it was written, or could not be.
    void written(const sandbag::BookFile::Written &written);

private:
    struct Wanted {
        std::shared_ptr<const MatchRecord> record;
        QJsonObject other;
        QString notes;
        QString book;
        int change;
    };
    struct Done {
        Written written;
        QString path;
        QByteArray mark;
    };

    /// The file as who writes it knows it: of the writer's thread until that has settled.
    struct Place {
        QString path;
        std::unique_ptr<FileLock> hold;
        WrittenState there;                          ///< in the file, as far as we know
        std::shared_ptr<const MatchRecord> expected; ///< the match in them
        bool fails = false;

        [[nodiscard]] bool take(const QString &file);
        [[nodiscard]] bool mayReplace(const MatchRecord &record);
        [[nodiscard]] Written write(const Wanted &wanted);
    };

    void writeWaiting();
    void tellDone();

    QString m_path;
    bool m_fails = false;
    KnownFile m_known;
    Place m_place;
    QMutex m_mutex;
    std::optional<Wanted> m_wanted; ///< guarded
    QList<Done> m_done;             ///< guarded; not said yet
    BackgroundQuestion m_writer;
};

/// Whether a program has the file open.
[[nodiscard]] bool isHeldElsewhere(const QString &path);
/// "friday (2).spades.json": a name next to that file which nothing has yet.
[[nodiscard]] QString freeNameBeside(const QString &path);

} // namespace sandbag
