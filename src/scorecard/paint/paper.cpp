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
    paper.ink = text;
    paper.sheet = paper.dark ? base : blend(QColor(250, 242, 220), base, 0.55);
    paper.head = blend(text, paper.sheet, paper.dark ? 0.10 : 0.05);
    paper.soft = blend(text, paper.sheet, 0.68);
    paper.rule = blend(paper.dark ? text : QColor(70, 120, 170), paper.sheet, 0.25);
    paper.margin = blend(QColor(200, 70, 70), paper.sheet, 0.6);
    paper.alarm = paper.dark ? QColor(255, 140, 120) : QColor(176, 32, 20);
    paper.accent = paper.dark ? QColor(130, 190, 255) : QColor(20, 84, 160);
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
