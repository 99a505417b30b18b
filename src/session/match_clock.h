// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>

namespace sandbag {

/// The clocks of a live match: how long it has been played (rule `win_minutes`), and the rest of a
/// person's time for a card (rule `tempo_seconds`). Knows nothing of the match.
class MatchClock : public QObject
{
    Q_OBJECT

public:
    explicit MatchClock(QObject *parent = nullptr);

    /// A match is begun, or taken up again that has been played so long, in ms. Runs on unless it
    /// was stopped.
    void takeUp(qint64 played);
    /// No time passes while a person has stopped the match.
    void setStopped(bool stopped);
    /// How long the match has been played, in ms: never more than a file may say.
    [[nodiscard]] qint64 played() const;

    /// A person's time for a card begins.
    void startCard(int seconds) { m_card.start(seconds * 1000); }
    void stopCard() { m_card.stop(); }
    /// The rest of it, in ms; −1 where none runs.
    [[nodiscard]] int leftForCard() const;

signals:
    /// A person's time for a card is up.
    void cardOver();

private:
    QElapsedTimer m_since; ///< the match was taken up or resumed; invalid while stopped
    qint64 m_before = 0;   ///< ms played until then
    QTimer m_card;
};

} // namespace sandbag
