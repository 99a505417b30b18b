// SPDX-License-Identifier: GPL-3.0-or-later
// Deals solved with all hands open are worth what plain trying of every card finds, for tricks,
// points and the chance to win, under any rules.
#include "plain_trying.h"
#include "play/fact_row.h"
#include "random_deal.h"
#include "test_main.h"

#include "scoring/score_deal.h"
#include "search/double_dummy_solution.h"
#include "search/exact_ending.h"
#include "search/open_ending.h"
#include "search/share_worth.h"
#include "share.h"
#include "solver/double_dummy_game.h"

#include <QTest>

#include <bit>
#include <cmath>

using namespace sandbag;

namespace {

/// Endings compared with force: a slice, or as many as SANDBAG_ENDINGS says.
int endings()
{
    const int asked = qEnvironmentVariableIntValue("SANDBAG_ENDINGS");
    return asked > 0 ? asked : share(160);
}

constexpr Objective kObjectives[] = {Objective::tricks, Objective::points, Objective::win};

/// What an end is worth to a side that plays for an objective.
struct EndWorth {
    const ScoringPlan &plan;
    const WinModel &win;
    const Standing &before;
    const DealState &deal;
    int side;
    Objective objective;

    [[nodiscard]] double operator()(const PlayState &state) const
    {
        DealFacts facts = factsOf(deal);
        fillFacts(deal.context->play, state, facts);
        if (deal.kitty.extraTrickSeat >= 0) {
            ++facts.tricks[deal.kitty.extraTrickSeat];
            ++facts.tricksInDeal;
        }
        int tricks = 0;
        for (int seat = 0; seat < deal.seating().players; ++seat)
            tricks += deal.sideOf(seat) == side ? facts.tricks[seat] : 0;
        if (objective == Objective::tricks)
            return tricks;
        const DealScore score = scoreDeal(plan, facts, before);
        if (objective == Objective::points)
            return score.side[side].points;
        return static_cast<double>(
            win.chance(advance(plan.rules(), plan.seating(), before, score), side));
    }
};

} // namespace

class TestDoubleDummySolution : public QObject
{
    Q_OBJECT

private slots:
    void agreesWithPlainTrying();
    void agreesWithForceInFiveTricks();
    void isWorthItsBestCard();
    void isWorthTheEndOfItsLine();
    void playsTheLineItPromises();
    void takesADealAsDealtForTricksAlone();
    void solvedEndsAreTheTriedOnes();
    void stopsByNodes();
    void looksAtTheFlag();
};

void TestDoubleDummySolution::agreesWithPlainTrying()
{
    RandomRules random(51);
    int compared = 0;
    for (int i = 0; i < 150; ++i) {
        const auto context = makeContext(random.draw(12));
        const int cards = context->seating.players > 4 ? 2 : 3;
        const auto deal = dealToEnding(context, 1, random.dice(), cards);
        if (!deal)
            continue;
        const ScoringPlan plan(context->rules, context->seating);
        const WinModel win(*context);
        const Standing before;
        DoubleDummyTask task;
        task.bytes = std::size_t{1} << 18;
        task.side = random.dice().below(context->seating.sides);
        for (const Objective objective : kObjectives) {
            task.objective = objective;
            const auto solution = solveOpen(*deal, before, task);
            QVERIFY(solution.has_value());
            const PlainTrying plain{context->play, task.side,
                                    EndWorth{plan, win, before, *deal, task.side, objective}};
            const auto told = [&](double value, double tried) {
                return QStringLiteral("%1: %2, tried %3 under %4")
                    .arg(static_cast<int>(objective))
                    .arg(value)
                    .arg(tried)
                    .arg(named(context->rules))
                    .toLocal8Bit();
            };
            const bool ours = deal->sideOf(deal->seat) == task.side;
            double best = ours ? -1e9 : 1e9;
            for (const CardValue &card : solution->cards) {
                const Slot slot = context->play.slotOf[static_cast<std::size_t>(card.card.face())];
                const double tried = plain.after(deal->play, slot);
                QVERIFY2(std::abs(card.value - tried) < 1e-6, told(card.value, tried).constData());
                best = ours ? std::max(best, tried) : std::min(best, tried);
            }
            QVERIFY2(std::abs(solution->value - best) < 1e-6,
                     told(solution->value, best).constData());
            ++compared;
        }
    }
    QVERIFY2(compared > 200, qPrintable(QString::number(compared)));
}

