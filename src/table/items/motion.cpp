// SPDX-License-Identifier: GPL-3.0-or-later
#include "items/motion.h"

#include "items/card_item.h"

#include <QTimerEvent>

#include <algorithm>
#include <cmath>

namespace sandbag {

namespace {

constexpr int kFrameTime = 16; // ms
constexpr int kVeil = 100;     // ms
constexpr int kVeilSteps = 3;
constexpr double kFlying = 10000; // above every card at rest

double easeOut(double t)
{
    const double rest = 1 - t;
    return 1 - rest * rest * rest;
}

double easeBoth(double t)
{
    const double rest = 2 - 2 * t;
    return t < 0.5 ? 4 * t * t * t : 1 - rest * rest * rest / 2;
}

/// QGraphicsItem takes a card for changed, and paints it again, whenever its angle or scale is set,
/// even to the same value.
void put(CardItem *card, const QPointF &at, double scale, double angle)
{
    card->setPos(at);
    if (card->scale() != scale)
        card->setScale(scale);
    if (card->rotation() != angle)
        card->setRotation(angle);
}

double between(double from, double to, double t)
{
    return from + (to - from) * t;
}

double angleAt(const Motion::Glide &glide, double t)
{
    if (!glide.turnsAt)
        return between(glide.angleFrom, glide.angleTo, t);
    return t < *glide.turnsAt ? glide.angleFrom : glide.angleTo;
}

/// It looks the same all the way, or but for one moment of it.
bool keepsItsPicture(const Motion::Glide &glide)
{
    return glide.byMs == 0 && !glide.reveals && glide.scaleFrom == glide.scaleTo &&
           (glide.turnsAt || glide.angleFrom == glide.angleTo);
}

/// Seen from the side as it turns over: its width from 1 to 0 to 1.
void turnOver(CardItem *card, double t)
{
    card->setTransform(QTransform::fromScale(std::max(0.02, std::abs(1 - 2 * t)), 1));
}

void endTurnOver(CardItem *card)
{
    if (!card->transform().isIdentity())
        card->setTransform({});
}

} // namespace

Motion::Motion(QObject *parent) : QObject(parent)
{
    m_clock.start();
}

void Motion::setEnabled(bool enabled)
{
    m_enabled = enabled;
    if (!enabled)
        finish();
}

void Motion::begin()
{
    if (!m_timer.isActive())
        m_timer.start(kFrameTime, Qt::PreciseTimer, this);
}

bool Motion::goesTo(const CardItem *card, const QPointF &to, double angle) const
{
    return std::any_of(m_glides.begin(), m_glides.end(), [&](const Running &r) {
        return r.glide.card == card && r.glide.to == to && r.glide.angleTo == angle;
    });
}

bool Motion::moves(const CardItem *card) const
{
    return std::any_of(m_glides.begin(), m_glides.end(),
                       [card](const Running &r) { return r.glide.card == card; });
}

void Motion::start(Glide glide)
{
    dropGlide(glide.card);
    glide.delay = static_cast<int>(glide.delay * m_tempo);
    glide.duration = static_cast<int>(glide.duration * m_tempo);
    glide.byMs = static_cast<int>(glide.byMs * m_tempo);
    if (!m_enabled || glide.duration <= 0) {
        arrive(glide);
        return;
    }
    endTurnOver(glide.card);
    put(glide.card, glide.from, glide.scaleFrom, angleAt(glide, 0));
    glide.card->setLifted(glide.flies);
    glide.card->setKept(keepsItsPicture(glide));
    glide.card->setZValue(glide.flies ? kFlying + glide.rank : glide.rank);
    m_glides.push_back({glide, m_clock.elapsed() + glide.delay + glide.waits});
    begin();
}

std::optional<Card> Motion::revealed(const CardItem *card) const
{
    for (const Running &running : m_glides)
        if (running.glide.card == card)
            return running.glide.reveals;
    return {};
}

int Motion::leavingFor() const
{
    qint64 last = 0;
    for (const Running &running : m_glides)
        if (running.glide.removed)
            last = std::max(last, running.begin + running.glide.duration - m_clock.elapsed());
    return static_cast<int>(last);
}

void Motion::finishLeaving()
{
    std::vector<Running> gone;
    std::erase_if(m_glides, [&gone](const Running &running) {
        if (running.glide.removed)
            gone.push_back(running);
        return running.glide.removed;
    });
    for (const Running &running : gone)
        arrive(running.glide);
    if (!gone.empty())
        emit arrived();
}

void Motion::veil(CardItem *card, bool on)
{
    if (card->dimmed() == on)
        return;
    const double from = card->veil();
    card->setDimmed(on);
    std::erase_if(m_veils, [card](const Veil &veil) { return veil.card == card; });
    if (!m_enabled)
        return;
    card->setVeil(from);
    m_veils.push_back({card, from, on ? 1.0 : 0.0, m_clock.elapsed()});
    begin();
}

void Motion::cover(CardItem *card)
{
    const qint64 now = m_clock.elapsed();
    if (std::any_of(m_glides.begin(), m_glides.end(), [card, now](const Running &r) {
            return r.glide.card == card && r.begin > now;
        }))
        card->setVisible(false);
}

void Motion::forget(CardItem *card)
{
    dropVeil(card);
    dropGlide(card);
}

void Motion::dropVeil(CardItem *card)
{
    std::erase_if(m_veils, [card](const Veil &veil) {
        if (veil.card != card)
            return false;
        veil.card->setVeil(veil.to);
        return true;
    });
}

void Motion::dropGlide(CardItem *card)
{
    if (const std::optional<Card> face = revealed(card))
        card->setCard(face);
    if (std::erase_if(m_glides, [card](const Running &r) { return r.glide.card == card; }) > 0) {
        card->setVisible(true);
        card->setKept(true);
        endTurnOver(card);
    }
}

void Motion::finish()
{
    const std::vector<Running> glides = std::move(m_glides);
    const std::vector<Veil> veils = std::move(m_veils);
    m_glides.clear();
    m_veils.clear();
    m_timer.stop();
    for (const Veil &veil : veils)
        veil.card->setVeil(veil.to);
    for (const Running &running : glides)
        arrive(running.glide);
    if (!glides.empty() || !veils.empty())
        emit finished();
}

void Motion::finishStaying()
{
    std::vector<Running> leaving;
    std::erase_if(m_glides, [&leaving](const Running &running) {
        if (running.glide.removed)
            leaving.push_back(running);
        return running.glide.removed;
    });
    finish();
    m_glides = std::move(leaving);
    if (!m_glides.empty())
        begin();
}

void Motion::arrive(const Glide &glide)
{
    if (glide.removed) {
        forget(glide.card);
        delete glide.card;
        return;
    }
    glide.card->setVisible(true);
    glide.card->setLifted(false);
    glide.card->setKept(true);
    endTurnOver(glide.card);
    if (glide.reveals)
        glide.card->setCard(glide.reveals);
    glide.card->setZValue(glide.rank);
    put(glide.card, glide.to, glide.scaleTo, glide.angleTo);
}

namespace {

QPointF between(const QPointF &from, const QPointF &to, double t)
{
    return {between(from.x(), to.x(), t), between(from.y(), to.y(), t)};
}

/// First to where the others are, turning its back up, then with them to its place.
void stepByway(const Motion::Glide &glide, double passed)
{
    CardItem *card = glide.card;
    if (passed < glide.byMs) {
        const double t = easeBoth(passed / glide.byMs);
        put(card, between(glide.from, glide.by, t), glide.scaleFrom,
            between(glide.angleFrom, glide.angleBy, t));
        turnOver(card, t);
        if (t >= 0.5)
            card->setCard({});
        return;
    }
    card->setCard({});
    endTurnOver(card);
    card->setVisible(!glide.hidden);
    const double t =
        easeBoth(std::min(1.0, (passed - glide.byMs) / std::max(1, glide.duration - glide.byMs)));
    put(card, between(glide.by, glide.to, t), between(glide.scaleFrom, glide.scaleTo, t),
        between(glide.angleBy, glide.angleTo, t));
}

/// A back on its way, which turns over and grows at its end.
void stepReveal(const Motion::Glide &glide, double part)
{
    CardItem *card = glide.card;
    const double rest = 1 - glide.revealsAt;
    const double t = part < glide.revealsAt || rest <= 0 ? 0 : (part - glide.revealsAt) / rest;
    card->setKept(t <= 0);
    const double way = easeOut(part);
    put(card, between(glide.from, glide.to, way), between(glide.scaleFrom, glide.scaleTo, t),
        angleAt(glide, way));
    if (t <= 0)
        return;
    turnOver(card, t);
    if (t >= 0.5)
        card->setCard(glide.reveals);
}

void step(const Motion::Glide &glide, double passed)
{
    const double part = std::min(passed / glide.duration, 1.0);
    const double t = easeOut(part);
    if (glide.byMs > 0)
        stepByway(glide, passed);
    else if (glide.reveals)
        stepReveal(glide, part);
    else
        put(glide.card, between(glide.from, glide.to, t),
            between(glide.scaleFrom, glide.scaleTo, t), angleAt(glide, t));
}

} // namespace

void Motion::stepGlides(qint64 now)
{
    std::vector<QRectF> boxes;
    for (const Running &running : m_glides) {
        if (now < running.begin)
            continue;
        CardItem *card = running.glide.card;
        const QRectF before = card->sceneBoundingRect();
        card->setVisible(true);
        step(running.glide, static_cast<double>(now - running.begin));
        boxes.push_back(before | card->sceneBoundingRect());
    }
    emit stepped(boxes);
    std::vector<Running> done;
    std::erase_if(m_glides, [&](const Running &running) {
        const bool over = now - running.begin >= running.glide.duration;
        if (over)
            done.push_back(running);
        return over;
    });
    for (const Running &running : done)
        arrive(running.glide);
    if (!done.empty())
        emit arrived();
}

void Motion::stepVeils(qint64 now)
{
    for (const Veil &veil : m_veils) {
        const double part = std::min(static_cast<double>(now - veil.begin) / kVeil, 1.0);
        // In few steps: each of them paints the card again.
        veil.card->setVeil(between(veil.from, veil.to, std::floor(part * kVeilSteps) / kVeilSteps));
    }
    std::erase_if(m_veils, [now](const Veil &veil) { return now - veil.begin >= kVeil; });
}

void Motion::timerEvent(QTimerEvent *event)
{
    if (event->timerId() != m_timer.timerId())
        return;
    const qint64 now = m_clock.elapsed();
    const bool moved = running();
    stepVeils(now);
    stepGlides(now);
    if (!running())
        m_timer.stop();
    if (moved && !running())
        emit finished();
}

} // namespace sandbag
