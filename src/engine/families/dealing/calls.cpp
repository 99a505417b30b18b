// SPDX-License-Identifier: GPL-3.0-or-later
#include "families/calls.h"

#include "text/mark.h"

namespace sandbag {

const CallKind kMisdealCall{
    .what = Call::What::misdeal,
    .fileWord = "misdeal",
    .words = {QT_TRANSLATE_NOOP("Calls", "misdeal")},
    .column = {"×"},
    .brief = {QT_TRANSLATE_NOOP("Calls", "Misdeal")},
};

} // namespace sandbag
