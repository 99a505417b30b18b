// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>

#include <cstddef>
#include <vector>

namespace sandbag {

/// The tiles of a picture that were laid last, as they are painted, in a room that never grows:
/// what moves over a table lays the same places with every frame.
class UnpackedTiles
{
public:
    static constexpr int kWide = 64, kHigh = 32; ///< pixels of a tile
    static constexpr std::size_t kMost = 128;    ///< tiles, which take a MiB

    /// Tile `number` of the picture, counted as laid now; null where it is not kept.
    [[nodiscard]] const QImage *find(std::size_t number);
    /// Room for a tile that is not kept, instead of the one that was laid longest ago; valid until
    /// the next call. What is in it is to be painted over.
    [[nodiscard]] QImage &add(std::size_t number);
    [[nodiscard]] qsizetype bytes() const;

private:
    struct Kept {
        std::size_t number = 0;
        quint64 laid = 0; ///< when, counted in tiles
        QImage pixels;
    };
    [[nodiscard]] Kept &freed();

    std::vector<Kept> m_kept;
    std::vector<int> m_places; ///< in m_kept by numbers of tiles; −1: not kept
    quint64 m_laid = 0;
};

} // namespace sandbag
