// SPDX-License-Identifier: GPL-3.0-or-later
#include "look/packed_picture.h"

#include <QHash>

#include <algorithm>
#include <cassert>
#include <iterator>
#include <limits>
#include <utility>

namespace sandbag {

namespace {

constexpr std::ptrdiff_t kLeast = 3; ///< pixels that repeat, below which they are written out

/// Of a count: all of them are the same.
template<typename Number>
constexpr Number kSame = static_cast<Number>(Number(1)
                                             << (std::numeric_limits<Number>::digits - 1));

/// Where the pixels that are like the first end.
template<typename Number>
const Number *endOfSame(const Number *from, const Number *end)
{
    return std::find_if(from, end, [first = *from](Number pixel) { return pixel != first; });
}

/// Where the next pixels begin that are worth counting.
template<typename Number>
const Number *startOfSame(const Number *from, const Number *end)
{
    while (from != end) {
        const Number *next = endOfSame(from, end);
        if (next - from >= kLeast)
            return from;
        from = next;
    }
    return end;
}

/// The next count, of at most so many.
template<typename Number>
Number countTo(const Number *from, const Number *end)
{
    return static_cast<Number>(std::min<std::ptrdiff_t>(end - from, kSame<Number> - 1));
}

template<typename Number>
std::vector<Number> inParts(const std::vector<Number> &pixels)
{
    std::vector<Number> parts;
    const Number *at = pixels.data(), *end = at + pixels.size();
    while (at != end) {
        for (const Number *same = startOfSame(at, end); at != same;) {
            const Number count = countTo(at, same);
            parts.push_back(count);
            parts.insert(parts.end(), at, at + count);
            at += count;
        }
        for (const Number *other = at == end ? end : endOfSame(at, end); at != other;) {
            const Number count = countTo(at, other);
            parts.push_back(static_cast<Number>(count | kSame<Number>));
            parts.push_back(*at);
            at += count;
        }
    }
    parts.shrink_to_fit();
    return parts;
}

/// The pixels by the number of their colour, and the colours.
std::pair<std::vector<quint32>, std::vector<quint32>> numbered(const quint32 *pixels,
                                                               std::size_t count)
{
    std::vector<quint32> numbers(count), colours;
    QHash<quint32, quint32> known;
    for (std::size_t i = 0; i < count; ++i) {
        if (i > 0 && pixels[i] == pixels[i - 1]) {
            numbers[i] = numbers[i - 1];
            continue;
        }
        const auto next = static_cast<quint32>(colours.size());
        numbers[i] = known.value(pixels[i], next);
        if (numbers[i] == next) {
            known.insert(pixels[i], next);
            colours.push_back(pixels[i]);
        }
    }
    return {std::move(numbers), std::move(colours)};
}

template<typename Number>
void unpack(const std::vector<Number> &parts, const std::vector<quint32> &colours, quint32 *to)
{
    const auto pixel = [&](Number number) { return colours.empty() ? number : colours[number]; };
    for (const Number *at = parts.data(), *end = at + parts.size(); at != end;) {
        const auto count = static_cast<Number>(*at & ~kSame<Number>);
        const bool same = *at++ & kSame<Number>;
        if (same)
            std::fill_n(to, count, pixel(*at));
        else
            std::transform(at, at + count, to, pixel);
        at += same ? 1 : count;
        to += count;
    }
}

} // namespace

PackedPicture::PackedPicture(const QImage &image) : m_size(image.size()), m_format(image.format())
{
    assert(image.depth() == 32 && image.bytesPerLine() == qsizetype(image.width()) * 4);
    const auto *pixels = reinterpret_cast<const quint32 *>(image.constBits());
    const std::size_t count =
        static_cast<std::size_t>(image.width()) * static_cast<std::size_t>(image.height());
    auto parts = numbered(pixels, count);
    const std::vector<quint32> &numbers = parts.first;
    std::vector<quint32> &colours = parts.second;
    const auto narrow = [&numbers]<typename Number>(Number) {
        return inParts(std::vector<Number>(numbers.begin(), numbers.end()));
    };
    if (colours.size() <= std::size_t(std::numeric_limits<quint8>::max()) + 1)
        m_parts = narrow(quint8());
    else if (colours.size() <= std::size_t(std::numeric_limits<quint16>::max()) + 1)
        m_parts = narrow(quint16());
    else {
        m_parts = inParts(std::vector<quint32>(pixels, pixels + count));
        colours.clear();
    }
    m_colours = colours;
}

QImage PackedPicture::unpacked() const
{
    QImage image(m_size, m_format);
    if (!image.isNull())
        std::visit(
            [&](const auto &parts) {
                unpack(parts, m_colours, reinterpret_cast<quint32 *>(image.bits()));
            },
            m_parts);
    return image;
}

std::size_t PackedPicture::bytes() const
{
    return m_colours.size() * sizeof(quint32) +
           std::visit([](const auto &parts) { return parts.size() * sizeof(parts[0]); }, m_parts);
}

} // namespace sandbag
