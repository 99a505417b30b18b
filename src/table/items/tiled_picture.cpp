// SPDX-License-Identifier: GPL-3.0-or-later
#include "items/tiled_picture.h"

#include <QPainter>
#include <QRegion>

#include <algorithm>
#include <array>
#include <optional>

namespace sandbag {

namespace {

constexpr int kTileWide = UnpackedTiles::kWide, kTileHigh = UnpackedTiles::kHigh;
constexpr std::size_t kMostColours = 256; ///< of a tile

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

/// The part of a tile, where it is in the tile.
void TiledPicture::unpack(const Tile &tile, const QRect &within, QImage &to)
{
    const QRect part = within.translated(-tile.box.topLeft());
    for (int y = part.top(); y <= part.bottom(); ++y) {
        const uchar *from = tile.pixels.data() + qsizetype(y) * tile.box.width() + part.left();
        std::transform(from, from + part.width(),
                       reinterpret_cast<QRgb *>(to.scanLine(y)) + part.left(),
                       [colours = tile.colours.data()](uchar number) { return colours[number]; });
    }
}

/// The tile as it is painted, `within` at least.
const QImage &TiledPicture::painted(std::size_t number, const QRect &within, Keep keep) const
{
    static QImage spare(kTileWide, kTileHigh, QImage::Format_RGB32);
    const Tile &tile = m_tiles[number];
    if (tile.colours.empty())
        return tile.plain;
    if (const QImage *kept = m_unpacked.find(number))
        return *kept;
    QImage &room = keep == Keep::yes ? m_unpacked.add(number) : spare;
    unpack(tile, keep == Keep::yes ? tile.box : within, room);
    return room;
}

/// The tiles that a place touches, counted in tiles.
QRect TiledPicture::tilesIn(const QRect &place)
{
    return {QPoint(place.left() / kTileWide, place.top() / kTileHigh),
            QPoint(place.right() / kTileWide, place.bottom() / kTileHigh)};
}

void TiledPicture::layPlace(QPainter &painter, const QRect &place, Keep keep) const
{
    const int across = (m_size.width() + kTileWide - 1) / kTileWide;
    const QRect tiles = tilesIn(place);
    for (int y = tiles.top(); y <= tiles.bottom(); ++y)
        for (int x = tiles.left(); x <= tiles.right(); ++x) {
            const auto number = static_cast<std::size_t>(y * across + x);
            const QRect &box = m_tiles[number].box;
            const QRect part = place & box;
            const QImage &image = painted(number, part, keep);
            painter.drawImage(part.topLeft(), image, part.translated(-box.topLeft()));
        }
}

/// What takes more tiles than can be kept, as the whole felt does, would throw out those that are
/// laid with every frame, and be gone before it comes again.
void TiledPicture::lay(QPainter &painter, const QRegion &where) const
{
    const QRegion within = where.intersected(QRect(QPoint(), m_size));
    std::size_t tiles = 0;
    for (const QRect &place : within)
        tiles += static_cast<std::size_t>(tilesIn(place).width()) *
                 static_cast<std::size_t>(tilesIn(place).height());
    const Keep keep = tiles > UnpackedTiles::kMost ? Keep::no : Keep::yes;
    if (within.rectCount() == 1)
        return layPlace(painter, within.boundingRect(), keep);
    // One rectangle after another: Qt lays a picture within several span by span.
    for (const QRect &place : within) {
        painter.save();
        painter.setClipRect(place, Qt::IntersectClip);
        layPlace(painter, place, keep);
        painter.restore();
    }
}

qsizetype TiledPicture::bytes() const
{
    qsizetype sum = m_unpacked.bytes();
    for (const Tile &tile : m_tiles)
        sum += qsizetype(tile.pixels.size()) + qsizetype(tile.colours.size() * sizeof(QRgb)) +
               tile.plain.sizeInBytes();
    return sum;
}

} // namespace sandbag
