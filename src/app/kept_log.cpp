// SPDX-License-Identifier: GPL-3.0-or-later
#include "kept_log.h"

#include "memory_end.h"

#include <QMutex>
#include <QMutexLocker>
#include <QTime>

namespace sandbag {

namespace {

constexpr qsizetype kKeptLines = 60;
constexpr qsizetype kLongestLine = 400; // characters

struct LastLines {
    QMutex mutex;
    QStringList lines;
    QtMessageHandler before = nullptr;
};

/// Never destroyed: whatever ends last may still say something.
LastLines &lastLines()
{
    static auto *const lines = new LastLines;
    return *lines;
}

/// Nobody else hears of it, and what that thread was to do, like saving a match, is never done.
bool tellsOfNoThread(const QString &text)
{
    return text.startsWith(QStringLiteral("QThread::start: Thread creation error"));
}

void keepLine(QtMsgType type, const QMessageLogContext &context, const QString &text)
{
    if (tellsOfNoThread(text))
        return endWithoutThread();
    const char *category = context.category ? context.category : "default";
    const QString line = QStringLiteral("%1 %2: %3")
                             .arg(QTime::currentTime().toString(QStringLiteral("hh:mm:ss")),
                                  QLatin1String(category), text.simplified().left(kLongestLine));
    QtMessageHandler before = nullptr;
    {
        const QMutexLocker lock(&lastLines().mutex);
        lastLines().lines << line;
        if (lastLines().lines.size() > kKeptLines)
            lastLines().lines.removeFirst();
        before = lastLines().before;
    }
    const bool little = type == QtInfoMsg || type == QtDebugMsg;
    if (before && !(little && qEnvironmentVariableIsEmpty("QT_LOGGING_RULES")))
        before(type, context, text);
}

} // namespace

void keepLog()
{
    const QtMessageHandler before = qInstallMessageHandler(keepLine);
    const QMutexLocker lock(&lastLines().mutex);
    if (before != keepLine)
        lastLines().before = before;
}

QStringList keptLog()
{
    const QMutexLocker lock(&lastLines().mutex);
    return lastLines().lines;
}

} // namespace sandbag
