// SPDX-License-Identifier: GPL-3.0-or-later
// What goes on to other programs: a spreadsheet computes nothing that somebody named themselves.
#include "card/score_export.h"
#include "game_session.h"
#include "sheet/score_sheet.h"
#include "test_main.h"

#include <QTest>

using namespace sandbag;

class TestScoreExport : public QObject
{
    Q_OBJECT

private slots:
    void namesAreNoFormulas_data();
    void namesAreNoFormulas();
    void numbersStayNumbers();
};

static ScoreSheet sheetWith(const QString &name, int points)
{
    ScoreSheet sheet;
    sheet.players = {name, QStringLiteral("Bo")};
    SheetSide side;
    side.name = name;
    sheet.sides = {side};
    SheetDeal deal;
    deal.number = 1;
    deal.dealer = 0;
    SheetEntry entry;
    entry.bid = QStringLiteral("4");
    entry.tricks = 4;
    entry.points = points;
    entry.total = points;
    deal.sides = {entry};
    sheet.deals = {deal};
    return sheet;
}

void TestScoreExport::namesAreNoFormulas_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("field"); // of the dealer
    const auto row = [](const char *name, const char *field) {
        QTest::newRow(name) << QString::fromUtf8(name) << QString::fromUtf8(field);
    };
    row("Ada", "Ada");
    row("=1+1", "'=1+1");
    row("=HYPERLINK(\"http://x\",\"y\")", "\"'=HYPERLINK(\"\"http://x\"\",\"\"y\"\")\"");
    row("+cmd|' /C calc'!A0", "'+cmd|' /C calc'!A0");
    row("-2+3", "'-2+3");
    row("@SUM(A1)", "'@SUM(A1)");
    row("\t=1", "'\t=1");
    row("a,b", "\"a,b\"");
    row("a\rb", "\"a\rb\"");
}

void TestScoreExport::namesAreNoFormulas()
{
    QFETCH(QString, name);
    QFETCH(QString, field);
    const QString csv = toCsv(sheetWith(name, 40));
    QVERIFY2(csv.contains(QStringLiteral("\r\n1,") + field + QStringLiteral(",4,4,40,")),
             qPrintable(csv));
    const QString title = csv.section(u',', 2, 2);
    QVERIFY2(!QStringLiteral("=+-@\t").contains(title.front()), qPrintable(csv));
}

void TestScoreExport::numbersStayNumbers()
{
    QVERIFY(toCsv(sheetWith(QStringLiteral("Ada"), -50)).contains(QStringLiteral(",4,4,-50,")));
}

QTEST_GUILESS_MAIN(TestScoreExport)
#include "tst_score_export.moc"
