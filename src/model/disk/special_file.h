// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

#include <chrono>
#include <optional>

namespace sandbag {

/// How long someone who takes nothing is waited for where a pipe is written.
inline constexpr std::chrono::milliseconds kWindowPatience{200};
inline constexpr std::chrono::milliseconds kEndlessPatience = std::chrono::milliseconds::max();

/// Writes into something that is not a regular file (a pipe, a device), instead of replacing it
/// with a file of that name. Why that could not be done, in words, or nothing.
[[nodiscard]] std::optional<QString> writeIntoSpecial(const QString &path, const QByteArray &bytes,
                                                      std::chrono::milliseconds patience);

} // namespace sandbag
