// SPDX-License-Identifier: GPL-3.0-or-later
#include "protocol/external_player.h"

#include "formats/result_json.h"
#include "log/log_categories.h"
#include "match/match.h"
#include "named/named_player.h"
#include "protocol/player_protocol.h"
#include "text/session_text.h"

#include <QDeadlineTimer>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>

namespace sandbag {

namespace {

/// An answer may take three times the time that it was given (FORMATS.md).
constexpr int kPatience = 3;
/// After this many decisions in a row without any answer, the child is not waited for again.
constexpr int kMostSilent = 5;
constexpr int kSliceMs = 20; ///< how soon a stop is noticed
/// Messages and wrong answers before an answer: more is no player.
constexpr int kMostLines = 16;
/// Hints, claims and challenges before one answer.
constexpr int kMostAsides = 4;
/// A program takes a while to start: the first answer may come this much later.
constexpr int kStartMs = 2000;

/// Whether the line is an answer, if a senseless one, rather than something said before it.
bool isAct(const QJsonDocument &line)
{
    return !line.isObject() || line.object().contains(QStringLiteral("act"));
}

} // namespace

ExternalPlayer::ExternalPlayer(const QString &command, int milliseconds)
    : m_command(command), m_milliseconds(milliseconds), m_simple(makePlayer("simple", 0))
{
}

ExternalPlayer::~ExternalPlayer()
{
    if (m_child)
        tell(byeMessage());
}

void ExternalPlayer::tell(const QJsonObject &message)
{
    if (m_child && m_child->running())
        m_child->writeLine(QJsonDocument(message).toJson(QJsonDocument::Compact),
                           kPatience * m_milliseconds);
}

/// Starts the child, and sends it every match at its start.
void ExternalPlayer::begin(const SeatView &view, const MatchOutlook &outlook)
{
    if (!m_child)
        m_child = std::make_unique<ChildProcess>(m_command);
    // Matches in a row may share one table: the next one has fewer deals behind it.
    if (m_context != outlook.context || outlook.standing.dealsScored < m_standing.dealsScored) {
        m_context = outlook.context;
        m_seat = view.seat();
        tell(matchMessage(*m_context, m_seat));
        m_dealTold = false;
    }
    m_standing = outlook.standing;
}

/// The deal as it is before its first event.
void ExternalPlayer::tellDeal(const SeatView &view)
{
    tell(dealMessage(view, m_standing));
    m_dealTold = true;
    m_handTold = view.handKnown();
    m_told.clear();
}

/// Sends everything that happened since the child was last asked. The deal is sent again from its
/// start when the hand has been looked at meanwhile, cards of a pass have arrived, or something was
/// taken back.
void ExternalPlayer::catchUp(const SeatView &view)
{
    const std::vector<Event> &log = view.seen().log;
    const bool goesOn =
        m_told.size() <= log.size() && std::equal(m_told.begin(), m_told.end(), log.begin());
    if (!m_dealTold || !goesOn || m_handTold != view.handKnown())
        tellDeal(view);
    for (std::size_t next = m_told.size(); next < log.size(); ++next) {
        tell(eventMessage(view, next));
        m_told.push_back(log[next]);
    }
}

std::optional<QByteArray> ExternalPlayer::hear(int milliseconds, const std::atomic<bool> &stop)
{
    const QDeadlineTimer deadline(milliseconds);
    while (!stop && m_child->running()) {
        const auto left = static_cast<int>(deadline.remainingTime());
        if (auto line = m_child->readLine(std::min(left, kSliceMs)))
            return line;
        if (left <= 0)
            break;
    }
    return {};
}

/// Whether the line answers an earlier question. What comes before such an answer belongs to it.
bool ExternalPlayer::isLate(const QJsonDocument &line)
{
    if (m_owed == 0)
        return false;
    if (isAct(line))
        --m_owed;
    return true;
}

/// Asks, unless the child is about to answer already: hints, claims and challenges come before the
/// answer to the same question.
std::optional<Event> ExternalPlayer::ask(const SeatView &view, const std::atomic<bool> &stop)
{
    const int patience = kPatience * m_milliseconds + (m_questions++ == 0 ? kStartMs : 0);
    const bool open = m_openAct && *m_openAct == view.seen().log.size();
    if (m_openAct && !open)
        ++m_owed;
    m_openAct.reset();
    if (open) {
        const Answer said = answer(view, patience, stop);
        if (said.heard)
            return said.event;
    }
    for (int i = 0; i < kMostLines; ++i) {
        const auto line = m_child->readLine(0);
        if (!line)
            break;
        (void)isLate(QJsonDocument::fromJson(*line));
    }
    m_asides = open ? m_asides : 0;
    tell(actMessage(view, m_milliseconds));
    const int owed = m_owed;
    const Answer said = answer(view, patience, stop);
    m_silent = said.heard ? 0 : m_silent + 1;
    // One that has just answered late, and then no more, has left a question out.
    if (!said.heard)
        m_owed = m_owed < owed ? 0 : m_owed + 1;
    return said.event;
}

/// Waits for what the child says to the question asked last.
ExternalPlayer::Answer ExternalPlayer::answer(const SeatView &view, int milliseconds,
                                              const std::atomic<bool> &stop)
{
    const QDeadlineTimer deadline(milliseconds);
    for (int lines = 0; lines < kMostLines; ++lines) {
        const auto line = hear(static_cast<int>(deadline.remainingTime()), stop);
        if (!line)
            return {};
        const QJsonDocument said = QJsonDocument::fromJson(*line);
        if (isLate(said))
            continue;
        if (isAct(said))
            return {true, said.isObject() ? answeredEvent(said.object(), view) : std::nullopt};
        const auto event = answeredEvent(said.object(), view);
        if (event && m_asides < kMostAsides) {
            ++m_asides;
            m_openAct = view.seen().log.size() + 1;
            return {true, event};
        }
        // A hint, claim or challenge that may not be had: the answer itself is still to come.
    }
    return {true, {}};
}

/// Says so once: the person who runs the match may want to know why that seat plays as it does.
void ExternalPlayer::giveUp()
{
    m_givenUp = true;
    tell(byeMessage());
    m_child->close();
    qCWarning(logPlayers).noquote()
        << SessionText::tr("%1: stopped responding and was replaced").arg(m_command);
}

Decision ExternalPlayer::decide(const SeatView &view, const MatchOutlook &outlook,
                                const std::atomic<bool> &stop)
{
    begin(view, outlook);
    if (m_child->running() && m_silent < kMostSilent) {
        catchUp(view);
        if (auto event = ask(view, stop)) {
            Decision decision;
            decision.event = *event;
            return decision;
        }
    }
    if (!m_givenUp && (m_silent >= kMostSilent || !m_child->running()))
        giveUp();
    ++m_fallbacks;
    return m_simple->decide(view, outlook, stop);
}

void ExternalPlayer::dealEnded(const Match &match)
{
    if (!m_child || !m_dealTold)
        return;
    if (match.deal())
        catchUp(SeatView(*match.deal(), m_seat));
    QJsonObject result = dealResultObject(match, static_cast<int>(match.results().size()) - 1);
    result.insert(QStringLiteral("type"), QStringLiteral("result"));
    tell(result);
    m_dealTold = false;
    m_standing = match.standing();
    if (match.over())
        m_context.reset();
}

} // namespace sandbag
