// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPixmap>

class QWidget;

namespace sandbag {

/// A picture of that widget with nothing behind it: QWidget::grab() paints the ground of a window
/// there, which is a box around whatever has another shape.
[[nodiscard]] QPixmap barePicture(QWidget &widget);

} // namespace sandbag
