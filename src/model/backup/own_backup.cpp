// SPDX-License-Identifier: GPL-3.0-or-later
#include "backup/own_backup.h"

#include "disk/own_place.h"
#include "files/kept_settings.h"

namespace sandbag {

namespace {

enum class Part { all, things, settings };

/// All places by their names; those that are no part of it are passed over.
BackupPlaces placesOf(const QString &matches, Part part)
{
    BackupPlaces places{{QStringLiteral("settings/sandbag.conf"),
                         part == Part::things ? QString() : settingsFile()},
                        {QStringLiteral("data"), dataPlace()},
                        {QStringLiteral("matches"), matches},
                        {QStringLiteral("carddecks"), deckPlace()}};
    if (part == Part::settings)
        for (BackupPlace &place : places)
            if (place.path != settingsFile())
                place.path.clear();
    return places;
}

} // namespace

std::variant<int, FileError> saveOwnThings(const QString &path, const QString &matches,
                                           const std::atomic<bool> &stop)
{
    return writeBackup(path, placesOf(matches, Part::all), stop);
}

std::variant<BackupContents, FileError> lookAtOwnThings(const QString &path, const QString &matches,
                                                        const std::atomic<bool> &stop)
{
    return lookAtBackup(path, placesOf(matches, Part::things), stop);
}

std::variant<Restored, FileError> restoreOwnThings(const QString &path, const QString &matches,
                                                   Differing differing, RestoredSettings settings,
                                                   const std::atomic<bool> &stop)
{
    auto done = restoreBackup(path, placesOf(matches, Part::things), differing, stop);
    if (settings == RestoredSettings::stay || std::get_if<FileError>(&done))
        return done;
    auto all = restoreBackup(path, placesOf(matches, Part::settings), Differing::yields, stop);
    return std::get_if<FileError>(&all) ? all : done;
}

} // namespace sandbag
