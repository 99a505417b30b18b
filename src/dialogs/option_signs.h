// SPDX-License-Identifier: GPL-3.0-or-later
// The signs in the cell of a rule's value: its switch, what a click on it opens, the way back.
#pragma once

#include <QRect>
#include <QStyleOptionViewItem>

class QColor;
class QPainter;

namespace sandbag::OptionCell {

[[nodiscard]] bool isRightToLeft(const QStyleOptionViewItem &option);
/// `rect` without this much at the beginning of the line and this much at its end.
[[nodiscard]] QRect inset(const QRect &rect, int begin, int end,
                          const QStyleOptionViewItem &option);

void paintSwitch(QPainter *painter, const QRect &field, const QStyleOptionViewItem &option,
                 bool on);
/// A list opens.
void paintChevron(QPainter *painter, const QRect &field, const QStyleOptionViewItem &option);
/// A window opens.
void paintDots(QPainter *painter, const QRect &field, const QStyleOptionViewItem &option);
/// A number's arrows, and behind a line the button of the usual values where there is one: no
/// chevron, for what opens is a box for numbers. `usual`: the width of that button, or 0.
void paintNumberSigns(QPainter *painter, const QRect &field, const QStyleOptionViewItem &option,
                      int usual);
/// Back to the preset.
void paintReset(QPainter *painter, const QRect &rect, const QColor &colour);

} // namespace sandbag::OptionCell
