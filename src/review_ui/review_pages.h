// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "print_pages.h"
#include "review/match_review.h"

#include <QStringList>

namespace sandbag {

/// What a page of a review is made of.
struct ReviewOnPaper {
    const Match &match;
    std::vector<JudgedChoice> choices; ///< of all seats
    std::vector<CurvePoint> curve;     ///< empty: there is none
    QStringList names;                 ///< by seat
    int seat = 0;                      ///< whose review it is
    QString help = {};                 ///< with what help they have played; "" for none
};

/// The review of one seat on paper: the curve, where the result came from, the costliest choices
/// and up to three lessons. Copies what it needs.
[[nodiscard]] PrintJob reviewJob(const ReviewOnPaper &review);

/// What is over the lessons that are drawn from this many mistakes.
[[nodiscard]] QString lessonsTitle(std::size_t mistakes);

} // namespace sandbag
