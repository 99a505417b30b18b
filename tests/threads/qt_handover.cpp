// SPDX-License-Identifier: GPL-3.0-or-later
// For the thread sanitizer only. It watches what it has instrumented, and Qt is not: what one
// thread hands to another through Qt's event queue or thread pool it takes for a race, although Qt
// locks a mutex around each. (What Qt itself makes and frees, its events, the test preset leaves
// out: ignore_noninstrumented_modules.) Instead of silencing those reports one by one, which would
// silence real ones beside them, this file tells the sanitizer of Qt's locks: the linker leads the
// calls by which our code hands something over through here (--wrap, tests/CMakeLists.txt), where
// the thread releases all that it has done so far; who is woken by an event or run by a pool
// acquires it. What our threads share without Qt is watched as ever.
#include <QThread>
#include <QThreadPool>
#include <QTranslator>

#include <cstdarg>
#include <functional>

#include <dlfcn.h>
#include <sched.h>

extern "C" void __tsan_acquire(void *address);
extern "C" void __tsan_release(void *address);

namespace {

/// Stands for the locks of all of Qt's queues.
char queues;

void handOver()
{
    __tsan_release(&queues);
}

void takeOver()
{
    __tsan_acquire(&queues);
}

/// Before every event that Qt delivers.
bool delivered(void **)
{
    takeOver();
    return false;
}

[[maybe_unused]] const bool told =
    QInternal::registerCallback(QInternal::EventNotifyCallback, delivered);

} // namespace

namespace {

/// Goes through the queue instead of what is to be called, and frees it. Sender and receiver count
/// who still needs it; whoever is last frees what the other has used: the sanitizer does not see
/// that counter of Qt's.
class Relay : public QtPrivate::QSlotObjectBase
{
public:
    explicit Relay(QtPrivate::QSlotObjectBase *called) : QSlotObjectBase(&act), m_called(called) {}

private:
    static void act(int which, QSlotObjectBase *self, QObject *receiver, void **arguments, bool *)
    {
        auto *relay = static_cast<Relay *>(self);
        if (which == Call) {
            takeOver();
            relay->m_called->call(receiver, arguments);
            __tsan_release(relay);
        } else if (which == Destroy) {
            __tsan_acquire(relay);
            relay->m_called->destroyIfLastRef();
            delete relay;
        }
    }

    QtPrivate::QSlotObjectBase *m_called;
};

} // namespace

// The names of the linker: __wrap_ is what our code calls, __real_ is Qt's.
#define REAL(symbol) asm("__real_" symbol)
#define WRAP(symbol) asm("__wrap_" symbol)

bool realInvoke(QObject *, QtPrivate::QSlotObjectBase *, Qt::ConnectionType, void *)
    REAL("_ZN11QMetaObject16invokeMethodImplEP7QObjectPN9QtPrivate15QSlotObjectBaseEN2Qt14Connectio"
         "nTypeEPv");
bool wrapInvoke(QObject *, QtPrivate::QSlotObjectBase *, Qt::ConnectionType, void *)
    WRAP("_ZN11QMetaObject16invokeMethodImplEP7QObjectPN9QtPrivate15QSlotObjectBaseEN2Qt14Connectio"
         "nTypeEPv");
bool wrapInvoke(QObject *object, QtPrivate::QSlotObjectBase *slot, Qt::ConnectionType type,
                void *result)
{
    auto *relay = new Relay(slot);
    relay->ref();
    handOver();
    const bool invoked = realInvoke(object, relay, type, result);
    takeOver(); // a blocking call has waited
    relay->destroyIfLastRef();
    return invoked;
}

void realActivate(QObject *, const QMetaObject *, int, void **)
    REAL("_ZN11QMetaObject8activateEP7QObjectPKS_iPPv");
void wrapActivate(QObject *, const QMetaObject *, int, void **)
    WRAP("_ZN11QMetaObject8activateEP7QObjectPKS_iPPv");
void wrapActivate(QObject *sender, const QMetaObject *meta, int signal, void **arguments)
{
    handOver();
    realActivate(sender, meta, signal, arguments);
}

void realStart(QThreadPool *, std::function<void()>, int)
    REAL("_ZN11QThreadPool5startESt8functionIFvvEEi");
void wrapStart(QThreadPool *, std::function<void()>, int)
    WRAP("_ZN11QThreadPool5startESt8functionIFvvEEi");
void wrapStart(QThreadPool *pool, std::function<void()> job, int priority)
{
    std::function<void()> relay = [job = std::move(job)]() mutable {
        takeOver();
        job();
        job = nullptr; // what it holds is given back here
        handOver();
    };
    handOver(); // the relay, too
    realStart(pool, std::move(relay), priority);
}

bool realPoolDone(QThreadPool *, int) REAL("_ZN11QThreadPool11waitForDoneEi");
bool wrapPoolDone(QThreadPool *, int) WRAP("_ZN11QThreadPool11waitForDoneEi");
bool wrapPoolDone(QThreadPool *pool, int milliseconds)
{
    const bool done = realPoolDone(pool, milliseconds);
    takeOver();
    return done;
}

bool realWait(QThread *, QDeadlineTimer) REAL("_ZN7QThread4waitE14QDeadlineTimer");
bool wrapWait(QThread *, QDeadlineTimer) WRAP("_ZN7QThread4waitE14QDeadlineTimer");
bool wrapWait(QThread *thread, QDeadlineTimer deadline)
{
    const bool done = realWait(thread, deadline);
    takeOver();
    return done;
}

/// Stands for the lock of Qt's list of translators, some of which are ours.
static char translators;

bool realInstall(QTranslator *) REAL("_ZN16QCoreApplication17installTranslatorEP11QTranslator");
bool wrapInstall(QTranslator *) WRAP("_ZN16QCoreApplication17installTranslatorEP11QTranslator");
bool wrapInstall(QTranslator *translator)
{
    __tsan_release(&translators);
    return realInstall(translator);
}

QString realTranslate(const char *, const char *, const char *, int)
    REAL("_ZN16QCoreApplication9translateEPKcS1_S1_i");
QString wrapTranslate(const char *, const char *, const char *, int)
    WRAP("_ZN16QCoreApplication9translateEPKcS1_S1_i");
QString wrapTranslate(const char *context, const char *text, const char *about, int count)
{
    __tsan_acquire(&translators);
    return realTranslate(context, text, about, count);
}

QString realTr(const QMetaObject *, const char *, const char *, int)
    REAL("_ZNK11QMetaObject2trEPKcS1_i");
QString wrapTr(const QMetaObject *, const char *, const char *, int)
    WRAP("_ZNK11QMetaObject2trEPKcS1_i");
QString wrapTr(const QMetaObject *meta, const char *text, const char *about, int count)
{
    __tsan_acquire(&translators);
    return realTr(meta, text, about, count);
}

/// Qt starts a program by a child that shares the parent's memory until it is replaced; the
/// sanitizer takes it for a copy of the process, and falls. Nothing of ours runs in that child.
extern "C" int clone(int (*child)(void *), void *stack, int flags, void *argument, ...)
{
    va_list rest;
    va_start(rest, argument);
    auto *parent = va_arg(rest, pid_t *);
    void *storage = va_arg(rest, void *);
    auto *ended = va_arg(rest, pid_t *);
    va_end(rest);
    static const auto real = reinterpret_cast<decltype(&clone)>(dlsym(RTLD_NEXT, "clone"));
    return real(child, stack, flags, argument, parent, storage, ended);
}
