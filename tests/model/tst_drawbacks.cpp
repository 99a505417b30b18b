// SPDX-License-Identifier: GPL-3.0-or-later
// What is worst about a choice, where tricks are bags: contracts and bags are counted as the
// engine counts them.
#include "test_main.h"

#include "deal/progress.h"
#include "match/dealing.h"
#include "named/named_player.h"
#include "rules/catalogue.h"
#include "search/drawbacks.h"
#include "search/reasons.h"
#include "text/translate.h"

#include <QTest>

using namespace sandbag;

namespace {

/// You (seat 0) bid 3, your partner nil, the opponents one each. The nil has taken a trick, an
/// opponent one with a spade, and you two or three; you lead. One opponent may have bid more, and
/// the last trick may bring points.
DealState failedNil(NilFailedTricks counted, int own, int theirs = 1, int ofLastTrick = 0)
{
    RuleSet rules = rulesOf(*findPreset("standard"));
    rules.nil_failed_tricks = counted;
    rules.last_trick_bonus = ofLastTrick;
    DealStart start;
    start.dealer = 3;
    start.firstScored = true;
    start.hands = {*parseCards("AC KC QC 2D AH KH QH JH TH 9H 8H 7H 6H"),
                   *parseCards("JC TC 9C 2C KD AS KS QS JS TS 9S 5H 4H"),
                   *parseCards("8C 7C 6C AD JD 8S 7S 6S 5S 4S 3S 2S 3H"),
                   *parseCards("5C 4C 3C QD TD 9D 8D 7D 6D 5D 4D 3D 2H")};
    DealState deal = startDeal(makeContext(rules), start);
    for (const Call &call :
         {Call::number(3), Call::number(theirs), Call::of(Call::What::nil), Call::number(1)})
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
    int made = 0, all = 0, extra = 0, alone = 0;
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
    const bool alone = text.startsWith(QStringLiteral("Your contract is made"));
    QCOMPARE(alone, made && !all && !stakeOf(seen, view.seat()));
    counts.alone += alone;
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
    void aBagMayBeWorthASet();
    void aBonusIsNoBag();
    void theWorstIsSaid_data();
    void theWorstIsSaid();
    void aLowerBidIsNoHarderContract_data();
    void aLowerBidIsNoHarderContract();
    void thePriceOfBagsIsSaid();
    void bagsMakeChoicesAlike();
};

void TestDrawbacks::tricksOfAFailedNil_data()
{
    QTest::addColumn<NilFailedTricks>("counted");
    QTest::addColumn<int>("own");
    QTest::addColumn<int>("bags"); // −1: none of a penalty
    QTest::addColumn<QString>("said");
    using Counted = NilFailedTricks;
    QTest::newRow("no trick of the contract") << Counted::bags << 2 << -1 << "A♥ brings more bags.";
    QTest::newRow("one of the contract")
        << Counted::contract << 2 << -1 << "Your contract is made: A♥ would bring you more bags.";
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
    // Opponents who are set already leave the own contract alone to speak of.
    const bool set = counted == NilFailedTricks::bags || counted == NilFailedTricks::contract;
    const DealState deal = failedNil(counted, own, set ? 13 : 1);
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
    QVERIFY2(counts.made > 60 && counts.all > 10 && counts.extra > 0 && counts.alone > 0,
             qPrintable(QStringLiteral("%1, %2, %3, %4")
                            .arg(counts.made)
                            .arg(counts.all)
                            .arg(counts.extra)
                            .arg(counts.alone)));
}

/// With the opponents' contract still open a trick that is a bag takes them a step nearer to being
/// set, whatever playouts found: it brings not only bags. Once nothing they have called can change
/// it does.
void TestDrawbacks::aBagMayBeWorthASet()
{
    const auto said = [](int bid) {
        const DealState deal = failedNil(NilFailedTricks::contract, 2, bid);
        return saidOf(SeatView(deal, 0), false, 0);
    };
    QCOMPARE(said(1), QStringLiteral("A♥ brings more bags."));
    QCOMPARE(said(13), QStringLiteral("Your contract is made: A♥ would bring you more bags."));
}

/// Of tricks one of which brings points not every one is only a bag.
void TestDrawbacks::aBonusIsNoBag()
{
    for (const bool pays : {false, true}) {
        const DealState deal = failedNil(NilFailedTricks::opponents, 3, 1, pays ? 10 : 0);
        const QString text = saidOf(SeatView(deal, 0), false, 0);
        QCOMPARE(text.contains(QStringLiteral("only a bag")), !pays);
    }
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

void TestDrawbacks::aLowerBidIsNoHarderContract_data()
{
    QTest::addColumn<int>("overSetAt");
    QTest::addColumn<OverTwice>("overTwice");
    QTest::addColumn<ContractMade>("contractMade");
    QTest::addColumn<bool>("overtricksSet");
    const auto atLeast = RuleSet().contract_made;
    QTest::newRow("never") << 0 << OverTwice::off << atLeast << false;
    QTest::newRow("two over") << 2 << OverTwice::off << atLeast << true;
    QTest::newRow("twice") << 0 << OverTwice::twice << atLeast << true;
    QTest::newRow("exact") << 0 << OverTwice::off << ContractMade::exact << true;
}

/// Where overtricks set nothing: that the lower of two bids is made less often, or the higher one
/// brings more bags, comes of what the others bid after it: as a reason it would contradict itself.
void TestDrawbacks::aLowerBidIsNoHarderContract()
{
    RuleSet rules = rulesOf(*findPreset("standard"));
    QFETCH(int, overSetAt);
    QFETCH(OverTwice, overTwice);
    QFETCH(ContractMade, contractMade);
    rules.over_set_at = overSetAt;
    rules.over_twice = overTwice;
    rules.contract_made = contractMade;
    const auto context = makeContext(rules);
    DealStart start = dealCards(*context, 3, 1);
    start.firstScored = true;
    const DealState deal = startDeal(context, std::move(start));
    const SeatView view(deal, deal.seat);
    const Event two = Event::makeCall(deal.seat, Call::number(2));
    const Event three = Event::makeCall(deal.seat, Call::number(3));
    const auto said = [&view](const Event &best, const Event &other, bool set, bool penalty) {
        Leaf leaf = leafOf(0);
        leaf.set = set;
        leaf.penalty = penalty;
        leaf.bags = set || penalty ? 0 : 9;
        const OutcomeSums better = sumsOf(leafOf(100)), worse = sumsOf(leaf);
        const auto drawback = drawbackOf({best, 0.5, &better}, {other, 0.5, &worse}, view, {});
        return drawback ? toText(drawback->words, Audience::screen()) : QString();
    };
    QVERIFY(said(two, three, true, false).contains(QStringLiteral("you make your contract")));
    QFETCH(bool, overtricksSet);
    QCOMPARE(said(three, two, true, false).contains(QStringLiteral("you make your contract")),
             overtricksSet);
    QVERIFY(said(three, two, false, true).contains(QStringLiteral("bag penalty")));
    QCOMPARE(said(two, three, false, true), QString());
    QVERIFY(!said(three, two, false, false).isEmpty());
    QCOMPARE(said(two, three, false, false), QString());
    // What will be bid after a look is not known: no bags are foretold of it.
    const Event look = Event::of(EventKind::look, deal.seat);
    QCOMPARE(said(three, look, false, true), QString());
    QCOMPARE(said(look, two, false, true), QString());
    QCOMPARE(said(three, look, false, false), QString());
}

/// Points that choices are compared by count bags at a price that no score sheet shows.
void TestDrawbacks::thePriceOfBagsIsSaid()
{
    const auto said = [](const RuleSet &rules, float points, float lead) {
        Leaf leaf = leafOf(lead);
        leaf.points = points;
        const auto words = bagsCounted(sumsOf(leafOf(100)), sumsOf(leaf), rules);
        return words ? toText(*words, Audience::screen()) : QString();
    };
    RuleSet rules = rulesOf(*findPreset("standard"));
    QCOMPARE(said(rules, 2, -18), QStringLiteral("This counts each bag as a loss of 10 points."));
    QCOMPARE(said(rules, -18, -18), QString());
    // With nine bags the tenth brings the penalty, which takes the price of nine with it.
    Leaf tenth = leafOf(-9);
    tenth.points = -99;
    tenth.penalty = true;
    const auto words = bagsCounted(sumsOf(leafOf(0)), sumsOf(tenth), rules);
    QVERIFY(words);
    QCOMPARE(toText(*words, Audience::screen()),
             QStringLiteral("This spreads the bag penalty over the bags, each of which counts as a "
                            "loss of 10 points."));
    rules.bags_limit = 0;
    QCOMPARE(said(rules, 2, -18), QString());
}

/// Choices that are about as good though a score sheet parts them, as bags do.
void TestDrawbacks::bagsMakeChoicesAlike()
{
    const DealState deal = failedNil(NilFailedTricks::contract, 2);
    const SeatView view(deal, 0);
    const auto &choices = view.prompt().choices;
    const auto said = [&](float points, bool nothing) {
        Leaf leaf = leafOf(60);
        leaf.points = points;
        const OutcomeSums best = sumsOf(leafOf(60)), other = sumsOf(leaf);
        const std::optional<Event> second = nothing ? std::nullopt : std::optional(choices.back());
        const std::vector<Considered> ranked{{choices.front(), 0.5, &best}, {second, 0.5, &other}};
        return toText(reasonOf(ranked, view, {}), Audience::screen());
    };
    const QString bags = QStringLiteral("This counts each bag as a loss of 10 points.");
    QVERIFY2(said(80, false).endsWith(QStringLiteral(" is about as good. ") + bags),
             qPrintable(said(80, false)));
    QVERIFY2(said(60, false).endsWith(QStringLiteral(" is about as good.")),
             qPrintable(said(60, false)));
    QVERIFY2(said(80, true).endsWith(QStringLiteral(" is worth about the same. ") + bags),
             qPrintable(said(80, true)));
}

QTEST_GUILESS_MAIN(TestDrawbacks)
#include "tst_drawbacks.moc"
