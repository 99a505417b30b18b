// SPDX-License-Identifier: GPL-3.0-or-later
#include "paint/dealer_name.h"

namespace sandbag {

QString dealerName(const QStringList &players, const QString &dealer,
                   const std::function<QString(const QString &)> &cut)
{
    const QString left = cut(dealer);
    if (left == dealer)
        return dealer;
    bool told = left.size() > 1; // more than the dots
    for (const QString &other : players)
        told = told && (other == dealer || cut(other) != left);
    const qsizetype seat = players.indexOf(dealer);
    return told || seat < 0 ? left : QString::number(seat + 1);
}

} // namespace sandbag
