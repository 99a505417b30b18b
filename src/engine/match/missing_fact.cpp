// SPDX-License-Identifier: GPL-3.0-or-later
#include "match/entered_facts.h"

#include "text/mark.h"

#include <algorithm>
#include <string>

namespace sandbag {

namespace {

using Fault = std::optional<Sentence>;

Fault missing(const char *member, const char *option)
{
    return Sentence(QT_TRANSLATE_NOOP("engine", "The fact \"%1\" is missing: the rule %2 needs it"),
                    {std::string(member), std::string(option)});
}

template<typename Test>
bool anyBid(const Seating &seating, const DealRecord &record, Test test)
{
    return std::any_of(record.bids.begin(), record.bids.begin() + seating.players, test);
}

/// The rule that needs to know who won each trick, or null.
const char *needsWinners(const RuleSet &rules, const Seating &seating, const DealRecord &record)
{
    if (rules.streak_length > 0 && rules.streak_per_trick > 0)
        return "streak_length";
    const auto marked = [&](Mark little, Mark big) {
        return anyBid(seating, record,
                      [&](const Call &bid) { return bid.mark == little || bid.mark == big; });
    };
    if (rules.bemo_allowed && marked(Mark::littleBemo, Mark::bigBemo))
        return "bemo_allowed";
    if (rules.moe_allowed && marked(Mark::littleMoe, Mark::bigMoe))
        return "moe_allowed";
    if (rules.mo_allowed && marked(Mark::littleMo, Mark::bigMo))
        return "mo_allowed";
    return nullptr;
}

/// The rule that needs to know the card that won the last trick, or null.
const char *needsLastCard(const RuleSet &rules)
{
    if (rules.last_trick_ace > 0)
        return "last_trick_ace";
    if (rules.last_trick_spade_ace > 0)
        return "last_trick_spade_ace";
    if (rules.last_trick_deuce > 0)
        return "last_trick_deuce";
    return rules.last_trick_high_spade > 0 ? "last_trick_high_spade" : nullptr;
}

bool nilMade(const Seating &seating, const DealRecord &record)
{
    for (int seat = 0; seat < seating.players; ++seat) {
        const auto i = static_cast<std::size_t>(seat);
        if (record.bids[i].isNil() && record.facts.tricks[i] == 0)
            return true;
    }
    return false;
}

Fault missingLastTrick(const RuleSet &rules, const Seating &seating, const DealRecord &record)
{
    const GivenFacts &given = record.given;
    if (rules.last_trick_bonus > 0 && !given.lastTrick && !given.winners)
        return missing("last_trick", "last_trick_bonus");
    const char *option = needsLastCard(rules);
    const bool dead = given.lastTrick && record.facts.lastTrick.seat < 0;
    if (option && !dead && !given.lastTrickCard)
        return missing(given.lastTrick ? "last_trick/card" : "last_trick", option);
    if (!rules.last_trick_ace_on_nil || !nilMade(seating, record))
        return std::nullopt;
    if (!given.lastTrickCards)
        return missing(given.lastTrick ? "last_trick/cards" : "last_trick",
                       "last_trick_ace_on_nil");
    if (!given.lastTrickLed && !given.winners)
        return missing("last_trick/led", "last_trick_ace_on_nil");
    return std::nullopt;
}

/// With two sides the challenger can only be the other one.
Fault missingChallenger(const RuleSet &rules, const Seating &seating, const DealRecord &record)
{
    const Renege &renege = record.facts.renege;
    const bool happened = record.given.renege && renege.seat >= 0;
    if (!happened || renege.challenger >= 0 || seating.sides == 2)
        return std::nullopt;
    if (!renege.found)
        return missing("renege/by", "renege_false_challenge");
    if (rules.renege_penalty == RenegePenalty::points)
        return missing("renege/by", "renege_penalty");
    return std::nullopt;
}

} // namespace

Fault missingFact(const RuleSet &rules, const Seating &seating, const DealRecord &record,
                  bool firstScored)
{
    const GivenFacts &given = record.given;
    if (record.kind != DealRecord::Kind::entered)
        return std::nullopt;
    if (!given.tricks)
        return Sentence(QT_TRANSLATE_NOOP("engine", "The fact \"%1\" is missing"),
                        {std::string("tricks")});
    if (const char *option = needsWinners(rules, seating, record); option && !given.winners)
        return missing("winners", option);
    if (Fault fault = missingLastTrick(rules, seating, record))
        return fault;
    if (rules.dix_allowed && !given.dix)
        return missing("dix", "dix_allowed");
    const bool bags = !playsItself(rules, firstScored); // a first deal without bids has none
    if (bags && rules.bags_cancel_card != BagsCancelCard::off && !given.cancelCard)
        return missing("cancel_card", "bags_cancel_card");
    const bool noTrump =
        anyBid(seating, record, [](const Call &bid) { return bid.isNumber() && bid.noTrump; });
    if (rules.notrump_allowed && noTrump && !given.noTrumpBroken)
        return missing("notrump_broken", "notrump_allowed");
    if (rules.renege_mode == RenegeMode::challenge)
        return missingChallenger(rules, seating, record);
    return std::nullopt;
}

} // namespace sandbag
