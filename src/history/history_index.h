// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "match_figures.h"

#include <QDateTime>
#include <QHash>
#include <QSqlDatabase>
#include <QStringList>
#include <QVariantList>

#include <functional>
#include <optional>

class QSqlQuery;

namespace sandbag {

/// A file of the library as the disk shows it: another size or time is another file.
struct FileStamp {
    qint64 size = 0;
    qint64 changed = 0; ///< milliseconds since 1970
    bool operator==(const FileStamp &) const = default;
};

/// A match and the file of its record.
struct FiledMatch {
    QString id; ///< name of the file without its ending
    FileStamp stamp;
    qint64 likeness = 0;          ///< see likenessOf()
    std::optional<qint64> origin; ///< see originOf()
    QDateTime begun;
    QDateTime ended; ///< invalid while the match goes on
    MatchFigures figures;
};

/// Thrown by the index; `damaged`: the file is no good any more, and is to be made again.
struct IndexFault {
    QString text;
    bool damaged = false;
    bool unwritable = false; ///< the disk is full, or read only, or another program holds the file
    bool held = false;       ///< it is the latter
};

/// The index over the library of matches: an SQLite database that can be made again from the
/// records at any time. Several windows and programs use it at once: each reads what was there when
/// it began, and waits for the one that writes. Belongs to the thread that made it. Everything
/// here throws IndexFault.
class HistoryIndex
{
public:
    /// Opens the file or makes it, and brings an older one up to date. "" is one in memory.
    explicit HistoryIndex(const QString &file);
    ~HistoryIndex();
    HistoryIndex(const HistoryIndex &) = delete;
    HistoryIndex &operator=(const HistoryIndex &) = delete;

    /// All that `act` writes, or nothing of it.
    void write(const std::function<void()> &act);
    /// Within write(): adds the match, or replaces the one of its id.
    void put(const FiledMatch &match);
    /// Within write(): a file that is no match, so that it is not read again and again.
    void putUnreadable(const QString &id, const FileStamp &stamp, const QString &why);
    /// Within write().
    void remove(const QString &id);
    /// Within write(): all of it.
    void clear();
    /// Within write(): a word that the index remembers as well as the matches.
    void setFact(const QString &key, const QString &value);
    [[nodiscard]] QString fact(const QString &key);
    /// Removes all traces of removed matches from the file.
    void shrink();

    [[nodiscard]] QHash<QString, FileStamp> stamps();
    [[nodiscard]] bool holds(const QString &id);
    /// The matches that are perhaps that one.
    [[nodiscard]] QStringList like(qint64 likeness);
    /// One value, for the first row; invalid where there is none.
    [[nodiscard]] QVariant value(const QString &sql, const QVariantList &values = {});
    /// Asks, and calls `visit` for every row.
    void each(const QString &sql, const QVariantList &values,
              const std::function<void(const QSqlQuery &)> &visit);

private:
    void open(const QString &file);
    void logAhead();
    [[nodiscard]] qint64 version();
    void mustBeKnown();
    void migrate();
    /// Every table and index as it was made, in words.
    [[nodiscard]] QString schema();
    [[nodiscard]] static QString ourSchema();
    void mustBeOurs();
    static void carryOut(QSqlQuery &query, const QVariantList &values);
    void run(const QString &sql, const QVariantList &values = {});
    /// Prepared once for each text.
    [[nodiscard]] QSqlQuery &prepared(const QString &sql);
    [[nodiscard]] QVariant numberOf(const QString &id);
    [[nodiscard]] QVariant putMatch(const FiledMatch &match);
    void putSeats(const QVariant &number, const MatchFigures &figures);
    void putDeals(const QVariant &number, const MatchFigures &figures);
    void putLuck(const QVariant &number, const MatchFigures &figures);
    void chooseEnd(const QVariant &origin);

    QString m_name; ///< of the connection
    QSqlDatabase m_database;
    QHash<QString, QSqlQuery> m_prepared;
};

/// The most that a number of the index comes to, sums among them.
inline constexpr int kMostInIndex = 1'000'000'000;
/// A number of a row, bounded: an index is a file, too, and anyone who wrote it may have meant ill.
[[nodiscard]] int numberIn(const QSqlQuery &row, int column, int least = 0,
                           int most = kMostInIndex);
/// The same for a number that may be below zero, such as points.
[[nodiscard]] int signedIn(const QSqlQuery &row, int column);
/// A number with a fraction within the same limits as its square may have; 0 where it is none.
[[nodiscard]] double realIn(const QSqlQuery &row, int column);
/// A text of a row that is shown: one line (see oneLine()).
[[nodiscard]] QString lineIn(const QSqlQuery &row, int column);

} // namespace sandbag
