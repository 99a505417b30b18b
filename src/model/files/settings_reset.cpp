// SPDX-License-Identifier: GPL-3.0-or-later
#include "files/settings_reset.h"

#include "files/kept_settings.h"

#include <QSet>
#include <QString>
#include <QStringList>

namespace sandbag {

bool resetKeptSettings()
{
    static const QSet<QString> kNoSettings{QStringLiteral("files/recent"),
                                           QStringLiteral("history/folder")};
    KeptSettings settings;
    const QStringList keys = settings.allKeys();
    for (const QString &key : keys)
        if (!kNoSettings.contains(key))
            settings.remove(key);
    settings.sync();
    return settings.status() == QSettings::NoError;
}

} // namespace sandbag
