// SPDX-License-Identifier: GPL-3.0-or-later
#include "files/kept_settings.h"

#include <QStandardPaths>

namespace sandbag {

QString settingsFile()
{
    return QStandardPaths::writableLocation(QStandardPaths::AppConfigLocation) +
           QStringLiteral("/sandbag.conf");
}

} // namespace sandbag
