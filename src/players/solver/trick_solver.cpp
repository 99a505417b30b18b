// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/trick_solver.h"

#include "solver/trick_guess.h"

#include <algorithm>
#include <bit>
#include <cmath>

namespace sandbag {

namespace {

int guessOf(const DoubleDummyGame &game, const OpenPosition &position)
{
    const PerSeat<double> promised = promisedTricks(game, position);
    double ours = 0;
    for (int seat = 0; seat < game.seats; ++seat)
        ours += game.isOurs(seat) ? promised[seat] : 0;
    return static_cast<int>(std::lround(ours));
}

} // namespace

bool TrickSolver::reaches(const OpenPosition &position, int need)
{
    return need <= 0 ||
           (need <= position.tricksLeft &&
            m_goals.reaches(position, m_goals.goals().tricks(position.tricksLeft, need)));
}

int TrickSolver::valueOf(const OpenPosition &position, int guess)
{
    int least = 0, most = position.tricksLeft;
    for (int need = std::clamp(guess, 1, std::max(1, most)); least < most;) {
        if (reaches(position, need))
            least = need++;
        else
            most = --need;
        if (m_goals.cut())
            return 0;
    }
    return least;
}

std::optional<int> TrickSolver::tricks(const OpenPosition &position)
{
    m_goals.begin();
    const int value = valueOf(position, guessOf(m_goals.game(), position));
    return m_goals.cut() ? std::nullopt : std::optional(value);
}

int TrickSolver::after(const OpenPosition &position, Slot card, OpenPosition &next)
{
    next = position;
    const int winner = playOpen(m_goals.game(), next, card);
    return winner >= 0 && m_goals.game().isOurs(winner) ? 1 : 0;
}

Slot TrickSolver::keeping(const OpenPosition &position, int tricks)
{
    const bool ours = m_goals.game().isOurs(position.turn(m_goals.game()));
    Slot last = kNoSlot;
    for (Slots rest = openPlays(m_goals.game(), position); rest; rest &= rest - 1) {
        last = static_cast<Slot>(std::countr_zero(rest));
        if (!(rest & (rest - 1)))
            break; // one of them must
        OpenPosition next;
        const int made = after(position, last, next);
        if (ours ? reaches(next, tricks - made) : !reaches(next, tricks - made + 1))
            break;
    }
    return last;
}

std::optional<SolvedTricks> TrickSolver::solve(const OpenPosition &position)
{
    SolvedTricks solved;
    const auto value = tricks(position);
    if (!value)
        return {};
    solved.tricks = *value;
    for (Slots rest = openPlays(m_goals.game(), position); rest; rest &= rest - 1) {
        const auto card = static_cast<Slot>(std::countr_zero(rest));
        OpenPosition next;
        const int made = after(position, card, next);
        solved.cards.push_back({card, made + valueOf(next, *value - made)});
    }
    OpenPosition at = position;
    for (int left = *value; at.tricksLeft > 0 && !m_goals.cut();) {
        const Slot card = keeping(at, left);
        solved.line.push_back(card);
        left -= after(OpenPosition(at), card, at);
    }
    solved.nodes = m_goals.nodes();
    return m_goals.cut() ? std::nullopt : std::optional(std::move(solved));
}

} // namespace sandbag
