// SPDX-License-Identifier: GPL-3.0-or-later
#include "policy/keep_value.h"

namespace sandbag {

const KeepTable kKeep{{
#include "policy/keep_table.inc"
}};

} // namespace sandbag
