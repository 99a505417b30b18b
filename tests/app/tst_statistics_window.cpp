// SPDX-License-Identifier: GPL-3.0-or-later
// The statistics as a person meets them: figures with their ranges, "too few" where there is
// little, tables to copy; real players' circles, renamed, merged and forgotten; files moved.
#include "../history/match_maker.h"
#include "by_keyboard.h"
#include "figure_model.h"
#include "files/kept_settings.h"
#include "files_page.h"
#include "history_filing.h"
#include "history_query.h"
#include "library.h"
#include "library_worker.h"
#include "player_group_pane.h"
#include "print_pages.h"
#include "printed_figures.h"
#include "statistics_pages.h"
#include "statistics_plots.h"
#include "statistics_window.h"
#include "statistics_words.h"
#include "test_main.h"
#include "text/languages.h"

#include <QComboBox>
#include <QDirIterator>
#include <QHeaderView>
#include <QLabel>
#include <QLayout>
#include <QMouseEvent>
#include <QPageLayout>
#include <QPushButton>
#include <QScrollBar>
#include <QSignalSpy>
#include <QSqlQuery>
#include <QTabBar>
#include <QTabWidget>
#include <QTemporaryDir>
#include <QTest>
#include <QTreeView>

#include <algorithm>

using namespace sandbag;

class TestStatisticsWindow : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void nothingPlayed();
    void tabsStayInPlace();
    void tooFewSaysSo();
    void figuresCarryTheirRange();
    void yoursAreTheMatchesUnderYourName();
    void tablesAreSeenWhole();
    void draggedColumnsStay();
    void keyboardAlone();
    void printedOnOnePage();
    void circleOfRealPlayers();
    void rankedByPointsADeal();
    void forgottenPersonIsNowhere();
    void movedElsewhere();
    void everythingForgotten();

private:
    QTemporaryDir m_home;
};

namespace {

/// Scores as the keeper writes them: of four people, one of them spelled in two ways.
void keepScores(const QString &folder, int matches, const std::string &second = "Bo")
{
    QDir().mkpath(folder);
    for (int i = 0; i < matches; ++i) {
        MatchRecord record;
        record.base = "standard";
        record.players = {{"Ada", "human"},
                          {i % 2 ? "Bob" : second, "human"},
                          {"Cleo", "human"},
                          {"Di", "human"}};
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
            deal.given.add(Fact::tricks);
            record.deals.push_back(deal);
        }
        writeMatch(record, folder, i);
    }
}

