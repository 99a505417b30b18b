// SPDX-License-Identifier: GPL-3.0-or-later
// The statistics as a person meets them: figures with their ranges, "too few" where there is
// little, tables to copy; real players' circles, renamed, merged and forgotten; files moved.
#include "../history/match_maker.h"
#include "history/circle_pane.h"
#include "history/figure_model.h"
#include "history/files_page.h"
#include "history/statistics_pages.h"
#include "history/statistics_window.h"
#include "history_query.h"
#include "library.h"
#include "library_worker.h"
#include "print/print_pages.h"
#include "statistics_words.h"
#include "text/languages.h"

#include <QDirIterator>
#include <QPageLayout>
#include <QPushButton>
#include <QSignalSpy>
#include <QSqlQuery>
#include <QTabWidget>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

using namespace sandbag;

class TestStatisticsWindow : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void nothingPlayed();
    void tooFewSaysSo();
    void figuresCarryTheirRange();
    void printedOnOnePage();
    void circleOfRealPlayers();
    void forgottenPersonIsNowhere();
    void movedElsewhere();
    void everythingForgotten();

private:
    QTemporaryDir m_home;
};

namespace {

/// Scores as the keeper writes them: of four people, one of them spelled in two ways.
void keepScores(const QString &folder, int matches)
{
    QDir().mkpath(folder);
    for (int i = 0; i < matches; ++i) {
        MatchRecord record;
        record.base = "standard";
        record.players = {
            {"Ada", "human"}, {i % 2 ? "Bo" : "Bob", "human"}, {"Cleo", "human"}, {"Di", "human"}};
        for (int number = 0; number < 4; ++number) {
            DealRecord deal;
            deal.kind = DealRecord::Kind::entered;
            deal.dealer = number;
            for (const int seat : {0, 1, 2, 3})
                deal.bids[seat] = Call::number(3);
            deal.facts.tricks[0] = 4;
            deal.facts.tricks[1] = 3;
            deal.facts.tricks[2] = 3;
            deal.facts.tricks[3] = 3;
            deal.given.tricks = true;
            record.deals.push_back(deal);
        }
        writeMatch(record, folder, i);
    }
}

void playMatches(const QString &folder, int matches, int deals)
{
    for (int i = 0; i < matches; ++i) {
        MatchRecord record = playedMatch({}, "standard", static_cast<std::uint64_t>(i + 1),
                                         {"You", "Ada", "Bo", "Cleo"}, deals);
        record.players[0].kind = "human";
        writeMatch(record, folder, i);
    }
}

void fill(const QString &folder)
{
    Library library(folder);
    QVERIFY(!library.open());
}

QStringList rowOf(const FigureModel &model, const QString &what)
{
    for (const QStringList &row : model.rows())
        if (row.first() == what)
            return row;
    return {};
}

/// What the circle calls people, and how many matches each has.
QStringList people(const CirclePane &circle)
{
    QStringList all;
    for (const QStringList &row : circle.model()->rows())
        all << row[1] + u' ' + row[2];
    all.sort();
    return all;
}

struct Shown {
    explicit Shown(const QString &folder) : worker(folder), window(&worker)
    {
        window.setAttribute(Qt::WA_DeleteOnClose, false);
        QSignalSpy shown(&window, &StatisticsWindow::shown);
        window.show();
        worker.flush();
        QTRY_VERIFY(!shown.isEmpty());
        QTest::qWait(20);
    }
    LibraryWorker worker;
    StatisticsWindow window;
};

} // namespace

void TestStatisticsWindow::initTestCase()
{
    QVERIFY(m_home.isValid());
    installLanguage(QStringLiteral("en"));
    qputenv("HOME", m_home.path().toUtf8());
    qputenv("XDG_DATA_HOME", m_home.filePath(QStringLiteral("data")).toUtf8());
    qputenv("XDG_CONFIG_HOME", m_home.filePath(QStringLiteral("config")).toUtf8());
}

void TestStatisticsWindow::nothingPlayed()
{
    const QTemporaryDir folder;
    const Shown shown(folder.path());
    QCOMPARE(shown.window.figures()->rowCount(), 0);
}

void TestStatisticsWindow::tooFewSaysSo()
{
    const QTemporaryDir folder;
    playMatches(folder.path(), 2, 2);
    fill(folder.path());
    const Shown shown(folder.path());
    const QStringList points = rowOf(*shown.window.figures(), QStringLiteral("Points a deal"));
    QCOMPARE(points.value(1), QStringLiteral("too few"));
    QCOMPARE(points.value(2), QString());
    QCOMPARE(points.value(3), QStringLiteral("4 deals"));
}

void TestStatisticsWindow::figuresCarryTheirRange()
{
    const QTemporaryDir folder;
    playMatches(folder.path(), 30, 6);
    fill(folder.path());
    const Shown shown(folder.path());
    const FigureModel &figures = *shown.window.figures();
    const QStringList contracts = rowOf(figures, QStringLiteral("Contracts made"));
    QVERIFY(contracts.value(1).endsWith(u'%'));
    QVERIFY(contracts.value(2).contains(QStringLiteral(" to ")));
    QVERIFY(contracts.value(3).endsWith(QStringLiteral("deals")));
    QVERIFY(figures.csv().startsWith(QStringLiteral("\"Figure\",\"Value\"")));
    QCOMPARE(figures.csv().count(u'\n'), figures.rowCount() + 1);
    QVERIFY(figures.tabbed().contains(contracts.join(u'\t')));
}

