// SPDX-License-Identifier: GPL-3.0-or-later
// Numbers as people read them: with a true minus sign, which is as wide as a plus.
#pragma once

#include <QString>

namespace sandbag {

/// The text of a number's size with the number's sign: "−3 tricks".
[[nodiscard]] QString withSign(int number, const QString &size);
/// A count, or a value of a rule: "12", "−200".
[[nodiscard]] QString numberText(int number);
/// How many there are, in the style of the locale: "1,240".
[[nodiscard]] QString countText(int count);
/// Points in the style of the locale: "−1,240".
[[nodiscard]] QString pointsText(int points);
/// Points won or lost: "+40", "−3", "0".
[[nodiscard]] QString signedPoints(int points);
/// Points added to others: "+ 40", "− 3".
[[nodiscard]] QString addedPoints(int points);
/// A share of points that could be had, in the style of the locale: "62.5 %".
[[nodiscard]] QString shareText(int perMille);

} // namespace sandbag
