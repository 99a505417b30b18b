// SPDX-License-Identifier: GPL-3.0-or-later
// The file of settings: whatever it holds, what is read can be played with, and is read again as it
// is written.
#include "target.h"

#include "files/kept_settings.h"
#include "settings.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QStandardPaths>
#include <QTemporaryDir>

#include <cmath>

using namespace sandbag;

namespace {

void check(const Settings &settings)
{
    const TableLook &look = settings.look;
    fuzz::must(std::isfinite(look.cardScale) && look.cardScale >= 0.8 && look.cardScale <= 1.3);
    fuzz::must(look.trickPauseMs >= 0 && settings.paceMs >= 0 && settings.tutor >= 0);
    fuzz::must(look.felt >= TableLook::Felt::green && look.felt <= TableLook::Felt::night);
    fuzz::must(look.speed >= TableLook::Speed::slow && look.speed <= TableLook::Speed::instant);
    fuzz::must(settings.theme >= Theme::system && settings.theme <= Theme::highContrast);
    fuzz::must(settings.seats.size() == 8 && settings.recentFiles.size() <= 8);
    for (const SeatPlan &seat : settings.seats)
        fuzz::must(oneLine(seat.name) == seat.name && oneLine(seat.player) == seat.player);
}

QString fileOfTest()
{
    static const QTemporaryDir home;
    qputenv("XDG_CONFIG_HOME", home.path().toUtf8());
    fuzz::needApplication();
    return settingsFile();
}

} // namespace

int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    static const QString path = fileOfTest();
    QDir().mkpath(QFileInfo(path).path());
    QFile file(path);
    fuzz::must(file.open(QIODevice::WriteOnly) &&
               file.write(fuzz::bytesOf(data, size)) == static_cast<qint64>(size));
    file.close();
    const Settings read = Settings::load();
    check(read);
    read.save();
    const Settings again = Settings::load();
    check(again);
    fuzz::must(again.look == read.look && again.paceMs == read.paceMs);
    QFile::remove(path); // QSettings tells files apart by their size and time
    (void)Settings::load();
    return 0;
}
