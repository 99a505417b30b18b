// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "bidding/hand_model.h"
#include "policy/asked_player.h"
#include "value/side_outcomes.h"
#include "value/win_model.h"

#include <array>

namespace sandbag {

struct CallLessons;

/// How a player bids. The first two and blindShy are what levels and personalities change. Set by
/// hand were passed, nilPassed, the least chances and what a player is loath to do (blindShy,
/// overPartner); the others were fitted to games of the simple player with itself, made by:
/// sandbag_fit weights --deals 12000 --seed 1
struct BidTemper {
    float boldness = 0.21F;    ///< tricks added to every estimate
    float nilCourage = -0.13F; ///< added to the chance of a nil

    float known = 1.00F;      ///< deviation of tricks around the estimate of a seen hand
    float heard = 1.12F;      ///< the same around a number heard
    float underbid = 0.46F;   ///< tricks that players have beyond their bid
    float withNil = 0.59F;    ///< tricks gained with a nil partner
    float againstNil = 0.29F; ///< tricks gained against each nil
    float passed = 0.6F;      ///< tricks gained with each card exchanged with a nil
    float nilPassed = 1.0F;   ///< what each such card adds to the log-odds of the nil
    float duck = 0.76F;       ///< part of the overtricks that cannot be ducked
    float push = 0.73F;       ///< part of the undertricks that effort cannot save
    float heed = 0.22F;       ///< part of others' bids beyond their share that is not ours
    float leastNil = 0.4F;    ///< no nil with a smaller chance, whatever the score
    float leastBlind = 0.25F; ///< no blind or forced nil with a smaller one

    /// Chance to win the match that a blind call must gain for one who is sure to win without it;
    /// it falls with the square of the chance they have, and below zero with every point. People go
    /// blind when they are far behind, whatever it would gain before.
    float blindShy = 0;
    /// No blind call at all for one whose chance to win the match is above this; the same fall
    /// below zero. What the numbers say is no matter: a partner has to live with it.
    float blindBelow = 1;
    /// The same of a number added to a partner's bid: what they bid is theirs to make.
    float overPartner = 0.02F;
    /// Points by which a bag penalty in this deal is dreaded beyond what the bags cost anyway.
    float tenthBag = 0;
    /// What can be the last deal is reckoned with what the others score in it.
    bool lastDealSums = false;
    /// Where a pair has exactly one nil, who of the two should take it is thought of.
    bool nilOfTwo = false;

    const CallLessons *lessons = nullptr; ///< correct all this; null: rules of thumb alone

    /// The same with all that was learned (call_lessons.h).
    [[nodiscard]] static BidTemper taught();
    /// As players bid at first: fixed opponents do so still.
    [[nodiscard]] static BidTemper first();
    /// … and as they did before they feared tenth bags and did the sums of a last deal.
    [[nodiscard]] static BidTemper second();
};

/// Weighs every word of the bidding by the chance to win the match: the tricks to be expected of
/// the hand and of partners' calls, spread as experience says, scored by the engine.
class CallValues
{
public:
    CallValues(OutcomeCache &book, const HandModel &hands, const WinModel &win,
               const BidTemper &temper, const AskedPlayer &player);

    /// Chance to win the match after this choice of the prompt (look, call, raise, declare …).
    [[nodiscard]] float of(const Event &event);
    /// What the player's temper takes off the chance after this choice, whatever it brings.
    [[nodiscard]] float dislike(const Event &event);
    /// The match may end with this deal, and its sums are done.
    [[nodiscard]] bool lastDeal() const { return m_lastDeal; }
    /// Tricks that this hand takes on average.
    [[nodiscard]] float tricks() const { return m_own; }
    /// Chance to lose all tricks with this hand.
    [[nodiscard]] float nilChance() const;

private:
    struct Spread {
        float mean = 0, deviation = 0;
    };
    static constexpr int kEndSteps = 8;
    static constexpr float kUnknownDeviation = 1.75F; ///< tricks of a hand nobody has looked at
    struct End {
        int tricks;
        float weight;
    };
    using Ends = std::array<End, 2 * kEndSteps + 1>;

    [[nodiscard]] float plainly(const Event &event);
    [[nodiscard]] float ofCall(const Call &call);
    [[nodiscard]] float ofNil(const Call &call, float chance);
    [[nodiscard]] float priceOfLosing(int seat, const Calls &calls);
    [[nodiscard]] float takenByOthers(const Calls &calls) const;
    [[nodiscard]] float ofOther(const Calls &calls);
    [[nodiscard]] float forcedNilChance(int seat) const;
    [[nodiscard]] float ofNumber(int halves);
    [[nodiscard]] float baseline();
    [[nodiscard]] float ofAuction(const Calls &calls);
    [[nodiscard]] float ofRaise(const Call &to);
    [[nodiscard]] float ofCalls(const Calls &calls, float lost = 0);
    [[nodiscard]] float after(float points, float bags) const;
    [[nodiscard]] Calls withCall(const Call &call) const;
    [[nodiscard]] Spread tricksUnder(const Calls &calls) const;
    [[nodiscard]] bool lastSet() const;
    [[nodiscard]] bool voidsTheDeal(const Call &call) const;
    [[nodiscard]] bool throwsInHand() const;
    [[nodiscard]] bool beyondTheDeal(const Call &call) const;
    [[nodiscard]] int sureTricks() const;
    [[nodiscard]] bool lostNilOfTwo(const Calls &calls) const;
    [[nodiscard]] bool auction() const;
    [[nodiscard]] float heardFrom(int seat, const Calls &calls) const;
    [[nodiscard]] Spread partOf(int seat, const Calls &calls) const;
    [[nodiscard]] Ends endsOf(const Calls &calls);
    [[nodiscard]] float blindDislike() const;
    [[nodiscard]] float overPartnerDislike() const;
    [[nodiscard]] float bagDislike(const Call &call);

    OutcomeCache &m_book;
    const HandModel &m_hands;
    const WinModel &m_win;
    const BidTemper &m_temper;
    AskedPlayer m_player;
    const Standing &m_standing;
    int m_seat;
    int m_side;
    Slots m_cards = 0, m_secondCopy = 0;
    float m_own = 0;
    float m_ownDeviation = 0;
    bool m_lastDeal = false;
};

} // namespace sandbag
