// SPDX-License-Identifier: GPL-3.0-or-later
// What lessons look at in a hand that is to be bid, and what they make of the words.
#include "random_deal.h"
#include "test_main.h"

#include "heuristics/heuristics.h"
#include "search/event_search.h"

#include <QTest>

#include <cmath>

using namespace sandbag;

namespace {

/// Calls `each` with every question of a bid in some deals of these rules.
template<typename Each>
void eachQuestion(const RuleSet &rules, int deals, Each each)
{
    const auto context = makeContext(rules);
    Heuristics bidder(context, BidTemper::taught());
    Dice dice(7);
    for (int deal = 0; deal < deals; ++deal) {
        DealStart start = dealCards(*context, deal % context->seating.players, seedFor(5, deal));
        start.firstScored = true;
        DealState state = startDeal(context, std::move(start));
        while (!state.over() && state.stage != Stage::play) {
            const Prompt prompt = legal(state);
            const AskedPlayer player(state, state.seat);
            if (!prompt.choices.empty())
                each(bidder, player, bidder.byThumb(player, prompt));
            if (apply(state, choose(prompt, dice)))
                break;
        }
    }
}

RuleSet game(const char *id)
{
    return rulesOf(*findPreset(id));
}

} // namespace

class TestCallFeatures : public QObject
{
    Q_OBJECT

private slots:
    void rowsLieInTheirTable();
    void unwiseCallsAreNoChoices();
    void teachingKeepsTheMean();
    void onlyOwnBidsAreAsked_data();
    void onlyOwnBidsAreAsked();
    void aTrickIsWorthMoreWhereTheMatchIsOpen();
    void fixedOpponentsAreNotTaught();
    void lessonsCountWhereTheyAreAsked_data();
    void lessonsCountWhereTheyAreAsked();
    void wordsOfASearchStandInAnyOrder();
};

/// Whatever the rules, the pack and the number of players.
void TestCallFeatures::rowsLieInTheirTable()
{
    int asked = 0;
    for (std::uint64_t seed = 0; seed < 60; ++seed) {
        eachQuestion(RandomRules(seed).draw(20), 2,
                     [&](Heuristics &bidder, const AskedPlayer &player, const auto &valued) {
                         const CallFeatureExtractor features = bidder.featuresOf(player, valued);
                         if (features.choices().empty())
                             return;
                         ++asked;
                         QVERIFY(features.shared().count() <= static_cast<int>(FeatureRows::kMost));
                         for (const int row : features.shared())
                             QVERIFY(row < CallFeatures::kShared);
                         for (const auto &choice : features.choices()) {
                             for (const int row : choice.rows)
                                 QVERIFY(row >= CallFeatures::kShared && row < CallFeatures::kRows);
                         }
                     });
    }
    QVERIFY2(asked > 100, qPrintable(QString::number(asked)));
}

void TestCallFeatures::unwiseCallsAreNoChoices()
{
    int unwise = 0;
    eachQuestion(game("standard"), 40,
                 [&](Heuristics &bidder, const AskedPlayer &player, auto valued) {
                     const CallFeatureExtractor features = bidder.featuresOf(player, valued);
                     for (const auto &choice : features.choices())
                         QVERIFY(valued[choice.at].second >= 0);
                     auto taught = valued;
                     features.teach(CallLessons::shipped(), taught);
                     for (std::size_t i = 0; i < valued.size(); ++i) {
                         if (valued[i].second >= 0)
                             continue;
                         ++unwise;
                         QCOMPARE(taught[i].second, valued[i].second);
                     }
                 });
    QVERIFY(unwise > 0);
}

/// All choices together are worth as much as before, and some are worth more.
void TestCallFeatures::teachingKeepsTheMean()
{
    int moved = 0;
    eachQuestion(
        game("standard"), 40, [&](Heuristics &bidder, const AskedPlayer &player, auto valued) {
            const CallFeatureExtractor features = bidder.featuresOf(player, valued);
            auto taught = valued;
            features.teach(CallLessons::shipped(), taught);
            double before = 0, after = 0;
            for (const auto &choice : features.choices()) {
                before += valued[choice.at].second;
                after += taught[choice.at].second;
                moved += taught[choice.at].second != valued[choice.at].second ? 1 : 0;
            }
            QVERIFY2(std::abs(before - after) < 1e-3, qPrintable(QString::number(before - after)));
        });
    QVERIFY(moved > 100);
}

