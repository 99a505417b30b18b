// SPDX-License-Identifier: GPL-3.0-or-later
#include "sharing/match_code.h"

#include "disk/unpacked.h"
#include "formats/record_json.h"
#include "text/session_text.h"

#include <QCoreApplication>
#include <QJsonDocument>
#include <QRegularExpression>

#include <algorithm>

namespace sandbag {

namespace {

const QString kBeginning = QStringLiteral("sandbag1:");
/// Far more than a match of a thousand deals takes; who sends more has something else in mind.
constexpr quint32 kMostBytes = 16 * 1024 * 1024;

std::variant<QByteArray, FileError> spoilt(const QString &why)
{
    return FileError{FileError::Kind::unreadable, why};
}

/// Its letters, without what mail programs put between them.
QByteArray lettersOf(const QString &text)
{
    QByteArray letters;
    const qsizetype from = text.indexOf(kBeginning, 0, Qt::CaseInsensitive) + kBeginning.size();
    for (const QChar c : text.mid(from)) {
        const bool letter = (c >= u'A' && c <= u'Z') || (c >= u'a' && c <= u'z') ||
                            (c >= u'0' && c <= u'9') || c == u'-' || c == u'_';
        if (letter)
            letters += static_cast<char>(c.unicode());
        else if (!c.isSpace() && c != u'>')
            break;
    }
    return letters;
}

/// How large it says it is: the first four bytes.
quint32 claimedSize(const QByteArray &packed)
{
    quint32 size = 0;
    for (int i = 0; i < 4; ++i)
        size = size << 8 | static_cast<quint8>(packed[i]);
    return size;
}

} // namespace

MatchRecord recordUpTo(const MatchRecord &record, int deal, int events)
{
    MatchRecord cut = record;
    if (deal < 0 || deal >= static_cast<int>(cut.deals.size()))
        return cut;
    cut.deals.resize(static_cast<std::size_t>(deal) + 1);
    auto &last = cut.deals.back().events;
    if (events >= 0 && events < static_cast<int>(last.size())) {
        last.resize(static_cast<std::size_t>(events));
        cut.deals.back().rulings.clear();
        cut.deals.back().clock.reset();
    }
    std::erase_if(cut.agreements,
                  [deal](const Agreement &agreement) { return agreement.deal > deal; });
    return cut;
}

QString matchCode(const MatchRecord &record)
{
    const QByteArray json =
        QJsonDocument::fromJson(writeRecord(record)).toJson(QJsonDocument::Compact);
    const QByteArray letters =
        qCompress(json, 9).toBase64(QByteArray::Base64UrlEncoding | QByteArray::OmitTrailingEquals);
    return kBeginning + QString::fromLatin1(letters);
}

bool holdsMatchCode(const QString &text)
{
    return text.contains(kBeginning, Qt::CaseInsensitive);
}

std::variant<QByteArray, FileError> recordOfCode(const QString &text)
{
    if (!holdsMatchCode(text))
        return spoilt(SessionText::tr("This isn't a match text. A match text begins with “%1”.")
                          .arg(kBeginning));
    const auto read = QByteArray::fromBase64Encoding(
        lettersOf(text), QByteArray::Base64UrlEncoding | QByteArray::AbortOnBase64DecodingErrors);
    const QByteArray &packed = read.decoded;
    if (!read || packed.size() < 8)
        return spoilt(SessionText::tr("This text is cut off: copy all of it."));
    if (claimedSize(packed) > kMostBytes)
        return spoilt(SessionText::tr("This text is too long for a match."));
    const QByteArray json = unpacked(packed.mid(4), kMostBytes); // whatever it says
    if (json.isEmpty())
        return spoilt(SessionText::tr("This text is cut off or mistyped: copy all of it."));
    return json;
}

} // namespace sandbag
