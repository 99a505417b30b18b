// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "player/player.h"
#include "protocol/child_process.h"

#include <QString>

#include <memory>
#include <optional>
#include <vector>

class QJsonDocument;
class QJsonObject;

namespace sandbag {

/// Another program at the table: the player protocol of FORMATS.md, JSON Lines on the child's
/// standard input and output, one child for a seat.
///
/// Whatever the child does, the match goes on: an answer that is illegal, late (three times the
/// time that it is given) or missing is replaced by the simple player's, and counted. A child that
/// is silent for long or dies is not waited for again. A late answer is known as such when it
/// comes: it does not answer the next question.
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
    struct Answer {
        bool heard = false;         ///< something came in time
        std::optional<Event> event; ///< and may be had
    };

    void begin(const SeatView &view, const MatchOutlook &outlook);
    void tell(const QJsonObject &message);
    void tellDeal(const SeatView &view);
    void catchUp(const SeatView &view);
    void giveUp();
    [[nodiscard]] std::optional<Event> ask(const SeatView &view, const std::atomic<bool> &stop);
    [[nodiscard]] Answer answer(const SeatView &view, int milliseconds,
                                const std::atomic<bool> &stop);
    [[nodiscard]] bool isLate(const QJsonDocument &line);
    [[nodiscard]] std::optional<QByteArray> hear(int milliseconds, const std::atomic<bool> &stop);

    QString m_command;
    int m_milliseconds;
    std::unique_ptr<ChildProcess> m_child;
    std::unique_ptr<Player> m_simple;
    std::shared_ptr<const RuleContext> m_context; ///< of the match announced to the child
    Standing m_standing;
    int m_seat = 0;
    bool m_dealTold = false;
    bool m_handTold = false;
    std::vector<Event> m_told; ///< events of the deal that were sent to it, as they were sent
    int m_questions = 0;
    int m_owed = 0;         ///< questions that it has not answered yet, but still may
    int m_asides = 0;       ///< said so far before the answer to this question
    int m_silent = 0;       ///< decisions in a row without an answer
    bool m_givenUp = false; ///< and so was said
    /// It was asked, said something before its answer (a hint …), and the answer is still to come:
    /// the length of the log with that event.
    std::optional<std::size_t> m_openAct;
    int m_fallbacks = 0;
};

} // namespace sandbag
