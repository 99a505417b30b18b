// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "deal/event.h"
#include "formats/json_place.h"

#include <optional>

namespace sandbag {

/// A match is not played longer; `clock` ends here, when read and when written.
constexpr int kMostMinutes = 10000;

class JsonWriter;

/// One event of a match record ({"seat": 1, "play": "KC"}). Throws JsonFault.
[[nodiscard]] Event readEvent(const JsonPlace &place, int players);
/// Fast path for a plain card play. Returns nullopt for any other event or for a malformed one;
/// the caller then uses readEvent().
[[nodiscard]] std::optional<Event> plainPlay(const QJsonValue &value, int players);
/// The members of such an object, in the order of the files.
void writeEvent(JsonWriter &json, const Event &event);
/// The same as an object, for the protocols of other programs.
[[nodiscard]] QJsonObject eventObject(const Event &event);

} // namespace sandbag
