// SPDX-License-Identifier: GPL-3.0-or-later
// Tricks won with the nine of spades.
#include "play/fact_row.h"
#include "play/trick_winner.h"
#include "setup/pack.h"
#include "text/mark.h"

#include <algorithm>

namespace sandbag {

namespace {

constexpr int kRankOfNine = 7;

/// A trick won by the nine of spades.
void noteDix(const PlayTables &tables, PlayState &state)
{
    if (state.lastBest < 0 || state.dixCount == state.dix.size() ||
        state.trick[state.lastBest] != tables.nineOfSpades)
        return;
    int spades = 0;
    for (int place = 0; place < tables.players; ++place)
        spades += tables.effectiveSuitOf[state.trick[place]] == kEffectiveSpades;
    const int points = state.led == kEffectiveSpades ? 10 : spades > 1 ? 5 : 1;
    state.dix[state.dixCount++] = {lastWinner(tables, state), points};
}

void fillDix(const PlayTables &, const PlayState &state, DealFacts &facts)
{
    facts.dix = state.dix;
    facts.dixCount = state.dixCount;
}

std::uint64_t mixDix(std::uint64_t key, const PlayState &state)
{
    key = stirred(key, state.dixCount);
    for (std::size_t i = 0; i < state.dixCount; ++i)
        key = stirred(key, static_cast<std::uint64_t>(state.dix[i].seat) << 8 |
                               static_cast<std::uint64_t>(state.dix[i].points));
    return key;
}

void clearDix(PlayState &state)
{
    state.dixCount = 0;
}

Slots nineOfSpades(const PlayTables &tables, const PlayState &)
{
    return slotBit(tables.nineOfSpades);
}

/// Who won a trick with it has won a trick, and there are no more than nines in the deck.
Refusal whoCannotHaveWon(const RuleSet &rules, int, const DealFacts &facts)
{
    for (int i = 0; i < facts.dixCount; ++i) {
        const int seat = facts.dix[static_cast<std::size_t>(i)].seat;
        if (seat >= 0 && facts.tricks[seat] == 0)
            return noTrickWon(kDixFact, seat);
    }
    const CardList cards = planPack(rules).cards;
    const auto nines = std::count(cards.begin(), cards.end(), Card(Suit::spades, kRankOfNine));
    if (rules.dix_allowed && facts.dixCount > nines) {
        return Sentence::counted(
            QT_TRANSLATE_N_NOOP("bonuses", "\"dix\" lists %n trick(s) won by a nine of spades, but "
                                           "the number of these cards in the deck is only %1"),
            facts.dixCount, {static_cast<int>(nines)});
    }
    return {};
}

} // namespace

constinit const FactRow kDixFact{
    .fact = Fact::dix,
    .key = "dix",
    .inForce = [](const RuleSet &rules) { return rules.dix_allowed; },
    .note = noteDix,
    .singledOut =
        [](const PlayTables &tables, const RuleSet &rules) {
            return rules.dix_allowed ? slotBit(tables.nineOfSpades) : 0;
        },
    .fill = fillDix,
    .mix = mixDix,
    .clear = clearDix,
    .playOn = QT_TRANSLATE_NOOP("bonuses", "The nine of spades can still win a trick."),
    .awaited = nineOfSpades,
    .missing = QT_TRANSLATE_NOOP("bonuses", "\"dix\" is missing: rule dix_allowed needs the seat "
                                            "that won a trick with the nine of spades, or null"),
    .cannotBe = whoCannotHaveWon};

} // namespace sandbag
