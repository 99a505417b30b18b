// SPDX-License-Identifier: GPL-3.0-or-later
#include "items/card_item.h"

#include "deck/card_pixmaps.h"
#include "look/signs.h"
#include "look/soft_shadow.h"

#include <QPainter>
#include <QPainterPath>
#include <QWidget>

#include <algorithm>

namespace sandbag {

namespace {
constexpr double kRing = 4; // units
}

CardItem::CardItem(CardPixmaps *pixmaps, QSize size) : m_pixmaps(pixmaps), m_size(size) {}

void CardItem::setCard(std::optional<Card> card)
{
    if (m_card == card)
        return;
    m_card = card;
    changed();
}

void CardItem::setSize(QSize size)
{
    if (m_size == size)
        return;
    prepareGeometryChange();
    m_size = size;
    paintAnew();
}

void CardItem::setTheme(const TableTheme &theme, double unit)
{
    m_theme = theme;
    if (unit != m_unit)
        prepareGeometryChange();
    m_unit = unit;
    paintAnew();
}

/// What it was is not to be seen any more.
void CardItem::changed()
{
    m_formerSize.forget();
    paintAnew();
}

void CardItem::paintAnew()
{
    m_picture.forget();
    m_straight.forget();
    update();
}

void CardItem::change(bool &flag, bool on)
{
    if (flag == on)
        return;
    flag = on;
    changed();
}

void CardItem::setDimmed(bool dimmed)
{
    m_dimmed = dimmed;
    setVeil(dimmed ? 1 : 0);
}

void CardItem::setVeil(double share)
{
    if (m_veil == share)
        return;
    m_veil = share;
    changed();
}

void CardItem::setCursor(bool on)
{
    change(m_cursor, on);
}

void CardItem::setMarked(bool on)
{
    change(m_marked, on);
}

void CardItem::setWinning(bool on)
{
    change(m_winning, on);
}

void CardItem::setFresh(bool on)
{
    change(m_fresh, on);
}

void CardItem::setShadowed(bool on)
{
    if (m_shadowed == on)
        return;
    prepareGeometryChange();
    m_shadowed = on;
    changed();
}

void CardItem::setLifted(bool on)
{
    if (m_lifted == on)
        return;
    prepareGeometryChange();
    m_lifted = on;
    changed();
}

void CardItem::takePicture()
{
    if (m_blank.take([this](qreal ratio) { return m_pixmaps->ready(m_card, m_size, ratio); }))
        paintAnew();
}

QRectF CardItem::face() const
{
    // Whole pixels, so that the picture of the card stays sharp.
    return QRect(QPoint(-(m_size.width() / 2), -(m_size.height() / 2)), m_size);
}

QRectF CardItem::boundingRect() const
{
    const double ring = kRing * m_unit + 2;
    if (!m_shadowed && !m_lifted)
        return face().adjusted(-1, -1, 1, 1);
    const SoftShadow shadow = m_lifted ? liftedShadow(m_unit) : restingShadow(m_unit);
    const double side = std::max(ring, 3 * shadow.sigma + 1);
    return face().adjusted(-side, -side, side, std::max(ring, shadow.reach() + 1));
}

QPainterPath CardItem::shape() const
{
    QPainterPath path;
    path.addRect(face());
    return path;
}

/// What a card says about itself beyond its face.
void CardItem::paintMarks(QPainter &painter, const QRectF &box, double radius) const
{
    painter.setPen(Qt::NoPen);
    if (m_card && m_card->isLowAce()) {
        // An ace called low says so, since its face does not.
        const double side = box.width() * 0.3;
        const QRectF tag(box.right() - side - radius, box.top() + radius, side, side);
        painter.setBrush(m_theme.now);
        painter.drawEllipse(tag);
        painter.setPen(m_theme.nowInk);
        painter.setFont(tableFont(side * 0.7, QFont::Bold));
        painter.drawText(tag, Qt::AlignCenter, QStringLiteral("1"));
    }
    if (m_fresh) {
        // A blue band along the head: gold is for what is chosen now.
        painter.save();
        QPainterPath card;
        card.addRoundedRect(box, radius, radius);
        painter.setClipPath(card);
        painter.fillRect(QRectF(box.topLeft(), QSizeF(box.width(), box.height() * 0.03)),
                         QColor(0x1f, 0x7f, 0xa8));
        painter.restore();
    }
}

QBrush CardItem::veilBrush() const
{
    if (m_theme.flat)
        return {QColor(0, 0, 0, 130), Qt::BDiagPattern};
    QColor veil = m_theme.veil;
    veil.setAlphaF(static_cast<float>(m_veil) * veil.alphaF());
    return veil;
}

void CardItem::paintVeil(QPainter &painter, const QRectF &box, double radius) const
{
    painter.setPen(Qt::NoPen);
    if (m_theme.cardVeil.alpha() > 0) {
        painter.setBrush(m_theme.cardVeil);
        painter.drawRoundedRect(box, radius, radius);
    }
    if (m_veil <= 0)
        return;
    painter.setBrush(veilBrush());
    painter.drawRoundedRect(box, radius, radius);
}

void CardItem::paintRing(QPainter &painter, const QRectF &box, double radius) const
{
    painter.setBrush(Qt::NoBrush);
    if (m_winning) {
        painter.setPen(QPen(m_theme.glowEdge, std::max(1.6, 2 * m_unit)));
        painter.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), radius, radius);
    }
    if (!m_cursor && !m_marked)
        return;
    const double ring = std::max(3.0, kRing * m_unit);
    painter.setPen(fineLine(QColor(0x2a, 0x1e, 0x04)));
    const double out = ring / 2 + 1;
    painter.drawRoundedRect(box.adjusted(-out, -out, out, out), radius + out, radius + out);
    painter.setPen(QPen(m_theme.now, ring));
    painter.drawRoundedRect(box.adjusted(-0.5, -0.5, 0.5, 0.5), radius + 1, radius + 1);
}

