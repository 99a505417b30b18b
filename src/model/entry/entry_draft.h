// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "entry/ask.h"
#include "entry/typed_call.h"
#include "entry/typed_deal.h"
#include "match/record.h"
#include "scoring/deal_score.h"
#include "scoring/standing.h"

#include <QHash>
#include <QList>
#include <QString>

#include <memory>
#include <optional>

namespace sandbag {

class Match;

class EntryReader;

/// What the entries come to now.
struct EntryState {
    DealRecord record;
    std::optional<DealScore> score; ///< when the deal is whole and can be
    std::optional<DealFacts> facts;
    QString problem; ///< what cannot be, with the numbers; "" when nothing is wrong so far
    QString doubt;   ///< what can be but is probably mistyped; "" when nothing looks so
    int fault = -1;  ///< the field it is about, an index into fields(); −1 the whole
    QString missing; ///< what is still needed; "" when the deal is whole
    /// The problem is one of the rules' alone: the deal can be entered as played all the same.
    bool mayStand = false;
};

/// A deal being entered from a real table: which questions the rules in force ask, in order, the
/// typed answers, and what they come to. Seats are typed as numbers from 1. No widget in sight.
class EntryDraft
{
public:
    /// `players`: names by seat. `deal` ≥ 0 edits that deal of the match, −1 enters a new one.
    EntryDraft(const Match &match, const QStringList &players, int dealer, int deal = -1);

    [[nodiscard]] int dealer() const { return m_dealer; }
    void setDealer(int dealer) { m_dealer = dealer; }
    /// In asking order; depends on the answers so far.
    [[nodiscard]] QList<EntryField> fields() const;
    [[nodiscard]] QString text(const EntryField &field) const;
    void setText(const EntryField &field, const QString &text);
    [[nodiscard]] bool isEmpty() const;
    /// What the rules bar was played all the same: it becomes a ruling, and counts as it is.
    [[nodiscard]] bool allTheSame() const { return m_allTheSame; }
    void setAllTheSame(bool same) { m_allTheSame = same; }

    /// The text typed since the draft was made of the match; TypedDeal() where nothing was.
    [[nodiscard]] TypedDeal typed() const;
    /// Typed before into a draft of the same deal.
    void take(const TypedDeal &typed);

    /// "Bo bids", "Ada & Cy took".
    [[nodiscard]] QString question(const EntryField &field) const;
    /// The seat of the partner whose call holds for this one too, so that it is not asked (D38); −1
    /// where there is none, and where something is in the field.
    [[nodiscard]] int heldBy(const EntryField &field) const;
    /// How to answer: "n nil · b6 blind six".
    [[nodiscard]] QString help(const EntryField &field) const;
    [[nodiscard]] QList<EntryChoice> choices(const EntryField &field) const;
    /// No longer answer begins with this one: the next field may have the focus.
    [[nodiscard]] bool isWhole(const EntryField &field, const QString &text) const;
    /// What is in the field if nothing is typed: the tricks that are left; "−" where the usual
    /// answer is "nobody".
    [[nodiscard]] QString usual(const EntryField &field) const;
    [[nodiscard]] EntryState check() const;

    /// Rulings on this deal, kept when it is edited.
    [[nodiscard]] std::vector<Ruling> &rulings() { return m_rulings; }
    [[nodiscard]] const std::vector<Ruling> &rulings() const { return m_rulings; }
    /// Members of the edited deal that are not ours, kept as well.
    [[nodiscard]] const std::string &other() const { return m_other; }

    // What the answers are read by.
    [[nodiscard]] const std::shared_ptr<const RuleContext> &sharedContext() const
    {
        return m_context;
    }
    [[nodiscard]] const RuleContext &context() const { return *m_context; }
    [[nodiscard]] const RuleSet &rules() const { return m_context->rules; }
    [[nodiscard]] const Seating &seating() const { return m_context->seating; }
    /// How things stood before the deal.
    [[nodiscard]] const Standing &before() const { return m_before; }
    /// Names by seat.
    [[nodiscard]] const QStringList &players() const { return m_players; }
    /// Every call of the game, and how it is typed.
    [[nodiscard]] const QList<TypedCall> &calls() const { return m_calls; }
    /// The first deal without bids (rule `bid_first_deal_plays_itself`).
    [[nodiscard]] bool playsItself() const;
    /// The seat that a bid is at: of a side its first speaker.
    [[nodiscard]] int speakerOf(const EntryField &field) const;
    /// The bids that can be read, and nothing else.
    [[nodiscard]] DealRecord toldBids() const;
    /// Tricks that are nobody's yet, when this is the only field of tricks without an answer; −1.
    [[nodiscard]] int tricksLeft(const EntryField &field) const;
    [[nodiscard]] QString sideName(int side) const;
    /// Only those of its players whose tricks count together.
    [[nodiscard]] QString sideWithoutNils(int side) const;

private:
    [[nodiscard]] int firstBidder() const;
    /// Seats in bidding order, and sides as they follow from it.
    [[nodiscard]] QList<int> seatsInOrder() const;
    [[nodiscard]] QList<int> sidesInOrder() const;
    [[nodiscard]] QList<EntryField> bidFields() const;
    [[nodiscard]] QList<EntryField> trickFields(const DealRecord &bids) const;
    [[nodiscard]] QList<EntryField> factFields(const DealRecord &sofar) const;
    [[nodiscard]] QList<EntryField> fieldsOf(Fact fact, const DealRecord &sofar) const;
    [[nodiscard]] QString swappedTricks(const EntryReader &reader) const;
    [[nodiscard]] QString trickProblem(EntryState &state, const QList<EntryField> &asked) const;
    void judge(EntryState &state, const EntryReader &reader, const QList<EntryField> &asked) const;
    void judgeFacts(EntryState &state) const;
    void letStand(EntryState &state, int side, const QString &why) const;
    [[nodiscard]] QHash<int, QString> filled() const;
    void load(const DealRecord &deal);
    void loadAnswers(const DealRecord &deal);
    void load(const EntryField &field, const DealRecord &deal);

    std::shared_ptr<const RuleContext> m_context;
    Standing m_before;
    QStringList m_players;
    QList<TypedCall> m_calls;
    int m_dealer = 0;
    QHash<int, QString> m_texts; ///< by ask and seat or side
    std::vector<Ruling> m_rulings;
    bool m_allTheSame = false;
    std::string m_other; ///< members of the edited deal that are not ours
    TypedDeal m_begun;   ///< as the match has it, the dealer that it has with it
};

} // namespace sandbag
