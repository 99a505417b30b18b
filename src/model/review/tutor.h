// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "review/judge.h"

#include <QObject>
#include <QThreadPool>
#include <QTimer>

#include <atomic>
#include <memory>

namespace sandbag {

class Match;

/// Looks at a person's choice before it is carried out, on a thread of its own, and doubts one that
/// gives away more than the person has set, for certain enough to say so. It never holds a choice
/// up for longer than its patience: what is not known by then is passed on without a word.
class Tutor : public QObject
{
    Q_OBJECT

public:
    static constexpr int kPatience = 300; ///< ms

    explicit Tutor(QObject *parent = nullptr);
    /// Stops and waits for the thread.
    ~Tutor() override;

    /// It doubts what gives away so much of the chance to win, 0 to 1; 0: it is off.
    void setLevel(double loss);
    /// How long a choice may wait, in ms: kPatience where nobody says.
    void setPatience(int ms);
    [[nodiscard]] bool isOn() const { return m_level > 0; }
    /// Begins to think about a choice of the deal in progress; one before it is dropped. passed()
    /// or doubted() follows.
    void consider(const Match &match, const Event &choice);
    /// Nothing more comes.
    void drop();
    [[nodiscard]] bool isThinking() const { return m_stop != nullptr; }

signals:
    void passed(const sandbag::Event &choice);
    void doubted(const sandbag::Event &choice, const sandbag::Judgement &judgement);

private:
    using Stop = std::shared_ptr<std::atomic<bool>>;

    void conclude(const Stop &stop, const Judgement &judgement);
    void pass();

    double m_level = 0;
    Event m_choice; ///< that is thought about
    Stop m_stop;    ///< of that thought; null: nothing is thought about
    QTimer m_wait;
    QThreadPool m_pool;
};

} // namespace sandbag