/// Longer endings, with nils and bids and bags and last tricks as the rules have them.
void TestDoubleDummySolution::agreesWithForceInFiveTricks()
{
    RandomRules random(52);
    int compared = 0;
    for (std::uint64_t seed = 0; compared < endings() && seed < 100'000; ++seed) {
        const auto context = makeContext(random.draw(12));
        const int players = context->seating.players;
        const int cards = players <= 4 ? 5 : players < 6 ? 4 : 3;
        const auto deal = dealToEnding(context, seed, random.dice(), cards);
        DoubleDummyTask task;
        task.side = random.dice().below(context->seating.sides);
        task.objective = kObjectives[seed % 3];
        if (!deal || !openGame(context->play, deal->play, task.side))
            continue;
        const ScoringPlan plan(context->rules, context->seating);
        const WinModel win(*context);
        const Standing before;
        LeafCache leaves(plan, win, before, task.side, task.objective);
        leaves.setDeal(*deal);
        if (!shareWorth(leaves, *deal, deal->play, task.objective))
            continue;
        ++compared;
        const auto solution = solveOpen(*deal, before, task);
        QVERIFY(solution.has_value());
        const PlainTrying plain{context->play, task.side,
                                EndWorth{plan, win, before, *deal, task.side, task.objective}};
        const double tried = plain.between(deal->play, -1e9, 1e9);
        QVERIFY2(std::abs(solution->value - tried) < 1e-6,
                 qPrintable(QStringLiteral("seed %1: %2, tried %3 under %4")
                                .arg(seed)
                                .arg(solution->value)
                                .arg(tried)
                                .arg(named(context->rules))));
    }
    QVERIFY(compared >= endings());
}

/// Of longer endings: every card is worth what its own position is, and the best of them all.
void TestDoubleDummySolution::isWorthItsBestCard()
{
    const auto context = makeContext(rulesOf(*findPreset("standard")));
    Dice dice(9);
    for (std::uint64_t seed = 0; seed < static_cast<std::uint64_t>(share(90)); ++seed) {
        const auto deal = dealToEnding(context, seed, dice, 7);
        if (!deal)
            continue;
        DoubleDummyTask task;
        task.side = static_cast<int>(seed % 2);
        task.objective = kObjectives[seed % 3];
        const auto solution = solveOpen(*deal, {}, task).value();
        const bool ours = deal->sideOf(deal->seat) == task.side;
        double best = ours ? -1e9 : 1e9;
        for (const CardValue &card : solution.cards) {
            DealState next = *deal;
            QVERIFY(!apply(next, Event::play(next.seat, card.card)));
            QCOMPARE(solveOpen(next, {}, task).value().value, card.value);
            best = ours ? std::max(best, card.value) : std::min(best, card.value);
        }
        QCOMPARE(solution.value, best);
    }
}

/// Played out, the line comes to the value: from the first trick on, too.
void TestDoubleDummySolution::isWorthTheEndOfItsLine()
{
    const auto context = makeContext(rulesOf(*findPreset("standard")));
    const ScoringPlan plan(context->rules, context->seating);
    const WinModel win(*context);
    Dice dice(10);
    for (std::uint64_t seed = 0; seed < static_cast<std::uint64_t>(share(30)); ++seed) {
        auto deal = dealToEnding(context, seed, dice, 8);
        if (!deal)
            continue;
        DoubleDummyTask task;
        task.side = static_cast<int>(seed % 2);
        task.objective = Objective::points;
        const auto solution = solveOpen(*deal, {}, task).value();
        const DealState start = *deal;
        for (const Card card : solution.line)
            QVERIFY(!apply(*deal, Event::play(deal->seat, card)));
        QVERIFY(deal->over());
        const Standing before;
        const EndWorth worth{plan, win, before, start, task.side, task.objective};
        QCOMPARE(worth(deal->play), solution.value);
    }
}

/// The line is lawful play, and comes to what was promised.
void TestDoubleDummySolution::playsTheLineItPromises()
{
    const auto context = makeContext(rulesOf(*findPreset("standard")));
    Dice dice(7);
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        auto deal = dealToEnding(context, seed, dice, 7);
        QVERIFY(deal.has_value());
        DoubleDummyTask task;
        task.side = static_cast<int>(seed % 2);
        const auto solution = solveOpen(*deal, {}, task);
        QVERIFY(solution.has_value());
        QCOMPARE(solution->line.size(), std::size_t{28});
        for (const Card card : solution->line) {
            QVERIFY(!deal->over());
            QVERIFY(!apply(*deal, Event::play(deal->seat, card)));
        }
        QVERIFY(deal->over());
        QCOMPARE(tricksOfSide(*deal, task.side), static_cast<int>(solution->value));
    }
}

