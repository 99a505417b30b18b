// SPDX-License-Identifier: GPL-3.0-or-later
#include "review/explainer.h"

#include "match/match.h"
#include "review/beliefs.h"

#include <QThread>

#include <utility>

namespace sandbag {

namespace {

/// Cards tried for the best line with all hands open: some seconds at most.
constexpr std::uint64_t kMostNodes = 8'000'000;
/// Of the budget of a review, for a choice that none has judged.
constexpr int kQuickShare = 4;

} // namespace

Explainer::Explainer(QObject *parent) : QObject(parent)
{
    m_pool.setMaxThreadCount(1);
    m_pool.setThreadPriority(QThread::LowPriority);
}

Explainer::~Explainer()
{
    cancel();
    m_pool.waitForDone();
}

void Explainer::cancel()
{
    if (m_stop)
        *m_stop = true;
    m_stop.reset();
}

Explainer::Stop Explainer::newQuestion()
{
    cancel();
    m_stop = std::make_shared<std::atomic<bool>>(false);
    return m_stop;
}

/// Hands the answer over to the thread of this object, where nobody has asked anything else by
/// then.
template<typename Tell>
void Explainer::tell(const Stop &stop, Tell tell)
{
    QMetaObject::invokeMethod(this, [stop, tell] {
        if (!*stop)
            tell();
    });
}

void Explainer::askWhy(const Match &match, const ChoicePlace &place, std::optional<Judgement> known)
{
    Explanation why;
    why.place = place;
    const auto state = match.dealAt(place.deal, place.event);
    if (!state) {
        cancel();
        emit explained(why);
        return;
    }
    const auto deals = static_cast<std::size_t>(place.deal) + 1;
    why.discreet = match.results().size() == deals && match.results().back().partial;
    m_pool.start([this, stop = newQuestion(), match, place, known, why,
                  view = SeatView(*state, place.seat)]() mutable {
        const MatchOutlook outlook{match.tableOf(place.deal), match.standingBefore(place.deal)};
        if (known) {
            why.judgement = std::move(*known);
        } else {
            Judge judge(partOf({}, kQuickShare));
            why.judgement = judgeChoice(judge, match, place, *stop);
        }
        why.beliefs = beliefsOf(view, outlook, {1, why.discreet}, *stop);
        tell(stop, [this, why] { emit explained(why); });
    });
}

/// For the match; where too many cards are left for that, for the points of the deal.
void Explainer::askBestLine(const DealState &deal, const Standing &before, int side)
{
    if (!canSolve(deal, Objective::match)) {
        cancel();
        emit lineFound(std::nullopt);
        return;
    }
    m_pool.start([this, stop = newQuestion(), deal, before, side] {
        std::optional<OpenSolution> solution;
        for (const auto &[objective, nodes] :
             {std::pair{Objective::match, kMostNodes / 4}, {Objective::points, kMostNodes}}) {
            OpenQuestion question;
            question.objective = objective;
            question.side = side;
            question.nodes = nodes;
            question.stop = stop.get();
            if (!solution && !*stop && canSolve(deal, objective))
                solution = solveOpen(deal, before, question);
        }
        tell(stop, [this, solution] { emit lineFound(solution); });
    });
}

} // namespace sandbag
