// SPDX-License-Identifier: GPL-3.0-or-later
#include "table_question.h"

#include "game_session.h"

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

TableQuestion ofDeal(Question kind, const SeatView &seen, const Match &match)
{
    if (kind == Question::none)
        return {};
    const bool decision = kind != Question::curtain && kind != Question::talk;
    return {kind, decision ? seen.prompt().phase : Phase::done,
            static_cast<int>(match.results().size()), static_cast<int>(seen.seen().log.size())};
}

} // namespace

TableQuestion questionOn(Showing showing, const GameSession &session, const SeatView *seen,
                         int viewer, int replayed)
{
    if (showing == Showing::replay)
        return {Question::replay, Phase::done, replayed};
    if (showing == Showing::heldTrick || showing == Showing::moment || showing == Showing::draw ||
        !session.hasMatch())
        return {};
    const Match &match = session.match();
    if (session.dealPhase() == Phase::cut && session.isHuman(session.cutter()))
        return {Question::cut, Phase::cut, static_cast<int>(match.results().size())};
    if (match.dealOver())
        return result(match);
    if (!seen)
        return {};
    if (showing == Showing::curtain)
        return ofDeal(Question::curtain, *seen, match);
    if (showing == Showing::talk)
        return ofDeal(Question::talk, *seen, match);
    if (!seen->mayAct() || !session.isHuman(viewer))
        return {};
    return ofDeal(kindOf(seen->prompt()), *seen, match);
}

} // namespace sandbag
