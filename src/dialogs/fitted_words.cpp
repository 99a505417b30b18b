// SPDX-License-Identifier: GPL-3.0-or-later
#include "fitted_words.h"

#include <QFontMetrics>
#include <QPainter>
#include <QRect>
#include <QStringList>

#include <algorithm>

namespace sandbag {

namespace {

QFont fittedType(QFont font, const QString &words, int width)
{
    constexpr double kLeast = 0.7, kStep = 0.05;
    const double whole = font.pointSizeF();
    for (double part = 1; whole > 0 && part > kLeast && widestWordOf(words, font) > width;
         part -= kStep)
        font.setPointSizeF(whole * (part - kStep));
    return font;
}

} // namespace

int widestWordOf(const QString &words, const QFont &font)
{
    const QFontMetrics metrics(font);
    int widest = 0;
    for (const QString &word : words.split(u' '))
        widest = std::max(widest, metrics.horizontalAdvance(word));
    return widest;
}

int fittedHeight(const QString &words, const QFont &font, int width)
{
    constexpr int kEndless = 10000;
    return QFontMetrics(fittedType(font, words, width))
        .boundingRect(QRect(0, 0, width, kEndless), Qt::TextWordWrap, words)
        .height();
}

void drawFitted(QPainter *painter, const QRect &room, const QString &words)
{
    const QFont whole = painter->font();
    const QFont font = fittedType(whole, words, room.width());
    const bool fits = widestWordOf(words, font) <= room.width();
    painter->setFont(font);
    painter->drawText(room, Qt::AlignVCenter | Qt::TextWordWrap,
                      fits ? words
                           : QFontMetrics(font).elidedText(words, Qt::ElideRight, room.width()));
    painter->setFont(whole);
}

} // namespace sandbag
