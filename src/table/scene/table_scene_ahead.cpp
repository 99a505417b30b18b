// SPDX-License-Identifier: GPL-3.0-or-later
// What the table paints before it is seen: a whole other table would hold the window up for the
// time of several frames.
#include "items/card_item.h"
#include "items/seat_label_item.h"
#include "scene/table_scene.h"

#include <QGraphicsView>

#include <algorithm>

namespace sandbag {

/// Of the screen that shows it; 1 where none does.
qreal TableScene::screenRatio() const
{
    return views().isEmpty() ? 1.0 : views()[0]->devicePixelRatioF();
}

bool TableScene::paintAhead(const QDeadlineTimer &until)
{
    const qreal ratio = screenRatio();
    const auto prepare = [&until, ratio](auto *item) {
        return item->prepare(ratio) && until.hasExpired();
    };
    const auto prepareCards = [&prepare](const Cards &cards) {
        return std::any_of(cards.begin(), cards.end(), prepare);
    };
    return prepareCards(m_own) || prepareCards(m_trick) ||
           std::any_of(m_others.begin(), m_others.end(), prepareCards) ||
           std::any_of(m_plates.begin(), m_plates.end(), prepare) ||
           m_felt.paintAhead(ratio, until);
}

void TableScene::drawBackground(QPainter *painter, const QRectF &)
{
    m_felt.lay(*painter);
}

} // namespace sandbag