void TestDoubleDummySolution::takesADealAsDealtForTricksAlone()
{
    const auto context = makeContext(rulesOf(*findPreset("standard")));
    const DealState dealt = startDeal(context, dealCards(*context, 2, 11));
    QVERIFY(canSolve(dealt, Objective::tricks));
    QVERIFY(!canSolve(dealt, Objective::points));
    DoubleDummyTask task;
    task.side = 1;
    const auto uncalled = solveOpen(dealt, {}, task);
    QVERIFY(uncalled.has_value());
    DealState called = dealt;
    while (called.stage != Stage::play)
        QVERIFY(!apply(called, legal(called).choices.front()));
    const auto solution = solveOpen(called, {}, task);
    QVERIFY(solution.has_value());
    QCOMPARE(uncalled->value, solution->value);
    QVERIFY(uncalled->line == solution->line);
}

/// What players solve and what they try card by card is the same end of the same worlds.
void TestDoubleDummySolution::solvedEndsAreTheTriedOnes()
{
    RandomRules random(53);
    int compared = 0;
    for (std::uint64_t seed = 0; seed < static_cast<std::uint64_t>(share(600)); ++seed) {
        const auto context = makeContext(random.draw(10));
        const auto deal =
            dealUntil(context, seed, random.dice(), [place = seed % 4](const DealState &state) {
                return state.stage == Stage::play && cardCount(state.play, state.play.turn) <= 4 &&
                       state.play.inTrick >= static_cast<int>(place);
            });
        if (!deal)
            continue;
        const int side = context->seating.sideOf(deal->play.turn);
        const ScoringPlan plan(context->rules, context->seating);
        const WinModel win(*context);
        LeafCache leaves(plan, win, {}, side);
        leaves.setDeal(*deal);
        const std::atomic<bool> stop{false};
        auto open = OpenEnding::of(leaves, *deal, deal->play, side, stop);
        if (!open)
            continue;
        const Slots cards = honestPlays(context->play, deal->play);
        const std::vector<Leaf> *found = open->weigh(context->play, deal->play, cards);
        QVERIFY(found && found->size() == static_cast<std::size_t>(std::popcount(cards)));
        SearchOptions untimed;
        untimed.iterations = 1;
        const Budget budget(untimed, stop);
        ExactEnding ending(leaves, budget);
        auto leaf = found->begin();
        for (Slots rest = cards; rest; rest &= rest - 1, ++leaf) {
            PlayState next = deal->play;
            playSlot(context->play, next, static_cast<Slot>(std::countr_zero(rest)));
            const auto tried = ending.solve(context->play, next, side);
            const auto name =
                QStringLiteral("seed %1 under %2").arg(seed).arg(named(context->rules));
            QVERIFY2(tried && tried->value == leaf->value, qPrintable(name));
            // From later places, too, where seats have other tricks.
            const auto later = next.over() ? tried : open->end(context->play, next);
            QVERIFY2(later && later->value == tried->value, qPrintable(name));
        }
        ++compared;
    }
    QVERIFY2(compared > share(50), qPrintable(QString::number(compared)));
}

void TestDoubleDummySolution::stopsByNodes()
{
    const auto context = makeContext(rulesOf(*findPreset("standard")));
    const DealState dealt = startDeal(context, dealCards(*context, 0, 1));
    DoubleDummyTask task;
    task.nodes = 50;
    QVERIFY(!solveOpen(dealt, {}, task).has_value());
}

/// Where every card is tried the flag is looked at after so few of them.
void TestDoubleDummySolution::looksAtTheFlag()
{
    const auto context = makeContext(rulesOf(*findPreset("standard")));
    Dice dice(1);
    const DealState deal = dealToPlay(context, 1, dice).value();
    const ScoringPlan plan(context->rules, context->seating);
    const WinModel win(*context);
    LeafCache leaves(plan, win, {}, 0);
    leaves.setDeal(deal);
    SearchOptions untimed;
    untimed.iterations = 1;
    const std::atomic<bool> stop{true};
    const Budget budget(untimed, stop);
    ExactEnding ending(leaves, budget);
    QVERIFY(!ending.solve(context->play, deal.play, 0));
    QVERIFY(ending.nodes() <= ExactEnding::kNodesPerLook);
}

QTEST_GUILESS_MAIN(TestDoubleDummySolution)
#include "tst_double_dummy_solution.moc"
