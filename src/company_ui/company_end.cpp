// SPDX-License-Identifier: GPL-3.0-or-later
#include "company_end.h"

#include "match/match.h"
#include "next_cutter.h"
#include "seat_at_match.h"

#include <QCoreApplication>

#include <algorithm>

namespace sandbag {

namespace {

/// The seat that is asked to cut, or will be before the next deal; −1 where nobody is.
int cutterAt(const SeatAtMatch &at)
{
    const BeforeDeal before = at.beforeDeal();
    if (before.cutAsked)
        return before.cutter;
    return nextCutter(at.match());
}

} // namespace

/// At a table without a person at the host's screen everyone asks for it, and is waited for.
Refusal CompanyEnd::whyNoDeal()
{
    const SeatAtMatch &at = *seat();
    if (!at.hasMatch() || !at.dealOver() || at.matchOver())
        return std::nullopt;
    const TableState &now = state();
    if (now.pause)
        return Sentence(QT_TRANSLATE_NOOP("company", "The match is paused."));
    const int cutter = cutterAt(at);
    const auto cuts = now.persons.find(cutter);
    if (cuts != now.persons.end() && cuts->second.presence == Presence::away)
        return waitsForOneAway();
    if (at.beforeDeal().cutAsked && cutter == ownSeat())
        return Sentence(QT_TRANSLATE_NOOP("company", "Cut the cards first."));
    if (at.beforeDeal().cutAsked)
        return Sentence(QT_TRANSLATE_NOOP("company", "Waiting for %1 to cut the deck."),
                        {at.name(cutter).toStdString()});
    if (now.host >= 0 && now.host != ownSeat())
        return Sentence(
            QT_TRANSLATE_NOOP("company", "Only the table's host can start the next deal."));
    return std::nullopt;
}

int CompanyEnd::ownChair() const
{
    const auto &all = chairs();
    const auto at = std::find_if(all.begin(), all.end(),
                                 [this](const Chair &chair) { return chair.person == you(); });
    return at == all.end() ? -1 : static_cast<int>(at - all.begin());
}

bool CompanyEnd::hasAgreed() const
{
    const int chair = ownChair();
    return chair >= 0 && chairs()[static_cast<std::size_t>(chair)].agreed;
}

int CompanyEnd::emptyChairs() const
{
    const auto &all = chairs();
    return static_cast<int>(
        std::count_if(all.begin(), all.end(), [](const Chair &chair) { return chair.isEmpty(); }));
}

QStringList CompanyEnd::undecided() const
{
    QStringList names;
    for (const Chair &chair : chairs()) {
        if (chair.person >= 0 && !chair.agreed && !chair.away)
            names << chair.name;
    }
    return names;
}

QStringList CompanyEnd::away() const
{
    QStringList names;
    for (const Chair &chair : chairs()) {
        if (chair.away)
            names << chair.name;
    }
    return names;
}

} // namespace sandbag
