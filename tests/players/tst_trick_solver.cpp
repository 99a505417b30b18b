// SPDX-License-Identifier: GPL-3.0-or-later
// The solver's tricks are those of plain minimax, under any rules it takes, and keep the laws that
// hold for positions too big for that.
#include "../random/random_rules.h"
#include "plain_trying.h"
#include "share.h"
#include "solver/goal_search.h"
#include "solver/score_solver.h"
#include "solver/trick_solver.h"
#include "test_main.h"

#include <QTest>

#include <algorithm>
#include <bit>
#include <map>

using namespace sandbag;

namespace {

/// Plain alpha-beta on the engine's own rules, nobody reneging: nothing is left out or remembered.
int byForce(const PlayTables &tables, const PlayState &state, int side, int alpha, int beta)
{
    if (state.over()) {
        int tricks = 0;
        for (int seat = 0; seat < tables.players; ++seat)
            tricks += tables.sideOf[seat] == side ? state.taken[seat] : 0;
        return tricks;
    }
    const bool ours = tables.sideOf[state.turn] == side;
    int best = ours ? 0 : 99;
    for (Slots rest = lawfulPlays(tables, state); rest && alpha < beta; rest &= rest - 1) {
        PlayState next = state;
        playSlot(tables, next, static_cast<Slot>(std::countr_zero(rest)));
        const int value = byForce(tables, next, side, alpha, beta);
        best = ours ? std::max(best, value) : std::min(best, value);
        (ours ? alpha : beta) = ours ? std::max(alpha, best) : std::min(beta, best);
    }
    return best;
}

int tricksTaken(const PlayTables &tables, const PlayState &state, int side)
{
    int tricks = 0;
    for (int seat = 0; seat < tables.players; ++seat)
        tricks += tables.sideOf[seat] == side ? state.taken[seat] : 0;
    return tricks;
}

/// A position with so many tricks left, of cards dealt at random and some of them on the table.
PlayState someEnding(const RuleContext &context, Dice &dice, int tricks)
{
    const PlayTables &tables = context.play;
    CardList pack = context.pack.cards;
    shuffle(pack, dice);
    const int players = context.seating.players;
    tricks = std::min(tricks, static_cast<int>(pack.size()) / players);
    PlayState state;
    for (int i = 0; i < tricks * players; ++i)
        addCard(tables, state, i % players, pack[static_cast<std::size_t>(i)]);
    const int before = dice.below(4);
    startPlay(tables, state, dice.below(players), tricks + before);
    state.tricksPlayed = static_cast<std::uint8_t>(before);
    state.broken = dice.below(2) == 0;
    for (int onTable = dice.below(players); onTable > 0; --onTable) {
        Slots legal = lawfulPlays(tables, state);
        for (int skip = dice.below(std::popcount(legal)); skip > 0; --skip)
            legal &= legal - 1;
        playSlot(tables, state, static_cast<Slot>(std::countr_zero(legal)));
    }
    return state;
}

PlayState standardDeal(const RuleContext &context, std::uint64_t seed, int tricks)
{
    Dice dice(seed);
    CardList pack = context.pack.cards;
    shuffle(pack, dice);
    PlayState state;
    for (int i = 0; i < 4 * tricks; ++i)
        addCard(context.play, state, i % 4, pack[static_cast<std::size_t>(i)]);
    startPlay(context.play, state, 0, tricks);
    return state;
}

PlayState written(const PlayTables &tables, const char *const (&hands)[4], int leader, int tricks)
{
    PlayState state;
    for (int seat = 0; seat < 4; ++seat) {
        const CardList cards = parseCards(hands[seat]).value();
        for (const Card card : cards)
            addCard(tables, state, seat, card);
    }
    startPlay(tables, state, leader, tricks);
    return state;
}

int solved(const PlayTables &tables, const PlayState &state, int side)
{
    TrickSolver solver(*openGame(tables, state, side), {});
    return solver.tricks(openPosition(tables, state)).value();
}

/// Bigger endings that are looked at: a slice, or as many as SANDBAG_ENDINGS says.
int biggerEndings()
{
    const int asked = qEnvironmentVariableIntValue("SANDBAG_ENDINGS");
    return asked > 0 ? asked : share(24);
}

/// Two neighbours of a suit, the lower one in a hand of the side and the higher one in another's:
/// when they change places the side makes no less. Tried with the first such pair.
bool gainsByABetterCard(const RuleContext &context, const PlayState &state, int side, int tricks)
{
    const PlayTables &tables = context.play;
    const DoubleDummyGame game = *openGame(tables, state, side);
    Slots ours = 0, others = 0;
    for (int seat = 0; seat < game.seats; ++seat)
        (game.isOurs(seat) ? ours : others) |= state.hand[seat];
    Slots pairs = 0;
    for (const Slots effectiveSuit : game.effectiveSuit)
        pairs |= ours & (others >> 1) & effectiveSuit & (effectiveSuit >> 1) & ~game.lead.free &
                 ~(game.lead.free >> 1);
    if (!pairs)
        return true;
    const Slots pair = (pairs & (~pairs + 1)) * 3;
    PlayState better = state;
    for (int seat = 0; seat < game.seats; ++seat) {
        if (better.hand[seat] & pair)
            better.hand[seat] ^= pair;
    }
    return solved(tables, better, side) >= tricks;
}

/// A side's tricks of those left; what is not as it must be is added to `broken`: they are those of
/// its best card, each card is worth what comes of it, and a better card is worth no less.
int lawsOf(const RuleContext &context, const PlayState &state, int side, QString &broken)
{
    const PlayTables &tables = context.play;
    TrickSolver solver(*openGame(tables, state, side), {});
    const SolvedTricks all = solver.solve(openPosition(tables, state)).value();
    const bool ours = tables.sideOf[state.turn] == side;
    int best = ours ? 0 : 99;
    for (const CardTricks &card : all.cards) {
        best = ours ? std::max(best, card.tricks) : std::min(best, card.tricks);
        PlayState next = state;
        playSlot(tables, next, card.card);
        const int made = tricksTaken(tables, next, side) - tricksTaken(tables, state, side);
        const int rest = next.over() ? 0 : solved(tables, next, side);
        if (card.tricks != made + rest)
            broken += QStringLiteral("a card of side %1 is not worth what follows; ").arg(side);
    }
    if (!gainsByABetterCard(context, state, side, all.tricks))
        broken += QStringLiteral("side %1 loses by a better card; ").arg(side);
    if (best != all.tricks)
        broken += QStringLiteral("side %1 does not make what its best card does; ").arg(side);
    return all.tricks;
}

} // namespace

