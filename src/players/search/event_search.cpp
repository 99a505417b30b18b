// SPDX-License-Identifier: GPL-3.0-or-later
#include "search/event_search.h"

#include "bidding/last_deal.h"
#include "deal/bidding.h"
#include "deal/stages.h"
#include "heuristics/call_on.h"
#include "search/pick_ideas.h"

#include <algorithm>
#include <cmath>

namespace sandbag {

namespace {

constexpr std::size_t kMostWords = 6;
constexpr float kWordMargin = 0.10F; ///< chance to win by which a word may look worse at first
constexpr float kWordMarginAtTheEnd = 0.3F;
constexpr float kCleverPrior = 0.04F; ///< … by which words that heuristics knows nothing of do
/// Worlds that what games taught of a call counts for; 8 or 400 win as much.
constexpr double kTaughtWorlds = 60;
constexpr int kSampled = 24;     ///< worlds drawn for a batch, of which by likelihood …
constexpr int kWorldsPlayed = 8; ///< … this many are played
/// Batches of one answer alone before a hint or a review tells what it comes to, and for one of
/// which nothing is told but that it was the best.
constexpr int kBatchesTold = 40, kBatchesBrief = 1;

/// The same cards in another order are the same answer.
bool sameAnswer(Event one, Event other)
{
    sortForFiles(one.cards.begin(), one.cards.end());
    sortForFiles(other.cards.begin(), other.cards.end());
    return one.kind == other.kind && one.suit == other.suit && toString(one) == toString(other);
}

/// The stock of a draft as it may be: what is offered next, the others below it. A world may have
/// put what is offered into a hand: it goes for a card of the stock.
CardList stockOf(const SeatView &view, PlayState &play, CardList rest)
{
    const PlayTables &tables = view.context().play;
    CardList stock(static_cast<std::size_t>(2 * view.seen().step), Card());
    for (const Card card : view.offered()) {
        stock.push_back(card);
        const auto lies = std::find(rest.begin(), rest.end(), card);
        if (lies != rest.end()) {
            rest.erase(lies);
            continue;
        }
        const Slots bit = slotBit(tables.slotOf[card.face()]);
        for (int seat = 0; seat < view.context().seating.players && !rest.empty(); ++seat) {
            if (seat == view.seat() || !(play.hand[seat] & bit))
                continue;
            play.hand[seat] ^= bit | slotBit(tables.slotOf[rest.back().face()]);
            rest.pop_back();
        }
    }
    stock.insert(stock.end(), rest.begin(), rest.end());
    return stock;
}

} // namespace

double EventTried::value() const
{
    return (sums.value - dislike * sums.weight + priorWorlds * prior) / (sums.weight + priorWorlds);
}

EventSearch::EventSearch(const SearchTask &task)
    : m_view(task.view),
      m_explain(task.options.explain),
      m_brief(task.options.brief),
      m_heuristics(task.heuristics),
      m_seed(task.seed),
      m_budget(task.options, task.stop),
      m_goals(m_heuristics.book().goals(ownNumbers(m_view.seen()), playsItself(m_view.seen()))),
      m_weights(task.imaginedPlay()),
      m_belief(m_view, m_heuristics, m_heuristics.weights(), m_goals, task.options.belief),
      m_sampler(m_view, m_heuristics.weights().picks),
      m_leaves(m_heuristics.book().plan(), m_heuristics.win(), task.outlook.standing,
               m_view.context().seating.sideOf(m_view.seat()))
{
    if (m_view.prompt().cards)
        findPicks();
    else
        findWords();
}

/// The words that heuristics likes best, and whatever it knows nothing of in addition to the best
/// number.
void EventSearch::findWords()
{
    auto valued = m_heuristics.values(AskedPlayer(m_view), m_view.prompt());
    std::stable_sort(valued.begin(), valued.end(),
                     [](const auto &a, const auto &b) { return a.second > b.second; });
    if (valued.empty())
        return; // nobody is asked: what is to be weighed comes by weighOnly()
    const auto [best, top] = valued.front();
    // What may be the last deal is won or lost by it: sums of tricks alone may be far off.
    const float margin = m_heuristics.temper().lastDealSums && mayBeLastDeal(m_heuristics.book())
                             ? kWordMarginAtTheEnd
                             : kWordMargin;
    for (const auto &[event, value] : valued) {
        const bool thinkable = value > top - margin || top < 0;
        if (thinkable && m_tried.size() < kMostWords)
            m_tried.push_back({event, std::max(value, 0.0F), 0, {}, true, false, false});
    }
    if (m_explain && m_tried.size() < 2 && valued.size() > 1) // what it is better than
        m_tried.push_back(
            {valued[1].first, std::max(valued[1].second, 0.0F), 0, {}, true, false, false});
    if (best.kind == EventKind::call)
        addClever(valued, best);
    const AskedPlayer player(m_view);
    const bool taught =
        m_heuristics.temper().lessons && !m_heuristics.featuresOf(player, valued).choices().empty();
    for (EventTried &tried : m_tried) {
        tried.dislike = m_heuristics.dislike(player, tried.event);
        if (taught)
            tried.priorWorlds = kTaughtWorlds;
    }
}

void EventSearch::addClever(const std::vector<std::pair<Event, float>> &valued, const Event &best)
{
    const float prior = std::max(0.0F, valued.front().second - kCleverPrior);
    for (const auto &[event, value] : valued) {
        if (event.kind != EventKind::call)
            continue;
        const Call &call = event.call();
        const bool clever = call.noTrump || call.dark || call.mark != Declaration::none;
        if (clever && value < 0 && call.what == best.call().what &&
            call.halves == best.call().halves && call.blind == best.call().blind)
            m_tried.push_back({event, prior, 0, {}, true, false, false});
    }
}

void EventSearch::findPicks()
{
    const CardChoice &choice = *m_view.prompt().cards;
    const AskedPlayer player(m_view);
    const PickAim aim = m_heuristics.aimOf(player, choice);
    const PickWeights &weights = m_heuristics.weights().picks;
    std::vector<Event> ideas = pickIdeas(m_view, choice, aim, weights);
    if (weights.callAhead && choice.kind == EventKind::discard)
        ideas.push_back(m_heuristics.picked(player, choice, PickAim::nil));
    ideas.insert(ideas.begin(), m_heuristics.picked(player, choice, aim));
    for (const Event &event : ideas) {
        const bool known =
            std::any_of(m_tried.begin(), m_tried.end(),
                        [&](const EventTried &tried) { return sameAnswer(tried.event, event); });
        if (!known)
            m_tried.push_back({event, 0.5F, 0, {}, true, false, false});
    }
}

void EventSearch::keep(const Event &event)
{
    for (EventTried &tried : m_tried) {
        if (sameAnswer(tried.event, event)) {
            tried.kept = true;
            return;
        }
    }
    m_tried.push_back({event, 0.5F, 0, {}, true, true, false});
}

void EventSearch::weighOnly(const std::vector<Event> &events)
{
    m_tried.clear();
    for (const Event &event : events)
        m_tried.push_back({event, 0.5F, 0, {}, true, false, false});
}

void EventSearch::weighNothing()
{
    m_tried.push_back({Event::of(EventKind::stay, m_view.seat()), 0.5F, 0, {}, true, false, true});
}

/// The deal with all hands, as far as it has come.
DealState EventSearch::dealt(const World &world, Dice &dice) const
{
    const PlayTables &tables = m_view.context().play;
    DealState state = m_view.seen();
    state.play.hand = world.hand;
    state.play.secondCopy = world.secondCopy;
    CardList rest = cardsOf(tables, world.rest);
    for (const Card card : cardsOf(tables, world.restSecond))
        rest.push_back(card);
    shuffle(rest, dice);
    // Cards that others have laid out for a partner.
    for (PassRecord &pass : state.exchange.pending) {
        if (!pass.cards.empty())
            continue;
        for (int i = 0; i < pass.count && !rest.empty(); ++i) {
            pass.cards.push_back(rest.back());
            rest.pop_back();
        }
    }
    if (const auto &beside = m_view.context().pack.setAside)
        rest.push_back(*beside);
    if (state.stage == Stage::draft)
        rest = stockOf(m_view, state.play, std::move(rest));
    if (state.hidden.undealt.empty() && state.kitty.taker < 0)
        state.hidden.undealt = rest;
    state.hidden.whole = true;
    state.hidden.unknown = {};
    return state;
}

Leaf EventSearch::outcome(DealState state, const EventTried &tried, std::uint64_t chance)
{
    if (!tried.waits && apply(state, tried.event))
        return {};
    callOn(state, m_heuristics);
    if (!state.over()) {
        const Goals goals = m_heuristics.book().goals(ownNumbers(state), playsItself(state));
        Voids voids{};
        for (int seat = 0; seat < state.seating().players; ++seat)
            voids[seat] = m_view.shownVoids(seat);
        playOutByPolicy(m_view.context().play, state.play, voids, {goals, m_weights, 0, chance});
    }
    return m_leaves.ofFacts(factsOf(state));
}

void EventSearch::playBatch()
{
    const std::uint64_t batch = seedFor(m_seed, m_batches++);
    Dice dice(batch);
    std::uint64_t number = 0;
    std::vector<World> sample;
    std::vector<float> likely;
    for (int i = 0; i < kSampled; ++i) {
        sample.push_back(m_belief.sample(m_sampler, dice));
        likely.push_back(m_belief.logLikelihood(sample.back()));
    }
    for (World &world : drawByLikelihood(std::move(sample), likely, kWorldsPlayed, dice)) {
        const DealState state = dealt(world, dice);
        const std::uint64_t chance = seedFor(batch, number++);
        for (EventTried &tried : m_tried) {
            if (!tried.alive)
                continue;
            tried.sums.add(outcome(state, tried, chance), world.weight);
            ++m_iterations;
        }
        if (m_budget.over())
            return;
    }
}

/// Gives up the answers that are clearly worse than the best one.
void EventSearch::drop()
{
    const EventTried *best = nullptr;
    for (const EventTried &tried : m_tried) {
        if (tried.alive && (!best || tried.value() > best->value()))
            best = &tried;
    }
    for (EventTried &tried : m_tried) {
        if (tried.alive && !tried.kept && &tried != best && clearlyWorse(tried.sums, best->sums))
            tried.alive = false;
    }
}

bool EventSearch::done() const
{
    const auto alive = std::count_if(m_tried.begin(), m_tried.end(),
                                     [](const EventTried &tried) { return tried.alive; });
    const bool kept = std::any_of(m_tried.begin(), m_tried.end(),
                                  [](const EventTried &tried) { return tried.kept; });
    const int ofOneAlone = m_brief ? kBatchesBrief : kBatchesTold;
    const int least = m_explain || kept ? ofOneAlone : 0;
    if (alive < 2 && m_batches >= least)
        return true;
    return m_budget.spent(m_iterations);
}

std::vector<EventTried> EventSearch::run()
{
    while (!m_budget.stopped() && !done()) {
        playBatch();
        drop();
    }
    std::stable_sort(m_tried.begin(), m_tried.end(), [](const EventTried &a, const EventTried &b) {
        return a.alive != b.alive ? a.alive : a.value() > b.value();
    });
    return std::move(m_tried);
}

} // namespace sandbag
