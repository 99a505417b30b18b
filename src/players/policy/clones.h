// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Marks a function that is built twice, for any x86-64 and for processors that count and find bits
// in one instruction; which one runs is decided when the program starts, by a means of ELF systems
// alone.
#if defined(__x86_64__) && defined(__GNUC__) && !defined(__clang__) && defined(__ELF__)
#define SANDBAG_CLONES [[gnu::target_clones("arch=x86-64-v3", "default"), gnu::flatten]]
#else
#define SANDBAG_CLONES
#endif
