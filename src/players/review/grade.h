// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace sandbag {

/// How well a choice was made. Thresholds are parts of the chance to win the match that it gave
/// away against the best choice, as its player could see it. Points have the same thresholds: they
/// count as what they are worth on average over an even match (review/point_worth.h), which in
/// Standard makes a slip of 6 points, a mistake of 17, a blunder of 45.
enum class Grade : std::uint8_t {
    best,    ///< nothing better was found
    good,    ///< gave away less than kSlip
    slip,    ///< less than kMistake
    mistake, ///< less than kBlunder
    blunder, ///< kBlunder and more
    unclear, ///< something looked better, but within the noise
    none     ///< not judged
};

inline constexpr double kSlip = 0.010;
inline constexpr double kMistake = 0.030;
inline constexpr double kBlunder = 0.080;
/// A difference of fewer standard errors is noise.
inline constexpr double kClear = 2.5;

/// The grade of a choice that is not the best one. `error`: the standard error of the loss, 0 where
/// it is exact.
[[nodiscard]] Grade gradeOf(double loss, double error);
/// The worse one of two; what is unclear is worse than the best alone.
[[nodiscard]] Grade worse(Grade one, Grade other);
/// Gave something away, for certain enough to say so.
[[nodiscard]] constexpr bool costs(Grade grade)
{
    return grade == Grade::good || grade == Grade::slip || grade == Grade::mistake ||
           grade == Grade::blunder;
}
/// The words of the files.
[[nodiscard]] const char *toString(Grade grade);

} // namespace sandbag