void TestCallFeatures::onlyOwnBidsAreAsked_data()
{
    QTest::addColumn<QByteArray>("id");
    QTest::addColumn<bool>("asked");
    QTest::newRow("everybody bids") << QByteArray("standard") << true;
    QTest::newRow("three players") << QByteArray("three-handed") << true;
    QTest::newRow("two packs") << QByteArray("six-pairs") << true;
    QTest::newRow("auction") << QByteArray("auction") << false;
    QTest::newRow("sides bid") << QByteArray("partnership") << false;
}

void TestCallFeatures::onlyOwnBidsAreAsked()
{
    QFETCH(QByteArray, id);
    QFETCH(bool, asked);
    bool any = false;
    eachQuestion(game(id), 10, [&](Heuristics &bidder, const AskedPlayer &player, auto valued) {
        const bool choices = !bidder.featuresOf(player, valued).choices().empty();
        any |= choices;
        QVERIFY(!choices || player.looked());
    });
    QCOMPARE(any, asked);
}

void TestCallFeatures::aTrickIsWorthMoreWhereTheMatchIsOpen()
{
    const RuleSet rules = game("standard");
    const WinModel win(*makeContext(rules));
    Standing even, close, decided;
    close.totals[0] = close.totals[1] = 430;
    decided.totals[0] = 480;
    decided.totals[1] = -150;
    const float start = trickWorthAt(win, rules, even, 0);
    QVERIFY(trickWorthAt(win, rules, close, 0) > 1.5F * start);
    QVERIFY(trickWorthAt(win, rules, decided, 0) < 0.5F * start);
    QVERIFY(trickWorthAt(win, rules, decided, 1) > 0);
}

void TestCallFeatures::fixedOpponentsAreNotTaught()
{
    QVERIFY(!BidTemper::first().lessons);
    QVERIFY(!BidTemper().lessons);
    QCOMPARE(BidTemper::taught().lessons, &CallLessons::shipped());
}

void TestCallFeatures::lessonsCountWhereTheyAreAsked_data()
{
    onlyOwnBidsAreAsked_data();
}

/// Beside the playouts of a bid lessons say much. A first thought that they did not correct counts
/// as little as ever.
void TestCallFeatures::lessonsCountWhereTheyAreAsked()
{
    QFETCH(QByteArray, id);
    QFETCH(bool, asked);
    const auto context = makeContext(game(id));
    const SearchOptions options = *parseSearchOptions(":iterations=12:threads=1");
    Heuristics heuristics(context, options.temper);
    DealStart start = dealCards(*context, 0, 3);
    start.firstScored = true;
    DealState deal = startDeal(context, std::move(start));
    Dice dice(1);
    const auto calls = [&] {
        const Prompt prompt = legal(deal);
        return !prompt.cards && prompt.choices.size() > 1 &&
               prompt.choices.front().kind == EventKind::call;
    };
    while (!calls())
        QVERIFY(!apply(deal, choose(legal(deal), dice)));
    const SeatView view(deal, deal.seat);
    const std::atomic<bool> stop{false};
    EventSearch search({view, {context, Standing()}, heuristics, options, 1, stop});
    const std::vector<EventTried> tried = search.run();
    QVERIFY(!tried.empty());
    for (const EventTried &word : tried)
        QCOMPARE(word.priorWorlds > EventTried().priorWorlds, asked);
}

void TestCallFeatures::wordsOfASearchStandInAnyOrder()
{
    for (const char *words : {":calls=0:shy=9000", ":shy=9000:calls=0"}) {
        const auto options = parseSearchOptions(words);
        QVERIFY(options);
        QVERIFY(!options->temper.lessons);
        QCOMPARE(options->temper.blindShy, 9.0F);
        QCOMPARE(options->temper.boldness, BidTemper::first().boldness);
    }
    QVERIFY(parseSearchOptions(":iterations=5")->temper.lessons);
    QVERIFY(!parseSearchOptions("@1:iterations=5")->temper.lessons);
    QVERIFY(!parseSearchOptions(":calls=2"));
}

QTEST_GUILESS_MAIN(TestCallFeatures)
#include "tst_call_features.moc"
