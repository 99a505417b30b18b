// SPDX-License-Identifier: GPL-3.0-or-later
#include "overwritten_input.h"

#include "command_line.h"
#include "disk/plain_file.h"
#include "formats/saved_steps.h"
#include "words.h"

#include <algorithm>

namespace sandbag {

namespace {

bool isRead(const QString &out, const QString &file)
{
    if (file == QStringLiteral("-"))
        return isSameFile(out, QStringLiteral("/dev/fd/0"));
    return !file.isEmpty() && (isSameFile(out, file) || isSameFile(out, stepsFile(file)));
}

} // namespace

bool overwritesInput(CommandLine &line, const QString &out, const QStringList &read)
{
    const bool toOutput = out.isEmpty() || out == QStringLiteral("-");
    if (toOutput || std::none_of(read.begin(), read.end(),
                                 [&out](const QString &file) { return isRead(out, file); }))
        return false;
    line.wrongUsage(Words::tr("--out names an input file, which would be overwritten"));
    return true;
}

} // namespace sandbag
