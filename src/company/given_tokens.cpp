// SPDX-License-Identifier: GPL-3.0-or-later
#include "given_tokens.h"

namespace sandbag {

void GivenTokens::add(const QString &token)
{
    if (token.isEmpty() || m_known.contains(token))
        return;
    if (m_order.size() >= kMost)
        m_known.remove(m_order.takeFirst());
    m_known.insert(token);
    m_order.append(token);
}

} // namespace sandbag
