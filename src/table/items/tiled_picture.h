// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "items/unpacked_tiles.h"

#include <QImage>
#include <QRect>
#include <QRgb>

#include <vector>

class QPainter;
class QRegion;

namespace sandbag {

/// A picture that takes a byte for each pixel instead of four, exactly as it was: in tiles, each
/// with the few colours that it has. A tile of more colours stays as it is.
class TiledPicture
{
public:
    TiledPicture() = default;
    /// `size` in pixels; nothing of it is there yet.
    explicit TiledPicture(const QSize &size);

    /// Takes the next row of tiles out of the picture, which has 32 bits for each pixel and none of
    /// them transparent; false once all of it is there.
    bool takeRow(const QImage &picture);
    [[nodiscard]] bool isWhole() const { return !m_size.isEmpty() && m_taken >= m_size.height(); }
    [[nodiscard]] const QSize &size() const { return m_size; }
    /// Paints the part in `where`, the picture's corner at the painter's origin. Of places that are
    /// laid again and again the tiles are unpacked once.
    void lay(QPainter &painter, const QRegion &where) const;
    /// What it takes of memory, with the tiles that are kept unpacked.
    [[nodiscard]] qsizetype bytes() const;

private:
    struct Tile {
        QRect box;
        std::vector<QRgb> colours; ///< empty where the tile has too many
        std::vector<uchar> pixels; ///< numbers of colours, by rows
        QImage plain;              ///< where it has too many
    };
    static Tile tileOf(const QImage &picture, const QRect &box);
    /// Whether what is laid is unpacked for the next time, too.
    enum class Keep { no, yes };
    [[nodiscard]] static QRect tilesIn(const QRect &place);
    static void unpack(const Tile &tile, const QRect &within, QImage &to);
    [[nodiscard]] const QImage &painted(std::size_t number, const QRect &within, Keep keep) const;
    void layPlace(QPainter &painter, const QRect &place, Keep keep) const;

    QSize m_size;
    int m_taken = 0; ///< rows of pixels, from the top
    std::vector<Tile> m_tiles;
    mutable UnpackedTiles m_unpacked; ///< some of m_tiles
};

} // namespace sandbag
