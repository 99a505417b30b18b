// SPDX-License-Identifier: GPL-3.0-or-later
// Type of a scorecard that is smaller than its numbers.
#pragma once

#include <QFont>

namespace sandbag {

/// Type that is never made smaller, in pixels: what is read at an arm's length.
inline constexpr int kLeastRead = 14;

/// That part of a type, but no less than `kLeastRead` pixels; a type that is smaller than that
/// already has no such bound.
[[nodiscard]] QFont smallerType(QFont type, double part);

/// By how much distances and lines on a paper of that type are wider than on a usual one: on a very
/// large screen they grow with it. Never below 1.
[[nodiscard]] double paperScale(const QFont &type);
/// The width of its ruled lines, in whole pixels.
[[nodiscard]] int ruleWidth(const QFont &type);

} // namespace sandbag
