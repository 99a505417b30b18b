// SPDX-License-Identifier: GPL-3.0-or-later
#include "scoring/score_line.h"

#include <cstddef>
#include <string>

namespace sandbag {

namespace {

/// "3" or "3.5".
SentenceArg halfNumber(int halves)
{
    if (halves % 2 == 0)
        return halves / 2;
    return std::to_string(halves / 2) + ".5";
}

} // namespace

Sentence explain(const ScoreLine &line, std::span<const Ruling> rulings)
{
    const LineText &text = *line.text;
    if (text.withReason) {
        const auto index = static_cast<std::size_t>(line.args[0]);
        if (index < rulings.size() && !rulings[index].reason.empty())
            return {text.withReason, {rulings[index].reason}};
    }
    Sentence sentence(line.rule->blind && text.ofBlindNil ? text.ofBlindNil : text.english);
    for (int i = 0; i < text.args; ++i) {
        const int arg = line.args[static_cast<std::size_t>(i)];
        if (i == text.counted)
            sentence.count = arg;
        else
            sentence.args.push_back(i == 0 && text.halves ? halfNumber(arg) : SentenceArg(arg));
    }
    return sentence;
}

} // namespace sandbag
