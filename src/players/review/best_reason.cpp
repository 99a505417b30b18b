// SPDX-License-Identifier: GPL-3.0-or-later
#include "review/best_reason.h"

#include "heuristics/heuristics.h"
#include "review/bid_causes.h"
#include "review/bid_hand.h"
#include "review/call_reasons.h"
#include "review/card_at_turn.h"
#include "review/card_contrast.h"
#include "review/exchange_reasons.h"
#include "review/look_reasons.h"
#include "search/naming.h"
#include "search/reasons.h"
#include "search/score_words.h"
#include "search/telling.h"
#include "text/mark.h"

namespace sandbag {

namespace {

constexpr double kEvenNil = 0.5; ///< part of the worlds in which a nil is made that speaks for it

/// The choices beside the best one: the one made, or else the best one that is worse.
Beside besideBest(const RankedChoices &choices)
{
    const auto &[ranked, made] = choices;
    const auto cardOf = [](const Considered &one) {
        return one.event && one.event->kind == EventKind::play
                   ? std::optional(one.event->cards.front())
                   : std::nullopt;
    };
    const Considered &best = ranked.front();
    Beside beside;
    const std::size_t other = made > 0 ? made : besideOf(ranked);
    if (other < ranked.size())
        beside.compared = cardOf(ranked[other]);
    for (const Considered &one : ranked.subspan(1)) {
        const auto card = cardOf(one);
        if (card && !one.sums->values.empty() &&
            areAlike(leadOver(*best.sums, *one.sums), best.value - one.value))
            beside.alike.push_back(*card);
    }
    return beside;
}

std::vector<Sentence> ofBestCard(const RankedChoices &choices, const SeatView &view)
{
    const Considered &best = choices.ranked.front();
    const Card card = best.event->cards.front();
    std::vector<Sentence> reasons;
    if (card.isLowAce() || !view.mayAct())
        return reasons;
    const CardAtTurn atTurn(view, card, lostNilsAfter(*best.sums, view, best.event));
    for (const Purpose &purpose : purposesOf(atTurn, besideBest(choices)))
        reasons.push_back(wordsOf(purpose, Voice::toPlayer));
    if (auto both = fitsComparedWords(atTurn, besideBest(choices), Voice::toPlayer))
        reasons.push_back(std::move(*both));
    return reasons;
}

/// A nil that is more likely to fail: the best choice for what the others are worth.
bool isUnlikelyNil(const RankedChoices &choices, const SeatView &view)
{
    const Considered &best = choices.ranked.front();
    return best.event->call().isNil() && !best.sums->values.empty() &&
           best.sums->share(best.sums->nils[view.seat()]) < kEvenNil;
}

/// The hand speaks against it: what the others have bid may speak for it.
std::vector<Sentence> ofUnlikelyNil(const SeatView &view)
{
    const int expected = halvesOf(BidHand(view).tricks(Heuristics(view.seen().context).hands()));
    auto few = fewLeft(view, expected, Voice::toPlayer);
    return few ? std::vector<Sentence>{std::move(*few)} : std::vector<Sentence>();
}

std::vector<Sentence> ofDraft(const Event &best, const SeatView &view)
{
    auto why = whyKept(view, best.word() == Word::keep);
    return why ? std::vector<Sentence>{std::move(*why)} : std::vector<Sentence>();
}

} // namespace

Sentence reasonForBest(const Judgement &judgement, const RankedChoices &choices,
                       const SeatView &view, const Standing &standing)
{
    const auto &[ranked, made] = choices;
    const bool told = costs(judgement.grade) || (made == 0 && judgement.grade == Grade::best);
    if (judgement.forced || !told || ranked.empty() || !ranked.front().event)
        return {};
    const Event &best = *ranked.front().event;
    std::vector<Sentence> reasons;
    if (best.kind == EventKind::play && ranked.size() > 1)
        reasons = ofBestCard(choices, view);
    else if (best.kind == EventKind::call && best.call().blind)
        reasons = scoreWords(view, standing, best.call(), Voice::toPlayer);
    else if (best.kind == EventKind::call && isUnlikelyNil(choices, view))
        reasons = ofUnlikelyNil(view);
    else if (best.kind == EventKind::look)
        reasons = lookReasonsOf(view, {view.seen().context, standing}, Voice::toPlayer);
    else if (best.kind == EventKind::call)
        reasons = handWords(view, standing, best.call(), true);
    else if (best.kind == EventKind::draft)
        reasons = ofDraft(best, view);
    if (reasons.empty())
        return {};
    return {QT_TRANSLATE_NOOP("players", "Reason for %1: %2"),
            {nameOf(best, best, view), nested(joined(std::move(reasons)))}};
}

} // namespace sandbag
