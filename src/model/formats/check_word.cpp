// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/check_word.h"

#include <QByteArrayView>
#include <QCryptographicHash>

namespace sandbag {

namespace {

const QByteArray kEnd = "\n}\n";
const QByteArray kKind = "sha1:";
const QByteArray kMember = ",\n  \"check\": \"" + kKind;

/// The member and the file's end, for what comes before them. Long matches are saved beside much
/// else: nothing here copies them.
QByteArray endOf(QByteArrayView before)
{
    const QByteArray hash = QCryptographicHash::hash(before, QCryptographicHash::Sha1);
    return kMember + hash.toHex() + '"' + kEnd;
}

} // namespace

QByteArray withCheckWord(QByteArray json)
{
    json.chop(kEnd.size());
    json += endOf(json);
    return json;
}

CheckWord checkWordOf(const QByteArray &json)
{
    const qsizetype at = json.lastIndexOf(kMember);
    if (at < 0)
        return CheckWord::none;
    const QByteArrayView all = json;
    return all.sliced(at) == endOf(all.first(at)) ? CheckWord::right : CheckWord::wrong;
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
