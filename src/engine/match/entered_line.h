// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "deal/deal_state.h"
#include "match/record.h"

#include <optional>
#include <vector>

namespace sandbag {

/// The bidding with all that comes before it.
[[nodiscard]] inline bool isBidding(const DealState &deal)
{
    return deal.stage < Stage::moLead;
}

/// Carries an answer out in a deal of which no card is known. Who decides where a card says that is
/// always whom the deal was begun with.
void carryUnseen(DealState &deal, const Event &event);

/// What the players of an entered deal have said at each question, going by the bids that were
/// written down.
class EnteredLine
{
public:
    EnteredLine(const DealState &deal, const DealRecord &entered) : m_deal(deal), m_entered(entered)
    {
    }

    /// The answers that can lead to the entry, the likeliest first. Empty where nothing does.
    [[nodiscard]] std::vector<Event> answers(const Prompt &prompt) const;
    /// Why nothing leads there from the question to this seat.
    [[nodiscard]] Sentence refusal(int seat) const;
    /// Why a bidding that is over is not the one entered, `said` being what each seat said itself;
    /// nothing when it is.
    [[nodiscard]] Refusal compare(const PerSeat<Call> &said) const;

private:
    [[nodiscard]] const RuleSet &rules() const { return m_deal.rules(); }
    [[nodiscard]] const Call &bidOf(int seat) const { return m_entered.bids[seat]; }
    [[nodiscard]] bool raisesLater() const;
    [[nodiscard]] bool raisesBySide() const;
    [[nodiscard]] Call wanted(int seat) const;
    [[nodiscard]] int holderOf(int side) const;
    [[nodiscard]] bool isLoneTen(int seat) const;
    [[nodiscard]] bool cameOut(int seat) const;
    [[nodiscard]] bool partnerStillSpeaks(int seat) const;
    [[nodiscard]] int counteringSide() const;
    [[nodiscard]] bool mayBeRaised(int seat) const;
    [[nodiscard]] int enteredHalves(int side) const;
    [[nodiscard]] bool mayHaveComeOut(int seat) const;
    [[nodiscard]] std::vector<Event> fallingNumbers(const Prompt &prompt) const;
    [[nodiscard]] std::vector<Event> blindBids(const Prompt &prompt) const;
    [[nodiscard]] std::vector<Event> lowerNumbers(const Prompt &prompt) const;
    [[nodiscard]] std::optional<Event> asEntered(const Prompt &prompt) const;
    [[nodiscard]] std::vector<Event> words(const Prompt &prompt) const;
    [[nodiscard]] Event raise(const Prompt &prompt) const;
    [[nodiscard]] Event cards(const Prompt &prompt) const;
    [[nodiscard]] bool enteredAsCalled(int seat, const Call &said) const;
    [[nodiscard]] Refusal compareSide(int side) const;

    const DealState &m_deal;
    const DealRecord &m_entered;
};

} // namespace sandbag
