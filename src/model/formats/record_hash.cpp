// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/record_hash.h"

#include "formats/record_json.h"

#include <QCryptographicHash>

namespace sandbag {

QString recordHash(const MatchRecord &record)
{
    const QByteArray hash =
        QCryptographicHash::hash(writeRecord(record), QCryptographicHash::Sha256);
    return QString::fromLatin1(hash.toHex().left(kRecordDigits));
}

} // namespace sandbag
