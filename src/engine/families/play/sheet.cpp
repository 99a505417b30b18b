// SPDX-License-Identifier: GPL-3.0-or-later
// The rule sheet: leading and following, looking back and the time for it.
#include "families/sheets.h"

#include "text/mark.h"

namespace sandbag {

namespace {

void describeFirstTrick(const RuleFeatures &at, Lines &lines)
{
    const RuleSet &rules = at.rules;
    switch (rules.opening_leader) {
    case OpeningLeader::left:
        lines.say(at.counterClockwise
                      ? QT_TRANSLATE_NOOP("play", "The player on the dealer's right leads to the "
                                                  "first trick.")
                      : QT_TRANSLATE_NOOP("play", "The player on the dealer's left leads to the "
                                                  "first trick."));
        break;
    case OpeningLeader::dealer:
        lines.say(QT_TRANSLATE_NOOP("play", "The dealer leads to the first trick."));
        break;
    case OpeningLeader::low_club:
        lines.say(QT_TRANSLATE_NOOP("play", "The holder of the lowest club leads it to the first "
                                            "trick."));
        break;
    case OpeningLeader::low_club_any:
        lines.say(QT_TRANSLATE_NOOP("play", "The holder of the lowest club leads to the first "
                                            "trick, with any card that may be led."));
        break;
    case OpeningLeader::high_bidder:
        lines.say(QT_TRANSLATE_NOOP("play", "The player with the highest bid leads to the first "
                                            "trick; if bids are equal, the one who bid first."));
        break;
    }
    lines.sayIf(rules.opening_follow == OpeningFollow::low_club,
                QT_TRANSLATE_NOOP("play", "Everyone plays their lowest club to the first trick."));
    lines.sayIf(rules.opening_spades == OpeningSpades::barred,
                QT_TRANSLATE_NOOP("play", "Players who cannot follow suit in the first trick may "
                                          "not play a spade, unless they have nothing else."));
}

void describeLeadingSpades(const RuleFeatures &at, Lines &lines)
{
    const RuleSet &rules = at.rules;
    switch (rules.lead_spades) {
    case LeadSpades::any:
        return lines.say(QT_TRANSLATE_NOOP("play", "Spades may be led at any time."));
    case LeadSpades::not_first:
        return lines.say(QT_TRANSLATE_NOOP(
            "play", "A player who holds another suit may not lead a spade to the first trick."));
    case LeadSpades::broken:
        lines.say(QT_TRANSLATE_NOOP("play",
                                    "A player may lead spades once they are broken (a spade was "
                                    "played on another suit), or when holding nothing else."));
        break;
    case LeadSpades::fourth:
        lines.say(QT_TRANSLATE_NOOP(
            "play", "A player may lead spades once they are broken (a spade was played on "
                    "another suit), from the fourth trick on, or when holding nothing else."));
        break;
    }
    lines.sayIf(
        rules.lead_ace_free,
        QT_TRANSLATE_NOOP(
            "play",
            "The ace of spades may be led even before spades are broken. It does not break them."));
}

/// With a ladder every suit above the one led is what spades are elsewhere (D74).
const char *trumpingDuty(const RuleFeatures &at)
{
    const bool ladder = !at.rules.trumps_hierarchy.empty();
    switch (at.rules.follow_must_trump) {
    case FollowMustTrump::no:
        break;
    case FollowMustTrump::overtrump:
        return ladder
                   ? QT_TRANSLATE_NOOP(
                         "play", "If you cannot follow suit and someone has already trumped with "
                                 "a higher suit, you must beat the winning card if you can.")
                   : QT_TRANSLATE_NOOP("play", "If you cannot follow suit and a spade is winning "
                                               "the trick, you must beat that spade if you can.");
    case FollowMustTrump::must:
        return ladder
                   ? QT_TRANSLATE_NOOP(
                         "play",
                         "If you cannot follow, you must play a card of a higher suit than the one "
                         "led. It must beat the card that is winning the trick, if possible.")
                   : QT_TRANSLATE_NOOP("play",
                                       "If you cannot follow, you must play a spade. It must "
                                       "beat the spade that is winning the trick, if possible.");
    case FollowMustTrump::head:
        return ladder ? QT_TRANSLATE_NOOP(
                            "play",
                            "Suits rank above one another here. If you cannot follow suit but hold "
                            "a card of a higher suit that beats every card in the trick so far, "
                            "you must play such a card; otherwise you may play any card.")
                      : QT_TRANSLATE_NOOP("play",
                                          "If you cannot follow suit but hold a spade that beats "
                                          "every card in the trick so far, you must play such a "
                                          "spade; otherwise you may play any card.");
    }
    return nullptr;
}

void describeDuties(const RuleFeatures &at, Lines &lines)
{
    const RuleSet &rules = at.rules;
    const char *trumping = trumpingDuty(at);
    if (rules.follow_must_head)
        lines.say(QT_TRANSLATE_NOOP("play", "If you follow suit, you must beat the winning card "
                                            "if you can, unless the trick has been trumped."));
    if (trumping)
        lines.say(trumping);
    if (at.solo || (!trumping && !rules.follow_must_head))
        return;
    lines.say(rules.follow_beat_partner
                  ? QT_TRANSLATE_NOOP("play", "The rules on trumping and beating apply even when "
                                              "your partner is winning the trick.")
                  : QT_TRANSLATE_NOOP("play", "The rules on trumping and beating do not apply "
                                              "while your partner is winning the trick."));
}

} // namespace

void describePlay(const RuleFeatures &at, Lines &lines)
{
    describeFirstTrick(at, lines);
    lines.say(at.rules.trumps_hierarchy.empty()
                  ? QT_TRANSLATE_NOOP(
                        "play", "Follow suit if you can. The highest spade wins the trick, or else "
                                "the highest card of the suit led; the winner leads to the next.")
                  : QT_TRANSLATE_NOOP("play", "Follow suit if you can. The winner of a trick "
                                              "leads to the next."));
    describeLeadingSpades(at, lines);
    describeDuties(at, lines);
}

void describeReview(const RuleFeatures &at, Lines &lines)
{
    switch (at.rules.trick_review) {
    case TrickReview::none:
        lines.say(QT_TRANSLATE_NOOP("play", "Finished tricks may not be looked at."));
        break;
    case TrickReview::last:
        lines.say(QT_TRANSLATE_NOOP("play", "The last trick may be looked at."));
        break;
    case TrickReview::all:
        lines.say(QT_TRANSLATE_NOOP("play", "All finished tricks may be looked at."));
        break;
    }
}

void describeTempo(const RuleFeatures &at, Lines &lines)
{
    lines.count(
        at.rules.tempo_seconds,
        QT_TRANSLATE_N_NOOP(
            "play",
            "Time for each card: %n second(s). When it is up, a legal card is played at random."));
}

} // namespace sandbag
