// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "bidding/call_feature_extractor.h"
#include "bidding/call_values.h"
#include "policy/card_picks.h"
#include "policy/card_policy.h"

#include <optional>

namespace sandbag {

/// The first answer to every question of a deal, by rules of thumb whose numbers are fitted to
/// outcomes: the simple player, and what the search takes all players for when it imagines how a
/// deal goes on.
class Heuristics
{
public:
    explicit Heuristics(std::shared_ptr<const RuleContext> context, const BidTemper &temper = {},
                        const CardWeights &weights = {});

    /// The answers belong to this standing from now on.
    void setStanding(const Standing &standing) { m_book.setStanding(standing); }
    [[nodiscard]] OutcomeCache &book() { return m_book; }
    [[nodiscard]] const HandModel &hands() const { return m_hands; }
    [[nodiscard]] const WinModel &win() const { return m_win; }
    [[nodiscard]] const CardWeights &weights() const { return m_weights; }
    [[nodiscard]] const BidTemper &temper() const { return m_temper; }
    void setTemper(const BidTemper &temper) { m_temper = temper; }

    /// Any answer but the play of a card; that of a single choice too. `offered`: of a draft.
    [[nodiscard]] Event answer(const AskedPlayer &player, const Prompt &prompt,
                               const CardList &offered = {});
    /// Each word of the prompt with its value, a chance to win the match.
    [[nodiscard]] std::vector<std::pair<Event, float>> values(const AskedPlayer &player,
                                                              const Prompt &prompt);
    /// What lessons are asked of these words, which are valued by rules of thumb.
    [[nodiscard]] CallFeatureExtractor featuresOf(const AskedPlayer &player,
                                                  const CallFeatureExtractor::Valued &valued);
    /// Each word by rules of thumb alone.
    [[nodiscard]] CallFeatureExtractor::Valued byThumb(const AskedPlayer &player,
                                                       const Prompt &prompt);
    /// What the player's temper takes off the worth of a word, in chance to win the match.
    [[nodiscard]] float dislike(const AskedPlayer &player, const Event &event);
    /// The cards for such an aim.
    [[nodiscard]] Event picked(const AskedPlayer &player, const CardChoice &choice,
                               PickAim aim) const;
    /// What a choice of cards is for.
    [[nodiscard]] PickAim aimOf(const AskedPlayer &player, const CardChoice &choice);

private:
    [[nodiscard]] bool picksWholeHand(const AskedPlayer &player, const CardChoice &choice) const;
    [[nodiscard]] bool ownNilAhead(const AskedPlayer &player, const CardChoice &choice);
    [[nodiscard]] std::pair<Event, float> bestCallWithout(const AskedPlayer &player,
                                                          const CardList &gone);
    [[nodiscard]] Event bestWord(const AskedPlayer &player, const Prompt &prompt);
    [[nodiscard]] Event reply(const AskedPlayer &player, const Prompt &prompt) const;
    [[nodiscard]] Event chooseLeader(const AskedPlayer &player, const Prompt &prompt) const;
    [[nodiscard]] float ownTricks(const AskedPlayer &player) const;

    OutcomeCache m_book;
    HandModel m_hands;
    WinModel m_win;
    BidTemper m_temper;
    CardWeights m_weights;
};

} // namespace sandbag
