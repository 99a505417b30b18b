// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/pasted_json.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>
#include <QStringList>

namespace sandbag {

namespace {

// What is longer, or has more braces, is no message with house rules in it.
constexpr qsizetype kLongest = 1 << 20;
constexpr int kMostBraces = 200;

QString withPlainSpaces(QString text)
{
    static const QRegularExpression odd(QStringLiteral("[\\x{a0}\\x{2007}\\x{202f}\\x{3000}]"));
    static const QRegularExpression none(
        QStringLiteral("[\\x{ad}\\x{200b}-\\x{200f}\\x{2060}\\x{2066}-\\x{2069}\\x{feff}]"));
    return text.replace(odd, QStringLiteral(" ")).remove(none);
}

/// Without the signs with which mail and messages mark what they quote.
QString withoutQuoteMarks(QString text)
{
    static const QRegularExpression marks(QStringLiteral("^[ \\t]*(?:[>|][ \\t]?)+"),
                                          QRegularExpression::MultilineOption);
    return text.remove(marks);
}

QString withStraightQuotes(QString text)
{
    static const QRegularExpression quotes(
        QStringLiteral("[\\x{201c}-\\x{201f}\\x{ab}\\x{bb}\\x{ff02}]"));
    static const QRegularExpression minus(QStringLiteral("[\\x{2212}\\x{2013}](?=\\d)"));
    return text.replace(quotes, QStringLiteral("\""))
        .replace(minus, QStringLiteral("-"))
        .replace(QStringLiteral("&quot;"), QStringLiteral("\""));
}

/// From the brace there to the one that closes it; to the end where none does.
QString objectAt(const QString &text, qsizetype begin)
{
    int depth = 0;
    bool quoted = false;
    for (qsizetype at = begin; at < text.size(); ++at) {
        const QChar sign = text[at];
        if (quoted && sign == u'\\')
            ++at;
        else if (sign == u'"')
            quoted = !quoted;
        else if (!quoted && sign == u'{')
            ++depth;
        else if (!quoted && sign == u'}' && --depth == 0)
            return text.mid(begin, at + 1 - begin);
    }
    return text.mid(begin);
}

bool isWhole(const QByteArray &json, const QString &format)
{
    const QJsonDocument document = QJsonDocument::fromJson(json);
    return document.object().value(QStringLiteral("format")).toString().startsWith(format);
}

} // namespace

QByteArray pastedObject(const QString &text, const QString &format)
{
    if (text.size() > kLongest)
        return {};
    const QString spaced = withPlainSpaces(text);
    const QString unquoted = withoutQuoteMarks(spaced);
    const QString straight = withStraightQuotes(unquoted);
    for (const QString &tried : {text, spaced, unquoted, straight}) {
        qsizetype brace = tried.indexOf(u'{');
        for (int count = 0; brace >= 0 && count < kMostBraces; ++count) {
            const QByteArray json = objectAt(tried, brace).toUtf8();
            if (isWhole(json, format))
                return json;
            brace = tried.indexOf(u'{', brace + 1);
        }
    }
    const qsizetype named = straight.indexOf(format);
    const qsizetype brace = straight.lastIndexOf(u'{', named);
    return named < 0 || brace < 0 ? QByteArray() : objectAt(straight, brace).toUtf8();
}

} // namespace sandbag
