// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "facts/deal_facts.h"
#include "facts/per_seat.h"
#include "scoring/deal_score.h"
#include "scoring/scoring_plan.h"
#include "scoring/standing.h"

#include <array>
#include <cstddef>
#include <cstdint>

namespace sandbag {

/// What a side has undertaken and what the rules have made of its tricks so far.
struct SideWork {
    std::uint8_t numberSeats = 0; ///< bit per seat whose number (or zero) is part of the contract
    std::uint8_t blindSeats = 0;  ///< of these, the blind ones
    std::uint8_t nilSeats = 0;
    int holder = -1;     ///< the seat whose ten, moon, team nil or blind number holds for all (D38)
    int halves = 0;      ///< twice the sum of the numbers
    int blindHalves = 0; ///< of the blind ones
    int contract = 0;    ///< B
    int counted = 0;     ///< T: tricks that count toward the contract
    int own = 0;         ///< tricks that its players without a nil took
    int takenOff = 0;    ///< tricks taken off T: for a renege, a wrong challenge, by a ruling
    int over = 0;        ///< overtricks that are counted: bags
    int undertricks = 0; ///< paid for by `set_to_opponents`
    bool bagless = false;           ///< no bags at all (D44, `nil_bag_immunity`)
    bool challengedWrongly = false; ///< its contract is broken by it (`renege_false_set`)
    bool granted = false;    ///< counts as made with exactly its number (`renege_others_made`)
    bool numberMade = false; ///< a contract with a number was made (D53)

    /// Bit per seat whose call the side's undertaking is, or is part of.
    [[nodiscard]] std::uint8_t undertakers() const
    {
        return static_cast<std::uint8_t>(numberSeats | (holder >= 0 ? 1U << holder : 0U));
    }
};

/// What a line of the score says; whose it is says who adds it.
struct LineParts {
    const LineRule &rule;
    const LineText &text;
    int points = 0;
    std::array<std::int32_t, 4> args{}; ///< numbers of the sentence
    int bags = 0;
    int seat = -1; ///< the player it is about; −1: the side
};

/// The score of a deal in the making: what every step of the plan reads and adds to.
struct ScoreBuilder {
    const ScoringPlan &plan;
    const RuleSet &rules;
    const Seating &seating;
    const DealFacts &facts;
    const Standing &before;
    DealScore &score;
    PerSide<SideWork> sides{};

    ScoreBuilder(const ScoringPlan &p, const DealFacts &f, const Standing &b, DealScore &s);

    [[nodiscard]] SideWork &work(int side) { return sides[side]; }
    [[nodiscard]] SideScore &result(int side) { return score.side[side]; }
    [[nodiscard]] const Call &bid(int seat) const { return facts.bids[seat]; }
    /// Twice what the number of a player adds to the contract of their side (D109).
    [[nodiscard]] int ownHalves(int seat) const { return m_own[seat].halves; }
    [[nodiscard]] int tricks(int seat) const { return facts.tricks[seat]; }
    [[nodiscard]] bool nilKept(int seat) const { return bid(seat).isNil() && fate(seat).kept(); }
    [[nodiscard]] bool nilFailed(int seat) const
    {
        return bid(seat).isNil() && fate(seat).failed();
    }
    [[nodiscard]] const CallFate &fate(int seat) const { return score.fate[seat]; }
    /// A renege was found under `renege_mode` challenge: the seat; else −1.
    [[nodiscard]] int reneger() const { return m_reneger; }
    /// How often players of the side have challenged wrongly.
    [[nodiscard]] int wrongChallenges(int side) const;
    /// The contract is broken whatever its tricks: by a failed nil, by a wrong claim or by a wrong
    /// challenge (rule `renege_false_set`).
    [[nodiscard]] bool brokenByNil(int side) const;
    [[nodiscard]] bool brokenByClaim(int side) const;
    [[nodiscard]] bool brokenByChallenge(int side) const;
    [[nodiscard]] bool broken(int side) const
    {
        return brokenByNil(side) || brokenByClaim(side) || brokenByChallenge(side);
    }
    /// What broke the contract; `tricks` where nothing did.
    [[nodiscard]] CallFate::By breaker(int side) const;
    /// Points of one overtrick, 0 where bags are not in the score.
    [[nodiscard]] int overPoints() const { return rules.bags_separate ? 0 : rules.over_points; }
    /// Points of a number at `contract_per_trick`, given twice the number.
    [[nodiscard]] int worth(int halves) const { return rules.contract_per_trick * halves / 2; }

    /// Returns the place of the line among those of the score.
    int add(int side, const LineParts &parts);

    /// The calls of these seats (bits) are made or failed, as the line at this place says.
    void judge(std::uint8_t seats, const CallFate &fate);
    /// A side's undertaking is made or failed, and with it every call that is part of it: what
    /// each rule that scores one says at its end. `by` only matters where it failed.
    void settle(int side, bool made, int line, CallFate::By by = CallFate::By::tricks);
    /// The same for an undertaking that replaces a contract, and so brings no bags (D44).
    void conclude(int side, bool made, int line, CallFate::By by = CallFate::By::tricks);

private:
    void readSide(int side);
    void readCall(SideWork &side, int seat);

    PerSeat<Call> m_own; ///< the calls, each number as its own part of the contract
    int m_reneger = -1;
};

/// The seats of a set of seat bits, for range-for.
template<typename Visit>
void eachSeat(std::uint8_t seats, Visit visit)
{
    for (int seat = 0; seats != 0; ++seat, seats = static_cast<std::uint8_t>(seats >> 1)) {
        if (seats & 1)
            visit(seat);
    }
}

} // namespace sandbag
