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
        return lines.say(QT_TRANSLATE_NOOP("engine", "The dealer takes it before the bids."));
    case KittyTaker::low_club:
        return lines.say(
            QT_TRANSLATE_NOOP("engine", "Before the bids the holder of the lowest club takes it, "
                                        "or the dealer if that card is in the kitty."));
    case KittyTaker::high_bidder:
        return lines.say(
            QT_TRANSLATE_NOOP("engine", "After the bids the highest bidder takes it (of equal bids "
                                        "the earlier one) and discards the same number of cards."));
    case KittyTaker::high_side:
        return lines.say(QT_TRANSLATE_NOOP(
            "engine", "After the bids the side with the largest contract takes it, shares it as it "
                      "likes, and discards the same number of cards; with equal contracts one card "
                      "goes to each side, and any others stay unseen."));
    case KittyTaker::unseen:
        return lines.say(
            QT_TRANSLATE_NOOP("engine", "Nobody looks at it before the deal is over."));
    }
}

} // namespace

void describeKitty(const RuleFeatures &at, Lines &lines)
{
    if (!at.kitty)
        return;
    const bool round = at.rules.kitty_extra_round;
    lines.count(at.pack.kitty,
                round ? QT_TRANSLATE_N_NOOP("engine", "The kitty: %n card(s), one of them for "
                                                      "each player.")
                      : QT_TRANSLATE_N_NOOP("engine", "The kitty: %n card(s) left over."));
    describeTaker(at, lines);
    if (at.kittyEarly)
        lines.say(
            at.ownSpades || at.rules.kitty_discard == KittyDiscard::before_bids
                ? QT_TRANSLATE_NOOP(
                      "engine",
                      "The player who takes it discards the same number of cards before the bids.")
                : QT_TRANSLATE_NOOP(
                      "engine",
                      "The player who takes it discards the same number of cards after the bids."));
    lines.sayIf(round && at.kittyTaken,
                QT_TRANSLATE_NOOP("engine", "The discard counts as a trick for the player who took "
                                            "the kitty, who may not bid nil."));
}

void summarizeKitty(const RuleFeatures &at, Lines &lines)
{
    lines.sayIf(at.kittyTaken, QT_TRANSLATE_NOOP("engine", "A kitty of %1."), {at.pack.kitty});
}

} // namespace sandbag
