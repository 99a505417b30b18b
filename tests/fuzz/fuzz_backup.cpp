// SPDX-License-Identifier: GPL-3.0-or-later
// Backups: whatever the archive holds, nothing is written outside the places, what is here keeps
// its content, and a refusal writes nothing.
#include "target.h"

#include "backup/backup.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QTemporaryDir>

using namespace sandbag;

namespace {

void write(const QString &path, const QByteArray &bytes)
{
    QFile file(path);
    fuzz::must(file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size());
}

QStringList filesBelow(const QString &folder)
{
    QStringList files;
    QDirIterator all(folder, QDir::Files | QDir::Hidden | QDir::System,
                     QDirIterator::Subdirectories);
    while (all.hasNext())
        files << all.next();
    return files;
}

} // namespace

int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    fuzz::needApplication();
    const QTemporaryDir folder;
    const QString home = folder.filePath(QStringLiteral("home"));
    const QString zip = folder.filePath(QStringLiteral("backup.zip"));
    fuzz::must(QDir().mkpath(home + QStringLiteral("/data")));
    write(home + QStringLiteral("/data/mine"), "mine");
    write(zip, fuzz::bytesOf(data, size));
    const BackupPlaces places{{QStringLiteral("settings/sandbag.conf"), {}},
                              {QStringLiteral("data"), home + QStringLiteral("/data")},
                              {QStringLiteral("matches"), home + QStringLiteral("/data/history")}};
    const std::atomic<bool> goOn = false;
    const auto looked = lookAtBackup(zip, places, goOn);
    fuzz::must(filesBelow(folder.path()).size() == 2);
    const auto restored = restoreBackup(zip, places, Differing::stays, goOn);
    if (const auto *fault = std::get_if<FileError>(&looked)) {
        fuzz::mustBeShowable(fault->text);
        fuzz::must(std::holds_alternative<FileError>(restored));
        fuzz::must(filesBelow(folder.path()).size() == 2);
    }
    QFile mine(home + QStringLiteral("/data/mine"));
    fuzz::must(mine.open(QIODevice::ReadOnly) && mine.readAll() == "mine");
    for (const QString &file : filesBelow(folder.path()))
        fuzz::must(file == zip || file.startsWith(home + QStringLiteral("/data/")));
    return 0;
}
