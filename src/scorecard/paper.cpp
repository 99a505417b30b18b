// SPDX-License-Identifier: GPL-3.0-or-later
#include "paper.h"

#include <QPalette>

namespace sandbag {

namespace {

QColor mixed(const QColor &a, const QColor &b, double share)
{
    const auto part = [share](float x, float y) { return static_cast<float>(x + (y - x) * share); };
    return QColor::fromRgbF(part(a.redF(), b.redF()), part(a.greenF(), b.greenF()),
                            part(a.blueF(), b.blueF()));
}

} // namespace

Paper paperOf(const QPalette &palette)
{
    const QColor base = palette.color(QPalette::Base), text = palette.color(QPalette::Text);
    Paper paper;
    paper.dark = base.lightnessF() < 0.5F;
    paper.ink = text;
    paper.sheet = paper.dark ? base : mixed(base, QColor(250, 242, 220), 0.55);
    paper.head = mixed(paper.sheet, text, paper.dark ? 0.10 : 0.05);
    paper.soft = mixed(paper.sheet, text, 0.68);
    paper.rule = mixed(paper.sheet, paper.dark ? text : QColor(70, 120, 170), 0.25);
    paper.margin = mixed(paper.sheet, QColor(200, 70, 70), 0.6);
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
