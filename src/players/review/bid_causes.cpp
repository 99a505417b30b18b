// SPDX-License-Identifier: GPL-3.0-or-later
#include "review/bid_causes.h"

#include "bids/bid_rules.h"
#include "deal/bidding.h"
#include "families/bags/bags.h"
#include "families/contract/trick_worth.h"
#include "heuristics/heuristics.h"
#include "policy/card_worth.h"
#include "review/bid_hand.h"
#include "text/mark.h"

#include <algorithm>

namespace sandbag {

namespace {

constexpr std::size_t kCauses = 2; ///< of those that are told
constexpr int kManySpades = 5;     ///< of which low ones win once others have none
constexpr int kCloseBags = 3;      ///< missing to the penalty, with which it is close
constexpr float kDoubtful = 0.75F; ///< chance of a card that is counted, below which it is told

/// Of those who bid so little in sum that tricks are left.
constexpr int kLeftOver = 2;

/// Tricks that the numbers of all others come to, where these leave more than a hand's share each;
/// nothing where they do not, while another is still to bid, or where one alone has named a number.
std::optional<int> lowTable(const SeatView &view)
{
    const PerSeat<Call> own = ownNumbers(view.seen());
    const int players = view.context().seating.players;
    int halves = 0;
    for (int seat = 0; seat < players; ++seat) {
        if (seat == view.seat())
            continue;
        if (!view.seen().calls[seat].isNumber())
            return {};
        halves += own[seat].contractHalves();
    }
    const int share = (players - 1) * view.context().pack.tricks / players;
    const bool low = players > 2 && halves > 0 && halves + 2 * kLeftOver <= 2 * share;
    return low && halves % 2 == 0 ? std::optional(halves / 2) : std::nullopt;
}

/// Someone else who bid nil, a partner first; −1: none.
int nilHeard(const SeatView &view)
{
    const Seating &seating = view.context().seating;
    int nil = -1;
    for (int seat = 0; seat < seating.players; ++seat) {
        if (seat == view.seat() || !view.seen().calls[seat].isNil())
            continue;
        if (nil < 0 || seating.together(seat, view.seat()))
            nil = seat;
    }
    return nil;
}

/// Tricks that the others have bid, where these leave less than was expected; nothing where they do
/// not, or another is still to bid.
std::optional<int> highTable(const SeatView &view, int expected)
{
    const PerSeat<Call> own = ownNumbers(view.seen());
    int halves = 0;
    for (int seat = 0; seat < view.context().seating.players; ++seat) {
        if (seat == view.seat())
            continue;
        const Call &call = view.seen().calls[seat];
        if (!call.isNumber() && !call.isNil())
            return {};
        halves += call.isNumber() ? own[seat].contractHalves() : 0;
    }
    const bool high = 2 * view.context().pack.tricks - halves < expected;
    return high && halves % 2 == 0 ? std::optional(halves / 2) : std::nullopt;
}

/// Of the cards that are counted while higher ones are out the one least likely to win, where that
/// is far from certain.
std::optional<Card> doubtfulCard(const SeatView &view)
{
    const BidHand hand(view);
    std::optional<Card> doubtful;
    float least = kDoubtful;
    for (const Card card : hand.winners()) {
        const Slot slot = hand.tables().slotOf[card.face()];
        const float chance = laterWinChance(hand.tables(), hand.own(), hand.others(), slot);
        const Slots above =
            slotsAbove(slot) & hand.tables().effectiveSuit[hand.tables().effectiveSuitOf[slot]];
        if (chance >= least || !(hand.others() & above))
            continue;
        least = chance;
        doubtful = card;
    }
    return doubtful;
}

/// Where the quick count makes something of low spades already, more than that.
Sentence ofLongSpades(const SeatView &view, int spades)
{
    const Heuristics heuristics(view.seen().context);
    const bool counted = BidHand(view).longSuit(heuristics.hands()) == Suit::spades;
    return Sentence::counted(
        counted
            ? QT_TRANSLATE_N_NOOP("players", "With %n spade(s), more of the low ones can win than "
                                             "a quick count allows for, once the others have none.")
            : QT_TRANSLATE_N_NOOP("players", "With %n spade(s), low ones can win, too, once "
                                             "the others have none."),
        spades);
}

Sentence ofNil(int nil, bool own)
{
    if (!own)
        return {QT_TRANSLATE_NOOP("players", "%1's nil leaves more tricks for the other players."),
                {Seat{nil}}};
    return Sentence::ofSeat(
        QT_TRANSLATE_NOOP("players", "%1's nil left more tricks for the other players."),
        QT_TRANSLATE_NOOP("players", "Your nil left more tricks for the other players."),
        {Seat{nil}});
}

} // namespace

std::optional<Sentence> bagsAgainstLess(const SeatView &view, const Standing &standing, Voice voice)
{
    const int bags = standing.bags[view.seen().sideOf(view.seat())];
    if (bagLimit(view.rules()) <= 0 || bagPenalty(view.rules()) <= 0 || bags <= 0 ||
        bags + kCloseBags < bagLimit(view.rules()))
        return {};
    return Sentence::counted(
        voice == Voice::toPlayer
            ? QT_TRANSLATE_N_NOOP("players",
                                  "You have %n bag(s) already: a higher bid leaves fewer to come.")
        : view.context().seating.solo()
            ? QT_TRANSLATE_N_NOOP("players",
                                  "I had %n bag(s) already: a higher bid left fewer to come.")
            : QT_TRANSLATE_N_NOOP("players",
                                  "We had %n bag(s) already: a higher bid left fewer to come."),
        bags);
}

std::vector<Sentence> causesOfMore(const SeatView &view, const Standing &standing, Voice voice)
{
    const bool own = voice == Voice::ofPlayer;
    std::vector<Sentence> causes;
    if (auto bags = bagsAgainstLess(view, standing, voice))
        causes.push_back(std::move(*bags));
    const int spades = BidHand(view).count(kEffectiveSpades);
    if (!own && spades >= kManySpades) // a player's own count makes something of them
        causes.push_back(ofLongSpades(view, spades));
    if (const int nil = nilHeard(view); nil >= 0)
        causes.push_back(ofNil(nil, own));
    else if (const auto sum = lowTable(view))
        causes.push_back(Sentence::counted(
            own ? QT_TRANSLATE_N_NOOP(
                      "players", "The others had bid only %n trick(s), which left more for me.")
                : QT_TRANSLATE_N_NOOP(
                      "players",
                      "The others have bid only %n trick(s), which leaves more for you."),
            *sum));
    causes.resize(std::min(causes.size(), kCauses));
    return causes;
}

std::optional<Sentence> fewLeft(const SeatView &view, int expected, Voice voice)
{
    const auto sum = highTable(view, expected);
    if (!sum)
        return {};
    return Sentence::counted(
        voice == Voice::ofPlayer
            ? QT_TRANSLATE_N_NOOP("players",
                                  "The others had bid %n trick(s), which left fewer for me.")
            : QT_TRANSLATE_N_NOOP("players",
                                  "The others have bid %n trick(s), which leaves fewer for you."),
        *sum);
}

std::vector<Sentence> causesOfLess(const SeatView &view, const Call &call, int expected,
                                   Voice voice)
{
    const bool own = voice == Voice::ofPlayer;
    if (auto few = fewLeft(view, expected, voice))
        return {std::move(*few)};
    const bool costly = bagLimit(view.rules()) > 0 && pointsPerTrick(view.rules()) > 0;
    const bool oneCard = expected - call.halves <= 2; // more hangs on more than one
    const auto doubtful = costly && oneCard ? doubtfulCard(view) : std::nullopt;
    if (!doubtful)
        return {};
    return {{own ? QT_TRANSLATE_NOOP("players",
                                     "The %1 might not win, and being set costs more than a bag.")
                 : QT_TRANSLATE_NOOP("players",
                                     "The %1 may not win, and being set costs more than a bag."),
             {*doubtful}}};
}

} // namespace sandbag