/// A match of Standard that `first` and a partner win with `bid` made by each of them in each deal.
MatchRecord wonMatch(const std::string &first, int bid)
{
    MatchRecord record;
    record.base = "standard";
    record.players = {{first, "human"}, {"Bo", "human"}, {"Cleo", "human"}, {"Di", "human"}};
    for (int total = 0, number = 0; total < 500; total += 20 * bid, ++number) {
        DealRecord deal;
        deal.kind = DealRecord::Kind::entered;
        deal.dealer = number % 4;
        for (const int seat : {0, 1, 2, 3})
            deal.bids[seat] = Call::number(seat % 2 ? 1 : bid);
        for (const int seat : {0, 2})
            deal.facts.tricks[seat] = static_cast<std::uint8_t>(bid);
        deal.facts.tricks[1] = 1;
        deal.facts.tricks[3] = static_cast<std::uint8_t>(12 - 2 * bid);
        deal.given.add(Fact::tricks);
        record.deals.push_back(deal);
    }
    return record;
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
QStringList people(const PlayerGroupPane &circle)
{
    QStringList all;
    for (const QStringList &row : circle.model()->rows())
        all << row[1] + u' ' + row[2];
    all.sort();
    return all;
}

/// As a person drags the right edge of a column's title with a mouse.
void dragColumn(QTreeView &table, int column, int by)
{
    QHeaderView &header = *table.header();
    QWidget &titles = *header.viewport();
    const int edge = header.sectionViewportPosition(column) + header.sectionSize(column) - 2;
    const QPoint from(edge, titles.height() / 2), to = from + QPoint(by, 0);
    const auto send = [&titles](QEvent::Type type, const QPoint &at, Qt::MouseButton button,
                                Qt::MouseButtons held) {
        QMouseEvent event(type, at, titles.mapToGlobal(at), button, held, Qt::NoModifier);
        QCoreApplication::sendEvent(&titles, &event);
    };
    send(QEvent::MouseMove, from, Qt::NoButton, Qt::NoButton);
    send(QEvent::MouseButtonPress, from, Qt::LeftButton, Qt::LeftButton);
    send(QEvent::MouseMove, (from + to) / 2, Qt::NoButton, Qt::LeftButton);
    send(QEvent::MouseMove, to, Qt::NoButton, Qt::LeftButton);
    send(QEvent::MouseButtonRelease, to, Qt::LeftButton, Qt::NoButton);
}

struct Shown {
    explicit Shown(const QString &folder) : worker(folder), window(&worker)
    {
        window.setAttribute(Qt::WA_DeleteOnClose, false);
        QSignalSpy shown(&window, &StatisticsWindow::shown);
        window.show();
        // The folder is looked through, which is told, which asks again, which is answered.
        for (int step = 0; step < 3; ++step) {
            worker.flush();
            QCoreApplication::processEvents();
        }
        QTRY_VERIFY(!shown.isEmpty());
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

/// Whoever goes through the pages finds the next one's tab where it was.
void TestStatisticsWindow::tabsStayInPlace()
{
    const QTemporaryDir folder;
    Shown shown(folder.path());
    auto *pages = shown.window.findChild<QTabWidget *>();
    QVERIFY(pages);
    const auto place = [&] {
        QCoreApplication::processEvents();
        shown.window.layout()->activate();
        return pages->tabBar()->mapTo(&shown.window, QPoint());
    };
    const QPoint first = place();
    for (int page = 1; page < pages->count(); ++page) {
        pages->setCurrentIndex(page);
        QCOMPARE(place(), first);
    }
}

void TestStatisticsWindow::tooFewSaysSo()
{
    const QTemporaryDir folder;
    playMatches(folder.path(), 2, 2);
    fill(folder.path());
    const Shown shown(folder.path());
    const QStringList points = rowOf(*shown.window.figures(), QStringLiteral("Points per deal"));
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
    const QString sums = rowOf(figures, QStringLiteral("Matches played")).value(1);
    QCOMPARE(sums, QStringLiteral("30"));
    // The file is for a spreadsheet: the heading in each row, and nothing but numbers behind.
    const QStringList lines = figures.csv().split(QStringLiteral("\r\n"), Qt::SkipEmptyParts);
    QVERIFY(lines.front().startsWith(QStringLiteral("Part,Statistic,Value,")));
    QVERIFY(lines.contains(QStringLiteral("Matches,Matches played,30,,,")));
    QVERIFY(std::all_of(lines.begin(), lines.end(), [](const QString &line) {
        return line.count(u',') >= 5 && !line.contains(QStringLiteral(" deals"));
    }));
    QVERIFY(figures.tabbed().contains(contracts.join(u'\t')));
}

/// Whatever the window does afterwards, and whatever is asked: in each table whose columns follow
/// what is in it until then.
void TestStatisticsWindow::draggedColumnsStay()
{
    const QTemporaryDir folder;
    playMatches(folder.path(), 30, 6);
    keepScores(folder.path(), 6);
    fill(folder.path());
    Shown shown(folder.path());
    QTabWidget *pages = shown.window.pages();
    int dragged = 0;
    for (int page = 0; page < pages->count(); ++page) {
        pages->setCurrentIndex(page);
        QTest::qWait(1);
        for (auto *table : pages->widget(page)->findChildren<QTreeView *>()) {
            if (!table->isVisible() ||
                table->header()->sectionResizeMode(0) != QHeaderView::Interactive)
                continue;
            ++dragged;
            // Not dragged yet, they still follow the window.
            shown.window.resize(shown.window.width() + 60, shown.window.height());
            QTest::qWait(1);
            const int before = table->columnWidth(0);
            dragColumn(*table, 0, 37);
            const int wanted = table->columnWidth(0);
            QVERIFY2(std::abs(wanted - before) >= 20, qPrintable(table->accessibleName()));
            shown.window.resize(shown.window.width() - 120, shown.window.height());
            QTest::qWait(1);
            QCOMPARE(table->columnWidth(0), wanted);
            QSignalSpy answered(&shown.window, &StatisticsWindow::shown);
            emit shown.worker.changed();
            shown.worker.flush();
            QTRY_VERIFY(!answered.isEmpty());
            QCOMPARE(table->columnWidth(0), wanted);
        }
    }
    QVERIFY2(dragged >= 3, qPrintable(QString::number(dragged))); // figures, deals, people
}

/// On every page, in the window as it opens: no column is cut, and a chart keeps its room.
void TestStatisticsWindow::tablesAreSeenWhole()
{
    const QTemporaryDir folder;
    playMatches(folder.path(), 30, 6);
    fill(folder.path());
    Shown shown(folder.path());
    QTabWidget *pages = shown.window.pages();
    int tables = 0;
    for (int page = 0; page < pages->count(); ++page) {
        pages->setCurrentIndex(page);
        QTest::qWait(1);
        for (const auto *table : pages->widget(page)->findChildren<QTreeView *>()) {
            if (!table->isVisible())
                continue;
            ++tables;
            QVERIFY2(table->horizontalScrollBar()->maximum() == 0,
                     qPrintable(table->accessibleName()));
        }
        for (const auto *plot : pages->widget(page)->findChildren<StatisticsPlot *>())
            QVERIFY(plot->width() >= shown.window.width() / 4);
        // What a range is stands where there are ranges: with the figures and the trend.
        const auto labels = shown.window.findChildren<QLabel *>();
        const bool told = std::any_of(labels.begin(), labels.end(), [](const QLabel *label) {
            return label->isVisible() && label->text().startsWith(QStringLiteral("95% range"));
        });
        QCOMPARE(told, page == 0 || page == 2);
    }
    QVERIFY(tables >= 3); // the leaderboard has none without real cards
}

/// The name of Quick Setup, or the one that "You" was given among the people.
void TestStatisticsWindow::yoursAreTheMatchesUnderYourName()
{
    const QTemporaryDir folder;
    int number = 0;
    for (const char *name : {"You", "Wendy", "Wendy", "Bert", "Bert", "Bert"}) {
        MatchRecord record =
            playedMatch({}, "standard", static_cast<std::uint64_t>(number + 7), {name, "Bo"}, 2);
        record.players[0].kind = "human";
        writeMatch(record, folder.path(), number++);
    }
    fill(folder.path());
    const auto said = [&] {
        const Shown shown(folder.path());
        const auto *who = shown.window.findChild<QComboBox *>(); // the first of them
        return who->itemText(0) + u' ' +
               rowOf(*shown.window.figures(), QStringLiteral("Matches played")).value(1);
    };
    QCOMPARE(said(), QStringLiteral("You 1"));
    KeptSettings().setValue(QStringLiteral("seats/0/name"), QStringLiteral("Wendy"));
    QCOMPARE(said(), QStringLiteral("You (Wendy) 3"));
    KeptSettings().remove(QStringLiteral("seats/0/name"));
    Library library(folder.path());
    QVERIFY(!library.open());
    QVERIFY(!library.rename(QStringLiteral("You"), QStringLiteral("Bert")));
    QCOMPARE(said(), QStringLiteral("You (Bert) 4"));
}

/// On every page each thing is reached, and every cell has a name: the pictures say nothing that
/// the tables beside them do not.
void TestStatisticsWindow::keyboardAlone()
{
    const QTemporaryDir folder;
    playMatches(folder.path(), 24, 2);
    keepScores(folder.path(), 3);
    fill(folder.path());
    Shown shown(folder.path());
    QTRY_VERIFY(!people(*shown.window.circle()).isEmpty());
    QVERIFY(QTest::qWaitForWindowActive(&shown.window));
    for (int page = 0; page < shown.window.pages()->count(); ++page) {
        shown.window.pages()->setCurrentIndex(page);
        shown.window.pages()->setFocus();
        const QStringList lost = whatIsLost(shown.window);
        QVERIFY2(lost.isEmpty(), qPrintable(QString::number(page) + u'\n' + lost.join(u'\n')));
    }
    QTest::keyClick(&shown.window, Qt::Key_Escape);
    QTRY_VERIFY(!shown.window.isVisible());
}

/// As long as the rows can be read there; what does not fit stands on a further page, and no row is
/// lost or painted over the plots.
void TestStatisticsWindow::printedOnOnePage()
{
    const QTemporaryDir folder;
    playMatches(folder.path(), 12, 6);
    Library library(folder.path());
    QVERIFY(!library.open());
    StatisticsDetail detail;
    QVERIFY(!library.ask([&](HistoryIndex &index) { detail = statisticsDetail(index, {}); }));
    giveFigures(detail);
    QVERIFY(!detail.bids.isEmpty());
    int pages = 0;
    const QImage page =
        toImage(statisticsJob(QStringLiteral("You"), detail), usualPaper(), 60, 0, &pages);
    QCOMPARE(pages, 1);
    const auto ink = [](const QImage &image) {
        int count = 0;
        for (int y = 0; y < image.height(); ++y)
            for (int x = 0; x < image.width(); ++x)
                count += qGray(image.pixel(x, y)) < 128 ? 1 : 0;
        return count;
    };
    QVERIFY(ink(page) > 500);
    // Every part of it stands on the page: without it the page is another.
    const auto without = [&detail](const std::function<void(StatisticsDetail &)> &drop) {
        StatisticsDetail less = detail;
        drop(less);
        return toImage(statisticsJob(QStringLiteral("You"), less), usualPaper(), 60, 0, nullptr);
    };
    QVERIFY(without([](StatisticsDetail &) {}) == page);
    QVERIFY(without([](StatisticsDetail &less) { less.contracts.pop_back(); }) != page);
    QVERIFY(without([](StatisticsDetail &less) { less.contracts.last().set += 1; }) != page);
    QVERIFY(without([](StatisticsDetail &less) { less.calls.pop_back(); }) != page);
    QVERIFY(without([](StatisticsDetail &less) { less.bids.clear(); }) != page);
    QVERIFY(without([](StatisticsDetail &less) { less.trend.clear(); }) != page);
    for (int size = 14; size <= 90; ++size)
        detail.contracts << ContractSize{size, 40, 10};
    const PrintJob much = statisticsJob(QStringLiteral("You"), detail);
    const QList<QImage> images = toImages(much, usualPaper(), 60);
    QVERIFY(images.size() >= 2);
    for (const QImage &image : images)
        QVERIFY(ink(image) > 500);
}

/// Two spellings become one person, and two again.
void TestStatisticsWindow::circleOfRealPlayers()
{
    const QTemporaryDir folder;
    keepScores(folder.path(), 6);
    fill(folder.path());
    Shown shown(folder.path());
    PlayerGroupPane &circle = *shown.window.circle();
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

    // By the key that takes everything else back.
    circle.rename(QStringLiteral("Bob"), QStringLiteral("Bo"));
    QTRY_VERIFY(people(circle) != apart);
    QApplication::setActiveWindow(&shown.window);
    QTest::keyClick(&shown.window, Qt::Key_Z, Qt::ControlModifier);
    QTRY_COMPARE(people(circle), apart);

    // Who was renamed stays chosen, wherever the new name stands: "Forget" is beside it.
    auto *table = circle.findChild<QTreeView *>();
    const auto current = [&] { return table->currentIndex().siblingAtColumn(1).data().toString(); };
    for (int row = 0; row < table->model()->rowCount(); ++row)
        if (table->model()->index(row, 1).data().toString() == QStringLiteral("Cleo"))
            table->setCurrentIndex(table->model()->index(row, 0));
    QCOMPARE(current(), QStringLiteral("Cleo"));
    circle.rename(QStringLiteral("Cleo"), QStringLiteral("Zora"));
    QTRY_COMPARE(current(), QStringLiteral("Zora"));
}

/// Who played more matches does not stand higher for that.
void TestStatisticsWindow::rankedByPointsADeal()
{
    const QTemporaryDir folder;
    for (int i = 0; i < 3; ++i)
        writeMatch(wonMatch("Bert", 3), folder.path(), i);
    writeMatch(wonMatch("Dorothea", 4), folder.path(), 3);
    fill(folder.path());
    Shown shown(folder.path());
    PlayerGroupPane &circle = *shown.window.circle();
    QTRY_COMPARE(circle.model()->rows().size(), 5);
    QStringList ranks;
    for (const QStringList &row : circle.model()->rows())
        ranks << row[0] + u' ' + row[1] + u' ' + row[3];
    QCOMPARE(ranks[0], QStringLiteral("1 Dorothea 1"));
    QVERIFY2(ranks.indexOf(QStringLiteral("3 Bert 3")) == 2, qPrintable(ranks.join(u'\n')));
}

namespace {

/// Every file below that holds the name somewhere, in any case.
QStringList filesWith(const QString &folder, const QByteArray &name)
{
    QStringList found;
    QDirIterator files(folder, QDir::Files | QDir::Hidden, QDirIterator::Subdirectories);
    while (files.hasNext()) {
        QFile file(files.next());
        if (file.open(QIODevice::ReadOnly) && file.readAll().toLower().contains(name))
            found << file.fileName();
    }
    return found;
}

} // namespace

/// Not in the index, nor in what an index left that was put aside, nor in copies of matches that
/// gave way to others.
void TestStatisticsWindow::forgottenPersonIsNowhere()
{
    const QTemporaryDir folder;
    keepScores(folder.path(), 4, "Balthasar");
    const QStringList beside = foldersBesideLibrary();
    for (const QString &other : beside)
        keepScores(other, 1, "Balthasar");
    for (const QString &saves : foldersOfSaves()) { // of windows that are not open
        keepScores(saves, 1, "Balthasar");
        for (const char *copy : {"", ".bak"})
            QVERIFY(
                QFile::copy(saves + QStringLiteral("/match-0.spades.json"),
                            saves + QStringLiteral("/match-2.spades.json") + QLatin1String(copy)));
        QVERIFY(QFile::remove(saves + QStringLiteral("/match-0.spades.json")));
    }
    QFile judged(beside.last() + QStringLiteral("/0123456789abcdef.json"));
    QVERIFY(judged.open(QIODevice::WriteOnly));
    judged.write(R"({"text":"Balthasar's nil fails."})");
    judged.close();
    fill(folder.path());
    QVERIFY(QFile::copy(folder.filePath(QStringLiteral("index.sqlite")),
                        folder.filePath(QStringLiteral("index.sqlite.damaged"))));
    Shown shown(folder.path());
    PlayerGroupPane &circle = *shown.window.circle();
    circle.rename(QStringLiteral("Bob"), QStringLiteral("Balthasar"));
    circle.forget(QStringLiteral("Balthasar"));
    QTRY_COMPARE(people(circle), (QStringList{QStringLiteral("Ada 4"), QStringLiteral("Cleo 4"),
                                              QStringLiteral("Di 4")}));
    shown.worker.flush();
    QCOMPARE(filesWith(folder.path(), "balthasar"), QStringList());
    for (const QString &other : beside + foldersOfSaves())
        QCOMPARE(filesWith(other, "balthasar"), QStringList());
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
    for (const QString &other : foldersBesideLibrary())
        keepScores(other, 1);
    QVERIFY(!library.forgetEverything(foldersBesideLibrary()));
    for (const QString &other : foldersBesideLibrary())
        QVERIFY2(!QDir(other).exists(), qPrintable(other));
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
