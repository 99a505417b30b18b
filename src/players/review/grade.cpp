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

namespace {

struct GradeRow {
    Grade grade;
    const char *word;
    int rank; ///< the worse, the higher
};

constexpr GradeRow kGradeRows[] = {{Grade::best, "best", 0},       {Grade::good, "good", 2},
                                   {Grade::slip, "slip", 3},       {Grade::mistake, "mistake", 4},
                                   {Grade::blunder, "blunder", 5}, {Grade::unclear, "unclear", 1},
                                   {Grade::none, "none", -1}};
static_assert(standByNumber(kGradeRows, &GradeRow::grade, Grade::none));

const GradeRow &rowOf(Grade grade)
{
    return kGradeRows[static_cast<std::size_t>(grade)];
}

} // namespace

Grade worse(Grade one, Grade other)
{
    return rowOf(one).rank < rowOf(other).rank ? other : one;
}

const char *toString(Grade grade)
{
    return rowOf(grade).word;
}

} // namespace sandbag
