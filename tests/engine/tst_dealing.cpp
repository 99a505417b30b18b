// SPDX-License-Identifier: GPL-3.0-or-later
// Shuffling, dealing, cutting and the draw for the dealer: the same on every machine, and no card
// is lost or doubled under any named game.
#include "match/deal_source.h"
#include "match/dealer_draw.h"
#include "match/dealing.h"
#include "match/dealt_play.h"
#include "match/match.h"
#include "rules/catalogue.h"
#include "test_main.h"

#include <QTest>

#include <algorithm>
#include <map>
#include <set>

using namespace sandbag;

namespace {

RuleContext tableOf(const RuleSet &rules)
{
    return {rules, Seating(rules), planPack(rules), {}, {}};
}

CardList allCards(const DealStart &start)
{
    CardList cards = start.undealt;
    for (const CardList &hand : start.hands)
        cards.insert(cards.end(), hand.begin(), hand.end());
    sortForFiles(cards);
    return cards;
}

} // namespace

class TestDealing : public QObject
{
    Q_OBJECT

private slots:
    void diceAreTheSameEverywhere();
    void throwsAreRemainders();
    void diceAreFair();
    void everyNamedGameDealsItsPack();
    void playsAreDealtTheSameCards();
    void theDealIsTheSeed();
    void preparedDealsComeFirst();
    void aPositionIsPlayedOn();
    void theChosenCardLiesAside();
    void faceUpCardsAreInTheHand();
    void frenchCut();
    void plainCutTurnsTheCancellingCard();
    void drawHighAndLow();
    void drawFirstSpade();
};

void TestDealing::diceAreTheSameEverywhere()
{
    Dice dice(42);
    QCOMPARE(dice.next(), std::uint64_t(0xbdd732262feb6e95));
    QCOMPARE(dice.next(), std::uint64_t(0x28efe333b266f103));
    const RuleContext context = tableOf({});
    const DealStart start = dealCards(context, 0, 7);
    QCOMPARE(toString(start.hands[0]), std::string("AS KS 4S 3S AH QH 9H KD TD 3D 2D KC QC"));
}

/// Whatever way they are worked out.
void TestDealing::throwsAreRemainders()
{
    Dice raw(3), dice(3);
    for (int i = 0; i < 20000; ++i) {
        const int n = 1 + i % 300;
        QCOMPARE(dice.below(n), static_cast<int>(raw.next() % static_cast<std::uint64_t>(n)));
    }
}

void TestDealing::diceAreFair()
{
    Dice dice(1);
    std::map<int, int> seen;
    for (int i = 0; i < 6000; ++i)
        ++seen[dice.below(6)];
    QCOMPARE(seen.size(), std::size_t(6));
    for (const auto &[face, times] : seen)
        QVERIFY2(times > 880 && times < 1120, qPrintable(QString::number(times)));
}

void TestDealing::everyNamedGameDealsItsPack()
{
    for (const Preset &preset : presets()) {
        const RuleContext context = tableOf(rulesOf(preset));
        for (int dealer = 0; dealer < context.seating.players; ++dealer) {
            const DealStart start = dealCards(context, dealer, 99);
            QVERIFY2(allCards(start) == context.pack.cards, preset.id);
            const auto hand = context.pack.draft ? 0 : context.pack.handSize;
            for (const CardList &cards : start.hands)
                QCOMPARE(static_cast<int>(cards.size()), hand);
        }
    }
}

void TestDealing::playsAreDealtTheSameCards()
{
    for (const Preset &preset : presets()) {
        const auto context = makeContext(rulesOf(preset));
        const int dealer = context->seating.players - 1;
        const DealStart start = dealCards(*context, dealer, 7);
        const PlayState play = dealtPlay(*context, dealer, 7);
        for (int seat = 0; seat < context->seating.players; ++seat)
            QVERIFY2(handCards(context->play, play, seat) ==
                         start.hands[static_cast<std::size_t>(seat)],
                     preset.id);
    }
}

void TestDealing::theDealIsTheSeed()
{
    const RuleContext context = tableOf({});
    std::set<std::string> hands;
    for (std::uint64_t number = 0; number < 200; ++number) {
        const std::uint64_t seed = seedFor(5, number);
        QVERIFY(dealCards(context, 1, seed).hands == dealCards(context, 1, seed).hands);
        hands.insert(toString(dealCards(context, 1, seed).hands[2]));
    }
    QCOMPARE(hands.size(), std::size_t(200));
}

/// Those of a record in turn, then by the seed; deals that do not fit the rules are shuffled, too.
void TestDealing::preparedDealsComeFirst()
{
    RuleSet rules;
    rules.deal_cut = DealCut::none;
    const auto context = makeContext(rules);
    const auto cardsFrom = [&](std::uint64_t seed) {
        const DealStart start = dealCards(*context, 2, seed);
        DealRecord deal;
        deal.dealer = 2;
        deal.hands = start.hands;
        return deal;
    };
    DealRecord thrownIn;
    thrownIn.kind = DealRecord::Kind::voided;
    MatchRecord record;
    record.rules = rules;
    record.deals = {cardsFrom(11), thrownIn, cardsFrom(12)};
    const DealSource source = DealSource::ofRecord(record, 5);
    QCOMPARE(source.prepared().size(), std::size_t{2});

    Match match{record};
    QVERIFY(source.isReady(match));
    QVERIFY(!source.deal(match, 0, {30, {}})); // the cut changes nothing
    QVERIFY(match.record().deals[0].hands == record.deals[0].hands);
    QCOMPARE(match.record().deals[0].dealer, 0);
    match.voidDeal("thrown-in");
    QVERIFY(!source.deal(match, 1, {}));
    QVERIFY(match.record().deals[1].hands == record.deals[2].hands);
    match.voidDeal("thrown-in");
    QVERIFY(!source.isReady(match));
    QVERIFY(!source.deal(match, 1, {}));
    QVERIFY(match.record().deals[2].hands == dealCards(*context, 1, seedFor(5, 2)).hands);

    RuleSet three = rules;
    three.table_players = 3;
    MatchRecord other;
    other.rules = three;
    Match misfit{other};
    QVERIFY(!source.deal(misfit, 0, {}));
    QVERIFY(misfit.record().deals[0].hands == dealCards(*misfit.context(), 0, seedFor(5, 0)).hands);
}

