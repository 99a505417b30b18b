// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "text/sentence.h"

#include <QString>

namespace sandbag {

/// The sentence in the language of the application (context "engine"), its arguments filled in and
/// its plural form chosen. English where no translation is installed.
[[nodiscard]] QString toText(const Sentence &sentence);
/// A marked text of the catalogue (title, help, label) in the language of the application.
[[nodiscard]] QString toText(const char *marked);

} // namespace sandbag
