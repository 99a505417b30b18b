// SPDX-License-Identifier: GPL-3.0-or-later
#include "items/seat_label_item.h"

#include "deck/card_pixmaps.h"
#include "look/signs.h"
#include "look/soft_shadow.h"

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>

namespace sandbag {

namespace {

constexpr double kFace = 0.56; // radius, of the plate's height
constexpr int kFade = 120;     // ms
constexpr int kTurn = 240;
constexpr int kWay = 220; // to its place at the end of a match
constexpr int kLeave = 140;

/// The words said, and the cards in the hand, are not on the label.
bool looksLike(const SeatPicture &one, const SeatPicture &other)
{
    SeatPicture same = one;
    same.bubble = other.bubble;
    same.parting = other.parting;
    same.held = other.held;
    same.known = other.known;
    return same == other;
}

} // namespace

SeatLabelItem::SeatLabelItem(CardPixmaps *pixmaps) : m_pixmaps(pixmaps)
{
    m_fade.setStartValue(0.0);
    m_fade.setEndValue(1.0);
    m_fade.setDuration(kFade);
    QObject::connect(&m_fade, &QVariantAnimation::valueChanged, &m_fade, [this] { update(); });
    QObject::connect(&m_fade, &QVariantAnimation::finished, &m_fade, [this] { m_before.forget(); });
    m_turn.setStartValue(0.0);
    m_turn.setEndValue(1.0);
    m_turn.setDuration(kTurn);
    QObject::connect(&m_turn, &QVariantAnimation::valueChanged, &m_turn, [this] { update(); });
    QObject::connect(&m_turn, &QVariantAnimation::finished, &m_turn, [this] { changed(); });
    m_way.setDuration(kWay);
    m_way.setEasingCurve(QEasingCurve::InOutCubic);
    QObject::connect(&m_way, &QVariantAnimation::valueChanged, &m_way,
                     [this](const QVariant &corner) { setPos(corner.toPointF().toPoint()); });
    m_leave.setStartValue(1.0);
    m_leave.setEndValue(0.0);
    m_leave.setDuration(kLeave);
    QObject::connect(&m_leave, &QVariantAnimation::valueChanged, &m_leave,
                     [this](const QVariant &share) { setOpacity(share.toDouble()); });
    QObject::connect(&m_leave, &QVariantAnimation::finished, &m_leave, [this] { hide(); });
}

void SeatLabelItem::place(const SeatPlace &place, const TableLayout &layout,
                          const TableTheme &theme, bool faces)
{
    if (m_size != place.plate.size() || m_unit != layout.unit)
        prepareGeometryChange();
    const double pile = place.won.x() - place.plate.left() - layout.wonCard.height() * 0.75;
    const bool same = m_size == place.plate.size() && m_edge == place.edge &&
                      m_unit == layout.unit && m_small == layout.smallFont &&
                      m_middle == layout.fontPixels && m_large == layout.largeFont &&
                      m_theme == theme && m_faces == faces && m_pile == pile;
    m_size = place.plate.size();
    m_edge = place.edge;
    m_unit = layout.unit;
    m_small = layout.smallFont;
    m_middle = layout.fontPixels;
    m_large = layout.largeFont;
    m_theme = theme;
    m_faces = faces;
    m_pile = pile;
    if (!same)
        paintAnew();
}

void SeatLabelItem::goTo(const QPointF &corner, bool glides)
{
    const bool goes = m_way.state() == QAbstractAnimation::Running;
    if (goes && m_way.endValue().toPointF() == corner)
        return;
    m_way.stop();
    if (!glides || pos() == corner) {
        setPos(corner);
        return;
    }
    m_way.setStartValue(pos());
    m_way.setEndValue(corner);
    m_way.start();
}

void SeatLabelItem::setShown(bool shown, bool fades)
{
    if (shown == m_shown)
        return;
    m_shown = shown;
    m_leave.stop();
    setOpacity(1);
    setVisible(shown || fades);
    if (!shown && fades)
        m_leave.start();
}

void SeatLabelItem::show(const SeatPicture &seat, bool fades)
{
    if (m_seat == seat)
        return;
    const SeatPicture before = m_seat;
    const bool fails =
        before.seat == seat.seat && before.nil == NilMark::alive && seat.nil == NilMark::broken;
    m_seat = seat;
    if (looksLike(seat, before))
        return;
    const bool turned = turns();
    if (fails && fades)
        m_turn.start();
    else if (seat.nil != NilMark::broken || !fades)
        m_turn.stop();
    m_before = fades && m_fade.state() != QAbstractAnimation::Running ? m_picture : KeptPicture();
    m_fade.stop();
    if (turned || turns()) // without its tag
        changed();
    else
        takeFormer(before);
    if (m_before.isKept())
        m_fade.start();
}

bool SeatLabelItem::crowded() const
{
    if (own())
        return false;
    const double name =
        QFontMetricsF(tableFont(m_middle, QFont::DemiBold)).horizontalAdvance(m_seat.name);
    return name + signWidth() + countWidth(m_large) > textBox().width();
}

void SeatLabelItem::setCountBelow(bool below)
{
    if (m_countBelow == below)
        return;
    m_countBelow = below;
    changed();
}

/// Before the bid there is nothing but the name.
bool SeatLabelItem::onlyNamed() const
{
    return m_seat.taken < 0 && m_seat.bid <= 0 && m_seat.nil == NilMark::none &&
           m_seat.marks.isEmpty();
}

/// What it was is not to be seen any more.
void SeatLabelItem::changed()
{
    m_formerSize.forget();
    paintAnew();
}

void SeatLabelItem::paintAnew()
{
    m_picture.forget();
    m_former.picture.forget();
    update();
}

/// With each turn two plates change, mostly to what they looked like a moment ago.
void SeatLabelItem::takeFormer(const SeatPicture &before)
{
    const Former left{before, m_picture, m_clipped};
    if (looksLike(m_former.seat, m_seat)) {
        m_picture = m_former.picture;
        m_clipped = m_former.clipped;
    } else
        m_picture.forget();
    m_former = left;
    m_formerSize.forget();
    update();
}

bool SeatLabelItem::pack()
{
    const bool packed = m_picture.pack();
    return m_former.picture.pack() || packed;
}

QRectF SeatLabelItem::boundingRect() const
{
    const double reach = std::max(plateShadow(m_unit).reach(), 12 * m_unit);
    const double face = m_size.height() * (kFace - 0.5);
    return QRectF(QPointF(), m_size)
        .adjusted(-reach - face, -reach - face, reach + face, reach + face);
}

QRectF SeatLabelItem::faceBox() const
{
    const double radius = m_size.height() * kFace;
    const double x =
        m_edge == Edge::right ? m_size.width() - m_size.height() / 2 : m_size.height() / 2;
    return {x - radius, m_size.height() / 2 - radius, 2 * radius, 2 * radius};
}

QRectF SeatLabelItem::textBox() const
{
    const double face = m_size.height() * (0.5 + (m_faces ? kFace : kBadge)) + m_middle * 0.5;
    const double end = m_middle * 1.1;
    return m_edge == Edge::right ? QRectF(end, 0, m_size.width() - face - end, m_size.height())
                                 : QRectF(face, 0, m_size.width() - face - end, m_size.height());
}

bool SeatLabelItem::faceReady(qreal ratio) const
{
    return m_pixmaps->portraitReady(m_seat.seat, m_seat.mood, faceBox().size().toSize().width(),
                                    ratio);
}

void SeatLabelItem::takePicture()
{
    if (m_faces && m_blank.take([this](qreal ratio) { return faceReady(ratio); }))
        paintAnew();
}

bool SeatLabelItem::prepare(qreal ratio)
{
    return isVisible() && m_picture.prepare(ratio, sceneTransform(), boundingRect(),
                                            [this](QPainter &inner) { paintPlate(inner); });
}

void SeatLabelItem::paint(QPainter *painter, const QStyleOptionGraphicsItem *, QWidget *)
{
    if (m_formerSize.showInsteadOf(m_picture, *painter, boundingRect()))
        return;
    const auto now = [this](QPainter &inner) { paintPlate(inner); };
    const QTransform here = painter->worldTransform(); // which laying a picture down forgets
    if (m_fade.state() != QAbstractAnimation::Running) {
        m_picture.show(*painter, boundingRect(), now);
    } else {
        paintFading(*painter);
    }
    if (turns()) {
        painter->setOpacity(1);
        painter->setWorldTransform(here);
        paintTurning(*painter);
    }
}

void SeatLabelItem::paintFading(QPainter &painter)
{
    const auto now = [this](QPainter &inner) { paintPlate(inner); };
    // The old one goes only once the new one is half there: the plate itself stays solid.
    const double part = m_fade.currentValue().toDouble();
    painter.save();
    painter.setOpacity(1 - std::max(0.0, 2 * part - 1));
    m_before.show(painter, boundingRect(), now);
    painter.restore();
    painter.setOpacity(part);
    m_picture.show(painter, boundingRect(), now);
}

} // namespace sandbag
