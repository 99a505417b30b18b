// SPDX-License-Identifier: GPL-3.0-or-later
// Random playouts end in the very state that playing card by card leads to, under any rules.
#include "../random/random_rules.h"
#include "play/trick_winner.h"
#include "test_main.h"

#include <QTest>

#include <bit>

using namespace sandbag;

namespace {

/// The same cards as playOut picks, by the functions that play one.
void playCardByCard(const PlayTables &tables, PlayState &state, std::uint64_t &random)
{
    Dice dice(random);
    std::uint64_t word = 0;
    for (unsigned picks = 0; !state.over(); ++picks) {
        if (picks % 4 == 0)
            random += 0x9E3779B97F4A7C15ULL;
        word = picks % 4 == 0 ? dice.next() : word >> 16;
        Slots cards = legalPlays(tables, state);
        const auto count = static_cast<std::uint64_t>(std::popcount(cards));
        for (std::uint64_t skip = ((word & 0xFFFF) * count) >> 16; skip > 0; --skip)
            cards &= cards - 1;
        playSlot(tables, state, static_cast<Slot>(std::countr_zero(cards)));
    }
}

bool same(const PlayState &a, const PlayState &b)
{
    const auto dix = [](const PlayState &s) {
        return std::tuple(s.dix[0].seat, s.dix[0].points, s.dix[1].seat, s.dix[1].points);
    };
    const auto cards = [](const PlayState &s) {
        return std::tuple(s.hand, s.secondCopy, s.trick, s.inTrick, s.leader, s.turn, s.led,
                          s.best);
    };
    const auto rest = [](const PlayState &s) {
        return std::tuple(s.broken, s.tricksPlayed, s.tricksInDeal, s.taken, s.winners,
                          s.lastLeader, s.lastBest, s.counted, s.dixCount);
    };
    return cards(a) == cards(b) && rest(a) == rest(b) && dix(a) == dix(b);
}

/// A deal to its first card.
PlayState dealt(const RuleContext &context, Dice &dice)
{
    CardList pack = context.pack.cards;
    shuffle(pack, dice);
    const int players = context.seating.players;
    const int tricks = static_cast<int>(pack.size()) / players;
    PlayState state;
    for (int i = 0; i < tricks * players; ++i)
        addCard(context.play, state, i % players, pack[static_cast<std::size_t>(i)]);
    startPlay(context.play, state, dice.below(players), tricks);
    return state;
}

} // namespace

class TestPlayout : public QObject
{
    Q_OBJECT

private slots:
    void endsAsCardByCard();
    void winnerIsThatOfTheWholeTrick();
    void dutiesToBeatAreOfCardsThatWouldWin();
};

void TestPlayout::endsAsCardByCard()
{
    Dice dice(96);
    RandomRules random(96);
    const auto games = presets();
    for (int round = 0; round < 160; ++round) {
        const auto game = static_cast<std::size_t>(round);
        const auto table =
            makeContext(game < games.size() ? rulesOf(games[game]) : random.draw(round % 20));
        for (int i = 0; i < 600; ++i) {
            PlayState fast = dealt(*table, dice);
            // Some begin within a trick, or later in the deal.
            for (int cards = i % 2 ? dice.below(12) : 0; cards > 0; --cards) {
                const Slots legal = legalPlays(table->play, fast);
                playSlot(table->play, fast, static_cast<Slot>(std::countr_zero(legal)));
            }
            PlayState slow = fast;
            std::uint64_t fastRandom = dice.next(), slowRandom = fastRandom;
            playOut(table->play, fast, fastRandom);
            playCardByCard(table->play, slow, slowRandom);
            QVERIFY(same(fast, slow));
            QCOMPARE(fastRandom, slowRandom);
        }
    }
}

/// Who is winning is carried on from card to card, and asked of cards before they are played: by
/// the definition it is judged of all cards of the trick.
void TestPlayout::winnerIsThatOfTheWholeTrick()
{
    Dice dice(52);
    RandomRules random(52);
    const auto games = presets();
    for (std::size_t round = 0; round < 200; ++round) {
        const auto table =
            makeContext(round < games.size() ? rulesOf(games[round])
                                             : random.draw(static_cast<int>(round % 20)));
        const PlayTables &tables = table->play;
        for (int deal = 0; deal < 20; ++deal) {
            PlayState state = dealt(*table, dice);
            while (!state.over()) {
                const Slots legal = legalPlays(tables, state);
                int skip = dice.below(std::popcount(legal));
                Slot picked = kNoSlot;
                int place = -1;
                for (Slots rest = legal; rest; rest &= rest - 1) {
                    const auto slot = static_cast<Slot>(std::countr_zero(rest));
                    PlayState then = state;
                    then.trick[then.inTrick++] = slot;
                    if (then.led == kNoEffectiveSuit)
                        then.led = tables.effectiveSuitOf[slot];
                    const int judged = winningPlace(tables, then);
                    QCOMPARE(winningPlaceAfter(tables, state, slot), judged);
                    if (skip-- == 0) {
                        picked = slot;
                        place = judged;
                    }
                }
                playSlot(tables, state, picked);
                QCOMPARE(state.inTrick ? state.best : state.lastBest, place);
            }
        }
    }
}

/// Which cards a duty to trump or to beat leaves is read from the order of the cards where tricks
/// are plain: the same as when each card is asked whether it would win.
void TestPlayout::dutiesToBeatAreOfCardsThatWouldWin()
{
    Dice dice(74);
    RandomRules random(74);
    const auto games = presets();
    int plainGames = 0, duties = 0;
    for (std::size_t round = 0; round < 400; ++round) {
        RuleSet rules = round < games.size() ? rulesOf(games[round])
                                             : random.draw(static_cast<int>(round % 20));
        if (round % 3) {
            RuleSet strict = rules;
            strict.follow_must_trump = static_cast<FollowMustTrump>(dice.below(4));
            strict.follow_must_head = dice.below(2) == 0;
            strict.follow_beat_partner = dice.below(2) == 0;
            rules = check(strict).errors.empty() ? strict : rules;
        }
        const auto table = makeContext(rules);
        const PlayTables &tables = table->play;
        if (!tables.plainTricks)
            continue;
        ++plainGames;
        PlayTables asked = tables; // knows nothing of that order
        asked.plainTricks = false;
        PlayTables free = tables;
        free.restrictions.clear();
        for (int deal = 0; deal < 20; ++deal) {
            PlayState state = dealt(*table, dice);
            while (!state.over()) {
                Slots legal = legalPlays(tables, state);
                QCOMPARE(legal, legalPlays(asked, state));
                QCOMPARE(lawfulPlays(tables, state), lawfulPlays(asked, state));
                duties += legal != legalPlays(free, state);
                for (int skip = dice.below(std::popcount(legal)); skip > 0; --skip)
                    legal &= legal - 1;
                playSlot(tables, state, static_cast<Slot>(std::countr_zero(legal)));
            }
        }
    }
    QVERIFY(plainGames > 100);
    QVERIFY(duties > 1000);
}

QTEST_APPLESS_MAIN(TestPlayout)
#include "tst_playout.moc"
