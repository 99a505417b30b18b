// SPDX-License-Identifier: GPL-3.0-or-later
// The play that is imagined obeys the rules in force: equal cards of two packs, nils in the dark,
// cards that a rule looks for, what was passed and who may bid nil.
#include "random_deal.h"

#include "bidding/call_values.h"
#include "policy/heuristics.h"
#include "policy/simulation.h"
#include "review/judge.h"
#include "search/belief.h"
#include "search/search_player.h"

#include <QTest>

#include <algorithm>
#include <bit>
#include <optional>
#include <set>

using namespace sandbag;

namespace {

/// Dealt and bid on, ready for the first card.
DealState deal(const std::shared_ptr<const RuleContext> &table, Heuristics &heuristics,
               std::uint64_t seed)
{
    DealState state = startDeal(table, dealCards(*table, 0, seed));
    callOn(state, heuristics);
    return state;
}

std::optional<float> scoreOf(const ScoredCards &scored, Slot slot)
{
    for (int i = 0; i < scored.count; ++i) {
        const auto &card = scored.cards[static_cast<std::size_t>(i)];
        if (card.slot == slot)
            return card.score;
    }
    return {};
}

/// How much more than the lowest card of the suit led its equal is worth to the last player.
std::optional<float> worthOfEqual(const DealState &state, Heuristics &heuristics)
{
    const PlayTables &tables = state.table->play;
    const PlayState &play = state.play;
    const Slot standing = play.trick[play.best];
    const Slots legal = lawfulPlays(tables, play);
    if (!(legal & slotBit(standing)) || legal & ~tables.lane[play.led])
        return {};
    const auto lowest = static_cast<Slot>(std::countr_zero(legal));
    const Goals goals = heuristics.book().goals(state.calls);
    const ScoredCards scored = scoreCards(
        {tables, play, goals, knowledgeOf(tables, play, {}), legal, heuristics.weights()});
    const auto equal = scoreOf(scored, standing), low = scoreOf(scored, lowest);
    if (lowest == standing || !equal || !low)
        return {};
    return *equal - *low;
}

/// The deal carried on by the lowest cards until the last player of its first trick is asked.
void playToLast(DealState &state)
{
    while (state.play.inTrick + 1 < state.seating().players) {
        const Slots legal = lawfulPlays(state.table->play, state.play);
        playSlot(state.table->play, state.play, static_cast<Slot>(63 - std::countl_zero(legal)));
    }
}

/// Seat 1 plays a nil in the dark; everybody else has called three.
DealState darkNil(const std::shared_ptr<const RuleContext> &table, std::uint64_t seed)
{
    DealState state = startDeal(table, dealCards(*table, 0, seed));
    state.calls.fill(Call::number(3));
    state.calls[1] = Call::of(Call::What::nil);
    state.calls[1].dark = true;
    state.stage = Stage::play;
    startPlay(table->play, state.play, 0, table->pack.tricks);
    state.play.anyCardSeats = 1U << 1;
    return state;
}

/// Deals all cards but those of seat 1 again.
void dealOthers(PlayState &play, Dice dice)
{
    Slots rest = play.hand[0] | play.hand[2] | play.hand[3];
    for (const int seat : {0, 2, 3})
        play.hand[seat] = 0;
    for (int dealt = 0; rest; ++dealt) {
        Slots pick = rest;
        for (int skip = dice.below(std::popcount(rest)); skip > 0; --skip)
            pick &= pick - 1;
        const Slots card = pick & (~pick + 1);
        rest &= ~card;
        play.hand[dealt % 3 == 0 ? 0 : dealt % 3 + 1] |= card;
    }
}

} // namespace

class TestImaginedPlay : public QObject
{
    Q_OBJECT

private slots:
    void equalCardsWinByTheirRule_data();
    void equalCardsWinByTheirRule();
    void aNilInTheDarkPlaysByChance();
    void aNilInTheDarkShowsNoVoids();
    void cardsThatScoreStandForThemselves_data();
    void cardsThatScoreStandForThemselves();
    void nobodySavesHimselfForANilHeMayNotBid();
    void handsWereBidOnAfterWhatWasPassedBefore();
    void aSearchWithoutTimeAnswersByThumb();
    void threadsChangeNoAnswer();
};

void TestImaginedPlay::equalCardsWinByTheirRule_data()
{
    QTest::addColumn<bool>("taught");
    QTest::newRow("by thumb") << false;
    QTest::newRow("as games taught") << true;
}