class TestTrickSolver : public QObject
{
    Q_OBJECT

private slots:
    void agreesWithForce();
    void agreesWithForceWhateverTricksAreWorth();
    void keepsItsTableFromDealToDeal();
    void tricksOfBothSidesAddUp();
    void isWorthItsBestCard();
    void betterCardsAreWorthNoLess();
    void keepsItsLawsInBiggerEndings();
    void tellsEqualsApartWhereAHigherCardHarms();
    void tellsWhereThePartnerIsToStayBelow();
    void playsTheLineItPromises();
    void stopsByNodes();
    void looksAtTheFlag();
    void staysWithinItsMemory();
};

void TestTrickSolver::agreesWithForce()
{
    Dice dice(20);
    RandomRules random(20);
    int compared = 0;
    for (int tried = 0; compared < share(5000) && tried < 200'000; ++tried) {
        const auto context = makeContext(random.draw(20));
        const int players = context->seating.players;
        // Five tricks at a table of four; as many cards at others.
        for (int i = 0; i < 100; ++i) {
            const PlayState state = someEnding(*context, dice,
                                               players <= 4  ? 5
                                               : players < 6 ? 4
                                                             : 3);
            const int side = dice.below(context->seating.sides);
            const auto game = openGame(context->play, state, side);
            if (!game)
                continue;
            ++compared;
            SolverLimits limits;
            limits.portable = i % 4 == 0;
            TrickSolver solver(*game, limits);
            const int found = tricksTaken(context->play, state, side) +
                              solver.tricks(openPosition(context->play, state)).value();
            QCOMPARE(found, byForce(context->play, state, side, 0, 99));
        }
    }
    QVERIFY(compared >= share(5000));
}

