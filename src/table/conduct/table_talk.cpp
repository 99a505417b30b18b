// SPDX-License-Identifier: GPL-3.0-or-later
#include "conduct/table_talk.h"

#include "conduct/table_pace.h"
#include "seat_at_match.h"

#include <algorithm>

namespace sandbag {

namespace {

constexpr int kRemarkStays = 2300; // ms
constexpr int kSpokenStays = 6000; // of a person: it is for everyone, whatever else they look at

} // namespace

TableTalk::TableTalk(SeatAtMatch *seat, TablePace *pace, QObject *parent)
    : QObject(parent), m_seat(seat), m_pace(pace)
{
    m_hush.setSingleShot(true);
    connect(&m_hush, &QTimer::timeout, this, &TableTalk::hush);
    m_silence.setSingleShot(true);
    m_silence.setInterval(kSpokenStays);
    connect(&m_silence, &QTimer::timeout, this, [this] {
        m_spoken.clear();
        showAgain();
    });
    connect(pace, &TablePace::begun, this, [this] {
        m_remarks.clear();
        m_spoken.clear();
    });
    connect(pace, &TablePace::firstDealt, this, &TableTalk::greet);
    connect(pace, &TablePace::momentBegan, this, &TableTalk::sayOn);
}

void TableTalk::addTo(TablePicture &picture) const
{
    const bool won = std::any_of(picture.seats.begin(), picture.seats.end(),
                                 [](const SeatPicture &seat) { return seat.winner; });
    for (const Remark &remark : won &&m_look.remarks ? farewell() : m_remarks) {
        if (remark.seat < 0 || remark.seat >= static_cast<int>(picture.seats.size()))
            continue;
        SeatPicture &speaker = picture.seats[static_cast<std::size_t>(remark.seat)];
        if (speaker.bubble.isEmpty())
            speaker.bubble = remark.text;
    }
    for (SeatPicture &seat : picture.seats) {
        if (const auto at = m_attendance.find(seat.seat); at != m_attendance.end())
            seat.attendance = at->second;
        for (const Remark &spoken : m_spoken) {
            if (spoken.seat == seat.seat)
                seat.bubble = spoken.text;
        }
    }
}

void TableTalk::speak(int seat, const QString &words)
{
    std::erase_if(m_spoken, [seat](const Remark &remark) { return remark.seat == seat; });
    m_spoken.push_back({seat, words});
    m_silence.start();
    showAgain();
}

void TableTalk::setAttendance(const std::map<int, Attendance> &attendance)
{
    if (m_attendance == attendance)
        return;
    m_attendance = attendance;
    showAgain();
}

void TableTalk::showAgain()
{
    if (m_pace->replaying())
        return;
    m_pace->showSoon(TableChange::happen);
    m_pace->showDue();
}

void TableTalk::say(const std::vector<Remark> &remarks)
{
    if (!m_look.remarks || !m_look.moves() || remarks.empty() || m_pace->replaying())
        return;
    m_remarks = remarks;
    m_hush.start(kRemarkStays);
    m_pace->showSoon(TableChange::happen);
}

void TableTalk::hush()
{
    m_remarks.clear();
    showAgain();
}

/// Bits of the seats at which people sit.
unsigned TableTalk::people() const
{
    unsigned people = 0;
    for (int seat = 0; seat < m_seat->context()->seating.players; ++seat)
        people |= m_seat->isPerson(seat) ? 1U << static_cast<unsigned>(seat) : 0U;
    return people;
}

void TableTalk::sayOn(const DealMoment &moment)
{
    const Remark remark =
        remarkOn(moment, m_seat->context()->seating, people(), m_seat->deals() + moment.side);
    if (remark.seat >= 0)
        say({remark});
}

void TableTalk::compare(const TablePicture &before, const TablePicture &now)
{
    for (std::size_t i = 0; i < now.seats.size() && i < before.seats.size(); ++i) {
        const bool fell = before.seats[i].nil == NilMark::alive &&
                          now.seats[i].nil == NilMark::broken && now.trickNumber > 0;
        const int seat = static_cast<int>(i);
        if (!fell || m_seat->isPerson(seat))
            continue;
        say({{seat, remarkWords(Occasion::sigh, seat + now.trickNumber)}});
        QTimer::singleShot(0, m_pace, &TablePace::showDue);
    }
}

/// Someone says hello before the first bid.
void TableTalk::greet()
{
    const int players = m_seat->context()->seating.players;
    const int dealer = m_pace->seen()->seen().dealer;
    for (int i = 0; i < players; ++i) {
        const int seat = (dealer + players - i) % players;
        if (m_seat->isPerson(seat))
            continue;
        say({{seat, remarkWords(Occasion::greeting, static_cast<int>(m_seat->seed() % 4))}});
        return;
    }
}

/// The last words of a match belong to those who lost it; who won is seen. They stay, also where a
/// match is opened that is over.
std::vector<Remark> TableTalk::farewell() const
{
    const Seating &seating = m_seat->context()->seating;
    std::vector<Remark> words;
    if (!m_seat->matchOver() || m_seat->standing().winner < 0)
        return words;
    for (int seat = 0; seat < seating.players; ++seat)
        if (!m_seat->isPerson(seat) && seating.sideOf(seat) != m_seat->standing().winner)
            words.push_back({seat, remarkWords(Occasion::loss, m_seat->deals() + seat)});
    return words;
}

} // namespace sandbag