/// Of two packs: the second of two equal cards wins where the last one does (rule
/// `duplicates_winner`), and only there it is worth what a trick is.
void TestImaginedPlay::equalCardsWinByTheirRule()
{
    QFETCH(const bool, taught);
    RuleSet first = rulesOf(*findPreset("six-pairs")), last = first;
    first.duplicates_winner = DuplicatesWinner::first;
    last.duplicates_winner = DuplicatesWinner::last;
    const auto firstWins = makeTable(first), lastWins = makeTable(last);
    const CardWeights weights = taught ? taughtWeights() : CardWeights{};
    Heuristics byFirst(firstWins, {}, weights), byLast(lastWins, {}, weights);
    int asked = 0, differ = 0;
    for (std::uint64_t seed = 0; seed < 300; ++seed) {
        DealState one = deal(firstWins, byFirst, seed);
        playToLast(one);
        DealState other = one;
        other.table = lastWins;
        const auto loses = worthOfEqual(one, byFirst), wins = worthOfEqual(other, byLast);
        if (!loses || !wins)
            continue;
        ++asked;
        differ += *loses != *wins;
    }
    // Now and then a trick is worth nothing to anybody.
    QVERIFY2(asked > 10 && differ > 0.8 * asked,
             qPrintable(QStringLiteral("%1 of %2").arg(differ).arg(asked)));
}

/// The top card of a shuffled hand: another one where the others hold other cards.
void TestImaginedPlay::aNilInTheDarkPlaysByChance()
{
    const auto table = makeTable(RuleSet{});
    Heuristics heuristics(table);
    const DealState known = darkNil(table, 0);
    const Slots hand = known.play.hand[1];
    Slots played = 0;
    for (std::uint64_t seed = 0; seed < 60; ++seed) {
        DealState state = known;
        dealOthers(state.play, Dice(seed));
        Voids voids{};
        playOutByPolicy(table->play, state.play, voids, heuristics.book().goals(state.calls),
                        heuristics.weights(), table->pack.tricks - 1);
        played |= hand & ~state.play.hand[1];
    }
    // 60 cards by chance leave none of 13 out but once in ten times, hardly ever more than three.
    QVERIFY2(std::popcount(played) >= 10, qPrintable(QString::number(std::popcount(played))));
}

void TestImaginedPlay::aNilInTheDarkShowsNoVoids()
{
    const auto table = makeTable(RuleSet{});
    Heuristics heuristics(table);
    for (std::uint64_t seed = 0; seed < 50; ++seed) {
        DealState state = darkNil(table, seed);
        Voids voids{};
        playOutByPolicy(table->play, state.play, voids, heuristics.book().goals(state.calls),
                        heuristics.weights());
        QVERIFY(state.play.over());
        QCOMPARE(voids[1], 0);
    }
}

void TestImaginedPlay::cardsThatScoreStandForThemselves_data()
{
    QTest::addColumn<QString>("option");
    QTest::addColumn<QString>("card");
    QTest::addColumn<QString>("neighbour");
    QTest::newRow("dix") << "dix_allowed"
                         << "9S"
                         << "TS";
    QTest::newRow("deuce") << "last_trick_deuce"
                           << "2D"
                           << "3D";
    QTest::newRow("ace") << "last_trick_ace"
                         << "AH"
                         << "KH";
    QTest::newRow("ace of spades") << "last_trick_spade_ace"
                                   << "AS"
                                   << "KS";
    QTest::newRow("ace on a nil") << "last_trick_ace_on_nil"
                                  << "AC"
                                  << "KC";
    QTest::newRow("low spade") << "last_trick_high_spade"
                               << "9S"
                               << "TS";
    QTest::newRow("cancels bags") << "bags_cancel_card"
                                  << "7D"
                                  << "8D";
    QTest::newRow("turned to cancel bags") << "cut"
                                           << "7D"
                                           << "8D";
}

/// A rule looks for the card: it is not as good as its neighbour in the hand.
void TestImaginedPlay::cardsThatScoreStandForThemselves()
{
    QFETCH(const QString, option);
    QFETCH(const QString, card);
    QFETCH(const QString, neighbour);
    RuleSet rules;
    rules.dix_allowed = option == "dix_allowed";
    rules.last_trick_deuce = option == "last_trick_deuce" ? 20 : 0;
    rules.last_trick_ace = option == "last_trick_ace" ? 20 : 0;
    rules.last_trick_spade_ace = option == "last_trick_spade_ace" ? 20 : 0;
    rules.last_trick_ace_on_nil = option == "last_trick_ace_on_nil";
    rules.last_trick_high_spade = option == "last_trick_high_spade" ? 20 : 0;
    if (option == "bags_cancel_card") {
        rules.bags_cancel_card = BagsCancelCard::fixed;
        rules.bags_cancel_fixed = *parseCards(card.toStdString());
    }
    const auto table = makeTable(rules);
    const PlayTables &tables = table->play;
    const auto slotOf = [&](const QString &name) {
        return tables.slotOf[parseCards(name.toStdString())->front().face()];
    };
    const Slots both = slotBit(slotOf(card)) | slotBit(slotOf(neighbour));
    PlayState state;
    state.hand[0] = both;
    for (int seat = 1; seat < 4; ++seat)
        state.hand[seat] = std::rotl(both, 4 * seat) | slotBit(0);
    startPlay(tables, state, 0, 2);
    state.tricksPlayed = 0;
    state.broken = true;
    state.cutCard = option == "cut" ? slotOf(card) : kNoSlot;
    Heuristics heuristics(table);
    Calls calls;
    calls.fill(Call::number(3));
    CardKnowledge sight;
    sight.own = both;
    const ScoredCards scored = scoreCards(
        {tables, state, heuristics.book().goals(calls), sight, both, heuristics.weights()});
    QVERIFY(scoreOf(scored, slotOf(card)) && scoreOf(scored, slotOf(neighbour)));
}

