// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtMessageHandler>

namespace sandbag {

/// While it lives, a display that cannot be reached ends the program with one line and status 2,
/// where Qt alone would abort it, with advice that is of no use and a core dump. Other messages of
/// that time are passed on. Made before the QApplication, and gone after it was made.
class DisplayFault
{
public:
    DisplayFault();
    ~DisplayFault();
    DisplayFault(const DisplayFault &) = delete;
    DisplayFault &operator=(const DisplayFault &) = delete;

private:
    QtMessageHandler m_before;
};

} // namespace sandbag
