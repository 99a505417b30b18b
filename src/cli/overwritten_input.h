// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

namespace sandbag {

class CommandLine;

/// Whether the file to be written is one of those that the command reads, or the steps next to one,
/// under whatever name; "-" among them is standard input. Complains as wrong usage then, and
/// nothing may be written. "" and "-" as `out` are standard output, which overwrites nothing.
[[nodiscard]] bool overwritesInput(CommandLine &line, const QString &out, const QStringList &read);

} // namespace sandbag
