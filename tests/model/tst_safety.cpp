// SPDX-License-Identifier: GPL-3.0-or-later
// What src/SECURITY.md promises of files that somebody else made: they start nothing, lead nowhere,
// and what is too large or too deep is refused in a line.
#include "act_pace.h"
#include "catalogue/rules_library.h"
#include "formats/loaded_match.h"
#include "formats/occupant.h"
#include "formats/rules_json.h"
#include "game_session.h"
#include "match_files.h"
#include "rules/catalogue.h"
#include "test_main.h"
#include "text/shown_text.h"

#include <QDir>
#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace sandbag;

namespace {

QString written(const QTemporaryDir &folder, const QString &name, const QByteArray &content)
{
    QFile file(folder.filePath(name));
    if (!file.open(QIODevice::WriteOnly) || file.write(content) != content.size())
        qFatal("%s cannot be written", qPrintable(file.fileName()));
    return file.fileName();
}

/// Everything below the folder, as paths.
QStringList filesUnder(const QString &folder)
{
    QStringList found;
    const QFileInfoList infos =
        QDir(folder).entryInfoList(QDir::AllEntries | QDir::NoDotAndDotDot | QDir::Hidden);
    for (const QFileInfo &info : infos)
        found << info.filePath();
    return found;
}

} // namespace

class TestSafety : public QObject
{
    Q_OBJECT

private slots:
    void aMatchStartsNoProgram_data();
    void aMatchStartsNoProgram();
    void aTypedCommandStartsItsProgram();
    void aTableStaysInItsFolder_data();
    void aTableStaysInItsFolder();
    void aFileTooLargeIsRefused();
    void aFileTooDeepIsRefused();
};

void TestSafety::aMatchStartsNoProgram_data()
{
    QTest::addColumn<QString>("player");
    for (const char *player : {"external:touch started", "external:touch started #",
                               "external:", "EXTERNAL:touch started",
                               "search:external:touch started", "level:3:external:touch started"})
        QTest::newRow(player) << QString::fromUtf8(player);
}

void TestSafety::aMatchStartsNoProgram()
{
    QFETCH(QString, player);
    const QTemporaryDir folder;
    const QString made = folder.filePath(QStringLiteral("started"));
    RecordFile file;
    file.record.rules.win_deals = 1;
    file.record.rules.deal_cut = DealCut::none;
    file.record.players.resize(4);
    for (PlayerRecord &seat : file.record.players)
        seat.kind = QString(player).replace(QStringLiteral("started"), made).toStdString();
    const QString path = written(folder, QStringLiteral("m.spades.json"), writeRecord(file));
    GameSession session;
    session.pace().setLeast(0);
    session.open(std::get<LoadedMatch>(loadMatch(path)));
    QTRY_VERIFY_WITH_TIMEOUT(session.match().over(), 60000);
    QVERIFY(!QFile::exists(made));
    QCOMPARE(filesUnder(folder.path()).size(), 1);
}

/// What the person has typed sits at the table, and is started anew by no file of that match.
void TestSafety::aTypedCommandStartsItsProgram()
{
    const QTemporaryDir folder;
    const QString made = folder.filePath(QStringLiteral("started"));
    RuleSet rules;
    rules.win_deals = 1;
    rules.deal_cut = DealCut::none;
    QList<SeatPlan> seats(4, {QStringLiteral("Ada"), QStringLiteral("simple")});
    seats[1] = {QStringLiteral("Bot"), programKind(QStringLiteral("touch ") + made), true};
    const QString path = folder.filePath(QStringLiteral("m.spades.json"));
    {
        GameSession session;
        QSignalSpy trouble(&session, &GameSession::trouble);
        session.pace().setLeast(0);
        session.newMatch({rules, QStringLiteral("standard"), {}, seats, 4});
        QTRY_VERIFY_WITH_TIMEOUT(session.match().over(), 60000);
        QVERIFY(QFile::exists(made));
        QVERIFY(trouble.isEmpty());
        QVERIFY(!session.files().writeTo(path));
    }
    QVERIFY(QFile::remove(made));
    GameSession session;
    QSignalSpy trouble(&session, &GameSession::trouble);
    session.pace().setLeast(0);
    session.open(std::get<LoadedMatch>(loadMatch(path)));
    QCOMPARE(trouble.size(), 1);
    QVERIFY(trouble[0][0].toString().contains(QStringLiteral("Bot")));
    QVERIFY(!session.seats()[1].typed);
    session.playOnFrom(0, 0);
    QTRY_VERIFY_WITH_TIMEOUT(session.match().over(), 60000);
    QVERIFY(!QFile::exists(made));
}

void TestSafety::aTableStaysInItsFolder_data()
{
    QTest::addColumn<QString>("name");
    for (const char *name : {"../../evil", "/etc/evil", "..", ".", "a/b", "a\\b", "~/evil", "$HOME",
                             "last-table", "con", "evil\n", "\u202egnp.live", "-rf"})
        QTest::newRow(name) << QString::fromUtf8(name);
    QTest::newRow("long") << QString(5000, u'\u00e4');
    QTest::newRow("zero") << QString(QChar(0)) + QStringLiteral("x");
}

void TestSafety::aTableStaysInItsFolder()
{
    QFETCH(QString, name);
    const QTemporaryDir above;
    const QString folder = above.filePath(QStringLiteral("data/tables"));
    {
        RulesLibrary library(folder);
        RuleFile table;
        table.name = name;
        library.save(table);
        library.setLastUsed(RuleFile{});
    }
    QCOMPARE(filesUnder(above.path()), QStringList(above.filePath(QStringLiteral("data"))));
    QCOMPARE(filesUnder(above.filePath(QStringLiteral("data"))), QStringList(folder));
    const QStringList files = filesUnder(folder);
    QCOMPARE(files.size(), 2);
    for (const QString &file : files)
        QVERIFY(QFileInfo(file).isFile());
    RulesLibrary again(folder);
    QVERIFY(again.find(oneLine(name).trimmed()));
}

void TestSafety::aFileTooLargeIsRefused()
{
    const QTemporaryDir folder;
    const QString path = written(folder, QStringLiteral("m"), "{");
    QVERIFY(QFile::resize(path, (64LL << 20) + 1));
    for (const auto &fault :
         {std::get<FileError>(loadMatch(path)), std::get<FileError>(readRules(path))})
        QVERIFY2(fault.text.contains(QStringLiteral("64 MB")), qPrintable(fault.text));
}

void TestSafety::aFileTooDeepIsRefused()
{
    for (const char *bracket : {"[", "{\"a\":"}) {
        const QByteArray deep = QByteArray(bracket).repeated(1'000'000);
        QVERIFY(std::holds_alternative<FileError>(loadMatch(deep, QStringLiteral("m"))));
        QVERIFY(std::holds_alternative<FileError>(parseRules(deep, QStringLiteral("r"))));
        const QByteArray other = R"({"format":"spades-rules/1","base":"standard","rules":{},"x":)" +
                                 QByteArray("[").repeated(500) + QByteArray("]").repeated(500) +
                                 '}';
        const auto read = parseRules(other, QStringLiteral("r"));
        if (const auto *file = std::get_if<RuleFile>(&read))
            QVERIFY(writeRules(*file).size() > 1000);
    }
}

QTEST_GUILESS_MAIN(TestSafety)
#include "tst_safety.moc"
