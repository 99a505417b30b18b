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

QImage TiledPicture::part(const Tile &tile, const QRect &within)
{
    static QImage room(kTileWide, kTileHigh, QImage::Format_RGB32); // one tile after another
    for (int y = within.top(); y <= within.bottom(); ++y) {
        auto *to = reinterpret_cast<QRgb *>(room.scanLine(y - within.top()));
        const uchar *from = tile.pixels.data() +
                            static_cast<qsizetype>(y - tile.box.top()) * tile.box.width() +
                            (within.left() - tile.box.left());
        std::transform(from, from + within.width(), to,
                       [colours = tile.colours.data()](uchar number) { return colours[number]; });
    }
    return room;
}

void TiledPicture::lay(QPainter &painter, const QRegion &where) const
{
    for (const Tile &tile : m_tiles) {
        const QRect within = where.intersected(tile.box).boundingRect();
        if (within.isEmpty())
            continue;
        if (tile.colours.empty())
            painter.drawImage(within.topLeft(), tile.plain, within.translated(-tile.box.topLeft()));
        else
            painter.drawImage(within.topLeft(), part(tile, within), QRect(QPoint(), within.size()));
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
