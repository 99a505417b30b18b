// SPDX-License-Identifier: GPL-3.0-or-later
// How much of a long random test is done.
#pragma once

#include <type_traits>
#include <vector>

/// Of `whole` random cases: all of them in a plain build. Under sanitizers, which make the engine
/// about eight times as slow, the first eighth: what they look for is in the ways through the code,
/// and the plain build walks the rest.
constexpr int share(int whole)
{
#if defined(SANDBAG_SANITIZED)
    return (whole + 7) / 8;
#else
    return whole;
#endif
}

/// Of rows: all of them, or every eighth under sanitizers.
template<class Rows>
auto shareOf(const Rows &whole)
{
    std::vector<std::remove_cv_t<typename Rows::value_type>> part;
    int number = 0;
    for (const auto &row : whole)
        if (number++ % (8 / share(8)) == 0)
            part.push_back(row);
    return part;
}

/// Whether a figure over a share is one to judge by: an eighth of the cases says little of how
/// strong a player is, so under sanitizers they are only walked.
constexpr bool kJudged = share(8) == 8;
