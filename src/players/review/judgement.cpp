// SPDX-License-Identifier: GPL-3.0-or-later
#include "review/judgement.h"

#include <array>
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
    static constexpr std::array<const char *, 6> kWords{"call", "pass",  "kitty",
                                                        "play", "claim", "other"};
    return kWords[static_cast<std::size_t>(kind)];
}

} // namespace sandbag
