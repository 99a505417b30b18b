// SPDX-License-Identifier: GPL-3.0-or-later
#include "words/prompt_words.h"
#include "bids/bid_rules.h"

#include "deal/bidding.h"
#include "deal/stages.h"
#include "play/play_restrictions.h"
#include "text/call_text.h"
#include "text/shown_text.h"
#include "text/translate.h"
#include "words/event_words.h"
#include "words/table_text.h"
#include "words/words.h"

#include <algorithm>
#include <cassert>
#include <iterator>

namespace sandbag {

namespace {

/// "a club": a card of that suit.
QString cardOfSuit(Suit suit)
{
    switch (suit) {
    case Suit::spades:
        return TableText::tr("Play a spade");
    case Suit::hearts:
        return TableText::tr("Play a heart");
    case Suit::diamonds:
        return TableText::tr("Play a diamond");
    case Suit::clubs:
        break;
    }
    return TableText::tr("Play a club");
}

/// How many of the cards that may be played follow that suit.
std::ptrdiff_t following(const SeatView &view, Suit suit)
{
    const PlayTables &play = view.context().play;
    const auto &choices = view.prompt().choices;
    return std::count_if(choices.begin(), choices.end(), [&play, suit](const Event &event) {
        return event.kind == EventKind::play &&
               play.effectiveSuitOf[play.slotOf[event.cards.front().face()]] ==
                   static_cast<EffectiveSuit>(suit);
    });
}

QString playWords(const SeatView &view)
{
    const DealState &deal = view.seen();
    if (deal.play.inTrick == 0)
        return TableText::tr("You lead.");
    if (deal.play.led == kNoEffectiveSuit)
        return TableText::tr("No suit led yet: play any card.");
    const QString suit = suitName(static_cast<Suit>(deal.play.led));
    const bool prevented = !deal.context->play.anyCard; // else the player finds the duty
    const char *duty = prevented ? dutyNow(deal.context->play, deal.play) : nullptr;
    if (duty)
        return TableText::tr("%1 led. %2", "suit, what must be done")
            .arg(suit, toText(Sentence(duty)));
    const auto all = static_cast<std::ptrdiff_t>(view.prompt().choices.size());
    const std::ptrdiff_t follow =
        prevented ? following(view, static_cast<Suit>(deal.play.led)) : -1;
    if (follow == all && all > 0)
        return cardOfSuit(static_cast<Suit>(deal.play.led));
    // Void in it.
    return follow == 0 ? TableText::tr("You have none: play any card")
                       : TableText::tr("%1 led. Your turn.").arg(suit);
}

/// "Card 3 of 13: keep it, or discard it and keep the next?"
QString draftTitle(const SeatView &view)
{
    const int number = view.seen().step / 2 + 1;
    const int size = view.context().pack.handSize;
    return view.offered().size() > 1
               ? TableText::tr("Card %1 of %2: which do you keep?").arg(number).arg(size)
               : TableText::tr("Card %1 of %2: keep this one, or take the next one unseen?")
                     .arg(number)
                     .arg(size);
}

/// The suit that a nil bidder named with the cards passed (rule `pass_order` ask-suit).
std::optional<Suit> suitWanted(const SeatView &view, int bidder)
{
    const DealState &deal = view.seen();
    for (const auto *passes : {&deal.exchange.pending, &deal.exchange.passes})
        for (auto pass = passes->rbegin(); pass != passes->rend(); ++pass)
            if (pass->from == bidder && pass->to == view.seat() && pass->suit)
                return pass->suit;
    return std::nullopt;
}

// Whom the table waits for.

/// What the viewer is asked in a phase, and what another is waited for with.
struct PhaseRow {
    Phase phase;
    QString (*own)(const SeatView &, const QStringList &names);
    QString (*others)(const SeatView &, const QString &who);
};

QString ownDraft(const SeatView &view, const QStringList &)
{
    return draftTitle(view);
}

QString ownLook(const SeatView &, const QStringList &)
{
    return TableText::tr("Look at your cards, or bid blind.");
}

QString ownCall(const SeatView &view, const QStringList &names)
{
    if (view.seen().questions.word != Word::none)
        return choiceTitle(view.prompt(), view, names);
    return sidesBid(view.rules()) ? TableText::tr("Bid for your side.")
                                  : TableText::tr("Your turn to bid.");
}

QString ownChoice(const SeatView &view, const QStringList &names)
{
    return choiceTitle(view.prompt(), view, names);
}

QString ownPlay(const SeatView &view, const QStringList &)
{
    const Prompt &prompt = view.prompt();
    if (!prompt.choices.empty() && prompt.choices.front().kind == EventKind::leads)
        return TableText::tr("Which partner leads?");
    // A nil in the dark (rule `dark_allowed`).
    if ((view.seen().play.anyCardSeats >> view.seat()) & 1)
        return TableText::tr("You play the top card of your stack.");
    return playWords(view);
}

QString otherDraws(const SeatView &, const QString &who)
{
    return TableText::tr("%1 draws.").arg(who);
}

QString otherBids(const SeatView &, const QString &who)
{
    return TableText::tr("It's %1's turn to bid.").arg(who);
}

QString otherRaises(const SeatView &, const QString &who)
{
    return TableText::tr("%1 may raise.").arg(who);
}

QString otherPasses(const SeatView &, const QString &who)
{
    return TableText::tr("%1 passes cards.").arg(who);
}

QString otherTakesKitty(const SeatView &, const QString &who)
{
    return TableText::tr("%1 is sorting out the kitty.").arg(who);
}

QString otherPlays(const SeatView &view, const QString &who)
{
    const DealState &deal = view.seen();
    if (!whyNotTakeBack(deal, view.seat()))
        return TableText::tr("It's %1's turn to play. Backspace takes your card back.").arg(who);
    return deal.play.inTrick == 0 ? TableText::tr("%1 leads.").arg(who)
                                  : TableText::tr("It's %1's turn to play.").arg(who);
}

/// Where cards are chosen, their choice says what is asked.
constexpr PhaseRow kPhases[] = {
    {Phase::draft, ownDraft, otherDraws}, {Phase::look, ownLook, otherBids},
    {Phase::call, ownCall, otherBids},    {Phase::raise, ownChoice, otherRaises},
    {Phase::pass, nullptr, otherPasses},  {Phase::kitty, nullptr, otherTakesKitty},
    {Phase::play, ownPlay, otherPlays},
};

const PhaseRow *phaseRow(Phase phase)
{
    const auto *row = std::find_if(std::begin(kPhases), std::end(kPhases),
                                   [phase](const PhaseRow &r) { return r.phase == phase; });
    return row == std::end(kPhases) ? nullptr : row;
}

// What is asked in a panel.

QString answerTitle(const Prompt &, const SeatView &view, const QStringList &names)
{
    const auto &questions = view.seen().questions;
    return askedTitle(questions.word, names.value(questions.askedBy));
}

QString nilTitle(const Prompt &prompt, const SeatView &, const QStringList &)
{
    return prompt.phase == Phase::look ? TableText::tr("Bid blind nil?")
                                       : TableText::tr("Bid nil?");
}

QString leaderTitle(const Prompt &, const SeatView &, const QStringList &)
{
    return TableText::tr("Which partner leads to the first trick?");
}

QString drawnTitle(const Prompt &, const SeatView &view, const QStringList &)
{
    return draftTitle(view);
}

QString aceTitle(const Prompt &, const SeatView &, const QStringList &)
{
    return TableText::tr("High or low?");
}

/// What the viewer may raise: the contract of the side, or the player's own number where that alone
/// grows; twice the number.
int raisedHalves(const Prompt &prompt, const DealState &deal, int seat)
{
    const int contract = contractHalves(deal, deal.sideOf(seat));
    const auto lowest =
        std::find_if(prompt.choices.begin(), prompt.choices.end(),
                     [](const Event &event) { return event.kind == EventKind::raise; });
    const bool whole = lowest == prompt.choices.end() || lowest->call().halves > contract;
    return whole ? contract : deal.calls[seat].halves;
}

QString raiseTitle(const Prompt &prompt, const SeatView &view, const QStringList &)
{
    const bool comeOut =
        std::any_of(prompt.choices.begin(), prompt.choices.end(),
                    [](const Event &event) { return event.kind == EventKind::comeOut; });
    if (comeOut)
        return TableText::tr("Keep the blind bid, or change to a regular ten?");
    const DealState &deal = view.seen();
    const int number = raisedHalves(prompt, deal, view.seat()) / 2;
    const bool side =
        !deal.seating().solo() && 2 * number == contractHalves(deal, deal.sideOf(view.seat()));
    return (side ? TableText::tr("Your side has bid %1. Raise it, or stay?")
                 : TableText::tr("You have bid %1. Raise it, or stay?"))
        .arg(number);
}

/// The title over a choice whose first is of that kind.
struct TitleRow {
    EventKind kind;
    QString (*title)(const Prompt &, const SeatView &, const QStringList &names);
};

constexpr TitleRow kTitles[] = {
    {EventKind::answer, answerTitle}, {EventKind::declare, nilTitle},
    {EventKind::leads, leaderTitle},  {EventKind::draft, drawnTitle},
    {EventKind::play, aceTitle},      {EventKind::raise, raiseTitle},
    {EventKind::stay, raiseTitle},    {EventKind::comeOut, raiseTitle},
};

QString passTitle(const CardChoice &choice, const SeatView &view, const QStringList &names)
{
    const QString text = TableText::tr("Choose %n card(s) to pass to %1.", nullptr, choice.most)
                             .arg(names.value(choice.to));
    const auto wanted = suitWanted(view, choice.to);
    return wanted ? text + QLatin1Char(' ') + wantedWords(*wanted) : text;
}

QString takeTitle(const CardChoice &choice, const SeatView &, const QStringList &)
{
    return choice.least == choice.most
               ? TableText::tr("Take %n card(s) from the kitty.", nullptr, choice.most)
               : TableText::tr("Take %1 to %n card(s) from the kitty.", nullptr, choice.most)
                     .arg(choice.least);
}

QString discardTitle(const CardChoice &choice, const SeatView &, const QStringList &)
{
    return TableText::tr("Choose %n card(s) to discard.", nullptr, choice.most);
}

/// A choice of cards: its title, and the button that ends it.
struct CardsRow {
    EventKind kind;
    QString (*title)(const CardChoice &, const SeatView &, const QStringList &names);
    const char *button;
};

constexpr CardsRow kCardChoices[] = {
    {EventKind::pass, passTitle, QT_TRANSLATE_NOOP("sandbag::TableText", "Pass them")},
    {EventKind::take, takeTitle, QT_TRANSLATE_NOOP("sandbag::TableText", "Take them")},
    {EventKind::discard, discardTitle, QT_TRANSLATE_NOOP("sandbag::TableText", "Discard them")},
};

/// The row of that kind; it must be there.
template<typename Rows>
const auto &rowOf(const Rows &rows, EventKind kind)
{
    const auto *row = std::find_if(std::begin(rows), std::end(rows),
                                   [kind](const auto &r) { return r.kind == kind; });
    assert(row != std::end(rows));
    return *row;
}

} // namespace

QString promptWords(const SeatView &view, const QStringList &names)
{
    if (view.mayAct() && view.prompt().cards)
        return cardChoiceTitle(*view.prompt().cards, view, names);
    const DealState &deal = view.seen();
    const PhaseRow *row = view.mayAct() ? phaseRow(view.prompt().phase)
                          : deal.over() ? nullptr
                                        : phaseRow(phaseOf(deal));
    if (!row)
        return {};
    QString words;
    if (!view.mayAct())
        words = row->others(view, names.value(deal.seat));
    else if (row->own)
        words = row->own(view, names);
    // Why nobody was asked for a bid (rule `bid_first_deal_plays_itself`).
    if (deal.stage == Stage::play && deal.play.tricksPlayed == 0 && playsItself(deal))
        words.prepend(TableText::tr("Nobody bids in this first deal.") + QLatin1Char(' '));
    return words;
}

QString choiceTitle(const Prompt &prompt, const SeatView &view, const QStringList &names)
{
    assert(!prompt.choices.empty());
    return rowOf(kTitles, prompt.choices.front().kind).title(prompt, view, names);
}

QString cardChoiceTitle(const CardChoice &choice, const SeatView &view, const QStringList &names)
{
    return rowOf(kCardChoices, choice.kind).title(choice, view, names);
}

QString cardChoiceButton(const CardChoice &choice)
{
    return TableText::tr(rowOf(kCardChoices, choice.kind).button);
}

} // namespace sandbag
