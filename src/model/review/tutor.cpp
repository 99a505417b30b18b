// SPDX-License-Identifier: GPL-3.0-or-later
#include "review/tutor.h"

#include "review/broken_nil.h"

#include <algorithm>
#include <utility>

namespace sandbag {

namespace {

/// Enough to distinguish a mistake from a good choice. The clock ends it before the wait does, so
/// that the results so far are used.
JudgeOptions quickly(int patience)
{
    return {1500, 1, patience * 3 / 4, true};
}

} // namespace

Tutor::Tutor(QObject *parent) : QObject(parent)
{
    m_wait.setSingleShot(true);
    m_wait.setInterval(kPatience);
    connect(&m_wait, &QTimer::timeout, this, &Tutor::runOut);
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
    m_question.cancel();
    m_wait.stop();
}

void Tutor::pass()
{
    drop();
    emit passed(Event(m_choice));
}

void Tutor::doubt(const Judgement &judgement)
{
    drop();
    emit doubted(Event(m_choice), judgement);
}

/// A choice not judged by now is accepted, unless anyone can see that it is a mistake.
void Tutor::runOut()
{
    if (m_plain)
        doubt(Judgement(*m_plain));
    else
        pass();
}

void Tutor::consider(const SeatView &view, const MatchOutlook &outlook, const Event &choice)
{
    drop();
    m_choice = choice;
    m_plain = brokenNil(view, choice);
    m_wait.start();
    const std::uint64_t number = view.seen().log.size();
    m_question.ask([this, choice, outlook, number, options = quickly(m_wait.interval()),
                    view](const BackgroundQuestion::Asked &asked) {
        Judge judge(options);
        const Judgement judgement = judge.judge(view, outlook, choice, number, asked.stop());
        asked.conclude([this, judgement] { conclude(judgement); });
    });
}

void Tutor::conclude(const Judgement &judgement)
{
    if (judgement.grade == Grade::unclear || judgement.grade == Grade::none)
        return runOut();
    if (m_plain && costs(judgement.grade)) // a nil gone for certain, and for something
        return doubt(judgement);
    if (!costs(judgement.grade) || std::max(judgement.lossWin, judgement.lossStake) < m_level)
        return pass();
    doubt(judgement);
}

} // namespace sandbag
