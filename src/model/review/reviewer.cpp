// SPDX-License-Identifier: GPL-3.0-or-later
#include "review/reviewer.h"
#include "match/match.h"

#include <QThread>

#ifdef Q_OS_LINUX
#include <sys/resource.h>
#endif

#include <algorithm>
#include <map>

namespace sandbag {

namespace {

constexpr int kBriefShare = 16; ///< of the budget, for the first look
/// At most this many judgements are lost where the program dies.
constexpr int kUnsavedAtMost = 8;
/// This thread stands behind what the person does; the pool is nobody else's. Under Linux's usual
/// scheduler Qt's priorities change nothing, and setpriority() means a thread; elsewhere it would
/// slow the whole program for good.
void standBehind()
{
#ifdef Q_OS_LINUX
    constexpr int kSteps = 5;
    (void)setpriority(PRIO_PROCESS, 0, std::max(getpriority(PRIO_PROCESS, 0), kSteps));
#else
    QThread::currentThread()->setPriority(QThread::LowPriority);
#endif
}

} // namespace

/// The saved judgements of one deal at one budget.
class Reviewer::KeptDeals
{
public:
    KeptDeals(const ReviewStore &store, const Match &match, const JudgeOptions &options)
        : m_store(store), m_match(match), m_options(options)
    {
    }

    /// Reads the saved judgements of a deal.
    const std::vector<JudgedChoice> &of(int deal)
    {
        const auto known = m_deals.find(deal);
        if (known != m_deals.end())
            return known->second;
        return m_deals[deal] = m_store.load(m_match, deal, m_options);
    }
    void add(const JudgedChoice &choice)
    {
        (void)of(choice.place.deal);
        m_deals[choice.place.deal].push_back(choice);
        m_changed.insert(choice.place.deal);
        if (++m_unsaved >= kUnsavedAtMost)
            save();
    }
    void save()
    {
        for (const int deal : m_changed)
            m_store.save(m_match, deal, m_options, m_deals[deal]);
        m_changed.clear();
        m_unsaved = 0;
    }

private:
    const ReviewStore &m_store;
    const Match &m_match;
    JudgeOptions m_options;
    std::map<int, std::vector<JudgedChoice>> m_deals;
    std::set<int> m_changed;
    int m_unsaved = 0;
};

/// One review from its start to its end, on the thread.
class Reviewer::Run
{
public:
    Run(Reviewer &to, std::shared_ptr<const Match> match, QList<int> seats,
        const JudgeOptions &options, std::set<std::pair<int, int>> known)
        : m_to(to),
          m_held(std::move(match)),
          m_match(*m_held),
          m_seats(std::move(seats)),
          m_options(options),
          m_known(std::move(known)),
          m_kept(to.m_store, m_match, options),
          m_keptAtPart(to.m_store, m_match, forOthers(options)),
          m_keptOfOthers(forOthers(options) == options ? m_kept : m_keptAtPart)
    {
    }
    void operator()(const BackgroundQuestion::Asked &asked);

private:
    void takeKept(int deal);
    void findOpen();
    double look(Judge &judge, const ChoicePlace &place, KeptDeals *keep);
    [[nodiscard]] bool stopped() const { return m_asked->stop(); }

    Reviewer &m_to;
    std::shared_ptr<const Match> m_held;
    const Match &m_match;
    QList<int> m_seats;
    JudgeOptions m_options;
    std::set<std::pair<int, int>> m_known;
    const BackgroundQuestion::Asked *m_asked = nullptr;
    KeptDeals m_kept, m_keptAtPart;
    KeptDeals &m_keptOfOthers; ///< the same file where a part of the budget is all of it
    std::vector<ChoicePlace> m_own, m_others; ///< not judged yet
    int m_done = 0, m_total = 0;
};

/// Takes earlier judgements of that deal, made at the present budget or a larger one.
void Reviewer::Run::takeKept(int deal)
{
    std::vector<JudgedChoice> kept;
    const auto take = [&](const JudgedChoice &choice) {
        if (m_known.insert({deal, choice.place.event}).second)
            kept.push_back(choice);
    };
    for (const JudgedChoice &choice : m_kept.of(deal))
        take(choice);
    for (const JudgedChoice &choice : m_keptOfOthers.of(deal)) {
        if (!m_seats.contains(choice.place.seat))
            take(choice);
    }
    if (!kept.empty())
        m_asked->tell([to = &m_to, kept] { emit to->judged(kept, Look::whole); });
}

void Reviewer::Run::findOpen()
{
    for (int deal = 0; deal < static_cast<int>(m_match.results().size()) && !stopped(); ++deal)
        takeKept(deal);
    for (const ChoicePlace &place : choicesOf(m_match)) {
        if (!m_known.contains({place.deal, place.event}))
            (m_seats.contains(place.seat) ? m_own : m_others).push_back(place);
    }
    m_total = static_cast<int>(2 * m_own.size() + m_others.size());
}

/// Judges one and reports it; `keep` null: briefly.
double Reviewer::Run::look(Judge &judge, const ChoicePlace &place, KeptDeals *keep)
{
    if (stopped())
        return 0;
    const JudgedChoice choice{place, judgeChoice(judge, m_match, place, m_asked->stop())};
    if (stopped())
        return 0; // half a judgement is none
    if (keep)
        keep->add(choice);
    m_asked->tell([to = &m_to, choice, look = keep ? Look::whole : Look::brief, done = ++m_done,
                   total = m_total] {
        emit to->judged({choice}, look);
        emit to->progressed(done, total);
    });
    return choice.judgement.cost();
}

void Reviewer::Run::operator()(const BackgroundQuestion::Asked &asked)
{
    m_asked = &asked;
    findOpen();
    Judge brief(partOf(m_options, kBriefShare));
    std::vector<std::pair<double, ChoicePlace>> order;
    for (const ChoicePlace &place : m_own)
        order.emplace_back(look(brief, place, nullptr), place);
    const auto curve = curveOf(m_match, m_options.seed, WinCurve::kUsualPlayouts, &m_asked->stop());
    m_asked->tell([to = &m_to, curve] { emit to->curveDrawn(curve); });
    std::stable_sort(order.begin(), order.end(),
                     [](const auto &a, const auto &b) { return a.first > b.first; });
    Judge judge(m_options), judgeOfOthers(forOthers(m_options));
    for (const auto &[loss, place] : order)
        look(judge, place, &m_kept);
    for (const ChoicePlace &place : m_others)
        look(judgeOfOthers, place, &m_keptOfOthers);
    m_kept.save();
    m_keptOfOthers.save();
    m_asked->conclude([to = &m_to] { emit to->finished(); });
}

Reviewer::Reviewer(QObject *parent, const QString &folder) : QObject(parent), m_store(folder) {}

void Reviewer::start(std::shared_ptr<const Match> finished, const QList<int> &seats,
                     const JudgeOptions &options, const std::set<std::pair<int, int>> &known)
{
    const auto run = std::make_shared<Run>(*this, std::move(finished), seats, options, known);
    m_question.ask([run](const BackgroundQuestion::Asked &asked) {
        standBehind();
        (*run)(asked);
    });
}

} // namespace sandbag