/// The poorest hand keeps its strength where no nil may be bid.
void TestImaginedPlay::nobodySavesHimselfForANilHeMayNotBid()
{
    for (const bool allowed : {true, false}) {
        RuleSet rules;
        rules.pass_every_deal = 2;
        rules.pass_every_deal_when = PassEveryDealWhen::before_bids;
        rules.nil_allowed = allowed;
        const auto table = makeTable(rules);
        Heuristics heuristics(table);
        bool nil = false;
        for (std::uint64_t seed = 0; seed < 40; ++seed) {
            const DealState state = startDeal(table, dealCards(*table, 0, seed));
            const Prompt prompt = legal(state);
            QVERIFY(prompt.cards.has_value());
            const AskedPlayer asked(SeatView(state, state.seat));
            nil = nil || heuristics.aimOf(asked, *prompt.cards) == PickAim::nil;
        }
        QCOMPARE(nil, allowed);
    }
}

/// What was passed before the bids belonged to the hands that were bid on: they tell what they
/// would have told had they been dealt so.
void TestImaginedPlay::handsWereBidOnAfterWhatWasPassedBefore()
{
    RuleSet rules;
    const auto plain = makeTable(rules);
    rules.pass_every_deal = 3;
    rules.pass_every_deal_when = PassEveryDealWhen::before_bids;
    const auto passing = makeTable(rules);
    Heuristics heuristics(passing), withoutPasses(plain);
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        DealStart start = dealCards(*plain, 0, seed);
        DealState passed = startDeal(passing, start);
        callOn(passed, heuristics);
        QCOMPARE(passed.exchange.passes.size(), 4U);
        World truth;
        truth.hand = passed.play.hand;
        for (std::size_t seat = 0; seat < 4; ++seat)
            start.hands[seat] = handCards(plain->play, passed.play, static_cast<int>(seat));
        DealState dealt = startDeal(plain, start);
        while (phaseOf(dealt) == Phase::call)
            QVERIFY(!apply(dealt, Event::makeCall(dealt.seat, passed.calls[dealt.seat])));
        const SeatView seen(passed, passed.seat), same(dealt, passed.seat);
        const Goals goals = heuristics.book().goals(passed.calls);
        const Belief one(seen, heuristics, heuristics.weights(), goals, {});
        const Belief other(same, withoutPasses, heuristics.weights(), goals, {});
        QCOMPARE(one.logLikelihood(truth), other.logLikelihood(truth));
    }
}

/// Stopped before a world was played to its end, the search says what was liked best before it.
void TestImaginedPlay::aSearchWithoutTimeAnswersByThumb()
{
    const auto table = makeTable(RuleSet{});
    Heuristics heuristics(table);
    SearchPlayer player({}, 1);
    const std::atomic<bool> stopped{true};
    for (std::uint64_t seed = 0; seed < 10; ++seed) {
        const DealState state = deal(table, heuristics, seed);
        const SeatView view(state, state.seat);
        const Slot liked =
            chooseCard({table->play, state.play, heuristics.book().goals(state.calls),
                        knowledgeOf(table->play, state.play, {}),
                        lawfulPlays(table->play, state.play), taughtWeights()});
        const Decision decision = player.decide(view, {table, {}}, stopped);
        QCOMPARE(toString(decision.event.cards.front()), toString(table->play.cardAt[liked]));
    }
}

/// Solved ends are remembered from world to world, by each for himself.
void TestImaginedPlay::threadsChangeNoAnswer()
{
    const auto table = makeTable(RuleSet{});
    Heuristics heuristics(table);
    SearchOptions alone;
    alone.iterations = 2000;
    alone.threads = 1;
    SearchOptions together = alone;
    together.threads = 2;
    SearchPlayer one(alone, 1), two(together, 1);
    const std::atomic<bool> stop{false};
    for (std::uint64_t seed = 0; seed < 6; ++seed) {
        DealState state = deal(table, heuristics, seed);
        for (int card = 0; card < 24; ++card) {
            const SeatView view(state, state.seat);
            const Decision decision = one.decide(view, {table, {}}, stop);
            if (!decision.ranked.empty()) {
                const Decision other = two.decide(view, {table, {}}, stop);
                QCOMPARE(other.ranked.size(), decision.ranked.size());
                for (std::size_t i = 0; i < other.ranked.size(); ++i)
                    QCOMPARE(other.ranked[i].value, decision.ranked[i].value);
            }
            QVERIFY(!apply(state, decision.event));
        }
    }
}

QTEST_APPLESS_MAIN(TestImaginedPlay)
#include "tst_imagined_play.moc"
