// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "child_process.h"
#include "player.h"

#include <QString>

#include <memory>
#include <optional>

class QJsonObject;

namespace sandbag {

/// Another program at the table: the player protocol of FORMATS.md, JSON Lines on the child's
/// standard input and output, one child for a seat.
///
/// Whatever the child does, the match goes on: an answer that is illegal, late (three times the
/// time that it is given) or missing is replaced by the simple player's, and counted. A child that
/// is silent for long or dies is not waited for again.
class ExternalPlayer final : public Player
{
public:
    /// `command` as typed in a shell, arguments after it; `milliseconds` for one decision.
    ExternalPlayer(const QString &command, int milliseconds);
    ~ExternalPlayer() override;

    Decision decide(const SeatView &view, const MatchOutlook &outlook,
                    const std::atomic<bool> &stop) override;
    void dealEnded(const Match &match) override;
    [[nodiscard]] int fallbacks() const override { return m_fallbacks; }

private:
    void begin(const SeatView &view, const MatchOutlook &outlook);
    void tell(const QJsonObject &message);
    void tellDeal(const SeatView &view);
    void catchUp(const SeatView &view);
    [[nodiscard]] std::optional<Event> ask(const SeatView &view, const std::atomic<bool> &stop);
    [[nodiscard]] std::optional<QByteArray> hear(int milliseconds, const std::atomic<bool> &stop);

    QString m_command;
    int m_milliseconds;
    std::unique_ptr<ChildProcess> m_child;
    std::unique_ptr<Player> m_simple;
    std::shared_ptr<const TableRules> m_table; ///< of the match the child was told of
    Standing m_standing;
    bool m_dealTold = false;
    bool m_handTold = false;
    std::size_t m_told = 0; ///< events of the deal that it knows
    int m_silent = 0;       ///< decisions in a row without an answer
    int m_fallbacks = 0;
};

} // namespace sandbag
