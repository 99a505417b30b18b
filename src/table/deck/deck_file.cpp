// SPDX-License-Identifier: GPL-3.0-or-later
#include "deck/deck_file.h"

#include "deck/safe_drawing.h"
#include "disk/plain_file.h"
#include "disk/unpacked.h"
#include "log/log_categories.h"

#include <QFile>

#include <utility>

namespace sandbag {

namespace {

/// The largest deck there is has a third of it.
constexpr qint64 kLargestDeck = 32 << 20;

bool isCompressed(const QByteArray &bytes)
{
    return bytes.startsWith("\x1f\x8b");
}

} // namespace

QByteArray deckDrawing(const QString &name)
{
    const auto refuse = [&name](const QString &why) {
        qCInfo(logDecks).noquote() << name << "is not used:" << why;
        return QByteArray();
    };
    QFile file(name);
    if (const auto why = openPlainFile(file))
        return refuse(*why);
    if (file.size() > kLargestDeck)
        return refuse(QStringLiteral("too large"));
    QByteArray bytes = file.read(kLargestDeck);
    if (isCompressed(bytes))
        bytes = unpacked(std::move(bytes), kLargestDeck);
    return isSafeDrawing(bytes) ? bytes : refuse(QStringLiteral("no drawing, or an unsafe one"));
}

} // namespace sandbag
