// SPDX-License-Identifier: GPL-3.0-or-later
// The small file of who is whom.
#include "target.h"

#include "people_names.h"

#include <QFile>
#include <QTemporaryDir>

using namespace sandbag;

int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    static const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("people.json"));
    QFile file(path);
    fuzz::must(file.open(QIODevice::WriteOnly) &&
               file.write(fuzz::bytesOf(data, size)) == static_cast<qint64>(size));
    file.close();
    const PeopleNames people = PeopleNames::load(path);
    const QString counted = people.of(QStringLiteral("Ada"));
    fuzz::must(!counted.isEmpty() && harmless(counted) == counted);
    fuzz::must(people.spellingsOf(counted).contains(counted));
    const auto changed = PeopleNames::change(
        path, [&](PeopleNames &here) { here.rename(counted, QStringLiteral("Ann")); });
    const auto *renamed = std::get_if<PeopleNames>(&changed);
    fuzz::must(renamed && renamed->of(QStringLiteral("Ada")) == QStringLiteral("Ann"));
    const PeopleNames again = PeopleNames::load(path);
    fuzz::must(again.mark() == renamed->mark());
    return 0;
}
