// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "player/player.h"

#include <QJsonObject>
#include <QString>

namespace sandbag {

class Match;

/// What a hint says, as the table shows it.
struct Hint {
    Decision decision;
    QString title, reason, figures;
};

/// What the player would do at the seat of the view; no other hand is looked at.
[[nodiscard]] Hint hintFor(const Match &match, const SeatView &view, Player &player);

/// The document of `hint --json`.
[[nodiscard]] QJsonObject hintObject(const Hint &hint);

/// The player who is asked where nobody names another.
inline constexpr char kHintPlayer[] = "search:iterations=6000:threads=1:explain=1";

} // namespace sandbag
