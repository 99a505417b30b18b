// SPDX-License-Identifier: GPL-3.0-or-later
#include "review/match_review.h"

#include "match/match.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <utility>

namespace sandbag {

namespace {

/// Distinguishes the choices of a match, for the seed.
std::uint64_t numberOf(const ChoicePlace &place)
{
    return static_cast<std::uint64_t>(place.deal) << 16 | static_cast<std::uint64_t>(place.event);
}

/// A step of the curve put down to what it came from, for one side.
struct StepParts {
    double choice = 0; ///< of the player whose event it was; they gave something away
    double cards = 0;  ///< everything else
};

/// What the choice that led to `to` gave away, as it touches `side`; 0 where it was judged to give
/// away nothing, or not judged.
StepParts stepParts(const Seating &seating, const CurvePoint &from, const CurvePoint &to,
                    double lossWin, int side)
{
    StepParts parts;
    if (to.seat >= 0 && lossWin > 0)
        parts.choice = seating.sideOf(to.seat) == side ? -lossWin : lossWin / (seating.sides - 1);
    parts.cards = to.win[side] - from.win[side] - parts.choice;
    return parts;
}

/// A part goes to the one who made the choice, as this seat sees them.
void put(LuckAndSkill &parts, const Seating &seating, int seat, int chooser, double part)
{
    if (chooser == seat)
        parts.own += part;
    else if (seating.together(chooser, seat))
        parts.partner += part;
    else
        parts.others += part;
}

} // namespace

int finishedDeals(const Match &match)
{
    const auto &results = match.results();
    return static_cast<int>(
        std::count_if(results.begin(), results.end(), [](const auto &r) { return !r.partial(); }));
}

Match finishedPart(const Match &match)
{
    Match finished = match;
    if (finishedDeals(match) < static_cast<int>(match.results().size()))
        finished.removeLastDeal(); // only the last one may be partial
    return finished;
}

std::vector<ChoicePlace> choicesOf(const Match &match, int seat)
{
    std::vector<ChoicePlace> places;
    const auto &deals = match.record().deals;
    for (int deal = 0; deal < static_cast<int>(deals.size()); ++deal) {
        const auto &record = deals[static_cast<std::size_t>(deal)];
        if (record.kind != DealRecord::Kind::played)
            continue;
        for (int event = 0; event < static_cast<int>(record.events.size()); ++event) {
            const int whose = record.events[static_cast<std::size_t>(event)].seat;
            if (whose >= 0 && (seat < 0 || seat == whose))
                places.push_back({deal, event, whose});
        }
    }
    return places;
}

bool hasChoices(const Match &match)
{
    const auto &deals = match.record().deals;
    return std::any_of(deals.begin(), deals.end(), [](const DealRecord &deal) {
        return deal.kind == DealRecord::Kind::played &&
               std::any_of(deal.events.begin(), deal.events.end(),
                           [](const Event &event) { return event.seat >= 0; });
    });
}

Judgement judgeChoice(Judge &judge, const Match &match, const ChoicePlace &place,
                      const std::atomic<bool> &stop)
{
    const auto state = match.dealAt(place.deal, place.event);
    const auto &events = match.record().deals[static_cast<std::size_t>(place.deal)].events;
    const MatchOutlook outlook{match.contextOf(place.deal), match.standingBefore(place.deal)};
    return judge.judge(SeatView(*state, place.seat), outlook,
                       events[static_cast<std::size_t>(place.event)], numberOf(place), stop);
}

std::vector<CurvePoint> curveOf(const Match &match, std::uint64_t seed, int playouts,
                                const std::atomic<bool> *stop)
{
    WinCurve curve(seed, playouts);
    std::vector<CurvePoint> points;
    for (int deal = 0; deal < static_cast<int>(match.record().deals.size()); ++deal) {
        if (stop && *stop)
            break;
        const auto more = curve.ofDeal(match, deal);
        points.insert(points.end(), more.begin(), more.end());
    }
    return points;
}

std::vector<LuckAndSkill> luckAndSkill(const Seating &seating, const std::vector<CurvePoint> &curve,
                                       const std::vector<JudgedChoice> &choices)
{
    std::map<std::pair<int, int>, double> losses; // by deal and event
    for (const JudgedChoice &choice : choices) {
        if (costs(choice.judgement.grade))
            losses[{choice.place.deal, choice.place.event}] = choice.judgement.lossWin;
    }
    std::vector<LuckAndSkill> all(static_cast<std::size_t>(seating.players));
    for (int seat = 0; seat < seating.players && !curve.empty(); ++seat) {
        LuckAndSkill &parts = all[static_cast<std::size_t>(seat)];
        const int side = seating.sideOf(seat);
        for (std::size_t i = 1; i < curve.size(); ++i) {
            const CurvePoint &to = curve[i];
            const bool choice = to.step == CurveStep::choice;
            const auto loss = choice ? losses.find({to.deal, to.events - 1}) : losses.end();
            const StepParts step =
                stepParts(seating, curve[i - 1], to, loss != losses.end() ? loss->second : 0, side);
            parts.cards += step.cards;
            if (choice)
                put(parts, seating, seat, to.seat, step.choice);
        }
        parts.result = curve.back().win[side] - curve.front().win[side];
    }
    return all;
}

std::vector<DealSwing> swingsOf(const Seating &seating, const std::vector<CurvePoint> &curve)
{
    std::vector<DealSwing> swings;
    for (const CurvePoint &point : curve) {
        if (swings.empty() || swings.back().deal != point.deal)
            swings.push_back({point.deal, point.win, point.win, false});
        swings.back().after = point.win;
    }
    for (DealSwing &swing : swings) {
        for (int side = 0; side < seating.sides; ++side)
            swing.decisive |= std::abs(swing.after[side] - swing.before[side]) >= kDecisive;
    }
    return swings;
}

MatchReview summedUp(const Seating &seating, std::vector<JudgedChoice> choices,
                     std::vector<CurvePoint> curve)
{
    std::sort(choices.begin(), choices.end(), [](const JudgedChoice &a, const JudgedChoice &b) {
        return std::pair(a.place.deal, a.place.event) < std::pair(b.place.deal, b.place.event);
    });
    MatchReview review;
    review.parts = luckAndSkill(seating, curve, choices);
    review.deals = swingsOf(seating, curve);
    review.choices = std::move(choices);
    review.curve = std::move(curve);
    return review;
}

const JudgedChoice *bestFind(const std::vector<JudgedChoice> &choices)
{
    const JudgedChoice *best = nullptr;
    double most = kSlip;
    for (const JudgedChoice &choice : choices) {
        const auto &values = choice.judgement.values;
        if (choice.judgement.grade != Grade::best || values.size() < 2)
            continue;
        const ChoiceValue &next = values[1];
        if (next.behind > most && next.behind > kClear * next.behindError) {
            most = next.behind;
            best = &choice;
        }
    }
    return best;
}

std::vector<const JudgedChoice *> costliest(const std::vector<JudgedChoice> &choices)
{
    std::vector<const JudgedChoice *> list;
    for (const JudgedChoice &choice : choices) {
        if (costs(choice.judgement.grade))
            list.push_back(&choice);
    }
    std::stable_sort(list.begin(), list.end(), [](const auto *a, const auto *b) {
        return a->judgement.cost() > b->judgement.cost();
    });
    return list;
}

} // namespace sandbag
