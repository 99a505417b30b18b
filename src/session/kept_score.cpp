// SPDX-License-Identifier: GPL-3.0-or-later
// A match that people play with real cards: its deals are entered, changed and taken back.
#include "game_session.h"

#include "translate.h"

namespace sandbag {

void GameSession::keepScore(const RuleSet &rules, const QString &base, const QStringList &names)
{
    MatchRecord record;
    record.base = base.toStdString();
    record.rules = rules;
    QList<SeatPlan> seats;
    for (int seat = 0; seat < rules.table_players; ++seat)
        seats.append({names.value(seat), QStringLiteral("human")});
    takeOver(Match(std::move(record)), {}, seats);
    m_kept = true;
    save();
    emit rebuilt();
    emit promptChanged();
}

/// Remembers the entries as they were, for undo.
void GameSession::entriesChanged(const Deals &before)
{
    m_kept = true;
    m_entriesBefore.push_back(before);
    m_entriesUndone.clear();
    m_dealEnded = true;
    save();
    emit rebuilt();
    emit promptChanged();
    if (m_match->over())
        emit matchEnded();
}

void GameSession::restoreEntries(std::vector<Deals> &from, std::vector<Deals> &to)
{
    MatchRecord record = m_match->record();
    to.push_back(std::move(record.deals));
    record.deals = std::move(from.back());
    from.pop_back();
    m_match = std::get<Match>(Match::fold(record)); // it was folded before
    save();
    emit rebuilt();
    emit promptChanged();
}

std::optional<QString> GameSession::enterDeal(const DealRecord &deal)
{
    const Deals before = m_match->record().deals;
    if (const auto error = m_match->enter(deal))
        return toText(error->text);
    entriesChanged(before);
    return std::nullopt;
}

std::optional<QString> GameSession::replaceDeal(int index, const DealRecord &deal)
{
    const Deals before = m_match->record().deals;
    if (const auto error = m_match->replaceDeal(index, deal))
        return toText(error->text);
    entriesChanged(before);
    return std::nullopt;
}

void GameSession::removeLastDeal()
{
    if (m_match->record().deals.empty())
        return;
    const Deals before = m_match->record().deals;
    m_match->removeLastDeal();
    entriesChanged(before);
}

} // namespace sandbag
