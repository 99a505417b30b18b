// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace sandbag {

/// How a table comes to its next picture.
enum class TableChange {
    happen,  ///< after an event: cards fly where they went
    deal,    ///< cards are dealt
    rebuild, ///< it is another one: nothing glides
};

} // namespace sandbag
