// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "formats/json_place.h"
#include "review/match_review.h"

#include <QJsonObject>
#include <QStringList>

namespace sandbag {

/// A judged choice as it is kept on disk: everything that it says, its words as they are said to
/// these players.
[[nodiscard]] QJsonObject keptObject(const JudgedChoice &choice, const QStringList &names);
/// The judgement of the choice that was `made`. Throws JsonFault where anything in it cannot be.
[[nodiscard]] Judgement readKept(const JsonPlace &place, const Event &made, int players);

} // namespace sandbag
