// SPDX-License-Identifier: GPL-3.0-or-later
#include "display_fault.h"

#include <QByteArray>
#include <QString>

#include <cstdio>
#include <cstdlib>
#include <utility>
#include <vector>

namespace sandbag {

namespace {

struct Held {
    QtMsgType type;
    QString text;
};

/// What was said meanwhile: of a display that cannot be reached Qt warns before it gives up.
std::vector<Held> &held()
{
    static std::vector<Held> messages;
    return messages;
}

void hold(QtMsgType type, const QMessageLogContext &, const QString &text)
{
    if (type != QtFatalMsg) {
        held().push_back({type, text});
        return;
    }
    const QByteArray display = qgetenv("DISPLAY");
    if (display.isEmpty() && qEnvironmentVariableIsEmpty("WAYLAND_DISPLAY"))
        std::fputs("sandbag: there is no display to open a window on; sandbag-cli works without "
                   "one\n",
                   stderr);
    else
        std::fprintf(stderr,
                     "sandbag: no window can be opened on the display \"%s\"; sandbag-cli works "
                     "without one\n",
                     display.isEmpty() ? qgetenv("WAYLAND_DISPLAY").constData()
                                       : display.constData());
    std::_Exit(2); // half an application cannot be taken down in order
}

} // namespace

DisplayFault::DisplayFault() : m_before(qInstallMessageHandler(hold)) {}

DisplayFault::~DisplayFault()
{
    qInstallMessageHandler(m_before);
    for (const Held &message : std::exchange(held(), {}))
        qt_message_output(message.type, {}, message.text);
}

} // namespace sandbag
