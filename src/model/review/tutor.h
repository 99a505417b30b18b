// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "background/background_question.h"
#include "deal/seat_view.h"
#include "review/judge.h"

#include <QObject>
#include <QTimer>

#include <atomic>
#include <memory>
#include <optional>

namespace sandbag {

class Match;

/// Looks at a person's choice before it is carried out, on a thread of its own, and doubts one that
/// gives away more than the person has set, for certain enough to say so. It never holds a choice
/// up for longer than its patience: a result that comes later is ignored.
class Tutor : public QObject
{
    Q_OBJECT

public:
    static constexpr int kPatience = 300; ///< ms

    explicit Tutor(QObject *parent = nullptr);

    /// It doubts a choice that gives away this much of the chance to win, 0 to 1; 0: it is off.
    /// Points of the deal count as in an even match (Judgement::lossStake), so it asks whatever the
    /// score is. Before a card breaks a nil of yours for certain that another card would keep, it
    /// asks whenever that costs anything, and where there is no time to find out more.
    void setLevel(double loss);
    /// How long a choice may wait, in ms: kPatience where nobody says.
    void setPatience(int ms);
    [[nodiscard]] bool isOn() const { return m_level > 0; }
    /// Begins to think about a choice, from its seat's view; one before it is dropped. passed() or
    /// doubted() follows.
    void consider(const SeatView &view, const MatchOutlook &outlook, const Event &choice);
    /// Nothing more comes.
    void drop();

signals:
    void passed(const sandbag::Event &choice);
    void doubted(const sandbag::Event &choice, const sandbag::Judgement &judgement);

private:
    void conclude(const Judgement &judgement);
    void pass();
    void doubt(const Judgement &judgement);
    void runOut();

    double m_level = 0;
    Event m_choice;                   ///< that is thought about
    std::optional<Judgement> m_plain; ///< what is to be said where there is no time to think
    QTimer m_wait;
    BackgroundQuestion m_question;
};

} // namespace sandbag
