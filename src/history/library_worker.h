// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "formats/file_error.h"
#include "formats/record_json.h"
#include "library.h"

#include <QHash>
#include <QJsonObject>
#include <QMutex>
#include <QObject>
#include <QStringList>
#include <QThreadPool>

#include <atomic>
#include <functional>
#include <memory>
#include <optional>
#include <variant>

namespace sandbag {

struct ReadMatch;

/// The one who reads and writes the library of matches for all windows of a program, each on a
/// thread of its own: nothing here waits for a disk. Matches are filed in their turn, and only as
/// they were last. Lives on the windows' thread.
class LibraryWorker : public QObject
{
    Q_OBJECT

public:
    using Question = std::function<void(HistoryIndex &)>;
    using Answer = std::function<void(const std::optional<FileError> &)>;
    using Change = std::function<std::optional<FileError>(Library &, const Library::Progress &)>;

    /// "" is the usual folder. Nothing is opened before there is something to do.
    explicit LibraryWorker(const QString &folder = {}, QObject *parent = nullptr);
    /// Files what waits; gives up the rest.
    ~LibraryWorker() override;

    [[nodiscard]] const QString &folder() const { return m_folder; }
    [[nodiscard]] QString pathOf(const QString &id) const;

    /// Asks the index as it is, on the thread that reads; `answer` is called here, later and once,
    /// unless `asker` has gone. What both share must belong to them alone meanwhile.
    void ask(QObject *asker, Question question, Answer answer);
    /// Reads a match and makes its scorecard, for the seat of the `reader`, on the thread that
    /// reads; the same as ask() otherwise.
    using Reading = std::function<void(std::variant<ReadMatch, FileError>)>;
    void readMatch(QObject *asker, const QString &id, int reader, Reading answer);
    /// Closes the index until something is asked again.
    void rest();

    /// From now on forgottenElsewhere() reports persons that other programs forget.
    void listen();

    /// Files a match under that id and replaces an earlier version.
    void file(const RecordFile &record, const QString &id);
    /// The same of a record that others hold as well: a long one is not copied for it.
    void file(std::shared_ptr<const MatchRecord> record, const QJsonObject &other,
              const QString &id);
    /// Brings the index up to date with the folder; ends in changed().
    void synchronize();
    /// Takes these files and folders in; ends in imported() and changed().
    void import(const QStringList &paths);
    /// Anything else that changes the library; ends in trouble() where it fails, and in changed().
    void change(Change act);
    /// The same while nobody reads here: requests meanwhile are answered afterwards, and an
    /// index that nobody reads can be cleared to its last byte, or go elsewhere.
    void changeAlone(Change act);
    /// Brings everything to another folder, and works there from then on; ends in moved(), or in
    /// trouble() alone where everything stays. trouble() also says what had to be left.
    void moveTo(const QString &folder);
    /// Library::forgetPerson(), also in what could not be filed yet; ends in personForgotten()
    /// where it goes well, and also where only other programs don't learn of it.
    void forgetPerson(const QString &name, const QStringList &beside, const QStringList &saves);
    /// Library::forgetEverything(); what could not be filed until now never is.
    void forgetEverything(const QStringList &beside);

    /// Ends synchronizing, importing and moving between two files; what is missing comes another
    /// time.
    void cancel() { ++m_cancels; }
    /// Waits until everything that was asked for is done, and tries once more to file what could
    /// not be filed.
    void flush();

signals:
    void changed();
    void moved(const QString &folder);
    /// A match is in the library under that id.
    void filed(const QString &id);
    /// These spellings are in no match any more.
    void personForgotten(const QStringList &spellings);
    /// Another program has forgotten someone; emitted when something is read or written next.
    void forgottenElsewhere(const sandbag::ForgottenNames &names);
    void progress(int done, int all);
    void imported(const QString &message);
    /// Said once, when filing begins to fail, and of everything else that cannot be done.
    void trouble(const QString &message);

private:
    /// A match that is to be filed, shared with who plays or keeps it.
    struct Waiting {
        std::shared_ptr<const MatchRecord> record;
        QJsonObject other;
    };
    [[nodiscard]] static bool takeNameOut(Waiting &waiting, const QStringList &spellings);

    void fileWaiting();
    void keepWaiting(const QHash<QString, Waiting> &unfiled, int forgettings);
    void startFiling();
    void learnForgotten(const Library &library);
    void carryOut(const Change &act, const Library::Progress &progress);
    /// On the thread that reads; `act` is given the folder that it is asked in.
    void readLater(const std::function<void(const QString &folder)> &act);
    void readAgain(const QString &folder);
    void report(const std::optional<FileError> &error);
    void tellNotice(const Library &library);
    [[nodiscard]] Library::Progress reportProgress();
    [[nodiscard]] static QString inWords(const Imported &imported);
    [[nodiscard]] std::optional<FileError> read(const QString &folder, const Question &question,
                                                const Library::Progress &progress);

    QString m_folder;
    QString m_written; ///< the same, as the thread that writes knows it
    int m_alone = 0;   ///< changes during which nobody may read
    QList<std::function<void(const QString &)>> m_later; ///< requests meanwhile
    QThreadPool m_writer;            ///< one thread: requests are answered in turn
    QThreadPool m_reader;            ///< one thread that stays
    std::unique_ptr<Library> m_read; ///< of the reader's thread alone
    bool m_listening = false;
    /// Of the writer's thread: all that are known, once someone listens.
    std::optional<ForgottenNames> m_forgotten;
    /// Of the writer's thread: what the windows may not have heard yet.
    ForgottenNames m_untold;
    QMutex m_mutex;
    QHash<QString, Waiting> m_waiting; ///< guarded
    bool m_filing = false;             ///< guarded; the writer will look at them
    int m_forgettings = 0;             ///< guarded; how often everything was forgotten
    std::atomic<int> m_cancels = 0;
    QStringList m_noticed;  ///< guarded; those that trouble() has said
    bool m_failing = false; ///< and someone was informed
};

} // namespace sandbag
