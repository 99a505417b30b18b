// SPDX-License-Identifier: GPL-3.0-or-later
#include "board_item.h"

#include "signs.h"
#include "table_look.h"
#include "table_text.h"

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>

namespace sandbag {

namespace {

constexpr double kPadding = 10;

/// Height of one side's two lines.
double sideHeight(double font)
{
    return font * 2.75;
}

} // namespace

void BoardItem::show(const TablePicture &picture, double fontPixels)
{
    if (m_sides == picture.board && m_font == fontPixels)
        return;
    prepareGeometryChange();
    m_sides = picture.board;
    m_font = fontPixels;
    const QFontMetricsF name(tableFont(m_font, true));
    const QFontMetricsF large(tableFont(m_font * 1.3, true));
    const QFontMetricsF small(tableFont(m_font * 0.86));
    m_nameWidth = m_font * 9;
    m_scoreWidth = large.horizontalAdvance(QStringLiteral("-000"));
    for (const SidePicture &side : m_sides) {
        m_nameWidth = std::max({m_nameWidth, name.horizontalAdvance(side.name) + m_font * 1.3,
                                small.horizontalAdvance(side.contract) + m_font * 0.5});
        m_scoreWidth = std::max(m_scoreWidth, large.horizontalAdvance(side.score));
    }
    m_nameWidth = std::min(m_nameWidth, m_font * 16);
    m_size = QSizeF(2 * kPadding + m_nameWidth + 10 + m_scoreWidth,
                    2 * kPadding + sideHeight(m_font) * static_cast<double>(m_sides.size()));
    setVisible(!m_sides.empty());
    update();
}

QRectF BoardItem::boundingRect() const
{
    return {QPointF(), m_size};
}

void BoardItem::paintBags(QPainter &painter, const SidePicture &side, const QRectF &box) const
{
    if (side.bagsLimit <= 0)
        return;
    // A meter that fills towards the penalty; the figure stands in the screen reader's text and in
    // the scorecard.
    const double gap = 1.5;
    const double step = box.width() / side.bagsLimit;
    for (int i = 0; i < side.bagsLimit; ++i) {
        const bool full = i < side.bags;
        const QRectF cell(box.left() + i * step, box.top(), std::max(1.5, step - gap),
                          box.height());
        const bool near = side.bags >= side.bagsLimit - 2;
        painter.setPen(Qt::NoPen);
        painter.setBrush(full ? (near ? QColor(0xff, 0x8a, 0x65) : sideColour(side.side))
                              : QColor(255, 255, 255, 46));
        painter.drawRect(cell);
    }
}

void BoardItem::paintSide(QPainter &painter, const SidePicture &side, double top) const
{
    const double sign = m_font * 0.8;
    const double line = m_font * 1.35;
    drawSideSign(painter, {kPadding, top + (line - sign) / 2, sign, sign}, side.side);
    const QFont bold = tableFont(m_font, true);
    painter.setFont(bold);
    painter.setPen(kPlateText);
    const QRectF name(kPadding + sign + 6, top, m_nameWidth - sign - 6, line);
    painter.drawText(name, Qt::AlignLeft | Qt::AlignVCenter,
                     QFontMetricsF(bold).elidedText(side.name, Qt::ElideRight, name.width()));
    painter.setFont(tableFont(m_font * 1.3, true));
    painter.drawText(QRectF(m_size.width() - kPadding - m_scoreWidth, top, m_scoreWidth, line),
                     Qt::AlignRight | Qt::AlignVCenter, side.score);
    painter.setFont(tableFont(m_font * 0.86));
    painter.setPen(kPlateFaint);
    const QRectF below(kPadding, top + line, m_nameWidth, m_font * 1.1);
    painter.drawText(below, Qt::AlignLeft | Qt::AlignVCenter, side.contract);
    paintBags(painter, side,
              {m_size.width() - kPadding - m_scoreWidth, top + line + m_font * 0.3, m_scoreWidth,
               m_font * 0.5});
}

void BoardItem::paint(QPainter *painter, const QStyleOptionGraphicsItem *, QWidget *)
{
    painter->setRenderHint(QPainter::Antialiasing);
    drawPlate(*painter, boundingRect(), 9);
    double top = kPadding;
    for (const SidePicture &side : m_sides) {
        paintSide(*painter, side, top);
        top += sideHeight(m_font);
    }
}

void MarksItem::show(const TablePicture &picture, double fontPixels)
{
    std::vector<Chip> chips;
    if (!m_clock.isEmpty())
        chips.push_back({m_clock, std::nullopt, true});
    if (!picture.clock.isEmpty())
        chips.push_back({picture.clock, std::nullopt, false});
    if (picture.deadTricks > 0)
        chips.push_back(
            {TableText::tr("%n dead trick(s)", nullptr, picture.deadTricks), std::nullopt, false});
    if (picture.kitty > 0)
        chips.push_back({TableText::tr("Kitty: %1").arg(picture.kitty), std::nullopt, false});
    if (picture.brokenShown)
        chips.push_back({picture.broken ? TableText::tr("broken") : TableText::tr("not broken"),
                         Suit::spades, false});
    if (!picture.led.isEmpty())
        chips.push_back({picture.led, picture.ledSuit, true});
    if (chips == m_chips && m_font == fontPixels)
        return;
    prepareGeometryChange();
    m_chips = std::move(chips);
    m_font = fontPixels;
    setVisible(!m_chips.empty());
    update();
}

void MarksItem::setClock(const QString &text, const TablePicture &picture, double fontPixels)
{
    m_clock = text;
    show(picture, fontPixels);
}

double MarksItem::widthOf(const Chip &chip) const
{
    return QFontMetricsF(tableFont(m_font * 0.92, true)).horizontalAdvance(chip.text) +
           m_font * 1.2 + (chip.suit ? m_font * 1.3 : 0);
}

QRectF MarksItem::boundingRect() const
{
    double width = 0;
    for (const Chip &chip : m_chips)
        width += widthOf(chip) + 6;
    return {-width, 0, width, m_font * 1.8};
}

void MarksItem::paint(QPainter *painter, const QStyleOptionGraphicsItem *, QWidget *)
{
    painter->setRenderHint(QPainter::Antialiasing);
    const double height = m_font * 1.7;
    const double sign = m_font;
    double right = 0;
    for (auto chip = m_chips.rbegin(); chip != m_chips.rend(); ++chip) {
        const QRectF box(right - widthOf(*chip), 0, widthOf(*chip), height);
        right = box.left() - 6;
        QColor ink = kPlateText;
        if (chip->bright) {
            const bool red = chip->suit == Suit::hearts || chip->suit == Suit::diamonds;
            ink = red ? QColor(0xb4, 0x1f, 0x2b) : QColor(0x16, 0x1c, 0x20);
            painter->setPen(Qt::NoPen);
            painter->setBrush(QColor(0xfb, 0xfa, 0xf5));
            painter->drawRoundedRect(box, height / 2, height / 2);
        } else {
            drawPlate(*painter, box, height / 2);
        }
        double left = box.left() + m_font * 0.6;
        if (chip->suit) {
            drawSuit(*painter, {left, box.center().y() - sign / 2, sign, sign}, *chip->suit, ink);
            left += m_font * 1.3;
        }
        painter->setFont(tableFont(m_font * 0.92, true));
        painter->setPen(ink);
        painter->drawText(QRectF(left, box.top(), box.right() - left, height),
                          Qt::AlignLeft | Qt::AlignVCenter, chip->text);
    }
}

} // namespace sandbag
