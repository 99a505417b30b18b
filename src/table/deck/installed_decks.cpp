// SPDX-License-Identifier: GPL-3.0-or-later
#include "deck/installed_decks.h"

#include <QDir>
#include <QFileInfo>
#include <QLocale>
#include <QSettings>
#include <QStandardPaths>

#include <algorithm>

namespace sandbag {

namespace {

/// The name in the person's language, as desktop files have it.
QString nameOf(const QSettings &index)
{
    const QString language = QLocale().name();
    for (const QString &key :
         {QStringLiteral("Name[%1]").arg(language),
          QStringLiteral("Name[%1]").arg(language.section(u'_', 0, 0)), QStringLiteral("Name")})
        if (index.contains(key))
            return index.value(key).toString();
    return {};
}

} // namespace

QList<InstalledDeck> installedDecks()
{
    QList<InstalledDeck> decks;
    const QStringList folders =
        QStandardPaths::locateAll(QStandardPaths::GenericDataLocation, QStringLiteral("carddecks"),
                                  QStandardPaths::LocateDirectory);
    for (const QString &folder : folders) {
        for (const QFileInfo &entry :
             QDir(folder).entryInfoList(QDir::Dirs | QDir::NoDotAndDotDot)) {
            const QDir deck(entry.filePath());
            if (!deck.exists(QStringLiteral("index.desktop")))
                continue;
            QSettings index(deck.filePath(QStringLiteral("index.desktop")), QSettings::IniFormat);
            index.beginGroup(QStringLiteral("KDE Backdeck"));
            const QString svg = index.value(QStringLiteral("SVG")).toString();
            if (!svg.isEmpty() && deck.exists(svg))
                decks.append({nameOf(index), deck.filePath(svg)});
        }
    }
    std::sort(decks.begin(), decks.end(),
              [](const InstalledDeck &a, const InstalledDeck &b) { return a.name < b.name; });
    return decks;
}

} // namespace sandbag
