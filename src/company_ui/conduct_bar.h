// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "just_turned.h"
#include "table_state.h"

#include <QFrame>
#include <QList>
#include <QTimer>

#include <functional>
#include <utility>

class QHBoxLayout;
class QLabel;
class QPushButton;

namespace sandbag {

class CompanyEnd;

/// Above the table of a match in company: a pause, a request to take something back, someone who is
/// away, does not act, or for whom a computer plays; each with what the person can answer. Hidden
/// as long as there is nothing of that kind.
class ConductBar : public QFrame
{
    Q_OBJECT

public:
    /// `end` must outlive it.
    explicit ConductBar(CompanyEnd *end, QWidget *parent = nullptr);

    [[nodiscard]] QString pauseWords() const;
    [[nodiscard]] QString takeBackWords() const;
    [[nodiscard]] QString awayWords() const;
    /// Of the own seat, where the others wait for it or have a computer play.
    [[nodiscard]] QString ownWords() const;

signals:
    /// Its button that had the keys is gone, and no other of the bar wants them.
    void keysLeft();
    /// For the ear, once each: without the seconds of a count-down.
    void said(const QString &sentence);

private:
    /// A sentence and its buttons.
    struct Row {
        QWidget *box = nullptr;
        QLabel *words = nullptr;
        QHBoxLayout *buttons = nullptr;
        QString heard; ///< what was said of it last
    };

    /// A button that is shown, and the seat that it is about; −1 where that is always the same.
    using Asked = QList<std::pair<QPushButton *, int>>;

    Row makeRow(const char *name);
    QPushButton *addButton(const Row &row, const QString &text, const char *name,
                           const std::function<void()> &pressed);
    [[nodiscard]] Asked asked() const;
    void refresh();
    void showRows();
    void passKeysOn();
    void show(Row &row, const QString &words, const QString &heard);
    void showPause();
    void showTakeBack();
    void showAway();
    void showOwn();
    void showPlayedFor(int seat);
    void showLate(int seat, const TableState::Person &person);
    [[nodiscard]] int secondsUntil(qint64 time) const;
    [[nodiscard]] int pauseSecondsLeft(const TableState::Pause &pause) const;
    [[nodiscard]] QString name(int seat) const;
    [[nodiscard]] int firstAway() const;
    [[nodiscard]] bool isChosenHere(int seat) const;
    void choose(AwayChoice choice);

    CompanyEnd *m_end;
    Row m_pause;
    Row m_takeBack;
    Row m_away;
    Row m_own;
    QPushButton *m_ready;
    QPushButton *m_agree;
    QPushButton *m_refuse;
    QPushButton *m_wait;
    QPushButton *m_computer;
    QPushButton *m_stop;
    QPushButton *m_back;
    QList<QPushButton *> m_buttons; ///< from the highest row down
    QTimer m_tick;                  ///< while something counts down
    int m_shown = -1;               ///< the seat in the row of those who are away
    Asked m_asked;                  ///< as it stands there
    JustTurned m_turned;            ///< to other buttons, or to what is about other people
};

} // namespace sandbag
