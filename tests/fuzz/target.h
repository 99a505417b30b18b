// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "text/shown_text.h"

#include <QByteArray>
#include <QCoreApplication>
#include <QString>

#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>

/// What libFuzzer calls with every input, and replay.cpp with those of files.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size);

namespace sandbag::fuzz {

/// Ends the program where something promised does not hold: a crash is what a fuzzer looks for.
inline void must(bool holds, int line = __builtin_LINE())
{
    if (holds)
        return;
    std::fprintf(stderr, "what is promised in line %d does not hold\n", line);
    std::abort();
}

/// For what asks the application: its language, Qt SQL. It is never destroyed: from Qt 6.8 on what
/// Qt SQL keeps of connections listens to its end, and is gone before it when a program ends.
inline void needApplication()
{
    static int count = 1;
    static char name[] = "fuzz";
    static char *arguments[] = {name, nullptr};
    static const auto *const application = new QCoreApplication(count, arguments);
    static_cast<void>(application);
}

inline QByteArray bytesOf(const std::uint8_t *data, std::size_t size)
{
    return {reinterpret_cast<const char *>(data), static_cast<qsizetype>(size)};
}

/// A message is one sentence of bearable length that can be shown anywhere.
inline void mustBeShowable(const QString &message)
{
    must(!message.isEmpty() && message.size() < 3000 && harmless(message) == message);
}

} // namespace sandbag::fuzz
