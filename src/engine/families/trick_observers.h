// SPDX-License-Identifier: GPL-3.0-or-later
// The families' rules that remember something of a trick, each defined in trick_observer.cpp of its
// own.
#pragma once

#include "play/play_tables.h"

namespace sandbag {

extern const TrickObserver kNoTrumpObserver;    ///< `notrump_allowed`
extern const TrickObserver kCancelCardObserver; ///< `bags_cancel_card`
extern const TrickObserver kDixObserver;        ///< `dix_allowed`

} // namespace sandbag
