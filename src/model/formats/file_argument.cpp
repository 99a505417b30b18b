// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/file_argument.h"

#include <QFileInfo>
#include <QUrl>

namespace sandbag {

QString fileOfArgument(const QString &argument)
{
    if (!argument.startsWith(QStringLiteral("file:"), Qt::CaseInsensitive) ||
        QFileInfo::exists(argument))
        return argument;
    const QString path = QUrl(argument).toLocalFile();
    return path.isEmpty() ? argument : path;
}

} // namespace sandbag
