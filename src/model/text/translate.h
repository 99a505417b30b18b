// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "text/audience.h"
#include "text/sentence.h"

#include <QString>

namespace sandbag {

/// The sentence in the language of the application (see `RoomTexts`), its arguments said for that
/// audience and its plural form chosen. English where no translation is installed.
[[nodiscard]] QString toText(const Sentence &sentence, const Audience &audience = {});
/// A marked text of the catalogue (title, help, label) in the language of the application.
[[nodiscard]] QString toText(const char *marked);

} // namespace sandbag
