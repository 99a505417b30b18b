// SPDX-License-Identifier: GPL-3.0-or-later
#include "paint/paper.h"

#include "colours.h"

#include <QPalette>

namespace sandbag {

Paper paperOf(const QPalette &palette)
{
    const QColor base = palette.color(QPalette::Base), text = palette.color(QPalette::Text);
    Paper paper;
    paper.dark = base.lightnessF() < 0.5F;
    // In high contrast the desktop's own black and white stay.
    const bool plain =
        contrast(palette.color(QPalette::Window), palette.color(QPalette::WindowText)) >= 20;
    paper.ink = plain ? text : paper.dark ? QColor(0xef, 0xe7, 0xd6) : QColor(0x26, 0x24, 0x1f);
    paper.sheet = plain ? base : paper.dark ? QColor(0x25, 0x23, 0x1f) : QColor(0xfd, 0xf9, 0xee);
    paper.head = blend(paper.ink, paper.sheet, paper.dark ? 0.08 : 0.05);
    paper.soft = blend(paper.ink, paper.sheet, paper.dark ? 0.72 : 0.68);
    paper.rule = plain        ? blend(text, base, 0.4)
                 : paper.dark ? QColor(0x3a, 0x3b, 0x40)
                              : QColor(0xcf, 0xdd, 0xe6);
    paper.margin = paper.dark ? QColor(0x7c, 0x43, 0x43) : QColor(0xe7, 0x9a, 0x9a);
    paper.alarm = paper.dark ? QColor(0xff, 0x8f, 0x87) : QColor(0xb8, 0x31, 0x3a);
    paper.accent = paper.dark ? QColor(0x7f, 0xe0, 0xcf) : QColor(0x1d, 0x6b, 0x58);
    return paper;
}

QList<QColor> Paper::lines() const
{
    if (dark)
        return {QColor(0x7f, 0xe0, 0xcf), QColor(0xff, 0xb0, 0x57), QColor(0xcd, 0xb0, 0xff),
                QColor(0xff, 0x9d, 0xb5)};
    return {QColor(0x0f, 0x7a, 0x6b), QColor(0xa8, 0x56, 0x0b), QColor(0x6d, 0x43, 0xb8),
            QColor(0xa8, 0x32, 0x57)};
}

} // namespace sandbag
