// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/goal_solver.h"

#include "solver/goal_search.h"

namespace sandbag {

extern template class GoalSearch<PlainMachine>;
#ifdef SANDBAG_BMI_MACHINE
extern template class GoalSearch<BmiMachine>;
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

} // namespace

GoalSolver::GoalSolver(const DoubleDummyGame &game, const SolverLimits &limits)
    : m_game(game),
      m_limits(limits),
      m_goals(game.seats, game.ours),
      m_table(limits.bytes, game.seats > 4)
{
}

void GoalSolver::begin()
{
    m_nodes = 0;
    m_cut = false;
    makeRoom();
}

void GoalSolver::makeRoom()
{
    if (m_goals.full())
        forget();
}

void GoalSolver::forget()
{
    m_goals.clear();
    m_table.clear();
}

bool GoalSolver::reaches(const OpenPosition &position, Goal goal)
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
        result = GoalSearch<BmiMachine>(m_game, m_goals, m_table, meter).reaches(position, goal);
    else
#endif
        result = GoalSearch<PlainMachine>(m_game, m_goals, m_table, meter).reaches(position, goal);
    m_nodes = meter.nodes;
    m_cut = meter.cut;
    return result;
}

} // namespace sandbag
