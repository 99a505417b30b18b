// SPDX-License-Identifier: GPL-3.0-or-later
// What hands and calls are worth to computer players: properties of the hand model and of the
// values of calls.
#include "random_deal.h"
#include "test_main.h"

#include "bidding/call_values.h"
#include "named/named_player.h"
#include "policy/card_worth.h"

#include <QTest>

#include <bit>
#include <cmath>

using namespace sandbag;

namespace {

Slots handOf(const RuleContext &context, const char *tokens)
{
    Slots hand = 0;
    const auto cards = parseCards(tokens);
    for (const Card card : *cards)
        hand |= slotBit(context.play.slotOf[card.face()]);
    return hand;
}

/// The nth card of a set, lowest first.
Slots nth(Slots cards, int n)
{
    for (; n > 0; --n)
        cards &= cards - 1;
    return cards & (~cards + 1);
}

Slots randomCard(Slots cards, Dice &dice)
{
    return nth(cards, dice.below(std::popcount(cards)));
}

struct Fixture {
    std::shared_ptr<const RuleContext> context;
    HandModel hands;
    explicit Fixture(const char *preset)
        : context(makeContext(rulesOf(*findPreset(preset)))), hands(context)
    {
    }
    [[nodiscard]] float tricks(Slots hand) const
    {
        return hands.tricks(hand, 0, hands.pack() & ~hand);
    }
    [[nodiscard]] float nil(Slots hand) const
    {
        return hands.nilChance(hand, 0, hands.pack() & ~hand, -1);
    }
    [[nodiscard]] Slots randomHand(Dice &dice) const
    {
        Slots hand = 0;
        while (std::popcount(hand) < 13)
            hand |= randomCard(hands.pack() & ~hand, dice);
        return hand;
    }
};

/// What calls are worth by rules of thumb, over the hands of some deals.
class Calling
{
public:
    explicit Calling(const RuleSet &rules, const BidTemper &temper = {})
        : m_context(makeContext(rules)), m_book(m_context), m_temper(temper)
    {
    }
    explicit Calling(const char *preset) : Calling(rulesOf(*findPreset(preset))) {}

    /// Nil, once partner has called so; of hands that may well lose every trick.
    float nilBeside(const Call &partner)
    {
        return mean(Call::of(Call::What::nil), kSeat ^ 2, partner, 0.5F);
    }
    /// Six, once the side on the right has called so.
    float numberAgainst(const Call &other) { return mean(Call::number(6), kSeat - 1, other, 0); }

private:
    static constexpr int kSeat = 2;

    float mean(const Call &call, int caller, const Call &heard, float leastNilChance)
    {
        float sum = 0;
        int asked = 0;
        for (std::uint64_t seed = 0; asked < 20; ++seed) {
            DealState deal = startDeal(m_context, dealCards(*m_context, 3, seed));
            for (int seat = 0; seat < 4; ++seat)
                deal.bidding.looked.add(seat);
            deal.calls[caller] = heard;
            CallValues values(m_book, m_hands, m_win, m_temper, {deal, kSeat});
            if (values.nilChance() < leastNilChance)
                continue;
            sum += values.of(Event::makeCall(kSeat, call));
            ++asked;
        }
        return sum / static_cast<float>(asked);
    }

    std::shared_ptr<const RuleContext> m_context;
    OutcomeCache m_book;
    HandModel m_hands{m_context};
    WinModel m_win{*m_context};
    BidTemper m_temper;
};

} // namespace

class TestHandValues : public QObject
{
    Q_OBJECT

private slots:
    void handsShareTheTricks_data();
    void handsShareTheTricks();
    void higherCardsTakeMore();
    void moreTrumpsNeverTakeFewer();
    void nilChancesAreChances();
    void draftedHandsAreWhole();
    void nilsFearHighSpades();
    void callsAreWorthChances();
    void certainTricksAreBid();
    void aNilBesideOwnContractsCountsPartnersTricks();
    void aSecondNilOfASideExchangesNothing();
    void theUsualBidOfASideTellsNothing();
};

void TestHandValues::handsShareTheTricks_data()
{
    QTest::addColumn<QString>("preset");
    for (const char *preset : {"standard", "deuces-high", "six-pairs", "three-handed",
                               "five-handed", "two-handed", "dealer-kitty"})
        QTest::newRow(preset) << preset;
}

