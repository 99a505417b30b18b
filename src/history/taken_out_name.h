// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "formats/record_json.h"

#include <QStringList>

namespace sandbag {

/// Everyone's who sat at the match's table at some time.
[[nodiscard]] QStringList namesIn(const MatchRecord &record);

/// Takes a person's name, however it is spelled there, out of a match, which stays the same match
/// where it is offered again. False where nobody in it is called so.
[[nodiscard]] bool takeNameOut(RecordFile &file, const QStringList &spellings);

} // namespace sandbag
