// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "look/table_look.h"
#include "look/table_picture.h"
#include "words/remarks.h"

#include <QObject>
#include <QTimer>

#include <map>
#include <vector>

namespace sandbag {

class SeatAtMatch;
class TablePace;

/// What the players at a table say to each other, and who of them is there. Computers say hello,
/// sigh over a lost nil, have a word on what a deal brought, and the last word of a match; people
/// say what they choose to say.
class TableTalk : public QObject
{
    Q_OBJECT

public:
    /// Seat and pace must outlive it.
    TableTalk(SeatAtMatch *seat, TablePace *pace, QObject *parent = nullptr);

    void setLook(const TableLook &look) { m_look = look; }
    /// A person says that.
    void speak(int seat, const QString &words);
    /// Of people, by seat; everyone else is there.
    void setAttendance(const std::map<int, Attendance> &attendance);
    /// What is said now is at its speaker, who says nothing else.
    void addTo(TablePicture &picture) const;
    /// Anyone who has lost a nil between the two pictures sighs at once.
    void compare(const TablePicture &before, const TablePicture &now);

private:
    void say(const std::vector<Remark> &remarks);
    void sayOn(const DealMoment &moment);
    void greet();
    void hush();
    void showAgain();
    [[nodiscard]] std::vector<Remark> farewell() const;
    [[nodiscard]] unsigned people() const;

    SeatAtMatch *m_seat;
    TablePace *m_pace;
    TableLook m_look;
    std::vector<Remark> m_remarks; ///< shown now, at most one for each seat
    QTimer m_hush;                 ///< takes them away
    std::vector<Remark> m_spoken;  ///< by people: over anything else that is at their seats
    QTimer m_silence;              ///< takes it away
    std::map<int, Attendance> m_attendance;
};

} // namespace sandbag
