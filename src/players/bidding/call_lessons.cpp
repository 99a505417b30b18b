// SPDX-License-Identifier: GPL-3.0-or-later
#include "bidding/call_lessons.h"

namespace sandbag {

namespace {

constexpr CallLessons kShipped{{},
                               {
#include "bidding/call_lessons_table.inc"
                               }};

} // namespace

const CallLessons &CallLessons::shipped()
{
    return kShipped;
}

} // namespace sandbag
