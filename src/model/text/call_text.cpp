// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/call_text.h"

#include "bids/call_kind.h"
#include "text/session_text.h"

#include <QCoreApplication>

namespace sandbag {

namespace {

QString bidNumber(const Call &call)
{
    const int whole = call.halves / 2;
    if (call.halves % 2 == 0)
        return QString::number(whole);
    return whole == 0 ? QStringLiteral("½") : QString::number(whole) + QChar(0xBD);
}

QString translated(const CallText &marked)
{
    return *marked.text ? QCoreApplication::translate("Calls", marked.text, marked.about)
                        : QString();
}

/// One of the texts of its kind; a number is its own.
QString textOf(const Call &call, CallText CallKind::*which)
{
    return call.isNumber() ? bidNumber(call) : translated(callKind(call).*which);
}

} // namespace

QString callInWords(const Call &call)
{
    QString text = textOf(call, &CallKind::words);
    if (call.blind) // a word of its own in some languages
        text = call.isNil() ? SessionText::tr("blind nil") : SessionText::tr("blind %1").arg(text);
    if (call.noTrump)
        text = SessionText::tr("%1 no trump").arg(text);
    if (call.dark)
        text = SessionText::tr("%1 in the dark").arg(text);
    if (call.mark != Declaration::none)
        text = SessionText::tr("%1 with %2", "number with a declaration")
                   .arg(text, declarationWords(call.mark));
    return text;
}

QString callInShort(const Call &call)
{
    QString text = textOf(call, &CallKind::column);
    if (call.blind)
        text = SessionText::tr("B%1", "blind call in a column: B6").arg(text);
    if (call.noTrump)
        text = SessionText::tr("%1nt", "no trump in a column: 5nt").arg(text);
    if (call.dark)
        text = SessionText::tr("%1d", "nil in the dark in a column: Nd").arg(text);
    if (call.mark != Declaration::none)
        text += translated(declarationKind(call.mark).column);
    return text;
}

QString callBrief(const Call &call)
{
    return textOf(call, &CallKind::brief);
}

QString declarationWords(Declaration mark)
{
    return translated(declarationKind(mark).words);
}

} // namespace sandbag
