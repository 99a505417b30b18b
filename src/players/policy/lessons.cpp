// SPDX-License-Identifier: GPL-3.0-or-later
#include "policy/lessons.h"

namespace sandbag {

namespace {

constexpr Lessons kShipped{{},
                           {{
#include "policy/lessons_table.inc"
                           }}};

} // namespace

const Lessons &Lessons::shipped()
{
    return kShipped;
}

} // namespace sandbag
