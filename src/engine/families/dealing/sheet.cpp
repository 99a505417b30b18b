// SPDX-License-Identifier: GPL-3.0-or-later
// The rule sheet: how cards reach the hands.
#include "families/sheets.h"

#include "text/mark.h"

namespace sandbag {

namespace {

const char *firstDealer(const RuleSet &rules)
{
    switch (rules.deal_first_dealer) {
    case DealFirstDealer::random:
        return QT_TRANSLATE_NOOP("dealing", "The first dealer is chosen at random.");
    case DealFirstDealer::first_spade:
        return QT_TRANSLATE_NOOP(
            "dealing",
            "Cards are dealt face up until a spade appears; the player who gets it deals first.");
    case DealFirstDealer::first_heart:
        return QT_TRANSLATE_NOOP(
            "dealing",
            "Cards are dealt face up until a heart appears; the player who gets it deals first.");
    case DealFirstDealer::first_diamond:
        return QT_TRANSLATE_NOOP("dealing", "The players are dealt cards face up in turn; the one "
                                            "who gets the first diamond deals first.");
    case DealFirstDealer::first_club:
        return QT_TRANSLATE_NOOP(
            "dealing",
            "Cards are dealt face up until a club appears; the player who gets it deals first.");
    case DealFirstDealer::high_card:
        return QT_TRANSLATE_NOOP("dealing", "The player who draws the highest card deals first "
                                            "(ties go to spades, then hearts, diamonds, clubs).");
    case DealFirstDealer::low_card:
        return QT_TRANSLATE_NOOP("dealing",
                                 "The player who draws the lowest card deals first (ties "
                                 "go to clubs, then diamonds, hearts, spades).");
    }
    return "";
}

void describeFirstDealer(const RuleFeatures &at, Lines &lines)
{
    lines.say(at.counterClockwise
                  ? QT_TRANSLATE_NOOP("dealing", "%1 The deal then passes to the right.")
                  : QT_TRANSLATE_NOOP("dealing", "%1 The deal then passes to the left."),
              {nested(firstDealer(at.rules))});
}

void describeCut(const RuleFeatures &at, Lines &lines)
{
    switch (at.rules.deal_cut) {
    case DealCut::none:
        return lines.say(QT_TRANSLATE_NOOP("dealing", "The deck is not cut."));
    case DealCut::cut:
        return lines.say(
            at.counterClockwise
                ? QT_TRANSLATE_NOOP("dealing", "The player on the dealer's left may cut the deck.")
                : QT_TRANSLATE_NOOP("dealing",
                                    "The player on the dealer's right may cut the deck."));
    case DealCut::french:
        return lines.say(
            at.counterClockwise
                ? QT_TRANSLATE_NOOP("dealing",
                                    "French cut: the player on the dealer's left splits "
                                    "the deck into four stacks, turns up the four top "
                                    "cards, and gives one of those cards to each player.")
                : QT_TRANSLATE_NOOP("dealing",
                                    "French cut: the player on the dealer's right splits the deck "
                                    "into four stacks, turns up the four top cards, and gives one "
                                    "of those cards to each player."));
    }
}

void describeDraft(const RuleFeatures &at, Lines &lines)
{
    const RuleSet &rules = at.rules;
    if (rules.deal_method == DealMethod::draft_pair)
        lines.say(QT_TRANSLATE_NOOP("dealing",
                                    "The two players draft their hands, starting with the "
                                    "nondealer. In turn, each draws two cards, keeps one, and "
                                    "discards the other. They stop when both hold %1 cards."),
                  {at.pack.handSize});
    else
        lines.say(QT_TRANSLATE_NOOP(
                      "dealing",
                      "The two players draft their hands, starting with the nondealer. In turn, "
                      "each looks at the top card and keeps either that card or the next one, and "
                      "the other of the two is discarded. They stop when both hold %1 cards."),
                  {at.pack.handSize});
    if (rules.deal_method == DealMethod::draft_keep)
        lines.say(
            rules.deal_draft_see_second
                ? QT_TRANSLATE_NOOP("dealing", "A player who keeps the first card may look at the "
                                               "second one before discarding it.")
                : QT_TRANSLATE_NOOP("dealing", "A player who keeps the first card must discard the "
                                               "second one without looking at it."));
    lines.sayIf(at.leftoverRefused,
                QT_TRANSLATE_NOOP("dealing", "All cards must be dealt out evenly."));
}

void describeHands(const RuleFeatures &at, Lines &lines)
{
    const RuleSet &rules = at.rules;
    lines.count(at.pack.handSize, QT_TRANSLATE_N_NOOP("dealing", "Everyone gets %n card(s)."));
    if (at.pack.setAside)
        lines.say(QT_TRANSLATE_NOOP("dealing", "One card left over: %1 is not dealt."),
                  {*at.pack.setAside});
    else if (at.leftoverAside)
        lines.count(at.pack.leftover,
                    QT_TRANSLATE_N_NOOP(
                        "dealing", "The dealer sets the last %n leftover card(s) aside unseen."));
    lines.sayIf(at.leftoverRefused, QT_TRANSLATE_NOOP("dealing", "No cards may be left over."));
    lines.count(rules.deal_face_up,
                QT_TRANSLATE_N_NOOP("dealing", "Each hand gets %n card(s) face up."));
}

void describeRedeal(const RuleFeatures &at, Lines &lines)
{
    const bool same = at.rules.misdeal_redeal == MisdealRedeal::same;
    if (at.misdeals)
        lines.say(same
                      ? QT_TRANSLATE_NOOP("dealing", "After a misdeal the same player deals again.")
                      : QT_TRANSLATE_NOOP("dealing", "After a misdeal the next player deals."));
    if (at.sumVoids)
        lines.say(same
                      ? QT_TRANSLATE_NOOP(
                            "dealing",
                            "If the deal is void because of the bids, the same player deals again.")
                      : QT_TRANSLATE_NOOP(
                            "dealing",
                            "If the deal is void because of the bids, the next player deals."));
}

void describeMisdeals(const RuleFeatures &at, Lines &lines)
{
    const RuleSet &rules = at.rules;
    if (!at.misdeals) {
        describeRedeal(at, lines);
        return;
    }
    lines.sayIf(rules.misdeal_no_face && !rules.misdeal_ace_face,
                QT_TRANSLATE_NOOP("dealing",
                                  "A hand with no jack, queen or king may be declared a misdeal."));
    lines.sayIf(
        rules.misdeal_no_face && rules.misdeal_ace_face,
        QT_TRANSLATE_NOOP("dealing",
                          "A hand with no jack, queen, king or ace may be declared a misdeal."));
    lines.sayIf(
        rules.misdeal_long_suit > 0,
        QT_TRANSLATE_NOOP("dealing",
                          "A hand with %1 or more cards of one suit may be declared a misdeal."),
        {rules.misdeal_long_suit});
    if (rules.misdeal_spades_at_most == 0)
        lines.say(QT_TRANSLATE_NOOP("dealing", "A hand without spades may be declared a misdeal."));
    else if (rules.misdeal_spades_at_most > 0)
        lines.say(QT_TRANSLATE_NOOP("dealing",
                                    "A hand with %1 or fewer spades may be declared a misdeal."),
                  {rules.misdeal_spades_at_most});
    lines.sayIf(rules.misdeal_all && at.misdealConditions > 1,
                QT_TRANSLATE_NOOP("dealing", "All of these conditions must be met at once."));
    lines.say(SheetWords{
        QT_TRANSLATE_NOOP("dealing", "To declare a misdeal, a player shows their hand when it is "
                                     "their turn to bid, before anyone on their side has bid."),
        QT_TRANSLATE_NOOP(
            "dealing",
            "To declare a misdeal, a player shows their hand when it is their turn to bid.")});
    lines.sayIf(rules.misdeal_consult && !at.solo,
                QT_TRANSLATE_NOOP("dealing", "Before declaring a misdeal, the player may ask their "
                                             "partner for a yes or no, but still decides alone."));
    describeRedeal(at, lines);
}

} // namespace

void describeDealing(const RuleFeatures &at, Lines &lines)
{
    describeFirstDealer(at, lines);
    describeCut(at, lines);
    if (at.draft)
        describeDraft(at, lines);
    else
        describeHands(at, lines);
    describeMisdeals(at, lines);
}

void summarizeDealing(const RuleFeatures &at, Lines &lines)
{
    lines.sayIf(at.draft, QT_TRANSLATE_NOOP("dealing", "Drafted hands."));
}

} // namespace sandbag
