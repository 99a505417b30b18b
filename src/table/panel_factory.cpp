// SPDX-License-Identifier: GPL-3.0-or-later
#include "panel_factory.h"

#include "call_stakes.h"
#include "panels/bid_panel.h"
#include "panels/choice_panel.h"
#include "panels/cut_panel.h"
#include "panels/replay_panel.h"
#include "panels/result_panel.h"
#include "prompt_words.h"
#include "tabletop.h"
#include "words.h"

#include <algorithm>

namespace sandbag {

namespace {

bool asksCall(const Prompt &prompt)
{
    return std::any_of(prompt.choices.begin(), prompt.choices.end(), [](const Event &event) {
        return event.kind == EventKind::call || event.kind == EventKind::look;
    });
}

/// A challenge or a ruling after the last trick changes the result of the same deal.
QString resultKey(const Match &match)
{
    const DealRecord &deal = match.record().deals.back();
    return QStringLiteral("result %1/%2/%3")
        .arg(match.results().size())
        .arg(deal.events.size())
        .arg(deal.rulings.size());
}

bool asksCard(const Prompt &prompt)
{
    return !prompt.choices.empty() && prompt.choices.front().kind == EventKind::play;
}

} // namespace

QString PanelFactory::key() const
{
    if (m_table.replaying())
        return QStringLiteral("replay %1").arg(m_table.m_replayDeal);
    if (m_table.m_holding || m_table.m_draw || !m_table.m_session->hasMatch())
        return {};
    const Match &match = m_table.m_session->match();
    if (m_table.m_session->dealPhase() == Phase::cut &&
        m_table.m_session->isHuman(m_table.m_session->cutter()))
        return QStringLiteral("cut %1").arg(match.results().size());
    if (match.dealOver())
        return match.results().empty() ? QString() : resultKey(match);
    if (!m_table.m_seen)
        return {};
    const Prompt &prompt = m_table.m_seen->prompt();
    const QString place =
        QStringLiteral("%1/%2").arg(match.results().size()).arg(m_table.m_seen->seen().log.size());
    if (m_table.m_curtain)
        return QStringLiteral("curtain ") + place;
    if (m_table.m_talking)
        return QStringLiteral("talk ") + place;
    if (!m_table.m_seen->mayAct() || !m_table.m_session->isHuman(m_table.m_viewer) ||
        asksCard(prompt))
        return {};
    return QStringLiteral("%1 %2").arg(QLatin1String(toString(prompt.phase)), place);
}

TablePanel *PanelFactory::make() const
{
    if (m_table.replaying())
        return makeReplay();
    if (m_table.m_session->dealPhase() == Phase::cut)
        return makeCut();
    if (m_table.m_session->match().dealOver())
        return makeResult();
    if (m_table.m_curtain)
        return makeCurtain();
    if (m_table.m_talking)
        return makeTalk();
    const Prompt &prompt = m_table.m_seen->prompt();
    if (prompt.cards)
        return makeCards();
    return asksCall(prompt) ? makeBid() : makeChoice();
}

TablePanel *PanelFactory::makeReplay() const
{
    const DealRecord &deal =
        m_table.m_session->match().record().deals[static_cast<std::size_t>(m_table.m_replayDeal)];
    auto *panel =
        new ReplayPanel(m_table.m_replayDeal + 1, static_cast<int>(deal.events.size()), &m_table);
    panel->goTo(m_table.m_replayEvent);
    const int here = m_table.m_replayDeal;
    panel->setNeighbours(m_table.canReplay(here - 1), m_table.canReplay(here + 1));
    QObject::connect(panel, &ReplayPanel::dealAsked, &m_table,
                     [&table = m_table, here](int step) { table.replay(here + step); });
    QObject::connect(panel, &ReplayPanel::moved, &m_table, &Tabletop::replayTo);
    QObject::connect(panel, &ReplayPanel::closed, &m_table, &Tabletop::endReplay);
    QObject::connect(panel, &ReplayPanel::playOnAsked, &m_table, [&table = m_table](int event) {
        const int index = table.m_replayDeal;
        table.endReplay();
        emit table.playOnAsked(index, event);
    });
    return panel;
}

TablePanel *PanelFactory::makeResult() const
{
    auto *panel =
        new ResultPanel(m_table.m_session->match(), m_table.m_names, m_table.m_viewer, &m_table);
    if (m_table.m_session->match().over() && m_table.m_endPicture)
        panel->addPicture(m_table.m_endPicture(m_table.m_session->match()));
    if (m_table.m_seen)
        panel->setNote(endWords(m_table.m_seen->seen(), m_table.m_names, m_table.m_viewer));
    QObject::connect(panel, &ResultPanel::nextDeal, m_table.m_session, &GameSession::nextDeal);
    QObject::connect(panel, &ResultPanel::playAgain, &m_table, &Tabletop::playAgainAsked);
    QObject::connect(panel, &ResultPanel::otherRules, &m_table, &Tabletop::otherRulesAsked);
    QObject::connect(panel, &ResultPanel::replay, &m_table, [&table = m_table] { table.replay(); });
    return panel;
}

TablePanel *PanelFactory::makeCut() const
{
    GameSession *session = m_table.m_session;
    const CardList turned = session->frenchCards();
    auto *panel =
        turned.empty()
            ? new CutPanel(static_cast<int>(session->match().rules().pack.cards.size()), &m_table)
            : new CutPanel(turned, m_table.m_names, &m_table.m_scene->pixmaps(),
                           m_table.m_scene->layout().trickCard, &m_table);
    QObject::connect(panel, &CutPanel::cut, session, &GameSession::cut);
    return panel;
}

TablePanel *PanelFactory::makeBid() const
{
    const SeatView &seen = *m_table.m_seen;
    const int seat = m_table.m_viewer;
    BidPanel::Question question;
    question.menu = seen.menu();
    for (const Event &event : seen.prompt().choices)
        if (event.kind != EventKind::call || event.call().what == Call::What::misdeal)
            question.others.push_back(event); // a misdeal stands in no menu of calls
    question.names = m_table.m_names;
    question.mayTalk = std::count(seen.prompt().talk.begin(), seen.prompt().talk.end(), seat) > 0;
    question.confirmNil = m_table.m_look.confirmNil;
    question.stakes = [deal = seen.seen(), standing = m_table.m_session->match().standing(),
                       seat](const Call &call) { return callStakes(deal, standing, seat, call); };
    auto *panel = new BidPanel(std::move(question), &m_table);
    panel->setTitle(bidTitle(seen, m_table.m_names));
    QObject::connect(panel, &BidPanel::talkAsked, &m_table,
                     [&table = m_table] { table.setExtra(PanelFactory(table).makeTalk()); });
    QObject::connect(
        panel, &BidPanel::called, &m_table,
        [&table = m_table, seat](const Call &call) { table.act(Event::makeCall(seat, call)); });
    QObject::connect(panel, &BidPanel::chosen, &m_table, &Tabletop::act);
    return panel;
}

TablePanel *PanelFactory::makeCards() const
{
    const CardChoice choice = *m_table.m_seen->prompt().cards;
    CardsPanel::Question question;
    question.title = cardChoiceTitle(choice, *m_table.m_seen, m_table.m_names);
    question.confirm = cardChoiceButton(choice);
    question.least = choice.least;
    question.most = choice.most;
    question.nameSuit = choice.nameSuit;
    if (choice.kind == EventKind::take)
        question.laidOut = choice.from;
    auto *panel = new CardsPanel(std::move(question), &m_table.m_scene->pixmaps(),
                                 m_table.m_scene->layout().trickCard, &m_table);
    if (choice.kind != EventKind::take)
        m_table.m_choosing = panel;
    QObject::connect(panel, &CardsPanel::confirmed, &m_table,
                     [&table = m_table, choice](const CardList &cards, int suit) {
                         Event event =
                             Event::withCards(choice.kind, table.m_viewer, cards, choice.to);
                         if (suit >= 0)
                             event.suit = static_cast<Suit>(suit);
                         table.act(event);
                     });
    return panel;
}

TablePanel *PanelFactory::makeChoice() const
{
    const SeatView &seen = *m_table.m_seen;
    const Prompt &prompt = seen.prompt();
    QStringList words = choicesWords(prompt.choices, m_table.m_names);
    if (seen.offered().size() > 1) // the first card is kept, or the second (D73)
        for (qsizetype i = 0; i < words.size(); ++i)
            words[i] = Tabletop::tr("Keep %1").arg(cardWords(seen.offered()[std::size_t(i)]));
    for (std::size_t i = 0; i < prompt.choices.size(); ++i)
        if (prompt.choices[i].kind == EventKind::raise) // the title says what the numbers are
            words[static_cast<qsizetype>(i)] = callBrief(prompt.choices[i].call());
    auto *panel = new ChoicePanel(choiceTitle(prompt, seen, m_table.m_names), prompt.choices, words,
                                  &m_table);
    if (!seen.offered().empty()) {
        panel->showCards(seen.offered(), &m_table.m_scene->pixmaps(),
                         m_table.m_scene->layout().card);
        if (!seen.laidAway().empty())
            panel->setNote(
                Tabletop::tr("Last laid away: %1").arg(cardWords(seen.laidAway().back())));
    }
    if (prompt.choices.front().kind == EventKind::declare) {
        Call nil = Call::of(Call::What::nil);
        nil.blind = prompt.phase == Phase::look;
        panel->setNote(
            callStakes(seen.seen(), m_table.m_session->match().standing(), m_table.m_viewer, nil));
    }
    QObject::connect(panel, &ChoicePanel::chosen, &m_table, &Tabletop::act);
    return panel;
}

TablePanel *PanelFactory::makeTalk() const
{
    const int tricks = m_table.m_session->match().rules().pack.tricks;
    auto *panel = new TalkPanel(tricks, &m_table);
    QObject::connect(panel, &TalkPanel::said, &m_table, [&table = m_table](int sure, int possible) {
        table.act(Event::talk(table.m_viewer, sure, possible));
    });
    QObject::connect(panel, &TalkPanel::silent, &m_table, [&table = m_table] {
        table.m_silentIn = static_cast<int>(table.m_session->match().results().size());
        table.setExtra(nullptr);
        table.refresh(TableScene::Change::happen);
    });
    return panel;
}

TablePanel *PanelFactory::makeCurtain() const
{
    const Event look = Event::of(EventKind::look, m_table.m_viewer);
    auto *panel = new ChoicePanel(
        Tabletop::tr("%1: it is your turn.").arg(m_table.m_names.value(m_table.m_viewer)), {look},
        choicesWords({look}, m_table.m_names), &m_table);
    QObject::connect(panel, &ChoicePanel::chosen, &m_table, [&table = m_table] {
        table.m_curtain = false;
        table.refresh(TableScene::Change::rebuild);
    });
    return panel;
}

} // namespace sandbag