/// Where more tricks may be worth less, a goal can be yes for some numbers and no for others on
/// both sides of them: what both parties are sure of may decide it, or what one cannot leave. Half
/// of the boards are asked of one solver, which keeps its proofs.
void TestTrickSolver::agreesWithForceWhateverTricksAreWorth()
{
    Dice dice(52);
    RandomRules random(52);
    int compared = 0;
    for (int tried = 0; compared < share(5000) && tried < 20'000; ++tried) {
        const auto context = makeContext(tried % 4 ? random.draw(20) : RuleSet());
        const PlayTables &tables = context->play;
        const int side = dice.below(context->seating.sides);
        std::map<int, ScoreSolver> kept; // by the tricks of the deal, which a rule may count
        for (int i = 0; i < 60; ++i) {
            const PlayState state =
                someEnding(*context, dice, context->seating.players <= 4 ? 5 : 3);
            const auto game = openGame(tables, state, side);
            if (!game)
                continue;
            std::array<int, kMaxTricks + 1> worth{}; // by the tricks of the side
            for (int &one : worth)
                one = dice.below(i % 3 ? 2 : 6);
            const int left = state.tricksInDeal - state.tricksPlayed;
            auto values = ShareValues::of(
                game->seats, left, false, [&](const ShareValues::Shares &shares, int) {
                    int made = 0;
                    for (int seat = 0; seat < game->seats; ++seat)
                        made += game->isOurs(seat) ? shares[seat] : 0;
                    return static_cast<double>(worth[static_cast<std::size_t>(made)]);
                });
            QVERIFY(values);
            ScoreSolver fresh(*game, {});
            ScoreSolver &solver =
                i % 2 ? kept.try_emplace(state.tricksInDeal, *game, SolverLimits()).first->second
                      : fresh;
            const int rank = solver.value(openPosition(tables, state), *values).value();
            const int before = tricksTaken(tables, state, side);
            const PlainTrying plain{tables, side, [&](const PlayState &end) {
                                        const int made = tricksTaken(tables, end, side) - before;
                                        return worth[static_cast<std::size_t>(made)];
                                    }};
            QCOMPARE(static_cast<int>(values->values()[static_cast<std::size_t>(rank)]),
                     plain.between(state, -1, 99));
            ++compared;
        }
    }
    QVERIFY(compared >= share(5000));
}

void TestTrickSolver::keepsItsTableFromDealToDeal()
{
    RuleSet rules;
    for (const bool aceFree : {false, true}) {
        rules.lead_ace_free = aceFree;
        const auto context = makeContext(rules);
        TrickSolver kept(*openGame(context->play, standardDeal(*context, 0, 6), 0), {});
        for (std::uint64_t seed = 0; seed < 500; ++seed) {
            const PlayState state = standardDeal(*context, seed, 6);
            QCOMPARE(kept.tricks(openPosition(context->play, state)).value(),
                     solved(context->play, state, 0));
        }
    }
}

void TestTrickSolver::tricksOfBothSidesAddUp()
{
    const auto context = makeContext(RuleSet());
    for (std::uint64_t seed = 0; seed < 400; ++seed) {
        const PlayState state = standardDeal(*context, seed, 8);
        QCOMPARE(solved(context->play, state, 0) + solved(context->play, state, 1), 8);
    }
}

