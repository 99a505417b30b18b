// SPDX-License-Identifier: GPL-3.0-or-later
#include "words/event_words.h"

#include "text/enum_rows.h"
#include "words/table_text.h"
#include "words/words.h"

#include <algorithm>
#include <cassert>
#include <iterator>

namespace sandbag {

namespace {

/// An event that happened, and for whom it is told.
struct Happened {
    const Event &event;
    const DealState &deal;
    const QStringList &names;
    int viewer;

    [[nodiscard]] bool own() const { return event.seat == viewer; }
    [[nodiscard]] QString who() const { return names.value(event.seat); }
};

/// What partners may ask each other.
struct QuestionRow {
    Word word;
    const char *aloud; ///< as the partner hears it; the button's words are choiceWords()
    const char *title; ///< over the answers
};

constexpr QuestionRow kQuestions[] = {
    {Word::misdeal, QT_TRANSLATE_NOOP("sandbag::TableText", "Shall I call a misdeal?"),
     QT_TRANSLATE_NOOP("sandbag::TableText", "%1 asks: shall I call a misdeal?")},
    {Word::mo,
     QT_TRANSLATE_NOOP("sandbag::TableText",
                       "How many tricks can you add to a mo (the first 7 or 10 tricks)?"),
     QT_TRANSLATE_NOOP(
         "sandbag::TableText",
         "%1 asks: how many tricks can you add if I announce a mo (the first 7 or 10 tricks)?")},
    {Word::noTrump, QT_TRANSLATE_NOOP("sandbag::TableText", "May I bid no trump?"),
     QT_TRANSLATE_NOOP("sandbag::TableText", "%1 asks: may I bid no trump?")},
};

const QuestionRow &questionRow(Word word)
{
    const auto *row = std::find_if(std::begin(kQuestions), std::end(kQuestions),
                                   [word](const QuestionRow &r) { return r.word == word; });
    assert(row != std::end(kQuestions));
    return *row;
}

// What is said aloud.

QString sayCall(const Event &event)
{
    return callWords(event.call());
}

QString sayAnswer(const Event &event)
{
    return choiceWords(event, {});
}

QString sayRaise(const Event &event)
{
    return TableText::tr("%1!", "a raised bid").arg(callBrief(event.call()));
}

QString sayStay(const Event &)
{
    return TableText::tr("Stay");
}

QString sayComeOut(const Event &)
{
    return TableText::tr("Changes the bid to ten");
}

QString sayTalk(const Event &event)
{
    return TableText::tr("%1 sure, %2 possible").arg(event.sure()).arg(event.possible());
}

QString sayNil(const Event &event)
{
    return event.word() == Word::nil        ? TableText::tr("Nil")
           : event.word() == Word::blindNil ? TableText::tr("Blind nil")
                                            : QString();
}

QString sayQuestion(const Event &event)
{
    return TableText::tr(questionRow(event.word()).aloud);
}

QString sayPass(const Event &event)
{
    return event.suit
               ? TableText::tr("Passes cards, wants %1 in return").arg(suitSymbol(*event.suit))
               : TableText::tr("Passes cards");
}

/// How many is told to nobody but the taker.
QString sayTaking(const Event &)
{
    return TableText::tr("Takes from the kitty");
}

// What is told of acts that are not words.

QString tellLook(const Happened &was)
{
    return was.own() ? TableText::tr("You look at your cards.")
                     : TableText::tr("%1 looks at the cards.").arg(was.who());
}

QString tellDraft(const Happened &was)
{
    return was.own() ? TableText::tr("You draw a card.")
                     : TableText::tr("%1 draws a card.").arg(was.who());
}

QString tellDiscard(const Happened &was)
{
    return was.own() ? TableText::tr("You discard %1.").arg(cardsWords(was.event.cards))
                     : TableText::tr("%1 discards.").arg(was.who());
}

QString tellPass(const Happened &was)
{
    const QString whom = was.names.value(was.event.receiver());
    if (was.own())
        return TableText::tr("You pass %1 to %2.").arg(cardsWords(was.event.cards), whom);
    QString text =
        was.event.receiver() != was.viewer
            ? TableText::tr("%1 passes cards to %2.").arg(was.who(), whom)
        : was.event.cards.empty() // laid out, and not to be looked at yet (D72)
            ? TableText::tr("%1 passes you cards.").arg(was.who())
            : TableText::tr("%1 passes you %2.").arg(was.who(), cardsWords(was.event.cards));
    if (was.event.suit)
        text += QLatin1Char(' ') + wantedWords(*was.event.suit);
    return text;
}

QString wonWords(int winner, const QStringList &names, int viewer)
{
    if (winner < 0)
        return TableText::tr("The trick is dead: nobody wins it.");
    return winner == viewer ? TableText::tr("You win the trick.")
                            : TableText::tr("The trick goes to %1.").arg(names.value(winner));
}

QString tellPlay(const Happened &was)
{
    QString text = TableText::tr("%1: %2.", "who plays which card")
                       .arg(was.who(), cardName(was.event.cards.front()));
    const auto &tricks = was.deal.tricks;
    if (!tricks.empty() && tricks.back().winner >= -1)
        text += QLatin1Char(' ') + wonWords(tricks.back().winner, was.names, was.viewer);
    return text;
}

QString tellClaim(const Happened &was)
{
    const QString text = was.own()
                             ? TableText::tr("You claim the remaining tricks.")
                             : TableText::tr("%1 claims the remaining tricks.").arg(was.who());
    const bool holds = was.deal.disputes.claimedBy == was.event.seat;
    return holds ? text : text + QLatin1Char(' ') + TableText::tr("The claim fails.");
}

QString tellConcession(const Happened &was)
{
    return was.own() ? TableText::tr("You concede the remaining tricks.")
                     : TableText::tr("%1 concedes the remaining tricks.").arg(was.who());
}

/// "Bo says that you reneged in trick 3. It was none."
QString tellChallenge(const Happened &was)
{
    const QString whom = was.names.value(was.event.accused());
    const int trick = was.event.trick();
    const QString text = was.own() ? TableText::tr("You say that %1 reneged in trick %2.")
                                         .arg(whom, QString::number(trick))
                         : was.event.accused() == was.viewer
                             ? TableText::tr("%1 says that you reneged in trick %2.")
                                   .arg(was.who(), QString::number(trick))
                             : TableText::tr("%1 says that %2 reneged in trick %3.")
                                   .arg(was.who(), whom, QString::number(trick));
    const Renege &renege = was.deal.disputes.renege;
    const bool found = renege.found && renege.seat == was.event.accused();
    return text + QLatin1Char(' ') +
           (found ? TableText::tr("It was a renege.") : TableText::tr("It wasn't a renege."));
}

QString tellTakingBack(const Happened &was)
{
    return was.own() ? TableText::tr("You take the card back.")
                     : TableText::tr("%1 takes the card back.").arg(was.who());
}

QString tellLeader(const Happened &was)
{
    return was.event.leader() == was.viewer ? TableText::tr("You lead the first trick.")
                                            : TableText::tr("%1 leads the first trick.")
                                                  .arg(was.names.value(was.event.leader()));
}

/// "Ada: Four."
QString tellSaid(const Happened &was)
{
    const QString said = spokenWords(was.event);
    return said.isEmpty() ? QString()
                          : TableText::tr("%1: %2.", "who says what").arg(was.who(), said);
}

QString tellNothing(const Happened &)
{
    return {};
}

/// How one kind of event is said.
struct WordsRow {
    EventKind kind;
    QString (*spoken)(const Event &); ///< aloud; null: nothing is said
    QString (*told)(const Happened &);
};

constexpr WordsRow kEventWords[] = {
    {EventKind::call, sayCall, tellSaid},           {EventKind::look, nullptr, tellLook},
    {EventKind::raise, sayRaise, tellSaid},         {EventKind::stay, sayStay, tellSaid},
    {EventKind::comeOut, sayComeOut, tellSaid},     {EventKind::talk, sayTalk, tellSaid},
    {EventKind::declare, sayNil, tellSaid},         {EventKind::draft, nullptr, tellDraft},
    {EventKind::take, sayTaking, tellSaid},         {EventKind::discard, nullptr, tellDiscard},
    {EventKind::pass, sayPass, tellPass},           {EventKind::play, nullptr, tellPlay},
    {EventKind::claim, nullptr, tellClaim},         {EventKind::concede, nullptr, tellConcession},
    {EventKind::challenge, nullptr, tellChallenge}, {EventKind::back, nullptr, tellTakingBack},
    {EventKind::ask, sayQuestion, tellSaid},        {EventKind::answer, sayAnswer, tellSaid},
    {EventKind::leads, nullptr, tellLeader},        {EventKind::clock, nullptr, tellNothing},
};

static_assert(standByNumber(kEventWords, &WordsRow::kind, static_cast<EventKind>(kEventKinds - 1)));

const WordsRow &rowOf(const Event &event)
{
    return kEventWords[static_cast<std::size_t>(event.kind)];
}

} // namespace

QString spokenWords(const Event &event)
{
    const auto spoken = rowOf(event).spoken;
    return spoken ? spoken(event) : QString();
}

QString happenedWords(const Event &event, const DealState &deal, const QStringList &names,
                      int viewer)
{
    return rowOf(event).told({event, deal, names, viewer});
}

QString endWords(const DealState &deal, const QStringList &names, int viewer)
{
    QStringList words;
    for (const Event &event : deal.log)
        if (event.kind == EventKind::claim || event.kind == EventKind::concede ||
            event.kind == EventKind::challenge)
            words << happenedWords(event, deal, names, viewer);
        else if (event.kind == EventKind::call && event.call().what == Call::What::misdeal)
            words << (event.seat == viewer
                          ? TableText::tr("You call a misdeal.")
                          : TableText::tr("%1 calls a misdeal.").arg(names.value(event.seat)));
    return words.join(QLatin1Char(' '));
}

QString wantedWords(Suit suit)
{
    return TableText::tr("Wanted in return: %1.").arg(suitName(suit));
}

QString askedTitle(Word question, const QString &who)
{
    return TableText::tr(questionRow(question).title).arg(who);
}

QString drawnWords(const DealerDraw &draw, const RuleSet &rules, const QStringList &names,
                   int viewer)
{
    const bool mine = draw.dealer == viewer;
    const QString who = names.value(draw.dealer);
    if (rules.deal_first_dealer == DealFirstDealer::high_card)
        return mine ? TableText::tr("You draw highest and deal first.")
                    : TableText::tr("%1 draws highest and deals first.").arg(who);
    return mine ? TableText::tr("You deal first.") : TableText::tr("%1 deals first.").arg(who);
}

} // namespace sandbag
