// SPDX-License-Identifier: GPL-3.0-or-later
// The index as a file that anybody may have written. An input that begins with "u" is lines of
// "TABLE COLUMN VALUE", which are what the rows say then; another is changes of single bytes, each
// three bytes of a place and one that stands there then.
#include "formats/loaded_match.h"
#include "target.h"

#include "every_question.h"
#include "formats/loaded_match.h"
#include "history_index.h"
#include "match_figures.h"
#include "match_hash.h"
#include "match_maker.h"
#include "people_names.h"

#include <QFile>
#include <QSqlDatabase>
#include <QSqlQuery>
#include <QTemporaryDir>

using namespace sandbag;

namespace {

QString fileOfTest()
{
    static const QTemporaryDir folder;
    return folder.filePath(QStringLiteral("index.sqlite"));
}

/// A sound one, with a few matches.
QByteArray soundIndex()
{
    const QString file = fileOfTest();
    {
        HistoryIndex index(file);
        for (std::uint64_t seed = 0; seed < 3; ++seed) {
            auto folded = Match::fold(playedMatch({}, "standard", seed, {"Ada", "Bo", "Cy"}, 2));
            const LoadedMatch loaded{std::get<Match>(std::move(folded)), {}};
            FiledMatch match;
            match.id = QString::number(seed);
            match.begun = match.ended = QDateTime::fromMSecsSinceEpoch(0);
            match.likeness = likenessOf(loaded.match);
            match.figures = figuresOf(loaded, PeopleNames());
            index.write([&] { index.put(match); });
        }
        index.shrink();
    }
    QFile whole(file);
    return whole.open(QIODevice::ReadOnly) ? whole.readAll() : QByteArray();
}

void lay(const QByteArray &bytes)
{
    for (const char *ending : {"", "-wal", "-shm", "-journal"})
        QFile::remove(fileOfTest() + QString::fromUtf8(ending));
    QFile file(fileOfTest());
    fuzz::must(file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size());
}

QByteArray withBytes(QByteArray file, const QByteArray &changes)
{
    for (qsizetype at = 0; at + 3 < changes.size(); at += 4) {
        const auto part = [&](qsizetype byte) {
            return static_cast<qsizetype>(static_cast<unsigned char>(changes[at + byte]));
        };
        file[(part(0) << 16 | part(1) << 8 | part(2)) % file.size()] = changes[at + 3];
    }
    return file;
}

void update(const QByteArray &lines)
{
    {
        QSqlDatabase database =
            QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), QStringLiteral("fuzz"));
        database.setDatabaseName(fileOfTest());
        fuzz::must(database.open());
        for (const QString &line : QString::fromUtf8(lines).split(u'\n')) {
            const QString table = line.section(u' ', 0, 0), column = line.section(u' ', 1, 1);
            const QString value = line.section(u' ', 2);
            bool number = false;
            const qint64 whole = value.toLongLong(&number);
            QSqlQuery query(database);
            if (!query.prepare(QStringLiteral("UPDATE \"%1\" SET \"%2\"=?")
                                   .arg(QString(table).remove(u'"'), QString(column).remove(u'"'))))
                continue;
            query.bindValue(0, number ? QVariant(whole) : QVariant(value));
            query.exec();
        }
    }
    QSqlDatabase::removeDatabase(QStringLiteral("fuzz"));
}

} // namespace

int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    fuzz::needApplication();
    static const QByteArray sound = soundIndex();
    const QByteArray bytes = fuzz::bytesOf(data, size);
    const bool rows = bytes.startsWith('u');
    lay(rows ? sound : withBytes(sound, bytes));
    if (rows)
        update(bytes.mid(1));
    try {
        HistoryIndex index(fileOfTest());
        for (const QString &text : everythingAsked(index, {QStringLiteral("Ada")}))
            fuzz::must(harmless(text) == text);
    } catch (const IndexFault &fault) {
        fuzz::must(!fault.text.isEmpty());
    }
    return 0;
}
