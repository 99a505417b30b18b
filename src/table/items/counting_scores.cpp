// SPDX-License-Identifier: GPL-3.0-or-later
#include "items/counting_scores.h"

#include "look/counted_total.h"
#include "text/numbers.h"

#include <QEasingCurve>

#include <algorithm>

namespace sandbag {

namespace {

/// The same sides with other totals; another table's are never counted to.
bool totalsDiffer(const std::vector<SidePicture> &a, const std::vector<SidePicture> &b)
{
    const auto sameSide = [](const SidePicture &x, const SidePicture &y) {
        return x.side == y.side && x.name == y.name;
    };
    const auto sameTotal = [](const SidePicture &x, const SidePicture &y) {
        return x.points == y.points;
    };
    return std::equal(a.begin(), a.end(), b.begin(), b.end(), sameSide) &&
           !std::equal(a.begin(), a.end(), b.begin(), b.end(), sameTotal);
}

} // namespace

CountingScores::CountingScores(QObject *parent) : QObject(parent)
{
    m_run.setStartValue(0.0);
    m_run.setEndValue(1.0);
    m_run.setEasingCurve(QEasingCurve::OutQuad);
    connect(&m_run, &QVariantAnimation::valueChanged, this, [this](const QVariant &share) {
        m_share = share.toDouble();
        emit changed();
    });
    // The last value comes while it still runs, and the old totals have their room.
    connect(&m_run, &QVariantAnimation::finished, this, &CountingScores::changed);
}

void CountingScores::show(const std::vector<SidePicture> &sides, int milliseconds)
{
    if (sides == m_after)
        return;
    m_before = shown();
    m_after = sides;
    m_run.stop();
    m_share = 1;
    if (milliseconds <= 0 || !totalsDiffer(m_before, m_after))
        return;
    m_share = 0;
    m_run.setDuration(milliseconds);
    m_run.start();
    if (m_held)
        m_run.pause();
}

void CountingScores::hold(bool on)
{
    m_held = on;
    if (!running())
        return;
    if (on)
        m_run.pause();
    else
        m_run.resume();
}

bool CountingScores::running() const
{
    return m_run.state() != QAbstractAnimation::Stopped;
}

std::vector<SidePicture> CountingScores::shown() const
{
    if (m_share >= 1)
        return m_after;
    if (m_share <= 0) // what is told of the deal comes with the totals, not before
        return m_before;
    std::vector<SidePicture> sides = m_after;
    for (std::size_t i = 0; i < sides.size(); ++i) {
        sides[i].points = countedTotal(m_before[i].points, m_after[i].points, m_share);
        sides[i].score = pointsText(sides[i].points);
    }
    return sides;
}

std::vector<QString> CountingScores::before() const
{
    std::vector<QString> scores;
    if (running())
        for (const SidePicture &side : m_before)
            scores.push_back(side.score);
    return scores;
}

} // namespace sandbag
