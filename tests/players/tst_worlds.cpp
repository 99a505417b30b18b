// SPDX-License-Identifier: GPL-3.0-or-later
// Where the unseen cards are thought to lie.
#include "random_deal.h"

#include "match/dealing.h"
#include "named/named_player.h"
#include "rules/catalogue.h"
#include "search/worlds.h"
#include "test_main.h"

#include <QTest>

#include <bit>
#include <cmath>
#include <map>
#include <set>

using namespace sandbag;

namespace {

/// A deal of the two-handed game with both hands drafted by rules of thumb.
DealState drafted(std::uint64_t seed)
{
    const auto context = makeContext(rulesOf(*findPreset("two-handed")));
    DealState deal = startDeal(context, dealCards(*context, 0, seed));
    const std::atomic<bool> stop{false};
    const auto player = makePlayer("simple", 1);
    while (!deal.over() && deal.stage == Stage::draft) {
        const Decision decision = player->decide(SeatView(deal, deal.seat), {context, {}}, stop);
        if (apply(deal, decision.event))
            break;
    }
    return deal;
}

int spadesOf(const DealState &deal, Slots cards)
{
    return std::popcount(cards & deal.context->play.effectiveSuit[kEffectiveSpades]);
}

/// Rules by which calls tell how many spades a hand has, and some more at random.
std::shared_ptr<const RuleContext> statingRules(RandomRules &random, int number)
{
    for (;;) {
        RuleSet rules = random.draw(12);
        rules.bid_style = BidStyle::each;
        rules.bid_restriction = number % 2 ? BidRestriction::mirror : BidRestriction::whiz;
        if (check(rules).errors.empty())
            return makeContext(rules);
    }
}

/// All cards but aces, kings and queens, for the option `deck_removed`.
std::string upToJacks()
{
    std::string cards;
    for (const char suit : {'C', 'D', 'H', 'S'}) {
        for (const char rank : {'2', '3', '4', '5', '6', '7', '8', '9', 'T', 'J'})
            cards += std::string{rank, suit, ' '};
    }
    return cards;
}

/// Every way in which the unseen cards agree with what a seat knows.
class AllHands
{
public:
    /// `deal`: with all its cards.
    AllHands(const DealState &deal, const SeatView &view) : m_deal(deal), m_view(view)
    {
        for (const Card card : view.unseen())
            m_unseen.push_back(deal.context->play.slotOf[card.face()]);
        PerSeat<Slots> hand = view.seen().play.hand;
        place(0, hand);
    }
    [[nodiscard]] const std::set<PerSeat<Slots>> &hands() const { return m_hands; }

private:
    void place(std::size_t at, PerSeat<Slots> &hand)
    {
        if (at == m_unseen.size()) {
            if (agrees(hand))
                m_hands.insert(hand);
            return;
        }
        const Slots bit = slotBit(m_unseen[at]);
        const EffectiveSuit suit = m_deal.context->play.effectiveSuitOf[m_unseen[at]];
        for (int seat = 0; seat < m_deal.seating().players; ++seat) {
            if (std::popcount(hand[seat]) == std::popcount(m_deal.play.hand[seat]) ||
                ((m_view.shownVoids(seat) >> suit) & 1))
                continue;
            hand[seat] |= bit;
            place(at + 1, hand);
            hand[seat] &= ~bit;
        }
    }
    /// A call that is the number of spades is that of the deal, too.
    [[nodiscard]] bool agrees(const PerSeat<Slots> &hand) const
    {
        const bool mirror = m_deal.rules().bid_restriction == BidRestriction::mirror;
        for (int seat = 0; seat < m_deal.seating().players; ++seat) {
            const Call &call = m_deal.calls[seat];
            if ((call.isNumber() || (mirror && call.isNil())) &&
                spadesOf(m_deal, hand[seat]) != spadesOf(m_deal, m_deal.play.hand[seat]))
                return false;
        }
        return true;
    }

    const DealState &m_deal;
    const SeatView &m_view;
    std::vector<Slot> m_unseen;
    std::set<PerSeat<Slots>> m_hands;
};

/// How far the draws are from every one of these hands equally often, in standard deviations of a
/// sum of squares; huge where another was drawn.
double unevenness(const SeatView &view, const std::set<PerSeat<Slots>> &hands)
{
    constexpr int kDraws = 40; // of each
    std::map<PerSeat<Slots>, int> drawn;
    const WorldSampler sampler(view);
    Dice dice(hands.size());
    for (std::size_t i = 0; i < kDraws * hands.size(); ++i)
        ++drawn[sampler.sample(dice).hand];
    double sum = 0;
    for (const auto &[hand, times] : drawn)
        sum += hands.contains(hand) ? 0 : 1e9;
    for (const PerSeat<Slots> &hand : hands)
        sum += std::pow(drawn[hand] - kDraws, 2) / kDraws;
    const auto free = static_cast<double>(hands.size() - 1);
    return (sum - free) / std::sqrt(2 * free);
}

} // namespace

