// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

namespace sandbag {

/// The member of a saved match that reveals a file cut short: the last one, a hash of all before
/// it. Files without it are valid; remove it when you change such a file by hand.
enum class CheckWord { none, right, wrong };

/// `json`: an object as JsonWriter finishes it.
[[nodiscard]] QByteArray withCheckWord(QByteArray json);
[[nodiscard]] CheckWord checkWordOf(const QByteArray &json);
/// The right one as it is there ("sha1:…"); empty where there is none, or a wrong one.
[[nodiscard]] QByteArray checkWordIn(const QByteArray &json);
/// The member's name, and whether a value is one of ours: readers do not keep it.
[[nodiscard]] QString checkWordKey();
[[nodiscard]] bool isCheckWord(const QString &value);

} // namespace sandbag
