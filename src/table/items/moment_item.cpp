// SPDX-License-Identifier: GPL-3.0-or-later
#include "items/moment_item.h"

#include "deck/card_pixmaps.h"
#include "look/signs.h"
#include "look/soft_shadow.h"

#include <QEasingCurve>
#include <QFontMetricsF>
#include <QPainter>
#include <QPainterPath>
#include <QPen>
#include <QtMath>

#include <algorithm>
#include <cmath>

namespace sandbag {

namespace {

using Kind = DealMoment::Kind;

constexpr double kPicture = 62; // radius, in units
constexpr double kAbove = -46;  // of its middle, in units
constexpr int kRays = 14;
constexpr int kGrains = 70;
constexpr double kBurst = 0.42; // when the sack gives way

const QColor kSand(0xe9, 0xc8, 0x8f);
const QEasingCurve kEaseOut(QEasingCurve::OutCubic);

/// A little beyond the end and back.
double overshoot(double t)
{
    constexpr double kBack = 1.4;
    const double rest = t - 1;
    return 1 + rest * rest * ((kBack + 1) * rest + kBack);
}

/// Spread evenly, and the same whenever it is painted.
double scattered(int number, double share)
{
    const double turned = number * share;
    return turned - std::floor(turned);
}

} // namespace

void MomentItem::place(const TableLayout &layout, const TableTheme &theme, bool faces)
{
    m_theme = theme;
    m_faces = faces;
    prepareGeometryChange();
    m_unit = layout.unit;
    m_middle = layout.fontPixels;
    m_large = layout.largeFont;
    setPos(layout.trick);
    const double across = std::min(layout.centre.width() * 0.5, 300 * m_unit + m_middle * 6);
    m_bounds = QRectF(-across, -150 * m_unit, 2 * across, 300 * m_unit);
}

void MomentItem::show(const std::optional<DealMoment> &moment)
{
    m_moment = moment;
    m_progress = 0;
    setVisible(moment.has_value());
    update();
}

void MomentItem::setProgress(double progress)
{
    m_progress = progress;
    update();
}

double MomentItem::part(double from, double to) const
{
    return std::clamp((m_progress - from) / (to - from), 0.0, 1.0);
}

QRectF MomentItem::wordsBox() const
{
    const QFontMetricsF words(tableFont(m_middle, QFont::DemiBold));
    const QFontMetricsF points(tableFont(m_large, QFont::Bold));
    double width = words.horizontalAdvance(m_moment->words) + m_middle * 2;
    if (!m_moment->points.isEmpty())
        width += points.horizontalAdvance(m_moment->points) + m_middle * 0.8;
    const double height = points.height() + m_middle * 0.7;
    width = std::min(width, m_bounds.width());
    return {-width / 2, 40 * m_unit, width, height};
}

/// On paper: what happened, and what it counts.
void MomentItem::paintWords(QPainter &painter) const
{
    const QRectF box = wordsBox();
    const double radius = box.height() / 2;
    if (!m_theme.flat)
        drawShadow(painter, box, radius, plateShadow(m_unit));
    painter.setPen(m_theme.paperPen());
    painter.setBrush(m_theme.paper);
    painter.drawRoundedRect(box, radius, radius);
    const QRectF inside = box.adjusted(m_middle, 0, -m_middle, 0);
    const QFont large = tableFont(m_large, QFont::Bold);
    const double points = QFontMetricsF(large).horizontalAdvance(m_moment->points);
    painter.setFont(tableFont(m_middle, QFont::DemiBold));
    painter.setPen(m_theme.ink);
    const QString words =
        QFontMetricsF(painter.font())
            .elidedText(m_moment->words, Qt::ElideRight,
                        inside.width() - (points > 0 ? points + m_middle * 0.5 : 0) + 1);
    painter.drawText(inside, Qt::AlignLeft | Qt::AlignVCenter, words);
    painter.setFont(large);
    painter.setPen(m_moment->sorry() ? m_theme.red : m_theme.ink);
    painter.drawText(inside, Qt::AlignRight | Qt::AlignVCenter, m_moment->points);
    if (m_moment->kind == Kind::set || m_moment->kind == Kind::nilFailed)
        paintRing(painter, box);
}

/// Drawn round the words by hand, as a set is on a scorecard.
void MomentItem::paintRing(QPainter &painter, const QRectF &box) const
{
    const double drawn = kEaseOut.valueForProgress(part(0.18, 0.5));
    if (drawn <= 0)
        return;
    const QRectF wide = box.adjusted(-m_middle, -m_middle * 0.5, m_middle, m_middle * 0.5);
    QPainterPath ring;
    ring.arcMoveTo(wide, 120);
    ring.arcTo(wide, 120, -376 * drawn);
    painter.save();
    painter.translate(box.center());
    painter.rotate(-2);
    painter.translate(-box.center());
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(m_theme.flat ? m_theme.now : QColor(0xd8, 0x4a, 0x50),
                        std::max(2.2, 3.2 * m_unit), Qt::SolidLine, Qt::RoundCap));
    painter.drawPath(ring);
    painter.restore();
}

