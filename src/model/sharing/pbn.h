// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "formats/file_error.h"
#include "match/record.h"

#include <QByteArray>
#include <QString>
#include <QStringList>

#include <optional>
#include <variant>
#include <vector>

namespace sandbag {

/// Why these rules cannot be written in PBN, which has four players with thirteen cards each of one
/// deck; nothing where they can.
[[nodiscard]] std::optional<QString> whyNotPbn(const RuleSet &rules);

/// The deals of a record with cards in Portable Bridge Notation 2.1, a board each: who sat where,
/// who dealt, the hands, and the play of a deal that was played to its end. Bids of Spades are none
/// of bridge: they are in comments. The rules must be such that PBN can express them.
[[nodiscard]] QByteArray writePbn(const MatchRecord &record);

/// A board that was read.
struct PbnBoard {
    DealRecord deal;     ///< no events
    QStringList players; ///< by seat; "" where it does not say
};
/// The boards of a PBN file: of each game its hands, who dealt and who sat there. One hand may be
/// missing: it gets the remaining cards. Faults are reported with their line.
[[nodiscard]] std::variant<std::vector<PbnBoard>, FileError> readPbn(const QByteArray &bytes,
                                                                     const QString &file);
/// Of these boards a Standard match that begins with the first one and goes on with the others.
[[nodiscard]] QByteArray recordOfBoards(const std::vector<PbnBoard> &boards);

} // namespace sandbag
