// SPDX-License-Identifier: GPL-3.0-or-later
// What is worst about a choice, where tricks are bags: contracts and bags are counted as the
// engine counts them.
#include "test_main.h"

#include "deal/progress.h"
#include "match/dealing.h"
#include "named/named_player.h"
#include "rules/catalogue.h"
#include "search/drawbacks.h"
#include "text/translate.h"

#include <QTest>

using namespace sandbag;

namespace {

/// You (seat 0) bid 3, your partner nil, the opponents one each. The nil has taken a trick, an
/// opponent one with a spade, and you two or three; you lead.
DealState failedNil(NilFailedTricks counted, int own)
{
    RuleSet rules = rulesOf(*findPreset("standard"));
    rules.nil_failed_tricks = counted;
    DealStart start;
    start.dealer = 3;
    start.firstScored = true;
    start.hands = {*parseCards("AC KC QC 2D AH KH QH JH TH 9H 8H 7H 6H"),
                   *parseCards("JC TC 9C 2C KD AS KS QS JS TS 9S 5H 4H"),
                   *parseCards("8C 7C 6C AD JD 8S 7S 6S 5S 4S 3S 2S 3H"),
                   *parseCards("5C 4C 3C QD TD 9D 8D 7D 6D 5D 4D 3D 2H")};
    DealState deal = startDeal(makeContext(rules), start);
    for (const Call &call :
         {Call::number(3), Call::number(1), Call::of(Call::What::nil), Call::number(1)})
        (void)apply(deal, Event::makeCall(deal.seat, call));
    const CardList cards = *parseCards("2D KD AD QD JD TD 6H 9S JC 8C 5C AC KC TC 7C 4C "
                                       "QC 9C 6C 3C");
    for (std::size_t i = 0; i < cards.size() - (own == 2 ? 4U : 0U); ++i)
        (void)apply(deal, Event::play(deal.seat, cards[i]));
    return deal;
}

Leaf leafOf(float lead)
{
    Leaf leaf;
    leaf.value = 0.5F;
    leaf.lead = leaf.points = lead;
    leaf.contract = true;
    return leaf;
}

OutcomeSums sumsOf(const Leaf &leaf)
{
    OutcomeSums sums;
    sums.add(leaf, 1);
    return sums;
}

/// What is said against a card that takes five more bags than another one, or brings the penalty.
QString saidOf(const SeatView &view, bool penalty, int bags)
{
    Leaf more = leafOf(0);
    more.bags = penalty ? -9 : 5;
    more.penalty = penalty;
    const OutcomeSums better = sumsOf(leafOf(100)), worse = sumsOf(more);
    Standing standing;
    for (int side = 0; side < view.context().seating.sides; ++side)
        standing.bags[side] = bags;
    const auto &choices = view.prompt().choices;
    const auto drawback =
        drawbackOf({choices.back(), 0.5, &better}, {choices.front(), 0.5, &worse}, view, standing);
    return drawback ? toText(drawback->words, Audience::screen()) : QString();
}

/// Positions that were met: with the own contract made, with all, with a trick of an extra round.
struct Counts {
    int made = 0, all = 0, extra = 0;
};

/// Whether what is said of the contracts is so.
void compare(const SeatView &view, Counts &counts)
{
    const DealState &seen = view.seen();
    bool all = true;
    for (int side = 0; side < seen.seating().sides; ++side)
        all = all && contractOf(seen, side).need <= 0;
    for (int seat = 0; seat < seen.seating().players; ++seat)
        all = all && !(seen.calls[seat].isNil() && seen.play.taken[seat] == 0);
    const ContractProgress own = contractOf(seen, seen.sideOf(view.seat()));
    const bool made = own.bid > 0 && own.need <= 0;
    const QString text = saidOf(view, false, 0);
    QCOMPARE(text.startsWith(QStringLiteral("All contracts are made")), made && all);
    QCOMPARE(text.startsWith(QStringLiteral("Your contract is made")), made && !all);
    counts.made += made;
    counts.all += made && all;
    counts.extra += seen.kitty.extraTrickSeat >= 0;
}

/// Bids as players do, cards as they come.
void compareIn(const RuleSet &rules, std::uint64_t seed, Counts &counts)
{
    const auto context = makeContext(rules);
    const auto player = makePlayer("simple", seed);
    const std::atomic<bool> stop{false};
    DealStart start = dealCards(*context, context->seating.players - 1, seed);
    start.firstScored = true;
    DealState deal = startDeal(context, std::move(start));
    Dice dice(seed);
    while (!deal.over()) {
        const SeatView view(deal, deal.seat);
        const auto &choices = view.prompt().choices;
        const bool plays = deal.stage == Stage::play && !choices.empty();
        if (plays && choices.size() > 1)
            compare(view, counts);
        const auto place =
            static_cast<std::size_t>(plays ? dice.below(static_cast<int>(choices.size())) : 0);
        const Event event =
            plays ? choices[place] : player->decide(view, {context, {}}, stop).event;
        QVERIFY(!apply(deal, event));
    }
}

} // namespace

