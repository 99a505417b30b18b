// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "deal/deal_state.h"
#include "deck/card_pixmaps.h"
#include "panels/table_panel.h"
#include "places/table_layout.h"

#include <QStringList>

#include <optional>

namespace sandbag {

class CardButton;

/// Finished tricks, one at a time: the last one only, or all, as the rules allow. Over all of the
/// table, which is veiled: each card is where it was played, and the words are on paper below.
class TricksPanel : public TablePanel
{
    Q_OBJECT
public:
    TricksPanel(const DealState &deal, const QStringList &names, int viewer, CardPixmaps *pixmaps,
                QWidget *parent = nullptr);

    /// Where cards are now. `places`: of each seat in the layout, which is as large as the panel.
    void lieOn(const TableLayout &layout, const std::vector<std::size_t> &places);
    [[nodiscard]] std::vector<QRectF> coveredRects() const override;
    void setTheme(const TableTheme &theme) override;
    bool offerKey(QKeyEvent *event) override;

signals:
    void closed();
    void challenged(int accused, int trick);
    void whyAsked(int trick, int place); ///< of a card that was clicked, both from 0

protected:
    void paintEvent(QPaintEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;

private:
    void showTrick(int index);
    void layCards();
    void layPaper();
    void addChallenges(const TrickRecord &trick, int number);

    DealState m_deal;
    QStringList m_names;
    int m_viewer;
    bool m_all;
    int m_shown = -1;
    CardPixmaps *m_pixmaps;
    std::vector<CardButton *> m_cards;
    TableLayout m_table;
    std::vector<std::size_t> m_places; ///< by seat
    QRectF m_paper;
    QHBoxLayout *m_challenges;
    TableButton *m_back = nullptr;
    TableButton *m_forth = nullptr;
};

} // namespace sandbag