/// Gold rays behind the players who did it.
void MomentItem::paintRays(QPainter &painter) const
{
    const double grown = kEaseOut.valueForProgress(part(0.05, 0.5));
    if (m_theme.flat || grown <= 0)
        return;
    painter.save();
    if (m_moment->who.size() > 1)
        painter.scale(1 + 0.45 * static_cast<double>(m_moment->who.size() - 1), 1.12);
    painter.rotate(18 * m_progress);
    painter.setPen(Qt::NoPen);
    const double inner = kPicture * m_unit;
    for (int i = 0; i < kRays; ++i) {
        const double length = inner * (1.25 + (i % 2 ? 0.28 : 0.5) * grown);
        QColor gold = m_theme.now;
        gold.setAlphaF(static_cast<float>(0.55 * grown));
        painter.setBrush(gold);
        QPainterPath ray(QPointF(-inner * 0.09, -inner * 1.08));
        ray.lineTo(0, -length);
        ray.lineTo(inner * 0.09, -inner * 1.08);
        ray.closeSubpath();
        painter.drawPath(ray);
        painter.rotate(360.0 / kRays);
    }
    painter.restore();
}

/// The players it is about, next to each other.
void MomentItem::paintFaces(QPainter &painter) const
{
    const auto count = static_cast<double>(m_moment->who.size());
    const double radius = kPicture * m_unit / (1 + 0.16 * (count - 1));
    const double step = radius * 1.72;
    double x = -step * (count - 1) / 2;
    for (const int seat : m_moment->who) {
        paintFace(painter, seat, x, radius);
        x += step;
    }
}

void MomentItem::paintFace(QPainter &painter, int seat, double x, double radius) const
{
    const QRectF face(x - radius, -radius, 2 * radius, 2 * radius);
    const bool sorry = m_moment->sorry();
    if (!m_theme.flat)
        drawShadow(painter, face, radius, liftedShadow(m_unit * 0.7));
    const Mood mood = sorry ? Mood::sorry : Mood::glad;
    painter.drawPixmap(face.topLeft(), m_pixmaps->portrait(seat, mood, qRound(2 * radius),
                                                           painter.device()->devicePixelRatioF()));
    painter.setBrush(Qt::NoBrush);
    painter.setPen(sorry ? QPen(m_theme.paper, 3 * m_unit) : QPen(m_theme.now, 4.5 * m_unit));
    painter.drawEllipse(face.adjusted(1, 1, -1, -1));
}

