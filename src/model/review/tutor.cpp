// SPDX-License-Identifier: GPL-3.0-or-later
#include "review/tutor.h"

#include "match/match.h"

#include <utility>

namespace sandbag {

namespace {

/// Enough to tell a mistake from a good choice. The clock ends it before the wait does, so that
/// what is known by then is told.
JudgeOptions quickly(int patience)
{
    return {1500, 1, patience * 3 / 4};
}

} // namespace

Tutor::Tutor(QObject *parent) : QObject(parent)
{
    m_pool.setMaxThreadCount(1);
    m_wait.setSingleShot(true);
    m_wait.setInterval(kPatience);
    connect(&m_wait, &QTimer::timeout, this, &Tutor::pass);
}

Tutor::~Tutor()
{
    drop();
    m_pool.waitForDone();
}

void Tutor::setLevel(double loss)
{
    m_level = loss;
}

void Tutor::setPatience(int ms)
{
    m_wait.setInterval(ms);
}

void Tutor::drop()
{
    if (m_stop)
        *m_stop = true;
    m_stop.reset();
    m_wait.stop();
}

void Tutor::pass()
{
    drop();
    emit passed(Event(m_choice));
}

void Tutor::consider(const Match &match, const Event &choice)
{
    drop();
    m_choice = choice;
    m_stop = std::make_shared<std::atomic<bool>>(false);
    m_wait.start();
    const int deal = static_cast<int>(match.record().deals.size()) - 1;
    const MatchOutlook outlook{match.tableOf(deal), match.standingBefore(deal)};
    const std::uint64_t number = match.deal()->log.size();
    m_pool.start([this, stop = m_stop, choice, outlook, number,
                  options = quickly(m_wait.interval()),
                  view = SeatView(*match.deal(), choice.seat)] {
        Judge judge(options);
        const Judgement judgement = judge.judge(view, outlook, choice, number, *stop);
        QMetaObject::invokeMethod(this, [this, stop, judgement] { conclude(stop, judgement); });
    });
}

void Tutor::conclude(const Stop &stop, const Judgement &judgement)
{
    if (*stop)
        return;
    if (!costs(judgement.grade) || judgement.lossWin < m_level)
        return pass();
    drop();
    emit doubted(Event(m_choice), judgement);
}

} // namespace sandbag
