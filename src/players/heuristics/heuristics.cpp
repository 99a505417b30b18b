// SPDX-License-Identifier: GPL-3.0-or-later
#include "heuristics/heuristics.h"

#include "bidding/nil_picks.h"
#include "bidding/nil_trials.h"
#include "deal/bidding.h"
#include "setup/pack.h"

#include <algorithm>
#include <cmath>

namespace sandbag {

namespace {

/// A hand that expects fewer tricks thinks of nil before it has called.
constexpr float kNilHand = 1.3F;
constexpr float kNeverSaid = -2;

bool isWord(EventKind kind)
{
    return kind == EventKind::call || kind == EventKind::look || kind == EventKind::raise ||
           kind == EventKind::stay || kind == EventKind::comeOut || kind == EventKind::declare;
}

} // namespace

Heuristics::Heuristics(std::shared_ptr<const RuleContext> context, const BidTemper &temper,
                       const CardWeights &weights)
    : m_book(context),
      m_hands(context, weights.picks),
      m_win(*context),
      m_temper(temper),
      m_weights(weights)
{
    m_hands.shiftNilOdds(nilOddsHere(m_book, m_hands, m_weights));
    m_book.setDread(m_temper.tenthBag);
}

Event Heuristics::answer(const AskedPlayer &player, const Prompt &prompt, const CardList &offered)
{
    if (prompt.cards)
        return picked(player, *prompt.cards, aimOf(player, *prompt.cards));
    if (prompt.choices.size() == 1)
        return prompt.choices.front();
    switch (prompt.choices.front().kind) {
    case EventKind::draft:
        return pickDraft(player, offered, m_weights.picks);
    case EventKind::answer:
        return reply(player, prompt);
    case EventKind::leads:
        return chooseLeader(player, prompt);
    default:
        return bestWord(player, prompt);
    }
}

/// A choice can be judged by the hand that is left. (Of two decks, and where cards are taken or a
/// suit is asked for, card by card.)
bool Heuristics::picksWholeHand(const AskedPlayer &player, const CardChoice &choice) const
{
    return m_weights.picks.wholeNil && !choice.nameSuit && choice.least == choice.most &&
           choice.kind != EventKind::take && !isDoublePack(player.rules());
}

Event Heuristics::picked(const AskedPlayer &player, const CardChoice &choice, PickAim aim) const
{
    return aim == PickAim::nil && picksWholeHand(player, choice)
               ? safestNil(m_hands, player, choice)
               : pickCards(player, choice, aim, m_weights.picks);
}

/// The call that is best with the hand that these cards leave, and what it is worth.
std::pair<Event, float> Heuristics::bestCallWithout(const AskedPlayer &player, const CardList &gone)
{
    Slots slots = 0;
    for (const Card card : gone)
        slots |= slotBit(player.context().play.slotOf[card.face()]);
    const AskedPlayer left = player.without(slots);
    Prompt calls;
    for (const MenuCall &row : left.menu()) {
        if (row.open)
            calls.choices.push_back(Event::makeCall(player.seat(), row.call));
    }
    if (calls.choices.empty())
        return {Event::of(EventKind::stay, player.seat()), kNeverSaid};
    const auto valued = values(left, calls);
    return *std::max_element(valued.begin(), valued.end(),
                             [](const auto &a, const auto &b) { return a.second < b.second; });
}

/// Whether the hand is the better for a nil: where cards go before the calls, what may go decides
/// it, not what is held. But where nils are declared before the calls, or spades that may go give
/// the number, the menu does not tell.
bool Heuristics::ownNilAhead(const AskedPlayer &player, const CardChoice &choice)
{
    const auto nilIsOpen = [&player] {
        const auto menu = player.menu();
        return std::any_of(menu.begin(), menu.end(),
                           [](const MenuCall &row) { return row.open && row.call.isNil(); });
    };
    const bool ahead = m_weights.picks.callAhead && choice.kind == EventKind::discard &&
                       !spadesGiveBid(player.rules()) && player.looked() &&
                       picksWholeHand(player, choice) && nilIsOpen();
    if (!ahead)
        return ownTricks(player) < kNilHand;
    const auto best = [&](PickAim aim) {
        return bestCallWithout(player, picked(player, choice, aim).cards);
    };
    const auto [call, worth] = best(PickAim::nil);
    return call.kind == EventKind::call && call.call().isNil() &&
           worth > best(PickAim::strength).second;
}

CallFeatureExtractor::Valued Heuristics::byThumb(const AskedPlayer &player, const Prompt &prompt)
{
    CallValues values(m_book, m_hands, m_win, m_temper, player);
    CallFeatureExtractor::Valued valued;
    for (const Event &event : prompt.choices)
        valued.emplace_back(event, isWord(event.kind) ? values.of(event) : kNeverSaid);
    return valued;
}

CallFeatureExtractor Heuristics::featuresOf(const AskedPlayer &player,
                                            const CallFeatureExtractor::Valued &valued)
{
    const CallValues values(m_book, m_hands, m_win, m_temper, player);
    return {{m_book, m_hands, m_win}, player, {values.tricks(), values.nilChance()}, valued};
}

std::vector<std::pair<Event, float>> Heuristics::values(const AskedPlayer &player,
                                                        const Prompt &prompt)
{
    CallFeatureExtractor::Valued valued = byThumb(player, prompt);
    if (m_temper.lessons && player.looked())
        featuresOf(player, valued).teach(*m_temper.lessons, valued);
    return valued;
}

float Heuristics::dislike(const AskedPlayer &player, const Event &event)
{
    return CallValues(m_book, m_hands, m_win, m_temper, player).dislike(event);
}

Event Heuristics::bestWord(const AskedPlayer &player, const Prompt &prompt)
{
    const auto valued = values(player, prompt);
    const auto better = [](const auto &a, const auto &b) { return a.second < b.second; };
    return std::max_element(valued.begin(), valued.end(), better)->first;
}

float Heuristics::ownTricks(const AskedPlayer &player) const
{
    if (!player.looked())
        return m_hands.share();
    const Slots own = player.hand();
    return m_hands.tricks(own, player.secondCopies(), m_hands.pack() & ~own);
}

PickAim Heuristics::aimOf(const AskedPlayer &player, const CardChoice &choice)
{
    const PerSeat<Call> &calls = player.calls();
    const Call &own = calls[player.seat()];
    const SeatSet spoken = player.bidding().spoken;
    const auto nilMayCome = [&](int seat) {
        return nilMayBeBid(player.context()) && !calls[seat].made() && !spoken.has(seat);
    };
    if (own.isNil() || (nilMayCome(player.seat()) && ownNilAhead(player, choice)))
        return PickAim::nil;
    // A partner who wants no trick, or may yet: they get what cannot hurt them.
    if (choice.kind == EventKind::pass && choice.to >= 0 &&
        (calls[choice.to].isNil() || nilMayCome(choice.to)))
        return PickAim::coverNil;
    return PickAim::strength;
}

/// Partner asks whether to call a misdeal, how many tricks to add, or for leave to play no trump.
Event Heuristics::reply(const AskedPlayer &player, const Prompt &prompt) const
{
    const float tricks = ownTricks(player);
    const bool poor = tricks < m_hands.share() - 0.5F;
    const Word word = player.question() == Word::misdeal && poor ? Word::yes : Word::no;
    const Event *best = &prompt.choices.front();
    for (const Event &event : prompt.choices) {
        const auto miss = [&](const Event &e) {
            return std::abs(static_cast<float>(e.addedTricks()) - tricks);
        };
        if (player.question() == Word::mo ? miss(event) < miss(*best) : event.word() == word)
            best = &event;
    }
    return *best;
}

/// A mo side leads from the stronger hand.
Event Heuristics::chooseLeader(const AskedPlayer &player, const Prompt &prompt) const
{
    const bool strong = ownTricks(player) >= m_hands.share();
    for (const Event &event : prompt.choices) {
        if ((event.leader() == player.seat()) == strong)
            return event;
    }
    return prompt.choices.front();
}

} // namespace sandbag
