// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "background/background_question.h"
#include "disk/file_lock.h"
#include "files/saved_file.h"
#include "files/steps_file.h"
#include "formats/record_json.h"

#include <QByteArray>
#include <QJsonObject>
#include <QList>
#include <QMutex>
#include <QObject>
#include <QTimer>

#include <functional>
#include <memory>
#include <optional>

namespace sandbag {

struct LoadedMatch;

/// Keeps one match safe on disk: written after every event, off the calling thread, with the save
/// before it next to it. A match is written as a whole or not at all (see SavedFile); what happens
/// in a deal after that is added step by step (see StepsFile), so that a card costs the same
/// however long the match is. Each window takes a file of its own: the first that no living program
/// holds. While saving fails the match waits in memory and is tried again as a whole.
class Autosave : public QObject
{
    Q_OBJECT

public:
    /// `folder` is made where it is missing; "" is the user's folder for application data.
    explicit Autosave(const QString &folder, QObject *parent = nullptr,
                      std::shared_ptr<SystemCalls> calls = {});
    /// Writes what is still to be written, and the steps into the match: nothing is next to it but
    /// the save before.
    ~Autosave() override;

    /// The file; empty while none could be taken (failed() said why).
    [[nodiscard]] const QString &path() const { return m_path; }
    /// What the last run left there, or nothing. A damaged file is put aside (".damaged"), named by
    /// failed(), and the save before it is read instead.
    [[nodiscard]] std::optional<LoadedMatch> load();
    /// The whole match. Returns at once; of several that wait only the last is written.
    void save(RecordFile record);
    /// The same of a record that others hold as well: a long one is not copied for it.
    void save(std::shared_ptr<const MatchRecord> record, const QJsonObject &other);
    /// The same where nothing has changed since the match was saved last but one event at its end,
    /// and members of its file.
    void saveLastEvent(const MatchRecord &record, const QJsonObject &other);
    /// Waits until everything is written; false when something could not be.
    bool flush();
    /// Whether failed() or savedAgain() says that: the later of them takes the place of the
    /// earlier.
    [[nodiscard]] static bool saysWhetherItSaves(const QString &text);

signals:
    /// Said once, when saving begins to fail, and of files that cannot be read or taken.
    void failed(const QString &message);
    /// After that: what had to wait is written.
    void savedAgain(const QString &message);

private:
    /// A whole match, shared with the thread that writes it.
    struct Whole {
        std::shared_ptr<const MatchRecord> record;
        QJsonObject other;
    };

    enum class Slots { all, unused };
    /// Why no file could be taken, or nothing.
    [[nodiscard]] std::optional<FileError> takeSlot(Slots which);
    [[nodiscard]] std::unique_ptr<FileLock> lockOf(const QString &saved);
    void takeNewSlot();
    [[nodiscard]] bool goesOn(const MatchRecord &record, const QJsonObject &other) const;
    void addStep(const Event &event, const QJsonObject &other);
    [[nodiscard]] bool waits();
    void writePending();
    [[nodiscard]] std::optional<FileError> writeWhole(const Whole &whole);
    void onWritten(const std::optional<FileError> &fault);
    void retry();

    QString m_folder;
    std::shared_ptr<SystemCalls> m_calls;
    QString m_path;
    std::unique_ptr<FileLock> m_lock;
    std::unique_ptr<SavedFile> m_file;  ///< used by the writer's thread, or by none
    std::unique_ptr<StepsFile> m_steps; ///< so is this
    std::optional<Whole> m_now;         ///< the match as it was last said to be
    std::shared_ptr<MatchRecord> m_own; ///< the same record where nobody else holds it, or null
    bool m_stepsMade = false;           ///< since it was said as a whole
    QString m_outOfReach;               ///< a saved match that cannot be locked; reported once
    BackgroundQuestion m_writer;        ///< one thread: saves follow each other
    QTimer m_retry;
    bool m_failing = false; ///< and the person knows
    QMutex m_mutex;
    std::optional<Whole> m_pending;   ///< guarded
    QList<QByteArray> m_pendingSteps; ///< guarded; the steps after those written
    bool m_wholeWanted = false;       ///< guarded: what was to be written last was not
    bool m_writing = false;           ///< guarded
};

/// Calls `act` for every file in which a match was saved in that folder that no living program has
/// at hand; none begins to use it meanwhile.
void eachSaveAtRest(const QString &folder, const std::function<void(const QString &file)> &act);

} // namespace sandbag
