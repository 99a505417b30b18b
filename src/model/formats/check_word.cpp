// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/check_word.h"

#include <QCryptographicHash>

namespace sandbag {

namespace {

const QByteArray kEnd = "\n}\n";
const QByteArray kKind = "sha1:";
const QByteArray kMember = ",\n  \"check\": \"" + kKind;

QByteArray hashOf(const QByteArray &bytes)
{
    return QCryptographicHash::hash(bytes, QCryptographicHash::Sha1).toHex();
}

} // namespace

QByteArray withCheckWord(const QByteArray &json)
{
    const QByteArray before = json.chopped(kEnd.size());
    return before + kMember + hashOf(before) + '"' + kEnd;
}

CheckWord checkWordOf(const QByteArray &json)
{
    const qsizetype at = json.lastIndexOf(kMember);
    if (at < 0)
        return CheckWord::none;
    return json == withCheckWord(json.left(at) + kEnd) ? CheckWord::right : CheckWord::wrong;
}

QByteArray checkWordIn(const QByteArray &json)
{
    if (checkWordOf(json) != CheckWord::right)
        return {};
    const qsizetype at = json.lastIndexOf(kKind);
    return json.mid(at, json.size() - at - kEnd.size() - 1);
}

QString checkWordKey()
{
    return QStringLiteral("check");
}

bool isCheckWord(const QString &value)
{
    return value.startsWith(QString::fromLatin1(kKind));
}

} // namespace sandbag
