// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "match/record.h"

#include <QJsonObject>
#include <QString>

namespace sandbag {

class Match;

/// What a printed page says of the table, for those who want to play there again.
struct TableMark {
    QString number; ///< of rules and cards, for people; "" for none
    QString code;   ///< for a QR code: Game > Play from a Code takes it
};
/// `other`: the members of the match's file. Its number where the cards are known, else the rules.
[[nodiscard]] TableMark markOf(const Match &match, const QJsonObject &other);
/// The rules of a record alone, as text for the clipboard (sharing/match_code.h).
[[nodiscard]] QString tableCode(const MatchRecord &record);

} // namespace sandbag
