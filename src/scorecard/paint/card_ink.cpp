// SPDX-License-Identifier: GPL-3.0-or-later
#include "paint/card_ink.h"

namespace sandbag {

namespace {

double suitSize(const TextStyle &style)
{
    return style.size * 0.74;
}

} // namespace

QString rankText(Card card)
{
    if (card.isJoker())
        return QString::fromStdString(toString(card));
    static const char *ranks[] = {"2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"};
    return QString::fromLatin1(ranks[card.rank()]) +
           (card.isLowAce() ? QString(QChar(0x2193)) : QString());
}

double cardWidth(const TextStyle &style, Card card)
{
    const double rank = PageCanvas::widthOf(style, rankText(card));
    return card.isJoker() ? rank : rank + suitSize(style) + style.size * 0.08;
}

double paintCard(PageCanvas &canvas, QPointF at, const TextStyle &style, Card card)
{
    const double rank = PageCanvas::widthOf(style, rankText(card));
    canvas.text(QRectF(at.x(), at.y() - style.size, rank + 1, style.size * 2), style,
                rankText(card));
    if (card.isJoker())
        return rank;
    const double size = suitSize(style);
    canvas.suit(card.suit(),
                QRectF(at.x() + rank + style.size * 0.08, at.y() - size / 2, size * 0.92, size));
    return cardWidth(style, card);
}

} // namespace sandbag
