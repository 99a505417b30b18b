// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "deck/card_pixmaps.h"
#include "match/dealing.h"
#include "panels/table_panel.h"

#include <QStringList>

#include <vector>

namespace sandbag {

class CardButton;

/// The player at the dealer's right cuts the deck, or gives the four turned cards of a French cut
/// to the players.
class CutPanel : public TablePanel
{
    Q_OBJECT
public:
    /// A plain cut of this many cards.
    CutPanel(int packSize, QWidget *parent = nullptr);
    /// A French cut: the cards turned on the four stacks.
    CutPanel(const CardList &turned, const QStringList &names, CardPixmaps *pixmaps, QSize cardSize,
             QWidget *parent = nullptr);

signals:
    void cut(const sandbag::Cut &cut);

private:
    void give(std::size_t stack);
    void askNext();

    QStringList m_names;
    std::vector<CardButton *> m_stacks;
    Cut m_cut;
    int m_given = 0;
};

} // namespace sandbag
