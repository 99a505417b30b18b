// SPDX-License-Identifier: GPL-3.0-or-later
// Who won which trick, and what lay in the last one.
#include "play/fact_row.h"
#include "text/mark.h"

namespace sandbag {

namespace {

/// Between two tricks: of a trick in play nothing is told.
bool hasLastTrick(const PlayState &state)
{
    return state.tricksPlayed > 0 && state.inTrick == 0;
}

void fillOrder(const PlayTables &, const PlayState &state, DealFacts &facts)
{
    facts.winners = state.winners;
    facts.winnerCount = state.tricksPlayed;
}

std::uint64_t mixOrder(std::uint64_t key, const PlayState &state)
{
    std::uint64_t word = 0;
    for (int trick = 0; trick < state.tricksPlayed; ++trick) {
        word = word << 4 | static_cast<std::uint64_t>(state.winners[trick] + 1);
        if (trick % 16 == 15)
            key = stirred(key, word);
    }
    return stirred(key, word);
}

void fillLastWinner(const PlayTables &tables, const PlayState &state, DealFacts &facts)
{
    if (hasLastTrick(state))
        facts.lastTrick.seat =
            state.lastBest < 0 ? -1 : (state.lastLeader + state.lastBest) % tables.players;
}

std::uint64_t mixLastWinner(std::uint64_t key, const PlayState &state)
{
    return stirred(key, static_cast<std::uint64_t>(state.lastBest + 1) << 8 | state.lastLeader);
}

void fillLastCard(const PlayTables &tables, const PlayState &state, DealFacts &facts)
{
    if (hasLastTrick(state) && state.lastBest >= 0)
        facts.lastTrick.card = tables.cardAt[state.trick[state.lastBest]];
}

std::uint64_t mixLastCard(std::uint64_t key, const PlayState &state)
{
    return stirred(key, state.lastBest < 0 ? kNoSlot : state.trick[state.lastBest]);
}

void fillLastCards(const PlayTables &tables, const PlayState &state, DealFacts &facts)
{
    if (!hasLastTrick(state))
        return;
    LastTrick &last = facts.lastTrick;
    last.led = state.lastLeader;
    last.count = tables.players;
    for (int place = 0; place < tables.players; ++place)
        last.cards[place] = tables.cardAt[state.trick[place]];
}

std::uint64_t mixLastCards(std::uint64_t key, const PlayState &state)
{
    for (const Slot card : state.trick)
        key = stirred(key, card);
    return stirred(key, state.lastLeader);
}

constexpr int kRankOfTwo = 0, kRankOfAce = 12;

Slots ofEverySuit(const PlayTables &tables, int rank)
{
    Slots cards = 0;
    for (const Suit suit : kAllSuits)
        cards |= slotBit(tables.slotOf[Card(suit, rank).face()]);
    return cards;
}

/// Aces, twos and high spades in the last trick (`last_trick_*`).
Slots cardsOfLastTrick(const PlayTables &tables, const RuleSet &rules)
{
    Slots cards = 0;
    if (rules.last_trick_ace > 0 || rules.last_trick_spade_ace > 0 || rules.last_trick_ace_on_nil)
        cards |= ofEverySuit(tables, kRankOfAce);
    if (rules.last_trick_deuce > 0)
        cards |= ofEverySuit(tables, kRankOfTwo);
    // From the nine to the ace, but neither below nor elevated (D59).
    if (rules.last_trick_high_spade > 0)
        cards |= tables.effectiveSuit[kEffectiveSpades];
    return cards;
}

constexpr const char *kLastTrickOpen =
    QT_TRANSLATE_NOOP("last_trick", "The last trick can still earn a bonus.");

} // namespace

/// Told of every deal: filled with it.
constinit const FactRow kTricksFact{
    .fact = Fact::tricks,
    .missing = QT_TRANSLATE_NOOP("last_trick", "\"tricks\" is missing: the tricks each seat took")};

// Who wins every trick of a run from the first on is known when a claim is made: mo and moe are no
// reason to play on.
constinit const FactRow kTrickOrderFact{
    .fact = Fact::trickOrder,
    .fill = fillOrder,
    .mix = mixOrder,
    .missing = QT_TRANSLATE_NOOP(
        "last_trick", "\"winners\" is missing: list the seat that won each trick, in order")};

/// Told by the order of the tricks.
constinit const FactRow kLastRunFact{
    .fact = Fact::lastRun,
    .mix = mixOrder,
    .playOn =
        QT_TRANSLATE_NOOP("last_trick", "A streak of tricks won in a row can still earn a bonus."),
    .toldBy = {Fact::trickOrder}};

constinit const FactRow kLastWinnerFact{
    .fact = Fact::lastWinner,
    .key = "last_trick",
    .fill = fillLastWinner,
    .mix = mixLastWinner,
    .playOn = kLastTrickOpen,
    .missing = QT_TRANSLATE_NOOP(
        "last_trick", "\"last_trick\" is missing: these rules depend on who won the last trick")};

constinit const FactRow kLastCardFact{.fact = Fact::lastCard,
                                      .singledOut = cardsOfLastTrick,
                                      .fill = fillLastCard,
                                      .mix = mixLastCard,
                                      .playOn = kLastTrickOpen};

constinit const FactRow kLastCardsFact{
    .fact = Fact::lastCards, .fill = fillLastCards, .mix = mixLastCards, .playOn = kLastTrickOpen};

/// Told and filled with the cards.
constinit const FactRow kLastLedFact{.fact = Fact::lastLed};

} // namespace sandbag
