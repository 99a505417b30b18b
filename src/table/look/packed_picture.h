// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>
#include <QSize>

#include <variant>
#include <vector>

namespace sandbag {

/// A drawn picture in little room, exactly as it was: pixels that repeat are counted, and those of
/// few colours have numbers. A card, most of which is white, takes a twentieth, and is there again
/// in the time of a copy.
class PackedPicture
{
public:
    PackedPicture() = default;
    /// `image` has 32 bits for each pixel.
    explicit PackedPicture(const QImage &image);

    [[nodiscard]] QImage unpacked() const;
    [[nodiscard]] QSize size() const { return m_size; }
    [[nodiscard]] std::size_t bytes() const;

private:
    QSize m_size;
    QImage::Format m_format = QImage::Format_Invalid;
    std::vector<quint32> m_colours; ///< by number
    /// Parts of the picture: how many pixels, and the number of the one that they all are (the
    /// highest bit of the count is set), or those of every one of them. Where there are too many
    /// colours for a number the pixels are their own.
    std::variant<std::vector<quint8>, std::vector<quint16>, std::vector<quint32>> m_parts;
};

} // namespace sandbag
