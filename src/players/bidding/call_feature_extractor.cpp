// SPDX-License-Identifier: GPL-3.0-or-later
#include "bidding/call_feature_extractor.h"

#include "bids/bid_rules.h"
#include "families/contract/trick_worth.h"
#include "families/winning/target.h"

#include <algorithm>
#include <bit>
#include <cmath>

namespace sandbag {

namespace {

using Rows = CallFeatures;

constexpr float kUsualShare = 3.25F;   ///< tricks of a player in the deal that rows are made for
constexpr float kUnderEstimate = 0.5F; ///< numbers are this far below the estimate …
constexpr float kFarOff = 2.6F;        ///< … and none this far from there is thought of
constexpr int kMostCards = 30;         ///< of a hand; more are not looked at

int rounded(float number)
{
    return static_cast<int>(std::lround(number));
}

/// The n highest cards of a suit that the hand holds, as bits from the highest on.
int topsHeld(Slots effectiveSuit, Slots own, int count)
{
    int held = 0;
    for (int place = 0; place < count && effectiveSuit; ++place) {
        const Slots top = std::bit_floor(effectiveSuit);
        held |= own & top ? 1 << place : 0;
        effectiveSuit &= ~top;
    }
    return held;
}

/// Points of a trick bid and made.
float trickPoints(const RuleSet &rules)
{
    return static_cast<float>(std::max(pointsPerTrick(rules), 1));
}

/// What binds a bid: nothing, suicide, whiz, mirror.
int boundBy(const RuleSet &rules)
{
    return isSuicide(rules) ? 1 : everySpadeIsBid(rules) ? 3 : spadesGiveBid(rules) ? 2 : 0;
}

} // namespace

float trickWorthAt(const WinModel &win, const RuleSet &rules, const Standing &standing, int side)
{
    const float step = std::max(win.meanPoints(), 2.0F);
    const auto chanceWith = [&](float more) {
        Standing moved = standing;
        moved.totals[side] += rounded(more);
        return win.chance(moved, side);
    };
    const float point = (chanceWith(step) - chanceWith(-step)) / (2 * step);
    return std::max(point, WinModel::kPoint) * trickPoints(rules);
}

CallFeatureExtractor::CallFeatureExtractor(const Models &models, const AskedPlayer &player,
                                           const HandThought &thought, const Valued &valued)
    : m_book(models.book),
      m_hands(models.hands),
      m_win(models.win),
      m_player(player),
      m_thought(thought)
{
    const bool plain = eachBids(player.rules()) && player.looked() && !valued.empty() &&
                       valued.front().first.kind == EventKind::call;
    if (!plain)
        return;
    findChoices(valued);
    if (m_choices.size() < 2) {
        m_choices.clear();
        return;
    }
    for (int effectiveSuit = 0; effectiveSuit < 4; ++effectiveSuit)
        suitRows(effectiveSuit);
    heardRows();
    scoreRows();
    gameRows(valued);
}

/// Tricks as they would be where an average hand takes the usual number.
float CallFeatureExtractor::scaled(float tricks) const
{
    return tricks * kUsualShare / std::max(m_hands.share(), 0.5F);
}

bool CallFeatureExtractor::thinkable(const Call &call) const
{
    if (call.blind || call.noTrump || call.dark || call.mark != Declaration::none)
        return false;
    if (call.isNil())
        return true;
    const float number = 0.5F * static_cast<float>(m_player.ownPart(call).halves);
    return call.isNumber() &&
           std::abs(scaled(number - m_thought.tricks + kUnderEstimate)) < kFarOff;
}

void CallFeatureExtractor::findChoices(const Valued &valued)
{
    m_trickWorth = trickWorthAt(m_win, m_player.rules(), m_book.standing(), m_player.side());
    for (std::size_t at = 0; at < valued.size(); ++at) {
        const auto &[event, value] = valued[at];
        if (event.kind == EventKind::call && value >= 0 && thinkable(event.call()))
            m_choices.push_back({at, rowsOf(event.call()), value / m_trickWorth});
    }
}

/// Tricks that a player has undertaken to take.
float CallFeatureExtractor::undertaken(int seat) const
{
    return 0.5F * static_cast<float>(m_player.calls()[seat].contractHalves());
}

FeatureRows CallFeatureExtractor::rowsOf(const Call &call) const
{
    const Seating &seating = m_player.seating();
    bool matesToCome = false, othersToCome = false;
    float mates = 0, all = 0;
    for (int seat = 0; seat < seating.players; ++seat) {
        if (seat == m_player.seat())
            continue;
        const bool mate = seating.together(seat, m_player.seat());
        (mate ? matesToCome : othersToCome) |= !m_player.calls()[seat].made();
        mates += mate ? undertaken(seat) : 0;
        all += undertaken(seat);
    }
    const int own = m_player.ownPart(call).halves;
    const float number = call.isNumber() ? 0.5F * static_cast<float>(own) : 0;
    const int toCome = matesToCome ? 1 : 0;
    FeatureRows rows;
    rows.add(Rows::kNumber, 12 * toCome + std::min(rounded(scaled(number)), 11), 24);
    if (call.isNil())
        rows.add(Rows::kNilChance, static_cast<int>(m_thought.nilChance * 24.9F), 25);
    else
        rows.add(Rows::kMargin,
                 33 * toCome +
                     std::clamp(rounded(5 * scaled(m_thought.tricks - number)) + 16, 0, 32),
                 66);
    rows.add(Rows::kTogether,
             matesToCome || seating.solo() ? 0 : 1 + rounded(scaled(mates + number)), 15);
    const float left = kUsualShare * static_cast<float>(seating.players) - scaled(all + number);
    rows.add(Rows::kLast, matesToCome || othersToCome ? 0 : 1 + std::max(rounded(left) + 4, 0), 14);
    const int forced = isSuicide(m_player.rules()) ? (call.isNil() ? 1 : 2) + 2 * toCome : 0;
    rows.add(Rows::kForced, forced, 5);
    return rows;
}

/// The cards of one suit. Of two decks each copy counts.
void CallFeatureExtractor::suitRows(int effectiveSuit)
{
    const Slots suit = m_hands.pack() & m_player.context().play.effectiveSuit[effectiveSuit];
    const Slots own = m_player.hand() & suit;
    const Slots second = m_player.secondCopies() & suit;
    const bool trump = effectiveSuit == kEffectiveSpades;
    const int length = std::popcount(own) + std::popcount(second);
    if (trump)
        m_shared.add(Rows::kTrumpTops, 10 * topsHeld(suit, own, 4) + std::min(length, 9), 160);
    else
        m_shared.add(Rows::kSideTops, 8 * topsHeld(suit, own, 3) + std::min(length, 7), 64);
    for (const Slots copies : {own, second}) {
        for (Slots rest = copies; rest && m_shared.count() < kMostCards; rest &= rest - 1) {
            const Slots card = rest & (0 - rest);
            const int above = std::min(std::popcount(suit & ~(card | (card - 1))), 15);
            if (trump)
                m_shared.add(Rows::kTrumpCard, 6 * above + std::min(length, 6) - 1, 96);
            else
                m_shared.add(Rows::kSideCard, 5 * above + std::min(length, 5) - 1, 80);
        }
    }
}

/// What each of the others called: the next player, partners, the last one, all others.
void CallFeatureExtractor::heardRows()
{
    const Seating &seating = m_player.seating();
    const int me = m_player.seat();
    for (int seat = 0; seat < seating.players; ++seat) {
        if (seat == me)
            continue;
        const int from = seating.together(seat, me)    ? 1
                         : seat == seating.leftOf(me)  ? 0
                         : seat == seating.rightOf(me) ? 2
                                                       : 3;
        const Call &call = m_player.calls()[seat];
        const int what = !call.made()    ? 0
                         : call.isNil()  ? 1
                         : call.tricks() ? 2 + std::clamp(rounded(scaled(undertaken(seat))), 1, 9)
                                         : 2;
        m_shared.add(Rows::kHeard, 12 * from + what, 48);
    }
}

void CallFeatureExtractor::scoreRows()
{
    m_shared.add(Rows::kEstimate, static_cast<int>(4 * scaled(m_thought.tricks)), 40);
    const Standing &standing = m_book.standing();
    const RuleSet &rules = m_player.rules();
    const int side = m_player.side();
    const float deal = std::max(m_win.meanPoints(), 1.0F);
    const auto total = [&](int of) {
        return static_cast<float>(standing.totals[of]) +
               m_win.bagPrice() * static_cast<float>(standing.bags[of]);
    };
    float best = -1e9F;
    for (int of = 0; of < m_player.seating().sides; ++of)
        best = of == side ? best : std::max(best, total(of));
    m_shared.add(Rows::kLead, rounded(2 * (total(side) - best) / deal) + 8, 17);
    const auto toGo = [&](float points) {
        float deals = targetScore(rules) > 0
                          ? (static_cast<float>(targetScore(rules)) - points) / deal
                          : 8.0F;
        if (rules.win_deals > 0)
            deals = std::min(deals, static_cast<float>(rules.win_deals - standing.dealsScored));
        return std::clamp(rounded(deals), 0, 8);
    };
    m_shared.add(Rows::kToGo, toGo(total(side)), 9);
    m_shared.add(Rows::kTheirToGo, toGo(best), 9);
}

void CallFeatureExtractor::gameRows(const Valued &valued)
{
    const Seating &seating = m_player.seating();
    m_shared.add(Rows::kTable, 2 * std::min(seating.players - 2, 3) + (seating.solo() ? 1 : 0), 8);
    const int me = m_player.seat();
    const float trick = trickPoints(m_player.rules());
    Calls calls = m_player.calls();
    float nil = 0;
    for (const Choice &choice : m_choices) {
        const Call &call = valued[choice.at].first.call();
        calls[me] = m_player.ownPart(call);
        const UnitOutcomes &outcomes = m_book.outcomes(calls, m_book.unitOf(me));
        if (call.isNil())
            nil = outcomes.nilSwing[me] / trick;
    }
    // Calls are listed from the lowest on: this is the worth of the highest number.
    const UnitOutcomes &outcomes = m_book.outcomes(calls, m_book.unitOf(me));
    const int aim = outcomes.worth->aim();
    const bool more = aim < outcomes.worth->most();
    m_shared.add(Rows::kOver,
                 more ? signOf((outcomes.worth->at(aim + 1) - outcomes.worth->at(aim)) / trick) : 1,
                 3);
    m_shared.add(Rows::kBound, boundBy(m_player.rules()), 4);
    m_shared.add(Rows::kNilWorth, nil <= 0 ? 0 : 1 + static_cast<int>(nil / 5), 6);
}

void CallFeatureExtractor::teach(const CallLessons &lessons, Valued &valued) const
{
    if (m_choices.empty())
        return;
    CallLessons::Accumulator accumulator;
    lessons.begin(m_shared, accumulator);
    std::vector<float> worth;
    float mean = 0, meanThumbs = 0;
    const float part = 1 / static_cast<float>(m_choices.size());
    for (const Choice &choice : m_choices) {
        worth.push_back(lessons.trustInThumbs() * choice.thumbs +
                        lessons.of(accumulator, choice.rows));
        mean += part * worth.back();
        meanThumbs += part * choice.thumbs;
    }
    for (std::size_t i = 0; i < m_choices.size(); ++i)
        valued[m_choices[i].at].second =
            std::max(0.0F, m_trickWorth * (meanThumbs + worth[i] - mean));
}

} // namespace sandbag
