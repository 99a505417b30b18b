// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <optional>

namespace sandbag {

/// Where tables are open unless someone chose another port.
inline constexpr quint16 kUsualPort = 28117;

/// What one person sends another so that they find a table, and know it for the right one
/// (FORMATS.md, "Invitations"): `sandbag:ADDRESS:PORT/TABLE#KEY`, and behind that a secret where
/// everyone who has the invitation is admitted.
struct Invitation {
    QString address; ///< a name, or a number (IPv6 without brackets)
    quint16 port = kUsualPort;
    QString table;  ///< 1 to 16 small letters and digits
    QString key;    ///< keyName() of the host's
    QString secret; ///< 26 letters of base32, or ""

    bool operator==(const Invitation &) const = default;
};

[[nodiscard]] QString textOf(const Invitation &invitation);
/// Nothing where it is none: each part must be there and well formed, and the key's sign right.
/// Space around it is passed over, as it comes from a messenger.
[[nodiscard]] std::optional<Invitation> readInvitation(const QString &text);
/// An address without an invitation, as someone may say it: "mia.example:28117", "192.168.1.5",
/// "[fe80::1]:28117". Without table and key.
[[nodiscard]] std::optional<Invitation> readAddress(const QString &text);

/// 1 to 16 small letters and digits.
[[nodiscard]] bool isTableId(const QString &text);
/// Eight letters by chance.
[[nodiscard]] QString drawnTableId();
/// By chance; nobody can guess it: 130 bits.
[[nodiscard]] QString drawnSecret();
[[nodiscard]] bool isSecret(const QString &text);

} // namespace sandbag
