// SPDX-License-Identifier: GPL-3.0-or-later
#include "items/felt_picture.h"

#include "items/felt.h"

#include <QDeadlineTimer>
#include <QPainter>

#include <algorithm>

namespace sandbag {

namespace {
constexpr int kStrip = 160; ///< rows that are painted at a time
} // namespace

bool FeltPicture::setTable(const TableLayout &layout, const TableTheme &theme, const QSizeF &size)
{
    const bool another = !isSameTable(layout, m_layout) || theme != m_theme || size != m_size;
    if (another)
        m_image = {};
    m_layout = layout;
    m_theme = theme;
    m_size = size;
    return another;
}

bool FeltPicture::paintAhead(qreal ratio, const QDeadlineTimer &until)
{
    const QSize size = (m_size * ratio).toSize();
    if (m_image.size() != size || m_image.devicePixelRatioF() != ratio) {
        m_image = QImage(size, QImage::Format_RGB32);
        m_image.setDevicePixelRatio(ratio);
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

void FeltPicture::lay(QPainter &painter)
{
    if (!painter.worldTransform().isIdentity()) {
        paintTable(painter, m_layout, m_theme);
        return;
    }
    paintAhead(painter.device()->devicePixelRatioF(), QDeadlineTimer(QDeadlineTimer::Forever));
    painter.drawImage(QPointF(), m_image); // as far as is to be painted
}

} // namespace sandbag
