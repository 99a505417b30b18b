// SPDX-License-Identifier: GPL-3.0-or-later
#include "libarchive/linked_library.h"

namespace sandbag {

ZipFunctions LinkedZipLibrary::functions() const
{
    ZipFunctions found;
#define SANDBAG_ZIP_FOUND(name) found.name = ::name;
    SANDBAG_ZIP_FUNCTIONS(SANDBAG_ZIP_FOUND)
#undef SANDBAG_ZIP_FOUND
    return found;
}

} // namespace sandbag