class TestWorlds : public QObject
{
    Q_OBJECT

private slots:
    void draftedHandsAreOfTheBetterCards();
    void statedSpadesAreHeld();
    void handsThatAgreeAreEquallyLikely_data();
    void handsThatAgreeAreEquallyLikely();
};

/// Taken for a hand dealt at random, what another has drafted looks too weak, and every bid too
/// easy.
void TestWorlds::draftedHandsAreOfTheBetterCards()
{
    int kept = 0, thrownAway = 0;
    for (std::uint64_t seed = 1; seed <= 10; ++seed) {
        const DealState deal = drafted(seed);
        QVERIFY(deal.stage != Stage::draft);
        const WorldSampler sampler(SeatView(deal, 0));
        Dice dice(seed);
        for (int i = 0; i < 20; ++i) {
            const World world = sampler.sample(dice);
            QCOMPARE(std::popcount(world.hand[1]), 13);
            kept += spadesOf(deal, world.hand[1]);
            thrownAway += spadesOf(deal, world.rest);
        }
    }
    QVERIFY2(kept > 2 * thrownAway, qPrintable(QStringLiteral("%1 %2").arg(kept).arg(thrownAway)));
}

/// Whoever has said how many spades they hold has them in every deal that is thought of, as in the
/// true one, after what they have played and exchanged.
void TestWorlds::statedSpadesAreHeld()
{
    RandomRules random(49);
    int stated = 0, silent = 0;
    for (int number = 0; number < 150; ++number) {
        const auto context = statingRules(random, number);
        const int left = 1 + random.dice().below(std::max(1, context->pack.tricks));
        const auto deal =
            dealToEnding(context, static_cast<std::uint64_t>(number), random.dice(), left);
        if (!deal)
            continue;
        const SeatView view(*deal, deal->seat);
        const WorldSampler sampler(view);
        for (int i = 0; i < 20; ++i) {
            const World world = sampler.sample(random.dice());
            for (int seat = 0; seat < context->seating.players; ++seat) {
                const auto spades = view.spadesStated(seat);
                ++(spades ? stated : silent);
                if (!spades)
                    continue;
                const int held = spadesOf(*deal, deal->play.hand[seat]) +
                                 spadesOf(*deal, deal->play.secondCopy[seat]);
                QVERIFY2(*spades == held, qPrintable(named(context->rules)));
                QVERIFY2(spadesOf(*deal, world.hand[seat]) +
                                 spadesOf(*deal, world.secondCopy[seat]) ==
                             held,
                         qPrintable(named(context->rules)));
            }
        }
    }
    QVERIFY2(stated > 4000 && silent < stated,
             qPrintable(QStringLiteral("%1, %2").arg(stated).arg(silent)));
}

void TestWorlds::handsThatAgreeAreEquallyLikely_data()
{
    QTest::addColumn<QString>("game");
    QTest::addColumn<int>("cards");
    QTest::addColumn<bool>("small");

    for (const char *game : {"mirror", "whiz"}) {
        QTest::addRow("%s, the last tricks", game) << game << 3 << false;
        QTest::addRow("%s, three cards each, among the calls", game) << game << 3 << true;
    }
}

void TestWorlds::handsThatAgreeAreEquallyLikely()
{
    QFETCH(const QString, game);
    QFETCH(const int, cards);
    QFETCH(const bool, small);
    RuleSet rules = rulesOf(*findPreset(game.toStdString()));
    if (small)
        QVERIFY(findOption("deck_removed")->set(rules, upToJacks()));
    const auto context = makeContext(rules);
    int asked = 0, uneven = 0;
    for (std::uint64_t seed = 1; asked < 8; ++seed) {
        Dice dice(seed);
        const auto deal = dealUntil(context, seed, dice, [&](const DealState &state) {
            return small ? state.stage == Stage::calls &&
                               state.seat ==
                                   state.seating().leftOf(state.seating().leftOf(state.firstBidder))
                         : state.stage == Stage::play && state.play.inTrick == 0 &&
                               cardCount(state.play, state.play.turn) <= cards;
        });
        if (!deal)
            continue;
        const SeatView view(*deal, deal->seat);
        const AllHands all(*deal, view);
        QVERIFY(!all.hands().empty());
        if (all.hands().size() < 4 || all.hands().size() > 1200)
            continue;
        ++asked;
        const double far = unevenness(view, all.hands());
        QVERIFY2(
            far < 5,
            qPrintable(
                QStringLiteral("%1: %2, %3 hands").arg(seed).arg(far).arg(all.hands().size())));
        uneven += far > 2;
    }
    QVERIFY(uneven <= 1);
}

QTEST_GUILESS_MAIN(TestWorlds)
#include "tst_worlds.moc"
