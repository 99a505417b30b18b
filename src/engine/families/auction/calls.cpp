// SPDX-License-Identifier: GPL-3.0-or-later
#include "families/calls.h"

#include "text/mark.h"

namespace sandbag {

const CallKind kPassCall{
    .what = Call::What::pass,
    .fileWord = "pass",
    .keys = "p",
    .words = {QT_TRANSLATE_NOOP("Calls", "pass")},
    .column = {"–"},
    .brief = {QT_TRANSLATE_NOOP("Calls", "Pass")},
};

} // namespace sandbag
