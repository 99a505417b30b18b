// SPDX-License-Identifier: GPL-3.0-or-later
#include "review/card_purpose.h"

#include "text/enum_rows.h"
#include "text/mark.h"

namespace sandbag {

namespace {

using Kind = Purpose::Kind;

/// One purpose in the words of a hint, and in those of the one who played the card; said of the
/// reader in others.
struct Row {
    Kind kind;
    bool plain; ///< see isPlain()
    bool open;  ///< see isOpen()
    const char *toPlayer, *ofPlayer;
    const char *ofReader = "";
    const char *ofLoner = ""; ///< of a player who has no partner, where it speaks of the contract
    const char *ofSeen = "";  ///< instead of what is said by count, where there is nothing to count
};

// Of %1 … %5 each sentence takes what it needs: player, card, other card, suit, spades.
constexpr Row kRows[] = {
    {Kind::nilUnderOthers, false, false,
     QT_TRANSLATE_NOOP("players", "Others can beat this card, which protects your nil."),
     QT_TRANSLATE_NOOP("players", "Others could beat it, which protected my nil.")},
    {Kind::nilMustTake, false, false,
     QT_TRANSLATE_NOOP("players",
                       "Any card you may play would be winning so far; hope someone covers it."),
     QT_TRANSLATE_NOOP("players", "Any card I could have played would have been winning so far, "
                                  "and I hoped to be covered.")},
    {Kind::nilEasiest, false, false,
     QT_TRANSLATE_NOOP("players",
                       "All your %4 beat the %2; the %3 is the easiest for the others to cover."),
     QT_TRANSLATE_NOOP(
         "players", "All my %4 beat the %2, and the %3 was the easiest for the others to cover.")},
    {Kind::nilAllBeat, false, false,
     QT_TRANSLATE_NOOP("players", "All your %4 beat the %2; hope someone covers the %3."),
     QT_TRANSLATE_NOOP("players", "All my %4 beat the %2; I hoped someone would cover the %3.")},
    {Kind::nilOnlyRuffed, false, false,
     QT_TRANSLATE_NOOP("players", "All your %4 beat the %2, and only a spade can cover the %3."),
     QT_TRANSLATE_NOOP("players", "All my %4 beat the %2, and only a spade could cover the %3.")},
    {Kind::nilIsLost, false, false,
     QT_TRANSLATE_NOOP("players",
                       "Every card you may play takes this trick, so your nil can't be saved."),
     QT_TRANSLATE_NOOP("players", "Every card I could have played would have taken the trick, so "
                                  "my nil couldn't be saved.")},
    {Kind::nilStaysBelow, false, true,
     QT_TRANSLATE_NOOP("players",
                       "It stays under the winning card, so your nil is safe on this trick."),
     QT_TRANSLATE_NOOP("players",
                       "It stayed under the winning card, so my nil was safe on that trick.")},
    {Kind::nilShedsBelow, false, false,
     QT_TRANSLATE_NOOP("players",
                       "The %3 is your highest card that stays under the winning card: "
                       "your nil is safe on this trick, and the %3 can't endanger it later."),
     QT_TRANSLATE_NOOP("players",
                       "The %3 was my highest card that stayed under the winning card, "
                       "so my nil was safe on that trick and the %3 could not endanger it later.")},
    {Kind::nilShedsFreely, false, false,
     QT_TRANSLATE_NOOP("players", "None of your cards can win this trick: get rid of the %3, your "
                                  "highest of that suit, which might endanger your nil later."),
     QT_TRANSLATE_NOOP("players",
                       "None of my cards could win the trick, so I got rid of the %3, my highest "
                       "of that suit, which might have endangered my nil later.")},
    {Kind::nilIsFree, false, false,
     QT_TRANSLATE_NOOP(
         "players",
         "None of the cards you may play can win this trick, so your nil is safe here anyway."),
     QT_TRANSLATE_NOOP("players", "None of the cards I could have played would have won the trick, "
                                  "so my nil was safe there anyway.")},
    {Kind::nilTrustsOthers, false, false,
     QT_TRANSLATE_NOOP(
         "players", "Hope that the next players beat it: then it can no longer endanger your nil."),
     QT_TRANSLATE_NOOP(
         "players",
         "I hoped that the next players would beat it, so that it could no longer endanger my "
         "nil.")},
    {Kind::nilTrustsLast, false, false,
     QT_TRANSLATE_NOOP("players",
                       "Hope that %1 beats it: then it can no longer endanger your nil."),
     QT_TRANSLATE_NOOP(
         "players", "I hoped that %1 would beat it, so that it could no longer endanger my nil."),
     QT_TRANSLATE_NOOP(
         "players", "I hoped that you would beat it, so that it could no longer endanger my nil.")},
    {Kind::nilDiscards, false, true,
     QT_TRANSLATE_NOOP("players",
                       "You can't follow suit: get rid of this card without risk to your nil."),
     QT_TRANSLATE_NOOP("players",
                       "I couldn't follow suit, so I got rid of a card without risk to my nil.")},
    {Kind::nilShedsDanger, false, true,
     QT_TRANSLATE_NOOP("players",
                       "You can't follow suit: get rid of the %3, which endangers your nil."),
     QT_TRANSLATE_NOOP("players",
                       "I couldn't follow suit, so I got rid of the %3, which endangered my nil.")},
    {Kind::top, false, false,
     QT_TRANSLATE_NOOP("players", "No remaining card of its suit beats it."),
     QT_TRANSLATE_NOOP("players", "By my count, no remaining card of the suit could beat it."), "",
     "", QT_TRANSLATE_NOOP("players", "No card of the suit could beat it.")},
    {Kind::topSpade, false, false, QT_TRANSLATE_NOOP("players", "No remaining spade beats it."),
     QT_TRANSLATE_NOOP("players", "By my count, no remaining spade could beat it."), "", "",
     QT_TRANSLATE_NOOP("players", "No card could beat it.")},
    {Kind::onlyTrumped, false, false,
     QT_TRANSLATE_NOOP("players", "Only a spade can beat it: %1 has no more %4."),
     QT_TRANSLATE_NOOP("players", "By my count, only a spade could beat it: %1 had no more %4."),
     QT_TRANSLATE_NOOP("players", "By my count, only a spade could beat it: you had no more %4.")},
    {Kind::noneLeft, false, false,
     QT_TRANSLATE_NOOP("players", "Nobody else has any %4 left, so only a spade can beat it."),
     QT_TRANSLATE_NOOP("players",
                       "By my count, nobody else had any %4 left, so only a spade could beat it.")},
    {Kind::givesUpLead, true, false,
     QT_TRANSLATE_NOOP("players", "Your contract is made: lead a card that others can beat."),
     QT_TRANSLATE_NOOP("players", "Our contract was made, so I led a card that others could beat."),
     "",
     QT_TRANSLATE_NOOP("players", "My contract was made, so I led a card that others could beat.")},
    {Kind::lowLead, true, false,
     QT_TRANSLATE_NOOP("players", "It makes the opponents use their high cards."),
     QT_TRANSLATE_NOOP("players", "I wanted the opponents to use their high cards.")},
    {Kind::lowSpade, true, false, QT_TRANSLATE_NOOP("players", "It draws spades from the others."),
     QT_TRANSLATE_NOOP("players", "I wanted to draw spades from the other hands.")},
    {Kind::keepsWinner, true, false,
     QT_TRANSLATE_NOOP("players", "Keep the %2 for later and lead a card that others can beat."),
     QT_TRANSLATE_NOOP("players",
                       "I kept the %2 for later and led a card that others could beat.")},
    {Kind::noWinner, true, false,
     QT_TRANSLATE_NOOP("players",
                       "None of your cards is sure to win: lead one that others can beat."),
     QT_TRANSLATE_NOOP("players", "None of my cards was sure to win, so I led one that others "
                                  "could beat.")},
    {Kind::partnerMayWin, true, false,
     QT_TRANSLATE_NOOP("players", "You can hardly win a trick in %4 yourself: hope that %1 can."),
     QT_TRANSLATE_NOOP("players",
                       "I could hardly win a trick in %4 myself and hoped that %1 could."),
     QT_TRANSLATE_NOOP("players",
                       "I could hardly win a trick in %4 myself and hoped that you could.")},
    {Kind::winsCheaply, false, false,
     QT_TRANSLATE_NOOP("players", "This is the lowest card you can win the trick with."),
     QT_TRANSLATE_NOOP("players", "I was last and took the trick as cheaply as I could.")},
    {Kind::wins, false, true, QT_TRANSLATE_NOOP("players", "It wins the trick."),
     QT_TRANSLATE_NOOP("players", "I was last and took the trick.")},
    {Kind::aheadForGood, false, false,
     QT_TRANSLATE_NOOP("players", "It's now winning, and no card of that suit can beat it."),
     QT_TRANSLATE_NOOP("players", "By my count, no card of the suit could beat it."), "", "",
     QT_TRANSLATE_NOOP("players", "No card of the suit could beat it.")},
    {Kind::ahead, true, true,
     QT_TRANSLATE_NOOP("players",
                       "It's now winning, and the next players need a better card to beat it."),
     QT_TRANSLATE_NOOP("players",
                       "I wanted to win the trick or make the next players play a higher card.")},
    {Kind::aheadOfLast, true, true,
     QT_TRANSLATE_NOOP("players", "It's now winning, and %1 needs a better card to beat it."),
     QT_TRANSLATE_NOOP("players", "I wanted to win the trick or make %1 play a higher card."),
     QT_TRANSLATE_NOOP("players", "I wanted to win the trick or make you play a higher card.")},
    {Kind::playsLow, true, false,
     QT_TRANSLATE_NOOP("players", "Play low and save your better cards."),
     QT_TRANSLATE_NOOP("players", "I played low and saved my better cards.")},
    {Kind::mustGoAhead, true, false,
     QT_TRANSLATE_NOOP("players",
                       "Any card you may play would be winning so far: play the lowest."),
     QT_TRANSLATE_NOOP("players", "Any card I could have played would have been winning so far, so "
                                  "I played the lowest.")},
    {Kind::ruffs, false, true, QT_TRANSLATE_NOOP("players", "You have no %4 and can trump."),
     QT_TRANSLATE_NOOP("players", "I had no %4 and trumped.")},
    {Kind::ruffsLow, false, false,
     QT_TRANSLATE_NOOP("players",
                       "You have no %4 and can trump with the lowest spade that is enough."),
     QT_TRANSLATE_NOOP("players", "I had no %4 and trumped with my lowest spade that was enough.")},
    {Kind::ruffsHigh, false, false,
     QT_TRANSLATE_NOOP("players",
                       "You have no %4 and can trump; a lower spade would be easier to beat."),
     QT_TRANSLATE_NOOP("players",
                       "I had no %4 and trumped; a lower spade would have been easier to beat.")},
    {Kind::takesOver, false, true,
     QT_TRANSLATE_NOOP("players",
                       "%1 is already winning, but take the trick yourself so that you lead next."),
     QT_TRANSLATE_NOOP("players",
                       "%1 was already winning, but I took the trick myself to lead next."),
     QT_TRANSLATE_NOOP("players",
                       "You were already winning, but I took the trick myself to lead next.")},
    {Kind::raises, false, true,
     QT_TRANSLATE_NOOP("players", "%1 is winning so far, but this card is harder to beat."),
     QT_TRANSLATE_NOOP("players", "%1 was winning so far, but my card was harder to beat."),
     QT_TRANSLATE_NOOP("players", "You were winning so far, but my card was harder to beat.")},
    {Kind::mustTakeOver, false, false,
     QT_TRANSLATE_NOOP("players", "%1 is winning, but every card you may play takes the trick."),
     QT_TRANSLATE_NOOP(
         "players", "%1 was winning, but any card I could have played would have taken the trick."),
     QT_TRANSLATE_NOOP(
         "players",
         "You were winning, but any card I could have played would have taken the trick.")},
    {Kind::keepsHigher, false, false,
     QT_TRANSLATE_NOOP("players", "%1 is already winning: save your higher cards."),
     QT_TRANSLATE_NOOP("players", "%1 was already winning, so I saved my higher cards."),
     QT_TRANSLATE_NOOP("players", "You were already winning, so I saved my higher cards.")},
    {Kind::keepsHigherYet, false, false,
     QT_TRANSLATE_NOOP("players", "%1 is winning so far: save your higher cards."),
     QT_TRANSLATE_NOOP("players", "%1 was winning so far, so I saved my higher cards."),
     QT_TRANSLATE_NOOP("players", "You were winning so far, so I saved my higher cards.")},
    {Kind::keepsSpades, false, false,
     QT_TRANSLATE_NOOP("players", "%1 is already winning: save your spades."),
     QT_TRANSLATE_NOOP("players", "%1 was already winning, so I saved my spades."),
     QT_TRANSLATE_NOOP("players", "You were already winning, so I saved my spades.")},
    {Kind::keepsSpadesYet, false, false,
     QT_TRANSLATE_NOOP("players", "%1 is winning so far: save your spades."),
     QT_TRANSLATE_NOOP("players", "%1 was winning so far, so I saved my spades."),
     QT_TRANSLATE_NOOP("players", "You were winning so far, so I saved my spades.")},
    {Kind::keepsLower, false, false,
     QT_TRANSLATE_NOOP("players",
                       "%1 is winning so far: keep the %2 for a trick that you want to lose."),
     QT_TRANSLATE_NOOP("players", "%1 was winning so far, and I kept the %2 for a trick that I "
                                  "would want to lose."),
     QT_TRANSLATE_NOOP("players", "You were winning so far, and I kept the %2 for a trick that I "
                                  "would want to lose.")},
    {Kind::leavesPartner, true, false,
     QT_TRANSLATE_NOOP("players", "%1 is already winning: leave them the trick."),
     QT_TRANSLATE_NOOP("players", "%1 was already winning, so I left them the trick."),
     QT_TRANSLATE_NOOP("players", "You were already winning, so I left you the trick.")},
    {Kind::leavesPartnerYet, true, false,
     QT_TRANSLATE_NOOP("players", "%1 is winning so far: leave them the trick."),
     QT_TRANSLATE_NOOP("players", "%1 was winning so far, so I left them the trick."),
     QT_TRANSLATE_NOOP("players", "You were winning so far, so I left you the trick.")},
    {Kind::isPartners, true, false,
     QT_TRANSLATE_NOOP("players",
                       "%1 is winning so far, and you can't: play the card you need least."),
     QT_TRANSLATE_NOOP(
         "players", "%1 was winning so far, and I couldn't, so I played the card I needed least."),
     QT_TRANSLATE_NOOP(
         "players",
         "You were winning so far, and I couldn't, so I played the card I needed least.")},
    {Kind::lowestOfPartners, false, false,
     QT_TRANSLATE_NOOP("players",
                       "%1 is winning so far, and you can't: play your lowest card of the suit."),
     QT_TRANSLATE_NOOP("players", "%1 was winning so far, and I couldn't, so I played my lowest "
                                  "card of the suit."),
     QT_TRANSLATE_NOOP("players", "You were winning so far, and I couldn't, so I played my lowest "
                                  "card of the suit.")},
    {Kind::shedsHigher, false, false,
     QT_TRANSLATE_NOOP("players",
                       "%1 is winning, and your contract is made: get rid of a high card "
                       "before it brings you a bag."),
     QT_TRANSLATE_NOOP("players", "%1 was winning and our contract was made: I got rid of a high "
                                  "card before it could bring us a bag."),
     QT_TRANSLATE_NOOP("players", "You were winning and our contract was made: I got rid of a high "
                                  "card before it could bring us a bag.")},
    {Kind::shedsForBags, false, false,
     QT_TRANSLATE_NOOP("players",
                       "Your contract is made: get rid of a high card before it brings you a bag."),
     QT_TRANSLATE_NOOP(
         "players",
         "Our contract was made: I got rid of a high card before it could bring us a bag."),
     "",
     QT_TRANSLATE_NOOP(
         "players",
         "My contract was made: I got rid of a high card before it could bring me a bag.")},
    {Kind::cannotTake, true, false,
     QT_TRANSLATE_NOOP("players", "You can't win this trick: play the card you need least."),
     QT_TRANSLATE_NOOP("players",
                       "I couldn't win the trick, so I played the card I needed least.")},
    {Kind::spares, true, false,
     QT_TRANSLATE_NOOP("players", "You can't win this trick: play a card that you can spare."),
     QT_TRANSLATE_NOOP("players",
                       "I couldn't win the trick, so I played a card that I could spare.")},
    {Kind::lowest, false, false,
     QT_TRANSLATE_NOOP("players", "You can't win this trick: play your lowest card of the suit."),
     QT_TRANSLATE_NOOP("players",
                       "I couldn't win the trick, so I played my lowest card of the suit.")},
    {Kind::neitherWins, true, false,
     QT_TRANSLATE_NOOP(
         "players",
         "You can't win this trick, and neither the %2 nor the %3 is likely to win one later."),
     QT_TRANSLATE_NOOP(
         "players",
         "I couldn't win the trick, and neither the %2 nor the %3 was likely to win one later.")},
    {Kind::keepsLow, true, false,
     QT_TRANSLATE_NOOP("players",
                       "You can't win this trick: keep the %2 for a trick that you want to lose."),
     QT_TRANSLATE_NOOP(
         "players", "I couldn't win the trick and kept the %2 for one that I would want to lose.")},
    {Kind::keepsGuard, false, false,
     QT_TRANSLATE_NOOP("players", "You can't win this trick: keep the %2, which protects your %3."),
     QT_TRANSLATE_NOOP("players",
                       "I couldn't win the trick and kept the %2, which protected my %3.")},
    {Kind::leavesIt, true, false,
     QT_TRANSLATE_NOOP("players", "It's better to leave this trick to the others."),
     QT_TRANSLATE_NOOP("players",
                       "I could have beaten the best card so far but did not want the trick.")},
    {Kind::leavesBag, true, false,
     QT_TRANSLATE_NOOP(
         "players",
         "Your contract is made: leave this trick to the others, for it would only be a bag."),
     QT_TRANSLATE_NOOP("players",
                       "Our contract was made and the trick would only have been a bag, so I left "
                       "it to the others."),
     "",
     QT_TRANSLATE_NOOP("players", "My contract was made and the trick would only have been a bag, "
                                  "so I left it to the others.")},
    {Kind::savesBetter, true, false,
     QT_TRANSLATE_NOOP("players",
                       "Leave this trick to the others and save your better cards for later."),
     QT_TRANSLATE_NOOP("players", "I could have beaten the best card so far but saved my better "
                                  "cards for later.")},
    {Kind::savesSpades, true, false,
     QT_TRANSLATE_NOOP("players", "Leave this trick to the others and save your spades for later."),
     QT_TRANSLATE_NOOP("players", "I could have trumped but saved my spades for later.")},
    {Kind::partnerToCome, false, false,
     QT_TRANSLATE_NOOP("players",
                       "%1 is still to play and may win this trick: save your better cards."),
     QT_TRANSLATE_NOOP(
         "players",
         "%1 was still to play and might win the trick, so I saved my better cards for later."),
     QT_TRANSLATE_NOOP("players", "You were still to play and might win the trick, so I saved my "
                                  "better cards for later.")},
    {Kind::partnerToCut, false, false,
     QT_TRANSLATE_NOOP("players", "%1 is still to play and may win this trick: save your spades."),
     QT_TRANSLATE_NOOP(
         "players",
         "%1 was still to play and might win the trick, so I saved my spades for later."),
     QT_TRANSLATE_NOOP("players",
                       "You were still to play and might win the trick, so I saved my spades for "
                       "later.")},
    {Kind::declinesBag, true, false,
     QT_TRANSLATE_NOOP("players", "Your contract is made, so this trick would count as a bag."),
     QT_TRANSLATE_NOOP("players",
                       "Our contract was made and the trick would have counted as a bag, "
                       "so I left it to the others."),
     "",
     QT_TRANSLATE_NOOP("players", "My contract was made and the trick would have counted as a bag, "
                                  "so I left it to the others.")},
    {Kind::leavesNil, false, false,
     QT_TRANSLATE_NOOP("players", "%1, who bid nil, is winning so far: leave them the trick."),
     QT_TRANSLATE_NOOP("players",
                       "%1, who had bid nil, was winning so far, so I left them the trick."),
     QT_TRANSLATE_NOOP("players",
                       "You had bid nil and were winning so far, so I left you the trick.")},
    {Kind::takesOffNil, false, true,
     QT_TRANSLATE_NOOP("players", "It takes the trick from %1 and saves the nil."),
     QT_TRANSLATE_NOOP("players", "I took the trick from %1 to save the nil."),
     QT_TRANSLATE_NOOP("players", "I took the trick from you to save the nil.")},
    {Kind::coversNil, false, false,
     QT_TRANSLATE_NOOP("players",
                       "Whatever card of this suit %1 plays, it will be lower than this one."),
     QT_TRANSLATE_NOOP("players",
                       "Whatever card of the suit %1 played, it would be lower than mine."),
     QT_TRANSLATE_NOOP("players",
                       "Whatever card of the suit you played, it would be lower than mine.")},
    {Kind::provenCover, false, false,
     QT_TRANSLATE_NOOP("players", "A nil bidder gets rid of high cards first. %1 could play any "
                                  "card below the %3 and chose the %2. So %1's other cards of this "
                                  "suit are probably lower still, and this card protects the nil."),
     QT_TRANSLATE_NOOP("players",
                       "%1 could play any card below the %3 and chose the %2. So %1's other cards "
                       "of the suit were probably lower still, and my card protected the nil."),
     QT_TRANSLATE_NOOP("players",
                       "You could play any card below the %3 and chose the %2. So your other cards "
                       "of the suit were probably lower still, and my card protected the nil.")},
    {Kind::coversYet, false, true,
     QT_TRANSLATE_NOOP("players", "%1, who bid nil, is still to play: under this card it is easier "
                                  "for them to stay out of the trick."),
     QT_TRANSLATE_NOOP("players", "%1, who had bid nil, was still to play: under my card it was "
                                  "easier to stay out of the trick."),
     QT_TRANSLATE_NOOP("players", "You had bid nil and were still to play: under my card it was "
                                  "easier to stay out of the trick.")},
    {Kind::likelyCover, false, false,
     QT_TRANSLATE_NOOP("players", "It's so high that %1, who bid nil, can probably play below it."),
     QT_TRANSLATE_NOOP("players", "It was so high that %1, who had bid nil, could probably play "
                                  "below it."),
     QT_TRANSLATE_NOOP("players",
                       "It was so high that you could probably play below it and keep your nil.")},
    {Kind::nilThrows, false, true,
     QT_TRANSLATE_NOOP(
         "players", "%1 has no more %4 and can probably discard a card that endangers their nil."),
     QT_TRANSLATE_NOOP("players", "%1 had no more %4 and could probably discard a dangerous card."),
     QT_TRANSLATE_NOOP("players",
                       "You had no more %4 and could probably discard a dangerous card.")},
    {Kind::keepsForNil, false, false,
     QT_TRANSLATE_NOOP("players",
                       "Keep the %2 to lead it later: it is so low that %1, who bid nil, "
                       "may have to beat it and take the trick."),
     QT_TRANSLATE_NOOP("players", "I kept the %2 to lead it later: it was so low that %1, who had "
                                  "bid nil, might have to beat it and take the trick."),
     QT_TRANSLATE_NOOP("players", "I kept the %2 to lead it later: it was so low that you, having "
                                  "bid nil, might have to beat it and take the trick.")},
    {Kind::catchesNil, false, false,
     QT_TRANSLATE_NOOP("players", "It's so low that %1, who bid nil, may have to take the trick."),
     QT_TRANSLATE_NOOP("players",
                       "It was so low that %1, who had bid nil, might have to take the trick."),
     QT_TRANSLATE_NOOP("players",
                       "It was so low that you, having bid nil, might have to take the trick.")},
    {Kind::leavesToNil, false, true,
     QT_TRANSLATE_NOOP("players", "%1, who bid nil, is still to play and may have to beat the %2."),
     QT_TRANSLATE_NOOP("players",
                       "%1, who had bid nil, was still to play and might have to beat the %2."),
     QT_TRANSLATE_NOOP("players",
                       "You had bid nil, were still to play, and might have to beat the %2.")},
    {Kind::partnerRuffs, false, true,
     QT_TRANSLATE_NOOP("players", "%1 has no more %4 and may be able to trump this trick."),
     QT_TRANSLATE_NOOP("players", "%1 had no more %4 and might trump the trick."),
     QT_TRANSLATE_NOOP("players", "You had no more %4 and might trump the trick.")},
    {Kind::drawsSpades, false, false,
     QT_TRANSLATE_N_NOOP("players", "After %n more spade(s), nobody can trump the %2."),
     QT_TRANSLATE_N_NOOP("players", "After %n more spade(s), nobody could trump my %2.")},
    {Kind::drivesOut, false, false,
     QT_TRANSLATE_NOOP("players", "Once the %2 is gone, your %3 is the highest."),
     QT_TRANSLATE_NOOP("players", "Once the %2 was gone, my %3 was the highest.")},
    {Kind::lastOfSuit, false, false,
     QT_TRANSLATE_NOOP("players", "It's your last card of that suit, so from now on you can trump "
                                  "when others lead that suit."),
     QT_TRANSLATE_NOOP("players",
                       "I played my last card of the suit, so from then on I could trump "
                       "when others led that suit.")},
    {Kind::fewerRuffs, false, false,
     QT_TRANSLATE_NOOP("players",
                       "The others hold more %4, so it's less likely to be trumped than the %2."),
     QT_TRANSLATE_NOOP(
         "players", "The others held more %4, so it was less likely to be trumped than the %2.")},
    {Kind::nextIsHigh, false, false,
     QT_TRANSLATE_NOOP("players", "After it, your %2 is the highest of that suit."),
     QT_TRANSLATE_NOOP("players", "After it, my %2 was the highest of the suit.")},
    {Kind::avoidsRuff, false, false,
     QT_TRANSLATE_NOOP("players", "%1 has no more %4 and could trump the %2."),
     QT_TRANSLATE_NOOP("players", "%1 had no more %4 and could have trumped the %2."),
     QT_TRANSLATE_NOOP("players", "You had no more %4 and could have trumped the %2.")},
    {Kind::returnsSuit, false, true,
     QT_TRANSLATE_NOOP("players", "%1 led %4 before: lead that suit again."),
     QT_TRANSLATE_NOOP("players", "%1 had led %4 before, so I led that suit again."),
     QT_TRANSLATE_NOOP("players", "You had led %4 before, so I led that suit again.")},
    {Kind::leadsNoGuard, false, false,
     QT_TRANSLATE_NOOP("players", "Keep the %2, which protects your %3."),
     QT_TRANSLATE_NOOP("players", "I kept the %2, which protected my %3.")},
    {Kind::savesOther, false, false,
     QT_TRANSLATE_NOOP("players", "Save the %2, which is more likely to win a trick later."),
     QT_TRANSLATE_NOOP("players", "I saved the %2, which was more likely to win a trick later.")},
    {Kind::shortens, false, false,
     QT_TRANSLATE_NOOP(
         "players", "It leaves you only one card of that suit, so you may soon be able to trump."),
     QT_TRANSLATE_NOOP("players",
                       "It left me only one card of the suit, so I might soon be able to trump.")},
    {Kind::longest, false, false,
     QT_TRANSLATE_NOOP("players",
                       "It's your longest suit apart from spades, so a low card of it may "
                       "win a trick later."),
     QT_TRANSLATE_NOOP("players", "It was my longest suit apart from spades, so a low card of it "
                                  "might win a trick later.")},
    {Kind::isHarder, false, false, QT_TRANSLATE_NOOP("players", "It's harder to beat than the %2."),
     QT_TRANSLATE_NOOP("players", "It was harder to beat than the %2.")},
    {Kind::keepsLoser, false, false,
     QT_TRANSLATE_NOOP("players", "Keep the %2 for a trick that you want to lose."),
     QT_TRANSLATE_NOOP("players", "I kept the %2 for a trick that I would want to lose.")},
    {Kind::moreAbove, false, false,
     QT_TRANSLATE_NOOP("players", "More cards still out are above it than above the %2."),
     QT_TRANSLATE_NOOP("players", "More cards still out were above it than above the %2.")},
    {Kind::moreDanger, false, false,
     QT_TRANSLATE_NOOP("players", "It endangers your nil more than the %2."),
     QT_TRANSLATE_NOOP("players", "It endangered my nil more than the %2.")},
    {Kind::keepsCover, false, false,
     QT_TRANSLATE_NOOP("players", "Keep the %2, which may cover %1's nil later."),
     QT_TRANSLATE_NOOP("players", "I kept the %2, which might cover %1's nil later."),
     QT_TRANSLATE_NOOP("players", "I kept the %2, which might cover your nil later.")},
    {Kind::coversMore, false, false,
     QT_TRANSLATE_NOOP("players", "It covers %1's nil better than the %2: fewer cards still out "
                                  "are above it."),
     QT_TRANSLATE_NOOP("players", "It covered %1's nil better than the %2: fewer cards still out "
                                  "were above it."),
     QT_TRANSLATE_NOOP("players", "It covered your nil better than the %2: fewer cards still out "
                                  "were above it.")},
    {Kind::fewerAbove, false, false,
     QT_TRANSLATE_NOOP("players", "Fewer cards still out are above it than above the %2."),
     QT_TRANSLATE_NOOP("players", "Fewer cards still out were above it than above the %2.")},
    {Kind::fewerBelow, false, false,
     QT_TRANSLATE_NOOP("players", "Fewer cards still out are below it than below the %2."),
     QT_TRANSLATE_NOOP("players", "Fewer cards still out were below it than below the %2.")},
};

static_assert(standByNumber(kRows, &Row::kind, Kind::fewerBelow));

const Row &rowOf(Kind kind)
{
    return kRows[static_cast<std::size_t>(kind)];
}

/// Said without a count, as there was nothing to count.
bool isSeen(const Purpose &purpose)
{
    return !purpose.counted && *rowOf(purpose.kind).ofSeen != '\0';
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

Purpose inTheOpen(Purpose purpose)
{
    switch (purpose.kind) {
    case Kind::nilShedsBelow:
    case Kind::nilShedsFreely:
    case Kind::nilIsFree:
        purpose.kind = Kind::nilStaysBelow;
        break;
    case Kind::ruffsLow:
    case Kind::ruffsHigh:
        purpose.kind = Kind::ruffs;
        break;
    default:
        break;
    }
    return purpose;
}

std::optional<Card> keptBy(const Purpose &purpose)
{
    switch (purpose.kind) {
    case Kind::keepsLow:
    case Kind::keepsLower:
    case Kind::keepsForNil:
        return purpose.card;
    case Kind::neitherWins:
        return purpose.other;
    default:
        return {};
    }
}

bool isByCount(const Purpose &purpose)
{
    const Kind kind = purpose.kind;
    if (isSeen(purpose))
        return false;
    return kind == Kind::top || kind == Kind::topSpade || kind == Kind::onlyTrumped ||
           kind == Kind::noneLeft || kind == Kind::aheadForGood;
}

Sentence wordsOf(const Purpose &purpose, Voice voice)
{
    const Row &row = rowOf(purpose.kind);
    const bool alone = purpose.alone && *row.ofLoner != '\0';
    const char *text = voice == Voice::toPlayer ? row.toPlayer
                       : alone                  ? row.ofLoner
                       : isSeen(purpose)        ? row.ofSeen
                                                : row.ofPlayer;
    std::vector<SentenceArg> args{Seat{purpose.seat}, purpose.card, purpose.other, purpose.suit};
    if (purpose.kind == Kind::drawsSpades)
        return Sentence::counted(text, purpose.count, std::move(args));
    // A hint is read by the player: whom it names is somebody else.
    return Sentence::ofSeat(text, voice == Voice::ofPlayer ? row.ofReader : "", std::move(args));
}

} // namespace sandbag
