// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSet>
#include <QString>
#include <QStringList>

namespace sandbag {

/// The tokens that a table has given out, those that open nothing any more among them: who says one
/// of these was there, and tries none. The oldest are forgotten.
class GivenTokens
{
public:
    /// More than a table gives out in an evening, unless someone fills it.
    static constexpr int kMost = 256;

    void add(const QString &token);
    [[nodiscard]] bool contains(const QString &token) const { return m_known.contains(token); }

private:
    QSet<QString> m_known;
    QStringList m_order;
};

} // namespace sandbag
