// SPDX-License-Identifier: GPL-3.0-or-later
// The rule sheet: how cards reach the hands, who takes the kitty, what partners exchange.
#include "rulebook/describe_parts.h"

#include "text/mark.h"

namespace sandbag {

namespace {

void describeFirstDealer(const RuleFeatures &at, Lines &lines)
{
    switch (at.rules.deal_first_dealer) {
    case DealFirstDealer::random:
        return lines.say(QT_TRANSLATE_NOOP("engine", "The first dealer is drawn by lot; the deal "
                                                     "then passes to the left."));
    case DealFirstDealer::first_spade:
        return lines.say(QT_TRANSLATE_NOOP("engine", "Cards are turned until a spade falls: its "
                                                     "player deals first. The deal then passes to "
                                                     "the left."));
    case DealFirstDealer::high_card:
        return lines.say(QT_TRANSLATE_NOOP("engine", "Whoever draws the highest card deals first "
                                                     "(equal cards: spades, hearts, diamonds, "
                                                     "clubs). The deal then passes to the left."));
    case DealFirstDealer::low_card:
        return lines.say(QT_TRANSLATE_NOOP("engine", "Whoever draws the lowest card deals first "
                                                     "(equal cards: clubs, diamonds, hearts, "
                                                     "spades). The deal then passes to the left."));
    }
}

void describeCut(const RuleFeatures &at, Lines &lines)
{
    switch (at.rules.deal_cut) {
    case DealCut::none:
        return lines.say(QT_TRANSLATE_NOOP("engine", "The pack is not cut."));
    case DealCut::cut:
        return lines.say(
            QT_TRANSLATE_NOOP("engine", "The player on the dealer's right may cut the pack."));
    case DealCut::french:
        return lines.say(QT_TRANSLATE_NOOP(
            "engine", "French cut: the player on the dealer's right splits the pack into four "
                      "stacks, turns the top card of each and gives one to each player, for all to "
                      "see."));
    }
}

void describeDraft(const RuleFeatures &at, Lines &lines)
{
    const RuleSet &rules = at.rules;
    if (rules.deal_method == DealMethod::draft_pair)
        lines.say(QT_TRANSLATE_NOOP("engine", "The hands are drafted: in turn, left of the dealer "
                                              "first, draw two cards, keep one and throw the other "
                                              "away, until both hold %1 cards."),
                  {at.pack.handSize});
    else
        lines.say(QT_TRANSLATE_NOOP("engine", "The hands are drafted: in turn, left of the dealer "
                                              "first, look at the top card and keep it, throwing "
                                              "the next one away, or refuse it and keep the next "
                                              "one, until both hold %1 cards."),
                  {at.pack.handSize});
    if (rules.deal_method == DealMethod::draft_keep)
        lines.say(rules.deal_draft_see_second
                      ? QT_TRANSLATE_NOOP("engine", "A card thrown away after one was kept may be "
                                                    "looked at.")
                      : QT_TRANSLATE_NOOP("engine", "A card thrown away after one was kept stays "
                                                    "unseen."));
    lines.sayIf(rules.deck_leftover == DeckLeftover::reject,
                QT_TRANSLATE_NOOP("engine", "The pack must come out even."));
}

void describeHands(const RuleFeatures &at, Lines &lines)
{
    const RuleSet &rules = at.rules;
    lines.count(at.pack.handSize, QT_TRANSLATE_N_NOOP("engine", "Everybody gets %n card(s)."));
    if (at.pack.setAside)
        lines.say(QT_TRANSLATE_NOOP("engine", "One card is over: %1 stays out of the deal."),
                  {cardWords({*at.pack.setAside})});
    else if (rules.deck_leftover == DeckLeftover::aside)
        lines.count(at.pack.leftover,
                    QT_TRANSLATE_N_NOOP("engine", "Left over and set aside unseen: the last %n "
                                                  "card(s)."));
    lines.sayIf(rules.deck_leftover == DeckLeftover::reject,
                QT_TRANSLATE_NOOP("engine", "Tables at which cards are left over are not played."));
    lines.count(rules.deal_face_up,
                QT_TRANSLATE_N_NOOP("engine", "Dealt face up in each hand: %n card(s)."));
}

void describeMisdeals(const RuleFeatures &at, Lines &lines)
{
    const RuleSet &rules = at.rules;
    if (!at.misdeals)
        return;
    lines.sayIf(rules.misdeal_no_face,
                QT_TRANSLATE_NOOP(
                    "engine", "A hand without jack, queen and king may be declared a misdeal."));
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
    lines.say(QT_TRANSLATE_NOOP(
        "engine",
        "That is done at the turn to bid, before any of the side has bid, and the hand is shown."));
    lines.sayIf(rules.misdeal_consult && !at.solo,
                QT_TRANSLATE_NOOP("engine", "The player may ask partner first, for a yes or no "
                                            "that binds nobody."));
    lines.say(rules.misdeal_redeal == MisdealRedeal::same
                  ? QT_TRANSLATE_NOOP("engine", "After a misdeal the same player deals again.")
                  : QT_TRANSLATE_NOOP("engine", "After a misdeal the next player deals."));
}

void describeTaker(const RuleFeatures &at, Lines &lines)
{
    switch (at.rules.kitty_taker) {
    case KittyTaker::dealer:
        return lines.say(QT_TRANSLATE_NOOP("engine", "The dealer takes it before the bids."));
    case KittyTaker::low_club:
        return lines.say(QT_TRANSLATE_NOOP("engine", "Before the bids the holder of the lowest "
                                                     "club takes it, or the dealer if that card "
                                                     "lies in the kitty."));
    case KittyTaker::high_bidder:
        return lines.say(QT_TRANSLATE_NOOP("engine", "After the bids the highest bidder takes it "
                                                     "(of equal bids the earlier one) and "
                                                     "discards as many cards."));
    case KittyTaker::high_side:
        return lines.say(QT_TRANSLATE_NOOP(
            "engine", "After the bids the side with the largest contract takes it, shares it as it "
                      "likes and discards as many cards; with equal contracts one card goes to "
                      "each side, and what is over stays unseen."));
    case KittyTaker::unseen:
        return lines.say(
            QT_TRANSLATE_NOOP("engine", "Nobody looks at it before the deal is over."));
    }
}

void describeNilExchange(const RuleFeatures &at, Lines &lines)
{
    const RuleSet &rules = at.rules;
    if (at.nilExchange)
        lines.count(rules.pass_nil,
                    QT_TRANSLATE_N_NOOP("engine", "After the bids a nil bidder and partner "
                                                  "exchange %n card(s)."));
    if (at.blindNilExchange)
        lines.count(rules.pass_blind_nil,
                    QT_TRANSLATE_N_NOOP("engine", "After the bids a blind nil bidder and partner "
                                                  "exchange %n card(s)."));
    if (!at.nilExchange && !at.blindNilExchange)
        return;
    switch (rules.pass_order) {
    case PassOrder::together:
        lines.say(QT_TRANSLATE_NOOP("engine", "Both pass before either looks."));
        break;
    case PassOrder::bidder_first:
        lines.say(QT_TRANSLATE_NOOP("engine", "The bidder passes first; partner looks, then "
                                              "returns as many."));
        break;
    case PassOrder::ask_suit:
        lines.say(QT_TRANSLATE_NOOP("engine", "The bidder passes first and names a suit; partner "
                                              "may return any cards."));
        break;
    }
    lines.sayIf(at.doubleNil,
                QT_TRANSLATE_NOOP("engine", "Nothing is exchanged where two partners bid nil."));
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
        lines.say(at.ownSpades || at.rules.kitty_discard == KittyDiscard::before_bids
                      ? QT_TRANSLATE_NOOP("engine", "The taker discards as many cards before the "
                                                    "bids.")
                      : QT_TRANSLATE_NOOP("engine", "The taker discards as many cards after the "
                                                    "bids."));
    lines.sayIf(round && at.kittyTaken,
                QT_TRANSLATE_NOOP("engine", "The discard counts as a trick won by its taker, who "
                                            "may not bid nil."));
}

void describePassing(const RuleFeatures &at, Lines &lines)
{
    const RuleSet &rules = at.rules;
    if (!at.solo)
        lines.count(rules.pass_every_deal,
                    rules.pass_every_deal_when == PassEveryDealWhen::before_bids
                        ? QT_TRANSLATE_N_NOOP("engine", "In every deal, before the bids, partners "
                                                        "pass each other %n card(s) face down; "
                                                        "nobody looks before all have passed.")
                        : QT_TRANSLATE_N_NOOP("engine", "In every deal, after the bids, partners "
                                                        "pass each other %n card(s) face down; "
                                                        "nobody looks before all have passed."));
    describeNilExchange(at, lines);
    lines.sayIf(at.seating.perSide() > 2 &&
                    (rules.pass_every_deal > 0 || at.nilExchange || at.blindNilExchange),
                QT_TRANSLATE_NOOP("engine", "Cards go to the next partner on the left."));
}

} // namespace sandbag
