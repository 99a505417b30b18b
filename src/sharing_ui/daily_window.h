// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "background/background_question.h"
#include "numbers/day_book.h"
#include "numbers/rival.h"

#include <QDialog>
#include <QMap>

class QCalendarWidget;
class QComboBox;
class QLabel;
class QPushButton;

namespace sandbag {

/// The deal of the day: its calendar, the row of days in which it was played, and, once it was
/// played, what computers of every level made of the same cards at the same seat.
class DailyWindow : public QDialog
{
    Q_OBJECT

public:
    /// `today`: by the clock of this computer.
    explicit DailyWindow(const QDate &today, QWidget *parent = nullptr);
    /// Midnight has passed since, or the clock was set: that day is shown.
    void setToday(const QDate &today);

    /// A deal or a match was played at the first seat; only the first time counts.
    void enter(const QDate &date, const QString &game, int points, bool match = false);
    /// Who sits at the other seats of such a deal, so that all have the same company.
    [[nodiscard]] static QString companion();

signals:
    void playWanted(const sandbag::DailyDeal &day);
    void trouble(const QString &text);

private:
    void connectParts();
    void fillGames();
    void showDay(const QDate &date);
    void markDays();
    void compare(const PlayedDay &day);
    void addRival(int level, std::optional<int> points);
    void tellRivals();
    void copyLines();
    [[nodiscard]] QString game() const;
    [[nodiscard]] bool isMatch() const;

    QDate m_today;
    DayBook m_book;
    std::optional<PlayedDay> m_day;         ///< that is shown, if it was played
    QMap<int, std::optional<int>> m_rivals; ///< points by level
    QCalendarWidget *m_calendar;
    QComboBox *m_game;
    QComboBox *m_form; ///< a deal or a short match
    QLabel *m_streak;
    QLabel *m_number;
    QLabel *m_result;
    QPushButton *m_play;
    QPushButton *m_copy;
    BackgroundQuestion m_comparing;
};

} // namespace sandbag
