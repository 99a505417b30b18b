// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdlib> // says whether the library is glibc
#ifdef __GLIBC__
#include <malloc.h>
#endif

namespace sandbag {

/// Gives freed memory back to the system, even from between blocks that are in use; the C library
/// would keep it. For when something large has gone.
inline void returnUnusedMemory()
{
#ifdef __GLIBC__
    malloc_trim(0);
#endif
}

} // namespace sandbag
