// SPDX-License-Identifier: GPL-3.0-or-later
#include "review/explainer.h"

#include "match/match.h"
#include "named/levels.h"
#include "named/named_player.h"
#include "review/beliefs.h"
#include "review/own_reasons.h"
#include "search/reasons.h"

#include <algorithm>
#include <utility>

namespace sandbag {

namespace {

/// Cards tried for the best line with all hands open: some seconds at most.
constexpr std::uint64_t kMostNodes = 8'000'000;
/// Of the budget of a review, for a choice that none has judged.
constexpr int kQuickShare = 4;

/// Levels from this one on look for the hidden cards; those below count at most.
constexpr int kReadsHands = 4;

/// How a player of that name thinks; nothing where it is none of ours.
std::optional<Mind> mindOf(const std::string &player)
{
    Mind mind;
    if (const auto [level, personality] = levelOf(player); level) {
        mind.memory = level->memory;
        mind.bidNoise = level->bidNoise;
        mind.misjudges = level->noise > 0 || level->whim > 0;
        mind.taught = level->taught;
        mind.weighsHands = level->number >= kReadsHands;
        mind.hopeful = level->bidNoise > 0 || personality->boldness > 0;
        mind.imagines = level->thinks >= 1;
        return mind;
    }
    // A computer of which no more is said is one of ours.
    const bool ours = player == "computer" || (player != "random" && makePlayer(player, 0));
    mind.imagines = player.rfind("search", 0) == 0;
    return ours ? std::optional(mind) : std::nullopt;
}

/// Of the deals that were played out those after a lower number than the bid, or a higher one,
/// ended worse.
bool didWorse(const Event &made, const Judgement &judged, bool lower)
{
    const auto &values = judged.values;
    const auto own = std::find_if(values.begin(), values.end(), [&made](const ChoiceValue &value) {
        return value.event && *value.event == made;
    });
    return made.kind == EventKind::call && own != values.end() &&
           std::any_of(values.begin(), values.end(), [&](const ChoiceValue &value) {
               if (!value.event || value.event->kind != EventKind::call ||
                   !value.event->call().isNumber() || value.win >= own->win)
                   return false;
               const int halves = value.event->call().halves, mine = made.call().halves;
               return lower ? halves < mine : halves > mine;
           });
}

/// The card that was judged best, where it is better than the one played beyond chance.
std::optional<Card> betterCard(const Event &made, const Judgement &judged)
{
    if (made.kind != EventKind::play || judged.values.empty() || !costs(judged.grade))
        return {};
    const auto &best = judged.values.front().event;
    if (!best || best->kind != EventKind::play || *best == made)
        return {};
    return best->cards.front();
}

/// Cards that were judged about as good as the one played.
std::vector<Card> cardsAlike(const Event &made, const Judgement &judged)
{
    std::vector<Card> cards;
    const auto own = std::find_if(judged.values.begin(), judged.values.end(),
                                  [&made](const ChoiceValue &one) { return one.event == made; });
    if (made.kind != EventKind::play || own == judged.values.end())
        return cards;
    for (const ChoiceValue &one : judged.values) {
        if (one.event && one.event->kind == EventKind::play && *one.event != made &&
            one.asGood.value_or(areAlike(one.points - own->points, one.win - own->win)))
            cards.push_back(one.event->cards.front());
    }
    return cards;
}

/// The card that figures compare the one played with: the best one, or the best one that is worse.
std::optional<Card> comparedWith(const Event &made, const Judgement &judged)
{
    const auto &values = judged.values;
    const auto isOther = [&](const ChoiceValue &one) {
        return one.event && one.event->kind == EventKind::play && *one.event != made;
    };
    if (made.kind != EventKind::play || values.size() < 2)
        return {};
    if (isOther(values.front()))
        return values.front().event->cards.front();
    const auto worse = std::find_if(values.begin() + 1, values.end(), [&](const ChoiceValue &one) {
        return isOther(one) &&
               !areAlike(one.points - values.front().points, one.win - values.front().win);
    });
    return worse == values.end() ? std::nullopt : std::optional(worse->event->cards.front());
}

} // namespace

std::vector<Sentence> ownWordsOf(const SeatView &view, const MatchOutlook &outlook,
                                 const Event &made, const std::string &player, bool discreet,
                                 const Judgement &judged)
{
    auto mind = mindOf(player);
    if (!mind)
        return {};
    mind->discreet = discreet;
    mind->lostNils = judged.lostNils;
    mind->plansNil = judged.plansNil;
    mind->nilsGivenUp = judged.nilsGivenUp;
    mind->contractLost = judged.contractLost;
    mind->best = betterCard(made, judged);
    mind->beside = {comparedWith(made, judged), cardsAlike(made, judged)};
    mind->faultless = !judged.values.empty() && judged.grade == Grade::best;
    mind->fearsMore = mind->imagines && didWorse(made, judged, false);
    mind->imagines = mind->imagines && didWorse(made, judged, true);
    return ownReasonsOf(view, outlook, made, *mind);
}

bool weighsHiddenHands(const std::string &player)
{
    const auto mind = mindOf(player);
    return !mind || mind->weighsHands;
}

Explanation explain(const Match &match, const ChoicePlace &place, std::optional<Judgement> known,
                    Judge &judge, const std::atomic<bool> &stop)
{
    Explanation why;
    why.place = place;
    const auto state = match.dealAt(place.deal, place.event);
    if (!state)
        return why;
    const auto deals = static_cast<std::size_t>(place.deal) + 1;
    why.discreet = match.results().size() == deals && match.results().back().partial();
    const MatchOutlook outlook{match.contextOf(place.deal), match.standingBefore(place.deal)};
    const SeatView view(*state, place.seat);
    const auto &players = match.record().players;
    const auto seat = static_cast<std::size_t>(place.seat);
    const std::string player = seat < players.size() ? players[seat].kind : std::string();
    const auto &events = match.record().deals[deals - 1].events;
    why.judgement = known ? std::move(*known) : judgeChoice(judge, match, place, stop);
    why.own = ownWordsOf(view, outlook, events[static_cast<std::size_t>(place.event)], player,
                         why.discreet, why.judgement);
    if (weighsHiddenHands(player))
        why.beliefs = beliefsOf(view, outlook, {1, why.discreet}, stop);
    return why;
}

Explainer::Explainer(QObject *parent) : QObject(parent), m_question(QThread::LowPriority) {}

void Explainer::askWhy(const Match &match, const ChoicePlace &place, std::optional<Judgement> known)
{
    if (!match.dealAt(place.deal, place.event)) {
        cancel();
        Explanation nothing;
        nothing.place = place;
        emit explained(nothing);
        return;
    }
    m_question.ask([this, match, place, known](const BackgroundQuestion::Asked &asked) {
        Judge judge(partOf({}, kQuickShare));
        const Explanation why = explain(match, place, known, judge, asked.stop());
        asked.conclude([this, why] { emit explained(why); });
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
    m_question.ask([this, deal, before, side](const BackgroundQuestion::Asked &asked) {
        std::optional<DoubleDummySolution> solution;
        for (const auto &[objective, nodes] :
             {std::pair{Objective::match, kMostNodes / 4}, {Objective::points, kMostNodes}}) {
            DoubleDummyTask task;
            task.objective = objective;
            task.side = side;
            task.nodes = nodes;
            task.stop = &asked.stop();
            if (!solution && !asked.stop() && canSolve(deal, objective))
                solution = solveOpen(deal, before, task);
        }
        asked.conclude([this, solution] { emit lineFound(solution); });
    });
}

} // namespace sandbag
