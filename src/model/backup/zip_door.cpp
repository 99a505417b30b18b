// SPDX-License-Identifier: GPL-3.0-or-later
#include "backup/zip_door.h"

#include "disk/own_plugin.h"
#include "text/session_text.h"

namespace sandbag {

std::optional<ZipFunctions> zipFunctions()
{
    const auto *library = ownPlugin<ZipLibrary>(QStringLiteral("sandbag_zip"));
    return library ? std::optional(library->functions()) : std::nullopt;
}

FileError noZip()
{
    return {
        FileError::Kind::unreadable,
        SessionText::tr("The part of Sandbag for backups isn't installed, or can't be used here.")};
}

} // namespace sandbag
