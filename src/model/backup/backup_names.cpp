// SPDX-License-Identifier: GPL-3.0-or-later
#include "backup/backup_names.h"

#include "text/session_text.h"
#include "text/shown_text.h"

#include <QDir>
#include <QFileInfo>

#include <algorithm>

namespace sandbag {

bool isKept(const QString &name)
{
    const bool made = name.contains(QLatin1String(".sqlite"));
    const bool passing = name.endsWith(QLatin1String(".lock")) ||
                         name.endsWith(QLatin1String(".new")) || name.startsWith(u'.');
    return !made && !passing;
}

std::optional<QString> targetOf(const QString &entry, const BackupPlaces &places)
{
    constexpr qsizetype kLongest = 1024;
    const QStringList parts = entry.split(u'/');
    const auto isPlain = [](const QString &part) {
        return !part.isEmpty() && part != QLatin1String(".") && part != QLatin1String("..") &&
               std::none_of(part.begin(), part.end(), [](QChar c) {
                   return c < QChar(0x20) || c == u'\\' || c == u':' || c == QChar(0x7f);
               });
    };
    if (entry.size() > kLongest || !std::all_of(parts.begin(), parts.end(), isPlain))
        return std::nullopt;
    for (const BackupPlace &place : places) {
        if (entry == place.name)
            return place.path;
        if (entry.startsWith(place.name + u'/'))
            return place.path + entry.mid(place.name.size());
    }
    return std::nullopt;
}

QString nameBeside(const QString &path, const QString &mark)
{
    const QFileInfo file(path);
    const QString name = file.fileName();
    qsizetype ending = name.indexOf(QLatin1String(".spades"));
    if (ending < 0)
        ending = name.lastIndexOf(u'.');
    if (ending <= 0)
        ending = name.size();
    for (int number = 1;; ++number) {
        const QString inner = number == 1 ? mark : mark + u' ' + QString::number(number);
        QString beside = file.path() + u'/' + name.left(ending) +
                         QStringLiteral(" (%1)").arg(inner) + name.mid(ending);
        if (!QFileInfo(beside).isSymLink() && !QFileInfo::exists(beside))
            return beside;
    }
}

FileError archiveFault(const QString &path, const char *why, FileError::Kind kind)
{
    const QString name = harmless(QDir::toNativeSeparators(path));
    return {kind, why ? QStringLiteral("%1: %2").arg(name, shortened(QString::fromUtf8(why)))
                      : SessionText::tr("%1 isn't a Sandbag backup.").arg(name)};
}

} // namespace sandbag
