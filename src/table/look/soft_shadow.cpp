// SPDX-License-Identifier: GPL-3.0-or-later
#include "look/soft_shadow.h"

#include <QImage>
#include <QPainter>
#include <QPixmap>
#include <QPixmapCache>
#include <QSize>

#include <algorithm>
#include <cmath>
#include <vector>

namespace sandbag {

namespace {

/// A running mean along one line of `count` bytes, `step` apart: three of them are nearly a
/// gaussian.
void blurLine(uchar *line, int count, int step, int radius, std::vector<uchar> &copy)
{
    for (int i = 0; i < count; ++i)
        copy[static_cast<std::size_t>(i)] = line[i * step];
    const int width = 2 * radius + 1;
    int sum = 0;
    const auto at = [&copy, count](int i) {
        return i < 0 || i >= count ? 0 : int(copy[static_cast<std::size_t>(i)]);
    };
    for (int i = -radius; i <= radius; ++i)
        sum += at(i);
    for (int i = 0; i < count; ++i) {
        line[i * step] = static_cast<uchar>(sum / width);
        sum += at(i + radius + 1) - at(i - radius);
    }
}

void blur(QImage &image, int radius)
{
    std::vector<uchar> copy(static_cast<std::size_t>(std::max(image.width(), image.height())));
    const int stride = static_cast<int>(image.bytesPerLine());
    for (int pass = 0; pass < 3; ++pass) {
        for (int y = 0; y < image.height(); ++y)
            blurLine(image.scanLine(y), image.width(), 1, radius, copy);
        for (int x = 0; x < image.width(); ++x)
            blurLine(image.bits() + x, image.height(), stride, radius, copy);
    }
}

int blurRadius(double sigma)
{
    return std::max(1, qRound(sigma * 0.88)); // three means of this radius have the wished spread
}

QImage makeShadow(QSize box, double radius, double sigma, const QColor &colour)
{
    const int margin = static_cast<int>(std::ceil(3 * sigma));
    QImage mask(box + QSize(2 * margin, 2 * margin), QImage::Format_Alpha8);
    mask.fill(0);
    {
        QPainter painter(&mask);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(Qt::NoPen);
        painter.setBrush(Qt::black);
        painter.drawRoundedRect(QRectF(QPointF(margin, margin), QSizeF(box)), radius, radius);
    }
    blur(mask, blurRadius(sigma));
    QImage image(mask.size(), QImage::Format_ARGB32_Premultiplied);
    for (int y = 0; y < image.height(); ++y) {
        const uchar *from = mask.constScanLine(y);
        auto *to = reinterpret_cast<QRgb *>(image.scanLine(y));
        for (int x = 0; x < image.width(); ++x)
            to[x] = qPremultiply(
                qRgba(colour.red(), colour.green(), colour.blue(), from[x] * colour.alpha() / 255));
    }
    return image;
}

/// A box with the same corners, and no longer between them than it takes for the shadow to be the
/// same all along.
QSize shortest(const QSize &box, double radius, double sigma)
{
    const int corner = static_cast<int>(std::ceil(radius)) + 3 * blurRadius(sigma) + 1;
    return box.boundedTo(QSize(2 * corner + 1, 2 * corner + 1));
}

/// The picture with its middle column and middle row repeated until it has that size.
QImage stretched(const QImage &picture, const QSize &size)
{
    QImage whole(size, picture.format());
    const int left = picture.width() / 2, top = picture.height() / 2;
    const int longer = size.width() - picture.width(), higher = size.height() - picture.height();
    for (int y = 0; y < size.height(); ++y) {
        const int row = y <= top ? y : std::max(top, y - higher);
        auto *to = reinterpret_cast<QRgb *>(whole.scanLine(y));
        const auto *from = reinterpret_cast<const QRgb *>(picture.constScanLine(row));
        to = std::copy_n(from, left, to);
        to = std::fill_n(to, longer + 1, from[left]);
        std::copy(from + left + 1, from + picture.width(), to);
    }
    return whole;
}

} // namespace

SoftShadow restingShadow(double unit)
{
    return {4.5 * unit, 4 * unit, QColor(3, 17, 11, 97)};
}

SoftShadow liftedShadow(double unit)
{
    return {9 * unit, 12 * unit, QColor(3, 17, 11, 107)};
}

SoftShadow plateShadow(double unit)
{
    return {3 * unit, 4 * unit, QColor(3, 17, 11, 77)};
}

SoftShadow winningLight(double unit, const QColor &colour)
{
    return {11 * unit, 0, colour};
}

void drawShadow(QPainter &painter, const QRectF &box, double radius, const SoftShadow &shadow)
{
    const double ratio = painter.device()->devicePixelRatioF();
    const QSize pixels(qRound(box.width() * ratio), qRound(box.height() * ratio));
    if (pixels.isEmpty())
        return;
    const QSize least = shortest(pixels, radius * ratio, shadow.sigma * ratio);
    const QString key = QStringLiteral("shadow/%1x%2/%3/%4/%5")
                            .arg(least.width())
                            .arg(least.height())
                            .arg(radius * ratio)
                            .arg(shadow.sigma * ratio)
                            .arg(shadow.colour.rgba());
    QPixmap kept;
    if (!QPixmapCache::find(key, &kept)) {
        kept = QPixmap::fromImage(
            makeShadow(least, radius * ratio, shadow.sigma * ratio, shadow.colour),
            Qt::NoOpaqueDetection);
        QPixmapCache::insert(key, kept);
    }
    const QImage keptImage = kept.toImage();
    QImage whole =
        least == pixels ? keptImage : stretched(keptImage, keptImage.size() + pixels - least);
    whole.setDevicePixelRatio(ratio);
    const double margin = std::ceil(3 * shadow.sigma * ratio) / ratio;
    painter.drawImage(box.topLeft() + QPointF(-margin, shadow.below - margin), whole);
}

} // namespace sandbag
