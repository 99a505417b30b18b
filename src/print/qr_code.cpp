// SPDX-License-Identifier: GPL-3.0-or-later
#include "qr_code.h"

#include "page_canvas.h"

#include <QPainter>

#include <qrencode.h>

namespace sandbag {

std::shared_ptr<const QrCode> QrCode::of(const QString &text)
{
    if (text.isEmpty())
        return {};
    const std::unique_ptr<QRcode, decltype(&QRcode_free)> made(
        QRcode_encodeString(text.toUtf8().constData(), 0, QR_ECLEVEL_M, QR_MODE_8, 1),
        &QRcode_free);
    if (!made || made->width > kMostModules)
        return {};
    std::vector<bool> black;
    for (int i = 0; i < made->width * made->width; ++i)
        black.push_back((made->data[i] & 1) != 0);
    return std::shared_ptr<const QrCode>(new QrCode(made->width, std::move(black)));
}

void QrCode::paint(PageCanvas &canvas, QPointF corner) const
{
    QPainter &painter = canvas.painter();
    const double side = module();
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing, false);
    for (int row = 0; row < m_modules; ++row) {
        for (int from = 0; from < m_modules; ++from) {
            int to = from;
            while (to < m_modules && m_black[static_cast<std::size_t>(row * m_modules + to)])
                ++to;
            if (to > from)
                canvas.fill(QRectF(corner.x() + from * side, corner.y() + row * side,
                                   (to - from) * side, side),
                            Qt::black);
            from = to;
        }
    }
    painter.restore();
}

} // namespace sandbag
