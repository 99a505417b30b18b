// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "review/match_review.h"

#include <QJsonObject>

namespace sandbag {

/// A judged choice as `review --json` prints it (FORMATS, "The review").
[[nodiscard]] QJsonObject choiceObject(const JudgedChoice &choice);
/// The whole review.
[[nodiscard]] QJsonObject reviewObject(const Match &match, const MatchReview &review);

} // namespace sandbag
