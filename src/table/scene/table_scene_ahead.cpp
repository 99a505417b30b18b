// SPDX-License-Identifier: GPL-3.0-or-later
// What the table paints before it is seen: a whole other table would hold the window up for the
// time of several frames.
#include "background/unused_memory.h"
#include "items/card_item.h"
#include "items/pad_item.h"
#include "items/pile_item.h"
#include "items/seat_label_item.h"
#include "scene/few_boxes.h"
#include "scene/table_scene.h"

#include <QGraphicsView>

#include <algorithm>
#include <chrono>
#include <utility>

namespace sandbag {

namespace {
constexpr int kQuiet = 1500; ///< ms
} // namespace

/// Of the screen that shows it; 1 where none does.
qreal TableScene::screenRatio() const
{
    return views().isEmpty() ? 1.0 : views()[0]->devicePixelRatioF();
}

/// Whether `act` has said so of one; after that it is asked of no more.
template<typename Act>
bool TableScene::anyCardOrPlate(const Act &act) const
{
    const auto ofCards = [&act](const Cards &cards) {
        return std::any_of(cards.begin(), cards.end(), act);
    };
    return ofCards(m_own) || ofCards(m_trick) ||
           std::any_of(m_others.begin(), m_others.end(), ofCards) ||
           std::any_of(m_plates.begin(), m_plates.end(), act);
}

bool TableScene::paintAhead(const QDeadlineTimer &until)
{
    const qreal ratio = screenRatio();
    const auto prepare = [&until, ratio](auto *item) {
        return item->prepare(ratio) && until.hasExpired();
    };
    return anyCardOrPlate(prepare) || prepare(m_pad) || m_felt.paintAhead(ratio, until);
}

void TableScene::keepFormerSize(bool on)
{
    const auto keep = [on](auto *item) {
        item->keepFormerSize(on);
        return false;
    };
    (void)anyCardOrPlate(keep);
    keep(m_pad);
    m_felt.keepFormerSize(on);
}

/// Where many cards move, to leave out all that lies between them takes longer than to paint some
/// of it.
void TableScene::paintInFewPlaces(const std::vector<QRectF> &moved)
{
    constexpr std::size_t kMost = 4;
    constexpr double kEdge = 2; // which Qt paints around an item
    if (moved.size() <= kMost)
        return;
    for (const QRectF &box : fewBoxes(moved, kMost))
        update(box.adjusted(-kEdge, -kEdge, kEdge, kEdge));
}

void TableScene::drawBackground(QPainter *painter, const QRectF &area)
{
    layFelt(*painter, area.toAlignedRect());
}

void TableScene::layFelt(QPainter &painter, const QRegion &where)
{
    m_felt.lay(painter, where);
    m_painted.setRemainingTime(kQuiet);
    packLater();
}

/// A window that is resized, or a table at which cards are dealt, is left alone.
void TableScene::packLater()
{
    if (!m_quiet.isActive())
        m_quiet.start(kQuiet);
}

/// False where all of it is packed.
bool TableScene::packItems(const QDeadlineTimer &until)
{
    const auto pack = [&](auto *item) {
        const bool packs = item->pack();
        m_packedNow = m_packedNow || packs;
        return packs && until.hasExpired();
    };
    return std::any_of(m_own.begin(), m_own.end(), pack) ||
           std::any_of(m_trick.begin(), m_trick.end(), pack) ||
           std::any_of(m_plates.begin(), m_plates.end(), pack) ||
           std::any_of(m_piles.begin(), m_piles.end(), pack);
}

/// On a screen of ordinary size: there, what is packed is unpacked within a frame.
void TableScene::pack()
{
    constexpr std::chrono::milliseconds kPart(4); // of a turn
    const QDeadlineTimer until(kPart);
    if (m_felt.packAhead(until))
        return m_quiet.start(0);
    if (!m_felt.isPacked())
        return;
    if (!m_painted.hasExpired()) // what moved a moment ago may move on
        return m_quiet.start(static_cast<int>(m_painted.remainingTime()) + 1);
    if (packItems(until))
        return m_quiet.start(0);
    if (std::exchange(m_packedNow, false))
        returnUnusedMemory();
}

} // namespace sandbag
