// SPDX-License-Identifier: GPL-3.0-or-later
#include "items/bid_bar_item.h"

#include "look/signs.h"
#include "side_shape.h"
#include "words/table_text.h"

#include <QPainter>
#include <QPainterPath>
#include <QPen>

#include <algorithm>

namespace sandbag {

namespace {

constexpr double kPitch = 2.1;     // between pips, of a pip
constexpr double kHeight = 2.3;    // of the strip, of a pip
constexpr double kMostBeyond = 10; // pips that can still be distinguished

const QColor kOver(0xff, 0xb0, 0xa8);

} // namespace

void BidBarItem::place(const TableLayout &layout, const TableTheme &theme, double up)
{
    m_theme = theme;
    m_pip = std::clamp(12.5 * layout.unit, 9.0, 32.0);
    m_font = layout.smallFont;
    m_room = layout.centre.width() - 2 * m_pip;
    const double least = layout.centre.top() + m_pip * kHeight;
    setPos(layout.felt.center().x(),
           std::max(least, layout.trick.y() - layout.mat.height() * 0.45 - up));
    measure();
}

void BidBarItem::show(const std::vector<int> &bids, int tricks, int own, int preview)
{
    setVisible(tricks > 0);
    if (m_bids == bids && m_tricks == tricks && m_own == own && m_preview == preview)
        return;
    m_bids = bids;
    m_tricks = tricks;
    m_own = own;
    m_preview = preview;
    measure();
}

/// Pips come nearer to each other where there are many, or little room.
void BidBarItem::measure()
{
    prepareGeometryChange();
    const auto bid = static_cast<double>(m_bids.size()) + m_preview;
    const double beyond = std::clamp(bid - m_tricks, 0.0, kMostBeyond);
    m_pitch = std::min(m_pip * kPitch, m_room / std::max(1.0, m_tricks + 2 * beyond + 2));
    update();
}

QRectF BidBarItem::strip() const
{
    const double half = m_tricks * m_pitch / 2 + m_pip * 0.5;
    return {-half, -m_pip * kHeight / 2, 2 * half, m_pip * kHeight};
}

QRectF BidBarItem::boundingRect() const
{
    QRectF all = strip();
    const int beyond = static_cast<int>(m_bids.size()) + m_preview - m_tricks;
    if (beyond > 0)
        all.setRight(all.right() + m_pip + std::min<double>(beyond, kMostBeyond) * m_pitch);
    const double words = std::max(0.0, m_font * 18 - all.width()) / 2;
    return all.adjusted(-2 - words, -2, 2 + words, 2 + m_font * 1.7);
}

QRectF BidBarItem::box() const
{
    return boundingRect().translated(pos());
}

void BidBarItem::paint(QPainter *painter, const QStyleOptionGraphicsItem *, QWidget *)
{
    painter->setRenderHint(QPainter::Antialiasing);
    const QRectF ground = strip();
    painter->setPen(m_theme.flat ? QPen(m_theme.plateEdge, 2) : fineLine(m_theme.plateEdge));
    painter->setBrush(m_theme.plate);
    painter->drawRoundedRect(ground, ground.height() / 2, ground.height() / 2);
    paintPips(*painter);
    paintCaption(*painter);
}

void BidBarItem::paintPips(QPainter &painter) const
{
    const int bid = static_cast<int>(m_bids.size());
    const int all = bid + m_preview;
    const double side = std::min(m_pip, m_pitch * 0.86);
    for (int i = 0; i < std::max(m_tricks, std::min(all, m_tricks + int(kMostBeyond))); ++i) {
        const bool over = i >= m_tricks;
        const double x = (i + 0.5 - m_tricks / 2.0) * m_pitch + (over ? m_pip : 0);
        if (i >= all) { // nobody has bid it yet
            painter.setPen(Qt::NoPen);
            painter.setBrush(m_theme.plateFaint);
            painter.drawEllipse(QPointF(x, 0), side * 0.14, side * 0.14);
            continue;
        }
        if (i >= bid) { // the chosen chip would bid it
            QPen pen(over ? kOver : m_theme.side(m_own), 1.6);
            pen.setDashPattern({2, 1.6});
            painter.setPen(pen);
            painter.setBrush(Qt::NoBrush);
            painter.drawPath(sideShape({x - side / 2, -side / 2, side, side}, m_own));
            continue;
        }
        const int whose = m_bids[static_cast<std::size_t>(i)];
        drawSideSign(painter, {x - side / 2, -side / 2, side, side}, whose,
                     over ? kOver : m_theme.side(whose),
                     over ? SignStyle::outline : SignStyle::filled);
    }
}

/// "10 of 13 tricks bid, 13 with yours".
void BidBarItem::paintCaption(QPainter &painter) const
{
    const auto bid = static_cast<int>(m_bids.size());
    const QString words = m_preview > 0
                              ? TableText::tr("Tricks bid: %1 of %2. With your bid: %3")
                                    .arg(bid)
                                    .arg(m_tricks)
                                    .arg(bid + m_preview)
                              : TableText::tr("Tricks bid: %1 of %2").arg(bid).arg(m_tricks);
    painter.setFont(tableFont(m_font));
    painter.setPen(m_theme.plateText);
    const double top = strip().bottom() + m_font * 0.25;
    painter.drawText(QRectF(-m_font * 20, top, m_font * 40, m_font * 1.4), Qt::AlignCenter, words);
}

} // namespace sandbag
