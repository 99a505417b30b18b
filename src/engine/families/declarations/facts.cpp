// SPDX-License-Identifier: GPL-3.0-or-later
// Who broke a promise of no trump.
#include "play/fact_row.h"
#include "play/trick_winner.h"
#include "text/mark.h"

namespace sandbag {

namespace {

/// A trick won with a spade that was not led breaks a promise of no trump. A joke trump counts as a
/// spade.
void breakNoTrump(const PlayTables &tables, PlayState &state)
{
    if (!state.noTrumpSeats || state.lastBest < 0 || state.led == kEffectiveSpades)
        return;
    const int winner = lastWinner(tables, state);
    const Slot slot = state.trick[state.lastBest];
    if ((state.noTrumpSeats >> winner & 1) &&
        (tables.effectiveSuitOf[slot] == kEffectiveSpades || winsAsJokeTrump(tables, state)))
        state.counted[Fact::noTrumpBroken][winner] = 1;
}

/// Only who bid no trump can break it, and only by a trick won.
Refusal whoCannotHaveBroken(const RuleSet &, int players, const DealFacts &facts)
{
    for (int seat = 0; seat < players; ++seat) {
        const bool could = facts.bids[seat].noTrump && facts.tricks[seat] > 0;
        if (facts.counted[Fact::noTrumpBroken][seat] > 0 && !could) {
            return Sentence(
                QT_TRANSLATE_NOOP("declarations",
                                  "\"notrump_broken\" lists %1, but only a player who promised no "
                                  "trump and took a trick can break the promise"),
                {Seat{seat}});
        }
    }
    return {};
}

} // namespace

constinit const FactRow kNoTrumpBrokenFact{
    .fact = Fact::noTrumpBroken,
    .key = "notrump_broken",
    .inForce = [](const RuleSet &rules) { return rules.notrump_allowed; },
    .note = breakNoTrump,
    .missing =
        QT_TRANSLATE_NOOP("declarations", "\"notrump_broken\" is missing: with a no-trump bid, it "
                                          "must list the seats that broke their promise"),
    .cannotBe = whoCannotHaveBroken,
    .counted = CountedAs::seats,
    .question =
        [](const RuleSet &, const std::string &player) {
            return Sentence(QT_TRANSLATE_NOOP("declarations", "%1 broke the no-trump promise"),
                            {player});
        },
    .asksOf = [](const Call &bid) { return bid.noTrump; },
    .yes = QT_TRANSLATE_NOOP("declarations", "Broken"),
    .no = QT_TRANSLATE_NOOP("declarations", "Kept")};

} // namespace sandbag
