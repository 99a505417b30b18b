// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "facts/per_seat.h"
#include "match/deal_source.h"
#include "match/dealing.h"
#include "player/player.h"

#include <atomic>
#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

namespace sandbag {

class Match;

/// What happens at a table without a player's decision: in the window, and where computer players
/// meet by themselves. Not thread-safe.
class Referee
{
public:
    Referee();
    ~Referee();
    Referee(Referee &&) noexcept;
    Referee &operator=(Referee &&) noexcept;

    /// Who speaks for themselves: nobody says their tricks or challenges for them.
    void setPersons(SeatSet persons) { m_persons = persons; }

    /// Cuts (by chance where no person has), deals, and begins the deal. The same seed gives the
    /// same deal.
    [[nodiscard]] Refusal deal(Match &match, int dealer, std::uint64_t seed,
                               const std::optional<Cut> &cut = {}) const;
    /// The same of the next deal of a match whose cards come from there.
    [[nodiscard]] Refusal deal(Match &match, int dealer, const DealSource &source,
                               const std::optional<Cut> &cut = {}) const;

    /// The act that comes before the seat in turn is asked, if any: a nil in the dark plays the top
    /// card of its shuffled hand (rule `dark_allowed`), no matter who sits there; partners announce
    /// their sure and possible tricks before their side bids (rule `bid_talk`).
    [[nodiscard]] std::optional<Event> actBeforeAsking(const DealState &deal,
                                                       std::uint64_t dealSeed) const;

    /// Challenges the reneges seen (rule `renege_mode` challenge: until the next deal starts, D75).
    /// Returns the events carried out.
    std::vector<Event> challengeAfterDeal(Match &match) const;

    /// Carries out something lawful instead of an answer that was refused: the simple player's,
    /// or the first there is. Nothing when even that is refused, which is a defect.
    std::optional<Event> actInstead(Match &match, const MatchOutlook &outlook);

private:
    SeatSet m_persons;
    std::unique_ptr<Player> m_standIn;
};

} // namespace sandbag
