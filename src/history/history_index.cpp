// SPDX-License-Identifier: GPL-3.0-or-later
#include "history_index.h"

#include "index_schema.h"
#include "text/shown_text.h"

#include <QDeadlineTimer>
#include <QSqlError>
#include <QSqlQuery>

#include <algorithm>
#include <array>
#include <atomic>
#include <chrono>
#include <cmath>
#include <thread>

namespace sandbag {

namespace {

/// Numbers of SQLite for a file that is torn, and for one that is no database.
constexpr std::array kDamaged{1,   // what is asked for is not there: a table, a column
                              11,  // torn
                              19,  // rows that cannot stand beside each other
                              24,  // auxiliary format
                              26}; // no database
/// For one that another program, or another window of this one, holds.
constexpr std::array kHeld{5, 6};
/// For a disk that is read only, fails, or is full.
constexpr std::array kUnwritable{8, 10, 13};

[[noreturn]] void fail(const QSqlError &error)
{
    const int code = error.nativeErrorCode().toInt() & 0xff;
    const auto isAmong = [code](const auto &codes) {
        return std::find(codes.begin(), codes.end(), code) != codes.end();
    };
    const bool held = isAmong(kHeld);
    throw IndexFault{error.databaseText(), isAmong(kDamaged), held || isAmong(kUnwritable), held};
}

} // namespace

HistoryIndex::HistoryIndex(const QString &file)
{
    static std::atomic<int> number = 0;
    m_name = QStringLiteral("history %1").arg(++number);
    try {
        open(file);
        migrate();
        if (!file.isEmpty())
            mustBeOurs();
    } catch (...) {
        m_prepared.clear();
        m_database = {};
        QSqlDatabase::removeDatabase(m_name);
        throw;
    }
}

HistoryIndex::~HistoryIndex()
{
    m_prepared.clear();
    m_database = {};
    QSqlDatabase::removeDatabase(m_name);
}

void HistoryIndex::open(const QString &file)
{
    m_database = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), m_name);
    m_database.setDatabaseName(file.isEmpty() ? QStringLiteral(":memory:") : file);
    m_database.setConnectOptions(QStringLiteral("QSQLITE_BUSY_TIMEOUT=20000"));
    if (!m_database.open())
        fail(m_database.lastError());
    mustBeKnown();
    logAhead();
    // A power failure may lose the last rows, never the file; they come again from the records.
    run(QStringLiteral("PRAGMA synchronous=NORMAL"));
    // Pages: many records are put in without a wait for the disk after every few of them.
    run(QStringLiteral("PRAGMA wal_autocheckpoint=8000"));
}

/// Two that open a new file at the same moment both want it alone for that: SQLite refuses one of
/// them at once, whatever time it was given to wait.
void HistoryIndex::logAhead()
{
    constexpr std::chrono::milliseconds kPause{5};
    constexpr std::chrono::seconds kWait{2}; // as for whoever makes a damaged one again
    const QDeadlineTimer end(kWait);
    for (;;) {
        try {
            return run(QStringLiteral("PRAGMA journal_mode=WAL"));
        } catch (const IndexFault &error) {
            if (!error.held || end.hasExpired())
                throw;
        }
        std::this_thread::sleep_for(kPause);
    }
}

qint64 HistoryIndex::version()
{
    return value(QStringLiteral("PRAGMA user_version")).toLongLong();
}

/// Before anything is written there. Of a later program ours is another; below zero it is nobody's;
/// and a database that is none of ours stays as it is.
void HistoryIndex::mustBeKnown()
{
    const qint64 now = version();
    if (now < 0 || now > static_cast<qint64>(indexSteps().size()))
        throw IndexFault{QStringLiteral("schema %1").arg(now), true, false};
    if (now == 0 && !schema().isEmpty())
        throw IndexFault{QStringLiteral("tables of another program"), true, false};
}

/// Step by step; a kill in between leaves the version of the last one that was whole.
void HistoryIndex::migrate()
{
    const auto steps = indexSteps();
    while (version() < static_cast<qint64>(steps.size())) {
        write([&] {
            const qint64 now = version(); // another program may have been quicker
            if (now < 0 || now >= static_cast<qint64>(steps.size()))
                return;
            for (const QString &statement : steps[static_cast<std::size_t>(now)])
                run(statement);
            run(QStringLiteral("PRAGMA user_version=%1").arg(now + 1));
        });
    }
}

QString HistoryIndex::schema()
{
    QString words;
    each(QStringLiteral("SELECT type, name, tbl_name, sql FROM sqlite_master ORDER BY type, name"),
         {}, [&words](const QSqlQuery &row) {
             for (int column = 0; column < 4; ++column)
                 words += row.value(column).toString() + u'\n';
         });
    return words;
}

