// SPDX-License-Identifier: GPL-3.0-or-later
#include "items/unpacked_tiles.h"

#include <algorithm>

namespace sandbag {

const QImage *UnpackedTiles::find(std::size_t number)
{
    if (number >= m_places.size() || m_places[number] < 0)
        return nullptr;
    Kept &kept = m_kept[static_cast<std::size_t>(m_places[number])];
    kept.laid = ++m_laid;
    return &kept.pixels;
}

UnpackedTiles::Kept &UnpackedTiles::freed()
{
    if (m_kept.size() < kMost)
        return m_kept.emplace_back(Kept{0, 0, QImage(kWide, kHigh, QImage::Format_RGB32)});
    Kept &oldest = *std::min_element(m_kept.begin(), m_kept.end(),
                                     [](const Kept &a, const Kept &b) { return a.laid < b.laid; });
    m_places[oldest.number] = -1;
    return oldest;
}

QImage &UnpackedTiles::add(std::size_t number)
{
    if (number >= m_places.size())
        m_places.resize(number + 1, -1);
    Kept &kept = freed();
    kept.number = number;
    kept.laid = ++m_laid;
    m_places[number] = static_cast<int>(&kept - m_kept.data());
    return kept.pixels;
}

qsizetype UnpackedTiles::bytes() const
{
    qsizetype sum = qsizetype(m_places.size() * sizeof(int));
    for (const Kept &kept : m_kept)
        sum += kept.pixels.sizeInBytes();
    return sum;
}

} // namespace sandbag
