// SPDX-License-Identifier: GPL-3.0-or-later
#include "look/pad_ink.h"

#include "look/table_theme.h"

namespace sandbag {

PadInk padInkOf(const TableTheme &theme)
{
    return {theme.paper,
            theme.ink,
            theme.smallInk,
            theme.red,
            theme.ruled,
            theme.margin,
            theme.paper.lightness() < 128,
            theme.flat,
            theme.paperEdge};
}

} // namespace sandbag
