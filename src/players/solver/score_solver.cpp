// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/score_solver.h"

#include "solver/trick_guess.h"

#include <algorithm>
#include <bit>

namespace sandbag {

namespace {

/// Plays a card; the place of the values then.
ShareValues::Place playedTo(const DoubleDummyGame &game, OpenPosition &position, Slot card,
                            const ShareValues &values, ShareValues::Place place)
{
    const int winner = playOpen(game, position, card);
    return winner >= 0 ? values.after(place, winner) : place;
}

} // namespace

bool ScoreSolver::reaches(const OpenPosition &position, ShareValues &values, Place place, int rank)
{
    m_goals.makeRoom();
    const Goal goal = values.atLeast(m_goals.goals(), place, rank);
    return goal <= kWon ? goal == kWon : m_goals.reaches(position, goal);
}

/// The best of ranks that can come, by asking at a guess first and then ever farther from it.
int ScoreSolver::rankOf(const OpenPosition &position, ShareValues &values, Place place, int guess)
{
    int least = values.least(place), most = values.most(place);
    int ask = std::clamp(guess, least + 1, std::max(least + 1, most));
    for (int step = 1; least < most && !m_goals.cut(); step *= 2) {
        if (reaches(position, values, place, ask)) {
            least = ask;
            ask = std::min(least + step, least + std::max(1, (most - least + 1) / 2));
        } else {
            most = ask - 1;
            ask = std::max(most - step + 1, most - std::max(0, (most - least - 1) / 2));
        }
    }
    return least;
}

/// The value where every seat makes about the tricks that its cards promise.
int ScoreSolver::firstGuess(const OpenPosition &position, const ShareValues &values) const
{
    const DoubleDummyGame &game = m_goals.game();
    const PerSeat<double> promised = promisedTricks(game, position);
    PerSeat<double> owed = promised;
    Place place = values.start();
    for (int trick = 0; trick < position.tricksLeft; ++trick) {
        const auto next = std::max_element(owed.begin(), owed.begin() + game.seats);
        *next -= 1;
        place = values.after(place, static_cast<int>(next - owed.begin()));
    }
    return values.least(place);
}

std::optional<int> ScoreSolver::value(const OpenPosition &position, ShareValues &values)
{
    m_goals.begin();
    const int rank = rankOf(position, values, values.start(), firstGuess(position, values));
    return m_goals.cut() ? std::nullopt : std::optional(rank);
}

/// Of the cards in a position of that rank one that keeps it.
Slot ScoreSolver::keeping(const OpenPosition &position, ShareValues &values, Place place, int rank)
{
    const DoubleDummyGame &game = m_goals.game();
    const bool ours = game.isOurs(position.turn(game));
    Slot last = kNoSlot;
    for (Slots rest = openPlays(game, position); rest; rest &= rest - 1) {
        last = static_cast<Slot>(std::countr_zero(rest));
        if (!(rest & (rest - 1)))
            break; // one of them must
        OpenPosition next = position;
        const Place then = playedTo(game, next, last, values, place);
        if (reaches(next, values, then, ours ? rank : rank + 1) == ours)
            break;
    }
    return last;
}

std::vector<CardRank> ScoreSolver::ranksOf(const OpenPosition &position, Slots cards,
                                           ShareValues &values, int guess)
{
    std::vector<CardRank> ranks;
    for (; cards; cards &= cards - 1) {
        const auto card = static_cast<Slot>(std::countr_zero(cards));
        OpenPosition next = position;
        const Place place = playedTo(m_goals.game(), next, card, values, values.start());
        ranks.push_back({card, rankOf(next, values, place, guess)});
        guess = ranks.back().rank;
    }
    return ranks;
}

std::optional<std::vector<CardRank>> ScoreSolver::weigh(const OpenPosition &position, Slots cards,
                                                        ShareValues &values)
{
    m_goals.begin();
    std::vector<CardRank> ranks = ranksOf(position, cards, values, firstGuess(position, values));
    return m_goals.cut() ? std::nullopt : std::optional(std::move(ranks));
}

std::optional<SolvedScore> ScoreSolver::solve(const OpenPosition &position, ShareValues &values)
{
    const DoubleDummyGame &game = m_goals.game();
    SolvedScore solved;
    const auto best = value(position, values);
    if (!best)
        return {};
    solved.rank = *best;
    solved.cards = ranksOf(position, openPlays(game, position), values, solved.rank);
    OpenPosition at = position;
    for (Place place = values.start(); at.tricksLeft > 0 && !m_goals.cut();) {
        const Slot card = keeping(at, values, place, solved.rank);
        solved.line.push_back(card);
        place = playedTo(game, at, card, values, place);
    }
    solved.nodes = m_goals.nodes();
    return m_goals.cut() ? std::nullopt : std::optional(std::move(solved));
}

} // namespace sandbag
