// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "formats/file_error.h"
#include "zip_library.h"

#include <optional>

namespace sandbag {

/// What writes and reads ZIP archives, which is loaded here at the first backup. Nothing where it
/// is missing.
[[nodiscard]] std::optional<ZipFunctions> zipFunctions();
/// What is said then.
[[nodiscard]] FileError noZip();

} // namespace sandbag