void TestTrickSolver::isWorthItsBestCard()
{
    const auto context = makeContext(RuleSet());
    for (std::uint64_t seed = 0; seed < 300; ++seed) {
        const PlayState state = standardDeal(*context, seed, 8);
        const int side = static_cast<int>(seed % 2);
        TrickSolver solver(*openGame(context->play, state, side), {});
        const SolvedTricks all = solver.solve(openPosition(context->play, state)).value();
        int best = side == 0 ? 0 : 99;
        for (const CardTricks &card : all.cards) {
            best = side == 0 ? std::max(best, card.tricks) : std::min(best, card.tricks);
            PlayState next = state;
            playSlot(context->play, next, card.card);
            QCOMPARE(card.tricks, solved(context->play, next, side));
        }
        QCOMPARE(all.tricks, best);
        QCOMPARE(static_cast<int>(all.cards.size()),
                 std::popcount(lawfulPlays(context->play, state)));
    }
}

void TestTrickSolver::betterCardsAreWorthNoLess()
{
    RuleSet rules;
    rules.lead_spades = LeadSpades::any;
    const auto context = makeContext(rules);
    const PlayTables &tables = context->play;
    int changed = 0;
    for (std::uint64_t seed = 0; changed < 300; ++seed) {
        PlayState state = standardDeal(*context, seed, 8);
        // Two neighbours of a suit, the higher one with the other side: they change places.
        for (Slot low = 0; low + 1 < 52; ++low) {
            const Slots pair = slotBit(low) | slotBit(static_cast<Slot>(low + 1));
            const bool mine = (state.hand[0] & pair) == slotBit(low);
            const bool theirs = (state.hand[1] & pair) == (pair & ~slotBit(low));
            if (!mine || !theirs || tables.effectiveSuitOf[low] != tables.effectiveSuitOf[low + 1U])
                continue;
            const int before = solved(tables, state, 0);
            state.hand[0] ^= pair;
            state.hand[1] ^= pair;
            QVERIFY(solved(tables, state, 0) >= before);
            ++changed;
        }
    }
}

void TestTrickSolver::keepsItsLawsInBiggerEndings()
{
    Dice dice(21);
    RandomRules random(21);
    int tried = 0;
    while (tried < biggerEndings()) {
        const auto rules = makeContext(random.draw(20));
        const int players = rules->seating.players;
        // As many cards as are too many for force.
        const PlayState state = someEnding(*rules, dice, std::min(9, 34 / players));
        if (!openGame(rules->play, state, 0))
            continue;
        ++tried;
        QString broken;
        int sum = 0;
        for (int side = 0; side < rules->seating.sides; ++side)
            sum += lawsOf(*rules, state, side, broken);
        const int left = state.tricksInDeal - state.tricksPlayed;
        // Against everybody else no side makes more than when each plays for itself.
        if (rules->seating.sides == 2 ? sum != left : sum > left)
            broken += QStringLiteral("the sides make %1 of %2 tricks; ").arg(sum).arg(left);
        QVERIFY2(broken.isEmpty(),
                 qPrintable(QStringLiteral("ending %1: %2").arg(tried).arg(broken)));
    }
}

/// Cards of a run may each be played for the other, but what was proved of one holds in another
/// deal only where the run stands together, too: a player may have to get rid of the higher card.
/// The value was found by trying every card.
void TestTrickSolver::tellsEqualsApartWhereAHigherCardHarms()
{
    RuleSet rules;
    rules.lead_spades = LeadSpades::any;
    const auto context = makeContext(rules);
    const PlayTables &tables = context->play;
    const char *const hands[] = {"9D AD 5H 7H 9H 5S 6S 6D", "7C 8C 6H 8H KH 2S 3S QD",
                                 "3C 6C KC JH 4S 7S 8S 9S", "4C TC JC AC 4D QH AH AS"};
    PlayState state = written(tables, hands, 0, 8);
    for (const char *const card : {"6D", "QD", "JH"})
        playSlot(tables, state,
                 tables.slotOf[static_cast<std::size_t>(parseCard(card).value().face())]);
    QCOMPARE(solved(tables, state, 0), 5);
    QCOMPARE(solved(tables, state, 1), 3);
}

