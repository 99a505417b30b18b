// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "formats/file_error.h"
#include "formats/record_json.h"
#include "match_use.h"

#include <QJsonObject>
#include <QJsonValue>
#include <QObject>
#include <QString>

#include <memory>
#include <optional>

namespace sandbag {

class Autosave;
struct LoadedMatch;
class Match;
class MatchClock;

/// The saved part of a live match: its record with the members that are next to it, and the file
/// in which it is safe after every event. Lives on the GUI thread and waits for no disk but in
/// flush() and writeTo().
class MatchFiles : public QObject
{
    Q_OBJECT

public:
    /// `clock` must outlive it.
    explicit MatchFiles(const MatchClock &clock, QObject *parent = nullptr);

    /// Another match takes the place of the one before; `match` stays where it is until the next
    /// one comes. `other` are the members of its file.
    void takeUp(const Match &match, const QJsonObject &other, const MatchUse &use);
    /// What the match is for.
    [[nodiscard]] const MatchUse &use() const { return m_use; }
    /// The number from which its cards and players come. A file that has none gets one by chance.
    [[nodiscard]] quint64 seed() const { return m_seed; }
    /// Members of a new match that begins now; `seed` 0 takes one by chance.
    [[nodiscard]] static QJsonObject newMembers(quint64 seed);

    /// Saves after every event from now on, in that folder; "" is the user's folder for application
    /// data. Every window gets a file of its own.
    void startAutosave(const QString &folder = {});
    /// The match that was saved there last; nothing where there is none. What was wrong with a
    /// damaged one is said by trouble(); it is kept, and the save before it is taken. Starts the
    /// autosave where startAutosave() has not.
    [[nodiscard]] std::optional<LoadedMatch> load();
    /// The whole match, and the last event of it alone: both return at once.
    void save();
    void saveLastEvent();
    /// Waits until the match is on disk, before the program ends; false when it could not be saved.
    bool flush();

    /// The match as its files hold it.
    [[nodiscard]] RecordFile content() const;
    /// The record as it is now, for those who keep it or give it to another thread: the same for
    /// all of them until something happens, as a long one is not copied for each.
    [[nodiscard]] std::shared_ptr<const MatchRecord> sharedRecord() const;
    /// The members next to it.
    [[nodiscard]] QJsonObject members() const;
    /// Writes both into a file; where and why it could not.
    [[nodiscard]] std::optional<FileError> writeTo(const QString &path) const;

    /// A member of the match's files that means nothing here; kept until another match takes its
    /// place.
    void note(const QString &key, const QJsonValue &value);
    [[nodiscard]] QJsonValue noted(const QString &key) const { return m_other.value(key); }
    /// A person was helped, or took something back (record_member::hints …): counted in all, and
    /// for the seat where it is one. Saved with what happens next.
    void countHelp(const QString &key, int seat);

signals:
    void trouble(const QString &message); ///< could not save, can again, a damaged file

private:
    const MatchClock &m_clock;
    const Match *m_match = nullptr;
    MatchUse m_use;
    QJsonObject m_other; ///< members that are not ours, and notes
    quint64 m_seed = 0;
    Autosave *m_autosave = nullptr;                    ///< null: nothing is kept
    mutable std::weak_ptr<const MatchRecord> m_shared; ///< as it was last asked for
};

} // namespace sandbag