/// Of fresh deals too, all hands together expect about the tricks that there are.
void TestHandValues::handsShareTheTricks()
{
    QFETCH(QString, preset);
    const Fixture at(preset.toLatin1().constData());
    double sum = 0;
    constexpr int kDeals = 200;
    for (int deal = 0; deal < kDeals; ++deal) {
        const DealStart start = dealCards(*at.context, 0, seedFor(77, deal));
        for (int seat = 0; seat < at.context->seating.players; ++seat) {
            const HandModel::Hand hand = at.hands.sampleHand(start, seat);
            sum += at.hands.tricks(hand.own, hand.secondCopy, at.hands.pack() & ~hand.own);
        }
    }
    const double each = sum / kDeals;
    const int tricks = at.context->pack.tricks;
    QVERIFY2(std::abs(each - tricks) < 0.05 * tricks, qPrintable(QString::number(each)));
}

/// The next higher card of its suit that is not held in a card's place never takes away a tenth of
/// a trick, and on average brings something.
void TestHandValues::higherCardsTakeMore()
{
    const Fixture at("standard");
    Dice dice(21);
    double gain = 0;
    for (int i = 0; i < 4000; ++i) {
        const Slots hand = at.randomHand(dice);
        const Slots card = randomCard(hand, dice);
        const Slot slot = static_cast<Slot>(std::countr_zero(card));
        const Slots effectiveSuit =
            at.context->play.effectiveSuit[at.context->play.effectiveSuitOf[slot]];
        const Slots above = effectiveSuit & ~hand & slotsAbove(slot);
        if (!above)
            continue;
        const float more = at.tricks((hand & ~card) | nth(above, 0)) - at.tricks(hand);
        QVERIFY2(more > -0.1F, qPrintable(QString::number(more)));
        gain += more;
    }
    QVERIFY(gain > 0);
}

/// A trump in place of the lowest card of the longest side suit.
void TestHandValues::moreTrumpsNeverTakeFewer()
{
    const Fixture at("standard");
    const PlayTables &tables = at.context->play;
    Dice dice(22);
    for (int i = 0; i < 4000; ++i) {
        const Slots hand = at.randomHand(dice);
        Slots longest = 0;
        for (int effectiveSuit = 0; effectiveSuit < kEffectiveSpades; ++effectiveSuit) {
            if (std::popcount(hand & tables.effectiveSuit[effectiveSuit]) > std::popcount(longest))
                longest = hand & tables.effectiveSuit[effectiveSuit];
        }
        const Slots trumps = tables.effectiveSuit[kEffectiveSpades] & ~hand;
        if (!trumps || std::popcount(longest) < 4)
            continue;
        const Slots other = (hand & ~nth(longest, 0)) | randomCard(trumps, dice);
        QVERIFY2(at.tricks(other) >= at.tricks(hand) - 1e-4F,
                 qPrintable(QStringLiteral("%1 spades: %2 to %3")
                                .arg(std::popcount(hand & tables.effectiveSuit[kEffectiveSpades]))
                                .arg(at.tricks(hand))
                                .arg(at.tricks(other))));
    }
}

void TestHandValues::nilChancesAreChances()
{
    RandomRules random(23);
    for (int i = 0; i < 60; ++i) {
        const auto context = makeContext(random.draw(20));
        const HandModel hands(context);
        QVERIFY(hands.blindNilChance() > 0 && hands.blindNilChance() < 1);
        const DealStart start = dealCards(*context, 0, seedFor(5, i));
        for (int seat = 0; seat < context->seating.players; ++seat) {
            const HandModel::Hand hand = hands.sampleHand(start, seat);
            QVERIFY2(std::popcount(hand.own) + std::popcount(hand.secondCopy) ==
                         context->pack.handSize,
                     qPrintable(named(context->rules)));
            const float chance =
                hands.nilChance(hand.own, hand.secondCopy, hands.pack() & ~hand.own, 3);
            QVERIFY2(chance > 0 && chance < 1, qPrintable(named(context->rules)));
            QVERIFY2(hands.tricks(hand.own, hand.secondCopy, hands.pack() & ~hand.own) > 0,
                     qPrintable(named(context->rules)));
        }
    }
}

/// A draft from two packs may keep both copies of a card, and one with jokers leaves cards over.
void TestHandValues::draftedHandsAreWhole()
{
    for (const auto &[packs, jokers] : {std::pair{2, 0}, {1, 2}, {2, 4}}) {
        RuleSet rules = rulesOf(*findPreset("two-handed"));
        rules.deck_packs = packs;
        rules.deck_jokers = jokers;
        const auto context = makeContext(rules);
        const HandModel hands(context);
        for (int deal = 0; deal < 50; ++deal) {
            const DealStart start = dealCards(*context, 0, seedFor(5, deal));
            for (int seat = 0; seat < 2; ++seat) {
                const HandModel::Hand hand = hands.sampleHand(start, seat);
                QCOMPARE(std::popcount(hand.own) + std::popcount(hand.secondCopy),
                         context->pack.handSize);
            }
        }
    }
}

