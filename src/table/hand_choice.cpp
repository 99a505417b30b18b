// SPDX-License-Identifier: GPL-3.0-or-later
#include "hand_choice.h"

#include "conduct/table_pace.h"
#include "panel_stack.h"
#include "panels/choice_panel.h"
#include "scene/table_scene.h"
#include "text/translate.h"

#include <algorithm>

namespace sandbag {

HandChoice::HandChoice(const At &at, QObject *parent) : QObject(parent), m_at(at) {}

void HandChoice::clear()
{
    m_chosen.clear();
    m_at.scene->setChosen({});
}

void HandChoice::takeBack()
{
    clear();
    if (CardsPanel *choosing = m_at.panels->choosing())
        choosing->setChosen({});
}

void HandChoice::enter(int index)
{
    const TablePanel *extra = m_at.panels->extra();
    CardsPanel *choosing = m_at.panels->choosing();
    if (!choosing)
        play(index);
    else if (choosing->complete() && (!extra || extra->liesAside()))
        choosing->confirm();
    else
        choose(index);
}

void HandChoice::toggle(int index)
{
    if (m_at.panels->choosing())
        choose(index);
    else
        play(index);
}

void HandChoice::play(int index)
{
    if (m_at.pace->canLetGo())
        m_at.pace->letGo();
    const CardList &hand = m_at.scene->picture().hand;
    const SeatView *seen = m_at.pace->seen();
    if (!seen || index < 0 || index >= static_cast<int>(hand.size()) || m_at.pace->replaying() ||
        !m_at.seat->isHere(m_at.pace->viewer()))
        return;
    const Card card = hand[index];
    if (!seen->mayAct() || seen->prompt().phase != Phase::play) {
        if (!seen->mayAct())
            emit said(m_at.scene->prompt());
        return;
    }
    std::vector<Event> forms;
    for (const Event &event : seen->prompt().choices)
        if (event.kind == EventKind::play && event.cards.front().held() == card)
            forms.push_back(event);
    if (forms.empty()) {
        explain(index);
        emit said(m_refusal);
    } else if (forms.size() == 1) {
        emit chosen(forms.front());
    } else {
        emit formsFound(forms);
    }
}

void HandChoice::refuse(const QString &why)
{
    m_refusal = why;
    emit refusalChanged();
}

void HandChoice::explain(int index)
{
    QString why;
    const TablePicture &shown = m_at.scene->picture();
    const SeatView *seen = m_at.pace->seen();
    const auto i = static_cast<std::size_t>(index);
    if (seen && index >= 0 && i < shown.dimmed.size() && shown.dimmed[i])
        if (const Refusal reason = whyNotPlay(seen->seen(), shown.hand[i]))
            why = toText(*reason, Audience::screen(m_at.pace->names()));
    m_refused = index;
    if (why != m_refusal)
        refuse(why);
}

void HandChoice::lookAt(int index)
{
    if (!m_refusal.isEmpty() && index != m_refused)
        refuse({});
}

/// Whether the card is one of those that may be chosen, or is chosen.
bool HandChoice::beginChoice(int index)
{
    const CardList &hand = m_at.scene->picture().hand;
    const auto i = static_cast<std::size_t>(index);
    if (i >= hand.size() || !m_at.pace->seen() || !m_at.pace->seen()->prompt().cards)
        return false;
    emit begun(); // a hint was read; the choice is made in the panel under it
    const CardList &from = m_at.pace->seen()->prompt().cards->from;
    m_chosen.resize(hand.size(), false);
    return m_chosen[i] || std::find(from.begin(), from.end(), hand[i]) != from.end();
}

void HandChoice::lay(int index, int place)
{
    if (!beginChoice(index))
        return;
    const int other = m_at.scene->cardOn(place);
    const auto i = static_cast<std::size_t>(index);
    if (!m_chosen[i] && other >= 0)
        m_chosen[static_cast<std::size_t>(other)] = false;
    m_chosen[i] = true;
    m_at.scene->layOn(index, place);
    showChosen();
}

void HandChoice::choose(int index)
{
    if (!beginChoice(index))
        return;
    const CardList &hand = m_at.scene->picture().hand;
    const auto i = static_cast<std::size_t>(index);
    const CardChoice &choice = *m_at.pace->seen()->prompt().cards;
    const auto count = std::count(m_chosen.begin(), m_chosen.end(), true);
    if (!m_chosen[i] && count >= choice.most) {
        if (choice.most != 1) {
            m_at.panels->choosing()->refuse(
                tr("You've already chosen %n card(s). Deselect one first.", nullptr, choice.most));
            m_at.panels->place();
            return;
        }
        m_chosen.assign(hand.size(), false); // one card: the new choice replaces the old
    }
    m_chosen[i] = !m_chosen[i];
    showChosen();
}

void HandChoice::pointAt(const Event &event)
{
    const CardList &hand = m_at.scene->picture().hand;
    m_chosen.assign(hand.size(), false);
    for (const Card wanted : event.cards)
        for (std::size_t i = 0; i < hand.size(); ++i)
            if (hand[i] == wanted && !m_chosen[i]) {
                m_chosen[i] = true;
                break;
            }
    showChosen();
}

void HandChoice::showChosen()
{
    m_at.scene->setChosen(m_chosen);
    const CardList &hand = m_at.scene->picture().hand;
    CardList chosen;
    for (std::size_t k = 0; k < std::min(hand.size(), m_chosen.size()); ++k)
        if (m_chosen[k])
            chosen.push_back(hand[k]);
    m_at.panels->choosing()->setChosen(chosen);
    m_at.panels->place();
}

} // namespace sandbag
