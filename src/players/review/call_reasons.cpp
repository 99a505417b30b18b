// SPDX-License-Identifier: GPL-3.0-or-later
#include "review/call_reasons.h"

#include "bids/bid_rules.h"
#include "deal/bidding.h"
#include "families/bags/bags.h"
#include "families/contract/trick_worth.h"
#include "families/winning/target.h"
#include "heuristics/heuristics.h"
#include "policy/unseen_slots.h"
#include "review/bid_causes.h"
#include "review/bid_hand.h"
#include "review/nil_risk.h"
#include "search/score_words.h"
#include "search/telling.h"
#include "text/mark.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstdlib>

namespace sandbag {

namespace {

constexpr float kByFeeling = 0.7F; ///< tricks by which a hand is misjudged
constexpr int kGoodNil = 60;       ///< chance in percent from which on a nil is tempting
constexpr int kNoNil = 3;          ///< … and up to which it has none
constexpr float kHopeless = 0.1F;  ///< chance of a nil that nobody can cover

std::vector<Sentence> signs(const CardList &cards)
{
    std::vector<Sentence> words;
    for (const Card card : cards)
        words.emplace_back("%1", std::vector<SentenceArg>{card});
    return words;
}

/// A partner who has bid already; −1: none.
int partnerHeard(const SeatView &view)
{
    for (const int seat : view.context().seating.seatsOf(view.seen().sideOf(view.seat()))) {
        if (seat != view.seat() && view.seen().calls[seat].what != Call::What::none)
            return seat;
    }
    return -1;
}

Act bidOf(const SeatView &view, int seat)
{
    return actOf(Event::makeCall(seat, view.seen().calls[seat]));
}

/// "I held A♠ K♠ (about 2), and Bo had bid 5."
void addHeld(std::vector<Sentence> &reasons, const SeatView &view, const CardList &cards,
             const BidCount &count)
{
    const int partner = partnerHeard(view);
    const HalfTricks about{count.several() ? count.high : 0};
    if (partner >= 0 && !cards.empty() && about.halves > 0)
        reasons.push_back(Sentence::ofSeat(
            QT_TRANSLATE_NOOP("players", "I held %1 (about %4), and %2 had bid %3."),
            QT_TRANSLATE_NOOP("players", "I held %1 (about %4), and you had bid %3."),
            {signs(cards), Seat{partner}, bidOf(view, partner), about}));
    else if (partner >= 0 && !cards.empty())
        reasons.push_back(
            Sentence::ofSeat(QT_TRANSLATE_NOOP("players", "I held %1, and %2 had bid %3."),
                             QT_TRANSLATE_NOOP("players", "I held %1, and you had bid %3."),
                             {signs(cards), Seat{partner}, bidOf(view, partner)}));
    else if (!cards.empty() && about.halves > 0)
        reasons.push_back(
            {QT_TRANSLATE_NOOP("players", "I held %1 (about %2)."), {signs(cards), about}});
    else if (!cards.empty())
        reasons.push_back({QT_TRANSLATE_NOOP("players", "I held %1."), {signs(cards)}});
    else if (partner >= 0)
        reasons.push_back(Sentence::ofSeat(
            QT_TRANSLATE_NOOP("players", "I had no sure tricks, and %1 had bid %2."),
            QT_TRANSLATE_NOOP("players", "I had no sure tricks, and you had bid %2."),
            {Seat{partner}, bidOf(view, partner)}));
    else
        reasons.emplace_back(QT_TRANSLATE_NOOP("players", "I had no sure tricks."));
}

float expectedTricks(const SeatView &view, const MatchOutlook &outlook)
{
    return BidHand(view).tricks(Heuristics(outlook.context).hands());
}

/// What may be called instead of that number or a higher one.
struct Below {
    bool nil = false;
    bool other = false; ///< a lower number, or no number at all, like a pass
};

Below belowOf(const SeatView &view, const Call &call)
{
    Below below;
    for (const Event &event : view.prompt().choices) {
        if (event.kind != EventKind::call)
            continue;
        const Call &one = event.call();
        below.nil |= one.isNil();
        below.other |=
            !one.isNil() && one.what != Call::What::moon && one.contractHalves() < call.halves;
    }
    return below;
}

/// The rules leave a nil, or one number, beside which there may be a nil.
bool isOnlyBid(const SeatView &view, const Call &call)
{
    const auto &choices = view.prompt().choices;
    const auto others = std::count_if(choices.begin(), choices.end(), [&](const Event &event) {
        return event.kind == EventKind::call && event.call() != call &&
               !(call.isNumber() && event.call().isNil());
    });
    return others == 0;
}

/// Why the bid is higher than what was expected: the match, the calls before it, else what its
/// player thinks of such hands.
Sentence ofMore(const SeatView &view, const MatchOutlook &outlook, const Call &bid,
                const Mind &mind)
{
    if (const Below below = belowOf(view, bid); !below.other)
        return Sentence::counted(
            below.nil ? QT_TRANSLATE_N_NOOP("players", "I had to bid nil or at least %n trick(s).")
                      : QT_TRANSLATE_N_NOOP("players", "I had to bid at least %n trick(s)."),
            bid.tricks());
    if (arrivesBy(view, outlook.standing, bid))
        return Sentence::counted(
            view.context().seating.solo()
                ? QT_TRANSLATE_N_NOOP("players",
                                      "By making this bid, I would reach %n point(s); a lower one "
                                      "would not have been enough.")
                : QT_TRANSLATE_N_NOOP("players",
                                      "By making this bid, we would reach %n point(s); a lower one "
                                      "would not have been enough."),
            targetScore(view.rules()));
    if (const auto causes = causesOfMore(view, outlook.standing, Voice::ofPlayer); !causes.empty())
        return joined(causes);
    if (mind.hopeful)
        return {QT_TRANSLATE_NOOP("players", "I was hopeful and bid more than that.")};
    return mind.imagines
               ? Sentence(
                     QT_TRANSLATE_NOOP("players", "In the deals I imagined, it paid to bid more."))
               : Sentence(QT_TRANSLATE_NOOP(
                     "players", "In my experience, it pays to bid more with such a hand."));
}

bool mayBidMore(const SeatView &view, const Call &bid)
{
    const auto &choices = view.prompt().choices;
    return std::any_of(choices.begin(), choices.end(), [&bid](const Event &event) {
        return event.kind == EventKind::call && event.call().isNumber() &&
               event.call().halves > bid.halves;
    });
}

/// Why the bid is lower than what was expected: the rules, the match, the calls before it, else
/// what its player fears.
Sentence ofLess(const SeatView &view, const MatchOutlook &outlook, const Call &bid,
                const Mind &mind)
{
    if (!mayBidMore(view, bid))
        return QT_TRANSLATE_NOOP("players", "No higher bid was allowed.");
    if (arrivesBy(view, outlook.standing, bid))
        return Sentence::counted(
            view.context().seating.solo()
                ? QT_TRANSLATE_N_NOOP(
                      "players",
                      "By making this bid, I would reach %n point(s); no more was needed.")
                : QT_TRANSLATE_N_NOOP(
                      "players",
                      "By making this bid, we would reach %n point(s); no more was needed."),
            targetScore(view.rules()));
    if (const auto causes =
            causesOfLess(view, bid, halvesOf(expectedTricks(view, outlook)), Voice::ofPlayer);
        !causes.empty())
        return joined(causes);
    return mind.fearsMore ? Sentence(QT_TRANSLATE_NOOP(
                                "players", "In the deals I imagined, a higher bid did worse."))
           : bagLimit(view.rules()) > 0 && pointsPerTrick(view.rules()) > 0
               ? Sentence(QT_TRANSLATE_NOOP("players", "I bid less than that to be safe: being set "
                                                       "costs more than a bag."))
               : Sentence(QT_TRANSLATE_NOOP("players", "I bid less than that to be safe."));
}

/// The number is what the hand is to take, and no part of what the side undertakes together.
bool isOwnNumber(const SeatView &view)
{
    const RuleSet &rules = view.rules();
    return !isAuction(rules) && !sidesBid(rules) && !numbersClose(rules);
}

/// Why the bid is a trick away from what was expected, where the score does not say it.
void addDifference(std::vector<Sentence> &reasons, const SeatView &view,
                   const MatchOutlook &outlook, const Call &bid, const Mind &mind)
{
    if (!isOwnNumber(view))
        return;
    const int expected = halvesOf(expectedTricks(view, outlook)); // as it was said
    if (bid.halves >= expected + 2 && mind.bidNoise < kByFeeling)
        reasons.push_back(ofMore(view, outlook, bid, mind));
    else if (auto bags = bagsAgainstLess(view, outlook.standing, Voice::ofPlayer);
             bags && bid.halves > expected)
        reasons.push_back(std::move(*bags));
    else if (bid.halves <= expected - 2 && mind.bidNoise < kByFeeling)
        reasons.push_back(ofLess(view, outlook, bid, mind));
}

/// The short suit that it may ruff.
Sentence ofRuffs(const BidHand &hand, Suit suit, const BidCount &count)
{
    const int spades = hand.count(kEffectiveSpades);
    const bool none = hand.count(static_cast<EffectiveSuit>(suit)) == 0;
    if (!count.several())
        return Sentence::counted(
            none ? QT_TRANSLATE_N_NOOP("players", "With %n spade(s) and no %1, I hoped to trump.")
                 : QT_TRANSLATE_N_NOOP("players",
                                       "With %n spade(s) and hardly any %1, I hoped to trump."),
            spades, {suit});
    return Sentence::counted(
        none ? QT_TRANSLATE_N_NOOP("players",
                                   "With %n spade(s) and no %1, I hoped to trump (about %2).")
             : QT_TRANSLATE_N_NOOP(
                   "players", "With %n spade(s) and hardly any %1, I hoped to trump (about %2)."),
        spades, {suit, HalfTricks{count.ruffs}});
}

/// The long suit of which low cards may win.
Sentence ofLength(const BidHand &hand, Suit suit, const BidCount &count)
{
    const int cards = hand.count(static_cast<EffectiveSuit>(suit));
    if (!count.several())
        return Sentence::counted(
            QT_TRANSLATE_N_NOOP("players", "I hoped for tricks from lower cards among my %n %1."),
            cards, {suit});
    return Sentence::counted(
        QT_TRANSLATE_N_NOOP("players",
                            "I hoped for tricks from lower cards among my %n %1 (about %2)."),
        cards, {suit, HalfTricks{count.low}});
}

/// All that is counted for and not named before.
Sentence ofRest(const BidCount &count)
{
    const HalfTricks about{count.rest};
    if (count.shortSuits && !count.others.empty())
        return {QT_TRANSLATE_NOOP("players",
                                  "I hoped for about %2 more from %1 and by trumping short suits."),
                {signs(count.others), about}};
    if (count.unnamed && !count.several())
        return {QT_TRANSLATE_NOOP("players", "I hoped for tricks from %1 and my other cards."),
                {signs(count.others)}};
    if (count.unnamed)
        return {
            QT_TRANSLATE_NOOP("players", "I hoped for about %2 more from %1 and my other cards."),
            {signs(count.others), about}};
    if (count.shortSuits)
        return {QT_TRANSLATE_NOOP("players", "I hoped for about %1 more by trumping short suits."),
                {about}};
    if (!count.others.empty())
        return {QT_TRANSLATE_NOOP("players", "I hoped for about %2 more from %1."),
                {signs(count.others), about}};
    return {QT_TRANSLATE_NOOP("players", "I hoped for about %1 more from my other cards."),
            {about}};
}

/// What is counted for, beside the high cards: so that all that is told adds up.
void addCounted(std::vector<Sentence> &reasons, const BidHand &hand, const HandModel &model,
                const BidCount &count)
{
    if (const auto suit = hand.shortSuit())
        reasons.push_back(ofRuffs(hand, *suit, count));
    if (const auto suit = hand.longSuit(model))
        reasons.push_back(ofLength(hand, *suit, count));
    if (count.rest > 0 && (count.several() || !count.others.empty()))
        reasons.push_back(ofRest(count));
}

void addNumber(std::vector<Sentence> &reasons, const SeatView &view, const MatchOutlook &outlook,
               const Call &bid, const Mind &mind)
{
    const BidHand hand(view);
    const Heuristics heuristics(outlook.context);
    const BidCount count = hand.counted(heuristics.hands());
    addHeld(reasons, view, hand.winners(), count);
    addCounted(reasons, hand, heuristics.hands(), count);
    if (count.expected > 0)
        reasons.push_back(
            {QT_TRANSLATE_NOOP("players", "I expected my hand to take about %1 of the tricks."),
             {HalfTricks{count.expected}}});
    else
        reasons.emplace_back(
            QT_TRANSLATE_NOOP("players", "I expected my hand to take hardly any tricks."));
    if (mind.bidNoise >= kByFeeling && !isOnlyBid(view, bid))
        reasons.emplace_back(
            QT_TRANSLATE_NOOP("players", "I bid on instinct, and may be a trick off."));
}

/// The same of all but the high cards, in one sentence of a hint.
Sentence besideHigh(const BidHand &hand, const HandModel &model, const BidCount &count)
{
    const HalfTricks about{count.expected - count.high};
    if (const auto suit = hand.shortSuit())
        return {
            count.low + count.rest > 0
                ? QT_TRANSLATE_NOOP("players", "Trumping %1 and your other cards can add about %2.")
                : QT_TRANSLATE_NOOP("players", "Trumping %1 can add about %2."),
            {*suit, about}};
    if (const auto suit = hand.longSuit(model))
        return {count.rest > 0 ? QT_TRANSLATE_NOOP(
                                     "players", "Lower %1 and your other cards can add about %2.")
                               : QT_TRANSLATE_NOOP("players", "Lower %1 can add about %2."),
                {*suit, about}};
    if (count.shortSuits)
        return {count.others.empty()
                    ? QT_TRANSLATE_NOOP("players", "Trumping short suits can add about %1.")
                    : QT_TRANSLATE_NOOP(
                          "players", "Trumping short suits and your other cards can add about %1."),
                {about}};
    if (count.unnamed)
        return {QT_TRANSLATE_NOOP("players", "%1 and your other cards can add about %2."),
                {signs(count.others), about}};
    if (!count.others.empty())
        return {QT_TRANSLATE_NOOP("players", "%1 can add about %2."), {signs(count.others), about}};
    return {QT_TRANSLATE_NOOP("players", "Your other cards can add about %1."), {about}};
}

/// The rules make that number of the spades in the hand.
bool isGiven(const SeatView &view, const Call &call)
{
    return spadesGiveBid(view.rules()) && call.isNumber() && call.tricks() > 0;
}

/// Where a nil was the only other bid: what it promised.
void addNilLeft(std::vector<Sentence> &reasons, const SeatView &view, const MatchOutlook &outlook,
                Voice voice)
{
    const bool own = voice == Voice::ofPlayer;
    const auto &choices = view.prompt().choices;
    const bool open = std::any_of(choices.begin(), choices.end(), [](const Event &event) {
        return event.kind == EventKind::call && event.call().isNil();
    });
    if (!open)
        return;
    const BidHand hand(view);
    const Heuristics heuristics(outlook.context);
    const int percent = ofHundred(static_cast<double>(
        heuristics.hands().nilChance(hand.own(), hand.secondCopies(), hand.others(), -1)));
    if (percent < kNoNil)
        reasons.emplace_back(
            own ? QT_TRANSLATE_NOOP("players", "At first sight, a nil had hardly any chance.")
                : QT_TRANSLATE_NOOP("players", "At first sight, a nil has hardly any chance."));
    else if (percent < kGoodNil)
        reasons.push_back(
            {own ? QT_TRANSLATE_NOOP("players",
                                     "At first sight, a nil had a chance of only about %1%.")
                 : QT_TRANSLATE_NOOP("players",
                                     "At first sight, a nil has a chance of only about %1%."),
             {percent}});
}

/// How safe the nil seemed, and who could make it safer.
void addNilChance(std::vector<Sentence> &reasons, const SeatView &view, const MatchOutlook &outlook,
                  const Mind &mind)
{
    const BidHand hand(view);
    const int partner = partnerHeard(view);
    const float bid =
        partner >= 0 ? static_cast<float>(view.seen().calls[partner].tricks()) : -1.0F;
    const Heuristics heuristics(outlook.context);
    const float chance =
        heuristics.hands().nilChance(hand.own(), hand.secondCopies(), hand.others(), bid);
    const bool isLost = (mind.lostNils >> view.seat()) & 1;
    if (partner >= 0 && bid > 0 && chance >= kHopeless && !isLost)
        reasons.push_back(
            Sentence::ofSeat(QT_TRANSLATE_NOOP("players", "%1 had bid %2 and could cover me."),
                             QT_TRANSLATE_NOOP("players", "You had bid %2 and could cover me."),
                             {Seat{partner}, bidOf(view, partner)}));
    if (const int percent = ofHundred(static_cast<double>(chance)); percent > 0)
        reasons.push_back({QT_TRANSLATE_NOOP("players", "At first sight, I put the nil's chances "
                                                        "at about %1%."),
                           {percent}});
    else
        reasons.emplace_back(
            QT_TRANSLATE_NOOP("players", "At first sight, I gave the nil hardly any chance."));
}

/// What makes a nil of the hand: its highest spade, and its highest card beside those where nothing
/// is said of a danger.
void addNilHand(std::vector<Sentence> &reasons, const BidHand &hand, Voice voice)
{
    const bool own = voice == Voice::ofPlayer;
    const Slots spades = hand.own() & hand.tables().effectiveSuit[kEffectiveSpades];
    if (spades)
        reasons.push_back(
            {own ? QT_TRANSLATE_NOOP("players", "My highest spade was the %1.")
                 : QT_TRANSLATE_NOOP("players", "Your highest spade is the %1."),
             {hand.tables().cardAt[static_cast<std::size_t>(std::bit_width(spades) - 1)]}});
    else
        reasons.emplace_back(own ? QT_TRANSLATE_NOOP("players", "I had no spades.")
                                 : QT_TRANSLATE_NOOP("players", "You have no spades."));
    if (auto risk = nilRiskOf(hand.tables(), hand.own(), hand.others()); risk && own)
        reasons.push_back(
            {QT_TRANSLATE_NOOP("players", "What I feared: %1"), {nested(std::move(*risk))}});
    else if (const Slot highest = hand.highestSide(); !risk && highest != kNoSlot) {
        const Slots suit = hand.tables().effectiveSuit[hand.tables().effectiveSuitOf[highest]];
        const Card card = hand.tables().cardAt[highest];
        if (const int lower = std::popcount(hand.own() & suit) - 1; lower > 0)
            reasons.push_back(Sentence::counted(
                own ? QT_TRANSLATE_N_NOOP(
                          "players",
                          "My highest other card was the %1, with %n lower card(s) of its suit.")
                    : QT_TRANSLATE_N_NOOP(
                          "players",
                          "Your highest other card is the %1, with %n lower card(s) of its suit."),
                lower, {card}));
        else
            reasons.push_back(
                {own ? QT_TRANSLATE_NOOP("players", "My highest other card was the %1.")
                     : QT_TRANSLATE_NOOP("players", "Your highest other card is the %1."),
                 {card}});
    }
}

void addNil(std::vector<Sentence> &reasons, const SeatView &view, const MatchOutlook &outlook,
            const Call &nil, const Mind &mind)
{
    addNilHand(reasons, BidHand(view), Voice::ofPlayer);
    if (isSuicide(view.rules()))
        reasons.emplace_back(QT_TRANSLATE_NOOP("players", "One of us had to bid nil."));
    if (isLostFromTheStart(view, nil)) {
        reasons.emplace_back(QT_TRANSLATE_NOOP("players", "This nil couldn't be made."));
        return;
    }
    addNilChance(reasons, view, outlook, mind);
}

/// Of a number that the hand's quick count does not explain: what else speaks for it; where nothing
/// of the kind does, what the deals played out did.
void addBeyondCount(std::vector<Sentence> &words, const SeatView &view, const Standing &standing,
                    const Call &call, int expected)
{
    const bool more = call.halves > expected;
    std::vector<Sentence> causes = more ? causesOfMore(view, standing, Voice::toPlayer)
                                        : causesOfLess(view, call, expected, Voice::toPlayer);
    if (causes.empty())
        causes.emplace_back(
            more
                ? QT_TRANSLATE_NOOP("players", "In the deals played out, a higher bid did better.")
                : QT_TRANSLATE_NOOP("players", "In the deals played out, a lower bid did better."));
    for (Sentence &cause : causes)
        words.push_back(std::move(cause));
}

/// The spades give the number, beside which a nil may be open: what promise it has.
std::vector<Sentence> ofGiven(const SeatView &view, const Call &call)
{
    std::vector<Sentence> words{Sentence::counted(
        QT_TRANSLATE_N_NOOP("players", "You hold %n spade(s), which gives your number."),
        call.tricks())};
    addNilLeft(words, view, {view.seen().context, {}}, Voice::toPlayer);
    return words;
}

} // namespace

std::vector<Sentence> callReasonsOf(const SeatView &view, const MatchOutlook &outlook,
                                    const Call &call, const Mind &mind)
{
    std::vector<Sentence> reasons;
    const bool saw = view.handKnown() && !mind.discreet && !call.blind;
    const bool given = saw && isGiven(view, call);
    if (given)
        reasons.push_back(Sentence::counted(
            QT_TRANSLATE_N_NOOP("players", "I held %n spade(s), which gave my number."),
            call.tricks()));
    if (given && isOnlyBid(view, call)) {
        addNilLeft(reasons, view, outlook, Voice::ofPlayer);
        return reasons;
    }
    if (saw && call.isNil())
        addNil(reasons, view, outlook, call, mind);
    else if (saw && call.tricks() > 0)
        addNumber(reasons, view, outlook, call, mind);
    else if (const int partner = partnerHeard(view); partner >= 0)
        reasons.push_back(Sentence::ofSeat(QT_TRANSLATE_NOOP("players", "%1 had bid %2."),
                                           QT_TRANSLATE_NOOP("players", "You had bid %2."),
                                           {Seat{partner}, bidOf(view, partner)}));
    if (saw && !given && isOnlyBid(view, call))
        reasons.emplace_back(call.isNumber()
                                 ? QT_TRANSLATE_NOOP("players", "No other number was allowed.")
                                 : QT_TRANSLATE_NOOP("players", "No other bid was allowed."));
    std::vector<Sentence> score = scoreWords(view, outlook.standing, call, Voice::ofPlayer);
    if (saw && !given && call.isNumber() && score.empty() && !isOnlyBid(view, call))
        addDifference(reasons, view, outlook, call, mind);
    for (Sentence &words : score)
        reasons.push_back(std::move(words));
    return reasons;
}

std::vector<Sentence> handWords(const SeatView &view, const Standing &standing, const Call &call,
                                bool triedOut)
{
    if (!view.handKnown() || call.blind)
        return {};
    const BidHand hand(view);
    std::vector<Sentence> words;
    if (call.isNil()) {
        addNilHand(words, hand, Voice::toPlayer);
        return words;
    }
    if (!call.isNumber() || call.tricks() == 0)
        return {};
    if (isGiven(view, call))
        return ofGiven(view, call);
    const Heuristics heuristics(view.seen().context);
    const BidCount count = hand.counted(heuristics.hands());
    // What is a trick off and more is bid for other reasons than the hand.
    const bool explains = isOwnNumber(view) && std::abs(count.expected - call.halves) < 2;
    const bool beyond = isOwnNumber(view) && !explains && triedOut && count.expected > 0;
    const bool parts =
        (explains || (beyond && call.halves < count.expected)) && count.several() && count.high > 0;
    if (const CardList cards = hand.winners(); !cards.empty() && parts)
        words.push_back({QT_TRANSLATE_NOOP("players", "You hold %1 (about %2)."),
                         {signs(cards), HalfTricks{count.high}}});
    else if (!cards.empty())
        words.push_back({QT_TRANSLATE_NOOP("players", "You hold %1."), {signs(cards)}});
    if (parts)
        words.push_back(besideHigh(hand, heuristics.hands(), count));
    const HalfTricks expected{count.expected};
    if (parts)
        words.push_back({QT_TRANSLATE_NOOP("players", "That makes about %1 in all."), {expected}});
    else if (explains)
        words.push_back(
            {QT_TRANSLATE_NOOP("players", "Expect your hand to take about %1 of the tricks."),
             {expected}});
    else if (beyond)
        words.push_back(
            {QT_TRANSLATE_NOOP("players", "A quick count gives about %1 of the tricks."),
             {expected}});
    if (beyond)
        addBeyondCount(words, view, standing, call, count.expected);
    return words;
}

} // namespace sandbag
