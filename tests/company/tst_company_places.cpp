// SPDX-License-Identifier: GPL-3.0-or-later
// What is no plain file, in every place where tables in company, keys and people that were met are
// kept: nothing waits for it, and it hides none of the others.
#include "../model/no_plain_file.h"
#include "door/company_papers.h"
#include "door/table_folder.h"
#include "test_main.h"

#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

using namespace sandbag;

namespace {

const QByteArray kTable =
    R"({"format":"sandbag-table/1","door":{},"chairs":[{"person":0},{"person":1},{},{}]})";

QString write(const QString &path, const QByteArray &bytes)
{
    QDir().mkpath(QFileInfo(path).path());
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
        qFatal("%s cannot be written", qPrintable(path));
    return path;
}

} // namespace

class TestCompanyPlaces : public QObject
{
    Q_OBJECT

private slots:
    void tablesAreFound_data();
    void tablesAreFound();
    void papersAreRead_data();
    void papersAreRead();
};

void TestCompanyPlaces::tablesAreFound_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("kind");
    for (const char *name : {"table.json", "match.spades.json", "table.lock"})
        for (const char *kind : {"pipe", "folder", "zeros without end", "loop", "socket"})
            QTest::addRow("%s: %s", name, kind)
                << QString::fromUtf8(name) << QString::fromUtf8(kind);
}

void TestCompanyPlaces::tablesAreFound()
{
    QFETCH(QString, name);
    QFETCH(QString, kind);
    const QTemporaryDir folder;
    for (const char *id : {"strange", "whole"})
        write(folder.filePath(QLatin1String(id)) + QStringLiteral("/table.json"), kTable);
    const QString path = folder.filePath(QStringLiteral("strange/")) + name;
    QFile::remove(path);
    QVERIFY(make(kind, path));
    const QList<KeptTable> tables = keptTables(folder.path());
    QVERIFY(std::any_of(tables.begin(), tables.end(), [](const KeptTable &table) {
        return table.id == QStringLiteral("whole");
    }));
    const bool there = QFileInfo(path).exists() || QFileInfo(path).isSymLink();
    QVERIFY(there || name == QStringLiteral("table.lock")); // it was not swept away
}

void TestCompanyPlaces::papersAreRead_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("kind");
    for (const char *name : {"people.json", "people.lock", "own-key.pem", "own-key.lock"})
        for (const char *kind : {"pipe", "folder", "zeros without end", "loop", "socket"})
            QTest::addRow("%s: %s", name, kind)
                << QString::fromUtf8(name) << QString::fromUtf8(kind);
}

/// The key is found or made, or why it cannot be is said.
void TestCompanyPlaces::papersAreRead()
{
    QFETCH(QString, name);
    QFETCH(QString, kind);
    const QTemporaryDir folder;
    QVERIFY(make(kind, folder.filePath(name)));
    CompanyPapers papers(folder.path());
    const QSignalSpy ready(&papers, &CompanyPapers::ready), failed(&papers, &CompanyPapers::failed);
    papers.load();
    QTRY_VERIFY(!ready.isEmpty() || !failed.isEmpty());
    if (name == QStringLiteral("people.json") &&
        kind != QStringLiteral("loop")) // that holds nothing
        QVERIFY(!failed.isEmpty());
    for (const QList<QVariant> &said : failed)
        QVERIFY(!said.first().toString().contains(u'\n'));
    papers.change([](KnownPeople &known) {
        known.meet(QByteArray(32, 'k'), QStringLiteral("Ada"), QDateTime::currentDateTime());
    });
    papers.flush();
}

QTEST_GUILESS_MAIN(TestCompanyPlaces)
#include "tst_company_places.moc"
