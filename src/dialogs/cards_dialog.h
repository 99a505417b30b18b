// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/rule_set.h"

#include <QDialog>

class QDialogButtonBox;
class QLabel;
class QLineEdit;
class QListWidget;
class QToolButton;

namespace sandbag {

/// Picks cards: by clicking on them in a grid, or by typing "BJ LJ 2S". The order in which they
/// are picked is kept and can be changed, for lists where it matters.
class CardsDialog : public QDialog
{
    Q_OBJECT

public:
    /// Cards of the deck of these rules, each as often as two decks hold it.
    CardsDialog(const QString &title, const QString &help, const RuleSet &rules,
                QWidget *parent = nullptr);

    [[nodiscard]] CardList cards() const { return m_cards; }
    void setCards(const CardList &cards);

private:
    void buildGrid(QWidget *grid);
    void addCard(QLayout *row, int line, int column, Card card);
    void pick(Card card);
    void typed(const QString &text);
    void moveCurrent(int by);
    /// Shows them in the grid and the order; the line keeps the typed text.
    void show(const CardList &cards);

    int m_copies;
    CardList m_jokers; ///< in the deck: others are not offered
    CardList m_cards;
    QLineEdit *m_line;
    QLabel *m_trouble;
    QListWidget *m_order;
    QDialogButtonBox *m_buttons;
    QList<QPair<Card, QToolButton *>> m_grid;
};

} // namespace sandbag
