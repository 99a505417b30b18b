// SPDX-License-Identifier: GPL-3.0-or-later
// A computer player sees nothing that its seat may not know: in deals under every named game, at
// every decision, the view holds no hidden card. (That a deal in which the hidden cards lie
// otherwise gives the same view is shown under random rules: tests/random/tst_secrets.cpp.)
#include "deal/seat_view.h"
#include "rules/catalogue.h"
#include "share.h"
#include "test_main.h"

#include <QTest>
#include <algorithm>
#include <map>
#include <random>

using namespace sandbag;

namespace {

using Random = std::mt19937;

DealStart randomStart(const RuleContext &context, Random &random)
{
    CardList pack = context.pack.cards;
    std::shuffle(pack.begin(), pack.end(), random);
    DealStart start;
    start.dealer = static_cast<int>(random() % static_cast<unsigned>(context.seating.players));
    start.hands.resize(static_cast<std::size_t>(context.seating.players));
    for (int &score : start.scores)
        score = static_cast<int>(random() % 600) - 200;
    if (context.pack.setAside) {
        const auto at = std::find(pack.begin(), pack.end(), *context.pack.setAside);
        std::rotate(at, at + 1, pack.end());
    }
    auto next = pack.begin();
    for (CardList &hand : start.hands) {
        const auto end = next + (context.pack.draft ? 0 : context.pack.handSize);
        hand.assign(next, end);
        next = end;
    }
    start.undealt.assign(next, pack.end());
    return start;
}

Event randomEvent(const Prompt &prompt, Random &random)
{
    if (!prompt.cards)
        return prompt.choices[random() % prompt.choices.size()];
    CardChoice choice = *prompt.cards;
    std::shuffle(choice.from.begin(), choice.from.end(), random);
    const auto span = static_cast<unsigned>(choice.most - choice.least + 1);
    choice.from.resize(static_cast<std::size_t>(choice.least) + random() % span);
    Event event = Event::withCards(choice.kind, prompt.seat, choice.from, choice.to);
    if (choice.nameSuit)
        event.suit = Suit::hearts;
    return event;
}

/// Every card that stands anywhere in what the seat is given, each as often as it can be told
/// apart, but for those that it has given away itself: it knows them, and not where they are.
std::map<Card, int> cardsShown(const SeatView &view)
{
    std::map<Card, int> shown;
    const DealState &seen = view.seen();
    const auto add = [&](const CardList &cards) {
        std::map<Card, int> here;
        for (const Card card : cards)
            ++here[card.held()];
        for (const auto &[card, count] : here)
            shown[card] = std::max(shown[card], count);
    };
    CardList hands;
    for (int seat = 0; seat < seen.seating().players; ++seat) {
        const CardList hand = handOf(seen, seat);
        hands.insert(hands.end(), hand.begin(), hand.end());
    }
    add(hands);
    add(seen.hidden.undealt);
    add(seen.hidden.discards);
    for (const CardList &cards : seen.hidden.received)
        add(cards);
    for (const auto *passes : {&seen.exchange.passes, &seen.exchange.pending}) {
        for (const PassRecord &pass : *passes)
            add(pass.cards);
    }
    for (const Event &event : seen.log)
        add(event.cards);
    for (const Event &event : seen.log) {
        const bool given = event.kind == EventKind::pass && event.seat == view.seat();
        for (const Card card : given ? CardList(event.cards) : CardList{})
            shown.erase(card);
    }
    return shown;
}

} // namespace

class TestSeatView : public QObject
{
    Q_OBJECT

private slots:
    void hidesWhatTheSeatMayNotKnow_data()
    {
        QTest::addColumn<QString>("preset");
        for (const Preset &preset : presets())
            QTest::newRow(preset.id) << QString::fromLatin1(preset.id);
    }

    void hidesWhatTheSeatMayNotKnow()
    {
        QFETCH(QString, preset);
        playAndCheck(rulesOf(*findPreset(preset.toStdString())));
    }

    /// Nothing arrives before all have passed (D72).
    void aPassOnItsWayIsHidden()
    {
        RuleSet rules;
        rules.pass_every_deal = 2;
        rules.pass_order = PassOrder::together;
        playAndCheck(rules);
    }

