// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "print_pages.h"
#include "review/match_review.h"

#include <QStringList>

namespace sandbag {

/// The review of one seat on paper: the curve, where the result came from, the costliest choices
/// and up to three lessons. `help`: with what help the person has played; "" for none. Copies what
/// it needs.
[[nodiscard]] PrintJob reviewJob(const Match &match, const std::vector<JudgedChoice> &choices,
                                 const std::vector<CurvePoint> &curve, const QStringList &names,
                                 int seat, const QString &help = {});

/// What is over the lessons that are drawn from this many mistakes.
[[nodiscard]] QString lessonsTitle(std::size_t mistakes);

} // namespace sandbag
