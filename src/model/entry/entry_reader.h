// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "entry/entry_draft.h"

namespace sandbag {

/// A bid that the rules bar, and why.
struct BarredBid {
    int field = -1;  ///< it is in, an index; −1: no single one
    int side = -1;   ///< whose it is; −1 where that is not known
    QString problem; ///< in names, as a person at the table says it
    QString reason;  ///< without any
};

/// Reads the typed answers of a draft into a deal record. Stops at nothing: what cannot be read or
/// is missing is noted, the rest is read.
class EntryReader
{
public:
    EntryReader(const EntryDraft &draft, const QList<EntryField> &fields);

    [[nodiscard]] const DealRecord &record() const { return m_record; }
    /// What cannot be read, and the field (index) it is in; "" and −1.
    [[nodiscard]] QString problem() const;
    [[nodiscard]] int fault() const { return m_fault; }
    /// What is still to be answered; "" when nothing.
    [[nodiscard]] const QString &missing() const { return m_missing; }
    /// Every bid that is needed is there.
    [[nodiscard]] bool bidsDone() const;
    /// Nobody plays this deal: everyone passed, or the contracts fill the books.
    [[nodiscard]] bool unplayed() const;
    /// The bids that cannot have been made, as far as it is certain; of those that are struck
    /// whatever comes after them all, else the first.
    [[nodiscard]] QList<BarredBid> barredBids() const;

    // For the rows that read answers (entry/ask_row.h).
    [[nodiscard]] const EntryDraft &draft() const { return m_draft; }
    [[nodiscard]] DealFacts &facts() { return m_record.facts; }
    void give(Fact fact) { m_record.given.add(fact); }
    void setClock(int minutes) { m_record.clock = minutes; }
    /// The answer cannot be read, or not be so.
    void refuse(const EntryAnswer &answer, const QString &why);
    /// More of the answer is still needed.
    void lack(const QString &what);
    void readCall(const EntryField &field, const EntryAnswer &answer);
    void readTricks(const EntryField &field, const EntryAnswer &answer);
    /// A seat typed from 1. Refuses everything else, as those below do.
    [[nodiscard]] std::optional<int> seat(const EntryAnswer &answer, const QString &word);
    /// The same, or −1 for "-".
    [[nodiscard]] std::optional<int> seatOrNobody(const EntryAnswer &answer, const QString &word);
    /// Of a trick: nobody's, where tricks may be dead.
    [[nodiscard]] std::optional<int> winner(const EntryAnswer &answer, const QString &word);
    [[nodiscard]] std::optional<int> number(const EntryAnswer &answer, int most);
    [[nodiscard]] std::optional<bool> yes(const EntryAnswer &answer, const QString &word);

private:
    void shareTricks();
    void need(const EntryField &field);
    [[nodiscard]] bool allPassed() const;
    [[nodiscard]] bool contested(int seat) const;
    [[nodiscard]] QList<BarredBid> struckBids() const;

    const EntryDraft &m_draft;
    const QList<EntryField> &m_fields;
    DealRecord m_record;
    QHash<int, int> m_sideTricks; ///< of the players of a side who bid no nil
    QString m_problem, m_missing;
    QString m_unknownBid; ///< where the text typed is no bid: that text
    int m_fault = -1;
};

} // namespace sandbag
