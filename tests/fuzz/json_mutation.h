// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

#include <cstdint>

namespace sandbag::fuzz {

/// A copy of the input with one to three changes, the same for the same seed. JSON stays JSON, also
/// where each line is a document of its own, so that the changes come past the parser to what reads
/// the members; other texts, and every fourth JSON, are changed byte by byte.
[[nodiscard]] QByteArray mutated(const QByteArray &input, std::uint64_t seed);
/// The changes of documents alone; empty where the input holds none.
[[nodiscard]] QByteArray mutatedJson(const QByteArray &input, std::uint64_t seed);

} // namespace sandbag::fuzz
