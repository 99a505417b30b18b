// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

#include <functional>

namespace sandbag {

/// The players as the dealers in a narrow column, one way for all of them: whole names where each
/// `fits`; else as few first letters as distinguish them; else the numbers of their places, from 1.
/// Nothing at all where these do not fit, either.
[[nodiscard]] QStringList dealerNames(const QStringList &players,
                                      const std::function<bool(const QString &)> &fits);

} // namespace sandbag
