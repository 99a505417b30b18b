// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/trick_search_impl.h"

namespace sandbag {

template class TrickSearch<PlainMachine>;

} // namespace sandbag
