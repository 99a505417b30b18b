// SPDX-License-Identifier: GPL-3.0-or-later
// The rule sheet: nil in all its forms.
#include "families/sheets.h"

#include "text/mark.h"

namespace sandbag {

namespace {

/// How far behind one has to be for the bid before it; 0: not at all.
void sayDeficit(int points, Lines &lines)
{
    lines.count(
        points,
        SheetWords{
            QT_TRANSLATE_N_NOOP(
                "nil", "Only a side at least %n point(s) behind the leader may make this bid."),
            QT_TRANSLATE_N_NOOP(
                "nil", "Only a player at least %n point(s) behind the leader may make this bid.")});
}

void describePlainNil(const RuleFeatures &at, Lines &lines)
{
    const RuleSet &rules = at.rules;
    lines.sayIf(
        at.nil,
        QT_TRANSLATE_NOOP(
            "nil", "Nil, a bid to win no tricks, earns %1 if made and costs %2 if it fails."),
        {rules.nil_value, rules.nil_lost});
    lines.sayIf(at.blindNil,
                QT_TRANSLATE_NOOP("nil", "Blind nil, bid before looking at the cards, earns %1 "
                                         "if made and costs %2 if it fails."),
                {rules.blind_nil_value, rules.blind_nil_lost});
    if (at.blindNil)
        sayDeficit(rules.blind_nil_deficit, lines);
    if (at.nilsFirst && at.anyNil)
        lines.say(
            at.nil && at.blindNil
                ? SheetWords{QT_TRANSLATE_NOOP("nil", "Nil is bid before all other bids, starting "
                                                      "with the player after the "
                                                      "dealer. First, each side may bid one blind "
                                                      "nil before either partner looks "
                                                      "at their cards. Then each side without a "
                                                      "blind nil may bid one nil."),
                             QT_TRANSLATE_NOOP(
                                 "nil", "Nil is bid before all other bids, starting with the "
                                        "player after the "
                                        "dealer. First, each player may bid blind nil before "
                                        "looking at their "
                                        "cards. Then each player without a blind nil may bid nil.")}
                : SheetWords{
                      QT_TRANSLATE_NOOP(
                          "nil", "Nil is bid before all other bids: starting with the player "
                                 "after the dealer, each side may bid one nil."),
                      QT_TRANSLATE_NOOP(
                          "nil", "Nil is bid before all other bids: starting with the player after "
                                 "the dealer, each player may bid nil.")});
}

void describeFailedTricks(const RuleFeatures &at, Lines &lines)
{
    const RuleSet &rules = at.rules;
    switch (rules.nil_failed_tricks) {
    case NilFailedTricks::bags:
        lines.say(at.nilBagsPay
                      ? QT_TRANSLATE_NOOP("nil", "Tricks of a failed nil do not help the contract: "
                                                 "each counts as a bag and scores as an overtrick.")
                      : QT_TRANSLATE_NOOP("nil", "Tricks of a failed nil do not help the contract: "
                                                 "each counts as a bag but earns no points."));
        break;
    case NilFailedTricks::contract:
        lines.say(
            SheetWords{QT_TRANSLATE_NOOP("nil", "Tricks of a failed nil count for its side's "
                                                "contract."),
                       QT_TRANSLATE_NOOP(
                           "nil", "Tricks of a failed nil count for the contract of its bidder.")});
        break;
    case NilFailedTricks::opponents:
        lines.say(
            at.seating.sides > 2
                ? SheetWords{QT_TRANSLATE_NOOP("nil",
                                               "Tricks of a failed nil count for the contract "
                                               "of the next side in turn."),
                             QT_TRANSLATE_NOOP("nil", "Tricks of a failed nil count for the "
                                                      "contract of the next player in turn.")}
                : SheetWords{
                      QT_TRANSLATE_NOOP("nil", "Tricks of a failed nil count for the "
                                               "opponents' contract."),
                      QT_TRANSLATE_NOOP(
                          "nil", "Tricks of a failed nil count for the opponent's contract.")});
        break;
    case NilFailedTricks::none:
        lines.say(QT_TRANSLATE_NOOP("nil", "Tricks of a failed nil count for nothing."));
        break;
    }
}

void describeFailure(const RuleFeatures &at, Lines &lines)
{
    const RuleSet &rules = at.rules;
    if (!at.anyNil)
        return;
    describeFailedTricks(at, lines);
    lines.sayIf(rules.nil_failed_breaks_contract && !at.solo,
                QT_TRANSLATE_NOOP("nil", "A failed nil sets the side's contract too."));
    lines.count(rules.nil_failed_per_trick,
                QT_TRANSLATE_N_NOOP("nil", "Each trick of a failed nil costs %n extra point(s)."));
    lines.sayIf(rules.nil_pot && rules.nil_failed_per_trick > 0,
                QT_TRANSLATE_NOOP("nil",
                                  "A failed nil costs points for each trick it took, and these "
                                  "points go into a pot. The next nil that is made wins the pot."));
    lines.sayIf(
        rules.nil_bag_immunity,
        SheetWords{QT_TRANSLATE_NOOP("nil", "A side that bid a nil gets no bags in that deal."),
                   QT_TRANSLATE_NOOP("nil", "A player who bid a nil gets no bags in that deal.")});
}

void describeDoubleNil(const RuleFeatures &at, Lines &lines)
{
    const RuleSet &rules = at.rules;
    const bool bothMight = at.anyNil && !at.solo && !at.nilsFirst && !at.suicide;
    lines.sayIf(bothMight && rules.double_nil_scoring == DoubleNilScoring::barred,
                QT_TRANSLATE_NOOP("nil", "The partner of a nil bidder may not bid nil."));
    if (!at.jointNils)
        return;
    lines.say(QT_TRANSLATE_NOOP("nil",
                                "If all partners bid nil, it counts as one double nil, which "
                                "earns %1 in total if made and costs %2 if it fails."),
              {rules.double_nil_value, rules.double_nil_lost});
    sayDeficit(rules.double_nil_deficit, lines);
    lines.sayIf(rules.double_nil_wins,
                QT_TRANSLATE_NOOP("nil", "A double nil that is made wins the match."));
    lines.sayIf(rules.double_nil_fail_loses,
                QT_TRANSLATE_NOOP("nil", "A double nil that fails loses the match."));
    if (!at.blindNil)
        return;
    lines.say(
        QT_TRANSLATE_NOOP(
            "nil",
            "A double nil that all partners bid blind earns %1 if made and costs %2 if it fails."),
        {rules.double_blind_nil_value, rules.double_blind_nil_lost});
    lines.sayIf(
        rules.double_blind_nil_wins,
        QT_TRANSLATE_NOOP(
            "nil",
            "If all partners of a side bid nil blind and make it, the side wins the match."));
}

void describeDark(const RuleFeatures &at, Lines &lines)
{
    const RuleSet &rules = at.rules;
    lines.sayIf(
        at.dark,
        QT_TRANSLATE_NOOP(
            "nil",
            "A nil bidder may announce nil in the dark: the hand is shuffled face down, and its "
            "top card is always played. This nil earns %1 if made and costs %2 if it fails."),
        {rules.blind_nil_value, rules.blind_nil_lost});
    lines.sayIf(at.blindDark,
                QT_TRANSLATE_NOOP("nil", "A nil in the dark (shuffled, face down) earns or "
                                         "costs %1 if the bidder never looked at the hand."),
                {rules.mo_big_value});
}

void describeTeamNil(const RuleFeatures &at, Lines &lines)
{
    const RuleSet &rules = at.rules;
    if (!at.teamNil)
        return;
    lines.say(QT_TRANSLATE_NOOP(
                  "nil",
                  "Instead of a contract, the player who bids first for a side may bid a team nil: "
                  "the side tries to lose every trick and gets no bags. It earns or costs %1."),
              {rules.team_nil_value});
    lines.sayIf(at.blindTeamNil,
                QT_TRANSLATE_NOOP("nil", "A team nil earns or costs %1 if it is bid before "
                                         "anyone on the side has looked at their cards."),
                {rules.team_blind_nil_value});
    if (at.blindTeamNil && rules.blind_nil_deficit > 0)
        lines.sayOf(
            rules.blind_nil_deficit,
            QT_TRANSLATE_N_NOOP(
                "nil",
                "Only a side at least %n point(s) behind the leader may bid a blind team nil."));
}

} // namespace

void describeNil(const RuleFeatures &at, Lines &lines)
{
    describePlainNil(at, lines);
    describeDoubleNil(at, lines);
    describeDark(at, lines);
    describeFailure(at, lines);
    describeTeamNil(at, lines);
}

void summarizeNil(const RuleFeatures &at, Lines &lines)
{
    const RuleSet &rules = at.rules;
    lines.sayIf(at.nil, QT_TRANSLATE_NOOP("nil", "Nil %1."), {rules.nil_value});
    lines.sayIf(at.blindNil, QT_TRANSLATE_NOOP("nil", "Blind nil %1."), {rules.blind_nil_value});
    lines.sayIf(!at.anyNil && !at.auction, QT_TRANSLATE_NOOP("nil", "No nil."));
}

} // namespace sandbag
