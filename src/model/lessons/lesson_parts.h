// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lessons/lesson.h"

namespace sandbag {

// What is read of a lesson's file where the whole of it is not needed.

/// The outline in these bytes; its `file` is that one.
[[nodiscard]] std::variant<LessonOutline, FileError> parseOutline(const QByteArray &json,
                                                                  const QString &file);
/// The title in the words of another language; "" where they cannot be read.
[[nodiscard]] QString parseTitle(const QByteArray &words);

} // namespace sandbag
