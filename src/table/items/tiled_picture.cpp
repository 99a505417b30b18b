// SPDX-License-Identifier: GPL-3.0-or-later
#include "items/tiled_picture.h"

#include <QPainter>
#include <QRegion>

#include <algorithm>
#include <array>
#include <optional>

namespace sandbag {

namespace {

constexpr int kTileWide = 64, kTileHigh = 32; ///< of a tile
constexpr int kRoomWide = 8 * kTileWide;      ///< pixels that are unpacked at a time
constexpr std::size_t kMostColours = 256;     ///< colours of a tile

/// The colours met so far, and their numbers.
class TileColours
{
public:
    /// None where there are too many.
    std::optional<uchar> numberOf(QRgb colour)
    {
        std::size_t at = (colour * 2654435761U) >> 22;
        while (m_places[at] >= 0 && m_all[static_cast<std::size_t>(m_places[at])] != colour)
            at = (at + 1) % m_places.size();
        if (m_places[at] < 0) {
            if (m_all.size() == kMostColours)
                return {};
            m_places[at] = static_cast<short>(m_all.size());
            m_all.push_back(colour);
        }
        return static_cast<uchar>(m_places[at]);
    }
    [[nodiscard]] const std::vector<QRgb> &all() const { return m_all; }

private:
    std::array<short, 1024> m_places = filled();
    std::vector<QRgb> m_all;

    static std::array<short, 1024> filled()
    {
        std::array<short, 1024> places{};
        places.fill(-1);
        return places;
    }
};

} // namespace

TiledPicture::TiledPicture(const QSize &size) : m_size(size) {}

TiledPicture::Tile TiledPicture::tileOf(const QImage &picture, const QRect &box)
{
    TileColours colours;
    Tile tile;
    tile.box = box;
    tile.pixels.reserve(static_cast<std::size_t>(box.width()) *
                        static_cast<std::size_t>(box.height()));
    for (int y = box.top(); y <= box.bottom(); ++y) {
        const auto *line = reinterpret_cast<const QRgb *>(picture.constScanLine(y));
        for (int x = box.left(); x <= box.right(); ++x) {
            const auto number = colours.numberOf(line[x]);
            if (!number)
                return {box, {}, {}, picture.copy(box)};
            tile.pixels.push_back(*number);
        }
    }
    tile.colours = colours.all();
    return tile;
}

bool TiledPicture::takeRow(const QImage &picture)
{
    if (isWhole())
        return false;
    const QRect whole(QPoint(), m_size);
    for (int x = 0; x < m_size.width(); x += kTileWide)
        m_tiles.push_back(tileOf(picture, QRect(x, m_taken, kTileWide, kTileHigh) & whole));
    m_taken += kTileHigh;
    return !isWhole();
}

/// The part of a tile, with `corner` of the picture as the first pixel of `to`.
void TiledPicture::unpack(const Tile &tile, const QRect &within, QImage &to, const QPoint &corner)
{
    const auto width = static_cast<std::size_t>(within.width());
    const QPoint in = within.topLeft() - tile.box.topLeft();
    for (int y = 0; y < within.height(); ++y) {
        auto *line = reinterpret_cast<QRgb *>(to.scanLine(within.top() + y - corner.y())) +
                     (within.left() - corner.x());
        if (tile.colours.empty()) {
            const uchar *from = tile.plain.constScanLine(in.y() + y);
            std::copy_n(reinterpret_cast<const QRgb *>(from) + in.x(), width, line);
            continue;
        }
        const uchar *from = tile.pixels.data() + qsizetype(in.y() + y) * tile.box.width() + in.x();
        std::transform(from, from + width, line,
                       [colours = tile.colours.data()](uchar number) { return colours[number]; });
    }
}

/// As many tiles at a time as a near cache holds: each picture that is laid down has its price.
void TiledPicture::layPlace(QPainter &painter, const QRect &place) const
{
    static QImage room(kRoomWide, kTileHigh, QImage::Format_RGB32);
    const int across = (m_size.width() + kTileWide - 1) / kTileWide;
    for (int top = place.top() / kTileHigh * kTileHigh; top <= place.bottom(); top += kTileHigh)
        for (int left = place.left() / kTileWide * kTileWide; left <= place.right();
             left += kRoomWide) {
            const QRect part = place & QRect(left, top, kRoomWide, kTileHigh);
            for (int x = left; x <= part.right(); x += kTileWide) {
                const auto at = static_cast<std::size_t>(top / kTileHigh * across + x / kTileWide);
                unpack(m_tiles[at], part & m_tiles[at].box, room, part.topLeft());
            }
            painter.drawImage(part.topLeft(), room, QRect(QPoint(), part.size()));
        }
}

void TiledPicture::lay(QPainter &painter, const QRegion &where) const
{
    // One rectangle after another: Qt lays a picture within several span by span.
    for (const QRect &place : where.intersected(QRect(QPoint(), m_size))) {
        painter.save();
        painter.setClipRect(place, Qt::IntersectClip);
        layPlace(painter, place);
        painter.restore();
    }
}

qsizetype TiledPicture::bytes() const
{
    qsizetype sum = 0;
    for (const Tile &tile : m_tiles)
        sum += qsizetype(tile.pixels.size()) + qsizetype(tile.colours.size() * sizeof(QRgb)) +
               tile.plain.sizeInBytes();
    return sum;
}

} // namespace sandbag
