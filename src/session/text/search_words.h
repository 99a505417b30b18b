// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <string_view>

namespace sandbag {

/// Further words under which people look for an option or a group: "sandbags
/// overtricks", "cutthroat", "two of clubs". Empty where its own texts say it all. Translated, so
/// that every language can have its own.
[[nodiscard]] QString searchWords(std::string_view id);

/// Whole phrases, parted by semicolons, with which people mean just this option rather than any
/// other in which the words occur: "no bags; sandbags". Translated too.
[[nodiscard]] QString askedFor(std::string_view id);

/// Every id that has such words, for tests.
[[nodiscard]] QList<QString> idsWithSearchWords();

} // namespace sandbag
