// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSettings>
#include <QString>

namespace sandbag {

/// The program's one file of settings, whatever names the application bears when it is first asked.
[[nodiscard]] QString settingsFile();

/// What windows remember of themselves, in that file.
class KeptSettings : public QSettings
{
public:
    KeptSettings() : QSettings(settingsFile(), QSettings::IniFormat) {}
};

} // namespace sandbag
