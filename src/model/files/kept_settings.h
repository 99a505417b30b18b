// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QObject>
#include <QSettings>
#include <QString>

namespace sandbag {

/// The program's one file of settings, whatever names the application bears when it is first asked.
[[nodiscard]] QString settingsFile();
/// Whether a file is small enough to be read as settings.
[[nodiscard]] bool hasSizeOfSettings(const QString &file);

/// What windows remember of themselves, in that file. Nothing waits for a path that is not a
/// regular file, nor for a lock left next to it: such settings read as none, and cannot be kept. A
/// file that is too large, or holds more than plain values (files/ini_values.h), is put aside as
/// "….damaged". The file is for its owner alone.
class KeptSettings : public QSettings
{
public:
    KeptSettings();
    /// Writes the changes; see SettingsTrouble.
    ~KeptSettings() override;

    /// The shape of a window as its toolkit saved it, "" where there is none. The toolkit believes
    /// every number in it and counts as far as that says, so it has a check word: a shape changed
    /// since reads as none.
    [[nodiscard]] QByteArray shape(const QString &key) const;
    void keepShape(const QString &key, const QByteArray &shape);
};

/// Reports, once in the life of the program, that settings cannot be saved.
class SettingsTrouble : public QObject
{
    Q_OBJECT

public:
    [[nodiscard]] static SettingsTrouble &instance();
    void tell(const QString &file);

signals:
    void told(const QString &message);

private:
    bool m_told = false;
};

} // namespace sandbag
