// SPDX-License-Identifier: GPL-3.0-or-later
#include "heard_match.h"

#include "company_limits.h"
#include "deal/told_deal.h"
#include "text/session_text.h"
#include "text/translate.h"
#include "told_match.h"

#include <algorithm>

namespace sandbag {

namespace {

constexpr int kMostCount = 1'000'000'000;

/// What a seat may know of the events, one by one.
std::vector<Event> logOf(const std::optional<SeatView> &view)
{
    std::vector<Event> log;
    if (view) {
        for (const ToldEvent &told : view->told().events)
            log.push_back(told.event);
    }
    return log;
}

/// The same happened, though of one more may be known than of the other.
bool sameAct(const Event &a, const Event &b)
{
    return a.kind == b.kind && a.seat == b.seat &&
           (a.cards == b.cards || a.cards.empty() || b.cards.empty());
}

/// What was told of an event as it happened, and what it was.
bool agrees(const ToldEvent &told, const ToldEvent &was)
{
    const Disclosure &a = told.disclosed;
    const Disclosure &b = was.disclosed;
    return told.event == was.event && a.cards == b.cards && a.stood == b.stood &&
           a.shown == b.shown && a.drawn == b.drawn;
}

/// That match is played by those rules at some time.
bool areOf(const RuleSet &rules, const MatchRecord &record)
{
    return record.rules == rules ||
           std::any_of(record.agreements.begin(), record.agreements.end(),
                       [&rules](const Agreement &agreement) {
                           return agreement.rules && agreement.rules->rules == rules;
                       });
}

CardList inOrder(CardList cards)
{
    sortForFiles(cards);
    return cards;
}

} // namespace

std::optional<HeardChange> HeardMatch::hear(const JsonPlace &line)
{
    const QString type = line.at(QStringLiteral("type")).text();
    if (type == QStringLiteral("match"))
        hearMatch(line);
    else if (!m_match)
        line.fail(SessionText::tr("no match has been announced yet"));
    else if (type == QStringLiteral("deal"))
        hearDeal(line);
    else if (type == QStringLiteral("event"))
        hearEvent(line);
    else if (type == QStringLiteral("whole"))
        hearWhole(line);
    else if (type == QStringLiteral("act") || type == QStringLiteral("wait")) {
        hearAwaited(line);
        return settle(line);
    }
    return {};
}

/// To the reader of the player protocol, which knows the deal in play.
void HeardMatch::pass(const JsonPlace &line)
{
    if (auto fault = m_table.hear(line.object()))
        throw JsonFault(*fault);
}

void HeardMatch::hearMatch(const JsonPlace &line)
{
    pass(line);
    auto match = readToldMatch(line);
    // The deal in play is read by the one, the match by the other.
    if (!areOf(m_table.context()->rules, match->record()))
        line.at(QStringLiteral("rules")).fail(QStringLiteral("of another match"));
    m_telling = line.has(QStringLiteral("told"))
                    ? line.at(QStringLiteral("told")).text().left(company_limit::token)
                    : QString();
    m_match = std::move(match);
    m_draw = readToldDraw(line, m_match->context()->seating.players);
    m_inDeal = false;
    m_view.reset();
    m_anew = true;
}

void HeardMatch::checkCount(const JsonPlace &line, int events) const
{
    if (line.at(QStringLiteral("n")).integer(0, kMostCount) != events)
        line.at(QStringLiteral("n"))
            .fail(SessionText::tr("does not continue from the line before it"));
}

void HeardMatch::hearDeal(const JsonPlace &line)
{
    const int finished = static_cast<int>(m_match->results().size());
    (void)line.at(QStringLiteral("deal")).integer(finished, finished);
    checkCount(line, 0);
    pass(line);
    m_heard = {line.at(QStringLiteral("epoch")).integer(0, kMostCount), 0};
    m_inDeal = true;
}

void HeardMatch::hearEvent(const JsonPlace &line)
{
    if (!m_inDeal)
        line.fail(SessionText::tr("event without a deal"));
    checkCount(line, m_heard.events + 1);
    pass(line);
    ++m_heard.events;
}

/// The deal that was played is the one of which this seat was told: its own cards, and what
/// happened.
void HeardMatch::checkTold(const JsonPlace &line) const
{
    const DealState *deal = m_match->deal();
    const auto heard = m_table.view();
    if (!deal || !heard)
        return;
    const ToldDeal was = toldTo(*deal, seat());
    const ToldDeal &told = heard->told();
    const auto own = static_cast<std::size_t>(seat());
    const CardList &hand = told.start.hands[own];
    const bool sameHand = hand.empty() || inOrder(hand) == inOrder(was.start.hands[own]);
    const bool sameEvents =
        told.events.size() <= was.events.size() &&
        std::equal(told.events.begin(), told.events.end(), was.events.begin(), agrees);
    if (!sameHand || !sameEvents)
        line.fail(SessionText::tr("this is not the deal that was shown during play"));
}

void HeardMatch::hearWhole(const JsonPlace &line)
{
    const WholeDeal whole = readWhole(line, *m_match);
    const int finished = static_cast<int>(m_match->results().size());
    const bool again = whole.deal == finished - 1 && !m_inDeal;
    if (whole.deal != finished && !again)
        line.at(QStringLiteral("deal")).fail(SessionText::tr("not the next deal of the match"));
    if (again) {
        m_match->removeLastDeal();
        m_anew = m_anew || whole.record.events.size() <= m_shown.log.size();
    }
    if (const auto error = m_match->enter(whole.record))
        line.fail(toText(error->text, Audience::file()));
    if (!m_match->dealOver())
        line.fail(SessionText::tr("a deal that is not over"));
    if (m_inDeal)
        checkTold(line);
    m_inDeal = false;
}

void HeardMatch::hearAwaited(const JsonPlace &line)
{
    if (line.at(QStringLiteral("epoch")).integer(0, kMostCount) != m_heard.epoch && m_inDeal)
        line.fail(SessionText::tr("does not continue from the line before it"));
    checkCount(line,
               m_inDeal ? m_heard.events : line.at(QStringLiteral("n")).integer(0, kMostCount));
    const bool own = line.at(QStringLiteral("type")).text() == QStringLiteral("act");
    const int players = m_match->context()->seating.players;
    HeardQuestion question;
    question.seat = own ? seat() : line.at(QStringLiteral("seat")).integer(-1, players - 1);
    question.cut =
        line.at(QStringLiteral("phase")).text() == QString::fromUtf8(toString(Phase::cut));
    if (line.has(QStringLiteral("ms")))
        question.left = line.at(QStringLiteral("ms")).integer(0, kMostCount);
    if (line.has(QStringLiteral("turned")))
        question.turned = line.at(QStringLiteral("turned")).cards();
    m_heard.epoch = line.at(QStringLiteral("epoch")).integer(0, kMostCount);
    m_heard.events = line.at(QStringLiteral("n")).integer(0, kMostCount);
    if (own && m_inDeal)
        pass(line);
    m_awaited = question;
}

HeardChange HeardMatch::settle(const JsonPlace &line)
{
    if (m_inDeal) {
        m_view = m_table.view();
        if (!m_view)
            line.fail(SessionText::tr("the events of the deal contradict each other"));
    } else if (m_match->deal()) {
        m_view.emplace(*m_match->deal(), seat());
    } else {
        m_view.reset();
    }
    HeardChange change = changeSince();
    m_shown = {deals(), m_inDeal, m_match->over(), logOf(m_view)};
    m_anew = false;
    return change;
}

HeardChange HeardMatch::changeSince() const
{
    HeardChange change;
    const std::vector<Event> log = logOf(m_view);
    const bool next = deals() == m_shown.deals + 1 && !m_shown.inDeal;
    const auto known = next ? 0 : m_shown.log.size();
    const bool goesOn = (next || deals() == m_shown.deals) && known <= log.size() &&
                        std::equal(log.begin(), log.begin() + static_cast<std::ptrdiff_t>(known),
                                   m_shown.log.begin(), sameAct);
    const bool vanished = m_shown.inDeal && !m_inDeal && !m_match->deal();
    change.anew = m_anew || !goesOn || vanished;
    if (change.anew)
        return change;
    change.dealStarted = next;
    change.happened.assign(log.begin() + static_cast<std::ptrdiff_t>(known), log.end());
    change.matchEnded = m_match->over() && !m_shown.over;
    return change;
}

HeardBefore HeardMatch::heardBefore() const
{
    HeardBefore before;
    if (!m_match || m_telling.isEmpty())
        return before;
    before.telling = m_telling;
    before.wholes = static_cast<int>(m_match->results().size());
    if (m_inDeal)
        before.deal = m_heard;
    return before;
}

int HeardMatch::deals() const
{
    return m_match ? static_cast<int>(m_match->results().size()) + (m_inDeal ? 1 : 0) : 0;
}

} // namespace sandbag
