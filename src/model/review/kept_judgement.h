// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "review/match_review.h"

#include <QByteArray>

#include <vector>

namespace sandbag {

/// The document in which judgements of a deal are kept, with everything that they say, their words
/// as they are said to its players: those of `choices` that are of it.
[[nodiscard]] QByteArray writeKeptDeal(const Match &match, int deal,
                                       const std::vector<JudgedChoice> &choices);
/// The judgements in such a document. Throws JsonFault where anything in it cannot be.
[[nodiscard]] std::vector<JudgedChoice> readKeptDeal(const QByteArray &document, const Match &match,
                                                     int deal);

} // namespace sandbag
