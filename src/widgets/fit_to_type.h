// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

class QWidget;

namespace sandbag {

/// Does that now, and again whenever the widget has got another type, as with that of the desktop:
/// room that is counted in letters is else that of the day on which the window was opened. It may
/// set the types of the widget's children, not its own.
void fitToType(QWidget &widget, const std::function<void()> &fit);

/// The least width of the widget in letters of its type, and its least height in lines.
void keepLetters(QWidget &widget, int letters);
void keepLines(QWidget &widget, int lines);

} // namespace sandbag
