// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/translation_bytes.h"

#include <QByteArrayView>
#include <QtEndian>

#include <optional>
#include <utility>
#include <vector>

namespace sandbag {

namespace {

constexpr char kMagic[] = "\x3c\xb8\x64\x18\xca\xef\x9c\x95\xcd\x21\x1c\xbf\x60\xa1\xbd\xdd";
constexpr qsizetype kMagicSize = sizeof kMagic - 1;
constexpr qsizetype kWord = 4; ///< bytes of a length or an offset

enum class Section : unsigned char {
    hashes = 0x42,
    messages = 0x69,
    plurals = 0x88,
    language = 0xa7
};
enum class Part : unsigned char {
    end = 1,
    translation = 3,
    number = 5,
    source = 6,
    context = 7,
    comment = 8
};

/// Goes through bytes without leaving them.
class Walk
{
public:
    explicit Walk(QByteArrayView bytes) : m_left(bytes) {}

    [[nodiscard]] bool atEnd() const { return m_left.isEmpty(); }
    [[nodiscard]] qsizetype left() const { return m_left.size(); }
    std::optional<QByteArrayView> take(quint32 size)
    {
        if (size > static_cast<size_t>(m_left.size()))
            return std::nullopt;
        const QByteArrayView taken = m_left.first(size);
        m_left = m_left.sliced(size);
        return taken;
    }
    std::optional<quint32> word()
    {
        const auto taken = take(kWord);
        return taken ? std::optional(qFromBigEndian<quint32>(taken->data())) : std::nullopt;
    }
    /// A length, and as many bytes.
    std::optional<QByteArrayView> block()
    {
        const auto size = word();
        return size ? take(*size) : std::nullopt;
    }
    std::optional<unsigned char> byte()
    {
        const auto taken = take(1);
        return taken ? std::optional(static_cast<unsigned char>(taken->front())) : std::nullopt;
    }

private:
    QByteArrayView m_left;
};

/// One text in one place: goes to its end, and says whether it is sound.
bool passMessage(Walk &walk)
{
    while (const auto part = walk.byte()) {
        switch (static_cast<Part>(*part)) {
        case Part::end:
            return true;
        case Part::number:
            if (!walk.word())
                return false;
            break;
        case Part::translation:
            if (const auto text = walk.block(); !text || text->size() % 2 != 0)
                return false;
            break;
        case Part::source:
        case Part::context:
        case Part::comment:
            if (!walk.block())
                return false;
            break;
        default:
            return false;
        }
    }
    return false;
}

/// Every place that a hash leads to is where a message begins. Each message is gone through once,
/// however many hashes lead to it.
bool leadToMessages(QByteArrayView hashes, QByteArrayView messages)
{
    std::vector<bool> begins(static_cast<std::size_t>(messages.size()));
    Walk walk(messages);
    while (!walk.atEnd()) {
        begins[static_cast<std::size_t>(messages.size() - walk.left())] = true;
        if (!passMessage(walk))
            return false;
    }
    Walk places(hashes);
    while (!places.atEnd()) {
        const auto hash = places.word(), offset = places.word();
        if (!hash || !offset || *offset >= begins.size() || !begins[*offset])
            return false;
    }
    return !hashes.isEmpty();
}

} // namespace

bool isSoundTranslation(const QByteArray &bytes)
{
    if (!bytes.startsWith(QByteArrayView(kMagic, kMagicSize)))
        return false;
    Walk walk(QByteArrayView(bytes).sliced(kMagicSize));
    QByteArrayView hashes, messages;
    while (!walk.atEnd()) {
        const auto tag = walk.byte();
        const auto block = walk.block();
        if (!tag || !block || block->isEmpty()) // where Qt reads no further
            return false;
        switch (static_cast<Section>(*tag)) {
        case Section::hashes:
            if (!std::exchange(hashes, *block).isEmpty())
                return false;
            break;
        case Section::messages:
            if (!std::exchange(messages, *block).isEmpty())
                return false;
            break;
        case Section::plurals:
        case Section::language:
            break;
        default:
            return false; // among them the names of other files
        }
    }
    return leadToMessages(hashes, messages);
}

} // namespace sandbag
