// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cards/card.h"
#include "search/telling.h"
#include "text/sentence.h"

#include <cstdint>
#include <optional>

namespace sandbag {

class CardAtTurn;
class SeatView;

/// What a card is played for, as far as its player can know from their own cards and those played.
struct Purpose {
    enum class Kind : std::uint8_t {
        // To the trick.
        nilUnderOthers,  ///< own nil leads what others can beat
        nilMustTake,     ///< own nil, whatever is played is ahead of the cards so far
        nilEasiest,      ///< … all cards of one suit, of which this is the lowest
        nilAllBeat,      ///< … and this is another one
        nilOnlyRuffed,   ///< … which nobody still to play can beat, but with a spade
        nilIsLost,       ///< … and nobody still to play can beat any of them
        nilStaysBelow,   ///< own nil, below the winning card
        nilShedsBelow,   ///< … with the highest card that is, where lower ones are, too
        nilShedsFreely,  ///< own nil, no card takes the trick, and this is the highest of its suit
        nilIsFree,       ///< … and this is another one
        nilTrustsOthers, ///< own nil, ahead though it need not be, of those who may beat it
        nilTrustsLast,   ///< … of the one player who may
        nilDiscards,     ///< own nil, a card that cannot take the trick
        nilShedsDanger,  ///< … but would have taken most tricks of its own suit
        top,             ///< leads the highest of its suit
        topSpade,
        onlyTrumped, ///< leads the highest of a suit that an opponent has run out of
        noneLeft,    ///< leads a suit of which nobody else holds a card
        givesUpLead, ///< leads what others beat, as another trick would be a bag
        lowLead,     ///< leads what others beat
        lowSpade,
        keepsWinner,   ///< … and keeps a card that nothing of its suit beats
        noWinner,      ///< … and has no such card
        partnerMayWin, ///< leads from a suit in which the hand itself can hardly win
        winsCheaply,   ///< last to play, with the least that wins
        wins,
        aheadForGood, ///< takes the lead with the highest of its suit
        ahead,
        aheadOfLast,  ///< … and one player is still to play
        playsLow,     ///< … with a low card, where a higher one stays
        mustGoAhead,  ///< whatever is played is ahead of the cards so far, and this is the least
        ruffs,        ///< cannot follow suit, and takes the lead with a spade
        ruffsLow,     ///< … with the lowest that does
        ruffsHigh,    ///< … with a higher one, where the lowest is easier to beat
        takesOver,    ///< last to play, over a partner who wants the trick
        raises,       ///< ahead of such a partner, whom others may still beat
        mustTakeOver, ///< no card that may be played leaves it to them
        keepsHigher,  ///< partner has the trick, a higher card of the suit stays
        keepsHigherYet,
        keepsSpades, ///< … and a spade that could have taken it
        keepsSpadesYet,
        keepsLower,       ///< partner has the trick, a lower card of the suit stays
        leavesPartner,    ///< partner has the trick, and no more is to be said of it
        leavesPartnerYet, ///< … and others are to play, as in keepsHigherYet
        isPartners,       ///< partner has the trick, which could not be taken from them
        lowestOfPartners, ///< … and this is the lowest card of the led suit
        shedsHigher,      ///< partner has the trick, the contract is made: a bag less to come
        shedsForBags,     ///< the same where the others have the trick
        cannotTake,       ///< no card that may be played takes the trick
        spares,           ///< … and a lower one that stays is no better
        lowest,           ///< … and this is the lowest one of the led suit
        neitherWins,      ///< … and no more comes of this one than of a lower one
        keepsLow,         ///< … and another card stays, which loses tricks more surely
        keepsGuard,       ///< … and another card stays, below one that may win
        leavesIt,         ///< a card that would take it stays in the hand
        leavesBag,        ///< the same where the trick could only be a bag
        savesBetter,      ///< the same where the contract still needs tricks
        savesSpades,      ///< … and the card was a spade
        partnerToCome,    ///< the same where a partner is to play, who may take it
        partnerToCut,     ///< … and the card was a spade
        declinesBag,      ///< the same where it counts as a bag, whatever else may come of it
        leavesNil,        ///< the same where an opponent's nil has the trick
        // Beyond it.
        takesOffNil,  ///< takes the trick off a partner's nil
        coversNil,    ///< a partner's nil can stay under it
        provenCover,  ///< … shown by their playing a lower card under a higher one
        coversYet,    ///< over the cards so far: a partner's nil is still to play
        likelyCover,  ///< most of the suit is below it, so they can probably stay under it
        nilThrows,    ///< a partner's nil has run out of the suit
        keepsForNil,  ///< another card stays, under which an opponent's nil can be caught
        catchesNil,   ///< low enough to catch an opponent's nil
        leavesToNil,  ///< leaves a low card ahead, which such a nil may have to beat
        partnerRuffs, ///< partner has run out of the suit
        drawsSpades,  ///< so that nobody can ruff a winner
        drivesOut,    ///< forces out the only higher card, so that the own next one is good
        lastOfSuit,   ///< spades can ruff the suit from now on
        // Rather than another card, of which the same would be said (card_contrast.h).
        fewerRuffs,   ///< others hold more of the suit
        nextIsHigh,   ///< the own next one is the highest then
        avoidsRuff,   ///< an opponent has run out of the suit of the other card
        returnsSuit,  ///< partner has led the suit
        leadsNoGuard, ///< the other one guards a card that may win
        savesOther,   ///< the other one is more likely to win a trick
        shortens,     ///< one card of the suit is left, then spades can ruff it
        longest,      ///< low cards of the longest side suit may win
        isHarder,     ///< others may play a card between both
        keepsLoser,   ///< the other one loses a trick more surely
        moreAbove,    ///< own nil, more cards are above it
        moreDanger,   ///< own nil, it is more likely to take a trick
        keepsCover,   ///< the other one is more likely to cover a partner's nil later
        coversMore,   ///< a partner's nil is more likely to stay under this lead
        fewerAbove,   ///< a partner's nil is more likely to stay under it
        fewerBelow,   ///< an opponent's nil is less likely to stay under it
    };