class TestDrawbacks : public QObject
{
    Q_OBJECT

private slots:
    void tricksOfAFailedNil_data();
    void tricksOfAFailedNil();
    void everyFurtherTrickIsABag();
    void theWorstIsSaid_data();
    void theWorstIsSaid();
};

void TestDrawbacks::tricksOfAFailedNil_data()
{
    QTest::addColumn<NilFailedTricks>("counted");
    QTest::addColumn<int>("own");
    QTest::addColumn<int>("bags"); // −1: none of a penalty
    QTest::addColumn<QString>("said");
    using Counted = NilFailedTricks;
    QTest::newRow("no trick of the contract")
        << Counted::bags << 2 << -1 << "This choice brings more bags.";
    QTest::newRow("one of the contract")
        << Counted::contract << 2 << -1 << "Your contract is made: A♥ would only bring you bags.";
    QTest::newRow("a bag beside the contract")
        << Counted::bags << 3 << 8 << "Your contract is made and you have 9 bags: A♥ would bring";
    QTest::newRow("no bag") << Counted::none << 3 << 9
                            << "Your contract is made and you have 9 bags: A♥ would bring";
    QTest::newRow("one of the opponents' contract")
        << Counted::opponents << 3 << -1 << "All contracts are made";
}

void TestDrawbacks::tricksOfAFailedNil()
{
    QFETCH(NilFailedTricks, counted);
    QFETCH(int, own);
    QFETCH(int, bags);
    QFETCH(QString, said);
    const DealState deal = failedNil(counted, own);
    QCOMPARE(deal.seat, 0);
    QCOMPARE(int{deal.play.taken[2]}, 1);
    QCOMPARE(int{deal.play.taken[0]}, own);
    const QString text = saidOf(SeatView(deal, 0), bags >= 0, std::max(bags, 0));
    QVERIFY2(text.startsWith(said), qPrintable(text));
}

/// In games whose tricks are counted otherwise than by who took them, too: that of a kitty's extra
/// round among them.
void TestDrawbacks::everyFurtherTrickIsABag()
{
    Counts counts;
    for (const char *game : {"standard", "dealer-kitty", "cutthroat"}) {
        for (std::uint64_t seed = 1; seed <= 20; ++seed) {
            RuleSet rules = rulesOf(*findPreset(game));
            rules.kitty_extra_round = rules.deck_leftover == DeckLeftover::kitty;
            compareIn(rules, seed, counts);
            if (QTest::currentTestFailed())
                return;
        }
    }
    QVERIFY2(counts.made > 60 && counts.all > 10 && counts.extra > 0,
             qPrintable(
                 QStringLiteral("%1, %2, %3").arg(counts.made).arg(counts.all).arg(counts.extra)));
}

void TestDrawbacks::theWorstIsSaid_data()
{
    QTest::addColumn<double>("made"); // shares of the better choice and the other one
    QTest::addColumn<double>("othersSet");
    QTest::addColumn<double>("penalty");
    QTest::addColumn<double>("lost");
    QTest::addColumn<QString>("said");
    QTest::newRow("contract") << 0.6 << 0.5 << 0.5 << 0.5 << "you make your contract";
    QTest::newRow("set") << 0.2 << 0.6 << 0.5 << 0.5 << "the opponents are set";
    QTest::newRow("penalty") << 0.2 << 0.3 << 0.8 << 0.5 << "chance of a bag penalty";
    QTest::newRow("match") << 0.2 << 0.1 << 0.1 << 0.9 << "the chance to lose the match";
    QTest::newRow("nothing") << 0.01 << 0.0 << 0.02 << 0.01 << "";
}

/// Of several drawbacks the one that costs most.
void TestDrawbacks::theWorstIsSaid()
{
    QFETCH(double, made);
    QFETCH(double, othersSet);
    QFETCH(double, penalty);
    QFETCH(double, lost);
    QFETCH(QString, said);
    const DealState deal = failedNil(NilFailedTricks::bags, 2);
    const SeatView view(deal, 0);
    OutcomeSums better = sumsOf(leafOf(100)), worse = sumsOf(leafOf(0));
    worse.made = 1 - made;
    better.othersSet = othersSet;
    worse.penalty = penalty;
    worse.lost = lost;
    const auto &choices = view.prompt().choices;
    const auto drawback =
        drawbackOf({choices.back(), 0.5, &better}, {choices.front(), 0.5, &worse}, view, {});
    QCOMPARE(drawback.has_value(), !said.isEmpty());
    if (drawback) {
        const QString text = toText(drawback->words, Audience::screen());
        QVERIFY2(text.contains(said), qPrintable(text));
    }
}

QTEST_GUILESS_MAIN(TestDrawbacks)
#include "tst_drawbacks.moc"