void TestDealing::aPositionIsPlayedOn()
{
    RuleSet rules;
    rules.deal_cut = DealCut::none;
    MatchRecord record;
    record.rules = rules;
    Match before{record};
    QVERIFY(!DealSource::bySeed(3).deal(before, 1, {}));
    for (int i = 0; i < 3; ++i)
        QVERIFY(!before.apply(legal(*before.deal()).choices.front()));
    Match match{record};
    QVERIFY(!DealSource::position(before.record().deals.back(), 8).deal(match, 1, {}));
    QVERIFY(match.record().deals == before.record().deals);
    QCOMPARE(match.deal()->seat, before.deal()->seat);
}

void TestDealing::theChosenCardLiesAside()
{
    const RuleContext context = tableOf(rulesOf(*findPreset("three-handed")));
    for (std::uint64_t seed = 0; seed < 20; ++seed)
        QCOMPARE(toString(dealCards(context, 0, seed).undealt), std::string("2C"));
}

void TestDealing::faceUpCardsAreInTheHand()
{
    RuleSet rules;
    rules.deal_face_up = 3;
    const DealStart start = dealCards(tableOf(rules), 2, 3);
    QCOMPARE(start.faceUp.size(), std::size_t(4));
    for (std::size_t seat = 0; seat < 4; ++seat) {
        QCOMPARE(start.faceUp[seat].size(), std::size_t(3));
        for (const Card card : start.faceUp[seat])
            QVERIFY(std::count(start.hands[seat].begin(), start.hands[seat].end(), card) == 1);
    }
}

void TestDealing::frenchCut()
{
    RuleSet rules;
    rules.deal_cut = DealCut::french;
    const RuleContext context = tableOf(rules);
    const CardList turned = frenchCutCards(context, 11);
    QCOMPARE(turned.size(), std::size_t(4));
    const DealStart start = dealCards(context, 0, 11, {0, {3, 1, 0, 2}});
    QVERIFY((start.faceUp ==
             std::vector<CardList>{{turned[2]}, {turned[1]}, {turned[3]}, {turned[0]}}));
    QVERIFY(allCards(start) == context.pack.cards);
    for (const CardList &hand : start.hands)
        QCOMPARE(hand.size(), std::size_t(13));
}

void TestDealing::plainCutTurnsTheCancellingCard()
{
    RuleSet rules;
    rules.bags_cancel_card = BagsCancelCard::cut;
    rules.deck_jokers = 2;
    const RuleContext context = tableOf(rules);
    std::set<Card> turned;
    for (int depth = 0; depth < 54; ++depth) {
        const DealStart start = dealCards(context, 0, 21, {depth, {}});
        QVERIFY(start.cutCard && !start.cutCard->isJoker());
        turned.insert(*start.cutCard);
        QVERIFY(allCards(start) == context.pack.cards);
    }
    QVERIFY(turned.size() > 45);
    QVERIFY(!dealCards(tableOf({}), 0, 21, {5, {}}).cutCard);
}

void TestDealing::drawHighAndLow()
{
    RuleSet rules;
    for (const DealFirstDealer kind : {DealFirstDealer::high_card, DealFirstDealer::low_card}) {
        rules.deal_first_dealer = kind;
        std::set<int> dealers;
        for (std::uint64_t seed = 0; seed < 60; ++seed) {
            const DealerDraw draw = drawForDealer(tableOf(rules), seed);
            QCOMPARE(draw.shown.size(), std::size_t(4));
            const Card best = draw.shown[static_cast<std::size_t>(draw.dealer)].second;
            for (const auto &[seat, card] : draw.shown) {
                const auto rank = std::pair(card.rank(), card.suit());
                const auto won = std::pair(best.rank(), best.suit());
                QVERIFY(kind == DealFirstDealer::high_card ? rank <= won : rank >= won);
            }
            dealers.insert(draw.dealer);
        }
        QCOMPARE(dealers.size(), std::size_t(4));
    }
    rules.deal_first_dealer = DealFirstDealer::random;
    QVERIFY(drawForDealer(tableOf(rules), 1).shown.empty());
}

void TestDealing::drawFirstSpade()
{
    RuleSet rules;
    rules.deal_first_dealer = DealFirstDealer::first_spade;
    for (std::uint64_t seed = 0; seed < 60; ++seed) {
        const DealerDraw draw = drawForDealer(tableOf(rules), seed);
        QCOMPARE(draw.shown.back().second.suit(), Suit::spades);
        QCOMPARE(draw.shown.back().first, draw.dealer);
        for (std::size_t i = 0; i + 1 < draw.shown.size(); ++i) {
            QVERIFY(draw.shown[i].second.suit() != Suit::spades);
            QCOMPARE(draw.shown[i].first, static_cast<int>(i) % 4);
        }
    }
}

QTEST_GUILESS_MAIN(TestDealing)
#include "tst_dealing.moc"
