// SPDX-License-Identifier: GPL-3.0-or-later
#include "search/belief.h"

#include "bids/bid_rules.h"
#include "bids/call_kind.h"
#include "deal/bidding.h"
#include "play/fact_row.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <optional>
#include <span>

namespace sandbag {

namespace {

/// Whatever the hand, some players call so.
constexpr float kAnyCall = 0.02F;
/// The likelihood of a hand that the rules would not have let call so.
constexpr float kNotAllowed = 0.001F;

/// Spades of which the rules make the call the number.
std::optional<int> spadesStated(const RuleSet &rules, const Call &call)
{
    const auto stated = callKind(call).spadesStated;
    return stated ? stated(rules, call) : std::nullopt;
}

float logistic(float x)
{
    return 1 / (1 + std::exp(-x));
}

float odds(float chance)
{
    chance = std::clamp(chance, 0.01F, 0.99F);
    return std::log(chance / (1 - chance));
}

} // namespace

BeliefOptions BeliefOptions::first()
{
    BeliefOptions belief;
    belief.anyNil = kAnyCall;
    belief.nilFrom = 0.62F;
    belief.nilVague = 0.55F;
    belief.nilDeals = 1;
    return belief;
}

Belief::Belief(const SeatView &view, Heuristics &heuristics, const CardWeights &weights,
               const Goals &goals, const BeliefOptions &options)
    : m_view(view), m_heuristics(heuristics), m_weights(weights), m_goals(goals), m_options(options)
{
    const RuleSet &rules = view.rules();
    if (isSuicide(rules) || spadesGiveBid(rules))
        believeNilsLess();
    readTricks();
    readPasses();
    setToStart();
    readCalls();
}

void Belief::readTricks()
{
    const DealState &seen = m_view.seen();
    const PlayTables &tables = seen.context->play;
    const int players = seen.seating().players;
    for (const TrickRecord &trick : seen.tricks) {
        for (std::size_t place = 0; place < trick.cards.size(); ++place) {
            const auto seat =
                static_cast<std::uint8_t>((trick.leader + static_cast<int>(place)) % players);
            const Slot slot = tables.slotOf[trick.cards[place].face()];
            m_history.push_back({seat, slot});
            const Slots bit = slotBit(tables.heldSlot[slot]);
            (m_played[seat] & bit ? m_playedSecond[seat] : m_played[seat]) |= bit;
        }
    }
}

/// What was passed before the bids belonged to the hands that were bid on.
void Belief::readPasses()
{
    const DealState &seen = m_view.seen();
    const RuleSet &rules = seen.rules();
    const std::span passes(seen.exchange.passes);
    const bool early =
        rules.pass_every_deal > 0 && rules.pass_every_deal_when == PassEveryDealWhen::before_bids;
    const auto players = static_cast<std::size_t>(seen.seating().players);
    for (const PassRecord &pass : passes.subspan(early ? std::min(players, passes.size()) : 0)) {
        for (const Card card : pass.cards) {
            const Slots bit = slotBit(seen.context->play.slotOf[card.face()]);
            m_went[pass.from] |= bit;
            m_came[pass.to] |= bit;
        }
    }
}

/// The play before its first card.
void Belief::setToStart()
{
    const DealState &seen = m_view.seen();
    m_start = seen.play;
    m_start.hand.fill(0);
    m_start.secondCopy.fill(0);
    m_start.taken.fill(0);
    m_start.inTrick = m_start.tricksPlayed = 0;
    m_start.led = kNoEffectiveSuit;
    m_start.best = -1;
    m_start.broken = false;
    clearFacts(m_start);
    if (!seen.tricks.empty())
        m_start.leader = m_start.turn = static_cast<std::uint8_t>(seen.tricks.front().leader);
}

/// Whose calls tell of their hands.
void Belief::readCalls()
{
    const DealState &seen = m_view.seen();
    m_calls = ownNumbers(seen);
    for (int seat = 0; seat < seen.seating().players; ++seat) {
        const Call &call = m_calls[seat];
        const bool states = spadesStated(seen.rules(), call).has_value();
        const bool changed = states && !m_view.spadesStated(seat); // by cards that nobody saw
        const bool tells = seat != m_view.seat() && seen.bidding.looked.has(seat) && !call.blind &&
                           (call.isNumber() || call.isNil()) && !call.dark &&
                           eachBids(seen.rules()) && !changed;
        if (tells && call.isNil() && !states && m_options.nilDeals > 1)
            m_nils.add(seat);
        else if (tells)
            m_tells.add(seat);
    }
}

/// Who has no other call, or one other, calls a nil on many a hand.
void Belief::believeNilsLess()
{
    const BeliefOptions plain = BeliefOptions::first();
    m_options.anyNil = plain.anyNil;
    m_options.nilFrom = plain.nilFrom;
    m_options.nilVague = plain.nilVague;
    m_options.nilDeals = plain.nilDeals;
}

/// The likelihood that a player with this hand calls what this seat called.
float Belief::ofCall(int seat, Slots hand, Slots secondCopy) const
{
    const RuleSet &rules = m_view.rules();
    const Call &call = m_calls[seat];
    const HandModel &model = m_heuristics.hands();
    const Slots others = model.pack() & ~hand;
    const auto spades =
        std::popcount(hand & m_view.context().play.effectiveSuit[kEffectiveSpades]) +
        std::popcount(secondCopy & m_view.context().play.effectiveSuit[kEffectiveSpades]);
    const std::optional<int> stated = spadesStated(rules, call);
    if (stated && (everySpadeIsBid(rules) || spades != *stated))
        return spades == *stated ? 1 : kNotAllowed;
    float nil = 0;
    if (rules.nil_allowed)
        nil = logistic(
            (odds(model.nilChance(hand, secondCopy, others, -1)) - odds(m_options.nilFrom)) /
            m_options.nilVague);
    if (call.isNil())
        return m_options.anyNil + nil;
    if (stated) // nil was the only other call
        return kAnyCall + 1 - 0.8F * nil;
    const float tricks = model.tricks(hand, secondCopy, others);
    const float number =
        static_cast<float>(call.halves) / 2 + m_heuristics.temper().underbid - 0.1F;
    const float z = (tricks - number) / m_options.callDeviation;
    const bool least = call.tricks() <= std::max(1, rules.bid_min);
    const float fits = least && z < 0 ? 1 : std::exp(-0.5F * z * z);
    return kAnyCall + (1 - 0.8F * nil) * fits;
}

float Belief::ofCalls(const World &world, SeatSet seats) const
{
    float sum = 0;
    for (int seat = 0; seat < m_goals.players; ++seat) {
        if (!seats.has(seat))
            continue;
        // The hand as it was when its player called.
        const Slots hand = ((world.hand[seat] | m_played[seat]) & ~m_came[seat]) | m_went[seat];
        sum += std::log(ofCall(seat, hand, world.secondCopy[seat] | m_playedSecond[seat]));
    }
    return sum;
}

/// The likelihood of one card by one who chooses by the weights, with slips.
float Belief::ofPlay(const PlayState &state, const Voids &voids, Slot played) const
{
    const PlayTables &tables = m_view.context().play;
    const Slots legal = lawfulPlays(tables, state);
    if (!(legal & (legal - 1)))
        return 0;
    if (!(legal & slotBit(played)))
        return std::log(0.02F);
    const CardKnowledge sight = knowledgeOf(tables, state, voids);
    const ScoredCards scored = scoreCards({tables, state, m_goals, sight, legal, m_weights});
    float top = -1e30F;
    for (int i = 0; i < scored.count; ++i)
        top = std::max(top, scored.cards[i].score);
    float sum = 0, mine = 0;
    for (int i = 0; i < scored.count; ++i) {
        const float part = std::exp((scored.cards[i].score - top) / m_options.cardHeat);
        sum += part;
        // The card that stands for its equals is the lowest of them.
        if (scored.cards[i].slot <= played)
            mine = part;
    }
    return std::log((1 - m_options.cardSlip) * mine / sum +
                    m_options.cardSlip / static_cast<float>(scored.count));
}

float Belief::ofCards(const World &world) const
{
    const PlayTables &tables = m_view.context().play;
    PlayState state = m_start;
    for (int seat = 0; seat < m_goals.players; ++seat) {
        state.hand[seat] = world.hand[seat] | m_played[seat];
        state.secondCopy[seat] = world.secondCopy[seat] | m_playedSecond[seat];
    }
    Voids voids{};
    float sum = 0;
    for (const Played &play : m_history) {
        if (play.seat != m_view.seat() && !((state.anyCardSeats >> play.seat) & 1))
            sum += ofPlay(state, voids, play.slot);
        playSeen(tables, state, voids, play.slot);
    }
    return sum;
}

World Belief::sample(const WorldSampler &sampler, Dice &dice) const
{
    if (m_nils == SeatSet())
        return sampler.sample(dice);
    std::vector<World> deals;
    std::vector<float> logs;
    for (int i = 0; i < m_options.nilDeals; ++i) {
        deals.push_back(sampler.sample(dice));
        logs.push_back(m_options.callTrust * ofCalls(deals.back(), m_nils));
    }
    float mean = 0;
    for (const float log : logs)
        mean += std::exp(log) / static_cast<float>(logs.size());
    World world = drawByLikelihood(std::move(deals), logs, 1, dice).front();
    world.weight = mean;
    return world;
}

float Belief::logLikelihood(const World &world) const
{
    float sum = std::log(world.weight) + m_options.callTrust * ofCalls(world, m_tells);
    if (m_options.cardTrust > 0 && !m_history.empty())
        sum += m_options.cardTrust * ofCards(world);
    return sum;
}

} // namespace sandbag
