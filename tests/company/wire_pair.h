// SPDX-License-Identifier: GPL-3.0-or-later
// Two ends of a connection within one process, and a scheduler that carries their bytes: in pieces
// of any size, whichever connection comes first.
#pragma once

#include "match/dealing.h"
#include "wire.h"

#include <QPointer>

#include <memory>
#include <utility>
#include <vector>

namespace sandbag {

class BufferWire : public Wire
{
public:
    void write(const QByteArray &bytes) override
    {
        if (m_open && m_other && !m_other->m_ending)
            m_other->m_coming.append(bytes);
    }
    void close() override
    {
        m_open = false;
        if (m_other)
            m_other->m_ending = true;
    }
    [[nodiscard]] bool isOpen() const override { return m_open; }
    /// The connection is cut: what is under way is lost at both ends.
    void cutOff()
    {
        for (BufferWire *end : {this, m_other.data()}) {
            if (!end)
                continue;
            end->m_coming.clear();
            end->m_ending = true;
        }
    }

    static std::pair<std::unique_ptr<BufferWire>, std::unique_ptr<BufferWire>> pair()
    {
        auto one = std::make_unique<BufferWire>();
        auto other = std::make_unique<BufferWire>();
        one->m_other = other.get();
        other->m_other = one.get();
        return {std::move(one), std::move(other)};
    }

    [[nodiscard]] bool hasComing() const { return m_open && (!m_coming.isEmpty() || m_ending); }
    /// Hands over at most so many of the bytes that are coming, or the end of the connection.
    void deliver(qsizetype most)
    {
        if (m_coming.isEmpty()) {
            m_open = false;
            emit closed();
            return;
        }
        const QByteArray piece = m_coming.left(most);
        m_coming.remove(0, piece.size());
        m_carried += piece.size();
        emit arrived(piece);
    }
    [[nodiscard]] qint64 carried() const { return m_carried; }

private:
    QPointer<BufferWire> m_other;
    QByteArray m_coming;
    bool m_open = true;
    bool m_ending = false; ///< nothing comes after what is coming
    qint64 m_carried = 0;
};

class WireScheduler
{
public:
    explicit WireScheduler(std::uint64_t seed) : m_dice(seed) {}

    void add(BufferWire *end)
    {
        std::erase_if(m_ends, [](const auto &one) { return !one; }); // or each would take bytes
        m_ends.emplace_back(end);
    }
    /// Delivers something, somewhere; false where nothing is under way.
    bool step()
    {
        std::vector<BufferWire *> ready;
        for (const auto &end : m_ends) {
            if (end && end->hasComing())
                ready.push_back(end.data());
        }
        if (ready.empty())
            return false;
        BufferWire *end =
            ready[static_cast<std::size_t>(m_dice.below(static_cast<int>(ready.size())))];
        end->deliver(m_dice.below(4) == 0 ? 1 + m_dice.below(40) : 1 + m_dice.below(4000));
        return true;
    }

private:
    Dice m_dice;
    std::vector<QPointer<BufferWire>> m_ends;
};

} // namespace sandbag
