// SPDX-License-Identifier: GPL-3.0-or-later
#include "motion.h"

#include "card_item.h"

#include <QTimerEvent>

#include <algorithm>

namespace sandbag {

namespace {

constexpr int kFrame = 16; // ms

double easeOut(double t)
{
    const double rest = 1 - t;
    return 1 - rest * rest * rest;
}

/// QGraphicsItem calls a card changed, and paints it anew, whenever it is turned or scaled, even to
/// what it has already.
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

void Motion::start(Glide glide)
{
    forget(glide.card);
    if (!m_enabled || glide.duration <= 0) {
        arrive(glide);
        return;
    }
    put(glide.card, glide.from, glide.scaleFrom, glide.angleFrom);
    m_glides.push_back({glide, m_clock.elapsed() + glide.delay});
    if (!m_timer.isActive())
        m_timer.start(kFrame, Qt::PreciseTimer, this);
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
    if (std::erase_if(m_glides, [card](const Running &r) { return r.glide.card == card; }) > 0)
        card->setVisible(true);
}

void Motion::finish()
{
    const std::vector<Running> glides = std::move(m_glides);
    m_glides.clear();
    m_timer.stop();
    for (const Running &running : glides)
        arrive(running.glide);
    if (!glides.empty())
        emit finished();
}

void Motion::arrive(const Glide &glide)
{
    if (glide.removed) {
        delete glide.card;
        return;
    }
    glide.card->setVisible(true);
    put(glide.card, glide.to, glide.scaleTo, glide.angleTo);
}

void Motion::timerEvent(QTimerEvent *event)
{
    if (event->timerId() != m_timer.timerId())
        return;
    const qint64 now = m_clock.elapsed();
    for (const Running &running : m_glides) {
        if (now < running.begin)
            continue;
        const Glide &glide = running.glide;
        glide.card->setVisible(true);
        const double part =
            std::min(static_cast<double>(now - running.begin) / glide.duration, 1.0);
        const double t = easeOut(part);
        put(glide.card,
            {between(glide.from.x(), glide.to.x(), t), between(glide.from.y(), glide.to.y(), t)},
            between(glide.scaleFrom, glide.scaleTo, t), between(glide.angleFrom, glide.angleTo, t));
    }
    std::vector<Running> done;
    std::erase_if(m_glides, [&](const Running &running) {
        const bool over = now - running.begin >= running.glide.duration;
        if (over)
            done.push_back(running);
        return over;
    });
    for (const Running &running : done)
        arrive(running.glide);
    if (m_glides.empty()) {
        m_timer.stop();
        emit finished();
    }
}

} // namespace sandbag
