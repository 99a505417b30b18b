// SPDX-License-Identifier: GPL-3.0-or-later
#include "paper.h"

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
        return {QColor(110, 180, 255), QColor(255, 170, 80),  QColor(110, 220, 150),
                QColor(240, 140, 200), QColor(240, 225, 110), QColor(150, 220, 230),
                QColor(255, 130, 110), QColor(200, 180, 255)};
    return {QColor(0, 84, 160),  QColor(190, 80, 0),  QColor(0, 120, 80),  QColor(160, 50, 120),
            QColor(130, 110, 0), QColor(0, 125, 140), QColor(180, 40, 30), QColor(95, 75, 170)};
}

} // namespace sandbag
