// SPDX-License-Identifier: GPL-3.0-or-later
#include "memory_end.h"

#include "app_text.h"

#include <QByteArray>

#include <atomic>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <exception>
#include <new>

#ifdef Q_OS_UNIX
#include <sys/resource.h>
#include <unistd.h>
#endif

namespace sandbag {

namespace {

/// A window with its libraries takes so much room in the addresses of a program.
constexpr unsigned long long kLeast = 320ULL << 20;

/// Never destroyed: memory may end while the program does.
const QByteArray &lastWords()
{
    static const auto *const words = new QByteArray(
        AppText::tr(
            "Sandbag ends, because it gets no more memory or threads from the system. Saved "
            "matches are kept.")
            .toLocal8Bit() +
        '\n');
    return *words;
}

/// False where that was begun before.
bool beginToEnd()
{
    static std::atomic_flag said;
    if (said.test_and_set())
        return false;
    const QByteArray &words = lastWords();
    std::fwrite(words.constData(), 1, static_cast<std::size_t>(words.size()), stderr);
    (void)std::raise(SIGTERM); // as session_end.h says
    return true;
}

/// The thread that found no memory can't go on. The window saves, and is ended by its alarm.
[[noreturn]] void waitForTheEnd()
{
#ifdef Q_OS_UNIX
    for (;;)
        ::pause();
#else
    std::_Exit(1);
#endif
}

void onTerminate()
{
    if (const auto thrown = std::current_exception()) {
        try {
            std::rethrow_exception(thrown);
        } catch (const std::bad_alloc &) {
            (void)beginToEnd();
            waitForTheEnd();
        } catch (...) {
        }
    }
    std::abort();
}

} // namespace

QString whyTooLittleMemory()
{
#ifdef Q_OS_UNIX
    rlimit limit{};
    if (::getrlimit(RLIMIT_AS, &limit) == 0 && limit.rlim_cur != RLIM_INFINITY &&
        limit.rlim_cur < kLeast)
        return AppText::tr("Sandbag's windows need %1 MB of memory. The limit is %2 MB; raise it "
                           "with ulimit -v.")
            .arg(kLeast >> 20)
            .arg(static_cast<unsigned long long>(limit.rlim_cur) >> 20);
#endif
    return {};
}

void endWithoutMemory()
{
    if (!beginToEnd())
        std::_Exit(1);
}

void endWithoutThread()
{
    (void)beginToEnd();
}

bool WindowsApplication::notify(QObject *receiver, QEvent *event)
{
    try {
        return QApplication::notify(receiver, event);
    } catch (const std::bad_alloc &) {
        endWithoutMemory();
        return false;
    }
}

void watchMemory()
{
    (void)lastWords();
    std::set_terminate(onTerminate);
}

} // namespace sandbag
