// SPDX-License-Identifier: GPL-3.0-or-later
// Nothing secret leaves the deal: under rule sets drawn from the whole catalogue, for every seat,
// a deal whose hidden cards lie otherwise gives the same view and the same lines of the player
// protocol, and so does one whose hidden part holds anything at all.
#include "random_rules.h"

#include "deal/seat_view.h"
#include "deal/stages.h"
#include "protocol/player_protocol.h"

#include <QJsonDocument>
#include <QTest>

#include <algorithm>
#include <map>

using namespace sandbag;

namespace {

constexpr int kRuleSets = 300;

/// Every card that stands anywhere in what a seat was told.
CardList cardsTold(const ToldDeal &told)
{
    CardList cards = told.kitty;
    const auto add = [&cards](const CardList &more) {
        for (const Card card : more)
            cards.push_back(card.held());
    };
    add(told.offered);
    for (const auto *lists : {&told.start.hands, &told.start.faceUp})
        std::for_each(lists->begin(), lists->end(), add);
    for (const auto &[event, disclosed] : told.events) {
        add(event.cards);
        add(disclosed.shown);
        if (disclosed.drawn)
            add({disclosed.drawn->kept});
        if (disclosed.drawn && disclosed.drawn->laidAway)
            add({*disclosed.drawn->laidAway});
    }
    return cards;
}

/// Exchanges the cards that a seat was told nothing of for one another.
class Exchanged
{
public:
    Exchanged(const RuleContext &table, const ToldDeal &told, Dice &dice)
    {
        std::map<Card, int> copies;
        for (const Card card : table.pack.cards)
            ++copies[card];
        for (const Card card : cardsTold(told))
            copies.erase(card);
        if (table.pack.setAside)
            copies.erase(*table.pack.setAside);
        std::map<int, CardList> alike; // jokers may be fewer than the packs
        for (const auto &[card, count] : copies)
            alike[count].push_back(card);
        for (const auto &[count, cards] : alike) {
            CardList others = cards;
            shuffle(others, dice);
            for (std::size_t i = 0; i < cards.size(); ++i)
                m_instead[cards[i]] = others[i];
        }
    }

    [[nodiscard]] CardList operator()(CardList cards) const
    {
        for (Card &card : cards) {
            if (const auto other = m_instead.find(card); other != m_instead.end())
                card = other->second;
        }
        return cards;
    }

    [[nodiscard]] DealStart operator()(DealStart start) const
    {
        for (CardList &hand : start.hands)
            hand = (*this)(hand);
        start.undealt = (*this)(start.undealt);
        return start;
    }

private:
    std::map<Card, Card> m_instead;
};

/// What everybody sees of an event and its consequences.
bool looksAlike(const DealState &a, const DealState &b)
{
    const Disclosure &one = a.disclosures.back();
    const Disclosure &other = b.disclosures.back();
    return a.seat == b.seat && a.stage == b.stage && one.stood == other.stood &&
           one.shown == other.shown && one.broken == other.broken && one.next == other.next;
}

/// The deal with its unseen cards exchanged, if the table sees the same happen in it.
std::optional<DealState> dealtOtherwise(const DealState &deal, const Exchanged &exchanged)
{
    DealState same = startDeal(deal.table, *deal.hidden.start);
    DealState other = startDeal(deal.table, exchanged(*deal.hidden.start));
    if (same.seat != other.seat || same.stage != other.stage)
        return {};
    for (const Event &event : deal.log) {
        carryOut(same, event, disclosureOf(same, event));
        Event exchangedEvent = event;
        exchangedEvent.cards = exchanged(event.cards);
        carryOut(other, exchangedEvent, disclosureOf(other, exchangedEvent));
        if (!looksAlike(same, other))
            return {};
    }
    return other;
}

/// Puts something else into every member of the hidden part but what the fold starts from. A new
/// member does not compile here: it is hidden like these, and wants a line below.
void fillWithAnything(DealState &deal, int seat)
{
    auto &[whole, start, firstTurn, nextTold, unknown, undealt, discards, misdealSeats, received,
           unlawful, beforeLastCard] = deal.hidden;
    (void)whole, (void)start, (void)firstTurn;
    const CardList anything(deal.table->pack.cards.rbegin(), deal.table->pack.cards.rbegin() + 5);
    nextTold = 1;
    unknown.fill(9);
    discards = anything;
    misdealSeats = SeatSet::all(deal.seating().players);
    received.fill(anything);
    unlawful.assign(deal.tricks.size(), SeatSet(0xff));
    beforeLastCard = {};
    beforeLastCard.hand.fill(~Slots{0});
    if (deal.seat != seat)
        undealt = anything; // otherwise it may lie before the seat: a kitty, the stock
    deal.play.hand.fill(~Slots{0});
    deal.play.secondCopy.fill(~Slots{0});
}

/// Every line that a program at this seat is told of the deal.
QByteArray linesTold(const SeatView &view)
{
    QByteArray lines;
    const auto add = [&lines](const QJsonObject &line) {
        lines += QJsonDocument(line).toJson(QJsonDocument::Compact) + '\n';
    };
    add(dealMessage(view, {}));
    for (std::size_t number = 0; number < view.told().events.size(); ++number)
        add(eventMessage(view, number));
    add(actMessage(view, 100));
    return lines;
}

} // namespace

class TestSecrets : public QObject
{
    Q_OBJECT

private slots:
    void whatIsHiddenIsNotTold()
    {
        RandomRules random(515);
        for (int number = 0; number < kRuleSets; ++number) {
            const RuleSet rules = random.draw(4 + number % 60);
            playDeal(rules, static_cast<std::uint64_t>(number));
            if (QTest::currentTestFailed()) {
                qWarning("rules: %s", qPrintable(named(rules)));
                return;
            }
        }
        qInfo("%d views compared, %d deals went otherwise for all to see", m_compared, m_went);
        QVERIFY(m_compared > 20 * kRuleSets);
    }

private:
    void playDeal(const RuleSet &rules, std::uint64_t seed)
    {
        const auto table = makeTable(rules);
        Dice dice(seed);
        DealStart start = dealCards(*table, dice.below(rules.table_players), dice.next());
        DealState deal = startDeal(table, std::move(start));
        while (!deal.over() && !QTest::currentTestFailed()) {
            compare(deal, dice.below(rules.table_players), dice);
            QVERIFY(!apply(deal, choose(legal(deal), dice)));
            if (deal.stage == Stage::play && deal.play.inTrick == 0 && dice.below(8) == 0)
                (void)apply(deal, Event::of(EventKind::claim, deal.seat));
        }
        if (!QTest::currentTestFailed())
            compare(deal, dice.below(rules.table_players), dice);
    }

    void compare(const DealState &deal, int seat, Dice &dice)
    {
        const SeatView view(deal, seat);
        DealState stuffed = deal;
        fillWithAnything(stuffed, seat);
        QVERIFY(SeatView(stuffed, seat).told() == view.told());

        const auto other = dealtOtherwise(deal, Exchanged(*deal.table, view.told(), dice));
        if (!other) {
            ++m_went;
            return;
        }
        ++m_compared;
        const SeatView otherView(*other, seat);
        QVERIFY(otherView.told() == view.told());
        QVERIFY(otherView.prompt().choices == view.prompt().choices);
        QVERIFY(otherView.unseen() == view.unseen());
        QCOMPARE(linesTold(otherView), linesTold(view));
    }

    int m_compared = 0;
    int m_went = 0;
};

QTEST_GUILESS_MAIN(TestSecrets)
#include "tst_secrets.moc"
