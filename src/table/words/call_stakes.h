// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "deal/deal_state.h"
#include "scoring/standing.h"

#include <QString>
#include <QStringList>

namespace sandbag {

/// What a call would win and lose under these rules: "Made: +70. Set: −70." Worked out by scoring
/// two imagined outcomes of the deal, so that it is right under every rule.
[[nodiscard]] QString callStakes(const DealState &deal, const Standing &standing, int seat,
                                 const Call &call);

/// The same for the eye, where it goes into a few words: the side's bid, and its points.
struct CallTag {
    QString title; ///< "3 with Bo's 2: your side bids 5"
    QString madeWord, made, failedWord, failed;

    [[nodiscard]] bool isEmpty() const { return title.isEmpty(); }
};
[[nodiscard]] CallTag callTag(const DealState &deal, const Standing &standing, int seat,
                              const Call &call, const QStringList &names);

} // namespace sandbag
