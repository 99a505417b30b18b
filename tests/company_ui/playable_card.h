// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "look/table_picture.h"
#include "scene/table_scene.h"
#include "tabletop.h"

namespace sandbag {

/// The first card of the hand that is not dimmed; −1 where all are.
inline int playable(Tabletop &table)
{
    const TablePicture &picture = table.scene().picture();
    for (std::size_t i = 0; i < picture.hand.size(); ++i) {
        if (i >= picture.dimmed.size() || !picture.dimmed[i])
            return static_cast<int>(i);
    }
    return -1;
}

} // namespace sandbag
