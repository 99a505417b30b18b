// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>
#include <QSize>

#include <vector>

namespace sandbag {

/// A drawn picture in little room, exactly as it was: pixels that repeat are counted. A card, most
/// of which is white, takes a tenth, and is there again in the time of a copy.
class PackedPicture
{
public:
    PackedPicture() = default;
    /// `image` has 32 bits for each pixel.
    explicit PackedPicture(const QImage &image);

    [[nodiscard]] QImage unpacked() const;
    [[nodiscard]] QSize size() const { return m_size; }
    [[nodiscard]] std::size_t bytes() const { return m_words.size() * sizeof(quint32); }

private:
    QSize m_size;
    QImage::Format m_format = QImage::Format_Invalid;
    /// Parts of the picture: how many pixels, and the one that they all are (kSame is set), or
    /// every one of them.
    std::vector<quint32> m_words;
};

} // namespace sandbag
