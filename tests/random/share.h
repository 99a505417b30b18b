// SPDX-License-Identifier: GPL-3.0-or-later
// How much of a long random test is done.
#pragma once

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
