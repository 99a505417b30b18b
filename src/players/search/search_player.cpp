// SPDX-License-Identifier: GPL-3.0-or-later
#include "search/search_player.h"

#include "deal/bidding.h"
#include "deal/stages.h"
#include "policy/card_knowledge.h"
#include "policy/claim_watch.h"
#include "policy/manners.h"
#include "policy/renege_watch.h"
#include "search/card_search.h"
#include "search/event_search.h"
#include "search/kindest.h"
#include "search/reasons.h"
#include "search/score_words.h"

#include <algorithm>

namespace sandbag {

namespace {

constexpr double kAlike = 0.001; ///< chance to win: a few thousand playouts are no finer

/// Of answers that playouts cannot distinguish the one comes first that was liked best before them.
void likedFirst(std::vector<EventTried> &tried)
{
    const auto apart = std::find_if(tried.begin(), tried.end(), [&tried](const EventTried &word) {
        return !word.alive || word.value() < tried.front().value() - kAlike;
    });
    const auto liked =
        std::max_element(tried.begin(), apart, [](const EventTried &a, const EventTried &b) {
            return a.prior < b.prior;
        });
    if (liked != apart)
        std::rotate(tried.begin(), liked, liked + 1);
}

Ranked ranked(const Considered &choice, const SeatView &view)
{
    const OutcomeSums &sums = *choice.sums;
    const double points = sums.share(sums.lead);
    const double win = sums.mean() - static_cast<double>(WinModel::kPoint) * points;
    return {*choice.event, choice.value, outlookOf(sums, view, choice.event), points,
            std::clamp(win, 0.0, 1.0)};
}

/// The first of the ranked choices, and what to say of all of them.
Decision decided(const std::vector<Considered> &choices, const SeatView &view,
                 const Standing &standing)
{
    Decision decision;
    for (const Considered &choice : choices) {
        if (choice.event)
            decision.ranked.push_back(ranked(choice, view));
    }
    decision.event = decision.ranked.front().event;
    decision.reason = reasonOf(choices, view, standing);
    decision.lostNils = lostNilsAfter(*choices.front().sums, view, choices.front().event);
    if (choices.size() > 1) {
        const std::size_t beside = besideOf(choices);
        decision.against = drawbackOf(choices[0], choices[beside], view, standing);
        decision.beside = choices[beside].event;
    }
    if (decision.event.kind == EventKind::call)
        decision.score = scoreWords(view, standing, decision.event.call(), Voice::toPlayer);
    return decision;
}

/// Of so many playouts those that may be made in a game.
int playoutsOf(const SearchOptions &options, int playouts, const RuleContext &context)
{
    const int cards = std::max(1, context.pack.handSize * context.seating.players);
    return options.mostCards == 0 ? playouts : std::min(playouts, options.mostCards / cards);
}

} // namespace

SearchPlayer::SearchPlayer(const SearchOptions &options, std::uint64_t seed)
    : m_options(options), m_playouts(options.iterations), m_seed(seed)
{
}

void SearchPlayer::prepare(const MatchOutlook &outlook)
{
    if (m_context != outlook.context) {
        m_context = outlook.context;
        m_options.iterations = playoutsOf(m_options, m_playouts, *m_context);
        m_heuristics = std::make_unique<Heuristics>(m_context, m_options.temper, m_options.weights);
    }
    m_heuristics->setStanding(outlook.standing);
}

/// The rest, where it is proved: asked only at the start of a trick.
std::optional<Event> SearchPlayer::claimOf(const SeatView &view)
{
    const DealState &seen = view.seen();
    if (seen.stage != Stage::play || seen.play.inTrick > 0)
        return {};
    return provableClaim(view, m_heuristics->book().goals(ownNumbers(seen), playsItself(seen)));
}

Decision SearchPlayer::playCard(const SeatView &view, const MatchOutlook &outlook,
                                const std::atomic<bool> &stop)
{
    CardSearch search(
        {view, outlook, *m_heuristics, m_options, seedOfDecision(m_seed, view, outlook), stop});
    std::vector<CardTried> tried = search.run();
    const Goals goals =
        m_heuristics->book().goals(ownNumbers(view.seen()), playsItself(view.seen()));
    if (m_options.kind)
        kindestFirst(tried, view, goals);
    std::vector<Considered> ranked;
    const Manners manners(view, goals);
    for (const CardTried &card : tried) {
        const Slot slot = m_options.kind ? manners.told(card.slot) : card.slot;
        ranked.push_back({playEvent(view, slot), card.sums.mean(), &card.sums});
    }
    return decided(ranked, view, outlook.standing);
}

Decision SearchPlayer::answer(const SeatView &view, const MatchOutlook &outlook,
                              const std::atomic<bool> &stop)
{
    EventSearch search(
        {view, outlook, *m_heuristics, m_options, seedOfDecision(m_seed, view, outlook), stop});
    std::vector<EventTried> tried = search.run();
    likedFirst(tried);
    std::vector<Considered> ranked;
    for (const EventTried &word : tried)
        ranked.push_back({word.event, word.value(), &word.sums});
    return decided(ranked, view, outlook.standing);
}

Decision SearchPlayer::decide(const SeatView &view, const MatchOutlook &outlook,
                              const std::atomic<bool> &stop)
{
    prepare(outlook);
    const Prompt &prompt = view.prompt();
    Decision decision;
    if (const auto challenge = provableRenege(view))
        decision.event = *challenge;
    else if (const auto claim = claimOf(view))
        decision.event = *claim;
    else if (!prompt.cards && prompt.choices.size() == 1)
        decision.event = prompt.choices.front();
    else if (!prompt.cards && prompt.choices.front().kind == EventKind::play)
        decision = playCard(view, outlook, stop);
    else if (!prompt.cards && prompt.choices.front().kind == EventKind::draft)
        decision.event = m_heuristics->answer(AskedPlayer(view), prompt, view.offered());
    else
        decision = answer(view, outlook, stop);
    return decision;
}

} // namespace sandbag
