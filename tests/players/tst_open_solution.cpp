// SPDX-License-Identifier: GPL-3.0-or-later
// Deals solved with all hands open are worth what plain trying of every card finds, for tricks,
// points and the chance to win, under any rules.
#include "plain_trying.h"
#include "random_deal.h"

#include "scoring/score_deal.h"
#include "search/exact_ending.h"
#include "search/open_solution.h"

#include <QTest>

#include <bit>
#include <cmath>

using namespace sandbag;

namespace {

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
        fillFacts(deal.table->play, state, facts);
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

class TestOpenSolution : public QObject
{
    Q_OBJECT

private slots:
    void agreesWithPlainTrying();
    void playsTheLineItPromises();
    void takesADealAsDealtForTricksAlone();
    void stopsByNodes();
};

void TestOpenSolution::agreesWithPlainTrying()
{
    RandomRules random(51);
    int compared = 0;
    for (int i = 0; i < 150; ++i) {
        const auto table = makeTable(random.draw(12));
        const int cards = table->seating.players > 4 ? 2 : 3;
        const auto deal = dealToEnding(table, 1, random.dice(), cards);
        if (!deal)
            continue;
        const ScoringPlan plan(table->rules, table->seating);
        const WinModel win(*table);
        const Standing before;
        OpenQuestion question;
        question.bytes = std::size_t{1} << 18;
        question.side = random.dice().below(table->seating.sides);
        for (const Objective objective : kObjectives) {
            question.objective = objective;
            const auto solution = solveOpen(*deal, before, question);
            QVERIFY(solution.has_value());
            const PlainTrying plain{table->play, question.side,
                                    EndWorth{plan, win, before, *deal, question.side, objective}};
            const auto told = [&](double value, double tried) {
                return QStringLiteral("%1: %2, tried %3 under %4")
                    .arg(static_cast<int>(objective))
                    .arg(value)
                    .arg(tried)
                    .arg(named(table->rules))
                    .toLocal8Bit();
            };
            const bool ours = deal->sideOf(deal->seat) == question.side;
            double best = ours ? -1e9 : 1e9;
            for (const CardValue &card : solution->cards) {
                const Slot slot = table->play.slotOf[static_cast<std::size_t>(card.card.face())];
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

/// The line is lawful play, and comes to what was promised.
void TestOpenSolution::playsTheLineItPromises()
{
    const auto table = makeTable(rulesOf(*findPreset("standard")));
    Dice dice(7);
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        auto deal = dealToEnding(table, seed, dice, 7);
        QVERIFY(deal.has_value());
        OpenQuestion question;
        question.side = static_cast<int>(seed % 2);
        const auto solution = solveOpen(*deal, {}, question);
        QVERIFY(solution.has_value());
        QCOMPARE(solution->line.size(), std::size_t{28});
        for (const Card card : solution->line) {
            QVERIFY(!deal->over());
            QVERIFY(!apply(*deal, Event::play(deal->seat, card)));
        }
        QVERIFY(deal->over());
        QCOMPARE(tricksOfSide(*deal, question.side), static_cast<int>(solution->value));
    }
}

void TestOpenSolution::takesADealAsDealtForTricksAlone()
{
    const auto table = makeTable(rulesOf(*findPreset("standard")));
    const DealState dealt = startDeal(table, dealCards(*table, 2, 11));
    QVERIFY(canSolve(dealt, Objective::tricks));
    QVERIFY(!canSolve(dealt, Objective::points));
    OpenQuestion question;
    question.side = 1;
    const auto uncalled = solveOpen(dealt, {}, question);
    QVERIFY(uncalled.has_value());
    DealState called = dealt;
    while (called.stage != Stage::play)
        QVERIFY(!apply(called, legal(called).choices.front()));
    const auto solution = solveOpen(called, {}, question);
    QVERIFY(solution.has_value());
    QCOMPARE(uncalled->value, solution->value);
    QVERIFY(uncalled->line == solution->line);
}

void TestOpenSolution::stopsByNodes()
{
    const auto table = makeTable(rulesOf(*findPreset("standard")));
    const DealState dealt = startDeal(table, dealCards(*table, 0, 1));
    OpenQuestion question;
    question.nodes = 50;
    QVERIFY(!solveOpen(dealt, {}, question).has_value());
}

QTEST_GUILESS_MAIN(TestOpenSolution)
#include "tst_open_solution.moc"
