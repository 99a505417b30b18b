// SPDX-License-Identifier: GPL-3.0-or-later
#include "disk/unpacked.h"

#include <algorithm>

#include <zlib.h>

namespace sandbag {

QByteArray unpacked(QByteArray packed, qsizetype most)
{
    constexpr int kEither = 32 + MAX_WBITS;
    constexpr qsizetype kMostGrowth = 1100; // the format reaches 1032
    z_stream stream{};
    if (packed.size() > most || inflateInit2(&stream, kEither) != Z_OK)
        return {};
    QByteArray whole(std::min(most, packed.size() * kMostGrowth), Qt::Uninitialized);
    stream.next_in = reinterpret_cast<Bytef *>(packed.data());
    stream.avail_in = static_cast<uInt>(packed.size());
    stream.next_out = reinterpret_cast<Bytef *>(whole.data());
    stream.avail_out = static_cast<uInt>(whole.size());
    const bool done = inflate(&stream, Z_FINISH) == Z_STREAM_END;
    whole.truncate(whole.size() - static_cast<qsizetype>(stream.avail_out));
    inflateEnd(&stream);
    return done ? whole : QByteArray();
}

} // namespace sandbag
