// SPDX-License-Identifier: GPL-3.0-or-later
#include "items/felt_picture.h"

#include "background/unused_memory.h"
#include "items/felt.h"

#include <QDeadlineTimer>
#include <QPainter>

#include <algorithm>
#include <utility>

namespace sandbag {

namespace {
constexpr int kStrip = 160; ///< rows that are painted at a time
/// Pixels of a felt that is packed: to lay down a larger one would take too much of a frame.
constexpr int kMostPacked = 2'200'000;
} // namespace

bool FeltPicture::setTable(const TableLayout &layout, const TableTheme &theme, const QSizeF &size)
{
    const bool another = !isSameTable(layout, m_layout) || theme != m_theme || size != m_size;
    if (another) {
        m_image = {};
        m_packed = {};
    }
    m_layout = layout;
    m_theme = theme;
    m_size = size;
    return another;
}

/// What is half painted is not worth to be seen: then the one before stays.
void FeltPicture::keepFormerSize(bool on)
{
    if (!on)
        m_former = {};
    else if (isPacked())
        m_former = FormerFelt(std::exchange(m_packed, {}));
    else if (!m_image.isNull() && m_painted >= m_image.height())
        m_former = FormerFelt(std::exchange(m_image, {}));
}

bool FeltPicture::isPainted(qreal ratio) const
{
    if (isPacked())
        return ratio == 1;
    return m_image.size() == (m_size * ratio).toSize() && m_image.devicePixelRatioF() == ratio &&
           m_painted >= m_image.height();
}

bool FeltPicture::paintAhead(qreal ratio, const QDeadlineTimer &until)
{
    const QSize size = (m_size * ratio).toSize();
    if (isPacked() && ratio == 1)
        return false;
    if (m_image.size() != size || m_image.devicePixelRatioF() != ratio) {
        m_image = QImage(size, QImage::Format_RGB32);
        m_image.setDevicePixelRatio(ratio);
        m_packed = {};
        m_painted = 0;
    }
    while (m_painted < size.height()) {
        QImage strip(m_image.scanLine(m_painted), size.width(),
                     std::min(kStrip, size.height() - m_painted), m_image.bytesPerLine(),
                     m_image.format());
        strip.setDevicePixelRatio(ratio);
        QPainter painter(&strip);
        painter.translate(0, -m_painted / ratio);
        paintTable(painter, m_layout, m_theme);
        m_painted += kStrip;
        if (until.hasExpired())
            return m_painted < size.height();
    }
    return false;
}

bool FeltPicture::packAhead(const QDeadlineTimer &until)
{
    const bool packs = !m_image.isNull() && m_painted >= m_image.height() &&
                       m_image.devicePixelRatioF() == 1 &&
                       m_image.width() * m_image.height() <= kMostPacked;
    if (!packs)
        return false;
    if (m_packed.size() != m_image.size())
        m_packed = TiledPicture(m_image.size());
    while (m_packed.takeRow(m_image))
        if (until.hasExpired())
            return true;
    m_image = {};
    returnUnusedMemory();
    return false;
}

void FeltPicture::lay(QPainter &painter, const QRegion &where)
{
    if (!painter.worldTransform().isIdentity()) {
        paintTable(painter, m_layout, m_theme);
        return;
    }
    const qreal ratio = painter.device()->devicePixelRatioF();
    if (m_former.fits(ratio) && !isPainted(ratio)) {
        m_former.lay(painter, (m_size * ratio).toSize(), m_theme.feltEdge);
        return;
    }
    paintAhead(ratio, QDeadlineTimer(QDeadlineTimer::Forever)); // as far as is to be painted
    if (isPacked())
        m_packed.lay(painter, where);
    else
        painter.drawImage(QPointF(), m_image);
}

} // namespace sandbag
