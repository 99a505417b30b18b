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