void TestHandValues::nilsFearHighSpades()
{
    const Fixture at("standard");
    const char *rest = " 7H 5H 3H 2H 6D 4D 3D 2D 7C 4C 3C 2C";
    float before = 1;
    for (const char *spade : {"2S", "6S", "TS", "QS", "AS"}) {
        const float chance = at.nil(handOf(*at.context, (std::string(spade) + rest).c_str()));
        QVERIFY2(chance <= before, spade);
        before = chance;
    }
    QVERIFY(before < BidTemper().leastNil); // the bare ace of spades is never bid on
    QVERIFY(at.nil(handOf(*at.context, (std::string("2S") + rest).c_str())) > 0.75F);
}

/// Every word of the bidding, under rules of all kinds: a chance, or what is never chosen.
void TestHandValues::callsAreWorthChances()
{
    RandomRules random(24);
    int asked = 0;
    for (int i = 0; i < 60; ++i) {
        const auto context = makeContext(random.draw(20));
        const auto deal = dealUntil(context, 1, random.dice(), [](const DealState &state) {
            return phaseOf(state) == Phase::call;
        });
        if (!deal)
            continue;
        OutcomeCache book(context);
        const HandModel hands(context);
        const WinModel win(*context);
        const BidTemper temper;
        CallValues values(book, hands, win, temper, {*deal, deal->seat});
        QVERIFY(values.nilChance() >= 0 && values.nilChance() <= 1);
        QVERIFY(values.tricks() >= 0);
        for (const Event &event : legal(*deal).choices) {
            if (event.kind != EventKind::call)
                continue;
            const float value = values.of(event);
            // The chance, with points at a small price; -1 where it is unwise.
            QVERIFY2(value >= -1.5F && value <= 1.5F, qPrintable(named(context->rules)));
            ++asked;
        }
    }
    QVERIFY(asked > 300);
}

/// Seven spades from the top are seven tricks; the bid is at most one below.
void TestHandValues::certainTricksAreBid()
{
    const Fixture at("standard");
    const char *cards = "AS KS QS JS TS 9S 8S 4H 3H 2H 4D 3D 2D";
    QVERIFY(at.tricks(handOf(*at.context, cards)) > 6.9F);
    DealStart start;
    start.hands.resize(4);
    start.hands[1] = *parseCards(cards);
    CardList rest = at.context->pack.cards;
    for (const Card card : start.hands[1])
        std::erase(rest, card);
    for (std::size_t seat : {0U, 2U, 3U}) {
        start.hands[seat].assign(rest.end() - 13, rest.end());
        rest.resize(rest.size() - 13);
    }
    const DealState deal = startDeal(at.context, start);
    const auto player = makePlayer("simple", 1);
    const std::atomic<bool> stop{false};
    const Decision decision = player->decide(SeatView(deal, 1), {at.context, {}}, stop);
    QVERIFY2(decision.event.call().tricks() >= 6 && decision.event.call().tricks() <= 9,
             qPrintable(QString::number(decision.event.call().tricks())));
}

/// Under own contracts (`contract_made` each-…) a nil's partner keeps their own, or not, by the
/// tricks that they are thought to take.
void TestHandValues::aNilBesideOwnContractsCountsPartnersTricks()
{
    BidTemper kept, missed;
    kept.withNil = missed.withNil = 0;
    kept.underbid = 2;
    missed.underbid = -2;
    const RuleSet rules = rulesOf(*findPreset("highlander"));
    const float keeps = Calling(rules, kept).nilBeside(Call::number(3));
    const float misses = Calling(rules, missed).nilBeside(Call::number(3));
    QVERIFY2(keeps > misses + 0.05F, qPrintable(QStringLiteral("%1, %2").arg(keeps).arg(misses)));
}

/// Two nils of a side exchange nothing (D23).
void TestHandValues::aSecondNilOfASideExchangesNothing()
{
    RuleSet rules;
    Calling none(rules);
    rules.pass_nil = 2;
    Calling two(rules);
    const Call nil = Call::of(Call::What::nil);
    QCOMPARE(two.nilBeside(nil), none.nilBeside(nil));
    QVERIFY(two.nilBeside(Call::number(3)) > none.nilBeside(Call::number(3)));
}

/// Where sides bid, a number is that of all hands of the side: the usual one says nothing of ours.
void TestHandValues::theUsualBidOfASideTellsNothing()
{
    Calling at("partnership");
    const float heard = at.numberAgainst(Call::number(6)), alone = at.numberAgainst({});
    QVERIFY2(std::abs(heard - alone) < 0.003F,
             qPrintable(QStringLiteral("%1, %2").arg(heard).arg(alone)));
}

QTEST_GUILESS_MAIN(TestHandValues)
#include "tst_hand_values.moc"
