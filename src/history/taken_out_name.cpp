// SPDX-License-Identifier: GPL-3.0-or-later
#include "taken_out_name.h"

#include "formats/record_members.h"
#include "match_hash.h"

#include <vector>

namespace sandbag {

namespace {

bool takeOut(std::vector<PlayerRecord> &players, const QStringList &spellings)
{
    bool found = false;
    for (PlayerRecord &player : players) {
        if (!spellings.contains(QString::fromStdString(player.name).trimmed()))
            continue;
        player.name.clear();
        found = true;
    }
    return found;
}

} // namespace

QStringList namesIn(const MatchRecord &record)
{
    QStringList names;
    const auto add = [&names](const std::vector<PlayerRecord> &players) {
        for (const PlayerRecord &player : players)
            names << QString::fromStdString(player.name).trimmed();
    };
    add(record.players);
    for (const Agreement &agreement : record.agreements)
        add(agreement.players);
    return names;
}

bool takeNameOut(RecordFile &file, const QStringList &spellings)
{
    const QString content = contentOf(file.record, file.other);
    bool found = takeOut(file.record.players, spellings);
    for (Agreement &agreement : file.record.agreements)
        found = takeOut(agreement.players, spellings) || found;
    if (found)
        file.other.insert(record_member::content, content);
    return found;
}

} // namespace sandbag
