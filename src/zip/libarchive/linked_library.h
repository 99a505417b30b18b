// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "zip_library.h"

#include <QObject>

namespace sandbag {

/// The functions of the libarchive that the linker has found.
class LinkedZipLibrary : public QObject, public ZipLibrary
{
    Q_OBJECT
    Q_PLUGIN_METADATA(IID SANDBAG_ZIP_LIBRARY)
    Q_INTERFACES(sandbag::ZipLibrary)

public:
    [[nodiscard]] ZipFunctions functions() const override;
};

} // namespace sandbag
