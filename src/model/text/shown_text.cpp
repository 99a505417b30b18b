// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/shown_text.h"

#include "text/languages.h"

#include <QLocale>

#include <algorithm>
#include <iterator>

namespace sandbag {

namespace {

constexpr qsizetype kMostShown = 40;

/// Marks, embeddings, overrides and isolates of the bidirectional algorithm.
bool turnsDirection(char16_t c)
{
    return c == 0x061C || c == 0x200E || c == 0x200F || (c >= 0x202A && c <= 0x202E) ||
           (c >= 0x2066 && c <= 0x2069);
}

constexpr QChar kIsolate(0x2068), kEndOfIsolate(0x2069);

/// Whether the language in use is written from right to left.
bool writesLeftwards()
{
    return QLocale(languageInUse()).textDirection() == Qt::RightToLeft;
}

/// Written from right to left, or a figure that goes with such letters.
bool isLeftward(char32_t c)
{
    const QChar::Direction direction = QChar::direction(c);
    return direction == QChar::DirR || direction == QChar::DirAL || direction == QChar::DirAN;
}

/// Whether the text, within a sentence of the language in use, can be read in another order than it
/// was written in: by a letter of the other direction, or a mark that turns it, outside isolates.
bool mayTurn(const QString &text)
{
    int depth = 0;
    const bool leftwards = writesLeftwards();
    for (const char32_t c : text.toStdU32String()) {
        if (c == kIsolate.unicode())
            ++depth;
        else if (c == kEndOfIsolate.unicode() && depth > 0)
            --depth;
        else if (c < 0x10000 && turnsDirection(static_cast<char16_t>(c)))
            return true;
        else if (depth == 0 && (isLeftward(c) || (leftwards && QChar::direction(c) == QChar::DirL)))
            return true;
    }
    return depth != 0;
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
            shown +=
                QStringLiteral("\\u%1").arg(ushort(text[at].unicode()), 4, 16, QLatin1Char('0'));
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

QString isolated(const QString &text)
{
    if (!mayTurn(text))
        return text;
    QString inside;
    std::remove_copy_if(text.begin(), text.end(), std::back_inserter(inside),
                        [](QChar c) { return turnsDirection(c.unicode()); });
    return kIsolate + inside + kEndOfIsolate;
}

QStringList isolated(QStringList texts)
{
    for (QString &text : texts)
        text = isolated(text);
    return texts;
}

QString notIsolated(QString text)
{
    return text.remove(kIsolate).remove(kEndOfIsolate);
}

QString withoutKey(QString text)
{
    return text.replace(u'&', QStringLiteral("&&"));
}

QString asTitle(QString text)
{
    return text.replace(QStringLiteral("[*]"), QStringLiteral("[*][*]"));
}

Argument::Argument(const QString &text) : m_text(isolated(text)) {}

Argument::Argument(int number) : m_text(QString::number(number)) {}

Argument::Argument(qsizetype number) : m_text(QString::number(number)) {}

QString filled(const QString &sentence, std::initializer_list<Argument> arguments)
{
    QString result;
    for (qsizetype at = 0; at < sentence.size(); ++at) {
        const int place = sentence[at] == u'%' && at + 1 < sentence.size()
                              ? sentence[at + 1].unicode() - u'1'
                              : -1;
        if (place < 0 || place >= static_cast<int>(arguments.size())) {
            result += sentence[at];
            continue;
        }
        result += std::next(arguments.begin(), place)->text();
        ++at;
    }
    return result;
}

} // namespace sandbag
