// SPDX-License-Identifier: GPL-3.0-or-later
#include "review/judgement.h"

#include "text/enum_rows.h"

#include <cstddef>

namespace sandbag {

ChoiceKind choiceKindOf(EventKind kind)
{
    switch (kind) {
    case EventKind::call:
    case EventKind::look:
    case EventKind::raise:
    case EventKind::stay:
    case EventKind::comeOut:
    case EventKind::declare:
        return ChoiceKind::call;
    case EventKind::pass:
        return ChoiceKind::pass;
    case EventKind::take:
    case EventKind::discard:
        return ChoiceKind::kitty;
    case EventKind::play:
        return ChoiceKind::play;
    case EventKind::claim:
    case EventKind::concede:
        return ChoiceKind::claim;
    default:
        return ChoiceKind::other;
    }
}

const char *toString(ChoiceKind kind)
{
    using Row = EnumRow<ChoiceKind, const char *>;
    static constexpr Row kWords[] = {{ChoiceKind::call, "call"},   {ChoiceKind::pass, "pass"},
                                     {ChoiceKind::kitty, "kitty"}, {ChoiceKind::play, "play"},
                                     {ChoiceKind::claim, "claim"}, {ChoiceKind::other, "other"}};
    static_assert(standByNumber(kWords, &Row::key, ChoiceKind::other));
    return kWords[static_cast<std::size_t>(kind)].value;
}

} // namespace sandbag