    void aFaceDownHandIsHidden()
    {
        RuleSet rules;
        rules.blind_nil_deficit = 0;
        Random random(2);
        const auto context = makeContext(rules);
        const DealState state = startDeal(context, randomStart(*context, random));
        QCOMPARE(phaseOf(state), Phase::look);
        const SeatView view(state, state.seat);
        QVERIFY(view.hand().empty());
        QCOMPARE(view.cardsHeld(state.seat), 13);
        QCOMPARE(view.unseen().size(), std::size_t{52});
    }

    void aDraftShowsWhatIsDrawn_data()
    {
        QTest::addColumn<QString>("method");
        QTest::addColumn<bool>("seeSecond");
        QTest::addColumn<int>("offered");
        QTest::addColumn<bool>("secondSeen");
        QTest::newRow("pairs") << "draft-pair" << false << 2 << true;
        QTest::newRow("one by one") << "draft-keep" << true << 1 << true;
        QTest::newRow("second unseen") << "draft-keep" << false << 1 << false;
    }

    /// Two drawn cards are both looked at before one is kept (D73); of those drawn one by one the
    /// second is seen afterwards, where the rules let it be (rule `deal_draft_see_second`).
    void aDraftShowsWhatIsDrawn()
    {
        QFETCH(QString, method);
        QFETCH(bool, seeSecond);
        QFETCH(int, offered);
        QFETCH(bool, secondSeen);
        RuleSet rules = rulesOf(*findPreset("two-handed"));
        QVERIFY(findOption("deal_method")->set(rules, method.toStdString()));
        rules.deal_draft_see_second = seeSecond;
        Random random(3);
        const auto context = makeContext(rules);
        DealState state = startDeal(context, randomStart(*context, random));
        const int drawer = state.seat;
        const int other = state.seating().leftOf(drawer);
        const CardList drawn(state.hidden.undealt.begin(), state.hidden.undealt.begin() + 2);
        QVERIFY(SeatView(state, drawer).offered() ==
                CardList(drawn.begin(), drawn.begin() + offered));
        QVERIFY(SeatView(state, other).offered().empty());
        QVERIFY(!apply(state, Event::of(EventKind::draft, drawer, Word::keep)));
        const SeatView after(state, drawer);
        QVERIFY(after.hand() == CardList{drawn[0]});
        QVERIFY(after.laidAway() == (secondSeen ? CardList{drawn[1]} : CardList{}));
        QCOMPARE(after.drawn().size(), std::size_t{1});
        QVERIFY(after.drawn().front().kept == drawn[0]);
        QVERIFY(SeatView(state, other).laidAway().empty());
        QVERIFY(SeatView(state, other).drawn().empty());
    }

private:
    void playAndCheck(const RuleSet &rules)
    {
        const auto context = makeContext(rules);
        Random random(1);
        for (int deal = 0; deal < share(4); ++deal) {
            DealState state = startDeal(context, randomStart(*context, random));
            while (!state.over()) {
                checkViews(state);
                if (QTest::currentTestFailed())
                    return;
                const auto refusal = apply(state, randomEvent(legal(state), random));
                QVERIFY2(!refusal, refusal ? plainEnglish(*refusal).c_str() : "");
            }
        }
    }

    void checkViews(const DealState &state)
    {
        for (int seat = 0; seat < state.seating().players; ++seat) {
            const SeatView view(state, seat);
            checkNothingShown(view);
            if (QTest::currentTestFailed())
                return;
        }
    }

    /// A card that counts as unseen stands nowhere in the view beyond the copies that are seen.
    void checkNothingShown(const SeatView &view)
    {
        std::map<Card, int> copies;
        for (const Card card : view.context().pack.cards)
            ++copies[card];
        for (const Card card : view.unseen())
            --copies[card];
        for (const auto &[card, count] : cardsShown(view))
            QVERIFY2(count <= copies[card], toString(card).c_str());
    }
};

QTEST_GUILESS_MAIN(TestSeatView)
#include "tst_seat_view.moc"
