// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/shown_text.h"

namespace sandbag {

namespace {

constexpr qsizetype kMostShown = 40;

/// Marks, embeddings, overrides and isolates of the bidirectional algorithm.
bool turnsDirection(char16_t c)
{
    return c == 0x061C || c == 0x200E || c == 0x200F || (c >= 0x202A && c <= 0x202E) ||
           (c >= 0x2066 && c <= 0x2069);
}

/// Half of a pair that encodes one character, without the other half.
bool isHalf(const QString &text, qsizetype at)
{
    const QChar c = text[at];
    if (c.isHighSurrogate())
        return at + 1 >= text.size() || !text[at + 1].isLowSurrogate();
    return c.isLowSurrogate() && (at == 0 || !text[at - 1].isHighSurrogate());
}

bool mayBeShown(const QString &text, qsizetype at)
{
    const QChar c = text[at];
    return c.category() != QChar::Other_Control && c.category() != QChar::Separator_Line &&
           c.category() != QChar::Separator_Paragraph && c != QChar::ByteOrderMark &&
           !turnsDirection(c.unicode()) && !isHalf(text, at);
}

} // namespace

QString harmless(const QString &text)
{
    QString shown;
    shown.reserve(text.size());
    for (qsizetype at = 0; at < text.size(); ++at) {
        if (mayBeShown(text, at))
            shown += text[at];
        else
            shown += QStringLiteral("\\u%1").arg(text[at].unicode(), 4, 16, QLatin1Char('0'));
    }
    return shown;
}

QString oneLine(const QString &text, qsizetype most)
{
    QString line;
    for (qsizetype at = 0; at < text.size() && line.size() < most; ++at) {
        if (text[at].isSpace() && text[at].category() != QChar::Separator_Space)
            line += u' ';
        else if (mayBeShown(text, at))
            line += text[at];
    }
    if (line.size() == most && line.back().isHighSurrogate())
        line.chop(1);
    return line;
}

QString shortened(const QString &text)
{
    if (text.size() <= kMostShown)
        return harmless(text);
    qsizetype end = kMostShown - 1;
    if (text[end - 1].isHighSurrogate())
        --end;
    return harmless(text.left(end)) + QChar(0x2026);
}

} // namespace sandbag
