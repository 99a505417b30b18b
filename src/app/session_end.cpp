// SPDX-License-Identifier: GPL-3.0-or-later
#include "session_end.h"

#include "application.h"

#include <QApplication>
#include <QSessionManager>

#ifdef Q_OS_UNIX
#include <QSocketNotifier>

#include <csignal>
#include <sys/socket.h>
#include <sys/time.h>
#include <unistd.h>
#endif

namespace sandbag {

namespace {

void keepAll()
{
    Application::instance().saveAll();
}

#ifdef Q_OS_UNIX
int g_wire[2] = {-1, -1}; // a signal handler may do no more than write to it

/// How long the windows have to end by themselves. A slow disk or an index held by another program
/// may leave work pending: no save is torn, whenever the program ends.
constexpr itimerval kGrace{{0, 0}, {0, 800'000}};
/// The same where the person closes the last window, who waits for nothing that can be seen.
constexpr itimerval kLongGrace{{0, 0}, {10, 0}};

/// Every match is on the disk; only tidying up remains.
volatile std::sig_atomic_t g_kept = 0;

extern "C" void endNow(int)
{
    _exit(g_kept ? 0 : 1);
}

extern "C" void onSignal(int)
{
    setitimer(ITIMER_REAL, &kGrace, nullptr);
    const char byte = 1;
    if (write(g_wire[0], &byte, 1) < 0)
        _exit(1);
}

void watchSignals(QGuiApplication &app)
{
    if (socketpair(AF_UNIX, SOCK_STREAM, 0, g_wire) != 0)
        return;
    auto *notifier = new QSocketNotifier(g_wire[1], QSocketNotifier::Read, &app);
    QObject::connect(notifier, &QSocketNotifier::activated, &app, [notifier] {
        notifier->setEnabled(false);
        keepAll();
        g_kept = 1;
        QCoreApplication::exit(0);
    });
    QObject::connect(&app, &QCoreApplication::aboutToQuit, &app, [] {
        if (g_kept)
            return;
        keepAll();
        g_kept = 1;
        setitimer(ITIMER_REAL, &kLongGrace, nullptr);
    });
    struct sigaction action = {};
    action.sa_handler = onSignal;
    action.sa_flags = SA_RESTART;
    for (const int signal : {SIGTERM, SIGINT, SIGHUP})
        sigaction(signal, &action, nullptr);
    action.sa_handler = endNow;
    sigaction(SIGALRM, &action, nullptr);
}
#endif

} // namespace

void endCleanly(QGuiApplication &app)
{
    QObject::connect(
        &app, &QGuiApplication::commitDataRequest, &app, [](QSessionManager &) { keepAll(); },
        Qt::DirectConnection);
#ifdef Q_OS_UNIX
    watchSignals(app);
#endif
}

} // namespace sandbag
