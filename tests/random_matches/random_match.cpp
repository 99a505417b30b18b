// SPDX-License-Identifier: GPL-3.0-or-later
#include "random_match.h"

#include "broken.h"
#include "every_answer.h"
#include "invariants.h"
#include "match/dealer_draw.h"
#include "match/match.h"
#include "named/named_player.h"
#include "random_rules.h"
#include "referee/referee.h"

#include <algorithm>

namespace sandbag::random_matches {

namespace {

constexpr int kMostDeals = 5; ///< of a match: players who take any answer may never end one
constexpr int kMostEvents = 4000;
constexpr int kEveryCallIn = 32; ///< of the lists of answers that are tried, one has every call

/// A match on its way, watched.
class Play
{
public:
    Play(const RandomMatch &drawn, Tally &tally)
        : m_dice(drawn.seed), m_tally(tally), m_match(recordOf(drawn))
    {
        for (const std::string &player : drawn.players)
            m_players.push_back(makePlayer(player, m_dice.next()));
    }

    void wholeMatch()
    {
        int dealer = drawForDealer(*m_match.context(), m_dice.next()).dealer;
        for (int deal = 0; deal < kMostDeals && !m_match.over(); ++deal) {
            const std::uint64_t seed = m_dice.next();
            must(!m_referee.deal(m_match, dealer, seed), "a deal can be dealt");
            wholeDeal(seed);
            dealer = m_match.nextDealer();
        }
        ++m_tally.matches;
    }

private:
    static MatchRecord recordOf(const RandomMatch &drawn)
    {
        MatchRecord record;
        record.rules = drawn.rules;
        record.players.resize(static_cast<std::size_t>(drawn.rules.table_players));
        return record;
    }

    void wholeDeal(std::uint64_t seed)
    {
        ++m_tally.deals;
        for (int events = 0; !m_match.dealOver(); ++events) {
            must(events < kMostEvents, "a deal ends", lastEvents());
            if (m_dice.below(12) == 0)
                (void)m_match.apply(someActOutOfTurn(*m_match.deal(), m_dice));
            if (!m_match.dealOver())
                step(seed);
        }
        checkSums(m_match);
        checkReplay(m_match);
        checkSaved(m_match);
        (void)m_referee.challengeAfterDeal(m_match);
        for (const auto &player : m_players) {
            if (player)
                player->dealEnded(m_match);
        }
    }

    /// Where it goes round in circles they tell the circle.
    [[nodiscard]] std::string lastEvents() const
    {
        const std::vector<Event> &log = m_match.deal()->log;
        std::string text = std::to_string(log.size()) + " events";
        for (std::size_t i = log.size() - std::min<std::size_t>(12, log.size()); i < log.size();
             ++i)
            text += "; " + std::to_string(log[i].seat) + ' ' + toString(log[i]);
        return text;
    }

    void step(std::uint64_t dealSeed)
    {
        const DealState &deal = *m_match.deal();
        if (m_dice.below(4) == 0)
            checkEveryAnswer(deal, m_dice, m_dice.below(kEveryCallIn) == 0);
        if (m_dice.below(4) == 0)
            checkView(deal, m_dice.below(deal.seating().players), m_dice);
        if (m_dice.below(16) == 0)
            checkToldByLines(m_match);
        const bool undone = m_dice.below(12) == 0;
        const std::optional<Match> before = undone ? std::optional(m_match) : std::nullopt;
        act(dealSeed);
        ++m_tally.events;
        checkCards(*m_match.deal());
        if (before)
            checkUndo(*before, m_match);
        if (m_dice.below(16) == 0)
            checkReplay(m_match);
        if (m_dice.below(40) == 0)
            checkSaved(m_match);
    }

    void act(std::uint64_t dealSeed)
    {
        const DealState &deal = *m_match.deal();
        if (const auto event = m_referee.actBeforeAsking(deal, dealSeed);
            event && !m_match.apply(*event))
            return;
        const auto seat = static_cast<std::size_t>(deal.seat);
        Player *player = seat < m_players.size() ? m_players[seat].get() : nullptr;
        const Event event = player ? answerOf(*player) : choose(legal(deal), m_dice);
        const auto refused = m_match.apply(event);
        must(!refused, player ? "a player's answer is taken" : "what legal lists is taken",
             toString(event) + ": " + (refused ? plainEnglish(*refused) : ""));
    }

    /// Every answer that a player has weighed can be had, not only the best.
    Event answerOf(Player &player)
    {
        const DealState &deal = *m_match.deal();
        const MatchOutlook outlook{m_match.context(), m_match.standing()};
        const Decision decision = player.decide(SeatView(deal, deal.seat), outlook, m_stop);
        for (const Ranked &ranked : decision.ranked) {
            DealState copy = deal;
            must(!apply(copy, ranked.event), "what a player weighs can be had",
                 toString(ranked.event));
        }
        return decision.event;
    }

    Dice m_dice;
    Tally &m_tally;
    Match m_match;
    Referee m_referee;
    std::vector<std::unique_ptr<Player>> m_players; ///< null: takes any answer
    const std::atomic<bool> m_stop{false};
};

} // namespace

std::optional<Fault> playRandomMatch(const RandomMatch &drawn, Tally &tally)
{
    try {
        Play(drawn, tally).wholeMatch();
    } catch (const Broken &broken) {
        return Fault{broken.what(), broken.detail()};
    }
    return {};
}

} // namespace sandbag::random_matches
