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
        return QT_TRANSLATE_NOOP("engine", "The first dealer is chosen at random.");
    case DealFirstDealer::first_spade:
        return QT_TRANSLATE_NOOP(
            "engine", "Cards are turned up until a spade appears; that player deals first.");
    case DealFirstDealer::first_heart:
        return QT_TRANSLATE_NOOP(
            "engine", "Cards are turned up until a heart appears; that player deals first.");
    case DealFirstDealer::first_diamond:
        return QT_TRANSLATE_NOOP("engine", "The players are dealt cards face up in turn; the one "
                                           "who gets the first diamond deals first.");
    case DealFirstDealer::first_club:
        return QT_TRANSLATE_NOOP(
            "engine", "Cards are turned up until a club appears; that player deals first.");
    case DealFirstDealer::high_card:
        return QT_TRANSLATE_NOOP("engine", "The player who draws the highest card deals first "
                                           "(equal cards: spades, hearts, diamonds, clubs).");
    case DealFirstDealer::low_card:
        return QT_TRANSLATE_NOOP("engine", "The player who draws the lowest card deals first "
                                           "(equal cards: clubs, diamonds, hearts, spades).");
    }
    return "";
}

void describeFirstDealer(const RuleFeatures &at, Lines &lines)
{
    lines.say(at.counterClockwise
                  ? QT_TRANSLATE_NOOP("engine", "%1 The deal then passes to the right.")
                  : QT_TRANSLATE_NOOP("engine", "%1 The deal then passes to the left."),
              {nested(firstDealer(at.rules))});
}

void describeCut(const RuleFeatures &at, Lines &lines)
{
    switch (at.rules.deal_cut) {
    case DealCut::none:
        return lines.say(QT_TRANSLATE_NOOP("engine", "The deck is not cut."));
    case DealCut::cut:
        return lines.say(
            at.counterClockwise
                ? QT_TRANSLATE_NOOP("engine", "The player on the dealer's left may cut the deck.")
                : QT_TRANSLATE_NOOP("engine",
                                    "The player on the dealer's right may cut the deck."));
    case DealCut::french:
        return lines.say(
            at.counterClockwise
                ? QT_TRANSLATE_NOOP("engine", "French cut: the player on the dealer's left splits "
                                              "the deck into four stacks, turns the top card of "
                                              "each and gives one to each player, for all to see.")
                : QT_TRANSLATE_NOOP("engine",
                                    "French cut: the player on the dealer's right splits the deck "
                                    "into four stacks, turns the top card of each and gives one to "
                                    "each player, for all to see."));
    }
}

void describeDraft(const RuleFeatures &at, Lines &lines)
{
    const RuleSet &rules = at.rules;
    if (rules.deal_method == DealMethod::draft_pair)
        lines.say(QT_TRANSLATE_NOOP("engine", "The hands are drafted: in turn, the dealer last, "
                                              "draw two cards, keep one and throw the other "
                                              "away, until both hold %1 cards."),
                  {at.pack.handSize});
    else
        lines.say(QT_TRANSLATE_NOOP("engine", "The hands are drafted: in turn, the dealer last, "
                                              "look at the top card and keep it, throwing "
                                              "the next one away, or refuse it and keep the next "
                                              "one, until both hold %1 cards."),
                  {at.pack.handSize});
    if (rules.deal_method == DealMethod::draft_keep)
        lines.say(rules.deal_draft_see_second
                      ? QT_TRANSLATE_NOOP("engine", "A card thrown away after one was kept may be "
                                                    "looked at.")
                      : QT_TRANSLATE_NOOP("engine", "A card thrown away after one was kept stays "
                                                    "unseen."));
    lines.sayIf(at.leftoverRefused, QT_TRANSLATE_NOOP("engine", "The deck must deal out evenly."));
}

void describeHands(const RuleFeatures &at, Lines &lines)
{
    const RuleSet &rules = at.rules;
    lines.count(at.pack.handSize, QT_TRANSLATE_N_NOOP("engine", "Everyone gets %n card(s)."));
    if (at.pack.setAside)
        lines.say(QT_TRANSLATE_NOOP("engine", "One card left over: %1 is not dealt."),
                  {*at.pack.setAside});
    else if (at.leftoverAside)
        lines.count(at.pack.leftover,
                    QT_TRANSLATE_N_NOOP("engine", "Left over and set aside unseen: the last %n "
                                                  "card(s)."));
    lines.sayIf(at.leftoverRefused,
                QT_TRANSLATE_NOOP("engine", "Cards left over are not allowed."));
    lines.count(rules.deal_face_up,
                QT_TRANSLATE_N_NOOP("engine", "Dealt face up in each hand: %n card(s)."));
}

void describeRedeal(const RuleFeatures &at, Lines &lines)
{
    const bool same = at.rules.misdeal_redeal == MisdealRedeal::same;
    if (at.misdeals)
        lines.say(same ? QT_TRANSLATE_NOOP("engine", "After a misdeal the same player deals again.")
                       : QT_TRANSLATE_NOOP("engine", "After a misdeal the next player deals."));
    if (at.sumVoids)
        lines.say(same ? QT_TRANSLATE_NOOP("engine", "After bids that void the deal the same "
                                                     "player deals again.")
                       : QT_TRANSLATE_NOOP("engine", "After bids that void the deal the next "
                                                     "player deals."));
}

void describeMisdeals(const RuleFeatures &at, Lines &lines)
{
    const RuleSet &rules = at.rules;
    if (!at.misdeals) {
        describeRedeal(at, lines);
        return;
    }
    lines.sayIf(rules.misdeal_no_face && !rules.misdeal_ace_face,
                QT_TRANSLATE_NOOP("engine",
                                  "A hand with no jack, queen or king may be declared a misdeal."));
    lines.sayIf(
        rules.misdeal_no_face && rules.misdeal_ace_face,
        QT_TRANSLATE_NOOP("engine",
                          "A hand with no jack, queen, king or ace may be declared a misdeal."));
    lines.sayIf(
        rules.misdeal_long_suit > 0,
        QT_TRANSLATE_NOOP("engine",
                          "A hand with %1 or more cards of one suit may be declared a misdeal."),
        {rules.misdeal_long_suit});
    if (rules.misdeal_spades_at_most == 0)
        lines.say(QT_TRANSLATE_NOOP("engine", "A hand without spades may be declared a misdeal."));
    else if (rules.misdeal_spades_at_most > 0)
        lines.say(QT_TRANSLATE_NOOP(
                      "engine", "A hand with no more spades than %1 may be declared a misdeal."),
                  {rules.misdeal_spades_at_most});
    lines.sayIf(rules.misdeal_all && at.misdealConditions > 1,
                QT_TRANSLATE_NOOP("engine", "All of these conditions must be met at once."));
    lines.say(QT_TRANSLATE_NOOP("engine", "A player declares it on their turn to bid, before "
                                          "anyone on their side has bid, and shows the hand."));
    lines.sayIf(
        rules.misdeal_consult && !at.solo,
        QT_TRANSLATE_NOOP(
            "engine",
            "The player may ask partner first, for a yes or no, and need not follow the answer."));
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
    lines.sayIf(at.draft, QT_TRANSLATE_NOOP("engine", "Drafted hands."));
}

} // namespace sandbag
