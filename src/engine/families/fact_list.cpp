// SPDX-License-Identifier: GPL-3.0-or-later
#include "play/fact_row.h"

namespace sandbag {

FactRows factRows()
{
    static constexpr const FactRow *kRows[] = {
#define FACT(name, row) &(row),
#define COUNTED_FACT(name, row) &(row),
#include "families/facts.def"
#undef FACT
#undef COUNTED_FACT
    };
    return kRows;
}

} // namespace sandbag
