// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "table_state.h"

#include <QFrame>
#include <QList>
#include <QTimer>

#include <functional>

class QHBoxLayout;
class QLabel;

namespace sandbag {

class AimedButton;
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

    Row makeRow(const char *name);
    AimedButton *addButton(const Row &row, const QString &text, const char *name,
                           const std::function<void()> &pressed);
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
    AimedButton *m_ready;
    AimedButton *m_agree;
    AimedButton *m_refuse;
    AimedButton *m_wait;
    AimedButton *m_computer;
    AimedButton *m_stop;
    AimedButton *m_back;
    QList<AimedButton *> m_buttons; ///< from the highest row down
    QTimer m_tick;                  ///< while something counts down
    int m_shown = -1;               ///< the seat in the row of those who are away
    int m_asker = -1;               ///< the seat that would take something back
};

} // namespace sandbag
