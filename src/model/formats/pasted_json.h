// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

namespace sandbag {

/// The JSON object of such a format ("spades-rules") that a message holds, as bytes to be read.
///
/// Messages change text pasted into them: text is around it, lines begin with "> ",
/// straight quotes become curly and spaces unbreakable, all of it is in a fence. As little as
/// possible is put right. An object that is meant but broken is given as it is, for its reader to
/// say what is wrong; nothing where there is none.
[[nodiscard]] QByteArray pastedObject(const QString &text, const QString &format);

} // namespace sandbag
