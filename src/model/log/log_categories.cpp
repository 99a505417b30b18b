// SPDX-License-Identifier: GPL-3.0-or-later
#include "log/log_categories.h"

namespace sandbag {

Q_LOGGING_CATEGORY(logWindow, "sandbag.window")
Q_LOGGING_CATEGORY(logSound, "sandbag.sound")
Q_LOGGING_CATEGORY(logLanguage, "sandbag.language")

} // namespace sandbag
