// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "match/record.h"

#include <QJsonObject>
#include <QList>
#include <QString>
#include <QStringList>

#include <atomic>

namespace sandbag {

/// How computers play: one more where a player comes to answer otherwise than before. Answers of
/// another way of playing are not asked for again; a note says so, and is no fault.
///
/// 1: until partners had manners, feared tenth bags and were shy of blind bids.
inline constexpr int kWayOfPlaying = 2;

/// What was found when a record was checked: nothing but what its own file says.
struct Verification {
    struct Fault {
        QString where; ///< "deal 2, event 7, seat 3"
        QString text;
    };
    int commitments = 0; ///< hashes that the secret has
    int deals = 0;       ///< that follow from the secret or the seed
    int answers = 0;     ///< of computers that their seat's view gives again
    QList<Fault> faults;
    QStringList notes; ///< the parts not checked, and why

    [[nodiscard]] bool ok() const { return faults.isEmpty(); }
};

/// Checks the commitment; that every deal follows from secret and salt, or from the seed; and that
/// each computer answers so again, asked by the view of its seat alone. The rules of the record
/// pass the checker.
[[nodiscard]] Verification verify(const MatchRecord &record, const QJsonObject &other,
                                  const std::atomic<bool> &stop);

} // namespace sandbag
