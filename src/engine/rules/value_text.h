// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cards/card.h"

#include <string>
#include <string_view>
#include <vector>

namespace sandbag {

/// No side begins a match with more points, or fewer (rule `start_points`).
inline constexpr int kMostStartPoints = 1000;

/// The values of options as the text of the files: "true", "-200", "BJ LJ 2S", "C D H S", "0 100".
[[nodiscard]] std::string valueText(bool value);
[[nodiscard]] std::string valueText(int value);
[[nodiscard]] std::string valueText(const CardList &value);
[[nodiscard]] std::string valueText(const std::vector<Suit> &value);
[[nodiscard]] std::string valueText(const std::vector<int> &value);

/// Reads such text; false, and `value` stays as it was, when it is none.
[[nodiscard]] bool fromText(std::string_view text, bool &value);
[[nodiscard]] bool fromText(std::string_view text, int &value);
/// Cards as they are held: no aces called low.
[[nodiscard]] bool fromText(std::string_view text, CardList &value);
[[nodiscard]] bool fromText(std::string_view text, std::vector<Suit> &value);
/// Whole numbers from −kMostStartPoints to kMostStartPoints with single spaces between.
[[nodiscard]] bool fromText(std::string_view text, std::vector<int> &value);

} // namespace sandbag
