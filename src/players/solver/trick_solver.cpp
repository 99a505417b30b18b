// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/trick_solver.h"

#include "solver/trick_search.h"

#include <algorithm>
#include <bit>

namespace sandbag {

extern template class TrickSearch<PlainMachine>;
#ifdef SANDBAG_BMI_MACHINE
extern template class TrickSearch<BmiMachine>;
#endif

namespace {

bool machineHasBmi()
{
#ifdef SANDBAG_BMI_MACHINE
    static const bool has = __builtin_cpu_supports("bmi") && __builtin_cpu_supports("bmi2") &&
                            __builtin_cpu_supports("popcnt");
    return has;
#else
    return false;
#endif
}

/// A first guess at the tricks: the side's part of the high cards and of the trumps.
int guessOf(const OpenGame &game, const OpenPosition &position)
{
    int ours = 0, all = 0;
    Slots held = 0;
    for (int seat = 0; seat < game.seats; ++seat)
        held |= position.hand[seat];
    for (int seat = 0; seat < game.seats; ++seat) {
        for (Slots rest = position.hand[seat]; rest; rest &= rest - 1) {
            const auto slot = static_cast<std::size_t>(std::countr_zero(rest));
            const Lane lane = game.laneOf[slot];
            const int above = std::popcount(held & game.lane[lane] & ~((Slots{2} << slot) - 1));
            const int worth =
                above < 4 ? (lane == game.trump ? 3 : 1) * (4 - above) : lane == game.trump;
            all += worth;
            ours += game.isOurs(seat) ? worth : 0;
        }
    }
    return all ? (2 * ours * position.tricksLeft + all) / (2 * all) : 0;
}

} // namespace

TrickSolver::TrickSolver(const OpenGame &game, const SolverLimits &limits)
    : m_game(game), m_limits(limits), m_table(limits.bytes)
{
}

bool TrickSolver::reaches(const OpenPosition &position, int need)
{
    if (m_cut)
        return false;
    SearchMeter meter;
    meter.nodes = m_nodes;
    meter.mostNodes = m_limits.nodes;
    meter.stop = m_limits.stop;
    bool result = false;
#ifdef SANDBAG_BMI_MACHINE
    if (machineHasBmi() && !m_limits.portable)
        result = TrickSearch<BmiMachine>(m_game, m_table, meter).reaches(position, need);
    else
#endif
        result = TrickSearch<PlainMachine>(m_game, m_table, meter).reaches(position, need);
    m_nodes = meter.nodes;
    m_cut = meter.cut;
    return result;
}

int TrickSolver::valueOf(const OpenPosition &position, int guess)
{
    int least = 0, most = position.tricksLeft;
    for (int need = std::clamp(guess, 1, std::max(1, most)); least < most;) {
        if (reaches(position, need))
            least = need++;
        else
            most = --need;
        if (m_cut)
            return 0;
    }
    return least;
}

std::optional<int> TrickSolver::tricks(const OpenPosition &position)
{
    m_nodes = 0;
    m_cut = false;
    const int value = valueOf(position, guessOf(m_game, position));
    return m_cut ? std::nullopt : std::optional(value);
}

int TrickSolver::after(const OpenPosition &position, Slot card, OpenPosition &next)
{
    next = position;
    const int winner = playOpen(m_game, next, card);
    return winner >= 0 && m_game.isOurs(winner) ? 1 : 0;
}

Slot TrickSolver::keeping(const OpenPosition &position, int tricks)
{
    const bool ours = m_game.isOurs(position.turn(m_game));
    Slot last = kNoSlot;
    for (Slots rest = openPlays(m_game, position); rest; rest &= rest - 1) {
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
    for (Slots rest = openPlays(m_game, position); rest; rest &= rest - 1) {
        const auto card = static_cast<Slot>(std::countr_zero(rest));
        OpenPosition next;
        const int made = after(position, card, next);
        solved.cards.push_back({card, made + valueOf(next, *value - made)});
    }
    OpenPosition at = position;
    for (int left = *value; at.tricksLeft > 0 && !m_cut;) {
        const Slot card = keeping(at, left);
        solved.line.push_back(card);
        left -= after(OpenPosition(at), card, at);
    }
    solved.nodes = m_nodes;
    return m_cut ? std::nullopt : std::optional(std::move(solved));
}

} // namespace sandbag