void TestStatisticsWindow::printedOnOnePage()
{
    const QTemporaryDir folder;
    playMatches(folder.path(), 12, 6);
    Library library(folder.path());
    QVERIFY(!library.open());
    StatisticsDetail detail;
    QVERIFY(!library.ask([&](HistoryIndex &index) { detail = statisticsDetail(index, {}); }));
    int pages = 0;
    const QImage page =
        toImage(statisticsJob(QStringLiteral("You"), detail), usualPaper(), 60, 0, &pages);
    QCOMPARE(pages, 1);
    QVERIFY(!page.isNull());
}

/// Two spellings become one person, and two again.
void TestStatisticsWindow::circleOfRealPlayers()
{
    const QTemporaryDir folder;
    keepScores(folder.path(), 6);
    fill(folder.path());
    Shown shown(folder.path());
    CirclePane &circle = *shown.window.circle();
    const QStringList apart{QStringLiteral("Ada 6"), QStringLiteral("Bo 3"),
                            QStringLiteral("Bob 3"), QStringLiteral("Cleo 6"),
                            QStringLiteral("Di 6")};
    QTRY_COMPARE(people(circle), apart);
    circle.rename(QStringLiteral("Bob"), QStringLiteral("Bo"));
    QTRY_COMPARE(people(circle), (QStringList{QStringLiteral("Ada 6"), QStringLiteral("Bo 6"),
                                              QStringLiteral("Cleo 6"), QStringLiteral("Di 6")}));
    const auto bars = shown.window.findChildren<QPushButton *>();
    const auto undo = std::find_if(bars.begin(), bars.end(), [](const QPushButton *button) {
        return button->isVisible() && button->text().contains(QStringLiteral("Undo"));
    });
    QVERIFY(undo != bars.end());
    (*undo)->click();
    QTRY_COMPARE(people(circle), apart);
}

void TestStatisticsWindow::forgottenPersonIsNowhere()
{
    const QTemporaryDir folder;
    keepScores(folder.path(), 4);
    fill(folder.path());
    Shown shown(folder.path());
    CirclePane &circle = *shown.window.circle();
    circle.rename(QStringLiteral("Bob"), QStringLiteral("Bo"));
    circle.forget(QStringLiteral("Bo"));
    QTRY_COMPARE(people(circle), (QStringList{QStringLiteral("Ada 4"), QStringLiteral("Cleo 4"),
                                              QStringLiteral("Di 4")}));
    shown.worker.flush();
    QDirIterator files(folder.path(), QDir::Files, QDirIterator::Subdirectories);
    while (files.hasNext()) {
        QFile file(files.next());
        QVERIFY(file.open(QIODevice::ReadOnly));
        const bool database = file.fileName().contains(QStringLiteral(".sqlite"));
        QVERIFY2(database || !file.readAll().contains("Bo"), qPrintable(file.fileName()));
    }
}

void TestStatisticsWindow::movedElsewhere()
{
    const QTemporaryDir folder;
    const QString from = folder.filePath(QStringLiteral("from"));
    const QString to = folder.filePath(QStringLiteral("to"));
    keepScores(from, 5);
    keepScores(to, 2); // some of them are there already
    fill(from);
    LibraryWorker worker(from);
    QSignalSpy moved(&worker, &LibraryWorker::moved);
    worker.moveTo(to);
    QTRY_COMPARE(moved.size(), 1);
    worker.flush();
    QCOMPARE(worker.folder(), to);
    QVERIFY(!QFile::exists(from));
    QCOMPARE(Library::usualFolder(), to);
    Library library(to);
    QVERIFY(!library.open(Library::Open::asItIs));
    int count = 0;
    QVERIFY(!library.ask([&](HistoryIndex &index) { count = countHistory(index, {}); }));
    QCOMPARE(count, 5);
    Library::setUsualFolder({});
}

void TestStatisticsWindow::everythingForgotten()
{
    const QTemporaryDir folder;
    keepScores(folder.path(), 5);
    Library library(folder.path());
    QVERIFY(!library.open());
    QVERIFY(!library.rename(QStringLiteral("Bob"), QStringLiteral("Zacharias")));
    QVERIFY(!library.forgetEverything());
    int count = -1;
    QVERIFY(!library.ask([&](HistoryIndex &index) { count = countHistory(index, {}); }));
    QCOMPARE(count, 0);
    QCOMPARE(QDir(folder.path()).entryList({QStringLiteral("*.json")}, QDir::Files).size(), 0);
    QFile index(folder.filePath(QStringLiteral("index.sqlite")));
    QVERIFY(index.open(QIODevice::ReadOnly));
    QVERIFY(!index.readAll().contains("Zacharias"));
}

QTEST_MAIN(TestStatisticsWindow)
#include "tst_statistics_window.moc"
