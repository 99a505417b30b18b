// SPDX-License-Identifier: GPL-3.0-or-later
#include "backup/backup_names.h"
#include "backup/own_backup.h"
#include "command_line.h"
#include "commands.h"
#include "disk/plain_file.h"
#include "files/kept_settings.h"
#include "files/settings_reset.h"
#include "library.h"
#include "shown_time.h"
#include "text/shown_text.h"
#include "words.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonObject>

#include <atomic>

namespace sandbag {

namespace {

const std::atomic<bool> kGoOn{false}; // a signal ends the program, and leaves no half a backup

QString shownPath(const QString &path)
{
    return harmless(QDir::toNativeSeparators(path));
}

void sayContents(const BackupContents &contents)
{
    say(Words::tr("Backup of %1.", "a date").arg(shownTime(contents.made)));
    say(Words::tr("In the backup but not among yours: %n file(s).", nullptr, contents.missing));
    say(Words::tr("Same as yours: %n file(s).", nullptr, contents.same));
    say(Words::tr("Different from yours: %n file(s).", nullptr, contents.differing));
}

} // namespace

int saveBackup(const QStringList &arguments)
{
    CommandLine line(QStringLiteral("backup save"),
                     Words::tr("Save your matches, house rules, people, lessons, card sets, and "
                               "settings in one file. Anyone who has the file can read all of "
                               "that."),
                     {QStringLiteral("FILE")});
    if (!line.parse(arguments))
        return line.status();
    const QString path = line.operand(0);
    if (QFileInfo::exists(path) || QFileInfo(path).isSymLink())
        return line.wrongUsage(Words::tr("%1 already exists").arg(path));
    const auto done = saveOwnThings(path, Library::usualFolder(), kGoOn);
    if (const auto *error = std::get_if<FileError>(&done))
        return line.refuse(*error);
    const int files = std::get<int>(done);
    if (line.json())
        say(QJsonDocument(
            QJsonObject{{QStringLiteral("file"), path}, {QStringLiteral("files"), files}}));
    else
        say(Words::tr("Saved %n file(s) in %1.", nullptr, files).arg(shownPath(path)));
    return kFine;
}

int showBackup(const QStringList &arguments)
{
    CommandLine line(QStringLiteral("backup show"),
                     Words::tr("Show when a backup was made, and how its files differ from yours. "
                               "Nothing is written."),
                     {QStringLiteral("FILE")});
    if (!line.parse(arguments))
        return line.status();
    const auto looked = lookAtOwnThings(line.operand(0), Library::usualFolder(), kGoOn);
    if (const auto *error = std::get_if<FileError>(&looked))
        return line.refuse(*error);
    const auto &contents = std::get<BackupContents>(looked);
    if (line.json())
        say(QJsonDocument(
            QJsonObject{{QStringLiteral("made"), contents.made.toUTC().toString(Qt::ISODate)},
                        {QStringLiteral("missing"), contents.missing},
                        {QStringLiteral("same"), contents.same},
                        {QStringLiteral("differing"), contents.differing}}));
    else
        sayContents(contents);
    return kFine;
}

int restoreBackupHere(const QStringList &arguments)
{
    CommandLine line(QStringLiteral("backup restore"),
                     Words::tr("Restore a backup. Where a file differs from yours, both versions "
                               "are kept. Close Sandbag first."),
                     {QStringLiteral("FILE")});
    line.option(QStringLiteral("prefer"),
                Words::tr("Which version of a file keeps the name where they differ."),
                QStringLiteral("mine|backup"), QStringLiteral("mine"));
    line.option(QStringLiteral("settings"), Words::tr("Use the backup's settings, too."));
    if (!line.parse(arguments))
        return line.status();
    const bool settings = line.isSet(QStringLiteral("settings"));
    const bool mine = line.value(QStringLiteral("prefer")) == QStringLiteral("mine");
    const QString matches = Library::usualFolder();
    const auto done =
        restoreOwnThings(line.operand(0), matches, mine ? Differing::stays : Differing::yields,
                         settings ? RestoredSettings::yield : RestoredSettings::stay, kGoOn);
    if (const auto *error = std::get_if<FileError>(&done))
        return line.refuse(*error);
    if (settings) // the matches are where they are here, whatever another computer had
        Library::setUsualFolder(matches);
    const auto &[added, beside] = std::get<Restored>(done);
    if (line.json()) {
        say(QJsonDocument(
            QJsonObject{{QStringLiteral("added"), added}, {QStringLiteral("beside"), beside}}));
        return kFine;
    }
    say(Words::tr("Restored %n file(s).", nullptr, added + beside));
    if (beside > 0)
        say(Words::tr("%n file(s) differed: both versions are kept, under two names.", nullptr,
                      beside));
    return kFine;
}

int resetSettings(const QStringList &arguments)
{
    CommandLine line(
        QStringLiteral("settings reset"),
        Words::tr("Put settings, keys, and windows back to their defaults. Matches and "
                  "house rules stay. Close Sandbag first."));
    if (!line.parse(arguments))
        return line.status();
    const QString file = settingsFile();
    QString before;
    const Lies lies = whatLiesAt(file);
    if (lies == Lies::somethingElse)
        return line.refuse({FileError::Kind::unwritable,
                            Words::tr("Can't save the settings in %1.").arg(shownPath(file))});
    if (lies == Lies::plainFile) {
        before = nameBeside(file, Words::tr("before resetting", "part of a file's name"));
        // Too large a file holds no settings: none of them has to stay, and it is not read.
        if (!(hasSizeOfSettings(file) ? QFile::copy(file, before) : QFile::rename(file, before)))
            return line.refuse(
                {FileError::Kind::unwritable, Words::tr("Can't write %1.").arg(shownPath(before))});
    }
    if (!resetKeptSettings())
        return line.refuse({FileError::Kind::unwritable,
                            Words::tr("Can't save the settings in %1.").arg(shownPath(file))});
    if (line.json())
        say(QJsonDocument(QJsonObject{
            {QStringLiteral("settings"), file},
            {QStringLiteral("before"), before.isEmpty() ? QJsonValue() : QJsonValue(before)}}));
    else
        say(before.isEmpty() ? Words::tr("There were no settings to reset.")
                             : Words::tr("All settings are back to their defaults. The previous "
                                         "ones are in %1.")
                                   .arg(shownPath(before)));
    return kFine;
}

} // namespace sandbag