/// Low cards of a long suit are winners as long as the partner has lower ones: a proof of that does
/// not hold where the partner has to take one of them and has nothing to lead back.
void TestTrickSolver::tellsWhereThePartnerIsToStayBelow()
{
    RuleSet rules;
    rules.lead_spades = LeadSpades::any;
    const auto context = makeContext(rules);
    const PlayTables &tables = context->play;
    const PlayState below = written(
        tables, {"AH KH 7H 6H AD", "TH 9H QD 7D 6D", "5H 4H 3H 5D 4D", "QH JH KD 9D 8D"}, 3, 5);
    const PlayState above = written(
        tables, {"AH KH 4H 3H AD", "TH 9H QD 7D 6D", "7H 6H 5H 5D 4D", "QH JH KD 9D 8D"}, 3, 5);
    QCOMPARE(byForce(tables, below, 0, 0, 99), 5);
    QCOMPARE(byForce(tables, above, 0, 0, 99), 4);
    TrickSolver kept(*openGame(tables, below, 0), {});
    QCOMPARE(kept.tricks(openPosition(tables, below)).value(), 5);
    QCOMPARE(kept.tricks(openPosition(tables, above)).value(), 4);
}

void TestTrickSolver::playsTheLineItPromises()
{
    const auto context = makeContext(RuleSet());
    for (std::uint64_t seed = 0; seed < 100; ++seed) {
        PlayState state = standardDeal(*context, seed, 9);
        TrickSolver solver(*openGame(context->play, state, 0), {});
        const SolvedTricks all = solver.solve(openPosition(context->play, state)).value();
        for (const Slot card : all.line) {
            QVERIFY(lawfulPlays(context->play, state) & slotBit(card));
            playSlot(context->play, state, card);
        }
        QVERIFY(state.over());
        QCOMPARE(tricksTaken(context->play, state, 0), all.tricks);
    }
}

void TestTrickSolver::stopsByNodes()
{
    const auto context = makeContext(RuleSet());
    const PlayState state = standardDeal(*context, 1, 10);
    SolverLimits limits;
    limits.nodes = 10;
    TrickSolver solver(*openGame(context->play, state, 0), limits);
    QVERIFY(!solver.tricks(openPosition(context->play, state)));
    QCOMPARE(solver.nodes(), 10U);
    // What was begun does no harm to what comes later.
    solver.setLimits({});
    QCOMPARE(solver.tricks(openPosition(context->play, state)).value(),
             solved(context->play, state, 0));
}

/// However long a question takes: the flag is looked at again after so few tricks, whether the
/// solver is new or has proved much before.
void TestTrickSolver::looksAtTheFlag()
{
    const auto context = makeContext(RuleSet());
    const PlayState state = standardDeal(*context, 1, 13);
    const std::atomic<bool> stop{true};
    SolverLimits limits;
    TrickSolver solver(*openGame(context->play, state, 0), limits);
    for (const std::uint64_t before : {0U, 5U, 1000U, 20'000U}) {
        limits.stop = nullptr;
        limits.nodes = before;
        solver.setLimits(limits);
        if (before > 0)
            QVERIFY(!solver.tricks(openPosition(context->play, state)));
        limits.stop = &stop;
        limits.nodes = 0;
        solver.setLimits(limits);
        QVERIFY(!solver.tricks(openPosition(context->play, state)));
        QVERIFY(solver.nodes() <= SearchMeter::kNodesPerLook);
        QVERIFY(!solver.solve(openPosition(context->play, state)));
        QVERIFY(solver.nodes() <= SearchMeter::kNodesPerLook);
    }
}

void TestTrickSolver::staysWithinItsMemory()
{
    const auto context = makeContext(RuleSet());
    SolverLimits limits;
    limits.bytes = 400'000;
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        const PlayState state = standardDeal(*context, seed, 10);
        TrickSolver solver(*openGame(context->play, state, 0), limits);
        QCOMPARE(solver.tricks(openPosition(context->play, state)).value(),
                 solved(context->play, state, 0));
        QVERIFY(solver.bytes() <= limits.bytes);
    }
}

QTEST_APPLESS_MAIN(TestTrickSolver)
#include "tst_trick_solver.moc"
