// SPDX-License-Identifier: GPL-3.0-or-later
#include "reset_settings.h"

#include "application.h"
#include "disk/plain_file.h"
#include "files/kept_settings.h"
#include "files/settings_reset.h"
#include "kept_keys.h"
#include "settings.h"

#include <QFile>
#include <QSaveFile>

namespace sandbag {

std::optional<QByteArray> resetSettings()
{
    { // what windows have not written yet
        const KeptSettings pending;
    }
    QFile file(settingsFile());
    const QByteArray before = file.exists() && !openPlainFile(file) ? file.readAll() : QByteArray();
    if (!resetKeptSettings())
        return std::nullopt;
    applySettingsOfFile();
    return before;
}

bool restoreSettings(const QByteArray &before)
{
    QSaveFile file(settingsFile());
    if (!file.open(QIODevice::WriteOnly) || file.write(before) != before.size() || !file.commit())
        return false;
    applySettingsOfFile();
    return true;
}

void applySettingsOfFile()
{
    { // it forgets what it knew of an older file
        KeptSettings settings;
        settings.sync();
    }
    readKeys();
    Application::instance().applyPreferences(Settings::load());
}

} // namespace sandbag
