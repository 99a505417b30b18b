// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "deal/deal_state.h"
#include "match/record.h"
#include "scoring/deal_score.h"
#include "scoring/standing.h"

#include <memory>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace sandbag {

class ScoringPlan;

/// Why a record is refused, and where. Numbers count from 0 but for the trick; -1 (trick: 0) where
/// the fault belongs to nothing narrower. `text` is whole: it names the deal, trick and card.
struct RecordError {
    int deal = -1;
    int event = -1;
    int trick = 0;
    Sentence text;
};

/// What one deal of the record came to.
struct DealResult {
    DealScore score; ///< no lines while it is partial; rulings only when void
    Standing after;  ///< of a partial deal: as before it
    DealFacts facts; ///< of a partial deal: bids and tricks so far
    DealEnd end = DealEnd::open;
    std::string remark; ///< why it is void, where `end` does not say

    /// The last deal of the match, still being played.
    [[nodiscard]] bool partial() const { return end == DealEnd::open; }
    /// In the words of the files: "misdeal", "passed"; "" when it counts.
    [[nodiscard]] std::string voidReason() const
    {
        return end == DealEnd::otherwise ? remark : voidWord(end);
    }
};

/// Bids and tricks of a deal that is being played, as far as it has come; of a seat's view, too.
[[nodiscard]] DealFacts factsSoFar(const DealState &state);

/// A match: a record and everything that follows from it. Nothing is stored that is not worked
/// out from the record, so undo, replay and loading are the same fold. A plain value without
/// clock, files or chance; the cards of a deal come from outside (match/dealing.h).
class Match
{
public:
    /// A match without deals (those of `record` are dropped). Its rules, and those agreed on later,
    /// must pass the checker.
    explicit Match(MatchRecord record);
    /// The match of any record, or the first thing in it that breaks a rule. The rules must pass
    /// the checker.
    [[nodiscard]] static std::variant<Match, RecordError> fold(const MatchRecord &record);

    [[nodiscard]] const MatchRecord &record() const { return m_record; }
    /// In force for the deal in progress, otherwise for the next one.
    [[nodiscard]] const RuleSet &rules() const { return context()->rules; }
    [[nodiscard]] std::shared_ptr<const RuleContext> context() const;
    /// In force for that deal of the record, or the one after it.
    [[nodiscard]] std::shared_ptr<const RuleContext> contextOf(int deal) const;
    /// After the last deal that is over.
    [[nodiscard]] const Standing &standing() const;
    /// Before the deal of that index; the opening standing for 0.
    [[nodiscard]] const Standing &standingBefore(int deal) const;
    /// One for each deal of the record; only the last may be partial.
    [[nodiscard]] const std::vector<DealResult> &results() const { return m_results; }
    /// The last deal, where it is one with cards: in progress or over. Null otherwise.
    [[nodiscard]] const DealState *deal() const { return m_deal ? &*m_deal : nullptr; }
    /// Any deal with cards of the record, as it was after its first `events` events (all of them:
    /// -1). For replay. Nothing when the deal has no cards.
    [[nodiscard]] std::optional<DealState> dealAt(int deal, int events = -1) const;
    /// Who deals next; −1 once the match is over. While a deal is in progress: who would deal
    /// after it.
    [[nodiscard]] int nextDealer() const;
    [[nodiscard]] bool over() const;
    /// No deal is in progress: the next one may begin (or the match is over).
    [[nodiscard]] bool dealOver() const;

    /// Appends a deal with cards, of dealer `start.dealer`. The scores are filled in here. Returns
    /// why it cannot be: the match is over, a deal in progress, cards that do not fit the rules.
    [[nodiscard]] Refusal beginDeal(DealStart start);
    /// Carries an event of the deal in progress out, or returns why it is refused.
    [[nodiscard]] Refusal apply(const Event &event);
    /// Ends a deal in progress without a score (rule `bid_talk_penalty` deal-passes, a thrown-in
    /// hand): it becomes a void deal with that reason, in the words of the files.
    void voidDeal(const std::string &reason);
    /// Adds a ruling to the last deal. Refused when there is none, or by a side not at the table.
    [[nodiscard]] Refusal addRuling(const Ruling &ruling);

    /// Undo drops the last event, or a deal without events; redo brings it back.
    [[nodiscard]] bool canUndo() const { return !m_record.deals.empty(); }
    bool undo();
    [[nodiscard]] bool canRedo() const { return !m_redo.empty(); }
    bool redo();

    // Score keeper: deals entered from a real table.
    [[nodiscard]] std::optional<RecordError> enter(const DealRecord &deal);
    /// Replaces a deal and works everything after it out again. Refused as a whole when a later
    /// deal no longer fits.
    [[nodiscard]] std::optional<RecordError> replaceDeal(int index, const DealRecord &deal);
    void removeLastDeal();

    /// Makes it the match of another record, whose rules must pass the checker: with other deals,
    /// or with other agreements. What follows from deals that stay is taken over, as people change
    /// little of a match at a time. Refused as a whole, too. `record` is not its own.
    [[nodiscard]] std::optional<RecordError> changeTo(const MatchRecord &record);

    /// Forgets everything after the first `events` events of deal `deal`.
    void playOnFrom(int deal, int events);
    void setPlayers(std::vector<PlayerRecord> players) { m_record.players = std::move(players); }

private:
    struct Undone {
        std::optional<Event> event; ///< otherwise the whole deal
        DealRecord deal;
    };

    /// Rules with their tables, from a deal on.
    struct InForce {
        int from = 0;
        std::shared_ptr<const RuleContext> context;
        std::shared_ptr<const ScoringPlan> scoring;
    };

    [[nodiscard]] const InForce &inForce(int deal) const;
    [[nodiscard]] int nextIndex() const { return static_cast<int>(m_record.deals.size()); }
    [[nodiscard]] const Standing &standingAt(std::size_t deals) const;
    [[nodiscard]] DealStart startOf(const DealRecord &deal, const Standing &before) const;
    [[nodiscard]] std::optional<RecordError> append(const DealRecord &deal);
    [[nodiscard]] std::optional<RecordError> appendPlayed(const DealRecord &deal);
    [[nodiscard]] std::optional<RecordError> appendOther(const DealRecord &deal);
    [[nodiscard]] std::optional<RecordError> refold(std::vector<DealRecord> deals);
    [[nodiscard]] bool canTakeOver(const Match &from, const DealRecord &deal, bool last) const;
    [[nodiscard]] bool staysWhole(const Match &other, const std::vector<DealRecord> &deals) const;
    void takeOver(Match &from);
    void giveBack(Match &to, const std::vector<bool> &taken) noexcept;
    [[nodiscard]] std::size_t sameRulesUntil(const Match &other) const;
    [[nodiscard]] Refusal whyNotBegin() const;
    void refreshResult();
    void scoreResult(DealResult &result, const DealRecord &deal, std::optional<int> minutes) const;
    void dropLast();

    MatchRecord m_record;
    std::vector<InForce> m_inForce; ///< of the beginning, and of each agreement on rules
    Standing m_opening;
    std::vector<DealResult> m_results;
    std::optional<DealState> m_deal;
    std::vector<Undone> m_redo; ///< last undone at the back
};

} // namespace sandbag
