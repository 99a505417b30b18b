// SPDX-License-Identifier: GPL-3.0-or-later
// What a person does at the table.
#include "families/claims/claims.h"
#include "panels/bid_panel.h"
#include "panels/choice_panel.h"
#include "panels/hint_panel.h"
#include "panels/replay_panel.h"
#include "panels/ruling_panel.h"
#include "panels/tricks_panel.h"
#include "scene/table_view.h"
#include "tabletop.h"
#include "text/translate.h"
#include "words/event_words.h"
#include "words/words.h"

#include <algorithm>

namespace sandbag {

void Tabletop::act(const Event &event)
{
    if (canLetGo())
        letGo();
    if (!m_watch || !m_watch(event))
        carryOut(event);
}

void Tabletop::carryOut(const Event &event)
{
    if (const Refusal refused = m_session->act(event)) {
        m_refusal = toText(*refused, Audience::screen(m_names));
        refreshPrompt();
        emit said(toText(*refused, Audience::ear(m_names)));
    }
}

void Tabletop::offerTalk()
{
    const PanelSource source = panelSource();
    setExtra(PanelFactory(source, this).makeTalk());
}

void Tabletop::staySilent()
{
    m_silentIn = static_cast<int>(m_session->match().results().size());
    takeExtra(nullptr);
    showSoon(TableScene::Change::happen);
    showDue();
}

void Tabletop::uncover()
{
    if (m_showing == Showing::curtain)
        m_showing = Showing::live;
    showSoon(TableScene::Change::rebuild);
    showDue();
}

void Tabletop::onCardClicked(int index)
{
    if (hurry())
        return;
    if (m_choosing)
        choose(index);
    else if (!m_look.doubleClick)
        playCard(index);
}

void Tabletop::onCardEntered(int index)
{
    if (hurry())
        return;
    if (!m_choosing)
        playCard(index);
    else if (m_choosing->complete() && (!m_extra || m_extra->liesAside()))
        m_choosing->confirm();
    else
        choose(index);
}

void Tabletop::onCardToggled(int index)
{
    if (m_choosing)
        choose(index);
    else
        playCard(index);
}

void Tabletop::playCard(int index)
{
    if (canLetGo())
        letGo();
    const CardList &hand = m_scene->picture().hand;
    if (!m_seen || index < 0 || index >= static_cast<int>(hand.size()) || replaying() ||
        !m_session->isHuman(m_viewer))
        return;
    const Card card = hand[index];
    if (!m_seen->mayAct() || m_seen->prompt().phase != Phase::play) {
        if (!m_seen->mayAct())
            emit said(m_scene->prompt());
        return;
    }
    std::vector<Event> forms;
    for (const Event &event : m_seen->prompt().choices)
        if (event.kind == EventKind::play && event.cards.front().held() == card)
            forms.push_back(event);
    if (forms.empty()) {
        explainRefusal(index);
        emit said(m_refusal);
    } else if (forms.size() == 1) {
        act(forms.front());
    } else {
        auto *panel = new ChoicePanel(tr("Call the ace high or low?"), forms,
                                      choicesWords(forms, m_names), this);
        connect(panel, &ChoicePanel::chosen, this, &Tabletop::act);
        setExtra(panel);
    }
}

void Tabletop::explainRefusal(int index)
{
    QString why;
    const TablePicture &shown = m_scene->picture();
    const auto i = static_cast<std::size_t>(index);
    if (m_seen && index >= 0 && i < shown.dimmed.size() && shown.dimmed[i])
        if (const Refusal reason = whyNotPlay(m_seen->seen(), shown.hand[i]))
            why = toText(*reason, Audience::screen(m_names));
    m_refused = index;
    if (why == m_refusal)
        return;
    m_refusal = why;
    refreshPrompt();
}

void Tabletop::forgetRefusal(int index)
{
    if (m_refusal.isEmpty() || index == m_refused)
        return;
    m_refusal.clear();
    refreshPrompt();
}

void Tabletop::choose(int index)
{
    const CardList &hand = m_scene->picture().hand;
    const auto i = static_cast<std::size_t>(index);
    if (i >= hand.size() || !m_seen || !m_seen->prompt().cards)
        return;
    setExtra(nullptr); // a hint was read; the choice is made in the panel under it
    const CardChoice &choice = *m_seen->prompt().cards;
    m_chosen.resize(hand.size(), false);
    if (!m_chosen[i] &&
        std::find(choice.from.begin(), choice.from.end(), hand[i]) == choice.from.end())
        return;
    const auto count = std::count(m_chosen.begin(), m_chosen.end(), true);
    if (!m_chosen[i] && count >= choice.most) {
        if (choice.most != 1) {
            m_choosing->setNote(
                tr("%n card(s) are chosen already. Take one back first.", nullptr, choice.most));
            return;
        }
        m_chosen.assign(hand.size(), false); // one card: the new choice replaces the old
    }
    m_chosen[i] = !m_chosen[i];
    showChosen();
}

void Tabletop::showChosen()
{
    m_scene->setChosen(m_chosen);
    const CardList &hand = m_scene->picture().hand;
    CardList chosen;
    for (std::size_t k = 0; k < std::min(hand.size(), m_chosen.size()); ++k)
        if (m_chosen[k])
            chosen.push_back(hand[k]);
    m_choosing->setChosen(chosen);
    placePanels();
}

void Tabletop::playOnlyCardSoon()
{
    if (m_seen && m_seen->mayAct() && m_seen->prompt().phase == Phase::play &&
        m_seen->prompt().choices.size() == 1)
        act(m_seen->prompt().choices.front());
}

bool Tabletop::canHint() const
{
    return mayAct() && !replaying() && !m_away;
}

void Tabletop::hint()
{
    if (canHint())
        m_session->requestHint();
}

void Tabletop::pointAt(const Event &event)
{
    const CardList &hand = m_scene->picture().hand;
    if (event.kind == EventKind::play) {
        const auto card = std::find(hand.begin(), hand.end(), event.cards.front().held());
        if (card != hand.end())
            m_view->setCursorCard(static_cast<int>(card - hand.begin()));
    } else if (m_choosing) {
        m_chosen.assign(hand.size(), false); // the cards that it names stand out of the hand
        for (const Card wanted : event.cards)
            for (std::size_t i = 0; i < hand.size(); ++i)
                if (hand[i] == wanted && !m_chosen[i]) {
                    m_chosen[i] = true;
                    break;
                }
        showChosen();
    } else if (!(m_panel && m_panel->pointAt(event)) && m_extra) {
        m_extra->focusFirst(); // nothing else could be answered with Enter
    }
}

void Tabletop::onHint(const Decision &decision)
{
    if (!canHint())
        return;
    auto *panel = new HintPanel(decision, *m_seen, m_names, this);
    connect(panel, &HintPanel::closed, this, [this] { setExtra(nullptr); });
    connect(panel, &HintPanel::resized, this, &Tabletop::placePanels);
    connect(panel, &HintPanel::followed, this, [this](const Event &event) {
        setExtra(nullptr);
        act(event);
    });
    setExtra(panel);
    pointAt(decision.event);
    // One line: more would push the table up.
    emit said(panel->reason().isEmpty() ? panel->title()
                                        : panel->title() + QStringLiteral(" — ") + panel->reason());
}

bool Tabletop::canReview() const
{
    if (!m_seen || replaying() || m_away)
        return false;
    const DealState &deal = m_seen->seen();
    const bool any =
        deal.tricks.size() > 1 || (!deal.tricks.empty() && deal.tricks.back().winner != -2);
    return any && (deal.over() || deal.rules().trick_review != TrickReview::none);
}

void Tabletop::review()
{
    if (m_extra && qobject_cast<TricksPanel *>(m_extra)) {
        setExtra(nullptr);
        return;
    }
    if (!canReview())
        return;
    auto *panel = new TricksPanel(m_seen->seen(), m_names, m_viewer, &m_scene->pixmaps(),
                                  m_scene->layout().trickCard, this);
    connect(panel, &TricksPanel::closed, this, [this] { setExtra(nullptr); });
    connect(panel, &TricksPanel::whyAsked, this, &Tabletop::whyAsked);
    connect(panel, &TricksPanel::challenged, this, [this](int accused, int trick) {
        setExtra(nullptr);
        act(Event::challenge(m_viewer, accused, trick));
    });
    setExtra(panel);
}

bool Tabletop::canClaim() const
{
    return m_seen && m_session->isHuman(m_viewer) && !replaying() &&
           m_seen->seen().stage == Stage::play && m_seen->mayAct() &&
           m_seen->seen().play.inTrick == 0 && mayClaim(m_seen->rules());
}

void Tabletop::claim()
{
    if (canClaim())
        act(Event::of(EventKind::claim, m_viewer));
}

bool Tabletop::canConcede() const
{
    return canClaim() && !whyNotConcede(m_seen->seen(), m_viewer);
}

void Tabletop::concede()
{
    if (canConcede())
        act(Event::of(EventKind::concede, m_viewer));
}

bool Tabletop::canTakeBack() const
{
    return m_seen && m_session->isHuman(m_viewer) && !replaying() &&
           !whyNotTakeBack(m_seen->seen(), m_viewer);
}

void Tabletop::takeBack()
{
    if (!canTakeBack())
        return;
    const auto &log = m_seen->seen().log;
    act(Event::withCards(EventKind::back, m_viewer, log.back().cards));
}

void Tabletop::askRuling()
{
    const Match &match = m_session->match();
    const Seating &seating = match.table()->seating;
    QStringList sides;
    for (int side = 0; side < seating.sides; ++side)
        sides << sideName(seating, m_names, side, m_viewer);
    auto *panel = new RulingPanel(sides, seating.sideOf(m_viewer), match.rules(), this);
    connect(panel, &RulingPanel::closed, this, [this] { setExtra(nullptr); });
    connect(panel, &RulingPanel::ruled, this, [this](const Ruling &ruling) {
        setExtra(nullptr);
        if (const Refusal refused = m_session->rule(ruling))
            emit said(toText(*refused, Audience::ear(m_names)));
    });
    setExtra(panel);
}

void Tabletop::askThrowIn()
{
    auto *panel = new ConfirmPanel(tr("Shall this deal end without a score?"), tr("Throw it in"),
                                   tr("Play on"), this);
    connect(panel, &ConfirmPanel::closed, this, [this] { setExtra(nullptr); });
    connect(panel, &ConfirmPanel::confirmed, this, [this] {
        setExtra(nullptr);
        m_session->voidDeal(QStringLiteral("thrown-in"));
    });
    setExtra(panel);
}

bool Tabletop::canGoOn() const
{
    return m_session->hasMatch() && !replaying() &&
           (canLetGo() || m_dealing || m_showing == Showing::moment ||
            (m_session->match().dealOver() && !m_session->match().over()));
}

void Tabletop::goOn()
{
    if (hurry())
        return;
    if (canLetGo())
        letGo();
    else if (canGoOn())
        m_session->nextDeal();
}

bool Tabletop::canBid() const
{
    return qobject_cast<BidPanel *>(m_panel) != nullptr;
}

void Tabletop::bidNil()
{
    if (auto *panel = qobject_cast<BidPanel *>(m_panel))
        panel->goToNil();
}

void Tabletop::bidBlind()
{
    if (auto *panel = qobject_cast<BidPanel *>(m_panel))
        panel->goToBlind();
}

void Tabletop::undo()
{
    if (m_session->canUndo())
        m_session->undo();
}

void Tabletop::redo()
{
    if (m_session->canRedo())
        m_session->redo();
}

bool Tabletop::canReplay(int deal) const
{
    if (!m_session->hasMatch() || deal < 0)
        return false;
    const Match &match = m_session->match();
    const int finished = static_cast<int>(match.results().size()) - (match.dealOver() ? 0 : 1);
    return deal < finished &&
           match.record().deals[static_cast<std::size_t>(deal)].kind == DealRecord::Kind::played;
}

bool Tabletop::canReplay() const
{
    return canReplay(lastFinished());
}

/// Index of the deal that was finished last; −1 for none.
int Tabletop::lastFinished() const
{
    if (!m_session->hasMatch())
        return -1;
    const Match &match = m_session->match();
    return static_cast<int>(match.results().size()) - (match.dealOver() ? 1 : 2);
}

void Tabletop::replay(int deal)
{
    if (deal < 0)
        deal = lastFinished();
    if (!canReplay(deal) || !m_session->match().dealAt(deal, 0))
        return;
    m_showing = Showing::replay;
    m_pause.stop();
    m_replayDeal = deal;
    m_replayEvent = 0;
    takeExtra(nullptr);
    showSoon(TableScene::Change::rebuild);
    showDue();
}

void Tabletop::replayTo(int event)
{
    if (!replaying())
        return;
    const bool forward = event == m_replayEvent + 1;
    m_replayEvent = event;
    showSoon(forward ? TableScene::Change::happen : TableScene::Change::rebuild);
    showDue();
}

void Tabletop::endReplay()
{
    if (replaying())
        m_showing = Showing::live;
    showSoon(TableScene::Change::rebuild);
    showDue();
}

} // namespace sandbag
