// SPDX-License-Identifier: GPL-3.0-or-later
// What a report of a bug holds, and what it must not.
#include "bug_report.h"
#include "deck/deck_file.h"
#include "files/autosave.h"
#include "formats/rules_json.h"
#include "kept_log.h"
#include "library.h"
#include "log/log_categories.h"
#include "protocol/child_process.h"
#include "test_main.h"
#include "window_driver.h"

#include <QClipboard>
#include <QDialogButtonBox>
#include <QDir>
#include <QFile>
#include <QGuiApplication>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QStandardPaths>
#include <QTemporaryDir>

using namespace sandbag;

class TestBugReport : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        QStandardPaths::setTestModeEnabled(true);
        keepLog();
    }
    void namesProgramAndSystem();
    void holdsTheRulesAndNoNames();
    void holdsWhatTheWindowSaid();
    void holdsWhatFailed();
    void keepsTheLastLinesOnly();
    void isCopiedAsItWasChanged();
    void isReachedFromTheMenu();
};

void TestBugReport::namesProgramAndSystem()
{
    const QString text = reportText(nullptr);
    QVERIFY(text.contains(QLatin1String("Qt: ") + QLatin1String(qVersion())));
    QVERIFY(text.contains(QSysInfo::prettyProductName()));
    QVERIFY(text.contains(QGuiApplication::platformName()));
    QVERIFY(!text.contains(QStringLiteral("Rules")));
}

/// The rules stand as a file of house rules has them, so that they can be opened.
void TestBugReport::holdsTheRulesAndNoNames()
{
    MatchRecord match;
    match.base = "standard";
    match.rules.nil_value = 50;
    match.players = {{"Quentina", "human"}, {"Bo", "human"}, {"Cy", "human"}, {"Di", "human"}};
    const QString text = reportText(&match);
    QVERIFY(!text.contains(QStringLiteral("Quentina")));
    const QString json =
        text.section(QStringLiteral("```json"), 1).section(QStringLiteral("```"), 0, 0);
    const auto read = parseRules(json.toUtf8(), QStringLiteral("report"));
    QVERIFY(std::holds_alternative<RuleFile>(read));
    QVERIFY(std::get<RuleFile>(read).rules == match.rules);
}

void TestBugReport::holdsWhatTheWindowSaid()
{
    WindowDriver driver;
    driver.window().warn(QDir::homePath() + QStringLiteral("/table.json can't be read."));
    const QString text = reportText(nullptr);
    QVERIFY2(text.contains(QStringLiteral("sandbag.window: ~/table.json can't be read.")),
             qPrintable(text));
    QVERIFY(!text.contains(QDir::homePath()));
}

/// What is damaged, missing or broken off is told by the part of the program that met it, and the
/// people whom a damaged file names are not.
void TestBugReport::holdsWhatFailed()
{
    const QTemporaryDir folder;
    const auto damage = [&folder](const char *name) {
        QFile file(folder.filePath(QString::fromLatin1(name)));
        return file.open(QIODevice::WriteOnly) && file.write("{\"players\": [\"Quentina\"") > 0;
    };
    QVERIFY(damage("match.spades.json") && damage("index.sqlite"));
    QVERIFY(!Autosave(folder.path()).load());
    QVERIFY(!Autosave(folder.filePath(QStringLiteral("index.sqlite/x"))).load());
    QVERIFY(!Library(folder.path()).open());
    QVERIFY(deckDrawing(folder.filePath(QStringLiteral("deck.svg"))).isEmpty());
    ChildProcess child(QStringLiteral("exit 3"));
    QVERIFY(!child.readLine(2000));
    const QString text = reportText(nullptr);
    for (const char *line :
         {"match.spades.json can't be read, and was put aside", "index.sqlite/x can't be made",
          "sandbag.history: the index was damaged", "sandbag.decks: ", "deck.svg is not used",
          "sandbag.players: a program ended with"})
        QVERIFY2(text.contains(QLatin1String(line)), qPrintable(text));
    QVERIFY(!text.contains(QStringLiteral("Quentina")));
}

void TestBugReport::keepsTheLastLinesOnly()
{
    for (int i = 0; i < 500; ++i)
        qCInfo(logSound).noquote()
            << QStringLiteral("line %1 ").arg(i) + QString(2000, QLatin1Char('x'));
    const QStringList log = keptLog();
    QVERIFY(log.size() < 100);
    QVERIFY(log.last().contains(QStringLiteral("sandbag.sound: line 499 ")));
    QVERIFY(log.last().size() < 500);
}

void TestBugReport::isCopiedAsItWasChanged()
{
    BugReport report(nullptr);
    report.setAttribute(Qt::WA_DeleteOnClose, false);
    report.findChild<QPlainTextEdit *>()->setPlainText(QStringLiteral("It hangs."));
    for (QPushButton *button : report.findChildren<QPushButton *>())
        if (button->text().contains(QStringLiteral("Copy")))
            button->click();
    QCOMPARE(QGuiApplication::clipboard()->text(), QStringLiteral("It hangs."));
}

void TestBugReport::isReachedFromTheMenu()
{
    WindowDriver driver;
    driver.begin();
    for (QAction *action : driver.window().findChildren<QAction *>())
        if (action->text().contains(QStringLiteral("Report a")))
            action->trigger();
    auto *report = driver.window().findChild<BugReport *>();
    QVERIFY(report && report->isVisible());
    QVERIFY(report->text().contains(QStringLiteral("\"base\": \"standard\"")));
    delete report;
}

QTEST_MAIN(TestBugReport)
#include "tst_bug_report.moc"
