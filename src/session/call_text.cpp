// SPDX-License-Identifier: GPL-3.0-or-later
#include "call_text.h"

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

QString markInWords(Mark mark)
{
    switch (mark) {
    case Mark::none:
        return {};
    case Mark::littleBemo:
        return Text::tr("little bemo");
    case Mark::bigBemo:
        return Text::tr("big bemo");
    case Mark::littleMoe:
        return Text::tr("little moe");
    case Mark::bigMoe:
        return Text::tr("big moe");
    case Mark::littleMo:
        return Text::tr("little mo");
    case Mark::bigMo:
        return Text::tr("big mo");
    }
    return {};
}

QString markInShort(Mark mark)
{
    switch (mark) {
    case Mark::none:
        return {};
    case Mark::littleBemo:
        return Text::tr("lb", "little bemo, in a column");
    case Mark::bigBemo:
        return Text::tr("bb", "big bemo, in a column");
    case Mark::littleMoe:
        return Text::tr("lme", "little moe, in a column");
    case Mark::bigMoe:
        return Text::tr("bme", "big moe, in a column");
    case Mark::littleMo:
        return Text::tr("lm", "little mo, in a column");
    case Mark::bigMo:
        return Text::tr("bm", "big mo, in a column");
    }
    return {};
}

QString whatInWords(const Call &call)
{
    switch (call.what) {
    case Call::What::none:
        return {};
    case Call::What::number:
        return numberText(call);
    case Call::What::nil:
        return Text::tr("nil");
    case Call::What::zero:
        return Text::tr("zero");
    case Call::What::ten:
        return Text::tr("ten for two hundred");
    case Call::What::moon:
        return Text::tr("moon");
    case Call::What::teamNil:
        return Text::tr("team nil");
    case Call::What::pass:
        return Text::tr("pass");
    case Call::What::misdeal:
        return Text::tr("misdeal");
    }
    return {};
}

QString whatInShort(const Call &call)
{
    switch (call.what) {
    case Call::What::none:
        return {};
    case Call::What::number:
        return numberText(call);
    case Call::What::nil:
        return Text::tr("N", "nil, in a column");
    case Call::What::zero:
        return QStringLiteral("0");
    case Call::What::ten:
        return Text::tr("Ten", "ten for two hundred, in a column");
    case Call::What::moon:
        return Text::tr("Moon", "in a column");
    case Call::What::teamNil:
        return Text::tr("TN", "team nil, in a column");
    case Call::What::pass:
        return QStringLiteral("–");
    case Call::What::misdeal:
        return QStringLiteral("×");
    }
    return {};
}

} // namespace

QString callInWords(const Call &call)
{
    QString text = whatInWords(call);
    if (call.blind)
        text = Text::tr("blind %1").arg(text);
    if (call.noTrump)
        text = Text::tr("%1 no trump").arg(text);
    if (call.dark)
        text = Text::tr("%1 in the dark").arg(text);
    if (call.mark != Mark::none)
        text =
            Text::tr("%1 with %2", "number with a declaration").arg(text, markInWords(call.mark));
    return text;
}

QString callInShort(const Call &call)
{
    QString text = whatInShort(call);
    if (call.blind)
        text = Text::tr("B%1", "blind call in a column: B6").arg(text);
    if (call.noTrump)
        text = Text::tr("%1nt", "no trump in a column: 5nt").arg(text);
    if (call.dark)
        text = Text::tr("%1d", "nil in the dark in a column: Nd").arg(text);
    return text + markInShort(call.mark);
}

} // namespace sandbag
