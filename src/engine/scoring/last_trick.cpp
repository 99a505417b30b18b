// SPDX-License-Identifier: GPL-3.0-or-later
#include "scoring/scoring_rules.h"

#include <algorithm>

namespace sandbag {

namespace {

constexpr int kTwo = 0;
constexpr int kNine = 7;

bool isElevated(const ScoreBuilder &sheet, Card card)
{
    const CardList &raised = sheet.rules.trumps_elevated;
    return std::find(raised.begin(), raised.end(), card.held()) != raised.end();
}

bool isSpade(const ScoreBuilder &sheet, Card card)
{
    return !card.isJoker() && (card.suit() == Suit::spades || isElevated(sheet, card));
}

/// D59: a spade of rank nine or above that brings the side's T exactly to a contract above 0.
bool highSpadeMeets(const ScoreBuilder &sheet, Card card, int seat)
{
    if (!isSpade(sheet, card) || card.isLowAce() || card.rank() < kNine)
        return false;
    const SideWork &work = sheet.sides[static_cast<std::size_t>(sheet.seating.sideOf(seat))];
    const bool ofNil = sheet.bid(seat).isNil(); // a failed nil's trick brings nothing
    return !ofNil && work.contract > 0 && work.counted == work.contract;
}

} // namespace

/// The rows add up (D59).
void scoreLastTrick(ScoreBuilder &sheet)
{
    const RuleSet &rules = sheet.rules;
    const int seat = sheet.facts.lastTrick.seat;
    if (seat < 0)
        return;
    const Card card = sheet.facts.lastTrick.card;
    const auto bonus = [&](bool won, int points, LineText text) {
        if (won && points > 0)
            sheet.add(sheet.seating.sideOf(seat), LineRule::lastTrick, text, points, {}, 0, seat);
    };
    const bool spadeAce = card.held() == Card(Suit::spades, 12);
    const bool two = !card.isJoker() && card.rank() == kTwo && !isSpade(sheet, card);
    bonus(true, rules.last_trick_bonus, LineText::lastTrickWon);
    bonus(card.isAce() && !spadeAce, rules.last_trick_ace, LineText::lastTrickAce);
    bonus(spadeAce, rules.last_trick_spade_ace, LineText::lastTrickSpadeAce);
    bonus(two, rules.last_trick_deuce, LineText::lastTrickDeuce);
    bonus(highSpadeMeets(sheet, card, seat), rules.last_trick_high_spade,
          LineText::lastTrickHighSpade);
}

/// A made nil that plays an ace to the last trick: one fifth of its value more.
void scoreLastAceOnNil(ScoreBuilder &sheet)
{
    const LastTrick &trick = sheet.facts.lastTrick;
    for (int i = 0; i < trick.count && trick.led >= 0; ++i) {
        const int seat = (trick.led + i) % sheet.seating.players;
        const bool nilMade = sheet.bid(seat).isNil() && !sheet.nilFailed(seat);
        if (nilMade && trick.cards[static_cast<std::size_t>(i)].isAce())
            sheet.add(sheet.seating.sideOf(seat), LineRule::lastTrick, LineText::lastTrickAceOnNil,
                      nilStake(sheet, seat).made / 5, {}, 0, seat);
    }
}

} // namespace sandbag
