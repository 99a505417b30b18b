// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/call_text.h"

#include <QCoreApplication>

namespace sandbag {

namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(Calls)
};

QString numberText(const Call &call)
{
    const int whole = call.halves / 2;
    if (call.halves % 2 == 0)
        return QString::number(whole);
    return whole == 0 ? QStringLiteral("½") : QString::number(whole) + QChar(0xBD);
}

/// As people say it, and as short as a column is.
struct Wording {
    QString words;
    QString column;
};

Wording wordingOf(Declaration mark)
{
    switch (mark) {
    case Declaration::none:
        return {};
    case Declaration::littleBemo:
        return {Text::tr("little bemo"), Text::tr("lb", "little bemo, in a column")};
    case Declaration::bigBemo:
        return {Text::tr("big bemo"), Text::tr("bb", "big bemo, in a column")};
    case Declaration::littleMoe:
        return {Text::tr("little moe"), Text::tr("lme", "little moe, in a column")};
    case Declaration::bigMoe:
        return {Text::tr("big moe"), Text::tr("bme", "big moe, in a column")};
    case Declaration::littleMo:
        return {Text::tr("little mo"), Text::tr("lm", "little mo, in a column")};
    case Declaration::bigMo:
        return {Text::tr("big mo"), Text::tr("bm", "big mo, in a column")};
    }
    return {};
}

Wording wordingOf(const Call &call)
{
    switch (call.what) {
    case Call::What::none:
        return {};
    case Call::What::number:
        return {numberText(call), numberText(call)};
    case Call::What::nil:
        return {Text::tr("nil"), Text::tr("N", "nil, in a column")};
    case Call::What::zero:
        return {Text::tr("zero"), QStringLiteral("0")};
    case Call::What::ten:
        return {Text::tr("ten for two hundred"),
                Text::tr("Ten", "ten for two hundred, in a column")};
    case Call::What::moon:
        return {Text::tr("moon"), Text::tr("Moon", "in a column")};
    case Call::What::teamNil:
        return {Text::tr("team nil"), Text::tr("TN", "team nil, in a column")};
    case Call::What::pass:
        return {Text::tr("pass"), QStringLiteral("–")};
    case Call::What::misdeal:
        return {Text::tr("misdeal"), QStringLiteral("×")};
    }
    return {};
}

} // namespace

QString callInWords(const Call &call)
{
    QString text = wordingOf(call).words;
    if (call.blind)
        text = Text::tr("blind %1").arg(text);
    if (call.noTrump)
        text = Text::tr("%1 no trump").arg(text);
    if (call.dark)
        text = Text::tr("%1 in the dark").arg(text);
    if (call.mark != Declaration::none)
        text = Text::tr("%1 with %2", "number with a declaration")
                   .arg(text, wordingOf(call.mark).words);
    return text;
}

QString callInShort(const Call &call)
{
    QString text = wordingOf(call).column;
    if (call.blind)
        text = Text::tr("B%1", "blind call in a column: B6").arg(text);
    if (call.noTrump)
        text = Text::tr("%1nt", "no trump in a column: 5nt").arg(text);
    if (call.dark)
        text = Text::tr("%1d", "nil in the dark in a column: Nd").arg(text);
    return text + wordingOf(call.mark).column;
}

} // namespace sandbag
