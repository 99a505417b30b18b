// SPDX-License-Identifier: GPL-3.0-or-later
#include "deck/deck_file.h"

#include "disk/plain_file.h"

#include <QFile>
#include <QXmlStreamReader>

#include <algorithm>

namespace sandbag {

namespace {

constexpr qint64 kLargestDeck = 32 << 20;

bool isCompressed(const QByteArray &bytes)
{
    return bytes.startsWith("\x1f\x8b");
}

bool namesItsOwn(const QXmlStreamAttribute &attribute)
{
    return attribute.name() != QLatin1String("href") || attribute.value().startsWith(u'#') ||
           attribute.value().startsWith(QLatin1String("data:"));
}

/// Whoever draws it would open what it names.
bool namesNoFile(const QByteArray &svg)
{
    QXmlStreamReader reader(svg);
    while (!reader.atEnd()) {
        reader.readNext();
        const auto attributes = reader.attributes();
        if (!std::all_of(attributes.begin(), attributes.end(), namesItsOwn))
            return false;
    }
    return true;
}

} // namespace

QByteArray deckDrawing(const QString &name)
{
    QFile file(name);
    if (openPlainFile(file) || file.size() > kLargestDeck)
        return {};
    QByteArray bytes = file.read(kLargestDeck);
    return isCompressed(bytes) || namesNoFile(bytes) ? bytes : QByteArray();
}

} // namespace sandbag
