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

/// Writes into what lies there and is no plain file (a pipe, a device): it stays what it is, where
/// a file of that name would take its place. Why that could not be done, in words, or nothing.
[[nodiscard]] std::optional<QString> writeIntoSpecial(const QString &path, const QByteArray &bytes,
                                                      std::chrono::milliseconds patience);

} // namespace sandbag
