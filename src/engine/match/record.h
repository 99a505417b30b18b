// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "deal/event.h"
#include "facts/deal_facts.h"
#include "facts/fact_set.h"
#include "facts/per_seat.h"
#include "rules/rule_set.h"

#include <optional>
#include <string>
#include <vector>

namespace sandbag {

/// One deal of a record (FORMATS.md, "Match record"): played, entered, void, or unplayed.
struct DealRecord {
    enum class Kind : std::uint8_t { played, entered, voided, unplayed };

    Kind kind = Kind::played;
    int dealer = 0;

    // played
    std::vector<CardList> hands;  ///< as dealt, by seat, without a kitty's cards
    CardList undealt;             ///< all undealt cards; of a draft the stock in drawing order
    std::vector<CardList> faceUp; ///< by seat; empty when no card is face up
    std::optional<Card> cutCard;  ///< turned by the cut (rule `bags_cancel_card` cut)
    std::vector<Event> events;

    // entered, unplayed
    PerSeat<Call> bids{};
    DealFacts facts; ///< only the members that `given` names (and tricks) count
    FactSet given;   ///< an absent one that a rule in force needs is an error
    /// By a ruling at the table: what the rules bar in these bids and tricks was played all the
    /// same, and counts as it is.
    bool allTheSame = false;

    // voided
    std::string voidReason; ///< "misdeal", "passed", …

    std::vector<Ruling> rulings; ///< "adjust"
    std::optional<int> clock;    ///< minutes played at the end of the deal
    std::string other;           ///< members of the file that are not ours, as text; kept

    bool operator==(const DealRecord &) const = default;
};

/// One player of a match.
struct PlayerRecord {
    std::string name;
    std::string kind;       ///< "human", "computer", or the name of a player; "" when not said
    std::string other = {}; ///< members of the file that are not ours, as text; kept
    bool operator==(const PlayerRecord &) const = default;
};

/// Rules as people agreed on them.
struct AgreedRules {
    std::string base = "standard"; ///< preset they were written against
    std::string name;              ///< that people gave them; "" where none
    RuleSet rules;
    bool operator==(const AgreedRules &) const = default;
};

/// An agreement between two deals. Players and sides stay as many as they were.
struct Agreement {
    int deal = 1;                      ///< index of the first deal that it holds for
    std::optional<AgreedRules> rules;  ///< nothing: they stay
    std::vector<PlayerRecord> players; ///< who sits there from then on; empty: they stay
    std::string other = {};            ///< members of the file that are not ours, as text; kept
    bool operator==(const Agreement &) const = default;
};

/// A match is its rules and its choices: everything else is a fold over this (match/match.h).
struct MatchRecord {
    std::string base = "standard"; ///< preset the rules were written against
    std::string name;              ///< that people gave the rules: "Sunday table"; "" where none
    RuleSet rules;
    std::vector<PlayerRecord> players;
    std::vector<DealRecord> deals;
    std::vector<Agreement> agreements; ///< made in mid-match, by deal, at most one for each
    bool operator==(const MatchRecord &) const = default;
};

} // namespace sandbag
