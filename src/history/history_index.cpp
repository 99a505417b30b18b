// SPDX-License-Identifier: GPL-3.0-or-later
#include "history_index.h"

#include "index_schema.h"

#include <QSqlError>
#include <QSqlQuery>

#include <atomic>

namespace sandbag {

namespace {

/// Numbers of SQLite for a file that is torn, and for one that is no database.
constexpr int kCorrupt = 11;
constexpr int kNoDatabase = 26;
/// For a disk that is read only, fails, or is full.
constexpr int kReadOnly = 8;
constexpr int kDiskFails = 10;
constexpr int kFull = 13;

[[noreturn]] void fail(const QSqlError &error)
{
    const int code = error.nativeErrorCode().toInt() & 0xff;
    throw IndexFault{error.databaseText(), code == kCorrupt || code == kNoDatabase,
                     code == kReadOnly || code == kDiskFails || code == kFull};
}

} // namespace

HistoryIndex::HistoryIndex(const QString &file)
{
    static std::atomic<int> number = 0;
    m_name = QStringLiteral("history %1").arg(++number);
    try {
        open(file);
        migrate();
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
    run(QStringLiteral("PRAGMA journal_mode=WAL"));
    // A power failure may lose the last rows, never the file; they come again from the records.
    run(QStringLiteral("PRAGMA synchronous=NORMAL"));
    // Pages: many records are put in without a wait for the disk after every few of them.
    run(QStringLiteral("PRAGMA wal_autocheckpoint=8000"));
}

/// Step by step; a kill in between leaves the version of the last one that was whole.
void HistoryIndex::migrate()
{
    const auto steps = indexSteps();
    const auto version = [this] {
        return value(QStringLiteral("PRAGMA user_version")).toLongLong();
    };
    if (version() > static_cast<qint64>(steps.size())) // of a later program: ours is another
        throw IndexFault{QStringLiteral("schema %1").arg(version()), true, false};
    while (version() < static_cast<qint64>(steps.size())) {
        write([&] {
            const qint64 now = version(); // another program may have been quicker
            if (now >= static_cast<qint64>(steps.size()))
                return;
            for (const QString &statement : steps[static_cast<std::size_t>(now)])
                run(statement);
            run(QStringLiteral("PRAGMA user_version=%1").arg(now + 1));
        });
    }
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
