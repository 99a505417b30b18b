// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

#include <optional>

namespace sandbag {

/// Cuts bytes as they come into lines. Holds no more than one unfinished line of the longest
/// length, whatever comes.
class LineCutter
{
public:
    /// `most`: bytes of a line, without its line feed.
    explicit LineCutter(qsizetype most) : m_most(most) {}

    void add(const QByteArray &bytes);
    /// The next whole line, without its line feed; nothing where none is whole yet, or tooLong().
    [[nodiscard]] std::optional<QByteArray> next();
    /// The line that would come next is longer than allowed: no more comes from here.
    [[nodiscard]] bool tooLong() const { return m_tooLong; }

private:
    QByteArray m_bytes;
    qsizetype m_from = 0; ///< where the next line begins
    qsizetype m_most;
    bool m_tooLong = false;
};

} // namespace sandbag
