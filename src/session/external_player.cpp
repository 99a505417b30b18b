// SPDX-License-Identifier: GPL-3.0-or-later
#include "external_player.h"

#include "match/match.h"
#include "player_protocol.h"
#include "result_json.h"

#include <QDeadlineTimer>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>

namespace sandbag {

namespace {

/// An answer may take three times the time that it was given (FORMATS.md).
constexpr int kPatience = 3;
/// So many decisions in a row without any answer, and the child is not waited for again.
constexpr int kMostSilent = 5;
constexpr int kSliceMs = 20; ///< how soon a stop is noticed
/// Messages and wrong answers before an answer: more is no player.
constexpr int kMostLines = 16;

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

/// Starts the child, once for each match.
void ExternalPlayer::begin(const SeatView &view, const MatchOutlook &outlook)
{
    if (!m_child)
        m_child = std::make_unique<ChildProcess>(m_command);
    const bool sameMatch = m_table == outlook.table;
    if (!sameMatch) {
        m_table = outlook.table;
        tell(matchMessage(*m_table, view.seat()));
        m_dealTold = false;
    }
    m_standing = outlook.standing;
    // A deal that starts over (a new one, or one taken back by undo) is told from its start.
    if (m_told > view.seen().log.size())
        m_dealTold = false;
}

/// The deal as it stands before its first event. Cards already played, passed or discarded by the
/// seat belong to the hand as dealt.
void ExternalPlayer::tellDeal(const SeatView &view)
{
    CardList hand = view.hand();
    const DealState &seen = view.seen();
    const auto forget = [&hand](Card card) {
        if (const auto at = std::find(hand.begin(), hand.end(), card); at != hand.end())
            hand.erase(at);
    };
    for (auto event = seen.log.rbegin(); event != seen.log.rend(); ++event) {
        const bool mine = event->seat == view.seat();
        if (event->kind == EventKind::pass && event->other == view.seat())
            std::for_each(event->cards.begin(), event->cards.end(), forget);
        if (!mine)
            continue;
        if (event->kind == EventKind::take)
            std::for_each(event->cards.begin(), event->cards.end(), forget);
        if (event->kind == EventKind::play || event->kind == EventKind::pass ||
            event->kind == EventKind::discard)
            for (const Card card : event->cards)
                hand.push_back(card.held());
    }
    if (view.table().pack.draft)
        hand.clear();
    sortForFiles(hand);
    tell(dealMessage(view, hand, m_standing));
    m_dealTold = true;
    m_handTold = view.handKnown();
    m_told = 0;
}

/// Tells everything that happened since the child was last asked. When the hand has been looked at
/// meanwhile the deal is told again with it.
void ExternalPlayer::catchUp(const SeatView &view)
{
    if (!m_dealTold || m_handTold != view.handKnown())
        tellDeal(view);
    const auto &log = view.seen().log;
    for (; m_told < log.size(); ++m_told)
        tell(eventMessage(log[m_told]));
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

std::optional<Event> ExternalPlayer::ask(const SeatView &view, const std::atomic<bool> &stop)
{
    // What is still in the pipe answers an earlier question.
    for (int i = 0; i < kMostLines && m_child->readLine(0); ++i) {
    }
    tell(actMessage(view.prompt(), m_milliseconds));
    const QDeadlineTimer deadline(kPatience * m_milliseconds);
    for (int lines = 0; lines < kMostLines; ++lines) {
        const auto line = hear(static_cast<int>(deadline.remainingTime()), stop);
        if (!line) {
            ++m_silent;
            return {};
        }
        m_silent = 0;
        const QJsonDocument answer = QJsonDocument::fromJson(*line);
        if (!answer.isObject())
            return {};
        auto event = answeredEvent(answer.object(), view);
        const bool isAct = answer.object().contains(QStringLiteral("act"));
        if (event || isAct)
            return event;
        // A hint, claim or challenge that may not be had: the answer itself is still to come.
    }
    return {};
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
    if (m_silent >= kMostSilent)
        m_child->close();
    ++m_fallbacks;
    return m_simple->decide(view, outlook, stop);
}

void ExternalPlayer::dealEnded(const Match &match)
{
    if (!m_child || !m_dealTold)
        return;
    QJsonObject result = dealResultObject(match, static_cast<int>(match.results().size()) - 1);
    result.insert(QStringLiteral("type"), QStringLiteral("result"));
    tell(result);
    m_dealTold = false;
}

} // namespace sandbag