QString HistoryIndex::ourSchema()
{
    static const QString ours = HistoryIndex(QString()).schema();
    return ours;
}

/// The number of the schema says what should be there. A table that is missing, one of other
/// columns or something that acts by itself would be met at any question.
void HistoryIndex::mustBeOurs()
{
    if (schema() != ourSchema())
        throw IndexFault{QStringLiteral("its tables are others"), true, false};
}

void HistoryIndex::run(const QString &sql, const QVariantList &values)
{
    QSqlQuery query(m_database);
    if (!query.prepare(sql))
        fail(query.lastError());
    carryOut(query, values);
}

void HistoryIndex::carryOut(QSqlQuery &query, const QVariantList &values)
{
    for (int i = 0; i < values.size(); ++i)
        query.bindValue(i, values[i]);
    if (!query.exec())
        fail(query.lastError());
}

QSqlQuery &HistoryIndex::prepared(const QString &sql)
{
    const auto known = m_prepared.find(sql);
    if (known != m_prepared.end())
        return *known;
    QSqlQuery query(m_database);
    query.setForwardOnly(true);
    if (!query.prepare(sql))
        fail(query.lastError());
    return *m_prepared.insert(sql, query);
}

void HistoryIndex::write(const std::function<void()> &act)
{
    // At once, not with the first row: two that both read first could not both go on.
    run(QStringLiteral("BEGIN IMMEDIATE"));
    try {
        act();
        run(QStringLiteral("COMMIT"));
    } catch (...) {
        QSqlQuery(m_database).exec(QStringLiteral("ROLLBACK"));
        throw;
    }
}

void HistoryIndex::each(const QString &sql, const QVariantList &values,
                        const std::function<void(const QSqlQuery &)> &visit)
{
    QSqlQuery query(m_database);
    query.setForwardOnly(true);
    if (!query.prepare(sql))
        fail(query.lastError());
    carryOut(query, values);
    while (query.next())
        visit(query);
    if (query.lastError().isValid())
        fail(query.lastError());
}

QVariant HistoryIndex::value(const QString &sql, const QVariantList &values)
{
    QVariant found;
    each(sql, values, [&found](const QSqlQuery &row) {
        if (!found.isValid())
            found = row.value(0);
    });
    return found;
}

QHash<QString, FileStamp> HistoryIndex::stamps()
{
    QHash<QString, FileStamp> stamps;
    each(QStringLiteral("SELECT id, size, changed FROM file"), {}, [&](const QSqlQuery &row) {
        stamps.insert(row.value(0).toString(),
                      {row.value(1).toLongLong(), row.value(2).toLongLong()});
    });
    return stamps;
}

QVariant HistoryIndex::numberOf(const QString &id)
{
    QSqlQuery &query = prepared(QStringLiteral("SELECT number FROM match WHERE id=?"));
    carryOut(query, {id});
    const QVariant number = query.next() ? query.value(0) : QVariant();
    query.finish();
    return number;
}

void HistoryIndex::setFact(const QString &key, const QString &value)
{
    run(QStringLiteral("INSERT OR REPLACE INTO fact VALUES (?, ?)"), {key, value});
}

QString HistoryIndex::fact(const QString &key)
{
    return value(QStringLiteral("SELECT value FROM fact WHERE key=?"), {key}).toString();
}

void HistoryIndex::shrink()
{
    run(QStringLiteral("VACUUM"));
    run(QStringLiteral("PRAGMA wal_checkpoint(TRUNCATE)"));
}

int numberIn(const QSqlQuery &row, int column, int least, int most)
{
    return static_cast<int>(std::clamp<qint64>(row.value(column).toLongLong(), least, most));
}

int signedIn(const QSqlQuery &row, int column)
{
    return numberIn(row, column, -kMostInIndex, kMostInIndex);
}

double realIn(const QSqlQuery &row, int column)
{
    constexpr double kMost = double(kMostInIndex) * kMostInIndex;
    const double number = row.value(column).toDouble();
    return std::isfinite(number) ? std::clamp(number, -kMost, kMost) : 0;
}

QString lineIn(const QSqlQuery &row, int column)
{
    return oneLine(row.value(column).toString());
}

bool HistoryIndex::holds(const QString &id)
{
    return numberOf(id).isValid();
}

QStringList HistoryIndex::like(qint64 likeness)
{
    QStringList ids;
    each(QStringLiteral("SELECT id FROM match WHERE likeness=?"), {likeness},
         [&ids](const QSqlQuery &row) { ids << row.value(0).toString(); });
    return ids;
}

} // namespace sandbag
