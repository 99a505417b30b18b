// SPDX-License-Identifier: GPL-3.0-or-later
// One end of a connection between people at two computers, at which a target puts its input.
#pragma once

#include "wire.h"

#include <QByteArray>

namespace sandbag::fuzz {

/// One end; nobody listens at the other.
class OneEnd final : public Wire
{
public:
    void write(const QByteArray &bytes) override { written += bytes.size(); }
    void close() override { m_open = false; }
    [[nodiscard]] bool isOpen() const override { return m_open; }
    [[nodiscard]] WireKeys keys() const override
    {
        return proves ? WireKeys{QByteArray(32, 'a'), QByteArray(32, 'b')} : WireKeys();
    }
    void deliver(const QByteArray &bytes)
    {
        if (m_open)
            emit arrived(bytes);
    }

    bool proves = false;
    qsizetype written = 0;

private:
    bool m_open = true;
};

/// In pieces, the sizes of which follow from what is in them.
inline void deliver(OneEnd *end, const QByteArray &bytes)
{
    qsizetype at = 0;
    while (at < bytes.size()) {
        const auto size = 1 + static_cast<unsigned char>(bytes.at(at)) * 3;
        end->deliver(bytes.mid(at, size));
        at += size;
    }
}

} // namespace sandbag::fuzz
