// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "deal/event.h"

#include <QObject>
#include <QString>

#include <vector>

namespace sandbag {

class PanelStack;
class SeatAtMatch;
class TablePace;
class TableScene;

/// What a person does with the cards of the own hand: plays one, chooses some, or learns why one
/// may not be played.
class HandChoice : public QObject
{
    Q_OBJECT

public:
    struct At {
        SeatAtMatch *seat;
        TablePace *pace;
        TableScene *scene;
        PanelStack *panels;
    };

    /// All must outlive it.
    explicit HandChoice(const At &at, QObject *parent = nullptr);

    /// Plays the card of that index, or says why it may not be played.
    void play(int index);
    /// Lays the card to those chosen, or takes it from them.
    void choose(int index);
    /// Lays the card on that place of the felt. One that is there goes back to the hand, or to
    /// the place that this card leaves.
    void lay(int index, int place);
    /// Enter: plays the card; where cards are chosen, and enough are, they are confirmed.
    void enter(int index);
    /// Space: the same without confirming.
    void toggle(int index);
    /// The cards that the event names are raised out of the hand.
    void pointAt(const Event &event);
    void clear();
    /// The same question is asked again with nothing chosen.
    void takeBack();

    /// Why a card may not be played, until the next change or another card is looked at.
    [[nodiscard]] const QString &refusal() const { return m_refusal; }
    void refuse(const QString &why);
    /// Something has happened: it is said again.
    void forget() { m_refusal.clear(); }
    /// The pointer or the keyboard is on that card, or on none (−1).
    void lookAt(int index);

signals:
    void chosen(const sandbag::Event &event);
    /// The card may be played in more ways than one.
    void formsFound(const std::vector<sandbag::Event> &forms);
    /// A choice is made: what is read over it is past.
    void begun();
    void said(const QString &text);
    void refusalChanged();

private:
    void explain(int index);
    [[nodiscard]] bool beginChoice(int index);
    void showChosen();

    At m_at;
    std::vector<bool> m_chosen;
    int m_refused = -1; ///< the card that was tried
    QString m_refusal;
};

} // namespace sandbag
