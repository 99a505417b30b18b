// SPDX-License-Identifier: GPL-3.0-or-later
#include "match/entered_facts.h"

#include "text/mark.h"

#include <algorithm>
#include <cstdlib>
#include <numeric>
#include <string>

namespace sandbag {

namespace {

using Fault = std::optional<Sentence>;
using What = Call::What;

/// A deal and what it is held against.
struct Entry {
    const RuleSet &rules;
    const Seating &seating;
    const DealRecord &record;
    int tricks; ///< in the deal

    [[nodiscard]] const Call &bid(int seat) const
    {
        return record.bids[static_cast<std::size_t>(seat)];
    }
    [[nodiscard]] int taken(int seat) const
    {
        return record.facts.tricks[static_cast<std::size_t>(seat)];
    }
    [[nodiscard]] bool isSeat(int seat) const { return seat >= 0 && seat < seating.players; }
};

Fault noSuchSeat(const char *member, int seat)
{
    return Sentence(QT_TRANSLATE_NOOP("engine", "%1: there is no seat %2"),
                    {std::string(member), seat});
}

/// Tricks can be dead where equal cards cancel, or jokers that win nothing meet (D7, D20).
bool canBeDead(const RuleSet &rules)
{
    return rules.duplicates_winner == DuplicatesWinner::cancel ||
           (rules.deck_jokers > 0 && rules.jokers_role != JokersRole::high);
}

Fault wrongTricks(const Entry &entry)
{
    int sum = 0;
    for (int seat = 0; seat < entry.seating.players; ++seat)
        sum += entry.taken(seat);
    if (sum == entry.tricks || (sum < entry.tricks && canBeDead(entry.rules)))
        return std::nullopt;
    return Sentence(
        QT_TRANSLATE_NOOP("engine", "tricks: they add up to %1, but the deal has %2 tricks"),
        {sum, entry.tricks});
}

Fault wrongWinners(const Entry &entry)
{
    const DealFacts &facts = entry.record.facts;
    if (!entry.record.given.winners)
        return std::nullopt;
    std::array<int, kMaxSeats> won{};
    int dead = 0;
    for (int trick = 0; trick < facts.winnerCount; ++trick) {
        const int seat = facts.winners[static_cast<std::size_t>(trick)];
        if (seat != -1 && !entry.isSeat(seat))
            return noSuchSeat("winners", seat);
        (seat < 0 ? dead : won[static_cast<std::size_t>(seat)]) += 1;
    }
    int extra = 0; // the kitty's own trick stands in `tricks` only (D71)
    for (int seat = 0; seat < entry.seating.players; ++seat) {
        const int more = entry.taken(seat) - won[static_cast<std::size_t>(seat)];
        if (more < 0 || more > (entry.rules.kitty_extra_round ? 1 : 0))
            return Sentence(QT_TRANSLATE_NOOP("engine",
                                              "winners: seat %1 won %2 tricks there, but %3 in "
                                              "\"tricks\""),
                            {seat, won[static_cast<std::size_t>(seat)], entry.taken(seat)});
        extra += more;
    }
    if (facts.winnerCount + extra != entry.tricks || extra > 1)
        return Sentence(
            QT_TRANSLATE_NOOP("engine", "winners: %1 tricks are listed, but the deal has %2"),
            {facts.winnerCount, entry.tricks});
    if (dead > 0 && !canBeDead(entry.rules))
        return Sentence(QT_TRANSLATE_NOOP("engine", "winners: no trick can be dead here"));
    return std::nullopt;
}

Fault wrongLastTrick(const Entry &entry)
{
    const GivenFacts &given = entry.record.given;
    const LastTrick &last = entry.record.facts.lastTrick;
    if (!given.lastTrick)
        return std::nullopt;
    if (last.seat != -1 && !entry.isSeat(last.seat))
        return noSuchSeat("last_trick", last.seat);
    if (last.led != -1 && !entry.isSeat(last.led))
        return noSuchSeat("last_trick/led", last.led);
    if (last.seat >= 0 && entry.taken(last.seat) == 0)
        return Sentence(QT_TRANSLATE_NOOP("engine", "last_trick: seat %1 won no trick"),
                        {last.seat});
    const DealFacts &facts = entry.record.facts;
    if (given.winners && facts.winnerCount > 0) {
        const int winner = facts.winners[static_cast<std::size_t>(facts.winnerCount - 1)];
        if (winner != last.seat)
            return Sentence(QT_TRANSLATE_NOOP("engine", "last_trick: seat %1 won it, but seat %2 "
                                                        "is the last of the winners"),
                            {last.seat, winner});
    }
    const auto end = last.cards.begin() + last.count;
    const bool known = given.lastTrickCards && given.lastTrickCard && last.seat >= 0;
    if (known && std::find(last.cards.begin(), end, last.card) == end)
        return Sentence(QT_TRANSLATE_NOOP("engine", "last_trick: %1 is not among its cards"),
                        {toString(last.card)});
    if (given.lastTrickCards && last.count != entry.seating.players)
        return Sentence(QT_TRANSLATE_NOOP("engine", "last_trick: it has %1 cards, not one of each "
                                                    "player"),
                        {last.count});
    return std::nullopt;
}

/// Somebody who is said to have won something with a trick must have won one.
Fault wrongTaker(const Entry &entry, const char *member, int seat)
{
    if (!entry.isSeat(seat))
        return noSuchSeat(member, seat);
    if (entry.taken(seat) == 0)
        return Sentence(QT_TRANSLATE_NOOP("engine", "%1: seat %2 won no trick"),
                        {std::string(member), seat});
    return std::nullopt;
}

Fault wrongSeats(const Entry &entry)
{
    const DealFacts &facts = entry.record.facts;
    const GivenFacts &given = entry.record.given;
    if (given.cancelCard && facts.cancelCardSeat != -1) {
        if (Fault fault = wrongTaker(entry, "cancel_card", facts.cancelCardSeat))
            return fault;
    }
    for (int i = 0; given.dix && i < facts.dixCount; ++i) {
        const Dix &dix = facts.dix[static_cast<std::size_t>(i)];
        if (Fault fault = wrongTaker(entry, "dix", dix.seat))
            return fault;
        if (dix.points != 1 && dix.points != 5 && dix.points != 10)
            return Sentence(QT_TRANSLATE_NOOP("engine", "dix: worth 1, 5 or 10 points, not %1"),
                            {dix.points});
    }
    if (given.noTrumpBroken && facts.noTrumpBroken >> entry.seating.players != 0)
        return Sentence(QT_TRANSLATE_NOOP("engine", "notrump_broken: there is no such seat"));
    const Renege &renege = facts.renege;
    if (!given.renege || renege.seat == -1)
        return std::nullopt;
    if (!entry.isSeat(renege.seat))
        return noSuchSeat("renege", renege.seat);
    if (renege.challenger != -1 && !entry.isSeat(renege.challenger))
        return noSuchSeat("renege/by", renege.challenger);
    if (renege.challenger != -1 && entry.seating.together(renege.seat, renege.challenger))
        return Sentence(
            QT_TRANSLATE_NOOP("engine", "renege: seat %1 cannot challenge the own side"),
            {renege.challenger});
    return std::nullopt;
}

bool holdsForSide(const Entry &entry, const Call &call)
{
    return call.what == What::ten || call.what == What::moon || call.what == What::teamNil ||
           (call.isNumber() && call.blind && entry.rules.blind_allowed == BlindAllowed::side);
}

/// Each player has a bid, or his side has one that holds for both.
Fault missingBid(const Entry &entry)
{
    const bool sides = entry.rules.bid_style == BidStyle::side;
    for (int seat = 0; seat < entry.seating.players; ++seat) {
        bool held = false;
        for (int mate = entry.seating.sideOf(seat); mate < entry.seating.players;
             mate += entry.seating.sides)
            held |= holdsForSide(entry, entry.bid(mate)) || (sides && entry.bid(mate).made());
        if (!entry.bid(seat).made() && !held)
            return Sentence(QT_TRANSLATE_NOOP("engine", "bids: seat %1 has no bid"), {seat});
    }
    return std::nullopt;
}

/// What no rule set lets stand as a final bid.
Fault wrongBid(const Entry &entry, int seat)
{
    const Call &call = entry.bid(seat);
    const bool auction = entry.rules.bid_style == BidStyle::auction;
    if (call.what == What::misdeal || (call.what == What::pass && !auction))
        return Sentence(QT_TRANSLATE_NOOP("engine", "bids: \"%1\" of seat %2 is no final bid"),
                        {toString(call), seat});
    const int most = entry.tricks - (auction ? entry.rules.auction_book : 0);
    if (call.isNumber() && call.halves > 2 * most)
        return Sentence(QT_TRANSLATE_NOOP("engine", "bids: %1 of seat %2 is too high: the most is "
                                                    "%3 in this deal"),
                        {toString(call), seat, most});
    return std::nullopt;
}

Fault wrongBids(const Entry &entry)
{
    if (Fault fault = missingBid(entry))
        return fault;
    std::array<int, kMaxSeats> numbers{};
    for (int seat = 0; seat < entry.seating.players; ++seat) {
        if (Fault fault = wrongBid(entry, seat))
            return fault;
        if (entry.bid(seat).isNumber())
            ++numbers[static_cast<std::size_t>(entry.seating.sideOf(seat))];
    }
    const int all = std::accumulate(numbers.begin(), numbers.end(), 0);
    if (entry.rules.bid_style == BidStyle::auction && all != 1)
        return Sentence(QT_TRANSLATE_NOOP("engine", "bids: an auction has one winning number"));
    const int most = *std::max_element(numbers.begin(), numbers.end());
    if (entry.rules.bid_style == BidStyle::side && most > 1)
        return Sentence(QT_TRANSLATE_NOOP("engine", "bids: a side has one bid"));
    return std::nullopt;
}

/// D26: only plain numbers that add up to `bid_books_made`.
Fault wrongBooks(const Entry &entry)
{
    int halves = 0;
    for (int seat = 0; seat < entry.seating.players; ++seat) {
        const Call &call = entry.bid(seat);
        if (call.made() && !call.isPlainNumber())
            return Sentence(QT_TRANSLATE_NOOP("engine", "bids: \"%1\" of seat %2 is no plain "
                                                        "number, so the deal is played"),
                            {toString(call), seat});
        halves += call.halves;
    }
    if (entry.rules.bid_books_made == 0 || halves != 2 * entry.rules.bid_books_made)
        return Sentence(QT_TRANSLATE_NOOP("engine", "bids: they add up to %1, which does not make "
                                                    "books, so the deal is played"),
                        {halves / 2});
    return std::nullopt;
}

/// Rulings beyond this are slips of the pen.
constexpr int kMostOfRuling = 100000;

Fault wrongRulings(const Entry &entry)
{
    for (const Ruling &ruling : entry.record.rulings) {
        if (ruling.side < 0 || ruling.side >= entry.seating.sides)
            return Sentence(QT_TRANSLATE_NOOP("engine", "adjust: there is no side %1"),
                            {ruling.side});
        if (std::abs(ruling.points) > kMostOfRuling || std::abs(ruling.bags) > kMostOfRuling)
            return Sentence(QT_TRANSLATE_NOOP("engine", "adjust: more than %1 at once"),
                            {kMostOfRuling});
    }
    return std::nullopt;
}

Fault wrongEntered(const Entry &entry, bool firstScored)
{
    if (playsItself(entry.rules, firstScored)) {
        for (int seat = 0; seat < entry.seating.players; ++seat) {
            if (entry.bid(seat).made())
                return Sentence(QT_TRANSLATE_NOOP(
                    "engine", "bids: the first deal is played without bids here"));
        }
    } else if (Fault fault = wrongBids(entry)) {
        return fault;
    }
    using Check = Fault (*)(const Entry &);
    for (const Check check : {wrongTricks, wrongWinners, wrongLastTrick, wrongSeats}) {
        if (Fault fault = check(entry))
            return fault;
    }
    return std::nullopt;
}

} // namespace

Fault contradiction(const RuleSet &rules, const Seating &seating, const DealRecord &record,
                    bool firstScored)
{
    const Entry entry{rules, seating, record, enteredTricks(rules, seating, record)};
    if (record.dealer < 0 || record.dealer >= seating.players)
        return noSuchSeat("dealer", record.dealer);
    if (Fault fault = wrongRulings(entry))
        return fault;
    if (record.kind == DealRecord::Kind::entered)
        return wrongEntered(entry, firstScored);
    if (record.kind != DealRecord::Kind::unplayed)
        return std::nullopt;
    if (Fault fault = wrongBids(entry))
        return fault;
    return wrongBooks(entry);
}

} // namespace sandbag
