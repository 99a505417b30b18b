// SPDX-License-Identifier: GPL-3.0-or-later
#include "conduct/table_question.h"

#include "conduct/table_pace.h"
#include "match/match.h"
#include "seat_at_match.h"

#include <algorithm>

namespace sandbag {

namespace {

using Question = TableQuestion::Kind;

/// A challenge or a ruling after the last trick changes the result of the same deal.
TableQuestion result(const Match &match)
{
    if (match.results().empty())
        return {};
    const DealRecord &deal = match.record().deals.back();
    return {Question::result, Phase::done, static_cast<int>(match.results().size()),
            static_cast<int>(deal.events.size()), static_cast<int>(deal.rulings.size())};
}

/// A card is asked for without a panel: it is played from the hand.
Question kindOf(const Prompt &prompt)
{
    if (prompt.cards)
        return Question::cards;
    if (!prompt.choices.empty() && prompt.choices.front().kind == EventKind::play)
        return Question::none;
    const bool call =
        std::any_of(prompt.choices.begin(), prompt.choices.end(), [](const Event &event) {
            return event.kind == EventKind::call || event.kind == EventKind::look;
        });
    return call ? Question::bid : Question::choice;
}

TableQuestion ofDeal(Question kind, const SeatView &seen, int deals)
{
    if (kind == Question::none)
        return {};
    const bool decision = kind != Question::curtain && kind != Question::talk;
    return {kind, decision ? seen.prompt().phase : Phase::done, deals,
            static_cast<int>(seen.seen().log.size())};
}

} // namespace

TableQuestion questionOn(Showing showing, const SeatAtMatch &at, const SeatView *seen, int viewer)
{
    if (showing == Showing::heldTrick || showing == Showing::moment || showing == Showing::draw ||
        !at.hasMatch())
        return {};
    const BeforeDeal before = at.beforeDeal();
    if (before.cutAsked && at.isHere(before.cutter))
        return {Question::cut, Phase::cut, at.deals()};
    if (at.dealOver())
        return result(at.match());
    if (!seen)
        return {};
    if (showing == Showing::curtain)
        return ofDeal(Question::curtain, *seen, at.deals());
    if (showing == Showing::talk)
        return ofDeal(Question::talk, *seen, at.deals());
    if (!seen->mayAct() || !at.isHere(viewer))
        return {};
    return ofDeal(kindOf(seen->prompt()), *seen, at.deals());
}

} // namespace sandbag
