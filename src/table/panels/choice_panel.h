// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "deal/event.h"
#include "deck/card_pixmaps.h"
#include "panels/table_panel.h"

#include <QSize>
#include <QStringList>

#include <span>
#include <vector>

namespace sandbag {

class CardButton;

/// A choice among a few words: keep or discard, raise or stay, yes or no, who leads, ace high or
/// low. Cards that it is about may be shown above. `words` are the texts of the buttons, one for
/// each choice.
class ChoicePanel : public TablePanel
{
    Q_OBJECT
public:
    ChoicePanel(const QString &title, std::span<const Event> choices, const QStringList &words,
                QWidget *parent = nullptr);

    /// A click on one of them takes the choice of its number: a single one is kept by the first.
    void showCards(const CardList &cards, CardPixmaps *pixmaps, QSize size);

    /// A button for anyone who chooses none of them after all, where nothing waits for an answer.
    void addClose();

    bool pointAt(const Event &event) override;
    bool offerKey(QKeyEvent *event) override;

signals:
    void chosen(const sandbag::Event &event);
    void closed();

private:
    std::vector<Event> m_choices;
    std::vector<TableButton *> m_buttons;
    QHBoxLayout *m_cards;
};

/// Cards to be chosen: laid out in the panel for a kitty, otherwise chosen from the hand and laid
/// on the felt. There the panel has no paper: one line says what is still missing, and a button is
/// below it.
class CardsPanel : public TablePanel
{
    Q_OBJECT
public:
    struct Question {
        QString title;
        QString confirm; ///< text of the button
        int least = 0, most = 0;
        bool nameSuit = false;
        int receiver = -1; ///< the seat that gets them; −1: nobody does
        CardList laidOut;  ///< to be chosen in the panel itself; empty: from the hand
    };

    CardsPanel(Question question, CardPixmaps *pixmaps, QSize cardSize, QWidget *parent = nullptr);

    /// Cards chosen in the hand.
    void setChosen(const CardList &cards);
    [[nodiscard]] bool complete() const;
    [[nodiscard]] bool choosesFromHand() const { return m_question.laidOut.empty(); }
    [[nodiscard]] const Question &question() const { return m_question; }
    /// Why a card was not taken: said until something is chosen, or no longer.
    void refuse(const QString &why);
    /// Enter in the hand: confirms when complete.
    void confirm();
    bool offerKey(QKeyEvent *event) override;
    void setTheme(const TableTheme &theme) override;

signals:
    void confirmed(const sandbag::CardList &cards, int suit); ///< suit −1: none named

protected:
    void paintGround(QPainter &painter, const QRectF &paper) override;

private:
    void refresh();
    void say(const QString &words);
    void addKitty(CardPixmaps *pixmaps, QSize cardSize);
    void addSuits();
    [[nodiscard]] QString missing() const;

    Question m_question;
    CardList m_chosen;
    std::vector<CardButton *> m_cards;
    std::vector<TableButton *> m_suits;
    TableButton *m_confirm = nullptr;
};

/// Asks for the sure and possible tricks to announce (rule `bid_talk`).
class TalkPanel : public TablePanel
{
    Q_OBJECT
public:
    explicit TalkPanel(int most, QWidget *parent = nullptr);

    bool offerKey(QKeyEvent *event) override;

signals:
    void said(int sure, int possible);
    void silent();

private:
    TableButton *m_say;
};

} // namespace sandbag