    Kind kind;
    int seat = -1; ///< whose nil, who has the trick, who ruffs
    /// The winner, the higher card, the card dropped, the one to beat, the one that stays; of two
    /// that win nothing the one played.
    Card card{};
    /// The own next one, the card it was dropped under, this card of a nil, the one that is
    /// guarded; of two that win nothing the lower one.
    Card other{};
    Suit suit{};          ///< partner has run out of, of all that a nil may play
    int count = 0;        ///< spades that are out
    bool alone = false;   ///< the contract is the player's own, with no partner
    bool counted = false; ///< higher cards of the suit are gone: that it is the highest is a count
};

/// What the card does to the trick; nothing where nothing true can be said of it. Not
/// `mayShorten`: that it leaves one card of its suit is no purpose, as another card leaves none.
[[nodiscard]] std::optional<Purpose> purposeOf(const CardAtTurn &card, bool mayShorten = true);
/// For what it is good beyond the trick; nothing where nothing of the kind can be said.
[[nodiscard]] std::optional<Purpose> planOf(const CardAtTurn &card);
/// It says what anyone sees, or little: something that explains more goes before it.
[[nodiscard]] bool isPlain(Purpose::Kind kind);
/// Everyone at the table knows it: nothing in it shows what else the hand holds, nor, as that no
/// card is left to beat it would, what it does not have to fear.
[[nodiscard]] bool isOpen(Purpose::Kind kind);

/// The card that is said to stay for the sake of a later trick, where it could have been played
/// instead; nothing where it says nothing of the kind.
[[nodiscard]] std::optional<Card> keptBy(const Purpose &purpose);

/// The same without what shows which other cards the hand holds.
[[nodiscard]] Purpose inTheOpen(Purpose purpose);

/// Its player knows it by counting, and says so.
[[nodiscard]] bool isByCount(const Purpose &purpose);

[[nodiscard]] Sentence wordsOf(const Purpose &purpose, Voice voice);

} // namespace sandbag
