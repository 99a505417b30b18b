// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "player/player.h"

#include <QObject>

namespace sandbag {

class Match;
class Thinker;

/// Gives hints to the persons of a live match: one at a time, and none that comes too late.
class Adviser : public QObject
{
    Q_OBJECT

public:
    /// `thinker` must outlive it; its adviser is who is asked.
    explicit Adviser(Thinker *thinker, QObject *parent = nullptr);

    /// A question is on its way: another one would bring the same answer.
    [[nodiscard]] bool isAsked() const { return m_asked; }
    /// What that seat should do in the deal that is played, as far as it can know: given().
    void ask(int seat, const Match &match);
    /// The deal has gone on: an answer that is still to come is given to nobody.
    void forget();

signals:
    void given(const sandbag::Decision &decision);

private:
    Thinker *m_thinker;
    quint64 m_ticket = 0; ///< answers under another one are late
    bool m_asked = false;
};

} // namespace sandbag
