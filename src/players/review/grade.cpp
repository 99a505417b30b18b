// SPDX-License-Identifier: GPL-3.0-or-later
#include "review/grade.h"

#include "text/enum_rows.h"

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

Grade worse(Grade one, Grade other)
{
    static constexpr std::array<int, 7> kRank{0, 2, 3, 4, 5, 1, -1}; // in the order of the grades
    return kRank[static_cast<std::size_t>(one)] < kRank[static_cast<std::size_t>(other)] ? other
                                                                                         : one;
}

const char *toString(Grade grade)
{
    using Row = EnumRow<Grade, const char *>;
    static constexpr Row kWords[] = {{Grade::best, "best"},       {Grade::good, "good"},
                                     {Grade::slip, "slip"},       {Grade::mistake, "mistake"},
                                     {Grade::blunder, "blunder"}, {Grade::unclear, "unclear"},
                                     {Grade::none, "none"}};
    static_assert(standByNumber(kWords, &Row::key, Grade::none));
    return kWords[static_cast<std::size_t>(grade)].value;
}

} // namespace sandbag
