// SPDX-License-Identifier: GPL-3.0-or-later
// The rule sheet: who takes the kitty.
#include "families/sheets.h"

#include "text/mark.h"

namespace sandbag {

namespace {

void describeTaker(const RuleFeatures &at, Lines &lines)
{
    switch (at.rules.kitty_taker) {
    case KittyTaker::dealer:
        return lines.say(QT_TRANSLATE_NOOP("kitty", "The dealer takes the kitty before the bids."));
    case KittyTaker::low_club:
        return lines.say(QT_TRANSLATE_NOOP(
            "kitty", "Before the bids, the holder of the lowest club takes the kitty. If that "
                     "card is in the kitty, the dealer takes it."));
    case KittyTaker::high_bidder:
        return lines.say(QT_TRANSLATE_NOOP(
            "kitty", "After the bids the highest bidder takes the kitty and discards the same "
                     "number of cards. If bids are equal, the earlier one counts."));
    case KittyTaker::high_side:
        return lines.say(SheetWords{
            QT_TRANSLATE_NOOP(
                "kitty",
                "After the bids, the side with the largest contract takes the kitty, divides it "
                "among "
                "its players as they like, and discards the same number of cards. If contracts are "
                "equal, each side gets one card, and any others stay unseen."),
            QT_TRANSLATE_NOOP(
                "kitty", "After the bids, the player with the largest contract takes the kitty and "
                         "discards the same number of cards. If contracts are equal, each of these "
                         "players gets one card, and any others stay unseen.")});
    case KittyTaker::unseen:
        return lines.say(
            QT_TRANSLATE_NOOP("kitty", "Nobody looks at the kitty before the deal is over."));
    }
}

} // namespace

void describeKitty(const RuleFeatures &at, Lines &lines)
{
    if (!at.kitty)
        return;
    const bool round = at.rules.kitty_extra_round;
    lines.count(at.pack.kitty,
                round ? QT_TRANSLATE_N_NOOP("kitty",
                                            "The kitty: %n card(s). Each player is dealt one "
                                            "card less, and the kitty includes these cards.")
                      : QT_TRANSLATE_N_NOOP("kitty", "The kitty: %n card(s) left over."));
    describeTaker(at, lines);
    if (at.kittyEarly)
        lines.say(at.ownSpades || at.rules.kitty_discard == KittyDiscard::before_bids
                      ? QT_TRANSLATE_NOOP("kitty", "The player who takes the kitty discards the "
                                                   "same number of cards before the bids.")
                      : QT_TRANSLATE_NOOP("kitty", "The player who takes the kitty discards the "
                                                   "same number of cards after the bids."));
    lines.sayIf(round && at.kittyTaken,
                QT_TRANSLATE_NOOP("kitty", "The discard counts as a trick for the player who took "
                                           "the kitty. That player may not bid nil."));
}

void summarizeKitty(const RuleFeatures &at, Lines &lines)
{
    lines.sayIf(at.kittyTaken, QT_TRANSLATE_NOOP("kitty", "A kitty of %1."), {at.pack.kitty});
}

} // namespace sandbag
