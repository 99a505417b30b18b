// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTimer>
#include <QWidget>

class QLabel;
class QPushButton;

namespace sandbag {

class SeatAtMatch;

/// Says for whom a match in company waits, once they have taken their time: after a while their
/// name, and after a longer one a button that reminds them. Hidden as long as the match goes on.
class AwaitedSign : public QWidget
{
    Q_OBJECT

public:
    /// `seat` must outlive it.
    explicit AwaitedSign(SeatAtMatch *seat, QWidget *parent = nullptr);

    /// People may be reminded.
    void setNudging(bool may) { m_nudging = may; }
    /// The next deal comes from elsewhere.
    void setDealtTo(bool dealtTo) { m_dealtTo = dealtTo; }
    /// After how many ms it says the name, and offers the button.
    void setTimes(int name, int button);
    [[nodiscard]] QString words() const;

signals:
    void nudged(int seat);
    /// For the ear.
    void said(const QString &sentence);
    /// The button had the keys, and goes: Qt would give them to whatever is next to it.
    void keysLeft();

private:
    void restart();
    void showName();
    void offerNudge();
    void hideNudge();

    SeatAtMatch *m_seat;
    QLabel *m_words;
    QPushButton *m_nudge;
    QTimer m_name;
    QTimer m_button;
    int m_awaited = -1; ///< a person elsewhere; −1: nobody
    bool m_nudging = false;
    bool m_dealtTo = false;
};

} // namespace sandbag
