// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDir>
#include <QFile>
#include <QString>
#include <QStringList>

/// The text of one of translations/sandbag_LANG.ts: contexts and English, which all of them have
/// alike (the test translations_in_step).
inline QString oneTranslation()
{
    const QDir folder(QStringLiteral(SANDBAG_TEST_DATA "/../translations"));
    QFile file(folder.filePath(folder.entryList({QStringLiteral("sandbag_*.ts")}).value(0)));
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}
