// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>
#include <QVariantList>

namespace sandbag {

/// Which rows of "seat", next to the row of "match" that they belong to, are those of the person at
/// this computer. A player who sits there under another name is another person: a guest, or someone
/// whose match was imported.
///
/// One match counts once for one person. Where several seats bear the person's names, the first of
/// them says which side is theirs, since nothing in a record says more. Their seats of that side
/// all count, those of another side are nobody's here: a match that was won and lost at once would
/// say nothing.
struct OwnSeat {
    /// `own`: how that person is called other than "You", see ownNames().
    explicit OwnSeat(const QStringList &own);

    QString condition;
    QVariantList values;  ///< of its question marks
    bool several = false; ///< may be true of more than one seat of a match
};

} // namespace sandbag
