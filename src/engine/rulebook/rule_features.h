// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/rule_set.h"
#include "setup/pack.h"
#include "setup/seating.h"

namespace sandbag {

/// What a rule set amounts to at the table, worked out once: the deck, the seats, and which kinds
/// of call can come up at all. The checker and the rule sheet ask this and not single options,
/// so that both call the same options meaningless. Each family of rules works out its own features
/// (family_meaning.h).
struct RuleFeatures {
    const RuleSet &rules;
    PackPlan pack;
    Seating seating;

    bool solo = false;
    bool counterClockwise = false; ///< play goes to the right
    bool draft = false;
    bool auction = false;
    bool sideBids = false;   ///< partners bid together
    bool restricted = false; ///< suicide, whiz or mirror
    bool ownSpades = false;  ///< whiz or mirror: the hand gives the number
    bool suicide = false;
    bool dealerBegins = false; ///< the dealer, or the dealer's side, bids first
    bool closing = false;      ///< a partner's later number names the contract of the side
    bool leastSum = false;     ///< all contracts together must come to this much …
    bool sumVoids = false;     ///< … or the deal is void

    bool kittyWanted = false;     ///< cards left over are to form a kitty
    bool kitty = false;           ///< ... and some do
    bool kittyTaken = false;      ///< someone takes it
    bool kittyEarly = false;      ///< ... before the bids
    bool leftoverAside = false;   ///< cards left over are put aside unseen
    bool leftoverRefused = false; ///< such a table is not played at all
    bool jokers = false;          ///< there are jokers in the deck
    bool severalJokers = false;
    bool jokersTrump = false; ///< ... which are trumps, by role or raised one by one

    int lowestNumber = 1; ///< that a player may bid after looking
    int highestNumber = 13;

    bool nilsFirst = false; ///< nils are declared before the numbers
    bool nil = false;       ///< after looking
    bool blindNil = false;  ///< before looking
    bool anyNil = false;
    bool doubleNil = false;  ///< all partners of a side may bid nil
    bool jointNils = false;  ///< ... and that scores as one
    bool dark = false;       ///< nil in the dark, after looking
    bool blindDark = false;  ///< ... never looked at
    bool bagsOfNils = false; ///< tricks of failed nils may be bags with points
    bool nilBagsPay = false; ///< ... and are, as overtricks do
    bool teamNil = false;
    bool blindTeamNil = false;
    bool blindNumbers = false; ///< from lowestBlind to highestBlind
    int lowestBlind = 0;
    int highestBlind = 0;
    bool blindBySide = false; ///< such a number holds for the whole side
    bool ten = false;         ///< ten for two hundred
    bool blindTen = false;
    bool moon = false;
    bool blindMoon = false;
    bool moonByNumber = false; ///< a contract of all tricks is one without being called
    bool lexingtonBid = false; ///< a contract of twelve is a Lexington
    bool noTrump = false;
    bool ownNumbers = false; ///< partners have numbers of their own
    bool exact = false;      ///< a plain contract must be met exactly
    bool wholeExact = false; ///< ... by the side, not by each partner: no overtricks can set it
    bool overtricks = false; ///< some contract can be made with tricks to spare
    bool anyBlind = false;   ///< some call before looking: hands stay face down at first

    bool nilExchange = false;      ///< cards change hands at a nil bid after looking
    bool blindNilExchange = false; ///< ... at a blind nil
    bool misdeals = false;         ///< a hand can be declared a misdeal
    int misdealConditions = 0;     ///< by any of this many conditions, or all of them

    explicit RuleFeatures(const RuleSet &of);
};

} // namespace sandbag
