// SPDX-License-Identifier: GPL-3.0-or-later
// The codes on printed pages, read back by another program, open the table again.
#include "arena/contest.h"
#include "formats/loaded_match.h"
#include "formats/record_members.h"
#include "named/named_player.h"
#include "numbers/deal_number.h"
#include "pages/print_sheets_dialog.h"
#include "pages/rules_pages.h"
#include "pages/table_mark.h"
#include "print_pages.h"
#include "qr_code.h"
#include "rules/catalogue.h"
#include "sharing/match_code.h"
#include "test_main.h"

#include <QImage>
#include <QPageLayout>
#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

using namespace sandbag;

namespace {

/// What zbarimg reads from a picture of the page of 150 dots an inch, which is less than a printer
/// makes and a telephone sees.
QString readBack(const PrintJob &job, const QString &reader)
{
    constexpr int kDots = 150;
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("page.png"));
    if (!toImage(job, usualPaper(), kDots, 0).save(path))
        return QStringLiteral("no picture");
    QProcess zbar;
    zbar.start(reader, {QStringLiteral("-q"), QStringLiteral("--raw"), QStringLiteral("-Sdisable"),
                        QStringLiteral("-Sqrcode.enable"), path});
    zbar.waitForFinished(60000);
    return QString::fromUtf8(zbar.readAllStandardOutput()).trimmed();
}

Match playedMatch(const RuleSet &rules, const DealSource &source)
{
    const auto player = makePlayer("simple", 0);
    Contest::Seats seats{};
    seats.fill(player.get());
    return Contest(rules, seats).playMatch(source, 3);
}

} // namespace

class TestPageCodes : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void ruleSheetsOpenTheirRules_data();
    void ruleSheetsOpenTheirRules();
    void scorePagesBearTheirNumber();
    void enteredMatchesOpenTheirRules();
    void namesStayAtHome();
    void longTextsHaveNoCode();
    void codesAreLargeEnoughForATelephone();

private:
    QString m_reader;
};

void TestPageCodes::initTestCase()
{
    m_reader = QStandardPaths::findExecutable(QStringLiteral("zbarimg"));
    if (m_reader.isEmpty())
        QSKIP("zbarimg is not installed");
}

void TestPageCodes::ruleSheetsOpenTheirRules_data()
{
    QTest::addColumn<QString>("game");
    QTest::addColumn<bool>("changed");
    QTest::newRow("standard") << QStringLiteral("standard") << false;
    QTest::newRow("house rules") << QStringLiteral("standard") << true;
    QTest::newRow("three") << QStringLiteral("three-handed") << false;
    QTest::newRow("auction") << QStringLiteral("auction") << true;
}

void TestPageCodes::ruleSheetsOpenTheirRules()
{
    QFETCH(QString, game);
    QFETCH(bool, changed);
    MatchRecord record;
    record.base = game.toStdString();
    record.rules = rulesOf(*findPreset(record.base));
    if (changed) {
        record.name = "Ours";
        record.rules.nil_value = 60;
        record.rules.nil_lost = 70;
    }
    const QString text = readBack(rulesJob(record), m_reader);
    QCOMPARE(text, tableCode(record));
    const auto code = recordOfCode(text);
    QVERIFY(std::holds_alternative<QByteArray>(code));
    const auto match = loadMatch(std::get<QByteArray>(code), QStringLiteral("code"));
    QVERIFY(std::holds_alternative<LoadedMatch>(match));
    const MatchRecord &read = std::get<LoadedMatch>(match).match.record();
    QVERIFY(read.rules == record.rules);
    QCOMPARE(read.base, record.base);
    QCOMPARE(read.name, record.name);
    QVERIFY(read.deals.empty());
}

void TestPageCodes::scorePagesBearTheirNumber()
{
    const Match match = playedMatch(RuleSet{}, DealSource::bySeed(4711));
    const QJsonObject other{{record_member::seed, QStringLiteral("4711")}};
    const QString number = numbersOf(match, other).match;
    QVERIFY(!number.isEmpty());
    const TableMark mark = markOf(match, other);
    QCOMPARE(mark.number, number);
    const QString text = readBack(sheetJob(match, SheetKind::score, 0, {}, other), m_reader);
    QCOMPARE(text, number);
    QVERIFY(std::holds_alternative<NumberedCards>(readNumber(text)));
}

void TestPageCodes::enteredMatchesOpenTheirRules()
{
    MatchRecord record;
    record.players = {{"Ada", {}}, {"Bo", {}}, {"Cy", {}}, {"Di", {}}};
    const Match match(record);
    const TableMark mark = markOf(match, {});
    QVERIFY(mark.number.isEmpty());
    QCOMPARE(readBack(sheetJob(match, SheetKind::score), m_reader), mark.code);
}

void TestPageCodes::namesStayAtHome()
{
    MatchRecord record;
    record.players = {{"Ada", {}}, {"Bo", {}}, {"Cy", {}}, {"Di", {}}};
    const auto code = recordOfCode(tableCode(record));
    QVERIFY(!std::get<QByteArray>(code).contains("Ada"));
}

void TestPageCodes::longTextsHaveNoCode()
{
    QVERIFY(!QrCode::of({}));
    QVERIFY(!QrCode::of(QString(5000, u'x')));
    QVERIFY(QrCode::of(QString(300, u'x')));
}

/// 20 mm, and 0.4 mm for each module of a long text.
void TestPageCodes::codesAreLargeEnoughForATelephone()
{
    constexpr double kMillimetre = 72 / 25.4; // points
    for (const int length : {1, 11, 40, 120, 300}) {
        const auto code = QrCode::of(QString(length, u'x'));
        QVERIFY(code);
        QVERIFY2(code->size() >= 20 * kMillimetre, qPrintable(QString::number(length)));
        QVERIFY2(code->size() / code->modules() >= 0.4 * kMillimetre,
                 qPrintable(QString::number(length)));
        QCOMPARE(code->quiet(), 4 * code->size() / code->modules());
    }
}

QTEST_MAIN(TestPageCodes)
#include "tst_page_codes.moc"