void CardItem::paintCard(QPainter &painter)
{
    const qreal ratio = painter.device()->devicePixelRatioF();
    const QRectF box = face();
    m_blank.painted(m_pixmaps->ready(m_card, m_size, ratio), ratio);
    const double radius = 0.05 * box.width();
    const bool straight = rotation() == 0 && scale() == 1.0;
    painter.setRenderHint(QPainter::SmoothPixmapTransform, !straight);
    painter.setRenderHint(QPainter::Antialiasing);
    if (!m_theme.flat && (m_shadowed || m_lifted))
        drawShadow(painter, box, radius, m_lifted ? liftedShadow(m_unit) : restingShadow(m_unit));
    painter.drawPixmap(box.topLeft(), m_card ? m_pixmaps->face(*m_card, m_size, ratio)
                                             : m_pixmaps->back(m_size, ratio));
    paintMarks(painter, box, radius);
    paintVeil(painter, box, radius);
    paintRing(painter, box, radius);
}

/// As in the hands of others.
bool CardItem::isPlainBack() const
{
    return !m_card && !m_shadowed && !m_lifted && !m_cursor && !m_marked && !m_winning &&
           !m_fresh && m_veil <= 0;
}

bool CardItem::preparePicture(qreal ratio, const QTransform &world)
{
    const auto paint = [this](QPainter &inner) { paintCard(inner); };
    if (!isPlainBack())
        return m_picture.prepare(ratio, world, boundingRect(), paint);
    if (m_picture.fits(ratio, world))
        return false;
    const bool drawn = m_pixmaps->ready({}, m_size, ratio);
    const BackLooks looks{m_size,
                          {world.m11(), world.m12(), world.m21(), world.m22(), 0, 0},
                          ratio,
                          m_theme.cardVeil.rgba(),
                          drawn};
    if (const KeptPicture *alike = m_pixmaps->alikeBacks().find(looks)) {
        m_picture = *alike;
        m_blank.painted(drawn, ratio);
        return false;
    }
    m_picture.prepare(ratio, world, boundingRect(), paint);
    m_pixmaps->alikeBacks().add(looks, m_picture);
    return true;
}

bool CardItem::prepare(qreal ratio)
{
    return m_kept && isVisible() && preparePicture(ratio, sceneTransform());
}

void CardItem::paint(QPainter *painter, const QStyleOptionGraphicsItem *, QWidget *)
{
    if (m_kept) {
        if (m_formerSize.showInsteadOf(m_picture, *painter, boundingRect()))
            return;
        preparePicture(painter->device()->devicePixelRatioF(), painter->worldTransform());
        m_picture.show(*painter, boundingRect(), [this](QPainter &inner) { paintCard(inner); });
    } else
        m_straight.lay(*painter, boundingRect(), [this](QPainter &inner) { paintCard(inner); });
}

} // namespace sandbag
