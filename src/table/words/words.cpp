// SPDX-License-Identifier: GPL-3.0-or-later
#include "words/words.h"

#include "text/call_text.h"
#include "text/match_text.h"
#include "words/table_text.h"

namespace sandbag {

QString callMarks(const Call &call)
{
    QStringList marks;
    if (call.blind)
        marks << TableText::tr("blind");
    if (call.noTrump)
        marks << TableText::tr("no trump");
    if (call.dark)
        marks << TableText::tr("in the dark");
    if (call.mark != Declaration::none)
        marks << declarationWords(call.mark);
    return marks.join(QStringLiteral(", "));
}

QString callWords(const Call &call)
{
    QString words = callInWords(call);
    if (!words.isEmpty())
        words[0] = words[0].toUpper();
    return words;
}

QString sideName(const Seating &seating, const QStringList &names, int side, int viewer)
{
    QStringList parts;
    for (const int seat : seating.seatsOf(side)) {
        if (seat == viewer)
            parts.prepend(names.value(seat));
        else
            parts.append(names.value(seat));
    }
    return partnersText(parts);
}

} // namespace sandbag
