// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

namespace sandbag {

/// A new key on P-256 and a certificate that it has signed itself, good for ten years: PEM, the key
/// first. Empty where OpenSSL is missing. Qt reads such things and cannot make them.
[[nodiscard]] QByteArray newKeyPem();

} // namespace sandbag
