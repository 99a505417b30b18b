// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "bids/call.h"

#include <QList>
#include <QObject>
#include <QString>

#include <optional>

namespace sandbag {

class SeatAtMatch;

/// A bid that the person has chosen while others are still to bid. It stays here until their turn,
/// when it is made; a call of someone else that makes it impossible takes it away.
class BidAhead : public QObject
{
    Q_OBJECT

public:
    /// `seat` must outlive it; the person sits at one seat of it.
    explicit BidAhead(SeatAtMatch *seat, QObject *parent = nullptr);

    /// Numbers and nil that could be bid if it were their turn now; none where it is, or where they
    /// have bid.
    [[nodiscard]] QList<Call> choices() const;
    [[nodiscard]] const std::optional<Call> &chosen() const { return m_chosen; }
    /// Nothing: none any more.
    void choose(const std::optional<Call> &call);

signals:
    /// For eye and ear: what has become of it.
    void said(const QString &sentence);

private:
    void follow();
    void bid();
    [[nodiscard]] int own() const;

    SeatAtMatch *m_seat;
    std::optional<Call> m_chosen;
};

} // namespace sandbag
