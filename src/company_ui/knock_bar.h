// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cards/card.h"
#include "deck/card_deck.h"

#include <QFrame>
#include <QList>
#include <QString>

class QLabel;
class QCheckBox;

namespace sandbag {

class AimedButton;
class FiveCardsRow;

/// Someone at the host's door.
struct AtDoor {
    int guest = 0;    ///< the number of the connection
    QString name;     ///< as they call themselves
    QString how{};    ///< a sentence about how they came; "" for a stranger
    CardList cards{}; ///< to be compared; empty: the connection is certain without it
    /// They can be known again, by a key.
    bool hasKey = false;
};

/// Asks the host about those who knock, one after the other, where the lobby is. Hidden while
/// nobody does.
class KnockBar : public QFrame
{
    Q_OBJECT

public:
    explicit KnockBar(QWidget *parent = nullptr);

    void setDeck(const CardDeck &deck);
    void add(const AtDoor &knock);
    /// That one has gone, or was answered elsewhere.
    void remove(int guest);
    [[nodiscard]] const QList<AtDoor> &waiting() const { return m_waiting; }

signals:
    /// It is done, and had the keys.
    void keysLeft();
    /// `always`: in future without a question.
    void letIn(int guest, bool always);
    void turnedAway(int guest);
    /// And nobody else may knock.
    void doorClosed(int guest);

private:
    void showFirst();
    [[nodiscard]] int takeFirst();

    QLabel *m_words;
    FiveCardsRow *m_cards;
    AimedButton *m_letIn;
    QList<AimedButton *> m_answers; ///< that one, too
    QCheckBox *m_always;
    QList<AtDoor> m_waiting; ///< the first is shown
    int m_shown = 0;         ///< their connection; 0: nobody's
};

} // namespace sandbag
