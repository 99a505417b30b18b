// SPDX-License-Identifier: GPL-3.0-or-later
#include "ends.h"

#include "facts/per_seat.h"
#include "match/dealer_draw.h"
#include "match/dealing.h"
#include "match/match.h"
#include "named/named_player.h"
#include "player/player.h"
#include "referee/referee.h"
#include "rulebook/check.h"

#include <algorithm>
#include <atomic>
#include <cstring>
#include <memory>

namespace sandbag::random_matches {

namespace {

/// A usual match has ten deals; no game for people has forty times as many.
constexpr int kMostDeals = 400;
constexpr int kMostEvents = 4000; ///< of a deal

/// The notes about the target, and about bids that must come to more than the tricks, are those
/// about matches without an end.
bool isForetold(const RuleSet &rules)
{
    const auto notes = check(rules).notes;
    return std::any_of(notes.begin(), notes.end(), [](const Finding &note) {
        return !note.ids.empty() && (std::strcmp(note.ids.front(), "win_target") == 0 ||
                                     std::strcmp(note.ids.front(), "bid_sum_min") == 0);
    });
}

/// Every player a simple one; what no player decides is the referee's.
class Quick
{
public:
    Quick(const RuleSet &rules, std::uint64_t seed) : m_dice(seed), m_match(recordOf(rules))
    {
        for (int seat = 0; seat < rules.table_players; ++seat)
            m_players.push_back(makePlayer("simple", m_dice.next()));
    }

    bool ends()
    {
        int dealer = drawForDealer(*m_match.context(), m_dice.next()).dealer;
        for (int deal = 0; deal < kMostDeals && !m_match.over(); ++deal) {
            const std::uint64_t seed = m_dice.next();
            if (m_referee.deal(m_match, dealer, seed))
                return false;
            for (int event = 0; event < kMostEvents && !m_match.dealOver(); ++event)
                act(seed);
            (void)m_referee.challengeAfterDeal(m_match);
            dealer = m_match.nextDealer();
        }
        return m_match.over();
    }

private:
    static MatchRecord recordOf(const RuleSet &rules)
    {
        MatchRecord record;
        record.rules = rules;
        return record;
    }

    void act(std::uint64_t dealSeed)
    {
        const DealState &deal = *m_match.deal();
        if (const auto event = m_referee.actBeforeAsking(deal, dealSeed);
            event && !m_match.apply(*event))
            return;
        Player &player = *m_players[static_cast<std::size_t>(deal.seat)];
        const MatchOutlook outlook{m_match.context(), m_match.standing()};
        if (m_match.apply(player.decide(SeatView(deal, deal.seat), outlook, m_stop).event))
            (void)m_referee.actInstead(m_match, outlook);
    }

    Dice m_dice;
    Match m_match;
    Referee m_referee;
    std::vector<std::unique_ptr<Player>> m_players;
    const std::atomic<bool> m_stop{false};
};

} // namespace

End playToTheEnd(const RuleSet &rules, std::uint64_t seed)
{
    if (Quick(rules, seed).ends())
        return End::reached;
    return isForetold(rules) ? End::foretold : End::unforeseen;
}

} // namespace sandbag::random_matches
