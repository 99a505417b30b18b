// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <functional>

namespace sandbag {

/// A match of the library that someone wants to see at a table.
struct WantedMatch {
    QString id;    ///< in the library
    QString path;  ///< of its record
    int deal = -1; ///< ≥ 0: to go through that one, card by card
    bool review = false;
};

using OpenMatch = std::function<void(const WantedMatch &)>;

} // namespace sandbag
