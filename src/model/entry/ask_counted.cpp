// SPDX-License-Identifier: GPL-3.0-or-later
// How the numbers of counted facts are asked for: their rows say the rest (play/fact_row.h).
#include "entry/ask_row.h"
#include "entry/entry_draft.h"
#include "entry/entry_reader.h"
#include "play/fact_row.h"
#include "text/session_text.h"
#include "text/translate.h"

namespace sandbag {

namespace {

const FactRow &rowOf(const EntryField &field)
{
    return factRow(field.ask.fact());
}

QString question(const Asked &asked)
{
    const QString player =
        asked.field.seat < 0 ? QString() : numberedName(asked.draft, asked.field.seat);
    return toText(rowOf(asked.field).question(asked.draft.rules(), player.toStdString()),
                  Audience::screen(asked.draft.players()));
}

SeatCounts &countsOf(EntryReader &reader, const EntryField &field)
{
    return reader.facts().counted[field.ask.fact()];
}

void readOneSeat(EntryReader &reader, const EntryField &field, const EntryAnswer &answer)
{
    const auto who = reader.seatOrNobody(answer, answer.text);
    if (!who)
        return;
    if (*who >= 0)
        countsOf(reader, field)[*who] = 1;
    reader.give(field.ask.fact());
}

void readYes(EntryReader &reader, const EntryField &field, const EntryAnswer &answer)
{
    const auto yes = reader.yes(answer, answer.text);
    if (!yes)
        return;
    countsOf(reader, field)[field.seat] = *yes ? 1 : 0;
    reader.give(field.ask.fact());
}

void readNumber(EntryReader &reader, const EntryField &field, const EntryAnswer &answer)
{
    const auto number = reader.number(answer, kMaxTricks);
    if (!number)
        return;
    countsOf(reader, field)[field.seat] = static_cast<std::uint8_t>(*number);
    reader.give(field.ask.fact());
}

int countIn(const Asked &asked, const DealRecord &deal)
{
    return deal.facts.counted[asked.field.ask.fact()][asked.field.seat];
}

QString wordFor(const char *own, const QString &plain)
{
    return own ? toText(Sentence(own)) : plain;
}

QList<EntryChoice> yesAndNo(const Asked &asked)
{
    const FactRow &row = rowOf(asked.field);
    return {EntryChoice{noKey(), wordFor(row.no, SessionText::tr("No"))},
            EntryChoice{yesKey(), wordFor(row.yes, SessionText::tr("Yes"))}};
}

} // namespace

constinit const AskRow kOneSeatAsk{
    .question = question,
    .help =
        [](const Asked &) { return SessionText::tr("the player's number, or \"-\" for nobody"); },
    .choices = [](const Asked &asked) { return playerChoices(asked.draft) << nobodyChoice(); },
    .read = readOneSeat,
    .typed =
        [](const Asked &asked, const DealRecord &deal) {
            return seatKeys(firstCounted(deal.facts.counted[asked.field.ask.fact()]));
        },
    .usual = [](const Asked &) { return QStringLiteral("-"); }};
constinit const AskRow kSeatsAsk{
    .question = question,
    .help =
        [](const Asked &) {
            return SessionText::tr("%1 or %2", "the keys for yes and no").arg(yesKey(), noKey());
        },
    .choices = yesAndNo,
    .read = readYes,
    .typed = [](const Asked &asked,
                const DealRecord &deal) { return countIn(asked, deal) > 0 ? yesKey() : noKey(); },
    .usual = [](const Asked &) { return noKey(); }};
constinit const AskRow kNumbersAsk{
    .question = question,
    .choices = [](const Asked &asked) { return numberChoices(asked.draft.context().pack.tricks); },
    .read = readNumber,
    .typed = [](const Asked &asked,
                const DealRecord &deal) { return QString::number(countIn(asked, deal)); },
    .usual = [](const Asked &) { return QStringLiteral("0"); }};

} // namespace sandbag
