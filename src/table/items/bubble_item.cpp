// SPDX-License-Identifier: GPL-3.0-or-later
#include "items/bubble_item.h"

#include "look/signs.h"
#include "look/soft_shadow.h"

#include <QFontMetricsF>
#include <QLineF>
#include <QPainter>

#include <algorithm>
#include <utility>

namespace sandbag {

namespace {
constexpr int kComes = 140; // ms
constexpr int kFades = 90;
constexpr int kStands = 600;
constexpr int kShrinks = 200;
} // namespace

BubbleItem::BubbleItem()
{
    hide();
    m_change.setStartValue(0.0);
    m_change.setEndValue(1.0);
    QObject::connect(&m_change, &QVariantAnimation::valueChanged, &m_change,
                     [this](const QVariant &value) { put(value.toDouble()); });
    QObject::connect(&m_change, &QVariantAnimation::finished, &m_change, [this] { arrive(); });
}

/// Words that were over when they were said go once they have been read.
void BubbleItem::arrive()
{
    put(1);
    if (!m_text.isEmpty() || m_painted.isEmpty())
        return;
    m_stage = Stage::shrinks;
    begin(kShrinks, kStands);
}

/// `wait`: ms before anything is to be seen of it.
void BubbleItem::begin(int duration, int wait)
{
    m_change.stop();
    m_change.setDuration(duration + wait);
    m_change.setKeyValues(
        {{0.0, 0.0}, {static_cast<double>(wait) / (duration + wait), 0.0}, {1.0, 1.0}});
    put(0);
    m_change.start();
}

void BubbleItem::put(double share)
{
    const bool goes = m_stage == Stage::fades || m_stage == Stage::shrinks;
    if (share >= 1 && goes) {
        m_painted.clear();
        hide();
    }
    if (share >= 1)
        m_stage = Stage::rest;
    switch (m_stage) {
    case Stage::rest:
        setScale(1);
        setOpacity(1);
        setTransform({});
        return;
    case Stage::comes: {
        constexpr double kBack = 1.7; // a little beyond and back
        const double rest = share - 1;
        setScale(0.8 + 0.2 * (1 + rest * rest * ((kBack + 1) * rest + kBack)));
        setOpacity(std::min(1.0, share * 2));
        return;
    }
    case Stage::fades:
        setOpacity(1 - share);
        return;
    case Stage::shrinks:
        setTransform(QTransform::fromTranslate(m_into.x() * share, m_into.y() * share));
        setScale(1 - 0.7 * share);
        setOpacity(1 - share * share);
        return;
    }
}

void BubbleItem::place(const SeatPlace &place, const TableLayout &layout, const TableTheme &theme)
{
    const bool sameType = m_theme.type == theme.type;
    m_theme = theme;
    m_into = place.plate.center() - place.bubbleFoot;
    const double in = place.plate.height(); // behind the face
    const double from =
        place.edge == Edge::right ? place.plate.right() - in : place.plate.left() + in;
    m_under = QPointF(from, place.plate.bottom() + 4 * layout.unit) - place.bubbleFoot;
    const bool besidePad = place.edge == Edge::bottom && !layout.pad.isEmpty();
    const double end = besidePad ? layout.pad.left() : layout.felt.right();
    const double room = place.edge == Edge::top || place.edge == Edge::bottom
                            ? end - place.plate.right() - 10
                            : layout.felt.width() * 0.3;
    const bool leftward = place.edge == Edge::right;
    if (pos() == place.bubbleFoot && m_unit == layout.unit && m_large == layout.largeFont &&
        m_leftward == leftward && m_room == room && sameType)
        return;
    m_unit = layout.unit;
    m_small = layout.smallFont;
    m_large = layout.largeFont;
    m_leftward = leftward;
    m_room = room;
    setPos(place.bubbleFoot);
    measure();
}

void BubbleItem::say(const QString &text, Way way)
{
    if (text == m_text && (way != Way::atOnce || m_stage == Stage::rest))
        return;
    const bool said = !m_text.isEmpty();
    m_text = text;
    m_change.stop();
    m_stage = Stage::rest;
    put(1);
    if (!text.isEmpty() || way == Way::atOnce || !said) {
        if (m_painted.isEmpty()) { // where the last words were is nothing to these
            m_lower = 0;
            m_below = m_leftOut = false;
        }
        m_painted = text;
        measure();
    }
    if (way == Way::atOnce || (text.isEmpty() && !said))
        return;
    m_stage = !text.isEmpty()         ? Stage::comes
              : way == Way::intoPlate ? Stage::shrinks
                                      : Stage::fades;
    begin(m_stage == Stage::comes   ? kComes
          : m_stage == Stage::fades ? kFades
                                    : kShrinks,
          m_stage == Stage::shrinks ? kStands : 0);
}

void BubbleItem::sayAndGo(const QString &text)
{
    say(text, Way::moving);
    m_text.clear();
    if (m_stage == Stage::rest) // they have said just this before, and it stands there
        arrive();
}

/// A number is said aloud; words are not.
QFont BubbleItem::fontFor(const QString &text) const
{
    return text.size() <= 3 ? tableFont(m_large, QFont::Bold)
                            : tableFont(m_small * 1.1, QFont::DemiBold);
}

void BubbleItem::measure()
{
    prepareGeometryChange();
    const QFontMetricsF metrics(fontFor(m_painted));
    const QRectF words =
        metrics.boundingRect(QRectF(0, 0, std::max(60.0, m_room - m_large * 2), 400),
                             Qt::AlignLeft | Qt::TextWordWrap, m_painted);
    const double width = std::max(words.width() + m_large * 1.1, m_large * 2.3);
    const double height = std::max(words.height() + m_small * 0.9, m_large * 1.9);
    const double tail = m_small * 0.9;
    if (m_below)
        m_box = QRectF(m_under.x() + (m_leftward ? m_large - width + m_aside : -m_large - m_aside),
                       m_under.y() + tail, width, height);
    else
        m_box = QRectF(m_leftward ? -tail - width : tail, -height * 0.62 + m_lower, width, height);
    m_shape = m_painted.isEmpty() ? QPainterPath() : shapeAround();
    setVisible(!m_painted.isEmpty() && !m_leftOut);
    update();
}

void BubbleItem::hangBelow(bool below, double aside)
{
    const bool wasBelow = std::exchange(m_below, below);
    const double before = std::exchange(m_aside, aside);
    if (wasBelow != below || before != aside)
        measure();
}

void BubbleItem::leaveOut(bool out)
{
    m_leftOut = out;
    setVisible(!m_painted.isEmpty() && !m_leftOut);
}

/// Where it points to, from its position.
QPointF BubbleItem::speaker() const
{
    return m_below ? m_under : QPointF(0, m_box.height() * 0.22);
}

void BubbleItem::lower(double by)
{
    if (by == m_lower)
        return;
    m_lower = by;
    measure();
}

QRectF BubbleItem::box() const
{
    return m_box.translated(pos());
}

QRectF BubbleItem::boundingRect() const
{
    const double reach = plateShadow(m_unit).reach();
    return m_box.united(QRectF(-1, -1, 2, m_box.height() * 0.3))
        .united(QRectF(speaker() - QPointF(1, 1), QSizeF(2, 2)))
        .adjusted(-reach, -reach, reach, reach);
}

double BubbleItem::corner() const
{
    return std::min(m_box.height() / 2, m_large * 0.95);
}

QPainterPath BubbleItem::shapeAround() const
{
    const double radius = corner();
    QPainterPath path;
    path.addRoundedRect(m_box, radius, radius);
    return path.united(tail(radius));
}

/// Points to the speaker; where that is far it is no longer, as a spike would not be its own.
QPainterPath BubbleItem::tail(double radius) const
{
    constexpr double kLeastHalf = 7; // of its base, pixels
    const QPointF speaker = this->speaker();
    const QRectF centres = m_box.adjusted(radius, radius, -radius, -radius); // of the corners
    const QPointF from(
        std::clamp(speaker.x(), centres.left(), std::max(centres.left(), centres.right())),
        std::clamp(speaker.y(), centres.top(), std::max(centres.top(), centres.bottom())));
    QLineF line(from, speaker);
    const double half = std::min(radius * 0.6, std::max(kLeastHalf, radius * 0.4));
    line.setLength(std::min(line.length(), radius + m_small * 1.4));
    const QLineF across = line.normalVector().unitVector();
    const QPointF aside = QPointF(across.dx(), across.dy()) * half;
    const QPointF base = line.pointAt(radius * 0.75 / line.length());
    QPainterPath path(base - aside);
    path.lineTo(line.p2());
    path.lineTo(base + aside);
    path.closeSubpath();
    return path;
}

void BubbleItem::paint(QPainter *painter, const QStyleOptionGraphicsItem *, QWidget *)
{
    painter->setRenderHint(QPainter::Antialiasing);
    if (!m_theme.flat)
        drawShadow(*painter, m_box, corner(), plateShadow(m_unit));
    painter->setPen(m_theme.paperPen());
    painter->setBrush(m_theme.paper);
    painter->drawPath(m_shape);
    painter->setPen(m_theme.ink);
    painter->setFont(fontFor(m_painted));
    painter->drawText(m_box.adjusted(m_small * 0.5, 0, -m_small * 0.5, 0),
                      Qt::AlignCenter | Qt::TextWordWrap, m_painted);
}

} // namespace sandbag
