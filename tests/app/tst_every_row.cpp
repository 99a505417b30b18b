// SPDX-License-Identifier: GPL-3.0-or-later
// What stands in the rows of lists, trees and tables, in every window and in every language, with
// letters of 15 points in 900 x 650: nothing of it is cut off.
#include "../history/match_maker.h"
#include "choice_values.h"
#include "curve_model.h"
#include "cut_cells.h"
#include "every_window.h"
#include "review/match_review.h"
#include "share.h"
#include "test_main.h"
#include "text/languages.h"

#include <QPushButton>
#include <QScopeGuard>
#include <QStandardPaths>
#include <QTest>
#include <QTreeView>

#include <algorithm>
#include <variant>

using namespace sandbag;

namespace {

constexpr int kReading = 20000; ///< ms, at most, until a history is read

/// A match that four people wrote down, to its end.
MatchRecord writtenDown()
{
    MatchRecord record;
    record.base = "standard";
    record.players = {{"You", "human"}, {"Bo", "human"}, {"Cy", "human"}, {"Di", "human"}};
    constexpr int kDeals = 9; // of 61 points, to 500
    for (int i = 0; i < kDeals; ++i) {
        DealRecord deal;
        deal.kind = DealRecord::Kind::entered;
        deal.dealer = i % 4;
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

/// So many that no figure has too few deals behind it, and a trend has several parts.
void fillStatistics(Sample &sample)
{
    constexpr int kMatches = 24;
    RuleSet rules;
    rules.win_deals = 4;
    for (int number = 0; number < kMatches; ++number) {
        MatchRecord record =
            playedMatch(rules, "standard", static_cast<std::uint64_t>(number + 100),
                        {"You", "Ada", "Bo", "Cleo"});
        record.players[0].kind = "human";
        writeMatch(record, sample.folder.filePath(QStringLiteral("history")), 10 + number);
    }
}

/// As a review may have judged it, with every grade in its turn.
JudgedChoice judged(const Match &match, const ChoicePlace &place, int number)
{
    JudgedChoice choice;
    choice.place = place;
    Judgement &judgement = choice.judgement;
    judgement.made = match.record()
                         .deals[static_cast<std::size_t>(place.deal)]
                         .events[static_cast<std::size_t>(place.event)];
    judgement.grade = static_cast<Grade>(number % static_cast<int>(Grade::none));
    judgement.lossWin = 0.003 * number;
    for (int i = 0; i < 3; ++i) {
        ChoiceValue &value = judgement.values.emplace_back();
        value.win = 0.6 - 0.05 * i;
        value.points = 12.0 - 80 * i;
    }
    judgement.values[0].event = Event::makeCall(place.seat, Call::of(Call::What::nil));
    judgement.values[1].event = judgement.made;
    return choice;
}

/// Before each deal, with its cards, and with its score.
std::vector<CurvePoint> curveOver(int deals)
{
    std::vector<CurvePoint> curve;
    for (int deal = 0; deal < deals; ++deal)
        for (const CurveStep step : {CurveStep::begin, CurveStep::cards, CurveStep::scored}) {
            CurvePoint &point = curve.emplace_back();
            point.deal = deal;
            point.step = step;
            point.win[0] = 0.5 + 0.15 * (deal % 3) + (step == CurveStep::cards ? 0.08 : 0);
            point.win[1] = 1 - point.win[0];
        }
    return curve;
}

/// Every list of the page has something in it.
void fillReview(ReviewPane &pane)
{
    auto *model = pane.findChild<ReviewModel *>();
    const auto match = std::make_shared<const Match>(std::get<Match>(
        Match::fold(playedMatch({}, "standard", 4, {"You", "Ada", "Bo", "Cleo"}, 2))));
    model->setMatch(match, {"You", "Ada", "Bo", "Cleo"});
    std::vector<JudgedChoice> choices;
    for (const ChoicePlace &place : choicesOf(*match))
        choices.push_back(judged(*match, place, static_cast<int>(choices.size())));
    model->put(choices);
    pane.setCurve(curveOver(finishedDeals(*match)));
    pane.setStage(ReviewPane::Stage::complete);
    pane.summarize();
    for (auto *button : pane.findChildren<QPushButton *>())
        if (button->isCheckable())
            button->click(); // the chart as a table
    pane.list()->setCurrentIndex(model->index(0, 0));
    QVERIFY(model->rowCount() > 50 && pane.curveTable()->rowCount() == 2 &&
            pane.values()->topLevelItemCount() == 3);
}

/// The windows whose lists are read from the history, a moment later.
bool isOfHistory(const QString &name)
{
    return name == QStringLiteral("history") || name == QStringLiteral("circle") ||
           name == QStringLiteral("statistics");
}

/// Whether something is listed in a view that is seen.
bool listsAnything(const QWidget &window)
{
    const auto views = window.findChildren<QAbstractItemView *>();
    return std::any_of(views.begin(), views.end(), [&window](const QAbstractItemView *view) {
        return view->isVisibleTo(&window) && view->model() && view->model()->rowCount() > 0;
    });
}

/// SANDBAG_PICTURES=folder leaves a picture.
void keepPicture(QWidget &window, const QString &name)
{
    if (const QString folder = qEnvironmentVariable("SANDBAG_PICTURES"); !folder.isEmpty())
        window.grab().save(QStringLiteral("%1/%2.png").arg(folder, name));
}

/// Of the statistics each page, and not only the first; the leaderboard has a row of its own. Its
/// eight columns of figures, and those of the trend, are not squeezed but read one after another.
QStringList cutOnEveryPage(QWidget &window, const QString &name, const QString &language)
{
    const QString picture = name + u'-' + language;
    QTest::qWait(30); // some fill their lists a moment later
    keepPicture(window, picture);
    auto *statistics = qobject_cast<StatisticsWindow *>(&window);
    if (!statistics || name == QStringLiteral("circle"))
        return cutCells(window, statistics ? Sideways::scrolls : Sideways::no);
    QStringList cut;
    for (int page = 0; page < statistics->pages()->count() - 1; ++page) {
        statistics->pages()->setCurrentIndex(page);
        const bool listed = waitFor([&] { return listsAnything(window); }, kReading);
        QTest::qWait(30);
        keepPicture(window, picture + QString::number(page));
        if (!listed)
            cut << QStringLiteral("  nothing on page %1").arg(page);
        cut += cutCells(window, page == 0 ? Sideways::no : Sideways::scrolls);
    }
    return cut;
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
    if (name == QStringLiteral("statistics"))
        fillStatistics(sample);
    const std::unique_ptr<QWidget> window(windows().at(name)(sample));
    window->resize(900, 650);
    window->show();
    QVERIFY(!isOfHistory(name) || waitFor([&] { return listsAnything(*window); }, kReading));
    if (auto *pane = qobject_cast<ReviewPane *>(window.get()))
        fillReview(*pane);
    const QStringList cut = cutOnEveryPage(*window, name, language);
    QVERIFY2(cut.isEmpty(), qPrintable(u'\n' + cut.join(u'\n')));
}

QTEST_MAIN(TestEveryRow)
#include "tst_every_row.moc"
