// SPDX-License-Identifier: GPL-3.0-or-later
#include "goal_title.h"

#include "door/table_caller.h"
#include "playing_together.h"
#include "text/shown_text.h"

namespace sandbag {

QString titleOf(const TableGoal &goal)
{
    if (!goal.tableName.isEmpty())
        return goal.tableName;
    if (!goal.hostName.isEmpty())
        return filled(PlayingTogether::tr("%1's table"), {goal.hostName});
    return goal.address;
}

} // namespace sandbag
