// SPDX-License-Identifier: GPL-3.0-or-later
#include "items/crown_item.h"

#include "deck/card_pixmaps.h"
#include "look/signs.h"
#include "look/soft_shadow.h"

#include <QEasingCurve>
#include <QPainter>
#include <QPainterPath>
#include <QPen>
#include <QRadialGradient>

#include <algorithm>
#include <utility>

namespace sandbag {

namespace {

constexpr double kMiddle = 0.225;  // of the felt's height
constexpr double kWinnerFace = 90; // radius, in units
constexpr double kApart = 148;
constexpr int kCrownRays = 16;
constexpr double kTurns = 4;  // degrees, all the time it lasts
constexpr double kRayGap = 6; // pixels, to what no ray reaches into

// Milliseconds.
constexpr double kLampDown = 600;
constexpr double kFacesFrom = 250;
constexpr double kFacesIn = 300;
constexpr double kRaysFrom = 450;
constexpr double kRaysIn = 500;

double crownOvershoot(double t)
{
    constexpr double kBack = 1.4;
    const double rest = t - 1;
    return 1 + rest * rest * ((kBack + 1) * rest + kBack);
}

} // namespace

CrownItem::CrownItem(CardPixmaps *pixmaps) : m_pixmaps(pixmaps)
{
    hide();
    m_time.setStartValue(0.0);
    m_time.setEndValue(double(kLong));
    m_time.setDuration(kLong);
    QObject::connect(&m_time, &QVariantAnimation::valueChanged, &m_time,
                     [this](const QVariant &passed) {
                         m_passed = passed.toDouble();
                         update();
                     });
}

void CrownItem::place(const TableLayout &layout, const TableTheme &theme, bool faces)
{
    const QPointF middle(layout.felt.center().x(),
                         layout.felt.top() + kMiddle * layout.felt.height());
    prepareGeometryChange();
    setPos(middle);
    m_felt = layout.felt.translated(-middle);
    m_unit = layout.unit;
    m_corner = layout.corner();
    m_theme = theme;
    m_faces = faces;
    m_kept.clear();
    measureRays();
    update();
}

void CrownItem::keepRaysOff(const std::vector<QRectF> &boxes)
{
    std::vector<QRectF> kept;
    for (const QRectF &box : boxes)
        if (!box.isEmpty())
            kept.push_back(box.translated(-pos()));
    if (kept == m_kept)
        return;
    m_kept = std::move(kept);
    measureRays();
    update();
}

void CrownItem::show(const std::vector<int> &winners, int side, bool rays, bool moves)
{
    const bool shown = !winners.empty();
    if (winners == m_winners && rays == m_hasRays && shown == isVisible())
        return;
    m_winners = winners;
    m_side = side;
    m_hasRays = rays;
    measureRays();
    setVisible(shown);
    m_time.stop();
    // Until its first step the clock says nothing: the end would flash up before it begins.
    m_passed = shown && moves ? 0 : kLong;
    if (shown && moves)
        m_time.start();
    update();
}

double CrownItem::part(double from, double to) const
{
    return std::clamp((m_passed - from) / (to - from), 0.0, 1.0);
}

QPolygonF CrownItem::Ray::shape(double grown) const
{
    const double length = from + (to - from) * grown;
    return {{-half * 0.5, -from}, {-half, -length}, {half, -length}, {half * 0.5, -from}};
}

/// Drawn out as far as the faces are.
QTransform CrownItem::turned(double degrees) const
{
    const double wide = m_winners.size() > 1 ? 1.25 : 1;
    QTransform to;
    to.scale(wide, 1);
    to.rotate(degrees);
    return to;
}

/// Of all that is kept clear, wherever it turns to.
bool CrownItem::isClear(const Ray &ray) const
{
    for (const double turn : {0.0, kTurns / 2, kTurns}) {
        const QPolygonF shape = turned(ray.angle + turn).map(ray.shape(1));
        const QRectF round = shape.boundingRect();
        for (const QRectF &box : m_kept) {
            const QRectF wide = box.adjusted(-kRayGap, -kRayGap, kRayGap, kRayGap);
            if (wide.intersects(round) && shape.intersects(QPolygonF(wide)))
                return false;
        }
    }
    return true;
}

/// Only above and next to the faces, and of unequal length; shorter where something is in the way.
void CrownItem::measureRays()
{
    constexpr double kStep = 0.1, kLeast = 0.25; // of its length
    const double inner = kWinnerFace * 1.32 * m_unit;
    m_rays.clear();
    for (int i = 0; m_hasRays && i < kCrownRays; ++i) {
        const bool strong = i % 2 == 0;
        const double whole = inner * (strong ? 0.95 : 0.55);
        Ray ray{-112 + 224.0 * (i + 0.5) / kCrownRays, inner, inner + whole,
                inner * (strong ? 0.055 : 0.04), strong};
        while (ray.to - inner > kLeast * whole && !isClear(ray))
            ray.to -= kStep * whole;
        if (isClear(ray))
            m_rays.push_back(ray);
    }
}

std::vector<QPolygonF> CrownItem::rays() const
{
    std::vector<QPolygonF> shapes;
    for (const Ray &ray : m_rays)
        shapes.push_back(mapToScene(turned(ray.angle + kTurns).map(ray.shape(1))));
    return shapes;
}

void CrownItem::paintRays(QPainter &painter) const
{
    const double grown =
        QEasingCurve(QEasingCurve::OutCubic).valueForProgress(part(kRaysFrom, kRaysFrom + kRaysIn));
    if (grown <= 0)
        return;
    const double turn = kTurns * part(kRaysFrom, kLong);
    QColor gold = m_theme.now;
    painter.setPen(Qt::NoPen);
    for (const Ray &ray : m_rays) {
        gold.setAlphaF(ray.strong ? 0.5F : 0.3F);
        painter.setBrush(gold);
        painter.drawPolygon(turned(ray.angle + turn).map(ray.shape(grown)));
    }
}

/// Of the largest face.
double CrownItem::radius() const
{
    const auto count = static_cast<double>(m_winners.size());
    const double room = m_felt.height() * kMiddle * 0.86;
    return std::min(kWinnerFace * m_unit, room) / (1 + 0.12 * std::max(0.0, count - 2));
}

QPainterPath CrownItem::shape() const
{
    QPainterPath faces;
    const auto count = static_cast<double>(m_winners.size());
    const double radius = this->radius();
    const double step = radius * kApart / kWinnerFace;
    for (std::size_t i = 0; i < m_winners.size(); ++i)
        faces.addEllipse(QPointF((static_cast<double>(i) - (count - 1) / 2) * step, 0), radius,
                         radius);
    return faces;
}

void CrownItem::paintFaces(QPainter &painter) const
{
    const double in = part(kFacesFrom, kFacesFrom + kFacesIn);
    if (in <= 0)
        return;
    const auto count = static_cast<double>(m_winners.size());
    const double radius = this->radius();
    const double step = radius * kApart / kWinnerFace;
    painter.save();
    painter.setOpacity(std::min(1.0, in * 2));
    const double grown = 0.8 + 0.2 * crownOvershoot(in);
    painter.scale(grown, grown);
    const qreal ratio = painter.device()->devicePixelRatioF();
    for (std::size_t i = m_winners.size(); i-- > 0;) { // the person's own is over the others
        const double x = (static_cast<double>(i) - (count - 1) / 2) * step;
        const double r = i == 0 ? radius : radius * 0.94;
        const QRectF face(x - r, -r, 2 * r, 2 * r);
        if (!m_theme.flat)
            drawShadow(painter, face, r, liftedShadow(m_unit * 0.8));
        if (m_faces) {
            painter.drawPixmap(face.topLeft(),
                               m_pixmaps->portrait(m_winners[i], Mood::glad, qRound(2 * r), ratio));
        } else {
            painter.setPen(Qt::NoPen);
            painter.setBrush(m_theme.plateNow);
            painter.drawEllipse(face);
            const double sign = r * 0.9;
            drawSideSign(painter, {x - sign / 2, -sign / 2, sign, sign}, m_side,
                         m_theme.side(m_side));
        }
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(m_theme.now, 3.5 * std::max(0.8, m_unit)));
        painter.drawEllipse(face.adjusted(1, 1, -1, -1));
    }
    painter.restore();
}

void CrownItem::paint(QPainter *painter, const QStyleOptionGraphicsItem *, QWidget *)
{
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setRenderHint(QPainter::SmoothPixmapTransform);
    QPainterPath felt;
    felt.addRoundedRect(m_felt, m_corner, m_corner);
    painter->setClipPath(felt, Qt::IntersectClip);
    if (!m_theme.flat) {
        const double down = part(0, kLampDown);
        QRadialGradient dark(QPointF(0, m_felt.height() * 0.07), m_felt.width() * 0.53);
        dark.setColorAt(0, QColor(0, 0, 0, 0));
        dark.setColorAt(0.38, QColor(0, 0, 0, qRound(15 * down)));
        dark.setColorAt(1, QColor(0, 0, 0, qRound(158 * down)));
        painter->fillRect(m_felt, dark);
    }
    if (!m_theme.flat)
        paintRays(*painter);
    paintFaces(*painter);
}

} // namespace sandbag
