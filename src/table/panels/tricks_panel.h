// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "deal/deal_state.h"
#include "deck/card_pixmaps.h"
#include "panels/table_panel.h"

#include <QStringList>

#include <optional>

namespace sandbag {

class CardButton;

/// Finished tricks, one at a time: the last one only, or all, as the rules allow.
class TricksPanel : public TablePanel
{
    Q_OBJECT
public:
    TricksPanel(const DealState &deal, const QStringList &names, int viewer, CardPixmaps *pixmaps,
                QSize cardSize, QWidget *parent = nullptr);

    bool offerKey(QKeyEvent *event) override;

signals:
    void closed();
    void challenged(int accused, int trick);
    void whyAsked(int trick, int place); ///< of a card that was clicked, both from 0

private:
    void showTrick(int index);
    void addChallenges(const TrickRecord &trick, int number);

    DealState m_deal;
    QStringList m_names;
    int m_viewer;
    bool m_all;
    int m_shown = -1;
    CardPixmaps *m_pixmaps;
    QSize m_cardSize;
    QHBoxLayout *m_cards;
    QHBoxLayout *m_challenges;
    TableButton *m_back = nullptr;
    TableButton *m_forth = nullptr;
};

} // namespace sandbag
