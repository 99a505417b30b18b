// SPDX-License-Identifier: GPL-3.0-or-later
// How a dix, a renege and the clock are asked for.
#include "entry/ask_row.h"
#include "entry/entry_draft.h"
#include "entry/entry_reader.h"
#include "formats/event_json.h"
#include "text/session_text.h"

namespace sandbag {

namespace {

constexpr int kWorthOfDix[] = {1, 5, 10};

bool isNone(const Asked &, const QString &text)
{
    return text == QLatin1String("-");
}

QString none(const Asked &)
{
    return QStringLiteral("-");
}

QList<EntryChoice> dixChoices(const Asked &asked)
{
    QList<EntryChoice> choices{{QStringLiteral("-"), SessionText::tr("Nobody")}};
    for (int seat = 0; seat < asked.draft.seating().players; ++seat)
        for (const int points : kWorthOfDix)
            choices << EntryChoice{QStringLiteral("%1 %2").arg(seat + 1).arg(points),
                                   SessionText::tr("%1: %2", "player: points")
                                       .arg(asked.draft.players()[seat], QString::number(points))};
    return choices;
}

void readDix(EntryReader &reader, const EntryField &, const EntryAnswer &answer)
{
    reader.give(Fact::dix);
    if (answer.text == QLatin1String("-"))
        return;
    DealFacts &facts = reader.facts();
    for (const QString &one : answer.text.split(u',', Qt::SkipEmptyParts)) {
        const QStringList words = one.simplified().split(u' ');
        const int points = words.value(1).toInt();
        const bool known = points == 1 || points == 5 || points == 10;
        if (words.size() != 2 || !known || facts.dixCount == 2)
            return reader.refuse(answer, SessionText::tr("Type the number of the player, then the "
                                                         "points (1, 5, or 10), as in \"2 5\"."));
        const auto who = reader.seat(answer, words[0]);
        if (!who)
            return;
        facts.dix[static_cast<std::size_t>(facts.dixCount++)] = {*who, points};
    }
}

QString typedDix(const Asked &, const DealRecord &deal)
{
    QStringList dix;
    for (int i = 0; i < deal.facts.dixCount; ++i) {
        const Dix &one = deal.facts.dix[static_cast<std::size_t>(i)];
        dix << QStringLiteral("%1 %2").arg(one.seat + 1).arg(one.points);
    }
    return dix.isEmpty() ? QStringLiteral("-") : dix.join(u',');
}

void readRenege(EntryReader &reader, const EntryField &, const EntryAnswer &answer)
{
    reader.give(Fact::renege);
    if (answer.text == QLatin1String("-"))
        return;
    const QStringList words = answer.text.simplified().split(u' ');
    if (words.size() != 3)
        return reader.refuse(
            answer,
            SessionText::tr("Type three items: the number of the challenged player, the number of "
                            "the challenger, then %1 (renege) or %2 (no renege), as in \"3 2 %1\".")
                .arg(yesKey(), noKey()));
    const auto accused = reader.seat(answer, words[0]), by = reader.seatOrNobody(answer, words[1]);
    const auto found = reader.yes(answer, words[2]);
    if (accused && by && found)
        reader.facts().renege = {*accused, *by, *found};
}

QString typedRenege(const Asked &, const DealRecord &deal)
{
    const Renege &renege = deal.facts.renege;
    if (renege.seat < 0)
        return QStringLiteral("-");
    return QStringLiteral("%1 %2 %3")
        .arg(seatKeys(renege.seat), seatKeys(renege.challenger), renege.found ? yesKey() : noKey());
}

void readClock(EntryReader &reader, const EntryField &, const EntryAnswer &answer)
{
    if (const auto minutes = reader.number(answer, kMostMinutes))
        reader.setClock(*minutes);
}

QString typedClock(const Asked &, const DealRecord &deal)
{
    return deal.clock ? QString::number(*deal.clock) : QString();
}

} // namespace

constinit const AskRow kDixAsk{
    .question =
        [](const Asked &) {
            return SessionText::tr("Who won a trick by playing the 9 of spades?");
        },
    .help =
        [](const Asked &) {
            return SessionText::tr("player and points, as in \"2 5\", or \"-\" for nobody");
        },
    .choices = dixChoices,
    .read = readDix,
    .typed = typedDix,
    .usual = none,
    .isWhole = isNone};
constinit const AskRow kRenegeAsk{
    .question = [](const Asked &) { return SessionText::tr("Was a renege challenged?"); },
    .help =
        [](const Asked &) {
            return SessionText::tr(
                       "three items: the challenged player, the challenger, then %1 (renege) or %2 "
                       "(no renege), as in \"3 2 %1\"; \"-\" if nobody challenged")
                .arg(yesKey(), noKey());
        },
    .choices =
        [](const Asked &) {
            return QList<EntryChoice>{{QStringLiteral("-"), SessionText::tr("No")}};
        },
    .read = readRenege,
    .typed = typedRenege,
    .usual = none,
    .isWhole = isNone};
constinit const AskRow kClockAsk{
    .word = "clock",
    .question = [](const Asked &) { return SessionText::tr("Minutes played"); },
    .read = readClock,
    .typed = typedClock};

} // namespace sandbag
