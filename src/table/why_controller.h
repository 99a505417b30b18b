// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "review/explainer.h"

#include <QObject>
#include <QPointer>

namespace sandbag {

class SeatAtMatch;
class Tabletop;
class WhyPanel;

/// "Why?" at a table: of any computer's bid or card once the deal is over, and of one's partner's
/// while it is played, where the person allows that. A click on a plate asks about the bid, one on
/// a card of a finished trick about the card.
class WhyController : public QObject
{
    Q_OBJECT

public:
    /// The table is its parent; the seat may go first.
    WhyController(SeatAtMatch *seat, Tabletop *table);

    /// Whether one's partner may be asked while a deal is played.
    void setPartnerAllowed(bool allowed) { m_partnerAllowed = allowed; }
    /// Whether "Why?" means anything now; offer() says so where there is nobody to ask.
    [[nodiscard]] bool canOffer() const;

public slots:
    /// Offers the person what to ask about: the bids, and the cards of the last trick.
    void offer();
    void askAboutCall(int seat);
    /// The card at that place of a trick, both from 0, the leader's first.
    void askAboutCard(int trick, int place);

private:
    [[nodiscard]] bool mayAsk(int seat) const;
    [[nodiscard]] const Match *source() const;
    [[nodiscard]] int deal() const;
    [[nodiscard]] const std::vector<Event> &events() const;
    [[nodiscard]] std::vector<int> offered() const;
    void ask(int event);
    void show(const Explanation &why);
    [[nodiscard]] QString whyNot() const;

    SeatAtMatch *m_seat;
    Tabletop *m_table;
    Explainer m_explainer;
    QPointer<WhyPanel> m_panel;
    bool m_partnerAllowed = false;
};

} // namespace sandbag
