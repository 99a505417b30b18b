// SPDX-License-Identifier: GPL-3.0-or-later
#include "review/reviewer.h"

#include <QThread>

#include <algorithm>

namespace sandbag {

namespace {

constexpr int kBriefShare = 16; ///< of the budget, for the first look
constexpr int kOthersShare = 4; ///< … for the choices of the others
constexpr int kFewest = 64;

JudgeOptions part(JudgeOptions options, int share)
{
    options.iterations = std::max(kFewest, options.iterations / share);
    return options;
}

bool isOver(const Match &match, int deal)
{
    return !match.results()[static_cast<std::size_t>(deal)].partial;
}

} // namespace

/// What the thread works on: all its own.
struct Reviewer::Task {
    Match match;
    int seat = 0;
    JudgeOptions options;
    std::set<std::pair<int, int>> known;
    Stop stop;
};

Reviewer::Reviewer(QObject *parent) : QObject(parent)
{
    m_pool.setMaxThreadCount(1);
    m_pool.setThreadPriority(QThread::LowestPriority);
}

Reviewer::~Reviewer()
{
    cancel();
    m_pool.waitForDone();
}

void Reviewer::cancel()
{
    if (m_stop)
        *m_stop = true;
    m_stop.reset();
}

/// Hands an answer over to the thread of this object, where nobody has cancelled it by then.
template<typename Tell>
void Reviewer::tell(const Stop &stop, Tell tell)
{
    QMetaObject::invokeMethod(this, [stop, tell] {
        if (!*stop)
            tell();
    });
}

/// The finished deals that were judged before.
std::vector<JudgedChoice> Reviewer::takeKept(const Task &task)
{
    std::vector<JudgedChoice> kept;
    for (int deal = 0; deal < static_cast<int>(task.match.results().size()); ++deal) {
        if (*task.stop || !isOver(task.match, deal))
            continue;
        for (JudgedChoice &choice : m_store.load(task.match, deal, task.options)) {
            if (!task.known.contains({deal, choice.place.event}))
                kept.push_back(std::move(choice));
        }
    }
    tell(task.stop, [this, kept] { emit judged(kept, false); });
    return kept;
}

/// What is judged of one run, at the whole budget.
struct Reviewer::Progress {
    std::vector<JudgedChoice> judged;
    std::set<std::pair<int, int>> known;
    int done = 0, total = 0;
};

double Reviewer::look(const Task &task, Progress &progress, Judge &judge, const ChoicePlace &place,
                      bool brief)
{
    const JudgedChoice choice{place, judgeChoice(judge, task.match, place, *task.stop)};
    const int done = ++progress.done, total = progress.total;
    if (!brief && !*task.stop)
        progress.judged.push_back(choice);
    tell(task.stop, [this, choice, brief, done, total] {
        emit judged({choice}, brief);
        emit progressed(done, total);
    });
    return choice.judgement.lossWin;
}

/// Every deal of which something was judged now and all of it is.
void Reviewer::keep(const Task &task, const Progress &progress)
{
    std::set<int> deals;
    for (const JudgedChoice &choice : progress.judged)
        deals.insert(choice.place.deal);
    for (const int deal : deals) {
        const bool judgedBefore =
            std::any_of(progress.known.begin(), progress.known.end(),
                        [deal](const auto &place) { return place.first == deal; });
        if (!judgedBefore)
            m_store.save(task.match, deal, task.options, progress.judged);
    }
}

void Reviewer::run(const Task &task)
{
    Progress progress;
    progress.known = task.known;
    for (const JudgedChoice &choice : takeKept(task))
        progress.known.insert({choice.place.deal, choice.place.event});
    std::vector<ChoicePlace> own, others;
    for (const ChoicePlace &place : choicesOf(task.match)) {
        if (isOver(task.match, place.deal) && !progress.known.contains({place.deal, place.event}))
            (place.seat == task.seat ? own : others).push_back(place);
    }
    progress.total = static_cast<int>(2 * own.size() + others.size());
    Judge brief(part(task.options, kBriefShare));
    std::vector<std::pair<double, ChoicePlace>> order;
    for (const ChoicePlace &place : own) {
        if (!*task.stop)
            order.emplace_back(look(task, progress, brief, place, true), place);
    }
    const auto curve =
        curveOf(task.match, task.options.seed, WinCurve::kUsualPlayouts, task.stop.get());
    tell(task.stop, [this, curve] { emit curveDrawn(curve); });
    std::stable_sort(order.begin(), order.end(),
                     [](const auto &a, const auto &b) { return a.first > b.first; });
    Judge judge(task.options), judgeOfOthers(part(task.options, kOthersShare));
    for (const auto &[loss, place] : order) {
        if (!*task.stop)
            look(task, progress, judge, place, false);
    }
    for (const ChoicePlace &place : others) {
        if (!*task.stop)
            look(task, progress, judgeOfOthers, place, false);
    }
    if (!*task.stop)
        keep(task, progress);
    tell(task.stop, [this] {
        m_stop.reset();
        emit finished();
    });
}

void Reviewer::start(const Match &match, int seat, const JudgeOptions &options,
                     const std::set<std::pair<int, int>> &known)
{
    cancel();
    m_stop = std::make_shared<std::atomic<bool>>(false);
    const auto task = std::make_shared<Task>(Task{match, seat, options, known, m_stop});
    m_pool.start([this, task] { run(*task); });
}

} // namespace sandbag
