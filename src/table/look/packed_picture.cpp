// SPDX-License-Identifier: GPL-3.0-or-later
#include "look/packed_picture.h"

#include <algorithm>
#include <cassert>
#include <cstring>

namespace sandbag {

namespace {

constexpr quint32 kSame = 0x80000000U;
constexpr std::ptrdiff_t kLeast = 3; ///< pixels that repeat, below which they are written out

/// Where the pixels that are like the first end.
const quint32 *endOfSame(const quint32 *from, const quint32 *end)
{
    return std::find_if(from, end, [first = *from](quint32 pixel) { return pixel != first; });
}

/// Where the next pixels begin that are worth counting.
const quint32 *startOfSame(const quint32 *from, const quint32 *end)
{
    while (from != end) {
        const quint32 *next = endOfSame(from, end);
        if (next - from >= kLeast)
            return from;
        from = next;
    }
    return end;
}

} // namespace

PackedPicture::PackedPicture(const QImage &image) : m_size(image.size()), m_format(image.format())
{
    assert(image.depth() == 32 && image.bytesPerLine() == qsizetype(image.width()) * 4);
    const auto *at = reinterpret_cast<const quint32 *>(image.constBits());
    const quint32 *end = at + static_cast<std::ptrdiff_t>(image.width()) * image.height();
    while (at != end) {
        const quint32 *same = startOfSame(at, end);
        if (same != at) {
            m_words.push_back(static_cast<quint32>(same - at));
            m_words.insert(m_words.end(), at, same);
        }
        if (same != end) {
            at = endOfSame(same, end);
            m_words.push_back(static_cast<quint32>(at - same) | kSame);
            m_words.push_back(*same);
        } else
            at = end;
    }
    m_words.shrink_to_fit();
}

QImage PackedPicture::unpacked() const
{
    QImage image(m_size, m_format);
    if (image.isNull())
        return image;
    auto *to = reinterpret_cast<quint32 *>(image.bits());
    for (const quint32 *at = m_words.data(), *end = at + m_words.size(); at != end;) {
        const quint32 count = *at & ~kSame;
        if (*at++ & kSame)
            std::fill_n(to, count, *at++);
        else {
            std::memcpy(to, at, count * sizeof(quint32));
            at += count;
        }
        to += count;
    }
    return image;
}

} // namespace sandbag
