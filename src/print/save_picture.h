// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <optional>

class QPixmap;
class QWidget;

namespace sandbag {

/// What came of saving a picture, in words for the person.
struct SavedPicture {
    QString words;
    bool saved = false;
};

/// Asks where a picture of a window's table goes, under a name made of the window's title, and
/// writes it as PNG. Nothing where the person does not want to save it.
[[nodiscard]] std::optional<SavedPicture> saveTablePicture(QWidget *window, const QPixmap &picture);

} // namespace sandbag
