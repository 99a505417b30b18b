// SPDX-License-Identifier: GPL-3.0-or-later
#include "why_controller.h"

#include "conduct/table_pace.h"
#include "match/match.h"
#include "panels/choice_panel.h"
#include "panels/why_panel.h"
#include "review/why_words.h"
#include "scene/table_view.h"
#include "seat_at_match.h"
#include "tabletop.h"
#include "words/event_words.h"

#include <algorithm>

namespace sandbag {

namespace {

/// Indices of the events that put the cards of the play on the table, in order, without those that
/// were taken back.
std::vector<int> playsOf(const std::vector<Event> &events)
{
    std::vector<int> plays;
    for (int i = 0; i < static_cast<int>(events.size()); ++i) {
        const EventKind kind = events[static_cast<std::size_t>(i)].kind;
        if (kind == EventKind::play)
            plays.push_back(i);
        else if (kind == EventKind::back && !plays.empty())
            plays.pop_back();
    }
    return plays;
}

/// What this seat undertook last; −1 nothing.
int callOf(const std::vector<Event> &events, int seat)
{
    for (int i = static_cast<int>(events.size()) - 1; i >= 0; --i) {
        const Event &event = events[static_cast<std::size_t>(i)];
        const bool call = event.kind == EventKind::call || event.kind == EventKind::raise ||
                          event.kind == EventKind::declare;
        if (call && event.seat == seat)
            return i;
    }
    return -1;
}

} // namespace

WhyController::WhyController(SeatAtMatch *seat, Tabletop *table)
    : QObject(table), m_seat(seat), m_table(table)
{
    connect(&m_explainer, &Explainer::explained, this, &WhyController::show);
    connect(table, &Tabletop::callAsked, this, &WhyController::askAboutCall);
    connect(table, &Tabletop::whyAsked, this, &WhyController::askAboutCard);
    // The table shuts the answer then, too.
    connect(seat, &SeatAtMatch::rebuilt, &m_explainer, &Explainer::cancel);
    connect(seat, &SeatAtMatch::happened, &m_explainer, &Explainer::cancel);
}

/// The match with the hands that the answers rest on; null where nobody here knows them (yet).
const Match *WhyController::source() const
{
    if (const Match *whole = m_seat->whole())
        return whole;
    return m_seat->hasMatch() && m_seat->dealOver() ? &m_seat->match() : nullptr;
}

/// Index of the deal on the table; −1: none that can be asked about.
int WhyController::deal() const
{
    return source() && m_seat->hasDeal() ? m_seat->deals() - 1 : -1;
}

const std::vector<Event> &WhyController::events() const
{
    return source()->record().deals.back().events;
}

bool WhyController::mayAsk(int seat) const
{
    if (deal() < 0 || seat < 0 || m_seat->isPerson(seat))
        return false;
    const int own = m_table->pace().viewer();
    return m_seat->dealOver() ||
           (m_partnerAllowed && own >= 0 && m_seat->context()->seating.together(own, seat));
}

/// The bid of everyone who may be asked, and the last cards.
std::vector<int> WhyController::offered() const
{
    std::vector<int> offered;
    if (deal() < 0)
        return offered;
    const int players = m_seat->context()->seating.players;
    for (int seat = 0; seat < players; ++seat) {
        const int call = mayAsk(seat) ? callOf(events(), seat) : -1;
        if (call >= 0)
            offered.push_back(call);
    }
    const std::vector<int> plays = playsOf(events());
    const auto first = plays.size() - std::min(plays.size(), static_cast<std::size_t>(players));
    for (std::size_t i = first; i < plays.size(); ++i) {
        if (mayAsk(events()[static_cast<std::size_t>(plays[i])].seat))
            offered.push_back(plays[i]);
    }
    return offered;
}

bool WhyController::canOffer() const
{
    const TablePace &pace = m_table->pace();
    return deal() >= 0 && !m_table->replaying() && !pace.away() && !pace.covered();
}

/// What to say where there is nobody to ask.
QString WhyController::whyNot() const
{
    if (m_seat->dealOver() || m_partnerAllowed)
        return tr("No computer player has made a choice yet.");
    return tr("Computer players explain their choices after the deal. To ask your partner during "
              "the deal, turn that on under Preferences, Play.");
}

void WhyController::offer()
{
    if (!canOffer())
        return;
    if (offered().empty()) {
        emit m_table->news({TableNews::Kind::advice, -1, whyNot()});
        return;
    }
    const std::vector<int> places = offered();
    std::vector<Event> choices;
    QStringList words;
    for (const int place : places) {
        const Event &event = events()[static_cast<std::size_t>(place)];
        choices.push_back(event);
        words << tr("%1: %2", "player: what he chose")
                     .arg(m_table->pace().names().value(event.seat),
                          choiceWords(event, m_table->pace().names()));
    }
    auto *panel = new ChoicePanel(tr("Ask About Which Choice?"), choices, words, m_table);
    connect(panel, &ChoicePanel::chosen, this, [this, choices, places](const Event &chosen) {
        const auto at = std::find(choices.begin(), choices.end(), chosen);
        if (at != choices.end())
            ask(places[static_cast<std::size_t>(at - choices.begin())]);
    });
    panel->addClose();
    connect(panel, &ChoicePanel::closed, this, [this] { m_table->showExtra(nullptr); });
    m_table->showExtra(panel);
}

void WhyController::askAboutCall(int seat)
{
    const int call = mayAsk(seat) && !m_table->replaying() ? callOf(events(), seat) : -1;
    if (call >= 0)
        ask(call);
}

void WhyController::askAboutCard(int trick, int place)
{
    if (deal() < 0)
        return;
    const auto &tricks = source()->deal()->tricks;
    std::size_t at = static_cast<std::size_t>(place);
    for (int i = 0; i < trick; ++i)
        at += tricks[i].cards.size();
    const std::vector<int> plays = playsOf(events());
    if (at < plays.size() && mayAsk(events()[static_cast<std::size_t>(plays[at])].seat))
        ask(plays[at]);
}

void WhyController::ask(int index)
{
    const Event event = events()[static_cast<std::size_t>(index)];
    m_panel = new WhyPanel(tr("Why did %1 choose %2?", "player, what he chose")
                               .arg(m_table->pace().names().value(event.seat),
                                    choiceWords(event, m_table->pace().names())),
                           m_table);
    connect(m_panel, &WhyPanel::closed, this, [this] {
        m_explainer.cancel();
        m_table->showExtra(nullptr);
    });
    m_table->showExtra(m_panel);
    m_explainer.askWhy(*source(), {deal(), index, event.seat}, {});
}

void WhyController::show(const Explanation &why)
{
    if (!m_panel)
        return;
    const QString words = whyWords(why, m_table->pace().names(), m_seat->player(why.place.seat));
    m_panel->say(words);
    m_table->showExtra(m_panel); // placed again
    emit m_table->news({TableNews::Kind::advice, why.place.seat, words.simplified(), true});
}

} // namespace sandbag
