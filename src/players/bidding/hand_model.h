// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "deal/deal_state.h"
#include "deal/rule_context.h"
#include "play/play_state.h"
#include "policy/pick_weights.h"

#include <memory>
#include <vector>

namespace sandbag {

/// What a hand is worth before a card is played: fitted to the outcomes of the simple player's
/// games with itself, and scaled to the deck so that an average hand is worth its share.
class HandModel
{
public:
    struct Hand {
        Slots own = 0, secondCopy = 0;
    };

    /// `picks`: by which players draft, and take a kitty.
    explicit HandModel(std::shared_ptr<const RuleContext> context, const PickWeights &picks = {});

    /// Tricks that the hand takes on average. `others`: the cards that the player does not hold.
    [[nodiscard]] float tricks(Slots own, Slots secondCopy, Slots others) const;
    /// Of them those for which these cards of the hand are counted, among them all spades beyond
    /// four where any spade is.
    [[nodiscard]] float tricksOf(Slots cards, const Hand &hand, Slots others) const;
    /// … and those that it ruffs in a side suit, of which it holds so few cards.
    [[nodiscard]] float ruffsIn(EffectiveSuit side, const Hand &hand) const;
    /// The chance to take none, everyone else trying. `partner`: partner's bid; less than 0
    /// where it is not known.
    [[nodiscard]] float nilChance(Slots own, Slots secondCopy, Slots others, float partner) const;
    /// The log-odds of nilChance.
    [[nodiscard]] float nilOdds(Slots own, Slots secondCopy, Slots others, float partner) const;
    /// Adds to the log-odds of every nil (nil_trials.h).
    void shiftNilOdds(float by);
    /// The hand of `seat` in a deal: of a draft one that it might draft, of the dealer the better
    /// for a kitty that one player takes.
    [[nodiscard]] Hand sampleHand(const DealStart &start, int seat) const;
    /// Tricks of an average hand.
    [[nodiscard]] float share() const { return m_share; }
    /// Every card of the game, one of each.
    [[nodiscard]] Slots pack() const { return m_pack; }
    /// Chance of a nil by a hand nobody has looked at.
    [[nodiscard]] float blindNilChance() const { return m_blindNil; }

private:
    [[nodiscard]] Hand handOf(const CardList &cards) const;
    [[nodiscard]] Hand withKitty(Hand hand, const CardList &kitty) const;
    [[nodiscard]] Hand draftedHand(const CardList &stock, int player) const;
    [[nodiscard]] float worthInDraft(Slots own, Slot slot) const;
    [[nodiscard]] float meanDraftWorth(Slots own) const;
    [[nodiscard]] float rawTricks(Slots own, Slots secondCopy, Slots others) const;

    std::shared_ptr<const RuleContext> m_context;
    PickWeights m_picks;
    Slots m_pack = 0;
    float m_share = 0;
    float m_scale = 1;
    float m_nilShift = 0;
    float m_blindNil = 0;
    std::vector<float> m_sampleOdds; ///< of a nil, of hands nobody chose
};

} // namespace sandbag
