// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "deck/card_deck.h"
#include "look/table_theme.h"

#include <QWidget>

class QLabel;
class QMenu;
class QPushButton;

namespace sandbag {

class AimedButton;
class CompanyEnd;
class FiveCardsRow;
class HostEnd;
class KnockBar;
class LobbyTable;
class RuleSide;

/// The table before the match: empty chairs, who has come, and the rules next to it. The host sees
/// who knocks, fills chairs with computers, and deals.
class LobbyPage : public QWidget
{
    Q_OBJECT

public:
    /// `end` must outlive it; `host` is the same one where it is the host's, else null.
    LobbyPage(CompanyEnd *end, HostEnd *host, QWidget *parent = nullptr);

    void setLook(const TableTheme &theme, const CardDeck &deck);
    /// Shows the lobby as it is now.
    void refresh();
    /// Of the guest, until they are inside.
    void setOwnCards(const CardList &cards);
    /// How far a guest has come who is not inside yet, in a sentence.
    void setOutside(const QString &words);
    /// What friends need to come; "" where the door is not open.
    void setInvitation(const QString &text);

    /// To the own seat, or to one that is free.
    void takeKeys();

    [[nodiscard]] KnockBar &knocks() { return *m_knocks; }
    [[nodiscard]] LobbyTable &table() { return *m_table; }
    /// What everyone waits for, in a sentence.
    [[nodiscard]] QString state() const;

signals:
    void otherRulesWanted();
    /// Those that were sent are not to be good any more.
    void otherInvitationWanted();
    /// What the guest says of the five cards.
    void cardsAreSame();
    void cardsDiffer();
    /// For the ear: state(), when it has changed, or the five cards.
    void stateChanged(const QString &sentence);
    /// What came of something that was pressed.
    void said(const QString &sentence);

private:
    void onChairPressed(int chair);
    void offerChair(int chair);
    void fillComputerMenu(QMenu *menu, int chair);
    void askName(int chair);
    void copyInvitation();
    void orderTabs();
    [[nodiscard]] QWidget *ownOrFreeChair() const;
    void goToNextAct();
    [[nodiscard]] QWidget *nextAct() const;
    void turn(QPushButton *button, bool on);

    CompanyEnd *m_end;
    HostEnd *m_host;
    KnockBar *m_knocks;
    LobbyTable *m_table;
    RuleSide *m_rules;
    QWidget *m_own; ///< the guest's five cards
    FiveCardsRow *m_ownCards;
    AimedButton *m_same;
    QPushButton *m_rise;
    QPushButton *m_fill;
    QPushButton *m_invite;
    QPushButton *m_withdraw;
    AimedButton *m_deal;
    QString m_invitation;
    QString m_outside;
    QString m_state;
};

} // namespace sandbag
