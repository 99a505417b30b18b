// SPDX-License-Identifier: GPL-3.0-or-later
// What the table paints before it is seen: a whole other table would hold the window up for the
// time of several frames.
#include "card_item.h"
#include "felt.h"
#include "plate_item.h"
#include "table_scene.h"

#include <QGraphicsView>
#include <QPainter>

#include <algorithm>

namespace sandbag {

namespace {

constexpr int kStrip = 160; ///< rows of the felt that are painted at a time

} // namespace

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
           std::any_of(m_plates.begin(), m_plates.end(), prepare) || paintFeltAhead(until);
}

void TableScene::forgetFelt()
{
    m_feltTheme = m_theme;
    m_feltOld = true;
    m_felt = {};
    invalidate(sceneRect(), BackgroundLayer);
}

/// From the top down.
bool TableScene::paintFeltAhead(const QDeadlineTimer &until)
{
    if (!m_feltOld)
        return false;
    const qreal ratio = screenRatio();
    const QSize size = (m_size * ratio).toSize();
    if (m_felt.size() != size || m_felt.devicePixelRatioF() != ratio) {
        m_felt = QImage(size, QImage::Format_RGB32);
        m_felt.setDevicePixelRatio(ratio);
        m_feltPainted = 0;
    }
    while (m_feltPainted < size.height()) {
        QImage strip(m_felt.scanLine(m_feltPainted), size.width(),
                     std::min(kStrip, size.height() - m_feltPainted), m_felt.bytesPerLine(),
                     m_felt.format());
        strip.setDevicePixelRatio(ratio);
        QPainter painter(&strip);
        painter.translate(0, -m_feltPainted / ratio);
        paintTable(painter, m_layout, m_theme);
        m_feltPainted += kStrip;
        if (until.hasExpired())
            return m_feltPainted < size.height();
    }
    return false;
}

void TableScene::drawBackground(QPainter *painter, const QRectF &)
{
    const bool ahead = m_feltOld && !m_felt.isNull() && m_feltPainted >= m_felt.height() &&
                       painter->worldTransform().isIdentity() &&
                       painter->device()->devicePixelRatioF() == m_felt.devicePixelRatioF();
    if (ahead)
        painter->drawImage(QPointF(), m_felt);
    else
        paintTable(*painter, m_layout, m_theme);
    // The view keeps it.
    m_felt = {};
    m_feltOld = false;
}

} // namespace sandbag
