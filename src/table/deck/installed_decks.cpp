// SPDX-License-Identifier: GPL-3.0-or-later
#include "deck/installed_decks.h"

#include "disk/own_place.h"
#include "disk/plain_file.h"
#include "files/ini_values.h"
#include "log/log_categories.h"
#include "text/shown_text.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QLocale>
#include <QSettings>
#include <QStandardPaths>

#include <algorithm>

namespace sandbag {

namespace {

constexpr qint64 kLargestList = 1 << 16; ///< of the list of what a deck holds

bool isReadable(const QString &list)
{
    QFile file(list);
    return !openPlainFile(file) && file.size() <= kLargestList &&
           holdsPlainValues(file.read(kLargestList));
}

/// The name in the person's language, as desktop files have it.
QString nameOf(const QSettings &index)
{
    const QString language = QLocale().name();
    for (const QString &key :
         {QStringLiteral("Name[%1]").arg(language),
          QStringLiteral("Name[%1]").arg(language.section(u'_', 0, 0)), QStringLiteral("Name")})
        if (index.contains(key))
            return oneLine(index.value(key).toString());
    return {};
}

} // namespace

QList<InstalledDeck> installedDecks()
{
    QList<InstalledDeck> decks;
    QStringList folders =
        QStandardPaths::locateAll(QStandardPaths::GenericDataLocation, QStringLiteral("carddecks"),
                                  QStandardPaths::LocateDirectory);
    if (isCarriedAlong() && QFileInfo(deckPlace()).isDir())
        folders.prepend(deckPlace());
    for (const QString &folder : folders) {
        for (const QFileInfo &entry :
             QDir(folder).entryInfoList(QDir::Dirs | QDir::NoDotAndDotDot)) {
            const QDir deck(entry.filePath());
            const QString list = deck.filePath(QStringLiteral("index.desktop"));
            if (!isReadable(list)) {
                if (QFile::exists(list))
                    qCInfo(logDecks).noquote() << list << "can't be read";
                continue;
            }
            QSettings index(list, QSettings::IniFormat);
            index.beginGroup(QStringLiteral("KDE Backdeck"));
            const QString svg = index.value(QStringLiteral("SVG")).toString();
            if (!svg.isEmpty() && whatLiesAt(deck.filePath(svg)) == Lies::plainFile)
                decks.append({nameOf(index), deck.filePath(svg)});
        }
    }
    std::sort(decks.begin(), decks.end(),
              [](const InstalledDeck &a, const InstalledDeck &b) { return a.name < b.name; });
    return decks;
}

} // namespace sandbag
