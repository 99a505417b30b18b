// SPDX-License-Identifier: GPL-3.0-or-later
#include "review/card_purpose.h"

#include "text/mark.h"

namespace sandbag {

namespace {

using Kind = Purpose::Kind;

/// One purpose in the words of a hint, and in those of whoever played the card.
struct Row {
    Kind kind;
    bool plain; ///< see isPlain()
    bool open;  ///< see isOpen()
    const char *toPlayer, *ofPlayer;
};

// Of %1 … %5 each sentence takes what it needs: player, card, other card, suit, spades.
constexpr Row kRows[] = {
    {Kind::nilUnderOthers, false, false,
     QT_TRANSLATE_NOOP("engine", "A card that others can beat: your nil is not to take the trick."),
     QT_TRANSLATE_NOOP("engine", "Others could beat it: my nil was not to take the trick.")},
    {Kind::nilMustTake, false, false,
     QT_TRANSLATE_NOOP("engine", "Nothing else may be played: hope that somebody covers it."),
     QT_TRANSLATE_NOOP("engine", "I had nothing lower to play, and hoped to be covered.")},
    {Kind::nilStaysBelow, false, true,
     QT_TRANSLATE_NOOP("engine", "It stays below what lies there, and your nil lives on."),
     QT_TRANSLATE_NOOP("engine", "It stayed below what lay there, so my nil lived on.")},
    {Kind::top, false, false,
     QT_TRANSLATE_NOOP("engine", "No card of its suit that is left beats it."),
     QT_TRANSLATE_NOOP("engine", "By my count no card of its suit was left to beat it.")},
    {Kind::topSpade, false, false, QT_TRANSLATE_NOOP("engine", "No spade that is left beats it."),
     QT_TRANSLATE_NOOP("engine", "By my count no spade was left to beat it.")},
    {Kind::lowLead, true, false,
     QT_TRANSLATE_NOOP("engine", "It asks the others to spend their high cards."),
     QT_TRANSLATE_NOOP("engine", "I wanted the others to spend their high cards.")},
    {Kind::lowSpade, true, false, QT_TRANSLATE_NOOP("engine", "It draws spades from the others."),
     QT_TRANSLATE_NOOP("engine", "I wanted spades out of the other hands.")},
    {Kind::winsCheaply, true, false,
     QT_TRANSLATE_NOOP("engine", "It wins the trick, and is the least that does."),
     QT_TRANSLATE_NOOP("engine", "I was last and took the trick as cheaply as I could.")},
    {Kind::wins, true, true, QT_TRANSLATE_NOOP("engine", "It wins the trick."),
     QT_TRANSLATE_NOOP("engine", "I was last and took the trick.")},
    {Kind::aheadForGood, false, false,
     QT_TRANSLATE_NOOP("engine", "It takes the lead, and none of its suit beats it."),
     QT_TRANSLATE_NOOP("engine", "By my count nothing of its suit could beat it.")},
    {Kind::ahead, true, true, QT_TRANSLATE_NOOP("engine", "It takes the lead in the trick."),
     QT_TRANSLATE_NOOP("engine", "I wanted the trick, or a higher card out of the next hands.")},
    {Kind::keepsHigher, false, false,
     QT_TRANSLATE_NOOP("engine", "%1 has the trick already: keep what is higher."),
     QT_TRANSLATE_NOOP("engine", "%1 had the trick, so I kept what was higher.")},
    {Kind::shedsHigher, false, false,
     QT_TRANSLATE_NOOP("engine", "%1 has the trick, and your contract is made: a high card that "
                                 "goes now wins no bag later."),
     QT_TRANSLATE_NOOP("engine", "%1 had the trick and our contract was made: I let a high card "
                                 "go before it won a bag.")},
    {Kind::shedsForBags, false, false,
     QT_TRANSLATE_NOOP("engine",
                       "Your contract is made: a high card that goes now wins no bag later."),
     QT_TRANSLATE_NOOP("engine",
                       "Our contract was made: I let a high card go before it won a bag.")},
    {Kind::cannotTake, true, false,
     QT_TRANSLATE_NOOP("engine", "No card of yours takes this trick: give what you need least."),
     QT_TRANSLATE_NOOP("engine", "I could not take the trick and gave what I needed least.")},
    {Kind::leavesIt, true, false,
     QT_TRANSLATE_NOOP("engine", "Better to leave this trick to the others."),
     QT_TRANSLATE_NOOP("engine", "I could have taken the trick, and did not want it.")},
    {Kind::takesOffNil, false, true,
     QT_TRANSLATE_NOOP("engine", "It takes the trick off %1, whose nil would be lost."),
     QT_TRANSLATE_NOOP("engine", "I took the trick off %1, or the nil was lost.")},
    {Kind::coversNil, false, false,
     QT_TRANSLATE_NOOP("engine", "%1 can stay under it with any card of its suit."),
     QT_TRANSLATE_NOOP("engine", "%1 could stay under it with any card of its suit.")},
    {Kind::provenCover, false, false,
     QT_TRANSLATE_NOOP("engine", "%1 let %2 go under %3: what they still hold of the suit should "
                                 "be lower, so this covers it."),
     QT_TRANSLATE_NOOP("engine", "%1 had let %2 go under %3: I took what they still held of the "
                                 "suit to be lower, and covered it.")},
    {Kind::nilThrows, false, true,
     QT_TRANSLATE_NOOP("engine", "%1 has no more %4: they can throw a danger to their nil away."),
     QT_TRANSLATE_NOOP("engine", "%1 had no more %4 and could throw a danger away.")},
    {Kind::keepsForNil, false, false,
     QT_TRANSLATE_NOOP("engine", "Keep the %2: under it %1's nil can still be caught."),
     QT_TRANSLATE_NOOP("engine", "I kept the %2: under it %1's nil could still be caught.")},
    {Kind::catchesNil, false, false,
     QT_TRANSLATE_NOOP("engine", "It is low enough to catch %1, who bid nil."),
     QT_TRANSLATE_NOOP("engine", "It was low enough to catch %1, who had bid nil.")},
    {Kind::partnerRuffs, false, true,
     QT_TRANSLATE_NOOP("engine", "%1 has no more %4 and can ruff this one."),
     QT_TRANSLATE_NOOP("engine", "%1 had no more %4 and could ruff it.")},
    {Kind::drawsSpades, false, false,
     QT_TRANSLATE_N_NOOP("engine", "With %n more spade(s) gone nobody can ruff the %2."),
     QT_TRANSLATE_N_NOOP("engine", "With %n more spade(s) gone nobody could ruff my %2.")},
    {Kind::drivesOut, false, false,
     QT_TRANSLATE_NOOP("engine", "Once the %2 is gone, your %3 is the highest."),
     QT_TRANSLATE_NOOP("engine", "Once the %2 was gone, my %3 was the highest.")},
    {Kind::lastOfSuit, false, false,
     QT_TRANSLATE_NOOP("engine",
                       "It is your last of that suit: your spades can ruff it from now on."),
     QT_TRANSLATE_NOOP("engine", "It was my last of the suit: from then on I could ruff it.")},
};

constexpr bool rowsStandByNumber()
{
    int number = 0;
    for (const Row &row : kRows) {
        if (static_cast<int>(row.kind) != number++)
            return false;
    }
    return number == static_cast<int>(Kind::lastOfSuit) + 1;
}
static_assert(rowsStandByNumber());

const Row &rowOf(Kind kind)
{
    return kRows[static_cast<std::size_t>(kind)];
}

} // namespace

bool isPlain(Purpose::Kind kind)
{
    return rowOf(kind).plain;
}

bool isOpen(Purpose::Kind kind)
{
    return rowOf(kind).open;
}

Sentence wordsOf(const Purpose &purpose, Voice voice)
{
    const Row &row = rowOf(purpose.kind);
    const char *text = voice == Voice::toPlayer ? row.toPlayer : row.ofPlayer;
    std::vector<SentenceArg> args{Seat{purpose.seat}, purpose.card, purpose.other, purpose.suit};
    if (purpose.kind == Kind::drawsSpades)
        return Sentence::counted(text, purpose.count, std::move(args));
    return {text, std::move(args)};
}

} // namespace sandbag
