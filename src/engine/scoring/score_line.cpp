// SPDX-License-Identifier: GPL-3.0-or-later
#include "scoring/score_line.h"

#include <cstddef>

namespace sandbag {

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
            sentence.args.push_back(i == 0 && text.halves ? SentenceArg(HalfTricks{arg}) : arg);
    }
    return sentence;
}

} // namespace sandbag
