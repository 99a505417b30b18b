// SPDX-License-Identifier: GPL-3.0-or-later
#include "play/lead_rule.h"

#include "facts/per_seat.h"

namespace sandbag {

namespace {

/// Tricks before which `lead_spades` fourth keeps unbroken spades closed.
constexpr int kFourthTrick = 3;

} // namespace

LeadRule leadRule(const RuleSet &rules, std::uint64_t spades, std::uint64_t aces)
{
    LeadRule rule{spades, rules.lead_ace_free ? aces : 0, 0, false};
    switch (rules.lead_spades) {
    case LeadSpades::any:
        break;
    case LeadSpades::not_first:
        rule.until = 1;
        rule.evenBroken = true;
        rule.free = 0; // not even the ace
        break;
    case LeadSpades::broken:
        rule.until = kMaxTricks + 1;
        break;
    case LeadSpades::fourth:
        rule.until = kFourthTrick;
        break;
    }
    return rule;
}

} // namespace sandbag
