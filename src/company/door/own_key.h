// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "formats/file_error.h"

#include <QByteArray>
#include <QString>

#include <variant>

namespace sandbag {

/// The key by which other people's programs know this one again, and its certificate, which it has
/// signed itself: P-256. No authority is asked, and its dates and names mean nothing.
struct OwnKey {
    QByteArray pem;   ///< both
    QByteArray print; ///< SHA-256 of the public part, as in WireKeys

    [[nodiscard]] bool isNull() const { return print.isEmpty(); }
};

/// The key that is kept in that folder; one is made where there is none. Takes some ms and waits
/// for the disk: not for the thread of a window (CompanyPapers).
[[nodiscard]] std::variant<OwnKey, FileError> ownKeyIn(const QString &folder);
/// Makes a new one instead of the one that is there: nobody knows this program again.
[[nodiscard]] std::variant<OwnKey, FileError> newKeyIn(const QString &folder);

} // namespace sandbag
