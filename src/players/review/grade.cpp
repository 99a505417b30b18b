// SPDX-License-Identifier: GPL-3.0-or-later
#include "review/grade.h"

#include <array>
#include <cstddef>

namespace sandbag {

Grade gradeOf(double loss, double error)
{
    if (loss <= 0)
        return Grade::best;
    if (loss < kClear * error)
        return Grade::unclear;
    if (loss < kSlip)
        return Grade::good;
    if (loss < kMistake)
        return Grade::slip;
    return loss < kBlunder ? Grade::mistake : Grade::blunder;
}

const char *toString(Grade grade)
{
    static constexpr std::array<const char *, 7> kWords{"best",    "good",    "slip", "mistake",
                                                        "blunder", "unclear", "none"};
    return kWords[static_cast<std::size_t>(grade)];
}

} // namespace sandbag
