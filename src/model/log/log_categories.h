// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLoggingCategory>

namespace sandbag {

// What may be part of a report (Help > Report a Bug): no names of people, no cards.

/// What a window said to the person.
Q_DECLARE_LOGGING_CATEGORY(logWindow)
/// What became of the plugin and the device.
Q_DECLARE_LOGGING_CATEGORY(logSound)
/// Translations in the folder of data, and why one was not taken.
Q_DECLARE_LOGGING_CATEGORY(logLanguage)

} // namespace sandbag