/// A side's own sign on a coin, where the players have no faces.
void MomentItem::paintSign(QPainter &painter) const
{
    const double radius = kPicture * 0.8 * m_unit;
    const QRectF coin(-radius, -radius, 2 * radius, 2 * radius);
    if (!m_theme.flat)
        drawShadow(painter, coin, radius, liftedShadow(m_unit * 0.6));
    painter.setPen(QPen(m_moment->sorry() ? m_theme.paper : m_theme.now, 4 * m_unit));
    painter.setBrush(m_theme.plateNow);
    painter.drawEllipse(coin);
    const double sign = radius * 0.95;
    drawSideSign(painter, {-sign / 2, -sign / 2, sign, sign}, m_moment->side,
                 m_theme.side(m_moment->side));
}

/// It swells and trembles, and the sand flies.
void MomentItem::paintSack(QPainter &painter) const
{
    const double size = kPicture * 1.5 * m_unit;
    const double ground = size * 0.55;
    if (m_progress < kBurst) {
        const double full = part(0, kBurst);
        const double tremble = full > 0.6 ? std::sin(m_progress * 160) * 2.2 * m_unit : 0;
        const double wide = size * (0.78 + 0.26 * full);
        const double tall = size * (0.95 + 0.12 * full);
        drawSack(painter, {-wide / 2 + tremble, ground - tall, wide, tall}, kSand, true);
        return;
    }
    paintSand(painter, size, ground);
}

/// The sack sinks into a heap, and grains fly up and fall.
void MomentItem::paintSand(QPainter &painter, double size, double ground) const
{
    const double gone = part(kBurst, 0.95);
    const double sunk = std::min(1.0, gone * 2.2);
    const double tall = size * (1.05 - 0.75 * sunk);
    const double wide = size * (0.95 + 0.2 * sunk);
    drawSack(painter, {-wide / 2, ground - tall, wide, tall}, kSand.darker(135), true);
    painter.setPen(Qt::NoPen);
    QPainterPath heap(QPointF(-size * 0.85, ground));
    heap.quadTo(0, ground - size * 0.62 * sunk, size * 0.85, ground);
    heap.closeSubpath();
    painter.setBrush(kSand);
    painter.drawPath(heap);
    for (int i = 0; i < kGrains; ++i) {
        // Each has its own way and its own moment to begin.
        const double begins = 0.35 * scattered(i, 0.7548);
        const double flown = std::clamp((gone - begins) / 0.6, 0.0, 1.0);
        if (flown <= 0)
            continue;
        const double angle = M_PI * (scattered(i, 0.618) - 0.5) * 0.95;
        const double speed = size * (0.5 + 1.15 * scattered(i, 0.377));
        const double x = std::sin(angle) * speed * flown;
        const double y = -std::cos(angle) * speed * 1.5 * flown + size * 2.1 * flown * flown;
        if (y > ground)
            continue;
        const double grain = m_unit * (1.6 + 3.4 * scattered(i, 0.213));
        painter.setBrush(i % 3 ? kSand : kSand.darker(118));
        painter.drawEllipse(QPointF(x, y), grain, grain);
    }
}

void MomentItem::paintPicture(QPainter &painter) const
{
    painter.save();
    painter.translate(0, kAbove * m_unit);
    if (m_moment->kind == Kind::bags) {
        paintSack(painter);
    } else {
        if (!m_moment->sorry())
            paintRays(painter);
        if (m_faces && !m_moment->who.empty())
            paintFaces(painter);
        else
            paintSign(painter);
    }
    painter.restore();
}

void MomentItem::paint(QPainter *painter, const QStyleOptionGraphicsItem *, QWidget *)
{
    if (!m_moment || m_moment->kind == Kind::claim)
        return;
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setRenderHint(QPainter::SmoothPixmapTransform);
    painter->setOpacity(std::min(part(0, 0.1), 1 - part(0.9, 1.0)));
    const double grown = 0.8 + 0.2 * overshoot(part(0, 0.2));
    painter->scale(grown, grown);
    paintPicture(*painter);
    paintWords(*painter);
}

} // namespace sandbag
