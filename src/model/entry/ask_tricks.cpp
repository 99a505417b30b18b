// SPDX-License-Identifier: GPL-3.0-or-later
// How it is asked who won which trick, and what lay in the last one.
#include "entry/ask_row.h"
#include "entry/entry_draft.h"
#include "entry/entry_reader.h"
#include "match/needed_facts.h"
#include "text/session_text.h"
#include "text/shown_text.h"

#include <algorithm>

namespace sandbag {

namespace {

QString winnersQuestion(const Asked &)
{
    return SessionText::tr("Winner of each trick, in order");
}

QString winnersHelp(const Asked &asked)
{
    return mayBeDead(asked.draft.context())
               ? SessionText::tr("the players' numbers, or \"-\" for nobody")
               : SessionText::tr("the players' numbers");
}

/// Who may have won a trick.
QList<EntryChoice> winnerOrNobody(const Asked &asked)
{
    QList<EntryChoice> choices = playerChoices(asked.draft);
    if (mayBeDead(asked.draft.context()))
        choices << nobodyChoice();
    return choices;
}

QList<EntryChoice> winnersChoices(const Asked &asked)
{
    QList<EntryChoice> choices = winnerOrNobody(asked);
    for (EntryChoice &choice : choices)
        choice.suffix = true;
    return choices;
}

bool winnersAreWhole(const Asked &asked, const QString &text)
{
    qsizetype count = 0;
    for (const QChar letter : text)
        count += letter != u' ' && letter != u',' ? 1 : 0;
    return count >= asked.draft.context().pack.handSize;
}

void readWinners(EntryReader &reader, const EntryField &, const EntryAnswer &answer)
{
    const RuleContext &context = reader.draft().context();
    const int count = context.pack.handSize;
    DealFacts &facts = reader.facts();
    const bool derive = context.pack.tricks == count;
    for (const QChar letter : answer.text) {
        if (letter == u' ' || letter == u',')
            continue;
        const auto who = reader.winner(answer, QString(letter));
        if (!who)
            return;
        if (facts.winnerCount == count)
            return reader.refuse(
                answer, SessionText::tr("Too many winners: the deal has %1 tricks.").arg(count));
        facts.winners[facts.winnerCount++] = static_cast<std::int8_t>(*who);
        if (derive && *who >= 0)
            ++facts.tricks[*who];
    }
    if (facts.winnerCount < count)
        return reader.lack(
            SessionText::tr("the winners of %n more trick(s)", nullptr, count - facts.winnerCount));
    for (const Fact fact : {Fact::trickOrder, Fact::tricks, Fact::lastWinner})
        reader.give(fact);
    facts.lastTrick.seat = facts.winners[count - 1];
}

QString typedWinners(const Asked &, const DealRecord &deal)
{
    QStringList winners;
    for (int trick = 0; trick < deal.facts.winnerCount; ++trick)
        winners << seatKeys(deal.facts.winners[trick]);
    return winners.join(u' ');
}

bool needsLastWinner(FactSet needed)
{
    return needed.has(Fact::lastWinner) && !needed.has(Fact::trickOrder);
}

bool needsLastLed(FactSet needed)
{
    return needed.has(Fact::lastLed) && !needed.has(Fact::trickOrder);
}

bool needsLastCard(FactSet needed)
{
    return needed.has(Fact::lastCard) && !needed.has(Fact::lastCards);
}

QString playersNumber(const Asked &)
{
    return SessionText::tr("the player's number");
}

QList<EntryChoice> lastWinnerChoices(const Asked &asked)
{
    return winnerOrNobody(asked);
}

void readLastWinner(EntryReader &reader, const EntryField &, const EntryAnswer &answer)
{
    if (const auto who = reader.winner(answer, answer.text)) {
        reader.facts().lastTrick.seat = *who;
        reader.give(Fact::lastWinner);
    }
}

void readLastLed(EntryReader &reader, const EntryField &, const EntryAnswer &answer)
{
    if (const auto who = reader.seat(answer, answer.text)) {
        reader.facts().lastTrick.led = *who;
        reader.give(Fact::lastLed);
    }
}

void readLastCards(EntryReader &reader, const EntryField &, const EntryAnswer &answer)
{
    std::string bad;
    const auto cards = parseCards(answer.text.toUpper().toStdString(), &bad);
    if (!cards || cards->empty())
        return reader.refuse(answer,
                             SessionText::tr("\"%1\" isn't a card. For the ace of spades, type AS.")
                                 .arg(shortened(QString::fromStdString(bad))));
    LastTrick &last = reader.facts().lastTrick;
    if (cards->size() == 1) {
        last.card = cards->front();
        return reader.give(Fact::lastCard);
    }
    const int players = reader.draft().seating().players;
    if (cards->size() != static_cast<std::size_t>(players))
        return reader.refuse(
            answer,
            SessionText::tr("A trick has %2 cards; you typed %1.").arg(cards->size()).arg(players));
    std::copy(cards->begin(), cards->end(), last.cards.begin());
    last.count = static_cast<int>(cards->size());
    reader.give(Fact::lastCards);
}

QString typedLastCards(const Asked &, const DealRecord &deal)
{
    const LastTrick &last = deal.facts.lastTrick;
    return QString::fromStdString(
        toString(CardList(last.cards.begin(), last.cards.begin() + last.count)));
}

} // namespace

constinit const AskRow kTrickOrderAsk{.word = "winners",
                                      .amongTricks = true,
                                      .question = winnersQuestion,
                                      .help = winnersHelp,
                                      .choices = winnersChoices,
                                      .read = readWinners,
                                      .typed = typedWinners,
                                      .isWhole = winnersAreWhole,
                                      .wide = true};
constinit const AskRow kLastWinnerAsk{
    .isNeeded = needsLastWinner,
    .question = [](const Asked &) { return SessionText::tr("Winner of the last trick"); },
    .help = playersNumber,
    .choices = lastWinnerChoices,
    .read = readLastWinner,
    .typed = [](const Asked &,
                const DealRecord &deal) { return seatKeys(deal.facts.lastTrick.seat); }};
constinit const AskRow kLastLedAsk{
    .word = "led",
    .isNeeded = needsLastLed,
    .question = [](const Asked &) { return SessionText::tr("Leader of the last trick"); },
    .help = playersNumber,
    .choices = [](const Asked &asked) { return playerChoices(asked.draft); },
    .read = readLastLed,
    .typed = [](const Asked &,
                const DealRecord &deal) { return seatKeys(deal.facts.lastTrick.led); }};
constinit const AskRow kLastCardAsk{
    .word = "card",
    .isNeeded = needsLastCard,
    .question = [](const Asked &) { return SessionText::tr("Card that won the last trick"); },
    .help =
        [](const Asked &) {
            return SessionText::tr("AS is the ace of spades, TD the ten of diamonds");
        },
    .read = readLastCards,
    .typed =
        [](const Asked &, const DealRecord &deal) {
            return QString::fromStdString(toString(deal.facts.lastTrick.card));
        }};
constinit const AskRow kLastCardsAsk{
    .word = "cards",
    .question =
        [](const Asked &) {
            return SessionText::tr("Cards of the last trick, in the order played");
        },
    .help = [](const Asked &) { return SessionText::tr("AS 2D TC KH"); },
    .read = readLastCards,
    .typed = typedLastCards,
    .wide = true};

} // namespace sandbag
