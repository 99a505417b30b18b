// SPDX-License-Identifier: GPL-3.0-or-later
#include "archived_match.h"

#include "disk/own_place.h"
#include "disk/private_place.h"
#include "formats/record_json.h"
#include "match/match.h"
#include "text/match_text.h"

#include <QDateTime>
#include <QDir>

namespace sandbag {

bool isUnfinished(const Match &match)
{
    const auto &deals = match.record().deals;
    if (match.over() || deals.empty())
        return false;
    return deals.size() > 1 || deals.back().kind != DealRecord::Kind::played ||
           !deals.back().events.empty();
}

QString pathForArchived(const MatchRecord &record)
{
    const QDir folder(dataPlace() + QStringLiteral("/matches"));
    makePrivateFolder(folder.path()); // where it cannot be, writing says so
    const QString name =
        QDateTime::currentDateTime().toString(QStringLiteral("yyyy-MM-dd HH.mm.ss ")) +
        rulesFileName(record);
    QString path = folder.filePath(name + recordEnding());
    for (int number = 2; QFileInfo::exists(path); ++number)
        path = folder.filePath(
            QStringLiteral("%1 (%2)%3").arg(name, QString::number(number), recordEnding()));
    return path;
}

} // namespace sandbag
