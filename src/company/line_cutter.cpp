// SPDX-License-Identifier: GPL-3.0-or-later
#include "line_cutter.h"

namespace sandbag {

void LineCutter::add(const QByteArray &bytes)
{
    if (m_tooLong)
        return;
    m_bytes.remove(0, m_from);
    m_from = 0;
    m_bytes.append(bytes);
}

std::optional<QByteArray> LineCutter::next()
{
    if (m_tooLong)
        return {};
    const qsizetype end = m_bytes.indexOf('\n', m_from);
    const qsizetype length = (end < 0 ? m_bytes.size() : end) - m_from;
    if (length > m_most) {
        m_tooLong = true;
        m_bytes.clear();
        m_from = 0;
        return {};
    }
    if (end < 0)
        return {};
    QByteArray line = m_bytes.mid(m_from, length);
    m_from = end + 1;
    return line;
}

} // namespace sandbag
